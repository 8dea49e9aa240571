// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import LaunchKit

extension LintDeclaration {
    /// Creates the requirements for an app's project in a folder, from what the app declares.
    init(of app: AppDescriptor, _ artefacts: AppArtefacts, in folder: String) {
        var entitlements: [XcodePlatform: PropertyDictionary] = [:]
        for platform in XcodePlatform.allCases {
            entitlements[platform] = EntitlementKeys(artefacts, for: platform).declared
        }
        self.init(
            app: app.name, folder: folder, entitlements: entitlements, usage: artefacts.usage.keys.sorted(),
            urlSchemes: artefacts.urlSchemes, accessedAPIs: [HostPrivacy.linked.category])
    }
}

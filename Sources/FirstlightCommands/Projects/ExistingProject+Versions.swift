// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension ExistingProject {
    /// Remarks that the app runs on systems before the first that knows a launch screen by keys.
    ///
    /// What they launched with is no longer declared, and an app without a launch screen is letterboxed there.
    func remarkOnVersions(_ made: inout AppGeneration.Made) {
        let (name, first) = (XcodePlatform.iOS.deploymentSetting, InfoPlist.firstWithLaunchScreen)
        for version in settings(name, on: .iOS) where InfoPlist.isBeforeLaunchScreen(version) {
            made.remarks.append(
                "Set the build setting \(name) to \(first).0 or later; it is \(version), and iOS reads UILaunchScreen "
                    + "from \(first).0.")
        }
    }
}

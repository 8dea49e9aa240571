// Licensed under the Apache License, Version 2.0.

import LaunchKit

extension AppDescriptor {
    /// The domains whose passkeys the app may use: those of its entitlement (`webcredentials`), as a device reads it.
    package var passkeyDomains: Set<String> {
        let service = "webcredentials:"
        guard accounts != nil,
            case .list(let texts) = artefacts(AppOptions())?.entitlements[
                "com.apple.developer.associated-domains"]
        else { return [] }
        return Set(texts.filter { $0.hasPrefix(service) }.map { String($0.dropFirst(service.count)) })
    }
}

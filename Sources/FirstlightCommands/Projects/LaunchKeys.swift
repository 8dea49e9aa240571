// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import LaunchKit

/// The keys of an app's Info.plist that its launch needs; Xcode adds the rest.
struct LaunchKeys {
    /// The keys and their values.
    let dictionary: PropertyDictionary

    /// Declares the launch, and the fonts that come with the app, for the platforms of one target.
    init(
        _ artefacts: AppArtefacts, fonts: [AppFont], names: LaunchNames, for platforms: [LaunchPlatform]
    ) {
        var keys = PropertyDictionary()
        let launch = artefacts.launch
        // Only these two have a launch screen, and a storyboard is a phone's.
        if let storyboard = names.storyboard, platforms.contains(.iOS) {
            keys["UILaunchStoryboardName"] = .string(storyboard)
        } else if platforms.contains(.iOS) || platforms.contains(.tvOS) {
            var screen: PropertyDictionary = ["UIColorName": .string(names.ground)]
            if let picture = names.picture { screen["UIImageName"] = .string(picture) }
            if let inset = launch.respectsSafeArea {
                screen["UIImageRespectsSafeAreaInsets"] = .boolean(inset)
            }
            keys["UILaunchScreen"] = .dictionary(screen)
        }
        if !artefacts.urlSchemes.isEmpty {
            keys["CFBundleURLTypes"] = [
                [
                    "CFBundleTypeRole": "Editor", "CFBundleURLName": .string(artefacts.bundleID),
                    "CFBundleURLSchemes": .strings(artefacts.urlSchemes),
                ]
            ]
        }
        if !fonts.isEmpty {
            if platforms != [.macOS] { keys["UIAppFonts"] = .strings(fonts.map(\.name)) }
            // A Mac looks in a folder; the files of a target's folders all end up in the outermost one.
            if platforms.contains(.macOS) { keys["ATSApplicationFontsPath"] = "." }
        }
        // Nothing here encrypts by itself: requests use the system's HTTPS.
        keys["ITSAppUsesNonExemptEncryption"] = false
        for (key, text) in artefacts.usage { keys[key] = .string(text) }
        for (key, setting) in artefacts.settings { keys[key] = .string("$(\(setting))") }
        dictionary = keys.sorted
    }
}

/// The entitlements that an app needs.
struct EntitlementKeys {
    /// The keys and their values.
    let dictionary: PropertyDictionary
    /// Those among them that the app declares.
    let declared: PropertyDictionary

    /// The names that entitlements have on a Mac, by their names on the other systems where these differ.
    static let macNames = ["aps-environment": "com.apple.developer.aps-environment"]
    /// The sandbox of a Mac's app, and the way out of it to servers.
    static let sandbox = ["com.apple.security.app-sandbox", "com.apple.security.network.client"]
    /// The groups whose items in the keychain an app sees.
    static let keychain = "keychain-access-groups"

    /// - Parameter hasAccounts: Whether the app keeps a session in the keychain.
    init(_ artefacts: AppArtefacts, for platform: XcodePlatform, hasAccounts: Bool = false) {
        var keys = PropertyDictionary()
        for (name, value) in artefacts.entitlements {
            let key = platform == .macOS ? Self.macNames[name] ?? name : name
            // A declaration by the Mac's own name counts there.
            guard key == name || artefacts.entitlements[key] == nil else { continue }
            keys[key] =
                switch value {
                case .text(let text): .string(text)
                case .list(let texts): .strings(texts)
                case .flag(let isOn): .boolean(isOn)
                }
        }
        declared = keys.sorted
        if platform == .macOS {
            keys["com.apple.security.app-sandbox"] = true
            if artefacts.usesNetwork { keys["com.apple.security.network.client"] = true }
            // The keychain that a Mac has in common with phones is for apps with an identifier or a group, which only a
            // team can sign; for others it answers with errSecMissingEntitlement (TN3137).
            if hasAccounts, keys[Self.keychain] == nil {
                keys[Self.keychain] = .strings(["$(AppIdentifierPrefix)\(artefacts.bundleID)"])
            }
        }
        dictionary = keys.sorted
    }
}

// Licensed under the Apache License, Version 2.0.

/// The build settings of a host: Xcode 26's own for a new app, and those of the declaration.
struct HostSettings {
    private(set) var values = OpenStepDictionary()

    mutating func set(_ name: String, _ value: String?) {
        if let value { values[name] = OpenStepValue(value) }
    }

    /// Sets a value for the SDKs of some systems, the simulators' included.
    private mutating func set(_ name: String, _ value: String, on platforms: [XcodePlatform]) {
        for sdk in platforms.flatMap(\.sdks) { set("\(name)[sdk=\(sdk)*]", value) }
    }

    /// The settings of all targets.
    static func project(isDebug: Bool) -> OpenStepDictionary {
        var settings = HostSettings()
        for name in ["ALWAYS_SEARCH_USER_PATHS", "COPY_PHASE_STRIP"] { settings.set(name, "NO") }
        for name in [
            "CLANG_ENABLE_MODULES", "CLANG_ENABLE_OBJC_ARC", "CLANG_ENABLE_OBJC_WEAK",
            "ENABLE_STRICT_OBJC_MSGSEND",
            "ENABLE_USER_SCRIPT_SANDBOXING", "GCC_NO_COMMON_BLOCKS", "LOCALIZATION_PREFERS_STRING_CATALOGS",
            "SWIFT_EMIT_LOC_STRINGS",
        ] { settings.set(name, "YES") }
        settings.set("CURRENT_PROJECT_VERSION", "1")
        settings.set("MARKETING_VERSION", "1.0")
        settings.set("GCC_C_LANGUAGE_STANDARD", "gnu17")
        settings.set("SWIFT_VERSION", "6.0")
        if isDebug {
            settings.set("DEBUG_INFORMATION_FORMAT", "dwarf")
            settings.set("ENABLE_TESTABILITY", "YES")
            settings.set("GCC_DYNAMIC_NO_PIC", "NO")
            settings.set("GCC_OPTIMIZATION_LEVEL", "0")
            settings.set("ONLY_ACTIVE_ARCH", "YES")
            settings.set("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG $(inherited)")
            settings.set("SWIFT_OPTIMIZATION_LEVEL", "-Onone")
        } else {
            settings.set("DEBUG_INFORMATION_FORMAT", "dwarf-with-dsym")
            settings.set("ENABLE_NS_ASSERTIONS", "NO")
            settings.set("SWIFT_COMPILATION_MODE", "wholemodule")
            settings.set("VALIDATE_PRODUCT", "YES")
        }
        return settings.values
    }

    /// The settings of the app's target (FO-26, FO-31, FO-35).
    static func app(of host: HostDeclaration) -> OpenStepDictionary {
        var settings = HostSettings()
        let platforms = XcodePlatform.allCases.filter(host.platforms.contains)
        settings.addContents(host.contents, platforms: platforms)
        settings.set("PRODUCT_BUNDLE_IDENTIFIER", host.bundleIdentifier)
        settings.set("SDKROOT", platforms.count == 1 ? platforms.first?.sdks.first : "auto")
        settings.set("SUPPORTED_PLATFORMS", platforms.flatMap(\.sdks).joined(separator: " "))
        for setting in ["SUPPORTS_MACCATALYST", "SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD"] {
            settings.set(setting, "NO")
        }
        // A Mac and a watch have windows of their own.
        settings.set(
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "YES",
            on: platforms.filter { [.iOS, .tvOS, .visionOS].contains($0) })
        if platforms.contains(.iOS) {
            settings.set("INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents", "YES", on: [.iOS])
            let (upright, sides) = ("UIInterfaceOrientationPortrait", ["Left", "Right"])
            let landscape = sides.map { "UIInterfaceOrientationLandscape\($0)" }
            settings.set(
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone",
                ([upright] + landscape).joined(separator: " "))
            settings.set(
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad",
                ([upright, upright + "UpsideDown"] + landscape).joined(separator: " "))
        }
        if platforms.contains(.macOS) {
            // The sandbox is the entitlements' matter.
            let identity = host.needsTeamOnMac ? "Apple Development" : "-"
            settings.set("CODE_SIGN_IDENTITY", identity, on: [.macOS])
            settings.set("ENABLE_HARDENED_RUNTIME", "YES", on: [.macOS])
            settings.set("INFOPLIST_KEY_LSApplicationCategoryType", host.category)
            settings.set("LD_RUNPATH_SEARCH_PATHS", "@executable_path/../Frameworks", on: [.macOS])
        }
        if host.hasStoryboard {
            // An app designed for a phone does not compile for these.
            settings.set(
                "EXCLUDED_SOURCE_FILE_NAMES", "*.storyboard", on: platforms.filter { $0 != .iOS })
        }
        if platforms.contains(.tvOS), let image = host.launchImage {
            settings.set("ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME", image, on: [.tvOS])
        }
        return settings.values
    }

    /// The settings of the watch app's target (FO-37, FO-39).
    static func watchApp(_ watchApp: HostWatchApp, of host: HostDeclaration) -> OpenStepDictionary {
        var settings = HostSettings()
        settings.addContents(watchApp.contents, platforms: [.watchOS])
        settings.set("PRODUCT_BUNDLE_IDENTIFIER", watchApp.bundleIdentifier)
        settings.set("INFOPLIST_KEY_CFBundleDisplayName", host.name)
        settings.set("SDKROOT", "watchos")
        settings.set("SKIP_INSTALL", watchApp.isEmbedded ? "YES" : nil)
        if watchApp.isEmbedded {
            settings.set("INFOPLIST_KEY_WKCompanionAppBundleIdentifier", host.bundleIdentifier)
        } else {
            settings.set("INFOPLIST_KEY_WKWatchOnly", "YES")
        }
        return settings.values
    }

    /// Adds the settings that follow from the folder of a target and from its systems.
    private mutating func addContents(_ contents: HostContents, platforms: [XcodePlatform]) {
        set("ASSETCATALOG_COMPILER_APPICON_NAME", contents.appIcon)
        for (platform, icon) in contents.otherIcons where platforms.contains(platform) {
            set("ASSETCATALOG_COMPILER_APPICON_NAME", icon, on: [platform])
        }
        set("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", contents.accentColor)
        for (platform, file) in contents.entitlements where platforms.contains(platform) {
            set("CODE_SIGN_ENTITLEMENTS", "\(contents.folder)/\(file)", on: [platform])
        }
        set("CODE_SIGN_STYLE", "Automatic")
        set("ENABLE_PREVIEWS", "YES")
        set("GENERATE_INFOPLIST_FILE", "YES")
        set("INFOPLIST_FILE", "\(contents.folder)/\(contents.infoPlist)")
        set("LD_RUNPATH_SEARCH_PATHS", "@executable_path/Frameworks")
        set("PRODUCT_NAME", "$(TARGET_NAME)")
        for platform in platforms { set(platform.deploymentSetting, platform.oldestVersion) }
        let families = platforms.flatMap(\.families).sorted().map(String.init)
        set("TARGETED_DEVICE_FAMILY", families.isEmpty ? nil : families.joined(separator: ","))
    }
}

// Licensed under the Apache License, Version 2.0.

extension InfoPlist {
    /// Returns the known keys whose values have a kind that the system does not accept there.
    ///
    /// A text with a build setting such as `$(NAME)` may stand for any text or Boolean.
    public func mistyped() -> [ArtefactProblem] {
        let kinds = Self.kinds + [("string", Self.usageKeys(dictionary))]
        return kinds.flatMap { kind, paths in
            paths.flatMap { path in
                check(file.value, path.split(separator: "/").map(String.init)[...], [], kind)
            }
        }
        .sorted { ($0.line ?? 0, $0.element) < ($1.line ?? 0, $1.element) }
    }

    /// Paths of keys by the kind at their end; an asterisk stands for each key or place.
    private static let kinds: [(String, [String])] = [
        (
            "dictionary",
            launchScreens + [
                "UILaunchScreens", "UILaunchStoryboards", "UIApplicationSceneManifest", "CFBundleURLTypes/*",
                "UILaunchScreens/UIURLToLaunchScreenAssociations",
                "UILaunchStoryboards/UIURLToLaunchStoryboardAssociations",
                "UILaunchStoryboards/UILaunchStoryboardDefinitions/*",
                "UIApplicationSceneManifest/UISceneConfigurations",
                "UIApplicationSceneManifest/UISceneConfigurations/*/*",
            ]
                + launchScreens.flatMap { screen in
                    LaunchScreenKeys.Bar.allCases.map { "\(screen)/\($0.rawValue)" }
                }
        ),
        (
            "array",
            [
                "UIAppFonts", "CFBundleURLTypes", "CFBundleURLTypes/*/CFBundleURLSchemes",
                "UILaunchScreens/UILaunchScreenDefinitions",
                "UILaunchStoryboards/UILaunchStoryboardDefinitions",
                "UIApplicationSceneManifest/UISceneConfigurations/*", "UISupportedInterfaceOrientations",
                "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~iphone",
            ]
        ),
        (
            "boolean",
            launchScreens.map { $0 + "/UIImageRespectsSafeAreaInsets" } + [
                "UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes", "UIRequiresFullScreen",
                "ITSAppUsesNonExemptEncryption", "LSRequiresIPhoneOS", "WKApplication",
            ]
        ),
        (
            "string",
            launchScreens.flatMap {
                ["\($0)/UIColorName", "\($0)/UIImageName", "\($0)/UILaunchScreenIdentifier"]
            } + [
                "UILaunchScreens/UIURLToLaunchScreenAssociations/*", "UILaunchScreens/UIDefaultLaunchScreen",
                "UILaunchStoryboardName", "UILaunchStoryboards/UIDefaultLaunchStoryboard",
                "UILaunchStoryboards/UIURLToLaunchStoryboardAssociations/*",
                "UILaunchStoryboards/UILaunchStoryboardDefinitions/*/*",
                "UIApplicationSceneManifest/UISceneConfigurations/*/*/*", "UIAppFonts/*",
                "CFBundleURLTypes/*/CFBundleURLName", "CFBundleURLTypes/*/CFBundleTypeRole",
                "CFBundleURLTypes/*/CFBundleURLSchemes/*", "UISupportedInterfaceOrientations/*",
                "UISupportedInterfaceOrientations~ipad/*", "UISupportedInterfaceOrientations~iphone/*",
                "UIUserInterfaceStyle", "WKCompanionAppBundleIdentifier",
            ]
        ),
    ]

    private static let launchScreens = ["UILaunchScreen", "UILaunchScreens/UILaunchScreenDefinitions/*"]

    private func check(
        _ value: PropertyValue, _ rest: ArraySlice<String>, _ path: [String], _ kind: String
    ) -> [ArtefactProblem] {
        guard let step = rest.first else {
            let isSetting = value.string?.contains("$(") ?? false
            if file.isOldText, value.string != nil, kind != "array", kind != "dictionary" { return [] }
            if value.kind == kind || isSetting && (kind == "string" || kind == "boolean") { return [] }
            return [
                ArtefactProblem(
                    file: file.file, line: file.line(of: path), element: path.joined(separator: "/"),
                    reason: "the value is of kind \(value.kind): make it of kind \(kind)")
            ]
        }
        let steps: [String] =
            switch (value, step) {
            case (.dictionary(let dictionary), "*"): dictionary.keys
            case (.array(let array), "*"): array.indices.map { "\($0)" }
            default: [step]
            }
        return steps.flatMap { step in
            value[path: [step]].map { check($0, rest.dropFirst(), path + [step], kind) } ?? []
        }
    }
}

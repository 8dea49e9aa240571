// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct InfoPlistMakingTests {
    @Test("Launch screens by scheme are written in Apple's form and read back equal")
    func launchScreens() throws {
        var screen = LaunchScreenKeys()
        (screen.identifier, screen.colorName) = ("night", "Night")
        var screens = LaunchScreensKeys()
        screens.definitions = [screen, LaunchScreenKeys(["UILaunchScreenIdentifier": "day"])]
        screens.associations = ["example-night": "night", "example": "day"]
        screens.defaultIdentifier = "day"
        var info = InfoPlist()
        info.launchScreens = screens
        let expected: PropertyDictionary = [
            "UILaunchScreens": [
                "UILaunchScreenDefinitions": [
                    ["UILaunchScreenIdentifier": "night", "UIColorName": "Night"],
                    ["UILaunchScreenIdentifier": "day"],
                ],
                "UIURLToLaunchScreenAssociations": ["example": "day", "example-night": "night"],
                "UIDefaultLaunchScreen": "day",
            ]
        ]
        try expect(info, expected)
        #expect(info.launchScreens?.associations == ["example-night": "night", "example": "day"])
        #expect(info.launchScreens?.definitions.map(\.identifier) == ["night", "day"])
        #expect(info.launchScreens?.defaultIdentifier == "day")
        info.launchScreens?.associations = ["example": "night"]
        #expect(info["UILaunchScreens"]?[path: ["UIURLToLaunchScreenAssociations"]] == ["example": "night"])
    }

    @Test("Launch storyboards by scheme are written in Apple's form and read back equal")
    func launchStoryboards() throws {
        var definition = LaunchStoryboardsKeys.Definition()
        (definition.identifier, definition.storyboardName) = ("night", "LaunchNight")
        var storyboards = LaunchStoryboardsKeys()
        storyboards.definitions = [definition]
        storyboards.associations = ["example": "night"]
        storyboards.defaultIdentifier = "night"
        var info = InfoPlist()
        info.launchStoryboards = storyboards
        try expect(
            info,
            [
                "UILaunchStoryboards": [
                    "UILaunchStoryboardDefinitions": [
                        ["UILaunchStoryboardIdentifier": "night", "UILaunchStoryboardFile": "LaunchNight"]
                    ],
                    "UIURLToLaunchStoryboardAssociations": ["example": "night"],
                    "UIDefaultLaunchStoryboard": "night",
                ]
            ])
        #expect(info.launchStoryboards?.definitions == [definition])
        #expect(info.launchStoryboards?.associations == ["example": "night"])
        #expect(info.launchStoryboards?.defaultIdentifier == "night")
    }

    @Test("An app's own keys are written in Apple's form and read back equal")
    func app() throws {
        var info = InfoPlist()
        info.urlTypes = [URLType(name: "org.example", schemes: ["example"])]
        info.fonts = ["Inter-Bold.ttf"]
        info.requiresIPhoneOS = true
        info.requiresFullScreen = false
        info.setOrientations([.portrait], on: .phone)
        info.setOrientations([.landscapeLeft, .landscapeRight], on: .pad)
        var scene = SceneManifestKeys.Configuration()
        (scene.name, scene.delegateClassName) = ("Default", "Scene")
        (scene.className, scene.storyboardName) = ("UIWindowScene", "Main")
        var scenes = SceneManifestKeys()
        scenes.supportsMultipleScenes = true
        scenes.configurations = [SceneManifestKeys.windowRole: [scene]]
        info.sceneManifest = scenes
        try expect(
            info,
            [
                "CFBundleURLTypes": [
                    [
                        "CFBundleTypeRole": "Editor", "CFBundleURLName": "org.example",
                        "CFBundleURLSchemes": ["example"],
                    ]
                ],
                "UIAppFonts": ["Inter-Bold.ttf"], "LSRequiresIPhoneOS": true, "UIRequiresFullScreen": false,
                "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
                "UISupportedInterfaceOrientations~ipad": [
                    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
                ],
                "UIApplicationSceneManifest": [
                    "UIApplicationSupportsMultipleScenes": true,
                    "UISceneConfigurations": [
                        "UIWindowSceneSessionRoleApplication": [
                            [
                                "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "Scene",
                                "UISceneClassName": "UIWindowScene", "UISceneStoryboardFile": "Main",
                            ]
                        ]
                    ],
                ],
            ])
        #expect(info.sceneManifest?.configurations == ["UIWindowSceneSessionRoleApplication": [scene]])
    }

    /// The keys in their order, what plutil says to the bytes, and the bytes read back.
    private func expect(_ info: InfoPlist, _ expected: PropertyDictionary) throws {
        #expect(info.dictionary == expected)
        #expect(info.dictionary.keys == expected.keys)
        #expect(try InfoPlist(reading: info.bytes(), file: "Info.plist").dictionary == expected)
        _ = try Plutil.run("-lint", on: info.bytes())
    }

    @Test("A known key of another kind is told with its line, unless a build setting stands for it")
    func mistyped() throws {
        let text = """
            <plist><dict>
            <key>UILaunchScreen</key><dict>
            <key>UIColorName</key><integer>1</integer>
            <key>UITabBar</key><true/>
            <key>UIImageRespectsSafeAreaInsets</key><string>$(YES)</string></dict>
            <key>UIAppFonts</key><array><string>a</string>
            <true/></array>
            <key>NSCameraUsageDescription</key><array/>
            <key>UIUserInterfaceStyle</key><string>$(STYLE)</string>
            <key>CFBundleURLTypes</key><dict/>
            <key>Other</key><integer>1</integer>
            </dict></plist>
            """
        let told = try InfoPlist(reading: Array(text.utf8), file: "a").mistyped().map(\.description)
        #expect(
            told == [
                "a:3: UILaunchScreen/UIColorName: the value is of kind integer: make it of kind string",
                "a:4: UILaunchScreen/UITabBar: the value is of kind boolean: make it of kind dictionary",
                "a:7: UIAppFonts/1: the value is of kind boolean: make it of kind string",
                "a:8: NSCameraUsageDescription: the value is of kind array: make it of kind string",
                "a:10: CFBundleURLTypes: the value is of kind dictionary: make it of kind array",
            ])
    }

    @Test("A root that is no dictionary is refused")
    func root() {
        let expected = ArtefactProblem(
            file: "a", line: 2, reason: "its root is of kind array: make it a dictionary")
        #expect(throws: expected) {
            try InfoPlist(reading: Array("<plist>\n<array/></plist>".utf8), file: "a")
        }
        #expect(throws: expected) {
            try Entitlements(reading: Array("<plist>\n<array/></plist>".utf8), file: "a")
        }
    }
}

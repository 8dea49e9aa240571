// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct InfoPlistTests {
    static let app = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>CFBundleName</key>
        	<string>$(PRODUCT_NAME)</string>
        	<key>CFBundleURLTypes</key>
        	<array>
        		<dict>
        			<key>CFBundleTypeRole</key>
        			<string>Viewer</string>
        			<key>CFBundleURLIconFile</key>
        			<string>icon</string>
        			<key>CFBundleURLName</key>
        			<string>org.example.app</string>
        			<key>CFBundleURLSchemes</key>
        			<array>
        				<string>example</string>
        				<string>example-dev</string>
        			</array>
        		</dict>
        	</array>
        	<key>ITSAppUsesNonExemptEncryption</key>
        	<false/>
        	<key>LSRequiresIPhoneOS</key>
        	<true/>
        	<key>NSCameraUsageDescription</key>
        	<string>To photograph a flat.</string>
        	<key>UIAppFonts</key>
        	<array>
        		<string>Inter-Bold.ttf</string>
        	</array>
        	<key>UIApplicationSceneManifest</key>
        	<dict>
        		<key>UIApplicationSupportsMultipleScenes</key>
        		<false/>
        		<key>UISceneConfigurations</key>
        		<dict>
        			<key>UIWindowSceneSessionRoleApplication</key>
        			<array>
        				<dict>
        					<key>UISceneConfigurationName</key>
        					<string>Default Configuration</string>
        					<key>UISceneDelegateClassName</key>
        					<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        				</dict>
        			</array>
        		</dict>
        	</dict>
        	<key>UILaunchScreen</key>
        	<dict>
        		<key>UIColorName</key>
        		<string>Background</string>
        		<key>UIImageName</key>
        		<string>Logo</string>
        		<key>UIImageRespectsSafeAreaInsets</key>
        		<true/>
        		<key>UITabBar</key>
        		<dict>
        			<key>UIImageName</key>
        			<string>Tabs</string>
        		</dict>
        		<key>UIToolbar</key>
        		<dict/>
        	</dict>
        	<key>UIRequiresFullScreen</key>
        	<true/>
        	<key>UISupportedInterfaceOrientations</key>
        	<array>
        		<string>UIInterfaceOrientationPortrait</string>
        	</array>
        	<key>UISupportedInterfaceOrientations~ipad</key>
        	<array>
        		<string>UIInterfaceOrientationPortraitUpsideDown</string>
        		<string>UIInterfaceOrientationLandscapeLeft</string>
        	</array>
        	<key>UIUserInterfaceStyle</key>
        	<string>Light</string>
        	<key>WKApplication</key>
        	<true/>
        	<key>WKCompanionAppBundleIdentifier</key>
        	<string>org.example.app</string>
        </dict>
        </plist>

        """

    private func read(_ text: String = app) throws -> InfoPlist {
        try InfoPlist(reading: Array(text.utf8), file: "Info.plist")
    }

    private func text(_ info: InfoPlist) throws -> String {
        #expect(try InfoPlist(reading: info.bytes(), file: "Info.plist").dictionary == info.dictionary)
        return String(decoding: info.bytes(), as: UTF8.self)
    }

    @Test("The keys of a launch are read by their names")
    func reading() throws {
        let info = try read()
        #expect(info.urlTypes.map(\.name) == ["org.example.app"])
        #expect(info.urlTypes.map(\.role) == ["Viewer"])
        #expect(info.urlSchemes == ["example", "example-dev"])
        #expect(info.usesNonExemptEncryption == false)
        #expect(info.requiresIPhoneOS == true)
        #expect(info.usageDescriptions == ["NSCameraUsageDescription": "To photograph a flat."])
        #expect(info.fonts == ["Inter-Bold.ttf"])
        #expect(info.requiresFullScreen == true)
        #expect(info.interfaceStyle == .light)
        #expect(info.orientations(on: .phone) == [.portrait])
        #expect(info.orientations(on: .pad) == [.portraitUpsideDown, .landscapeLeft])
        #expect(info.isWatchApp)
        #expect(info.companionIdentifier == "org.example.app")
        #expect(info.mistyped() == [])
    }

    @Test("Every text that asks for a permission is one, with NS before its name or without")
    func usageTexts() throws {
        let info = try read(
            Self.app.replacing(
                "<key>LSRequiresIPhoneOS</key>",
                with: "<key>NFCReaderUsageDescription</key>\n\t<string>To open a door.</string>\n"
                    + "\t<key>LSRequiresIPhoneOS</key>"))
        #expect(
            info.usageDescriptions.keys.sorted() == ["NFCReaderUsageDescription", "NSCameraUsageDescription"])
        #expect(info.usageDescriptions["NFCReaderUsageDescription"] == "To open a door.")
    }

    @Test("A launch screen is read with its bars")
    func launchScreen() throws {
        let info = try read()
        let screen = try #require(info.launchScreen)
        #expect(screen.colorName == "Background")
        #expect(screen.imageName == "Logo")
        #expect(screen.imageRespectsSafeArea == true)
        #expect(screen.bars == [.tab, .tool])
        #expect(screen.imageName(of: .tab) == "Tabs")
        #expect(screen.imageName(of: .tool) == nil)
        #expect(info.declaredLaunchKeys == ["UILaunchScreen"])
        #expect(
            info.launchScreens == nil && info.launchStoryboardName == nil && info.launchStoryboards == nil)
    }

    @Test("A scene manifest is read with its configurations")
    func scenes() throws {
        let manifest = try #require(try read().sceneManifest)
        #expect(manifest.supportsMultipleScenes == false)
        let configurations = manifest.configurations["UIWindowSceneSessionRoleApplication"]
        #expect(configurations?.map(\.name) == ["Default Configuration"])
        #expect(configurations?.map(\.delegateClassName) == ["$(PRODUCT_MODULE_NAME).SceneDelegate"])
        #expect(configurations?.map(\.storyboardName) == [nil])
    }

    @Test("Setting a value changes its own lines alone, and what has no name stays")
    func writing() throws {
        var info = try read()
        info.launchScreen?.colorName = "Night"
        info.launchScreen?.hide(.tool)
        info.launchScreen?.show(.tab)
        info.launchScreen?.show(.navigation, imageName: "Top")
        info.urlTypes[0].schemes = ["example"]
        info.fonts = []
        info.interfaceStyle = .automatic
        info.setOrientations([.landscapeRight], on: .pad)
        info.usageDescriptions = ["NSMicrophoneUsageDescription": "To hear."]
        info.sceneManifest?.supportsMultipleScenes = true
        info.usesNonExemptEncryption = nil
        let expected = Self.app
            .replacing("<string>Background</string>", with: "<string>Night</string>")
            .replacing(
                """
                		<dict>
                			<key>UIImageName</key>
                			<string>Tabs</string>
                		</dict>
                		<key>UIToolbar</key>
                		<dict/>

                """,
                with: """
                    		<dict/>
                    		<key>UINavigationBar</key>
                    		<dict>
                    			<key>UIImageName</key>
                    			<string>Top</string>
                    		</dict>

                    """
            )
            .replacing("\t\t\t\t<string>example-dev</string>\n", with: "")
            .replacing(
                "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>Inter-Bold.ttf</string>\n\t</array>\n",
                with: ""
            )
            .replacing("<string>Light</string>", with: "<string>Automatic</string>")
            .replacing("\t\t<string>UIInterfaceOrientationPortraitUpsideDown</string>\n", with: "")
            .replacing("UIInterfaceOrientationLandscapeLeft", with: "UIInterfaceOrientationLandscapeRight")
            .replacing(
                "\t<key>NSCameraUsageDescription</key>\n\t<string>To photograph a flat.</string>\n", with: ""
            )
            .replacing(
                "</dict>\n</plist>",
                with:
                    "\t<key>NSMicrophoneUsageDescription</key>\n\t<string>To hear.</string>\n</dict>\n</plist>"
            )
            .replacing("Scenes</key>\n\t\t<false/>", with: "Scenes</key>\n\t\t<true/>")
            .replacing("\t<key>ITSAppUsesNonExemptEncryption</key>\n\t<false/>\n", with: "")
        #expect(try text(info) == expected)
    }

    @Test(
        "Setting one way to declare the launch screen removes the others, those for one device too",
        arguments: InfoPlist.launchKeys)
    func alternatives(key: String) throws {
        var info = InfoPlist()
        for other in ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboards"] { info[other] = [:] }
        for other in ["UILaunchStoryboardName", "UILaunchStoryboardName~ipad"] { info[other] = "Launch" }
        info["UILaunchScreen~ipad"] = [:]
        switch key {
        case "UILaunchScreen": info.launchScreen = LaunchScreenKeys()
        case "UILaunchScreens": info.launchScreens = LaunchScreensKeys()
        case "UILaunchStoryboardName": info.launchStoryboardName = "Start"
        default: info.launchStoryboards = LaunchStoryboardsKeys()
        }
        let left = [
            "UILaunchScreen": ["UILaunchScreen", "UILaunchScreen~ipad"],
            "UILaunchScreens": ["UILaunchScreens"],
            "UILaunchStoryboardName": ["UILaunchStoryboardName", "UILaunchStoryboardName~ipad"],
            "UILaunchStoryboards": ["UILaunchStoryboards"],
        ]
        #expect(info.declaredLaunchKeys == left[key])
        let before = info
        info.launchScreens = nil
        if key != "UILaunchScreens" {
            #expect(info == before, "removing what is not there removes nothing else")
        }
    }
}

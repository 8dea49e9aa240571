// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// A small project to which nothing is objected, and changes of it.
struct LintSample {
    /// The keys of its Info.plist with their values in XML.
    var keys: [String: String] = [
        "CFBundlePackageType": "<string>APPL</string>",
        "ITSAppUsesNonExemptEncryption": "<false/>",
        "UIApplicationSceneManifest": "<dict/>",
        "UILaunchScreen": "<dict><key>UIColorName</key><string>Launch</string></dict>",
        "UISupportedInterfaceOrientations":
            "<array><string>UIInterfaceOrientationPortrait</string></array>",
    ]
    var files: [String: [UInt8]] = [
        "App/Assets.xcassets/Launch.colorset/Contents.json": Array(darkColor.utf8)
    ]
    var listPath = "App/Info.plist"

    var set: FileSet {
        var set = FileSet()
        for (path, bytes) in files { set[path] = bytes }
        let pairs = keys.sorted { $0.key < $1.key }.map { "    <key>\($0.key)</key>\n    \($0.value)\n" }
        let list = "<plist version=\"1.0\">\n<dict>\n\(pairs.joined())</dict>\n</plist>\n"
        if !keys.isEmpty { set[listPath] = Array(list.utf8) }
        return set
    }

    /// Without the Info.plist of its keys.
    var keyless: LintSample {
        var copy = self
        copy.keys = [:]
        return copy
    }

    func key(_ key: String, _ value: String?) -> LintSample {
        var copy = self
        copy.keys[key] = value
        return copy
    }

    func file(_ path: String, _ text: String) -> LintSample { file(path, bytes: Array(text.utf8)) }

    func file(_ path: String, bytes: [UInt8]?) -> LintSample {
        var copy = self
        copy.files[path] = bytes
        return copy
    }

    /// With the picture `Mark` on its launch screen, in the scales and sizes given.
    func mark(
        _ name: String = "Mark-1a2b3c", scales: [String: (Int, Int)] = ["2x": (80, 80), "3x": (120, 120)],
        appearances: [String] = ["", "dark"]
    )
        -> LintSample
    {
        var copy = key(
            "UILaunchScreen",
            """
            <dict><key>UIColorName</key><string>Launch</string>
                <key>UIImageName</key><string>\(name)</string></dict>
            """)
        let folder = "App/Assets.xcassets/\(name).imageset"
        var entries: [String] = []
        for (scale, size) in scales.sorted(by: { $0.key < $1.key }) {
            for appearance in appearances {
                let dark = appearance.isEmpty ? "" : "-" + appearance
                let appearances =
                    dark.isEmpty
                    ? ""
                    : ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"\(appearance)\"}]"
                entries.append(
                    "{\"filename\": \"\(scale)\(dark).png\", \"idiom\": \"universal\", \"scale\": \"\(scale)\"\(appearances)}"
                )
                copy.files["\(folder)/\(scale)\(dark).png"] = Self.png(size.0, size.1)
            }
        }
        copy.files["\(folder)/Contents.json"] = Array(
            "{\"images\": [\(entries.joined(separator: ", "))]}".utf8)
        return copy
    }

    /// With a launch storyboard of these texts for its parts.
    func storyboard(
        _ replacements: KeyValuePairs<String, String> = [:], name: String = "Launch",
        path: String = "App/Launch.storyboard"
    ) -> LintSample {
        var text = Self.storyboardText
        for (old, new) in replacements { text = text.replacing(old, with: new) }
        return key("UILaunchScreen", nil).key("UILaunchStoryboardName", "<string>\(name)</string>").file(
            path, text)
    }

    /// With a project of Xcode around it, whose target has these settings and resources, and these lines of a file of
    /// settings below them.
    func project(
        _ settings: [String: String] = [:], resources: [String] = ["App/Assets.xcassets"],
        below lines: String? = nil
    ) -> LintSample {
        guard let lines else { return project(settings, resources, base: "") }
        return project(settings, resources, base: "baseConfigurationReference = X;")
            .file("Settings/App.xcconfig", lines)
    }

    private func project(_ settings: [String: String], _ resources: [String], base: String) -> LintSample {
        let all = ["INFOPLIST_FILE": "App/Info.plist", "SDKROOT": "iphoneos"].merging(settings) { $1 }
            .filter { !$0.value.isEmpty || base.isEmpty }
        let lines = all.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\";" }.joined(
            separator: "\n")
        let files = resources.enumerated().map { index, path in
            """
            F\(index) = {isa = PBXFileReference; path = "\(path)"; sourceTree = SOURCE_ROOT; };
            B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };
            """
        }
        return file(
            "App.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; targets = (T, ); };
            L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
            X = {isa = PBXFileReference; path = "Settings/App.xcconfig"; sourceTree = SOURCE_ROOT; };
            C = {isa = XCBuildConfiguration; name = Release; \(base) buildSettings = {
            \(lines)
            }; };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = L; buildPhases = (R, ); };
            R = {isa = PBXResourcesBuildPhase; files = (\(resources.indices.map { "B\($0), " }.joined())); };
            \(files.joined(separator: "\n"))
            }; }
            """)
    }

    /// The beginning of a PNG, which is all that rules read.
    static func png(_ width: Int, _ height: Int, alpha: Bool = true) -> [UInt8] {
        func word(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
        let header = word(width) + word(height) + [8, alpha ? 6 : 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + word(13) + Array("IHDR".utf8) + header
            + word(0)
            + word(0) + Array("IEND".utf8) + word(0)
    }

    static let darkColor = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}}, {"idiom": "universal", "appearances":
        [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components":
        {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}]}
        """

    static let storyboardText = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useSafeAreas="YES" initialViewController="vc">
            <scenes>
                <scene sceneID="s1">
                    <objects>
                        <viewController id="vc" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="root">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <color key="backgroundColor" name="Launch"/>
                                <constraints>
                                    <constraint firstItem="root" firstAttribute="width" constant="10" id="c1"/>
                                </constraints>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <namedColor name="Launch"><color white="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
            </resources>
        </document>

        """
}

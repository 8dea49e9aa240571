// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// Projects as tools make them.
@Suite struct LintProjectKindTests {
    private static let damaged = "brand/Assets.xcassets/A.imageset/Contents.json"

    /// Overlays, bricks and themes have no project; what a tool makes of them later is not known.
    @Test(arguments: [
        ("catalogue-damaged", damaged, "{{{"),
        (
            "image-file-absent", damaged, #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
        ),
        ("storyboard-damaged", "brand/Launch.storyboard", "<document"),
    ])
    func partsOfNoProjectAreNoted(rule: String, path: String, text: String) {
        func found(_ others: [String: String] = [:]) -> [LintFinding] {
            ProjectLint(FileSet(texts: others.merging([path: text]) { $1 })).report().findings.filter {
                $0.rule.id == rule
            }
        }
        #expect(found().map(\.severity) == [.note])
        #expect(found().allSatisfy { $0.message.hasSuffix("; it belongs to no project here") })
        // Packages, XcodeGen, Tuist, Bazel and Buck build them, and so does the app of a list beside them.
        let manifests = [
            "Package.swift", "project.yml", "project.json", "BUILD", "BUILD.bazel", "brand/BUCK",
            "brand/Project.swift", "brand/Brand.podspec", "brand/Brand.podspec.json",
        ]
        for manifest in manifests {
            #expect(ProjectLint.isManifest(String(manifest.split(separator: "/").last!)), "\(manifest)")
            #expect(found([manifest: "name: a"]).map(\.severity) == [.error], "\(manifest)")
        }
        let list = "<plist version=\"1.0\"><dict><key>UILaunchScreen</key><dict/></dict></plist>"
        #expect(found(["brand/Info.plist": list]).map(\.severity) == [.error])
        // A project above the folder that is looked at may build them, too.
        var inner = ProjectLint(FileSet(texts: [path: text]))
        inner.isInProject = true
        #expect(inner.report().findings.filter { $0.rule.id == rule }.map(\.severity) == [.error])
        // A manifest beside the folder is not one above it.
        #expect(found(["other/Package.swift": ""]).map(\.severity) == [.note])
    }

    private func open(_ files: FileSet) -> [String] { ProjectLint(files).report().open.map(\.rule.id) }

    @Test("Capacitor's three pictures of 2732 pixels are too large for the screen")
    func capacitor() throws {
        let size = (2732, 2732)
        let files = LintSample().mark("Splash", scales: ["1x": size, "2x": size, "3x": size]).set
        let report = ProjectLint(files, firstScreenHasBranding: true).report()
        #expect(
            report.open.map(\.rule.id) == [
                "launch-image-large", "launch-image-name-plain", "launch-memory-exceeded",
            ])
        let message = try #require(report.open.last?.message)
        // Each row is filled to 64 bytes: 10944 bytes for 2732 pixels.
        #expect(message == "29899008 bytes are more than 25000000")
    }

    @Test("Keys that Xcode adds count, and their findings stand in the project")
    func generatedKeys() throws {
        let settings = [
            "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_FILE": "", "TARGETED_DEVICE_FAMILY": "1,2",
            "INFOPLIST_KEY_UILaunchStoryboardName": "Launch.storyboard",
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            "INFOPLIST_KEY_ITSAppUsesNonExemptEncryption": "NO",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations": "UIInterfaceOrientationPortrait",
        ]
        var sample = LintSample().storyboard().project(
            settings, resources: ["App/Assets.xcassets", "App/Launch.storyboard"])
        sample.keys = [:]
        let findings = ProjectLint(sample.set).report().open
        #expect(Set(findings.map(\.rule.id)) == ["orientation-ipad-multitasking", "storyboard-name-suffix"])
        #expect(findings.allSatisfy { $0.file == "App.xcodeproj/project.pbxproj" && ($0.line ?? 0) > 4 })
        // Settings are not written: that is Xcode's file.
        #expect(ProjectLint.fixed(sample.set) == sample.set)
    }

    @Test("A target whose settings lie in another file is looked at by the usual place of its list")
    func settingsElsewhere() {
        let sample = LintSample().key("UILaunchScreen", nil).project(["INFOPLIST_FILE": ""])
        #expect(open(sample.set) == ["launch-screen-missing"])
        #expect(ProjectLint(sample.set).report().apps == ["App"])
    }

    @Test("What a file of settings sets counts, and its findings stand in the file that sets it")
    func settingsFile() throws {
        let sample = LintSample().project(
            ["INFOPLIST_FILE": ""],
            below: "// Ours\n#include \"inner/Icon.xcconfig\"\nINFOPLIST_FILE = App/Info.plist"
        ).file("Settings/inner/Icon.xcconfig", "\n\nASSETCATALOG_COMPILER_APPICON_NAME = Red")
        var files = FileSet()
        for path in sample.set.paths { files["ios/" + path] = sample.set[path] }
        let finding = try #require(ProjectLint(files).report().open.first)
        #expect(finding.rule.id == "icon-set-absent")
        #expect(finding.file == "ios/Settings/inner/Icon.xcconfig")
        #expect(finding.line == 3)
        // What the target itself says comes first.
        let own = sample.project(
            ["INFOPLIST_FILE": "", "ASSETCATALOG_COMPILER_APPICON_NAME": "Green"],
            below: "INFOPLIST_FILE = Gone.plist")
        let places = ProjectLint(own.set).report().open.map { "\($0.rule.id) \($0.file)" }
        #expect(
            places == ["icon-set-absent App.xcodeproj/project.pbxproj", "plist-absent Settings/App.xcconfig"])
    }

    @Test("A project below a folder finds its files from there")
    func below() {
        var files = FileSet()
        let sample = LintSample().storyboard().project(resources: [
            "App/Assets.xcassets", "App/Launch.storyboard",
        ]).set
        for path in sample.paths { files["packages/one/ios/" + path] = sample[path] }
        #expect(open(files) == [])
        files["packages/one/ios/App/Launch.storyboard"] = nil
        #expect(open(files) == ["storyboard-absent"])
    }

    @Test("An old nib is a fault only when an app starts with it")
    func oldNib() {
        let archive = "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>"
        let beside = LintSample().file("App/Old.xib", archive)
        #expect(open(beside.set) == [])
        let used = beside.key("UILaunchScreen", nil).key("UILaunchStoryboardName", "<string>Old</string>")
        #expect(open(used.set) == ["storyboard-damaged"])
    }

    @Test("A nib of today is a launch screen, too")
    func nib() {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" launchScreen="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view id="a"><rect key="frame" x="0" y="0" width="1" height="1"/></view></objects></document>
            """
        let sample = LintSample().key("UILaunchScreen", nil).key(
            "UILaunchStoryboardName", "<string>Old</string>")
        #expect(open(sample.file("App/Old.xib", text).set) == [])
        let second = text.replacing(
            "</objects>",
            with:
                "<view id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view></objects>"
        )
        #expect(open(sample.file("App/Old.xib", second).set) == ["storyboard-roots"])
    }

    @Test("The pixels tell when a splash icon is larger than its circle")
    func androidCircle() {
        let files = LintSample().file(
            "android/res/values-v31/styles.xml",
            """
            <resources><style name="Launch"><item name="android:windowSplashScreenAnimatedIcon">@drawable/mark</item></style>
            </resources>
            """
        ).file("android/res/drawable-mdpi/mark.png", bytes: LintSample.png(288, 288)).set
        func rules(shown: Int) -> [String] {
            let pixels: @Sendable (String) -> LintPixels? = { _ in
                var rgba = [UInt8](repeating: 0, count: 288 * 288 * 4)
                let margin = (288 - shown) / 2
                for place in [margin * 288 + margin, (287 - margin) * 288 + 287 - margin] {
                    rgba[place * 4 + 3] = 255
                }
                return LintPixels(width: 288, height: 288, rgba: rgba)
            }
            return ProjectLint(files, pixels: pixels).report().open.map(\.rule.id)
        }
        #expect(rules(shown: 192) == [])
        #expect(rules(shown: 200) == ["android-icon-large"])
    }
}

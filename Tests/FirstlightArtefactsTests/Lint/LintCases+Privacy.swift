// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension LintSample {
    static let storing = "import Foundation\n\nfunc keep() { UserDefaults.standard.set(1, forKey: \"a\") }\n"

    /// With a privacy manifest of these keys beside its Info.plist.
    func privacy(_ keys: String, at path: String = "App/PrivacyInfo.xcprivacy") -> LintSample {
        file(path, "<plist version=\"1.0\">\n<dict>\n\(keys)\n</dict>\n</plist>\n")
    }

    /// The entry of a manifest for a category.
    static func accessed(_ category: String, _ reasons: String...) -> String {
        let list = reasons.map { "<string>\($0)</string>" }.joined()
        return """
            <key>NSPrivacyAccessedAPITypes</key><array><dict>
            <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategory\(category)</string>
            <key>NSPrivacyAccessedAPITypeReasons</key>
            <array>\(list)</array>
            </dict></array>
            """
    }

    static let defaults = accessed("UserDefaults", "CA92.1")
}

extension LintCase {
    private static let base = LintSample()
    private static let storing = base.target(LintSample.storing)
    private static let stamp = LintSample.accessed("FileTimestamp", "C617.1")

    private static func tracking(_ value: String, _ domains: String) -> LintSample {
        base.privacy(
            "<key>NSPrivacyTracking</key><\(value)/>\n<key>NSPrivacyTrackingDomains</key><array>\(domains)</array>"
        )
    }

    static let privacy: [LintCase] = [
        LintCase("privacy-manifest-missing", storing, storing.privacy(LintSample.defaults)),
        // One that is not among the resources of the target does not reach the store.
        LintCase(
            "privacy-manifest-missing",
            storing.privacy(LintSample.defaults, at: "Other/PrivacyInfo.xcprivacy"),
            storing.privacy(LintSample.defaults)),
        // Without a project, the sources of the folder count; a Mac is not asked.
        LintCase(
            "privacy-manifest-missing", base.file("App/A.m", "void a(void) { stat(p, &s); }"),
            base.file("AppTests/A.m", "void a(void) { stat(p, &s); }")),
        LintCase(
            "privacy-manifest-missing", storing,
            base.target(LintSample.storing, settings: ["SDKROOT": "macosx"])),
        // A package in the folder needs one of its own, or what it calls in that of the app.
        LintCase(
            "privacy-manifest-missing", packaged(),
            packaged().privacy(stamp, at: "Kit/Sources/Kit/PrivacyInfo.xcprivacy")
        ),
        LintCase("privacy-manifest-missing", packaged(), packaged().privacy(stamp)),
        LintCase("privacy-manifest-missing", packaged(), packaged(".macOS(.v14)")),
        LintCase(
            "privacy-manifest-missing", packaged(".iOS(.v17)").keyless,
            packaged(".macOS(.v14), .iOS(.v17)", product: ".executable").keyless),
        LintCase(
            "privacy-api-undeclared", storing.privacy(stamp), storing.privacy(LintSample.defaults)),
        LintCase(
            "privacy-api-undeclared",
            packaged().privacy(LintSample.defaults, at: "Kit/Sources/Kit/PrivacyInfo.xcprivacy"),
            packaged().privacy(stamp, at: "Kit/Sources/Kit/PrivacyInfo.xcprivacy")),
        // Apple lists it for both.
        LintCase(
            "privacy-api-undeclared",
            base.target("_ = getattrlist(p, &l, &b, 8, 0)").privacy(LintSample.defaults),
            base.target("_ = getattrlist(p, &l, &b, 8, 0)").privacy(
                LintSample.accessed("DiskSpace", "E174.1"))),
        LintCase(
            "privacy-manifest-missing", base,
            base.privacy(stamp),
            declaring: LintDeclaration(app: "App", folder: "App", accessedAPIs: [.fileTimestamp])),
        LintCase(
            "privacy-api-undeclared", base.privacy(LintSample.defaults),
            base.privacy(stamp),
            declaring: LintDeclaration(app: "App", folder: "App", accessedAPIs: [.fileTimestamp])),
        LintCase(
            "privacy-manifest-damaged", base.file("App/PrivacyInfo.xcprivacy", "<plist><dict><key>"),
            base.privacy("")),
        LintCase(
            "privacy-manifest-damaged", base.file("App/PrivacyInfo.xcprivacy", "<plist><array/></plist>"),
            base.privacy("")),
        LintCase(
            "privacy-manifest-damaged", base.privacy("<key>NSPrivacyTracking</key><string>NO</string>"),
            base.privacy("<key>NSPrivacyTracking</key><false/>")),
        LintCase(
            "privacy-manifest-damaged", base.privacy("<key>NSPrivacyAccessedAPITypes</key><dict/>"),
            base.privacy("<key>NSPrivacyAccessedAPITypes</key><array/>")),
        LintCase(
            "privacy-manifest-damaged",
            base.privacy("<key>NSPrivacyCollectedDataTypes</key><array><string>a</string></array>"),
            base.privacy("<key>NSPrivacyCollectedDataTypes</key><array><dict/></array>")),
        LintCase(
            "privacy-category-unknown", base.privacy(LintSample.accessed("Disk", "E174.1")),
            base.privacy(LintSample.accessed("DiskSpace", "E174.1"))),
        LintCase(
            "privacy-reason-missing", base.privacy(LintSample.accessed("DiskSpace")),
            base.privacy(LintSample.accessed("DiskSpace", "85F4.1"))),
        LintCase(
            "privacy-reason-invalid", base.privacy(LintSample.accessed("UserDefaults", "CA92")),
            base.privacy(LintSample.defaults)),
        LintCase(
            "privacy-reason-invalid", base.privacy(LintSample.accessed("FileTimestamp", "C617.1", "8FFB.1")),
            base.privacy(LintSample.accessed("SystemBootTime", "8FFB.1"))),
        LintCase(
            "privacy-tracking-contradiction", tracking("false", "<string>ads.example.com</string>"),
            tracking("true", "<string>ads.example.com</string>")),
        LintCase("privacy-tracking-contradiction", tracking("true", ""), tracking("false", "")),
        // The words that appspector/ios-sdk#30 had, and Apple's.
        LintCase("privacy-data-invalid", data(purpose: "App functionality"), data()),
        LintCase("privacy-data-invalid", data("NSPrivacyCollectedDataTypeMail"), data()),
        LintCase("privacy-data-invalid", data(linked: "<string>NO</string>"), data(linked: "<true/>")),
        LintCase("privacy-data-invalid", data(purpose: nil), data()),
        LintCase(
            "privacy-data-invalid",
            base.privacy("<key>NSPrivacyCollectedDataTypes</key><array><dict/></array>"),
            base.privacy("<key>NSPrivacyCollectedDataTypes</key><array/>")),
        LintCase("privacy-sdk-manifest-missing", binary("Lottie"), binary("Own")),
        LintCase(
            "privacy-sdk-manifest-missing", binary("RxSwift"),
            binary("RxSwift").privacy("", at: "App/RxSwift.xcframework/ios/PrivacyInfo.xcprivacy")),
        LintCase(
            "privacy-sdk-unsigned", binary("RxSwift"),
            binary("RxSwift").file("App/RxSwift.xcframework/_CodeSignature/CodeResources", "<plist/>")),
    ]

    /// With an entry for collected data.
    private static func data(
        _ type: String = "NSPrivacyCollectedDataTypeEmailAddress", linked: String = "<false/>",
        purpose: String? = "NSPrivacyCollectedDataTypePurposeAppFunctionality"
    ) -> LintSample {
        base.privacy(
            """
            <key>NSPrivacyCollectedDataTypes</key><array><dict>
            <key>NSPrivacyCollectedDataType</key><string>\(type)</string>
            <key>NSPrivacyCollectedDataTypeLinked</key>\(linked)
            <key>NSPrivacyCollectedDataTypeTracking</key><false/>
            <key>NSPrivacyCollectedDataTypePurposes</key>
            <array>\(purpose.map { "<string>\($0)</string>" } ?? "")</array>
            </dict></array>
            """)
    }

    /// With a binary framework among the app's files.
    private static func binary(_ name: String) -> LintSample {
        base.file("App/\(name).xcframework/Info.plist", "<plist><dict/></plist>")
    }

    /// With a package beside the app that calls `stat`.
    private static func packaged(_ platforms: String = ".iOS(.v17)", product: String = ".library")
        -> LintSample
    {
        base.file(
            "Kit/Package.swift",
            "let package = Package(platforms: [\(platforms)], products: [\(product)(name: \"Kit\")])"
        ).file("Kit/Sources/Kit/A.swift", "func a() { _ = stat(p, &s) }")
            .file("Kit/Tests/KitTests/B.swift", "func b() { UserDefaults.standard.a() }")
    }
}

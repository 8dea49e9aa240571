// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension LintSample {
    static let registering = """
        import UIKit

        func ask() {
            UIApplication.shared.registerForRemoteNotifications()
        }
        """
    static let signingIn = """
        import AuthenticationServices

        let request = ASAuthorizationAppleIDProvider().createRequest()
        """
    static let firebase = """
        #if canImport(FirebaseCore)
            import FirebaseCore

            func start() { FirebaseApp.configure() }
        #endif
        """
    static let aps = "<key>aps-environment</key><string>development</string>"
    static let macAps = "<key>com.apple.developer.aps-environment</key><string>development</string>"
    static let apple = "<key>com.apple.developer.applesignin</key><array><string>Default</string></array>"

    /// With a project whose target follows the folder App, in which this source lies, and is signed with these
    /// entitlements; nil for none.
    func target(
        _ source: String? = nil, signed: String? = nil, settings: [String: String] = [:], base: String = ""
    ) -> LintSample {
        let all = ["INFOPLIST_FILE": "App/Info.plist", "SDKROOT": "iphoneos"].merging(settings) { $1 }
            .merging(signed == nil ? [:] : ["CODE_SIGN_ENTITLEMENTS": "App/App.entitlements"]) { own, _ in own
            }
        let lines = all.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }
        var sample = file(
            "App.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
            G = {isa = PBXGroup; children = (D, ); sourceTree = "<group>"; };
            D = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
            X = {isa = PBXFileReference; path = "Settings/App.xcconfig"; sourceTree = SOURCE_ROOT; };
            C = {isa = XCBuildConfiguration; name = Release; \(base) buildSettings = {
            \(lines.joined(separator: "\n"))
            }; };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = L; buildPhases = (S, ); fileSystemSynchronizedGroups = (D, ); };
            S = {isa = PBXSourcesBuildPhase; files = (); };
            }; }
            """)
        if let source { sample = sample.file("App/Start.swift", source) }
        if let signed {
            sample = sample.file(
                "App/App.entitlements", "<plist version=\"1.0\">\n<dict>\n\(signed)\n</dict>\n</plist>\n")
        }
        return sample
    }
}

extension LintCase {
    private static let base = LintSample()
    private static let mac = base.key("UILaunchScreen", nil)

    /// What code asks for, or an app says of itself, and its project has not.
    static let entitlements: [LintCase] = [
        LintCase(
            "entitlement-missing", base.target(LintSample.registering),
            base.target(LintSample.registering, signed: LintSample.aps)),
        LintCase(
            "entitlement-missing", base.target(LintSample.registering, signed: LintSample.apple),
            base.target("// " + LintSample.registering.replacing("\n", with: "\n// "))),
        LintCase(
            "entitlement-missing", base.target(LintSample.signingIn, signed: LintSample.aps),
            base.target(LintSample.signingIn, signed: LintSample.apple)),
        LintCase(
            "entitlement-missing",
            mac.target(
                LintSample.registering.replacing("UIApplication.shared", with: "NSApp"),
                signed: LintSample.aps, settings: ["SDKROOT": "macosx"]),
            mac.target(
                LintSample.registering.replacing("UIApplication.shared", with: "NSApp"),
                signed: LintSample.macAps, settings: ["SDKROOT": "macosx"])),
        LintCase(
            "entitlement-missing", base.target(signed: LintSample.apple), base.target(signed: LintSample.aps),
            declaring: LintDeclaration(
                app: "Shop", entitlements: [.iOS: ["aps-environment": "development"]])),
        LintCase(
            "entitlement-missing",
            base.target(signed: "<key>groups</key><array><string>a</string></array>"),
            base.target(signed: "<key>groups</key><array><string>a</string><string>b</string></array>"),
            declaring: LintDeclaration(app: "Shop", entitlements: [.iOS: ["groups": ["b"]]])),
        // An empty file is none that signs anything (plutil).
        LintCase(
            "plist-damaged", base.target(signed: LintSample.aps).file("App/App.entitlements", ""),
            base.target(signed: LintSample.aps)),
        LintCase(
            "plist-damaged", base.target(signed: "<key>a</key>"), base.target(signed: LintSample.aps)),
        LintCase(
            "entitlement-mac-name",
            mac.target(signed: LintSample.aps, settings: ["SDKROOT": "macosx"]),
            mac.target(signed: LintSample.macAps, settings: ["SDKROOT": "macosx"])),
        LintCase(
            "entitlements-absent",
            base.target(settings: ["CODE_SIGN_ENTITLEMENTS": "App/Gone.entitlements"]),
            base.target(settings: ["CODE_SIGN_ENTITLEMENTS": "$(GONE)/App.entitlements"])),
        LintCase(
            "usage-text-missing", base.target(),
            base.key("NSFaceIDUsageDescription", "<string>Sign in</string>").target(),
            declaring: LintDeclaration(app: "Shop", usage: ["NSFaceIDUsageDescription"])),
        LintCase(
            "usage-text-missing", base.target(settings: ["GENERATE_INFOPLIST_FILE": "YES"]),
            base.target(settings: [
                "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_NSFaceIDUsageDescription": "Sign in",
            ]), declaring: LintDeclaration(app: "Shop", usage: ["NSFaceIDUsageDescription"])),
        LintCase(
            "url-scheme-missing", base.target(),
            base.key(
                "CFBundleURLTypes",
                "<array><dict><key>CFBundleURLSchemes</key><array><string>Shop</string></array></dict></array>"
            ).target(), declaring: LintDeclaration(app: "Shop", urlSchemes: ["shop"])),
        LintCase(
            "firebase-options-absent", base.target(LintSample.firebase),
            base.target(LintSample.firebase).file("App/GoogleService-Info.plist", "<plist><dict/></plist>")),
    ]
}

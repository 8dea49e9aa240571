// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import ProofSupport
import Testing

@testable import FirstlightCommands

/// `lint --store` of projects on the disk, with what only the reader of folders finds.
@MainActor @Suite struct StoreFolderTests {
    private struct Report: Decodable {
        struct Finding: Decodable { let rule, severity, file: String }
        struct Line: Decodable { let store, asksFor, answer: String }
        let findings: [Finding]
        let stores: [Line]
    }

    private func lint(_ project: ProjectFolder) async throws -> Report {
        let ran = await CommandRun(["lint", project.url.path, "--store", "--json"], width: 400)
        return try JSONDecoder().decode(Report.self, from: Data(ran.output.utf8))
    }

    /// The errors and warnings with their files.
    private func findings(_ project: ProjectFolder) async throws -> [String] {
        try await lint(project).findings.filter { $0.severity != "note" }.map { "\($0.rule) \($0.file)" }
    }

    nonisolated private static func list(_ keys: String) -> String {
        "<plist version=\"1.0\">\n<dict>\n\(keys)\n</dict>\n</plist>\n"
    }

    nonisolated private static let reasons = list(
        "<key>NSPrivacyAccessedAPITypes</key><array><dict><key>NSPrivacyAccessedAPIType</key>"
            + "<string>NSPrivacyAccessedAPICategoryUserDefaults</string><key>NSPrivacyAccessedAPITypeReasons</key>"
            + "<array><string>CA92.1</string></array></dict></array>")

    nonisolated private static let android = "xmlns:android=\"http://schemas.android.com/apk/res/android\""

    /// An app for both stores that lacks nothing, as texts by their paths.
    nonisolated private static let whole: [String: String] = [
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; children = (D, ); sourceTree = "<group>"; };
        D = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist;
        SDKROOT = iphoneos; PRODUCT_BUNDLE_IDENTIFIER = org.example.app;
        CODE_SIGN_ENTITLEMENTS = App/App.entitlements; ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon; }; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (S, ); fileSystemSynchronizedGroups = (D, );
        packageProductDependencies = (Q, ); };
        S = {isa = PBXSourcesBuildPhase; files = (); };
        K = {isa = XCLocalSwiftPackageReference; relativePath = "../kit"; };
        Q = {isa = XCSwiftPackageProductDependency; productName = Feature; };
        }; }
        """,
        "App/Info.plist": list(
            "<key>CFBundlePackageType</key><string>APPL</string><key>ITSAppUsesNonExemptEncryption</key><false/>"
                + "<key>UIApplicationSceneManifest</key><dict/><key>UILaunchScreen</key><dict/>"
                + "<key>UISupportedInterfaceOrientations</key>"
                + "<array><string>UIInterfaceOrientationPortrait</string></array>"),
        "App/App.entitlements": list(
            "<key>com.apple.developer.associated-domains</key><array><string>applinks:example.org</string></array>"
        ),
        "App/Start.swift": "import Feature\nlet a = 1\n",
        "App/Menu.swift": "let menu = [Screen()]\n",
        "App/PrivacyInfo.xcprivacy": reasons,
        "App/AppIcon.icon/icon.json": "{\"groups\": [{\"layers\": [{\"image-name\": \"mark.svg\"}]}]}",
        "App/AppIcon.icon/Assets/mark.svg": "<svg/>",
        "Site/example.org/.well-known/apple-app-site-association":
            #"{"applinks": {"details": [{"appIDs": ["A1B2C3D4E5.org.example.app"], "paths": ["*"]}]}}"#,
        "../kit/Package.swift":
            "let package = Package(name: \"kit\", products: [.library(name: \"Feature\", targets: [\"Feature\"])], "
            + "dependencies: [.package(path: \"../auth\")], targets: [.target(name: \"Feature\", path: \"Code\")])",
        "../kit/Code/F.swift":
            "import Auth\nstruct Screen: View { var body: some View { B { model.deleteAccount() } } }\n",
        "../auth/Package.swift":
            "let package = Package(name: \"auth\", targets: [.target(name: \"Auth\")])",
        "../auth/Sources/Auth/A.swift": "func up() { auth.signUp(email: a); UserDefaults.standard.b() }\n",
        "app/build.gradle.kts": "android { defaultConfig { targetSdk { version = release(36) } } }\n"
            + "dependencies { implementation(project(\":login\")) }\n",
        "app/src/main/AndroidManifest.xml":
            "<manifest \(android)><application android:icon=\"@mipmap/ic\"><activity android:name=\".Main\">"
            + "<intent-filter><category android:name=\"android.intent.category.LAUNCHER\"/></intent-filter>"
            + "</activity></application></manifest>",
        "app/src/main/res/mipmap-anydpi-v26/ic.xml":
            "<adaptive-icon \(android)><monochrome android:drawable=\"@drawable/m\"/></adaptive-icon>",
        "app/src/main/res/drawable/m.xml": "<vector \(android)/>",
        "app/src/main/java/Main.kt": "class Main : Base()\n",
        "login/build.gradle.kts": "",
        "login/src/main/java/L.kt":
            "open class Base : ComponentActivity() { fun a() { enableEdgeToEdge() } }\nfun out() { user.delete() }\n",
    ]

    private func project(_ changes: [String: String?] = [:]) throws -> ProjectFolder {
        let project = ProjectFolder()
        for (path, text) in Self.whole.merging(changes.compactMapValues { $0 }, uniquingKeysWith: { $1 })
        where changes[path] != .some(nil) {
            try project.write(text, to: path)
        }
        return project
    }

    @Test(.proves("ST26-SG-01"))
    func `Both stores take a folder that lacks nothing`() async throws {
        let project = try project()
        #expect(try await findings(project) == [])
        let asked = try await lint(project).stores.filter { $0.answer != "not asked" }
        #expect(Set(asked.map(\.answer)) == ["takes it"] && Set(asked.map(\.store)).count == 2)
        #expect(asked.contains { $0.asksFor == "account deletion" && $0.store == "App Store" })
    }

    struct Lack: CustomTestStringConvertible, Sendable {
        let finding: String
        let changes: [String: String?]
        var testDescription: String { finding }
    }

    nonisolated static let lacks: [Lack] = [
        Lack(
            finding: "privacy-manifest-missing ../auth/Sources/Auth/A.swift",
            changes: ["App/PrivacyInfo.xcprivacy": nil]),
        Lack(
            finding: "launch-screen-missing App/Info.plist",
            changes: [
                "App/Info.plist": whole["App/Info.plist"]?.replacing(
                    "<key>UILaunchScreen</key><dict/>", with: "")
            ]),
        Lack(
            finding: "scene-manifest-missing App/Info.plist",
            changes: [
                "App/Info.plist": whole["App/Info.plist"]?.replacing(
                    "<key>UIApplicationSceneManifest</key><dict/>", with: "")
            ]),
        Lack(
            finding: "account-deletion-missing ../auth/Sources/Auth/A.swift",
            changes: ["../kit/Code/F.swift": "import Auth\nstruct Screen: View {}\n"]),
        // The menu has no word for any rule, so that only its name for the screen keeps the screen alive.
        Lack(
            finding: "account-deletion-unreachable ../kit/Code/F.swift",
            changes: ["App/Menu.swift": "let menu = [OtherScreen(), Screens()]\n"]),
        Lack(
            finding: "icon-composer-image-missing App/AppIcon.icon/icon.json",
            changes: ["App/AppIcon.icon/Assets/mark.svg": nil]),
        Lack(
            finding: "icon-composer-damaged App/AppIcon.icon/icon.json",
            changes: ["App/AppIcon.icon/icon.json": "no JSON"]),
        Lack(
            finding: "site-association-damaged Site/example.org/.well-known/apple-app-site-association",
            changes: [
                "Site/example.org/.well-known/apple-app-site-association":
                    #"{"applinks": {"details": [{"appIDs": ["A1B2C3D4E5.org.example.app"]}]}}"#
            ]),
        Lack(
            finding: "associated-domain-invalid App/App.entitlements",
            changes: [
                "App/App.entitlements": whole["App/App.entitlements"]?.replacing("applinks:", with: "")
            ]),
        Lack(
            finding: "webcredentials-missing App/Start.swift",
            changes: [
                "App/Start.swift":
                    "import Feature\nlet a = ASAuthorizationPlatformPublicKeyCredentialProvider()\n",
                "App/App.entitlements": list(""),
            ]),
        Lack(
            finding: "apple-sign-in-missing App/Start.swift",
            changes: ["App/Start.swift": "import Feature\nlet a = GIDSignIn.sharedInstance\n"]),
        Lack(
            finding: "privacy-manifest-missing Pods/Kit/Kit/Web/K.h",
            changes: [
                "Pods/Kit/Kit/Web/K.h": "static inline int a(void) { return stat(p, &s); }\n"
            ]),
        Lack(
            finding: "privacy-manifest-missing Local/Core/Classes/C.m",
            changes: [
                "Podfile": "target 'App' do\n  pod 'Core', :path => 'Local/Core'\nend\n",
                "Local/Core/Core.podspec": "Pod::Spec.new do |s|\n  s.source_files = 'Classes/**/*'\nend\n",
                "Local/Core/Classes/C.m": "void a(void) { stat(p, &s); }\n",
            ]),
        Lack(
            finding: "android-target-level app/build.gradle.kts",
            changes: [
                "app/build.gradle.kts": whole["app/build.gradle.kts"]?.replacing("36", with: "35")
            ]),
        Lack(
            finding: "android-target-level gradle.properties",
            changes: [
                "app/build.gradle.kts": whole["app/build.gradle.kts"]?.replacing(
                    "{ version = release(36) }", with: "= property(\"level\")"),
                "gradle.properties": "level=35\n",
            ]),
        Lack(
            finding: "android-insets-unhandled app/src/main/AndroidManifest.xml",
            changes: [
                "login/src/main/java/L.kt":
                    "// enableEdgeToEdge()\nopen class Base : ComponentActivity()\nfun out() { user.delete() }\n"
            ]),
        Lack(
            finding: "android-adaptive-icon-missing app/src/main/AndroidManifest.xml",
            changes: ["app/src/main/res/mipmap-anydpi-v26/ic.xml": nil]),
        Lack(
            finding: "account-deletion-missing login/src/main/java/L.kt",
            changes: [
                "login/src/main/java/L.kt":
                    "open class Base : ComponentActivity() { fun a() { enableEdgeToEdge() } }\n"
                    + "fun up() { auth.signUpWith(Email) { } }\n"
            ]),
    ]

    @Test(.proves("ST26-SG-01"), arguments: lacks)
    func `A lack that is planted in a folder is found in its file, and no other`(lack: Lack) async throws {
        #expect(try await findings(try project(lack.changes)) == [lack.finding])
    }

    @Test func `A level that no script says is not known`() async throws {
        let project = try project([
            "app/build.gradle.kts": "dependencies { implementation(project(\":login\")) }\n"
        ])
        let report = try await lint(project)
        #expect(report.findings.map(\.rule).contains("android-target-level-unknown"))
        #expect(report.stores.first { $0.asksFor == "target API level" }?.answer == "not known")
        #expect(report.stores.allSatisfy { $0.answer != "refuses it" })
    }
}

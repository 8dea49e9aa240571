// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import ProofSupport
import Testing

/// One verdict on a project: would the App Store and Google Play take it?
@Suite struct StoreGateTests {
    /// An app for both stores that lacks nothing.
    private static let whole: LintSample = {
        let entitlements = """
            <key>com.apple.developer.associated-domains</key><array><string>applinks:example.org</string>
            <string>webcredentials:example.org</string></array>\(LintSample.apple)
            """
        var sample = LintSample().icon(["dark", "tinted"]).target(
            LintSample.signingIn, signed: entitlements,
            settings: [
                "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app",
                "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
            ])
        sample = sample.file("App/Form.swift", LintSample.signingUp)
            .file("App/Settings.swift", LintSample.deleting)
            .file("App/Check.swift", LintSample.credentialState)
            .file("App/Store.swift", LintSample.storing).privacy(LintSample.defaults)
            .site(
                #"{"applinks": {"details": [{"appIDs": ["A1B2C3D4E5.org.example.app"], "components": [{"/": "*"}]}]}, "webcredentials": {"apps": ["A1B2C3D4E5.org.example.app"]}}"#
            )
        for (path, bytes) in LintSample.android().files { sample = sample.file(path, bytes: bytes) }
        sample = sample.file("app/src/main/java/Account.kt", "\(signingUp)fun out() { user.delete() }\n")
        return sample
    }()

    private static let signingUp = "fun up() { auth.createUserWithEmailAndPassword(a, b) }\n"

    private func report(_ sample: LintSample) -> LintReport {
        var lint = ProjectLint(sample.set)
        lint.isForStores = true
        return lint.report()
    }

    @Test("Both stores take an app that lacks nothing, and every topic is asked", .proves("ST26-SG-01"))
    func whole() {
        let report = report(Self.whole)
        #expect(report.open.filter { $0.severity != .note }.map(\.description) == [])
        let verdict = StoreVerdict(report)
        #expect(!verdict.isRefused && AppStoreKind.allCases.allSatisfy { verdict.answer(of: $0) == .takes })
        #expect(verdict.lines.filter { $0.answer != .takes } == [])
        #expect(Set(verdict.lines.map(\.topic)) == Set(StoreTopic.allCases))
    }

    struct Lack: CustomTestStringConvertible, Sendable {
        let rule: String
        let topic: StoreTopic
        let store: AppStoreKind
        let isRefused: Bool
        let change: @Sendable (LintSample) -> LintSample
        var testDescription: String { rule }
    }

    static let lacks: [Lack] = [
        Lack(rule: "privacy-manifest-missing", topic: .privacy, store: .appStore, isRefused: true) {
            $0.file("App/PrivacyInfo.xcprivacy", bytes: nil)
        },
        Lack(rule: "launch-screen-missing", topic: .launchScreen, store: .appStore, isRefused: true) {
            $0.key("UILaunchScreen", nil)
        },
        Lack(rule: "scene-manifest-missing", topic: .scenes, store: .appStore, isRefused: false) {
            $0.key("UIApplicationSceneManifest", nil)
        },
        Lack(rule: "account-deletion-missing", topic: .accountDeletion, store: .appStore, isRefused: true) {
            $0.file("App/Settings.swift", bytes: nil)
        },
        Lack(rule: "account-deletion-unreachable", topic: .accountDeletion, store: .appStore, isRefused: true)
        {
            $0.file("App/Settings.swift", "func deleteAccount() {}")
        },
        Lack(rule: "apple-revocation-unhandled", topic: .signInWithApple, store: .appStore, isRefused: false)
        {
            $0.file("App/Check.swift", bytes: nil)
        },
        Lack(rule: "icon-store-missing", topic: .icons, store: .appStore, isRefused: true) { sample in
            let path = LintSample.icons + "/Contents.json"
            let text = String(decoding: sample.files[path] ?? [], as: UTF8.self)
            return sample.file(path, text.replacing("\"filename\": \"icon.png\", ", with: ""))
        },
        Lack(rule: "icon-appearance-missing", topic: .icons, store: .appStore, isRefused: false) {
            $0.icon([])
        },
        Lack(rule: "site-association-app-missing", topic: .domains, store: .appStore, isRefused: true) {
            $0.site(LintSample.links)
        },
        Lack(rule: "android-adaptive-icon-missing", topic: .adaptiveIcon, store: .play, isRefused: false) {
            $0.file("app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml", bytes: nil)
        },
        Lack(rule: "android-insets-unhandled", topic: .edgeToEdge, store: .play, isRefused: false) {
            $0.file("app/src/main/java/Main.kt", "class Main : Activity()")
        },
        Lack(rule: "android-target-level", topic: .targetLevel, store: .play, isRefused: true) {
            $0.file("app/build.gradle.kts", "android { defaultConfig { targetSdk = 35 } }")
        },
        Lack(rule: "account-deletion-missing", topic: .accountDeletion, store: .play, isRefused: true) {
            $0.file("app/src/main/java/Account.kt", signingUp)
        },
    ]

    @Test(
        "A planted lack is found, under its topic and for its store alone", .proves("ST26-SG-01"),
        arguments: lacks)
    func planted(_ lack: Lack) throws {
        let report = report(lack.change(Self.whole))
        let verdict = StoreVerdict(report)
        let finding = try #require(report.open.first { $0.rule.id == lack.rule })
        #expect(!finding.file.isEmpty && !finding.fix.isEmpty)
        let answer: StoreVerdict.Answer = lack.isRefused ? .refuses : .warns
        let lines = verdict.lines.filter { $0.answer != .takes }
        #expect(lines.map(\.topic) == [lack.topic], "\(report.open.map(\.description))")
        #expect(lines.map(\.store) == [lack.store] && lines.first?.answer == answer)
        for store in AppStoreKind.allCases {
            #expect(verdict.answer(of: store) == (store == lack.store ? answer : .takes))
        }
        let log = try JSONValue(reading: report.sarif(), file: "log")
        #expect(log["runs"]?[0]?["properties"]?[lack.store.rawValue] == .string(answer.rawValue))
        #expect(log["runs"]?[0]?["results"]?.array?.contains { $0["ruleId"] == .string(lack.rule) } == true)
    }

    @Test(
        "Accounts without others' are asked nothing about Apple, and a plain app nothing about accounts",
        .proves("ST26-SG-02"))
    func unasked() {
        func answers(_ sample: LintSample) -> [StoreTopic: StoreVerdict.Answer] {
            let lines = StoreVerdict(report(sample)).lines.filter { $0.store == .appStore }
            return Dictionary(uniqueKeysWithValues: lines.map { ($0.topic, $0.answer) })
        }
        let plain = answers(LintSample().icon(["dark", "tinted"]))
        #expect(plain[.accountDeletion] == .unasked && plain[.signInWithApple] == .unasked)
        #expect(plain[.domains] == .unasked && plain[.launchScreen] == .takes)
        let own = answers(
            LintSample().icon(["dark", "tinted"]).target(LintSample.signingUp)
                .file("App/Settings.swift", LintSample.deleting))
        #expect(own[.accountDeletion] == .takes && own[.signInWithApple] == .unasked)
        #expect(StoreVerdict(report(LintSample())).answer(of: .play) == .unasked)
    }

    @Test(
        "What a library declares is nothing that the app offers, and what the app's own package calls is",
        .proves("ST26-SG-02"))
    func linked() {
        let sample = Self.whole.file("App/Settings.swift", bytes: nil).file("App/Form.swift", bytes: nil)
            .file("App/Start.swift", "import Feature\n")
        func rules(_ feature: String) -> [String] {
            var files = sample.set
            let project = "App.xcodeproj/project.pbxproj"
            let text = String(decoding: files[project] ?? [], as: UTF8.self)
                .replacing(
                    "buildPhases = (S, );",
                    with: "buildPhases = (S, ); packageProductDependencies = (Q, W, );"
                )
                .replacing(
                    "S = {isa",
                    with: """
                        K = {isa = XCLocalSwiftPackageReference; relativePath = "../kit"; };
                        Q = {isa = XCSwiftPackageProductDependency; productName = Feature; };
                        W = {isa = XCSwiftPackageProductDependency; productName = Library; };
                        S = {isa
                        """)
            files[project] = Array(text.utf8)
            var lint = ProjectLint(files)
            lint.isForStores = true
            var package = FileSet()
            package["Sources/Library/L.swift"] = Array(
                "public func signUp() { client.signUp() }\npublic func a() { client.deleteAccount() }\n".utf8)
            package["Sources/Feature/F.swift"] = Array(feature.utf8)
            lint.linked = [
                "../kit": LinkedPackage(sources: package, imports: ["Feature": ["Library"], "Library": []])
            ]
            return lint.report().open.map(\.rule.id).filter { $0.hasPrefix("account") }
        }
        #expect(ProjectLint.linkedPackages(of: sample.set) == [:])
        #expect(rules("import Library\nfunc a() { model.signUp() }\n") == ["account-deletion-missing"])
        #expect(rules("import Library\nfunc a() { model.signUp() }\nfunc b() { deleteAccount() }\n") == [])
    }

    @Test("A waiver of a rule of the stores is not useless where nobody asks for them", .proves("ST26-SG-04"))
    func waived() {
        let sample = Self.whole.file("App/Settings.swift", bytes: nil).file(
            ".firstlight-lint.json",
            #"[{"rule": "account-deletion-missing", "reason": "the deletion is a page of the account's maker"}]"#
        )
        #expect(ProjectLint(sample.set).report().open.filter { $0.severity != .note } == [])
        #expect(!ProjectLint(sample.set).report().findings.contains { $0.rule.id == "waiver-unused" })
        #expect(report(sample).waived == 1 && !StoreVerdict(report(sample)).isRefused)
    }
}

extension StoreGateTests {
    @Test("The page of the rules names each of them with its source")
    func page() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Documentation/LaunchRules.md")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        for rule in Set(LintCase.stores.map(\.rule)) {
            let row = try #require(lines.first { $0.hasPrefix("| `\(rule)` |") }, "\(rule)")
            #expect(row.split(separator: "|").filter { !$0.allSatisfy { $0 == " " } }.count == 3, "\(row)")
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// What code asks the system for is only missed where the files say that it is not there.
@Suite struct LintEntitlementTests {
    private static let base = LintSample()
    private static let both = ["SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"]

    private func found(_ sample: LintSample, _ declarations: [LintDeclaration] = []) -> [String] {
        ProjectLint(sample.set, declarations: declarations).report().findings.map(\.description)
    }

    @Test("A finding names the line that asks, and the file that lacks it")
    func places() {
        let push = "registers for notifications, and"
        #expect(
            found(Self.base.target(LintSample.registering)) == [
                "App/Start.swift:4: error: App \(push) its target has no entitlements with aps-environment "
                    + "[entitlement-missing]"
            ])
        #expect(
            found(Self.base.target(LintSample.registering, signed: "")) == [
                "App/Start.swift:4: error: App \(push) App/App.entitlements has no aps-environment "
                    + "[entitlement-missing]"
            ])
        let lines = LintSample.registering.replacing("\n", with: "\r\n")
        #expect(found(Self.base.target(lines)).allSatisfy { $0.hasPrefix("App/Start.swift:4: error: ") })
        #expect(
            found(Self.base.target(LintSample.signingIn)) == [
                "App/Start.swift:3: error: App signs in with Apple, and its target has no entitlements with "
                    + "com.apple.developer.applesignin [entitlement-missing]"
            ])
        #expect(
            found(Self.base.target(LintSample.firebase)) == [
                "App/Start.swift:4: note: App starts Firebase, and no GoogleService-Info.plist is there "
                    + "[firebase-options-absent]"
            ])
    }

    @Test(
        "What is no code of the app is not judged",
        arguments: [
            #"let text = "UIApplication.shared.registerForRemoteNotifications()""#,
            "let text = \"\"\"\n\"UIApplication.shared.registerForRemoteNotifications()\"\n\"\"\"",
            ##"let text = #"a"UIApplication.shared.registerForRemoteNotifications()"#"##,
            "/* a /* b */ UIApplication.shared.registerForRemoteNotifications() */",
            "let mine = My.UIApplication.shared.registerForRemoteNotifications()",
            "final class MyUIApplication { func registerForRemoteNotifications() {} }",
            "#if DEBUG\nUIApplication.shared.registerForRemoteNotifications()\n#endif",
            "#if DEBUG\r\nUIApplication.shared.registerForRemoteNotifications()\r\n#endif\r\n",
            "#if os(tvOS)\nUIApplication.shared.registerForRemoteNotifications()\n#endif",
            "#if !os(iOS) && canImport(UIKit)\nUIApplication.shared.registerForRemoteNotifications()\n#endif",
            "#if targetEnvironment(simulator)\nUIApplication.shared.registerForRemoteNotifications()\n#endif",
            "#if FLAG\n#elseif os(iOS)\nUIApplication.shared.registerForRemoteNotifications()\n#endif",
            "#if os(iOS)\n#else\nUIApplication.shared.registerForRemoteNotifications()\n#endif",
            "NSApp.registerForRemoteNotifications()", "let provider = ASAuthorizationAppleIDProvider()",
            "FirebaseApp.configure(options: own)",
        ])
    func otherCode(_ source: String) {
        #expect(found(Self.base.target(source)) == [])
    }

    @Test(
        "Conditions that hold on the system are code",
        arguments: [
            "os(iOS)", "!os(macOS)", "canImport(UIKit) && !targetEnvironment(simulator)",
            "(os(tvOS) || os(iOS))", "os(iOS) || DEBUG", "true",
        ])
    func conditions(_ condition: String) {
        for frame in ["#if \(condition)\nHERE\n#endif", "#if os(macOS)\n#elseif \(condition)\nHERE\n#endif"] {
            let call = "UIApplication.shared\n    .registerForRemoteNotifications()"
            let source = frame.replacing("HERE", with: call)
            #expect(found(Self.base.target(source)).count == 1, "\(source)")
        }
        #expect(found(Self.base.target("#if os(macOS)\n#else\n\(LintSample.registering)\n#endif")).count == 1)
    }

    @Test("Where the files do not say what signs an app, nothing is missing")
    func unknown() {
        let source = LintSample.registering
        for sample in [
            Self.base.target(source, settings: ["CODE_SIGN_ENTITLEMENTS": "Made/App.entitlements"]),
            Self.base.target(source, settings: ["CODE_SIGN_ENTITLEMENTS": "../App.entitlements"]),
            Self.base.target(source, settings: ["CODE_SIGNING_ALLOWED": "NO"]),
            Self.base.target(source, base: "baseConfigurationReference = X;"),
            Self.base.file("App/Start.swift", source), Self.base.project().file("App/Start.swift", source),
        ] {
            // The files that are not there are told by rules of their own.
            let known = ["[settings-file-absent]", "[entitlements-absent]"]
            #expect(found(sample).filter { text in !known.contains { text.contains($0) } } == [])
        }
        let below = Self.base.target(source, base: "baseConfigurationReference = X;")
        #expect(found(below.file("Settings/App.xcconfig", "A = 1")).count == 1)
        let signed = "CODE_SIGN_ENTITLEMENTS = App/App.entitlements"
        let list = "<plist><dict>\(LintSample.aps)</dict></plist>"
        #expect(
            found(below.file("Settings/App.xcconfig", signed).file("App/App.entitlements", list)) == [])
    }

    @Test("A file of entitlements that a target names and that is not there is told once, at its setting")
    func absent() {
        func told(_ setting: String, _ sample: LintSample = Self.base) -> [String] {
            found(sample.target(settings: ["CODE_SIGN_ENTITLEMENTS": setting]))
        }
        let rule = "[entitlements-absent]"
        #expect(
            told("Gone/App.entitlements") == [
                "App.xcodeproj/project.pbxproj:9: error: App is to be signed with “Gone/App.entitlements”, and there "
                    + "is no such file \(rule)"
            ])
        let list = "<plist><dict/></plist>"
        #expect(told("$(SRCROOT)/App/A.entitlements", Self.base.file("App/A.entitlements", list)) == [])
        // A Mac's disk does not tell capitals apart.
        #expect(
            told("app/a.entitlements", Self.base.file("App/A.entitlements", list)) == [
                "App.xcodeproj/project.pbxproj:9: warning: the file is called “App/A.entitlements”, not "
                    + "“app/a.entitlements”: a disk that tells capitals apart does not find it \(rule)"
            ])
        // Outside of the folder, or not known, it may be there.
        for setting in ["../A.entitlements", "/A.entitlements", "$(GONE)/A", "${GONE}/A", "$GONE/A"] {
            #expect(told(setting).filter { $0.hasSuffix(rule) } == [], "\(setting)")
        }
        let quoted = Self.base.target(base: "baseConfigurationReference = X;").file(
            "Settings/App.xcconfig", "\nCODE_SIGN_ENTITLEMENTS = \"App/A.entitlements\"")
        #expect(
            found(quoted.file("App/A.entitlements", list)) == [
                "Settings/App.xcconfig:2: error: App is to be signed with “\"App/A.entitlements\"”, and there is no "
                    + "such file: in a file of settings, quotation marks are a part of the value \(rule)"
            ])
    }

    @Test("A Mac's file may have the telephone's name where a telephone is signed with it, too")
    func sharedFile() {
        let shared = Self.base.target(signed: LintSample.aps, settings: Self.both)
        #expect(found(shared) == [])
        let own = Self.base.target(
            signed: LintSample.aps,
            settings: Self.both.merging([
                "CODE_SIGN_ENTITLEMENTS[sdk=iphone*]": "App/Phone.entitlements"
            ]) { $1 })
        #expect(found(own).count { $0.hasSuffix("[entitlement-mac-name]") } == 1)
        let catalyst = Self.base.key("UILaunchScreen", nil).target(
            signed: LintSample.aps, settings: ["SDKROOT": "macosx", "SUPPORTS_MACCATALYST": "YES"])
        #expect(found(catalyst) == [])
    }

    @Test("The name on a Mac is mended, and nothing else")
    func mended() throws {
        let sample = Self.base.key("UILaunchScreen", nil).target(
            signed: LintSample.aps + "\n<key>own</key><true/>", settings: ["SDKROOT": "macosx"])
        let fixed = ProjectLint.fixed(sample.set)
        #expect(ProjectLint(fixed).report().findings.isEmpty)
        let list = try Entitlements(reading: fixed["App/App.entitlements"] ?? [], file: "")
        #expect(
            list.dictionary.sorted
                == ["com.apple.developer.aps-environment": "development", "own": true])
    }

    @Test("A declaration is of the one app in its folder")
    func declared() {
        let needs = LintDeclaration(
            app: "Shop", entitlements: [.iOS: ["groups": ["b"]], .macOS: ["other": true]],
            usage: ["NSFaceIDUsageDescription"], urlSchemes: ["shop"])
        let bare = Self.base.target(signed: LintSample.aps)
        #expect(
            found(bare, [needs]) == [
                "App/App.entitlements:2: error: Shop needs groups with b on iOS [entitlement-missing]",
                "App/Info.plist:2: error: Shop needs the scheme \u{201C}shop\u{201D} [url-scheme-missing]",
                "App/Info.plist:2: error: Shop needs NSFaceIDUsageDescription [usage-text-missing]",
            ])
        var elsewhere = needs
        elsewhere.folder = "Other"
        #expect(found(bare, [elsewhere]) == [])
        // A setting may stand for any text.
        let setting = "<key>groups</key><array><string>$(GROUP)</string></array>"
        let open = Self.base.target(signed: setting).key(
            "CFBundleURLTypes",
            "<array><dict><key>CFBundleURLSchemes</key><array><string>$(S)</string></array></dict></array>")
        #expect(found(open.key("NSFaceIDUsageDescription", "<string>$(WHY)</string>"), [needs]) == [])
        // Two apps beside each other.
        var two = bare
        for (path, bytes) in bare.files where path.hasSuffix(".pbxproj") {
            two.files[path.replacing("App.xcodeproj", with: "Two.xcodeproj")] = bytes
        }
        #expect(found(two, [needs]) == [])
    }

    @Test("A script that puts Firebase's options there is believed")
    func script() {
        let sample = Self.base.target(LintSample.firebase)
        let path = "App.xcodeproj/project.pbxproj"
        let phase = #"H = {isa = PBXShellScriptBuildPhase; shellScript = "cp GoogleService-A b"; };"#
        let text = String(decoding: sample.files[path] ?? [], as: UTF8.self)
            .replacing("buildPhases = (S, )", with: "buildPhases = (S, H, )")
            .replacing("S = {isa", with: "\(phase)\nS = {isa")
        #expect(found(sample.file(path, text)) == [])
        #expect(found(sample.file("Keys/GoogleService-Info-Test.plist", "<plist><dict/></plist>")) == [])
    }
}

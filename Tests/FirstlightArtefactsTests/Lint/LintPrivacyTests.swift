// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

/// Where the findings about privacy stand and what they say.
@Suite struct LintPrivacyTests {
    private func texts(_ sample: LintSample, packages: [String: String] = [:]) throws -> [String] {
        var lint = ProjectLint(sample.set)
        lint.packages = try FileSet(packages.mapValues { Array($0.utf8) })
        return lint.report().open.map(\.description)
    }

    @Test(
        "A missing manifest is told of once, at the first call, with all that is called",
        .proves("ST26-SG-06"))
    func missing() throws {
        let source = "import Darwin\nfunc a() {\n    _ = stat(p, &s)\n    UserDefaults.standard.b()\n}\n"
        #expect(
            try texts(LintSample().target(source)) == [
                "App/Start.swift:3: error: App calls stat and UserDefaults, and has no PrivacyInfo.xcprivacy [privacy-manifest-missing]"
            ])
        let outside = LintSample().target(source).privacy(
            LintSample.defaults, at: "Other/PrivacyInfo.xcprivacy")
        #expect(
            try texts(outside) == [
                "App/Start.swift:3: error: App calls stat and UserDefaults, and Other/PrivacyInfo.xcprivacy is not among the resources of its target [privacy-manifest-missing]"
            ])
    }

    @Test("Each category that is missing is told of at its first call", .proves("ST26-SG-06"))
    func undeclared() throws {
        let source =
            "func a() {\n    _ = stat(p, &s)\n    UserDefaults.standard.b()\n    _ = statfs(p, &s)\n}\n"
        #expect(
            try texts(LintSample().target(source).privacy(LintSample.defaults)) == [
                "App/Start.swift:2: error: App calls stat, and App/PrivacyInfo.xcprivacy does not name NSPrivacyAccessedAPICategoryFileTimestamp [privacy-api-undeclared]",
                "App/Start.swift:4: error: App calls statfs, and App/PrivacyInfo.xcprivacy does not name NSPrivacyAccessedAPICategoryDiskSpace [privacy-api-undeclared]",
            ])
    }

    @Test(
        "A fault of a manifest is told of at its line, with the reasons that there are", .proves("ST26-SG-06")
    )
    func place() throws {
        #expect(
            try texts(LintSample().privacy(LintSample.accessed("FileTimestamp", "8FFB.1"))) == [
                "App/PrivacyInfo.xcprivacy:6: error: \u{201C}8FFB.1\u{201D} is one of SystemBootTime; FileTimestamp has DDA9.1, C617.1, 3B52.1, 0A2A.1 [privacy-reason-invalid]"
            ])
    }

    @Test(
        "A library that Apple lists has a manifest, whatever it calls, and a binary one is signed",
        .proves("ST26-SG-02"),
        arguments: [
            ("Pods/SnapKit/Sources/A.swift", "Pods/SnapKit", "SnapKit"),
            (".build/checkouts/lottie-ios/Package.swift", ".build/checkouts/lottie-ios", "Lottie"),
            (
                "Pods/OneSignalXCFramework/A/OneSignal.xcframework/Info.plist",
                "Pods/OneSignalXCFramework/A/OneSignal.xcframework", "OneSignal"
            ),
        ] as [(String, String, String)])
    func listed(source: String, folder: String, name: String) throws {
        let isBinary = folder.hasSuffix(".xcframework")
        let missing =
            "\(source): error: \(folder) has no PrivacyInfo.xcprivacy [privacy-sdk-manifest-missing]"
        let unsigned = "\(source): error: \(folder) has no _CodeSignature [privacy-sdk-unsigned]"
        let list = "<plist><dict/></plist>"
        #expect(try texts(LintSample(), packages: [source: list]) == [missing] + (isBinary ? [unsigned] : []))
        let whole = [
            source: list, folder + "/Resources/PrivacyInfo.xcprivacy": list,
            folder + "/_CodeSignature/CodeResources": list,
        ]
        #expect(try texts(LintSample(), packages: whole) == [])
        #expect(
            try texts(
                LintSample(),
                packages: [source.replacing(name, with: "Own"): list].filter { $0.key != source }) == [])
        // A framework that lies in the app's own folder.
        if isBinary {
            let own = LintSample().file("App/RxSwift.xcframework/Info.plist", list)
            #expect(try texts(own).count == 2)
        }
    }

    @Test(
        "Pods and packages that are checked out are looked through, and nothing else judges them",
        .proves("ST26-SG-06"),
        arguments: [
            ("Pods/Kit/Kit/A.m", "Pods/Kit", "Pods/Kit/Resources/PrivacyInfo.xcprivacy"),
            (
                "ios/Pods/Kit/A.swift", "ios/Pods/Kit", "ios/Pods/Kit/PrivacyInfo.xcprivacy"
            ),
            (
                "Carthage/Checkouts/Kit/Source/A.c", "Carthage/Checkouts/Kit",
                "Carthage/Checkouts/Kit/Source/PrivacyInfo.xcprivacy"
            ),
            (
                ".build/checkouts/Kit/Sources/Kit/A.swift", ".build/checkouts/Kit",
                ".build/checkouts/Kit/Sources/Kit/PrivacyInfo.xcprivacy"
            ),
        ] as [(String, String, String)])
    func packages(source: String, folder: String, manifest: String) throws {
        let code = "void f(void) {\n  stat(p, &s); registerForRemoteNotifications(); }\n"
        let list = "<plist><dict>\(LintSample.accessed("FileTimestamp", "0A2A.1"))</dict></plist>"
        let finding =
            "\(source):2: error: Kit calls stat, and neither it nor an app has a PrivacyInfo.xcprivacy that says why [privacy-manifest-missing]"
        #expect(try texts(LintSample(), packages: [source: code]) == [finding])
        #expect(try texts(LintSample(), packages: [source: code, manifest: list]) == [])
        #expect(
            try texts(
                LintSample().privacy(LintSample.accessed("FileTimestamp", "C617.1")),
                packages: [source: code]) == [])
        for aside in ["Tests", "KitTests", "Example"] {
            let path = source.replacing("Kit/", with: "Kit/\(aside)/")
            #expect(try texts(LintSample(), packages: [path: code]) == [], "\(path)")
        }
    }

    @Test(
        "A header is looked through for calls, and a folder of any name inside of a pod's sources",
        arguments: [
            ("Pods/Kit/Kit/A.h", true), ("Pods/Kit/Kit/Web/A.c", true), ("Pods/Kit/Sources/Linux/A.c", true),
            ("Pods/Kit/Kit/Samples/A.c", true), ("Pods/Kit/Samples/A.c", false),
            ("Pods/Kit/Kit/Tests/A.c", false), ("Carthage/Checkouts/Kit/Web/Kit/A.c", false),
            (".build/checkouts/Kit/Sources/Kit/Web/A.c", true),
        ])
    func inside(path: String, isFound: Bool) throws {
        let code = "static inline int f(void) { return stat(p, &s); }\n"
        let found = try texts(LintSample(), packages: [path: code])
        #expect(found.map { $0.hasPrefix("\(path):1: error: Kit calls stat, ") } == (isFound ? [true] : []))
    }

    @Test(
        "A pod of the project's own folder is looked through where its podspec says",
        arguments: [
            ("pod 'Core', :path => 'Local/Core'", "Classes/A.swift", true),
            ("  pod \"Core\", path: \"Local/Core/Core.podspec\"", "Classes/A.swift", true),
            ("pod 'Core', :path => 'Local/Core'", "Other/A.swift", false),
            ("# pod 'Core', :path => 'Local/Core'", "Classes/A.swift", false),
            ("pod 'Core', '~> 1'", "Classes/A.swift", false),
        ])
    func developed(line: String, source: String, isFound: Bool) throws {
        let sample = LintSample().target("struct A {}\n").file("Podfile", "target 'App' do\n\(line)\nend\n")
            .file("Local/Core/Core.podspec", "Pod::Spec.new do |s|\n  s.source_files = 'Classes/**/*'\nend\n")
            .file("Local/Core/\(source)", LintSample.storing)
        let found = try texts(sample)
        #expect(found.map { $0.hasPrefix("Local/Core/\(source):3: ") } == (isFound ? [true] : []))
    }

    @Test("A manifest that cannot be read is the one fault of its app")
    func damaged() throws {
        let sample = LintSample().target(LintSample.storing).file("App/PrivacyInfo.xcprivacy", "<plist>")
        #expect(ProjectLint(sample.set).report().open.map(\.rule.id) == ["privacy-manifest-damaged"])
    }

    @Test("A waiver and SARIF know the rules of privacy")
    func reports() throws {
        let sample = LintSample().target(LintSample.storing).file(
            ".firstlight-lint.json",
            "[{\"rule\": \"privacy-manifest-missing\", \"path\": \"App\", \"reason\": \"a prototype\"}]")
        let report = ProjectLint(sample.set).report()
        #expect(report.open.isEmpty && report.waived == 1)
        let log = try JSONValue(reading: report.sarif(), file: "log")
        let result = try #require(log["runs"]?[0]?["results"]?[0])
        #expect(result["ruleId"] == "privacy-manifest-missing" && result["level"] == "error")
        let place = result["locations"]?[0]?["physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"] == "App/Start.swift")
        #expect(place?["region"]?["startLine"] == 3)
    }
}

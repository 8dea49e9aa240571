// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import ProofSupport
import Testing

/// Broken projects: no crash, no hang, the same report each time, and fixes that come to an end.
@Suite struct LintFuzzTests {
    private static var cases: UInt64 {
        ProcessInfo.processInfo.environment["ARTEFACT_FUZZ"].flatMap(UInt64.init) ?? 500
    }

    private static let macProject = String(
        decoding: LintSample().target(
            signed: LintSample.aps, settings: ["SDKROOT": "macosx"]
        ).set["App.xcodeproj/project.pbxproj"] ?? [], as: UTF8.self)
    private static let sample = LintSample().mark().project(
        resources: [
            "App/Assets.xcassets", "App/Launch.storyboard",
        ],
        below:
            "INFOPLIST_FILE = App/Info.plist // here\n#include \"App.xcconfig\"\nA[sdk=iphone*] = $(A:lower) \\\nb"
    )
    .key("UILaunchStoryboardName", "<string>Launch</string>")
    .key("UILaunchScreens", "<dict><key>UILaunchScreenDefinitions</key><array><dict/></array></dict>")
    .key(
        "CFBundleURLTypes",
        "<array><dict><key>CFBundleURLSchemes</key><array><string>a</string></array></dict></array>"
    )
    .file("App/Launch.storyboard", LintSample.storyboardText)
    .file("App/Start.swift", LintSample.registering + LintSample.signingIn + LintSample.firebase)
    .file("App/App.entitlements", "<plist><dict>\(LintSample.aps)</dict></plist>")
    .privacy(LintSample.accessed("FileTimestamp", "C617.1") + "<key>NSPrivacyTrackingDomains</key><array/>")
    .file("Mac.xcodeproj/project.pbxproj", macProject)
    .file("Copy/Info.plist", "<plist><dict><key>UILaunchScreen</key><dict/></dict></plist>")
    .file(
        "android/res/values-v31/styles.xml",
        "<resources><style name=\"a\"><item name=\"android:windowSplashScreenAnimatedIcon\">@drawable/b</item></style></resources>"
    )
    .file("android/res/drawable-mdpi/b.png", bytes: LintSample.png(9, 9))
    .file("web/a.webmanifest", "{\"icons\": [{\"src\": \"a\", \"sizes\": \"192x192\"}]}")
    .file(".firstlight-lint.json", "[{\"rule\": \"launch-text\", \"path\": \"App\", \"reason\": \"x\"}]")

    @Test("Mutated projects of every kind of file")
    func mutated() {
        let files = Self.sample.set
        let tokens = [
            "<dict>", "</dict>", "<key>UILaunchStoryboards</key>", "<array/>", "&amp;", "\"", "{", "}", "[",
            "]", ";",
            "id=\"root\"", "<view/>", "$(A)", "../", "\u{0}", "-1e999", "9223372036854775807", "0xFF",
            "isa = ",
        ]
        let paths = files.paths
        let mutators = paths.map {
            Mutator(
                samples: [files[$0] ?? []], tokens: tokens,
                nests: [("<dict>", "</dict>"), ("[", "]"), ("{", "}")])
        }
        let clock = ContinuousClock()
        var (slowest, found) = (Duration.zero, 0)
        for seed in 0..<Self.cases {
            var broken = files
            var generator = SeededGenerator(seed: seed)
            for (index, path) in paths.enumerated() where UInt8.random(in: 0..<4, using: &generator) == 0 {
                broken[path] = mutators[index].bytes(seed: seed)
            }
            let pixels: @Sendable (String) -> LintPixels? = { path in
                LintPixels(
                    width: path.utf8.count % 7 - 1, height: Int(truncatingIfNeeded: seed),
                    rgba: [0, 0, 0, 255])
            }
            let start = clock.now
            let report = ProjectLint(broken, pixels: pixels).report()
            let fixed = ProjectLint.fixed(broken)
            slowest = max(slowest, clock.now - start)
            found += report.findings.count
            if seed % 16 == 0 { #expect(ProjectLint.fixed(fixed) == fixed, "seed \(seed)") }
            for finding in report.findings
            where finding.file.isEmpty || finding.message.isEmpty || (finding.line ?? 1) < 1 {
                Issue.record("seed \(seed): \(finding.description)")
            }
            if (try? JSONValue(reading: report.sarif(), file: "sarif")) == nil {
                Issue.record("seed \(seed): SARIF")
            }
        }
        print("fuzz lint: \(Self.cases) projects, \(found) findings, slowest \(slowest)")
        #expect(slowest < .seconds(20))
    }

    @Test("Very many faults of one file take little time")
    func many() {
        let images = (0..<5_000).map { "<image name=\"a\($0)\"/>" }.joined(separator: "\n")
        let schemes = String(repeating: "<string>a b</string>", count: 20_000)
        let definitions = String(
            repeating: "<dict><key>UILaunchStoryboardFile</key><string>a.storyboard</string></dict>",
            count: 5_000)
        let files = LintSample().storyboard(["<resources>": "<resources>\(images)"])
            .key(
                "CFBundleURLTypes",
                "<array><dict><key>CFBundleURLSchemes</key><array>\(schemes)</array></dict></array>"
            )
            .key(
                "UILaunchStoryboards",
                "<dict><key>UILaunchStoryboardDefinitions</key><array>\(definitions)</array></dict>"
            )
            .set
        let clock = ContinuousClock()
        let time = clock.measure {
            let report = ProjectLint(files).report()
            #expect(report.findings.count { $0.rule.id == "storyboard-resource-unused" } == 5_000)
        }
        print("lint of many faults: \(time)")
        #expect(time < .seconds(60))
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// Another package draws a stage and looks at it. It sends no events, because a stage would not wait for the tasks that
/// they begin: `ViewDriver` does, and has all of them.
@Suite struct StageFromOutsideTests {
    private static let events = [
        "tap(at: .zero)", "tap(label: word)", "touchDown(at: .zero)", "touchMove(to: .zero)",
        "touchUp(at: .zero)", "touchCancel()", "type(word)", "press(.delete)",
        "press(\"s\", modifiers: .command)", "keyDown(.delete)", "keyUp()", "open(URL(filePath: word))",
        "activate(label: word)", "perform(.magicTap, label: word)", "moveAccessibilityFocus(label: word)",
        "accessibilityScroll(.top, at: .zero)", "escape()",
    ]

    private func errors(_ lines: [String]) async throws -> [String] {
        let body = lines.map { "    \($0)\n" }.joined()
        return try await ProductSource.errors(
            "import Foundation\nimport StageUI\n@MainActor func use(_ stage: Stage, _ word: String) {\n\(body)}"
        )
    }

    @Test func noEventIsSentToAStage() async throws {
        let found = try await errors(
            Self.events.map { "_ = stage.\($0)" } + ["stage.scenePhase = .background"])
        let names = Self.events.map { $0.prefix { $0 != "(" } }
        #expect(
            found.sorted()
                == (names.map { "'\($0)' is inaccessible due to 'package' protection level" }
                + ["cannot assign to property: 'scenePhase' setter is inaccessible"]).sorted())
    }

    @Test func aRendererHasWhatItNeeds() async throws {
        let found = try await errors([
            "stage.configuration.colorScheme = .dark",
            "_ = (stage.frame(at: 0), stage.accessibilityTree(), stage.elements(), stage.issues)",
            "_ = (stage.isSettled, stage.scenePhase, stage.openedURLs)", "stage.close()",
        ])
        #expect(found == [])
    }

    /// A further function of a stage that others can call is thought about: does it let a view's code run?
    @Test func itsPublicFunctionsAreTheseOnly() throws {
        var found: Set<String> = []
        for path in try ProductSource.files(below: "Sources/StageUI") {
            var isOpen = false
            for line in try ProductSource.text(path).split(separator: "\n") {
                if !line.hasPrefix(" ") { isOpen = line.contains(/^(extension|public final class) Stage\b/) }
                guard isOpen, let name = line.firstMatch(of: /^ +public (static )?func (\w+)/) else {
                    continue
                }
                found.insert(String(name.2))
            }
        }
        #expect(found == ["accessibilityTree", "close", "elements", "frame"])
    }
}

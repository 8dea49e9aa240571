// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import FirstlightTesting
import Foundation
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands

// What the guides in Documentation/Firstlight.docc show works as they say. `make check` refuses Swift in a guide
// that stands in no file that is compiled.
@MainActor @Suite struct GuideTests {
    private func run(
        _ words: [String], _ app: AppDescriptor
    ) async -> CommandRun {
        await CommandRun(words, apps: AppCatalogue([app]), width: 120)
    }

    @Test(arguments: [("trips", "Oslo, 9 days"), ("no trips", "No trips yet")])
    func `A screen of an existing app is shown as it is`(state: String, text: String) async {
        let result = await run(["tree", "trips", "--state", state], .tripsScreens)
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains(text), "\(result.output)")
    }

    @Test(arguments: [
        ("waiting", "ProgressView"), ("failed", "Try again"), ("trips", "Oslo, 9 days"),
    ])
    func `Each state of the launch is shown`(state: String, text: String) async {
        let result = await run(["tree", "trips", "--state", state], .trips)
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains(text), "\(result.output)")
    }

    @Test func `Nobody is stuck in the launch, whatever goes wrong`() async {
        let result = await run(["faults", "trips"], .trips)
        #expect(result.code == 0, "\(result.output)")
    }

    @Test func `The launch explains where it leads after a silent server`() async {
        let result = await run(["explain", "trips", "--scenario", "silent"], .trips)
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("leads to: trips\n"), "\(result.output)")
    }

    @Test func `The audit finds nothing but the colour that the guide names`() async {
        let result = await run(["audit", "trips"], .trips)
        #expect(result.code == 1)
        let failed = result.output.split(separator: "\n").filter { $0.contains(" fail ") }
        #expect(failed.count == 1, "\(result.output)")
        #expect(
            failed.allSatisfy { $0.contains("“4 days” and 1 more") && $0.contains("3.44 : 1, needs 4.5") })
    }

    // When a symbol is absent

    @Test func `A shared link goes to the service`() async throws {
        let link = try #require(URL(string: "https://example.org/trips"))
        var shared: [URL] = []
        let service = ShareService { shared.append($0) }
        let driver = try ViewDriver { ShareButton(link: link, service: service).crown(.constant(0.5)) }
        try await driver.tap("Share")
        #expect(shared == [link])
    }

    // Scenarios

    /// The blocks of JSON on the page about scenarios.
    private static func scenarios() throws -> [String] {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Firstlight.docc/WriteScenarios.md")
        return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```json\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    @Test func `Each scenario of the guide ends where it says`() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("guide-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let found = try Self.scenarios().filter { !$0.contains("\"states\"") }
        #expect(found.count == 4)
        for text in found where !text.contains("\"down\"") {
            try Data(text.utf8).write(to: file)
            let result = await run(["explain", "trips", "--scenario", file.path], .trips)
            #expect(result.output.contains("leads to: trips\n"), "\(text)\(result.output)\(result.notes)")
        }
    }

    @Test func `The guide shows the file of the app's scenarios`() throws {
        #expect(try Self.scenarios().last == tripsScenarios + "\n")
    }
}

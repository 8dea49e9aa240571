// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

/// A launch of the real program on the real clock, over TCP: its trace is read by the second tool.
@Suite struct RealTraceTests {
    /// The program beside the bundle of the tests.
    private static func program() throws -> URL {
        let test = try #require(Bundle.main.executableURL)
        let found = [test.deletingLastPathComponent(), Bundle.main.bundleURL.deletingLastPathComponent()]
            .map { $0.appendingPathComponent("firstlight-live") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return try #require(found, "'firstlight-live' is not beside the tests; build it with 'swift build'.")
    }

    @Test(arguments: ["deep-link", "connection-reset"])
    func theTraceOfARealLaunchIsAcceptedByTheSecondTool(scenario: String) throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("real-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = try Self.program()
        process.arguments = ["play", "--scenario", scenario, "--trace", file.path]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let result = try TraceCheck.run([file.path])
        #expect(result.code == 0, "\(result.output)")
        let timeline = try #require(try ChromeTrace(data: Data(contentsOf: file)).timelines().first)
        let path = LaunchPath(try #require(timeline.lastRun))
        #expect(path.end == .finished && path.total == timeline.lastRun?.total)
        #expect(!timeline.hasClockJump && timeline.runs.count == (scenario == "deep-link" ? 1 : 2))
        #expect(timeline.links.map(\.decision) == (scenario == "deep-link" ? [.delivered] : []))
    }
}

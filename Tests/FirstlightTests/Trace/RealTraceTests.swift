// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import Foundation
import LaunchCore
import Testing

/// A launch of the real program on the real clock, over TCP: its trace is read by the second tool.
@Suite struct RealTraceTests {
    @Test(arguments: ["deep-link", "connection-reset"])
    func theTraceOfARealLaunchIsAcceptedByTheSecondTool(scenario: String) async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("real-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let played = try await LiveProgram.run(["play", "--scenario", scenario, "--trace", file.path])
        #expect(played.code == 0)
        let result = try await TraceCheck.run([file.path])
        #expect(result.code == 0, "\(result.output)")
        let read = try ChromeTrace(data: Data(contentsOf: file))
        #expect(read.subject == ChromeTrace.Subject(app: "urbannest", scenario: scenario))
        let timeline = try #require(read.timelines().first)
        let path = LaunchPath(try #require(timeline.lastRun))
        #expect(path.end == .finished && path.total == timeline.lastRun?.total)
        #expect(!timeline.hasClockJump && timeline.runs.count == (scenario == "deep-link" ? 1 : 2))
        #expect(timeline.links.map(\.decision) == (scenario == "deep-link" ? [.delivered] : []))
    }
}

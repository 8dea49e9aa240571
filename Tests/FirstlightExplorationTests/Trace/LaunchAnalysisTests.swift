// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore
import Testing

@Suite struct LaunchAnalysisTests {
    private func analysis() throws -> LaunchAnalysis {
        LaunchAnalysis(try #require(TraceSamples.full.lastRun))
    }

    @Test(arguments: [
        ("config", 0, true), ("cities", 150, false), ("prices", 0, true), ("home", 0, true),
        ("ads", 100, false),
    ])
    func slackIsHowMuchLaterATaskCouldEndWithoutMovingTheEndOfLoading(
        task: String, milliseconds: Int, isCritical: Bool
    ) throws {
        let tasks = try analysis().tasks
        let found = try #require(tasks.first { $0.record.id.rawValue == task })
        #expect(found.slack == .milliseconds(milliseconds))
        #expect(found.isCritical == isCritical)
    }

    @Test func aTaskAfterTheLaunchHasNoSlack() throws {
        let tasks = try analysis().tasks
        let found = try #require(tasks.first { $0.record.id == "statistics" })
        #expect(found.slack == nil && !found.isCritical)
    }

    @Test func pausesCountForABudgetAndWaitsForTheUserDoNot() throws {
        let overruns = try analysis().overruns
        #expect(overruns.map(\.record.id) == ["config"])
        #expect(overruns.first?.record.overrun == .milliseconds(100))
    }

    @Test func slackUnderTheShortestDisplayIsWhatTheDisplayLeaves() throws {
        let run = try #require(TraceSamples.retried.lastRun)
        let task = try #require(LaunchAnalysis(run).tasks.first)
        #expect(task.slack == .milliseconds(160) && !task.isCritical)
    }
}

// Licensed under the Apache License, Version 2.0.

import LaunchCore
import Testing

@MainActor
@Suite struct LaunchInstrumentTests {
    @MainActor
    private final class Notebook {
        var lines: [String] = []

        var instrument: LaunchInstrument {
            LaunchInstrument(
                begin: { self.lines.append("begin \($0.kind.rawValue) \($0.name)") },
                end: { self.lines.append("end \($0.kind.rawValue) \($0.name)") },
                mark: { self.lines.append("mark \($0)") })
        }
    }

    /// A launch of two tasks that is watched, up to a time or to its end.
    private func watch(
        _ wrap: (LaunchInstrument) -> LaunchInstrument = { $0 }, cancelled: Bool = false
    ) async -> [String] {
        let clock = VirtualClock()
        let notebook = Notebook()
        var plan = LaunchPlan()
        let config = plan.task("config", retry: .backoff(attempts: 2, initial: .milliseconds(10), jitter: 0))
        {
            let isFirst = clock.elapsed < .milliseconds(30)
            try await clock.sleep(for: .milliseconds(20))
            if isFirst { throw LaunchFailure(kind: .network) }
        }
        plan.task("cities", after: config) { _ in try await clock.sleep(for: .milliseconds(20)) }
        let policy = LaunchPolicy(
            minimumDisplay: .milliseconds(200), completionHold: .milliseconds(50),
            exitDuration: .milliseconds(300))
        let rig = EngineRig(
            plan, policy: policy, clock: clock, instruments: [wrap(notebook.instrument)])
        rig.launch.appear()
        await rig.advance(to: .milliseconds(60))
        if cancelled { rig.launch.cancel() }
        await rig.advance(to: .seconds(5))
        return notebook.lines
    }

    @Test func phasesLieInTheLaunchAndTriesOfTasksAreSpansOfTheirOwn() async {
        #expect(
            await watch() == [
                "begin launch launch", "begin phase holding", "begin task config", "end task config",
                "begin task config", "end task config", "begin task cities", "end task cities",
                "end phase holding", "begin phase completing", "end phase completing", "begin phase exiting",
                "mark leads to home", "end phase exiting", "end launch launch",
            ])
    }

    @Test(arguments: [false, true]) func everySpanThatBeginsEnds(cancelled: Bool) async {
        let lines = await watch(cancelled: cancelled).filter { !$0.hasPrefix("mark") }
        let begun = lines.filter { $0.hasPrefix("begin") }.map { $0.dropFirst(6) }.sorted()
        let ended = lines.filter { $0.hasPrefix("end") }.map { $0.dropFirst(4) }.sorted()
        #expect(begun == ended && !begun.isEmpty)
        #expect(lines.last == "end launch launch")
    }

    @Test func theSystemMeasuresTheLaunchAndItsTasksOnly() async {
        #expect(
            await watch { $0.underMeasurementRules() } == [
                "begin launch launch", "begin task config", "end task config", "begin task config",
                "end task config", "begin task cities", "end task cities", "mark leads to home",
                "end launch launch",
            ])
    }

    private func span(_ name: String, _ id: Int) -> LaunchInstrument.Span {
        LaunchInstrument.Span(kind: .task, name: name, id: id)
    }

    @Test func theSystemMeasuresSixteenSpansAtOneTime() {
        let notebook = Notebook()
        let instrument = notebook.instrument.underMeasurementRules()
        for id in 1...20 { instrument.begin(span("task \(id)", id)) }
        #expect(notebook.lines.count == 16)
        instrument.end(span("task 17", 17))
        #expect(notebook.lines.count == 16, "What was never begun must not be ended")
        instrument.end(span("task 1", 1))
        instrument.begin(span("task 21", 21))
        #expect(notebook.lines.count == 18)
    }

    @Test func aNameForTheSystemIsShortAndNotInUseTwice() {
        let notebook = Notebook()
        let instrument = notebook.instrument.underMeasurementRules()
        instrument.begin(span(String(repeating: "a", count: 200), 1))
        instrument.begin(span(String(repeating: "a", count: 300), 2))
        #expect(notebook.lines == ["begin task " + String(repeating: "a", count: 128)])
    }

    @Test func nothingIsMeasuredOnceTheMeasurementIsOver() {
        let notebook = Notebook()
        let instrument = notebook.instrument.underMeasurementRules()
        instrument.begin(span("a", 1))
        instrument.end(span("a", 1))
        instrument.begin(span("b", 2))
        #expect(notebook.lines == ["begin task a", "end task a"])
    }
}

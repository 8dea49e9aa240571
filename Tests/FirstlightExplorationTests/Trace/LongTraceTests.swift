// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

@testable import FirstlightExploration

/// Trace files of any length: twice as long takes twice the work.
@Suite struct LongTraceTests {
    /// What a file may have very many of.
    enum Shape: String, CaseIterable, Sendable {
        case launches, runs, phases, tasks, chain, star, tries, marks, links
    }

    private static func event(
        _ ph: String, _ cat: String, _ time: Int, pid: Int = 1, _ fill: (inout ChromeTrace.Arguments) -> Void
    ) -> ChromeTrace.Event {
        var args = ChromeTrace.Arguments()
        fill(&args)
        return .init(
            name: cat, cat: cat, ph: ph, ts: Double(time), dur: ph == "X" ? 1 : nil, pid: pid, tid: 1,
            args: args)
    }

    private static func run(_ number: Int, pid: Int = 1) -> ChromeTrace.Event {
        event("X", "run", 0, pid: pid) { $0.run = number }
    }

    private static func task(_ number: Int, needs: [Int] = []) -> ChromeTrace.Event {
        event("X", "task", number) { args in
            (args.run, args.task, args.settlement) = (1, .init(rawValue: "t\(number)"), .output)
            args.needs = needs.filter { $0 >= 0 }.map { .init(rawValue: "t\($0)") }
        }
    }

    private static func phase(_ phase: LaunchPhase, _ time: Int) -> ChromeTrace.Event {
        event("X", "phase", time) { ($0.run, $0.phase) = (1, phase) }
    }

    private static func entry(_ shape: Shape, _ number: Int) -> ChromeTrace.Event {
        switch shape {
        case .launches: run(1, pid: number + 1)
        case .runs: run(number + 2)
        case .phases: phase(.entering, number)
        case .tasks:
            if number % 2 == 0 {
                task(number)
            } else {
                event("X", "try", number) { args in
                    (args.run, args.attempt) = (1, 1)
                    args.task = .init(rawValue: "t\(number - 1)")
                }
            }
        case .chain: task(number, needs: [number - 1])
        case .star: task(number, needs: number > 0 ? [0] : [])
        case .tries:
            event("X", "try", number) { ($0.run, $0.task, $0.attempt) = (1, "one", number) }
        case .marks: event("i", "mark", number) { _ in }
        case .links:
            event(number % 2 == 0 ? "b" : "e", "link", number) { ($0.link, $0.decision) = ("/", .delivered) }
        }
    }

    /// A run that finishes, with so many of one thing in it.
    static func entries(_ shape: Shape, _ count: Int) -> [ChromeTrace.Event] {
        let one = event("X", "task", 0) { ($0.run, $0.task, $0.settlement) = (1, "one", .output) }
        let start = [run(1), phase(.entering, 0)] + (shape == .tries ? [one] : [])
        let end = [LaunchPhase.completing, .exiting, .finished].enumerated().map { phase($1, count + $0) }
        return start + (0..<count).map { entry(shape, $0) } + end
    }

    /// Where the memory lies that grows with a shape.
    private func place(_ shape: Shape, _ reader: ChromeTraceReader) -> Int {
        func address<Element>(_ list: [Element]) -> Int {
            list.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
        }
        let timeline = reader.launches[0].timeline
        return switch shape {
        case .launches: address(reader.launches)
        case .runs: address(timeline.runs)
        case .phases: address(timeline.runs[0].phases)
        case .tasks, .chain, .star: address(timeline.runs[0].tasks)
        case .tries: address(timeline.runs[0].tasks[0].segments)
        case .marks: address(timeline.marks)
        case .links: address(timeline.links)
        }
    }

    @Test(arguments: Shape.allCases) func whatWasReadIsNotCopiedForTheNextEntry(shape: Shape) throws {
        var reader = ChromeTraceReader()
        var (last, moves) = (0, 0)
        let entries = Self.entries(shape, 4096)
        for (index, entry) in entries.enumerated() {
            try reader.take(entry, index)
            guard index >= 3 else { continue }
            let now = place(shape, reader)
            if now != last { moves += 1 }
            last = now
        }
        // Memory that doubles when it is full moves 12 times; a copy for each entry would be 4096.
        #expect(moves < 30)
        #expect(reader.finish()[0].runs[0].total != nil)
    }

    @Test(arguments: Shape.allCases) func sixteenTimesAsMuchTakesSixteenTimesTheProcessor(shape: Shape) throws
    {
        func seconds(_ count: Int) throws -> Double {
            let trace = Self.entries(shape, count)
            return try (0..<3).map { _ in
                let start = Self.processorTime()
                var reader = ChromeTraceReader()
                for (index, entry) in trace.enumerated() { try reader.take(entry, index) }
                let timelines = reader.finish()
                for timeline in timelines { _ = timeline.runs.map { LaunchAnalysis($0).overruns } }
                _ = LaunchPercentiles(timelines)
                return Self.processorTime() - start
            }.min() ?? 0
        }
        // The square would be 256 times as much. What other programs do does not count.
        #expect(try seconds(8000) < 64 * seconds(500))
    }

    /// The same of a whole file, whose bytes are decoded first.
    @Test(arguments: [Shape.launches, .tasks, .links])
    func sixteenTimesAsLongAFileTakesSixteenTimesTheProcessor(shape: Shape) throws {
        func seconds(_ count: Int, of tries: Int) throws -> Double {
            var trace = ChromeTrace([])
            trace.traceEvents = Self.entries(shape, count)
            let launches = Set(trace.traceEvents.map(\.pid)).count
            let data = try JSONEncoder().encode(trace)
            return try (0..<tries).map { _ in
                let start = Self.processorTime()
                let timelines = try ChromeTrace(data: data).timelines()
                let time = Self.processorTime() - start
                #expect(timelines.count == launches)
                return time
            }.min() ?? 0
        }
        #expect(try seconds(8000, of: 2) < 64 * seconds(500, of: 3))
    }

    /// The time for which this thread had a processor, in seconds.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test(arguments: ["task", "launch"]) func aNameThatEveryRowWouldRepeatHasALimit(of: String) throws {
        func timelines(_ length: Int) throws(ChromeTraceError) -> [LaunchTimeline] {
            var entry = Self.task(1)
            entry.args?.task = .init(rawValue: String(repeating: "x", count: length))
            if of == "launch" {
                entry = .init(name: "process_name", ph: "M", pid: 1, tid: 0, args: .init())
                entry.args?.name = String(repeating: "x", count: length)
            }
            var trace = ChromeTrace([])
            trace.traceEvents = [Self.run(1), entry]
            return try trace.timelines()
        }
        #expect(try timelines(256).count == 1)
        let error = #expect(throws: ChromeTraceError.self) { try timelines(257) }
        #expect(error?.description.contains("a name has 257 bytes, and 256 are the most") == true)
    }
}

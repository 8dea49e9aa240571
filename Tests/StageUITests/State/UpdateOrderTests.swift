// Licensed under the Apache License, Version 2.0.

import Observation
import Testing

@testable import StageUI

@MainActor @Observable
private final class Bell {
    var rings = 0
    @ObservationIgnored var heard: [Int] = []
}

/// Hears the bell and says so.
private struct Listener: View {
    let number: Int
    let bell: Bell
    var body: some View {
        Color.red.onChange(of: bell.rings) { bell.heard.append(number) }
    }
}

private struct Room: View {
    let bell: Bell
    var body: some View { ForEach(0..<40, id: \.self) { Listener(number: $0, bell: bell) } }
}

/// Follows the time and writes down that it did.
private final class Clock: TimelineDriven {
    let number: Int
    let note: (Int) -> Void
    init(_ number: Int, note: @escaping (Int) -> Void) { (self.number, self.note) = (number, note) }
    var isRunning: Bool { true }
    var path: String { "clock \(number)" }
    func advance(to time: Double) { note(number) }
}

/// What happens at once happens in the same order in each run of the program, though sets and dictionaries have
/// another order in each.
@MainActor
@Suite struct UpdateOrderTests {
    @Test func viewsThatWatchOneValueHearOfItInTheirOrder() {
        let bell = Bell()
        let probe = StageProbe { Room(bell: bell) }
        bell.rings = 1
        probe.step()
        #expect(bell.heard == Array(0..<40))
    }

    @Test func whatFollowsTheTimeDoesSoInTheOrderInWhichItBegan() {
        var told: [Int] = []
        let clocks = (0..<40).map { Clock($0) { told.append($0) } }
        var timelines = TimelineSet()
        for clock in clocks { timelines[ObjectIdentifier(clock)] = clock }
        timelines[ObjectIdentifier(clocks[7])] = nil
        timelines[ObjectIdentifier(clocks[3])] = clocks[3]
        for timeline in timelines.all { timeline.advance(to: 1) }
        #expect(told == (0..<40).filter { $0 != 7 })
        // Those that begin or end after a frame count in the next one.
        told = []
        timelines[ObjectIdentifier(clocks[7])] = clocks[7]
        timelines[ObjectIdentifier(clocks[0])] = nil
        for timeline in timelines.all { timeline.advance(to: 2) }
        #expect(told == (1..<40).filter { $0 != 7 } + [7])
        timelines.removeAll()
        let rest = timelines.all
        #expect(rest.isEmpty)
    }
}

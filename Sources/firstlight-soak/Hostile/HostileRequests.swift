// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchNetwork

/// Many requests to a ``HostileServer``, some of them at a time, in a process of their own.
struct HostileRequests: Codable, Sendable {
    /// The limit of a body in bytes; so many at a time can fill their limits.
    static let maximumBytes = 1_000_000
    /// The number of wrong ends that are recorded.
    private static let mostNoted = 50
    /// The number of memory samples.
    private static let samples = 40

    let server: URL
    /// The URL of a closed port.
    let closed: URL
    let seed: UInt64
    let count: Int
    let atOnce: Int

    private struct Ended: Sendable {
        let plan: HostilePlan
        let ending: String
    }

    /// Does all requests and notes how they ended and what memory they took.
    func run(_ notebook: SoakNotebook) async throws {
        notebook.add(SoakNote(kind: .memory, number: try SoakChild.residentKiB()))
        let client = Client(self)
        var tally: [String: Int] = [:]
        var (ended, wrong) = (0, 0)
        try await withThrowingTaskGroup(of: Ended.self) { group in
            var numbers = (0..<count).makeIterator()
            func begin() {
                guard let number = numbers.next() else { return }
                let plan = HostilePlan(seed: seed, number: number)
                group.addTask { Ended(plan: plan, ending: await client.ending(of: plan)) }
            }
            for _ in 0..<atOnce { begin() }
            while let one = try await group.next() {
                begin()
                ended += 1
                if one.plan.endings.contains(where: { one.ending.hasPrefix($0) }) {
                    tally[one.plan.name, default: 0] += 1
                } else {
                    wrong += 1
                    if wrong <= Self.mostNoted {
                        let text =
                            "\(one.plan.name) ended as '\(one.ending)' instead of '\(one.plan.endings[0])'"
                        notebook.add(SoakNote(kind: .wrong, text: text, number: one.plan.number))
                    }
                }
                if ended % max(1, count / Self.samples) == 0 {
                    notebook.add(SoakNote(kind: .memory, number: try SoakChild.residentKiB()))
                }
            }
        }
        for (name, number) in tally.sorted(by: { $0.key < $1.key }) {
            notebook.add(SoakNote(kind: .course, text: name, number: number))
        }
        notebook.add(SoakNote(kind: .memory, text: "peak", number: try SoakChild.statusKiB("VmHWM")))
    }

    /// The transports, one for each way to be patient.
    private struct Client: Sendable {
        let transports: [HostilePatience: DocumentTransport]
        let closed: DocumentTransport
        let clock: ContinuousClock

        init(_ requests: HostileRequests) {
            let clock = ContinuousClock()
            func transport(_ patience: HostilePatience, _ url: URL) -> DocumentTransport {
                DocumentTransport(
                    baseURL: url, limits: patience.limits(maximumBytes: HostileRequests.maximumBytes),
                    clock: clock)
            }
            transports = Dictionary(
                uniqueKeysWithValues: HostilePatience.allCases.map { ($0, transport($0, requests.server)) })
            closed = transport(.patient, requests.closed)
            self.clock = clock
        }

        /// Does one request and says how it ended.
        func ending(of plan: HostilePlan) async -> String {
            let asked = plan.course == .closedPort ? closed : transports[plan.patience] ?? closed
            let task = Task {
                try await asked.document("\(plan.course.rawValue)/\(plan.number)", token: "secret")
            }
            if let seconds = plan.cancelledAfter {
                try? await clock.sleep(for: .seconds(seconds))
                task.cancel()
            }
            return HostileEnding.name(await task.result, number: plan.number)
        }
    }
}

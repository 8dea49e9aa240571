// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Synchronization

/// A plan of tasks in layers; each needs one to three of the layer before.
final class RandomGraph: Sendable {
    private struct Node: Sendable {
        let needs: [Int]
        let length: Duration
    }

    private let nodes: [Node]
    /// The time that each body took in the last run, in milliseconds.
    private let lengths: Mutex<[Double]>

    /// Draws a graph.
    ///
    /// - Parameters:
    ///   - count: The number of tasks.
    ///   - layers: The number of layers, and so of tasks on each path.
    ///   - milliseconds: The shortest and the longest task; nil for bodies that do nothing.
    ///   - seed: The random seed.
    init(count: Int, layers: Int, milliseconds: ClosedRange<Int>?, seed: UInt64) {
        var state = seed
        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        let width = max(1, count / layers)
        nodes = (0..<count).map { index in
            let first = index / width * width
            var needs: [Int] = []
            for _ in 0..<(first == 0 ? 0 : 1 + below(3)) {
                let need = first - width + below(width)
                if !needs.contains(need) { needs.append(need) }
            }
            let length = milliseconds.map { $0.lowerBound * 1000 + below($0.count * 1000) } ?? 0
            return Node(needs: needs, length: .microseconds(length))
        }
        lengths = Mutex(Array(repeating: 0, count: count))
    }

    /// The graph as a launch plan.
    var plan: LaunchPlan {
        var plan = LaunchPlan()
        var tasks: [LaunchTask<Int>] = []
        for (index, node) in nodes.enumerated() {
            let name = LaunchTaskID(rawValue: "task\(index)")
            let body: @Sendable () async throws -> Int = { [self] in try await run(index) }
            let needs = node.needs.map { tasks[$0] }
            switch needs.count {
            case 0: tasks.append(plan.task(name, work: body))
            case 1: tasks.append(plan.task(name, after: needs[0]) { _ in try await body() })
            case 2: tasks.append(plan.task(name, after: needs[0], needs[1]) { _, _ in try await body() })
            default:
                tasks.append(
                    plan.task(name, after: needs[0], needs[1], needs[2]) { _, _, _ in try await body() })
            }
        }
        return plan
    }

    private func run(_ index: Int) async throws -> Int {
        guard nodes[index].length > .zero else { return index }
        let start = Samples.now(CLOCK_MONOTONIC)
        try await ContinuousClock().sleep(for: nodes[index].length)
        let length = Samples.now(CLOCK_MONOTONIC) - start
        lengths.withLock { $0[index] = length }
        return index
    }

    /// The longest path through the bodies with their real times, in milliseconds: no engine can be faster.
    var criticalPath: Double {
        let lengths = lengths.withLock { $0 }
        var ends: [Double] = []
        for (index, node) in nodes.enumerated() {
            ends.append((node.needs.map { ends[$0] }.max() ?? 0) + lengths[index])
        }
        return ends.max() ?? 0
    }
}

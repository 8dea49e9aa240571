// Licensed under the Apache License, Version 2.0.

import LaunchCore

extension GraphBench {
    /// The sizes whose makespan is measured, with the tasks on each path.
    static let graphs = [(tasks: 10, layers: 4), (tasks: 100, layers: 10), (tasks: 1000, layers: 25)]

    /// Runs a random graph of sleeping tasks on the real clock; the reference is its critical path.
    ///
    /// The lengths of the path are those that the bodies took, so that a sleep that ends late is not counted as the
    /// engine's. Of all runs, the one with the median ratio is reported.
    func measureMakespan(tasks: Int, layers: Int, times: Int) async -> ComparedSamples {
        let graph = RandomGraph(count: tasks, layers: layers, milliseconds: 20...60, seed: UInt64(tasks))
        var runs: [(own: Double, path: Double)] = []
        for _ in 0..<times {
            var samples = Samples()
            await run(graph.plan, &samples)
            runs.append((samples.median, graph.criticalPath))
        }
        runs.sort { $0.own / $0.path < $1.own / $1.path }
        let middle = runs[runs.count / 2]
        return ComparedSamples(own: Samples(wall: [middle.own]), reference: Samples(wall: [middle.path]))
    }

    /// Measures what a graph of tasks that do nothing costs all processors together.
    func measureCost(tasks: Int, times: Int) async -> Samples {
        let graph = RandomGraph(count: tasks, layers: 10, milliseconds: nil, seed: UInt64(tasks))
        let plan = graph.plan
        var samples = Samples()
        for _ in 0..<times { await run(plan, &samples) }
        return Samples(wall: samples.processor)
    }
}

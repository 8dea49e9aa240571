// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// How long the newest run of a launch took, read from its trace.
public struct UrbanNestTelemetry: Hashable, Sendable, Codable {
    /// The number of the run, from 1; 0 before the first frame.
    public let run: Int
    /// From the first frame until the last task had its output; nil while one has none.
    public let loadTime: Duration?
    /// From the first frame until the splash began to leave; nil before that.
    public let loadingTime: Duration?
    /// From the first frame until the destination had the screen; nil before that.
    public let splashTime: Duration?

    /// Reads the newest run of a trace.
    public init(trace: [LaunchTraceEvent]) {
        var run = 0
        var start = Duration.zero
        var open: Set<LaunchTaskID> = []
        var load: Duration?
        var loading: Duration?
        var splash: Duration?
        for event in trace {
            switch event.kind {
            case .runBegan(let number):
                (run, start, open) = (number, event.time, [])
                (load, loading, splash) = (nil, nil, nil)
            case .taskStarted(let task, attempt: _): open.insert(task)
            case .taskSettled(let task, .output):
                open.remove(task)
                if open.isEmpty { load = event.time - start }
            case .phase(.exiting): loading = event.time - start
            case .phase(.finished): splash = event.time - start
            default: break
            }
        }
        self.run = run
        loadTime = load
        loadingTime = loading
        splashTime = splash
    }

    /// Whether loading took less than a second (UN-184); nil while it goes on.
    public var withinTarget: Bool? { loadTime.map { $0 < UrbanNest.loadTarget } }
    /// Whether loading took less than three seconds (UN-185); nil while it goes on.
    public var withinAcceptable: Bool? { loadTime.map { $0 < UrbanNest.loadLimit } }
}

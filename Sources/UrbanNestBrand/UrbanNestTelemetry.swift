// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// The times of a launch's newest run, read from its trace.
public struct UrbanNestTelemetry: Hashable, Sendable, Codable {
    /// The number of the run, from 1; 0 before the first frame.
    public private(set) var run = 0
    /// From the first frame until the last task had its output; nil while one has none.
    public private(set) var loadTime: Duration?
    /// From the first frame until the splash began to leave; nil before that.
    public private(set) var loadingTime: Duration?
    /// From the first frame until the destination had the screen; nil before that.
    public private(set) var splashTime: Duration?

    /// Reads the newest run of a trace.
    public init(trace: [LaunchTraceEvent]) {
        var start = Duration.zero
        var open: Set<LaunchTaskID> = []
        for event in trace {
            switch event.kind {
            case .runBegan(let number):
                (run, start, open) = (number, event.time, [])
                (loadTime, loadingTime, splashTime) = (nil, nil, nil)
            case .taskStarted(let task, attempt: _): open.insert(task)
            case .taskSettled(let task, .output):
                open.remove(task)
                if open.isEmpty { loadTime = event.time - start }
            case .phase(.exiting): loadingTime = event.time - start
            case .phase(.finished): splashTime = event.time - start
            default: break
            }
        }
    }

    /// Indicates whether loading took less than a second (UN-184); nil while it runs.
    public var withinTarget: Bool? { loadTime.map { $0 < UrbanNest.loadTarget } }
    /// Indicates whether loading took less than three seconds (UN-185); nil while it runs.
    public var withinAcceptable: Bool? { loadTime.map { $0 < UrbanNest.loadLimit } }
}

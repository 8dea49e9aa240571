// Licensed under the Apache License, Version 2.0.

// MetricKit of 2026, whose manager is in the SDK of iOS 27 (Swift 6.4); visionOS has it without launch tasks.
// https://developer.apple.com/documentation/metrickit/metricmanager
#if canImport(MetricKit) && !os(macOS) && !os(visionOS) && (compiler(>=6.4) || FIRSTLIGHT_SDK_27)
    public import MetricKit

    @available(iOS 27.0, macCatalyst 27.0, *)
    extension LaunchInstrument {
        /// Has the system measure the launch and its tasks as launch tasks, until all are over.
        ///
        /// The process has to begin its launch before its first scene becomes active.
        ///
        /// - Parameters:
        ///   - manager: The manager that measures; an app that reads reports has one already.
        ///   - report: Receives the system's refusal; the launch continues anyway.
        @MainActor
        public static func launchTasks(
            of manager: MetricManager = MetricManager(),
            report: @escaping @MainActor @Sendable (MetricManager.LaunchTaskError) -> Void = { _ in }
        ) -> LaunchInstrument {
            let tasks = TrackedTasks(manager, report: report)
            return LaunchInstrument(begin: { tasks.begin($0) }, end: { tasks.end($0) })
                .underMeasurementRules()
        }
    }

    /// The spans that are being measured; the system measures a closure, so that each waits in one for its end.
    @available(iOS 27.0, macCatalyst 27.0, *)
    @MainActor
    private final class TrackedTasks {
        private let manager: MetricManager
        private let report: @MainActor @Sendable (MetricManager.LaunchTaskError) -> Void
        private var ends: [Int: AsyncStream<Never>.Continuation] = [:]

        init(
            _ manager: MetricManager,
            report: @escaping @MainActor @Sendable (MetricManager.LaunchTaskError) -> Void
        ) {
            (self.manager, self.report) = (manager, report)
        }

        func begin(_ span: LaunchInstrument.Span) {
            let (stream, end) = AsyncStream.makeStream(of: Never.self)
            ends[span.id] = end
            // The first has to begin before the first scene is active, and not in a later turn.
            Task.immediate { @MainActor [manager, report] in
                await manager.trackLaunchTask(
                    id: MetricKit.LaunchTaskID(rawValue: span.name), onTrackingError: { report($0) }
                ) { for await _ in stream {} }
            }
        }

        func end(_ span: LaunchInstrument.Span) { ends.removeValue(forKey: span.id)?.finish() }
    }
#endif

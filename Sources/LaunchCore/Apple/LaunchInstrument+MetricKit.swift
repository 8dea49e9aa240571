// Licensed under the Apache License, Version 2.0.

// On a Mac no scene becomes active whose measurement could be extended, and older headers refuse it there.
#if canImport(MetricKit) && !os(macOS)
    import MetricKit

    extension LaunchInstrument {
        /// Keeps the system's extended launch measurement running until the launch and its tasks are over.
        ///
        /// The process has to begin its launch before its first scene becomes active.
        ///
        /// - Parameter report: Receives the system's refusal; the launch continues anyway.
        @MainActor
        public static func launchMeasurement(
            report: @escaping @MainActor @Sendable (any Error) -> Void = { _ in }
        ) -> LaunchInstrument {
            LaunchInstrument(
                begin: { span in
                    do {
                        try MXMetricManager.extendLaunchMeasurement(
                            forTaskID: MXLaunchTaskID(rawValue: span.name))
                    } catch {
                        report(error)
                    }
                },
                end: { span in
                    do {
                        try MXMetricManager.finishExtendedLaunchMeasurement(
                            forTaskID: MXLaunchTaskID(rawValue: span.name))
                    } catch {
                        report(error)
                    }
                }
            ).underMeasurementRules()
        }
    }
#endif

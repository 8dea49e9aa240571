// Licensed under the Apache License, Version 2.0.

/// A receiver of a launch's spans while it runs: a profiler, or the system's own measurement.
///
/// It is closures, so that each platform supplies its own and a test can observe them. A span that began also
/// ends, at the latest when the launch is cancelled.
public struct LaunchInstrument: Sendable {
    /// A span of a launch.
    public struct Span: Hashable, Sendable {
        /// The subject of a span.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// From the beginning of the run to its end.
            case launch
            /// A phase.
            case phase
            /// A try of a task.
            case task
        }
        /// The subject.
        public let kind: Kind
        /// The name of the phase or the task; launch for the whole.
        public let name: String
        /// A number that no other span of the launch has.
        public let id: Int

        /// Describes a span.
        public init(kind: Kind, name: String, id: Int) { (self.kind, self.name, self.id) = (kind, name, id) }
    }

    /// Takes the beginning of a span.
    public var begin: @MainActor @Sendable (Span) -> Void
    /// Takes the end of a span that began.
    public var end: @MainActor @Sendable (Span) -> Void
    /// Takes something that happened at an instant, in a few words.
    public var mark: @MainActor @Sendable (String) -> Void

    /// Joins the closures.
    public init(
        begin: @escaping @MainActor @Sendable (Span) -> Void,
        end: @escaping @MainActor @Sendable (Span) -> Void,
        mark: @escaping @MainActor @Sendable (String) -> Void = { _ in }
    ) {
        (self.begin, self.end, self.mark) = (begin, end, mark)
    }
}

extension LaunchController {
    /// Passes on what a line of the trace begins and ends.
    func show(_ kind: LaunchTraceEvent.Kind) {
        for change in spans.take(kind) {
            for instrument in hooks.instruments {
                switch change {
                case .begin(let span): instrument.begin(span)
                case .end(let span): instrument.end(span)
                case .mark(let text): instrument.mark(text)
                }
            }
        }
    }
}

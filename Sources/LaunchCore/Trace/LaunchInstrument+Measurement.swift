// Licensed under the Apache License, Version 2.0.

extension LaunchInstrument {
    /// The same instrument under the rules of the system's launch measurement.
    ///
    /// Only the launch and its tasks are measured, at most sixteen at one time; a name is at most 128
    /// characters and never in use twice at once. What begins before the measurement's first span ends
    /// belongs to it, and nothing after: the launch itself is the first span, so that all overlap.
    @MainActor
    public func underMeasurementRules() -> LaunchInstrument {
        let inner = self
        let running = Running()
        return LaunchInstrument(
            begin: { span in
                guard let allowed = running.admit(span) else { return }
                inner.begin(allowed)
            },
            end: { span in
                guard let allowed = running.release(span) else { return }
                inner.end(allowed)
            },
            mark: inner.mark)
    }

    /// The spans that are being measured.
    @MainActor
    private final class Running {
        private static let most = 16
        private static let longestName = 128
        private var spans: [Int: Span] = [:]
        private var isOver = false

        func admit(_ span: Span) -> Span? {
            guard span.kind != .phase, spans.count < Self.most, !isOver else { return nil }
            let name = String(span.name.prefix(Self.longestName))
            guard !spans.values.contains(where: { $0.name == name }) else { return nil }
            let allowed = Span(kind: span.kind, name: name, id: span.id)
            spans[span.id] = allowed
            return allowed
        }

        func release(_ span: Span) -> Span? {
            let found = spans.removeValue(forKey: span.id)
            if found != nil, spans.isEmpty { isOver = true }
            return found
        }
    }
}

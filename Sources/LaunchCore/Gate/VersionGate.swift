// Licensed under the Apache License, Version 2.0.

public import struct Foundation.Date

/// Decides by a cached document whether the installed version may be used.
///
/// It is a pure function: the document, the memory of the last check and the time go in, a verdict
/// with its reason and the new memory come out. It rather lets a user in than locks one out: only a
/// demand that is well-formed, verified, recent enough, known for longer than the grace period, and that
/// the store can satisfy closes it.
///
///     let gate = VersionGate(installed: version, rules: .init(grace: .seconds(3 * 86_400)))
///     let check = gate.check(cached, memory: memory, at: now)
///     // Keep check.memory, and return check.verdict from the task.
public struct VersionGate: Hashable, Sendable {
    /// The rule for a known demand when the server cannot be asked for it again.
    public enum OfflineRule: Hashable, Sendable, Codable {
        /// The last known demand holds up to an age; nil for as long as nothing newer is known.
        case lastKnown(atMost: Duration?)
        /// Only a fresh document can close the gate.
        case open
    }

    /// The patience of the gate.
    public struct Rules: Hashable, Sendable, Codable {
        /// The time from when a demand was first seen until it closes the gate.
        public var grace: Duration
        /// The rule for a known demand when the server cannot be asked for it again.
        public var offline: OfflineRule

        /// Creates rules; without arguments a demand closes the gate after a day and holds for 30 days.
        public init(
            grace: Duration = .seconds(86_400),
            offline: OfflineRule = .lastKnown(atMost: .seconds(30 * 86_400))
        ) {
            (self.grace, self.offline) = (grace, offline)
        }
    }

    /// The memory that one check hands to the next; the app has to keep it durably.
    public struct Memory: Hashable, Sendable, Codable {
        /// The installed version that did not satisfy the demand.
        public let installed: SemanticVersion
        /// The time at which that was first seen.
        public let firstSeen: Date

        /// Remembers a demand that was not satisfied.
        public init(installed: SemanticVersion, firstSeen: Date) {
            (self.installed, self.firstSeen) = (installed, firstSeen)
        }
    }

    /// The answer of a check.
    public struct Check: Hashable, Sendable {
        /// Indicates whether the user may enter the app.
        public let verdict: LaunchVerdict
        /// The reason for it.
        public let reason: Reason
        /// The memory to keep for the next check; nil to keep nothing.
        public let memory: Memory?
    }

    /// The running version, from the app's bundle.
    public let installed: String
    /// The patience of the gate.
    public let rules: Rules

    /// Creates a gate for an installed version.
    public init(installed: String, rules: Rules = Rules()) {
        (self.installed, self.rules) = (installed, rules)
    }

    /// Checks the installed version against a document.
    ///
    /// - Parameters:
    ///   - document: The newest good document; nil when there is none.
    ///   - memory: The memory that the last check returned.
    ///   - now: The time.
    public func check(
        _ document: CachedDocument<VersionRequirement>?, memory: Memory?, at now: Date
    ) -> Check {
        // With nothing to judge by, the gate is open. The memory stays, since a lost document must not start a new
        // grace.
        guard let document else { return Check(verdict: .open, reason: .noDocument, memory: memory) }
        guard let version = SemanticVersion(installed) else {
            return Check(verdict: .open, reason: .installedVersionUnreadable(installed), memory: memory)
        }
        let demand = document.value
        guard version < demand.minimum else { return satisfied(version, by: demand) }
        let kept = memory.flatMap { $0.installed == version ? $0 : nil }
        if case .lastKnown(let limit?) = rules.offline, document.age(at: now) > limit {
            return Check(verdict: .open, reason: .documentTooOld(document.age(at: now)), memory: kept)
        }
        if rules.offline == .open, !document.isFresh(at: now) {
            return Check(verdict: .open, reason: .documentTooOld(document.age(at: now)), memory: kept)
        }
        // An update that the store does not have would be asked for again and again.
        if let available = demand.available, available < demand.minimum {
            return Check(verdict: .open, reason: .notInStore(available: available), memory: kept)
        }
        let firstSeen = kept?.firstSeen ?? now
        let waited = Duration.seconds(max(0, now.timeIntervalSince(firstSeen)))
        let wanted = (demand.recommended.map { max($0, demand.minimum) } ?? demand.minimum).description
        let next = Memory(installed: version, firstSeen: firstSeen)
        if waited < rules.grace {
            return Check(
                verdict: .updateOffered(version: wanted), reason: .grace(left: rules.grace - waited),
                memory: next)
        }
        return Check(verdict: .updateRequired(version: wanted), reason: .tooOld(demand.minimum), memory: next)
    }

    private func satisfied(_ version: SemanticVersion, by demand: VersionRequirement) -> Check {
        guard let recommended = demand.recommended, version < recommended,
            demand.available.map({ version < $0 }) ?? true
        else { return Check(verdict: .open, reason: .satisfied, memory: nil) }
        return Check(
            verdict: .updateOffered(version: recommended.description), reason: .newerExists, memory: nil)
    }
}

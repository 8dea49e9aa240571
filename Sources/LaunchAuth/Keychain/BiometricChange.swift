// Licensed under the Apache License, Version 2.0.

/// The calls that put a new secret in the place of the one before, and what a failed one of them means.
///
/// Of two secrets the one in the spare place is given. An update would ask the user once more, so a secret is added and
/// the one before is deleted; what is given is deleted last.
struct BiometricChange: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case own, spare
    }

    enum Step: Hashable, Sendable {
        case add(Place), delete(Place)

        /// Returns whether a call has left what it is for; what is not there need not be deleted.
        func isDone(_ status: KeychainStatus) -> Bool {
            switch self {
            case .add: status == .success
            case .delete: status == .success || status == .itemNotFound
            }
        }
    }

    enum Outcome: Hashable, Sendable {
        /// The new secret is given from now on.
        case kept
        /// The secret before stays the one that is given, once these calls are made.
        case refused(undoing: [Step])
    }

    /// Indicates whether there is a secret in its own place.
    let hasOwn: Bool
    /// Indicates whether a change that was cut off has left its secret in the spare place.
    let hasSpare: Bool

    /// The calls, one after the other until one fails.
    var steps: [Step] {
        switch (hasOwn, hasSpare) {
        case (false, false): [.add(.own)]
        case (true, false): [.add(.spare), .delete(.own), .add(.own), .delete(.spare)]
        // The spare one is given until the new one is there.
        case (false, true): [.add(.own), .delete(.spare)]
        case (true, true): [.delete(.own), .add(.own), .delete(.spare)]
        }
    }

    /// Returns what it means that a step failed after those before it were done.
    func outcome(ofFailed step: Step) -> Outcome {
        switch step {
        // The spare one is that of before, and would be given instead of the new one.
        case .delete(.spare): hasSpare ? .refused(undoing: [.delete(.own)]) : .kept
        // It is in the spare place already.
        case .add(.own): hasOwn && !hasSpare ? .kept : .refused(undoing: [])
        case .delete(.own): .refused(undoing: hasSpare ? [] : [.delete(.spare)])
        case .add(.spare): .refused(undoing: [])
        }
    }
}

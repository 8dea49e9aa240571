// Licensed under the Apache License, Version 2.0.

/// A launch that stands still until its user acts, and so has to show something to press.
public enum LaunchStop: Hashable, Sendable {
    /// It failed; the user may try again, or continue with cached data where that is offered.
    case failed(LaunchFailure, canContinueOffline: Bool)
    /// A gate is closed.
    case closed(LaunchVerdict)

    /// The same stop without the words, which no way out depends on.
    public var kind: LaunchStop {
        switch self {
        case .failed(let failure, let canContinueOffline):
            .failed(
                LaunchFailure(kind: failure.kind, suspension: failure.suspension),
                canContinueOffline: canContinueOffline)
        case .closed(.maintenance(_, let retryAfter)):
            .closed(.maintenance(message: "", retryAfter: retryAfter.map { _ in .zero }))
        case .closed(.updateRequired): .closed(.updateRequired(version: ""))
        case .closed(.readOnly): .closed(.readOnly(message: ""))
        case .closed(.updateOffered): .closed(.updateOffered(version: ""))
        case .closed(.open): self
        }
    }

    /// Each kind of stop that there is.
    public static var kinds: [LaunchStop] {
        let failures =
            LaunchFailureKind.allCases.map { LaunchFailure(kind: $0) } + [
                LaunchFailure(kind: .other, suspension: .protectedData),
                LaunchFailure(kind: .network, suspension: .networkPermission),
            ]
        return failures.map { .failed($0, canContinueOffline: false) }
            + failures.filter(\.kind.allowsOffline).map { .failed($0, canContinueOffline: true) }
            + [
                .closed(.maintenance(message: "", retryAfter: nil)),
                .closed(.maintenance(message: "", retryAfter: .zero)), .closed(.updateRequired(version: "")),
            ]
    }
}

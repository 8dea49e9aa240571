// Licensed under the Apache License, Version 2.0.

/// A set of timers of a run, without those of its tasks.
@usableFromInline package struct LaunchTimerSet: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt16

    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable package static var entry: Self { Self(rawValue: 1) }
    @inlinable package static var minimum: Self { Self(rawValue: 2) }
    @inlinable package static var indicator: Self { Self(rawValue: 4) }
    @inlinable package static var slow: Self { Self(rawValue: 8) }
    @inlinable package static var timeout: Self { Self(rawValue: 16) }
    @inlinable package static var hold: Self { Self(rawValue: 32) }
    @inlinable package static var exit: Self { Self(rawValue: 64) }
    @inlinable package static var gate: Self { Self(rawValue: 128) }
    @inlinable package static var link: Self { Self(rawValue: 256) }
    @inlinable package static var patience: Self { Self(rawValue: 512) }

    /// The timers that count from the first frame, in the order in which those of one instant take effect.
    package static let runTimers: [(member: LaunchTimerSet, timer: LaunchTimer)] = [
        (.entry, .entry), (.minimum, .minimum), (.indicator, .indicator), (.slow, .slow),
        (.timeout, .timeout),
    ]
}

extension LaunchTimer {
    /// The member of a set that stands for it; nil for the timers of a task.
    @inlinable package var member: LaunchTimerSet? {
        switch self {
        case .entry: .entry
        case .minimum: .minimum
        case .indicator: .indicator
        case .slow: .slow
        case .timeout: .timeout
        case .hold: .hold
        case .exit: .exit
        case .gate: .gate
        case .link: .link
        case .patience: .patience
        case .task, .backoff: nil
        }
    }
}

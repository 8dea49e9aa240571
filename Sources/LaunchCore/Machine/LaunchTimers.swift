// Licensed under the Apache License, Version 2.0.

/// The waits of a run that have begun and are not over.
struct LaunchTimers: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let entry = Self(rawValue: 1)
    static let minimum = Self(rawValue: 2)
    static let indicator = Self(rawValue: 4)
    static let slow = Self(rawValue: 8)
    static let timeout = Self(rawValue: 16)
    static let hold = Self(rawValue: 32)
    static let exit = Self(rawValue: 64)
    static let gate = Self(rawValue: 128)
    static let link = Self(rawValue: 256)
    static let patience = Self(rawValue: 512)

    /// The waits that count from the first frame, in the order in which those of one instant take
    /// effect.
    static let course: [(wait: LaunchTimers, timer: LaunchTimer)] = [
        (.entry, .entry), (.minimum, .minimum), (.indicator, .indicator), (.slow, .slow),
        (.timeout, .timeout),
    ]
}

extension LaunchTimer {
    /// The wait that it ends; nil for those of a task.
    var wait: LaunchTimers? {
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

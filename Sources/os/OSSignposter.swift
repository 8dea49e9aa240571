// Licensed under the Apache License, Version 2.0.

import Synchronization

// Signposts are for Instruments, which Linux has not: they are taken, and nothing is written.

/// The number of a signpost.
public struct OSSignpostID: Hashable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// Creates a signpost's number from another one.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates a number that no other signpost of the log has.
    public init(log: OSLog) { self = .next() }
    /// Creates the number of an object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }
    /// The one that stands for all without a number of their own.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// One that is no signpost's.
    public static let invalid = OSSignpostID(.max)
    /// One that is no signpost's.
    public static let null = OSSignpostID(0)

    private static let last = Mutex<UInt64>(0)
    static func next() -> OSSignpostID {
        last.withLock { last in
            last += 1
            return OSSignpostID(last)
        }
    }
}

/// A span of time that has begun.
public final class OSSignpostIntervalState: Sendable {
    /// The number.
    public let signpostID: OSSignpostID
    private init(_ id: OSSignpostID) { signpostID = id }
    /// Returns the state of a span that has begun.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks spans and points of time for Instruments, which Linux has not: nothing is written.
public struct OSSignposter: Sendable {
    /// Indicates whether somebody looks at them: never.
    public var isEnabled: Bool { false }
    /// Creates one without a part.
    public init() {}
    /// Creates one for a part of an app, by the app's name in reverse and the part's name.
    public init(subsystem: String, category: String) {}
    /// Creates one for the log of a logger.
    public init(logger: Logger) {}
    /// Creates one for a log.
    public init(logHandle: OSLog) {}
    /// One that marks nothing.
    public static let disabled = OSSignposter()

    /// Returns a number that no other signpost has.
    public func makeSignpostID() -> OSSignpostID { .next() }
    /// Returns the number of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: .default, object: object)
    }
    /// Begins a span.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
    {
        .beginState(id: id)
    }
    /// Begins a span with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState { .beginState(id: id) }
    /// Ends a span.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends a span with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    }
    /// Marks a point.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a point with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
    /// Marks the span that some work takes.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }
    /// Marks the span that some work takes, with a message.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
        around task: () throws -> Result
    ) rethrows -> Result { try task() }
}

/// The kinds of signposts.
public struct OSSignpostType: Hashable, Sendable {
    private let number: Int
    /// The begin of a span.
    public static let begin = OSSignpostType(number: 1)
    /// The end of a span.
    public static let end = OSSignpostType(number: 2)
    /// A point.
    public static let event = OSSignpostType(number: 0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a span or a point of time for Instruments, which Linux has not: nothing is written.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a span or a point of time with a text, of which nothing is written.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: any CVarArg...
) {}

// Licensed under the Apache License, Version 2.0.

/// The entries of the log; none are kept here, and opening it fails.
public final class OSLogStore: Sendable {
    /// The processes whose entries a store has.
    public enum Scope: Int, Sendable {
        /// All processes.
        case system
        /// This process.
        case currentProcessIdentifier
    }

    /// Opens the entries of processes; throws, as messages go to the standard error and are not kept.
    public init(scope: Scope) throws { throw CocoaError(.featureUnsupported) }
    /// Opens the entries of a file; throws, as there are no such files.
    public init(url: URL) throws { throw CocoaError(.featureUnsupported) }

    /// Returns the place of a date.
    public func position(date: Date) -> OSLogPosition { OSLogPosition() }
    /// Returns the place that is some seconds after the last boot.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition()
    }
    /// Returns the place that is some seconds before the end.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    /// Returns the entries from a place on that match a condition.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// A place in the log.
public final class OSLogPosition: Sendable {
    init() {}
}

/// A walk through entries.
public enum OSLogEnumerator {
    /// The ways to walk.
    public struct Options: OptionSet, Sendable {
        /// The bits of the ways.
        public let rawValue: UInt
        /// Creates ways of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the newest entry to the oldest.
        public static let reverse = Options(rawValue: 1)
    }
}

/// An entry of the log.
open class OSLogEntry: NSObject {
    /// The message.
    public let composedMessage: String
    /// The time.
    public let date: Date

    init(_ message: String, _ date: Date) { (composedMessage, self.date) = (message, date) }
}

/// A message that an app wrote.
public final class OSLogEntryLog: OSLogEntry {
    /// The weights of messages.
    public enum Level: Int, Sendable {
        /// Of none.
        case undefined
        /// For developers.
        case debug
        /// Helpful.
        case info
        /// As usual.
        case notice
        /// An error of the app.
        case error
        /// A mistake in the app.
        case fault
    }
    /// The weight.
    public let level: Level
    /// The app's name in reverse.
    public let subsystem: String
    /// The part of the app.
    public let category: String

    init(_ message: String, _ date: Date, _ level: Level, _ subsystem: String, _ category: String) {
        (self.level, self.subsystem, self.category) = (level, subsystem, category)
        super.init(message, date)
    }
}

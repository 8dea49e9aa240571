// Licensed under the Apache License, Version 2.0.

import Foundation

/// The weight of a message of the log.
public struct OSLogType: Hashable, Sendable {
    let rank: Int
    let name: String
    /// For developers only; not written here, as the system does not keep it either.
    public static let debug = OSLogType(rank: 0, name: "debug")
    /// Helpful, but not needed; not written here.
    public static let info = OSLogType(rank: 1, name: "info")
    /// As usual.
    public static let `default` = OSLogType(rank: 2, name: "default")
    /// An error of the app.
    public static let error = OSLogType(rank: 3, name: "error")
    /// A mistake in the app, or an error of several processes.
    public static let fault = OSLogType(rank: 4, name: "fault")
}

/// A log of one part of an app.
public final class OSLog: Sendable, Hashable {
    let subsystem: String
    let category: String

    /// Creates the log of a part, by the app's name in reverse and the part's name.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// The log of no part in particular.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that keeps nothing.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Returns whether two logs are of the same part.
    public static func == (a: OSLog, b: OSLog) -> Bool {
        a.subsystem == b.subsystem && a.category == b.category
    }
    /// Hashes the names.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(subsystem)
        hasher.combine(category)
    }

    /// The line of a message, or nil where it is not written.
    func line(_ type: OSLogType, _ message: String) -> String? {
        guard type.rank >= OSLogType.default.rank, self != .disabled else { return nil }
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let weight = type == .default ? "" : "\(type.name): "
        return (place.isEmpty ? "" : "[\(place)] ") + weight + message + "\n"
    }

    func write(_ type: OSLogType, _ message: String) {
        guard let line = line(type, message) else { return }
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
}

/// Writes messages of one part of an app: to the standard error, from the usual weight on.
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a logger without a part.
    public init() { log = .default }
    /// Creates the logger of a part, by the app's name in reverse and the part's name.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates the logger of a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message.
    public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
    /// Writes a message of a weight.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    /// Writes nothing: messages for developers are not kept.
    public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
    /// Writes nothing: messages for developers are not kept.
    public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
    /// Writes nothing: helpful messages are not kept.
    public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
    /// Writes a message.
    public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
    /// Writes an error.
    public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
    /// Writes a mistake in the app.
    public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
    /// Writes a mistake in the app.
    public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a text with values in the places of a format: `%@`, `%d`, `%f`, and `%{public}@` or `%{private}@`.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    log.write(type, OSLogFormat(message.description).text(arguments))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a weight.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

/// The format of an old message.
struct OSLogFormat {
    let format: String
    init(_ format: String) { self.format = format }

    func text(_ arguments: [any CVarArg]) -> String {
        var (rest, result, next) = (Substring(format), "", arguments.makeIterator())
        while let found = rest.firstMatch(
            of: /%(?:\{([^}]*)\})?([-+0# .\d]*)(?:hh|h|ll|l|q|z|t|j)?([@a-zA-Z%])/)
        {
            result += rest[..<found.range.lowerBound]
            rest = rest[found.range.upperBound...]
            if found.3 == "%" {
                result += "%"
            } else if let value = next.next() {
                let isPrivate = found.1.map { $0.contains("private") || $0.contains("sensitive") } ?? false
                result +=
                    isPrivate
                    ? "<private>" : Self.text(of: value, options: String(found.2), as: String(found.3))
            }
        }
        return result + rest
    }

    private static func text(of value: any CVarArg, options: String, as kind: String) -> String {
        if kind == "@" || kind == "s" { return "\(value)" }
        let length = value is Int || value is UInt || value is Int64 || value is UInt64 ? "l" : ""
        return String(format: "%\(options)\("diouxX".contains(kind) ? length : "")\(kind)", value)
    }
}

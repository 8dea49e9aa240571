// Licensed under the Apache License, Version 2.0.

/// Reads one value from its text, and says in words what it takes.
package struct ValueParser<Value: Sendable>: Sendable {
    /// The placeholder of the value in help, capitals by convention.
    package let metavar: String
    /// The accepted values, as they follow "takes", for example "a port from 1 to 65535".
    package var takes: String { makeTakes() }
    /// The words that are allowed, when they can be listed; they also serve for suggestions.
    package var allowed: [String] { makeAllowed() }
    // Found when they are asked for: help and complaints need them, and a right command line does not.
    private let makeTakes: @Sendable () -> String
    private let makeAllowed: @Sendable () -> [String]
    private let read: @Sendable (String) throws(ValueProblem) -> Value

    package init(
        metavar: String, takes: @autoclosure @escaping @Sendable () -> String,
        allowed: @autoclosure @escaping @Sendable () -> [String] = [],
        read: @escaping @Sendable (String) throws(ValueProblem) -> Value
    ) {
        self.metavar = metavar
        makeTakes = takes
        makeAllowed = allowed
        self.read = read
    }

    package func callAsFunction(_ text: String) throws(ValueProblem) -> Value { try read(text) }

    /// The same parser with one more rule.
    ///
    /// - Parameter problem: Returns the clause that follows "but", or nil for a good value.
    package func checked(_ problem: @escaping @Sendable (Value) -> String?) -> ValueParser {
        let read = read
        return ValueParser(metavar: metavar, takes: takes, allowed: allowed) {
            (text: String) throws(ValueProblem) -> Value in
            let value = try read(text)
            if let reason = problem(value) { throw ValueProblem(reason) }
            return value
        }
    }

    /// The same texts read into another type.
    package func mapped<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueParser<
        Other
    > {
        let read = read
        return ValueParser<Other>(metavar: metavar, takes: takes, allowed: allowed) {
            (text: String) throws(ValueProblem) -> Other in transform(try read(text))
        }
    }

    /// A parser that tries this one and then another.
    package func or(_ other: ValueParser) -> ValueParser {
        let first = read, second = other.read
        return ValueParser(
            metavar: "\(metavar)|\(other.metavar)", takes: "\(takes), or \(other.takes)",
            allowed: allowed + other.allowed
        ) { (text: String) throws(ValueProblem) -> Value in
            do throws(ValueProblem) {
                return try first(text)
            } catch {
                return try second(text)
            }
        }
    }

    /// The same parser with another placeholder in help.
    package func named(_ metavar: String) -> ValueParser {
        ValueParser(metavar: metavar, takes: takes, allowed: allowed, read: read)
    }
}

/// The reason why a text is not a value of the wanted kind.
package struct ValueProblem: Error, Equatable, Sendable {
    /// A clause that follows "but", or nothing when the list of accepted values says enough.
    package let reason: String?
    /// Indicates whether the text is well written, and what it names is not there or cannot be read.
    package let isNoInput: Bool

    package init(_ reason: String? = nil) { (self.reason, isNoInput) = (reason, false) }

    /// Creates the reason why what a text names is no input.
    package init(noInput reason: String) { (self.reason, isNoInput) = (reason, true) }
}

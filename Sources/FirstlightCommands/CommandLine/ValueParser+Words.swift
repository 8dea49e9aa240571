// Licensed under the Apache License, Version 2.0.

extension ValueParser where Value == String {
    /// Any text that is not empty.
    package static var text: ValueParser { text(of: "a text that is not empty") }

    /// Any text that is not empty, and that the command judges.
    ///
    /// - Parameter takes: What the text stands for, as it follows "takes": "the path of a folder".
    package static func text(of takes: String, metavar: String = "TEXT") -> ValueParser {
        ValueParser(metavar: metavar, takes: takes) {
            (text: String) throws(ValueProblem) -> String in
            guard !text.isEmpty else { throw ValueProblem() }
            return text
        }
    }

    /// One word of a list that is known only at run time, the names of devices for example.
    package static func word(
        _ allowed: @autoclosure @escaping @Sendable () -> [String], metavar: String = "NAME"
    ) -> ValueParser {
        ValueParser(metavar: metavar, takes: MessageText.list(allowed(), last: "or"), allowed: allowed()) {
            (text: String) throws(ValueProblem) -> String in
            guard allowed().contains(text) else { throw ValueProblem() }
            return text
        }
    }
}

extension ValueParser where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// A case of an enumeration, by its raw value.
    package static func oneOf(_ type: Value.Type = Value.self, metavar: String = "WORD") -> ValueParser {
        let allowed = Value.allCases.map(\.rawValue)
        return ValueParser(metavar: metavar, takes: MessageText.list(allowed, last: "or"), allowed: allowed) {
            (text: String) throws(ValueProblem) -> Value in
            guard let value = Value(rawValue: text) else { throw ValueProblem() }
            return value
        }
    }
}

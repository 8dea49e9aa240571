// Licensed under the Apache License, Version 2.0.

extension Scenario {
    /// The brand's own choices, by name; what is not named is as usual.
    public struct Options: Hashable, Sendable {
        /// What was chosen.
        public var values: [String: String]

        /// Creates choices; without values all is as usual.
        public init(_ values: [String: String] = [:]) { self.values = values }

        /// The choice of a name, read as an enumeration of the brand; the first case is usual.
        public subscript<Choice: RawRepresentable & CaseIterable>(
            _ name: String, as type: Choice.Type = Choice.self
        ) -> Choice? where Choice.RawValue == String {
            get { values[name].flatMap(Choice.init(rawValue:)) ?? Choice.allCases.first }
            set { values[name] = newValue?.rawValue }
        }

        /// The choice of a name that is on or off, off as a rule.
        public subscript(isOn name: String) -> Bool {
            get { values[name] == "true" }
            set { values[name] = newValue ? "true" : nil }
        }
    }

    /// Reads the choices of a brand; an unknown name or value is an error.
    static func options(
        _ box: KeyedDecodingContainer<AnyKey>, of brand: RehearsedBrand
    ) throws -> Options {
        try box.refuseUnknown(brand.options.map(\.name), "options")
        var result = Options()
        for option in brand.options {
            let key = AnyKey(stringLiteral: option.name)
            guard box.contains(key) else { continue }
            // A choice between true and false may be written as such.
            let text = (try? box.decode(Bool.self, forKey: key)).map { "\($0)" }
            let value = try text ?? box.decode(String.self, forKey: key)
            guard option.values.contains(value) else {
                throw box.corrupt(
                    key, "'\(value)' cannot be chosen; use \(option.values.joined(separator: ", "))")
            }
            result.values[option.name] = value
        }
        return result
    }
}

extension Scenario.Options: Encodable {
    /// Writes the choices as an object.
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

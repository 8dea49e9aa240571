// Licensed under the Apache License, Version 2.0.

/// A choice of an app's own that a scenario can make.
public struct AppOption: Hashable, Sendable {
    /// The key in a scenario's options.
    public let name: String
    /// The possible values; the first is the default.
    public let values: [String]
    /// Indicates whether the choice is about the simulated device or server, so that no project is made with it.
    public var isSimulated = false

    /// Describes a choice; the first value is usual.
    public init(_ name: String, _ values: [String]) { (self.name, self.values) = (name, values) }

    /// Describes a choice between the cases of an enumeration; the first is usual.
    public init<Choice: CaseIterable & RawRepresentable>(_ name: String, _ type: Choice.Type)
    where Choice.RawValue == String {
        self.init(name, type.allCases.map(\.rawValue))
    }

    /// Describes a choice that is on or off, off as a rule.
    public init(isOn name: String) { self.init(name, ["false", "true"]) }

    /// The same choice, about the simulated device or server: an app in front of a user has its own.
    public var simulated: AppOption {
        var option = self
        option.isSimulated = true
        return option
    }
}

/// An app's own choices, by name; what is not named is as usual.
public struct AppOptions: Hashable, Sendable {
    /// The chosen values.
    public var values: [String: String]

    /// Creates choices; without values all is as usual.
    public init(_ values: [String: String] = [:]) { self.values = values }

    /// The choice of a name, read as an enumeration of the app; the first case is usual.
    public subscript<Choice: RawRepresentable & CaseIterable>(
        _ name: String, as type: Choice.Type = Choice.self
    ) -> Choice? where Choice.RawValue == String {
        get { values[name].flatMap(Choice.init(rawValue:)) ?? Choice.allCases.first }
        set { values[name] = newValue?.rawValue }
    }

    /// The choice of a name where it was made, read as an enumeration of the app; nil where it was not.
    public func made<Choice: RawRepresentable>(
        _ name: String, as type: Choice.Type = Choice.self
    ) -> Choice? where Choice.RawValue == String {
        values[name].flatMap(Choice.init(rawValue:))
    }

    /// The choice of a name that is on or off, off as a rule.
    public subscript(isOn name: String) -> Bool {
        get { values[name] == "true" }
        set { values[name] = newValue ? "true" : nil }
    }
}

extension AppOptions: Encodable {
    /// Writes the choices as an object.
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

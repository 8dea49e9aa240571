// Licensed under the Apache License, Version 2.0.

/// A key of the environment, with the value used where none is set.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value used where none is set.
    static var defaultValue: Value { get }
}

/// Values that a view passes down to everything inside it.
public struct EnvironmentValues {
    /// One value that was set, on top of those set before.
    private class Link {
        let key: ObjectIdentifier
        let next: Link?
        /// A bit for each key here and below: most requested keys are set nowhere.
        let marks: UInt64

        init(key: ObjectIdentifier, next: Link?) {
            self.key = key
            self.next = next
            marks = (next?.marks ?? 0) | EnvironmentValues.mark(of: key)
        }

        var text: String { "" }
    }

    private final class Entry<Value>: Link {
        let value: Value

        init(_ value: Value, key: ObjectIdentifier, next: Link?) {
            self.value = value
            super.init(key: key, next: next)
        }

        override var text: String { "\(Value.self) = \(value)" }
    }

    private var head: Link?

    /// Creates an environment in which each key has its default value.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Most keys are set nowhere: not even the type of their value is looked up then.
            guard mayHave(ObjectIdentifier(key)) else { return Key.defaultValue }
            return value(of: ObjectIdentifier(key)) ?? Key.defaultValue
        }
        set { head = Entry(newValue, key: ObjectIdentifier(key), next: head) }
    }

    /// An observable model that was put into the environment, by its type.
    subscript<Model: AnyObject>(model type: Model.Type) -> Model? {
        get { value(of: ObjectIdentifier(type)) }
        set {
            if let newValue { head = Entry(newValue, key: ObjectIdentifier(type), next: head) }
        }
    }

    /// Returns whether this is the same environment, not merely an equal one.
    func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

    private static func mark(of key: ObjectIdentifier) -> UInt64 {
        let address = UInt(bitPattern: key)
        return 1 << UInt64((address >> 4 ^ address >> 10) & 63)
    }

    /// Returns whether a value was perhaps set for a key.
    private func mayHave(_ key: ObjectIdentifier) -> Bool { (head?.marks ?? 0) & Self.mark(of: key) != 0 }

    /// The value that was set last for a key.
    private func value<Value>(of key: ObjectIdentifier) -> Value? {
        guard let head, mayHave(key) else { return nil }
        return withExtendedLifetime(head) {
            Self.link(of: key, below: head)?._withUnsafeGuaranteedRef { ($0 as? Entry<Value>)?.value }
        }
    }

    /// The link that was made last for a key.
    ///
    /// The links below the head are kept by it, so that they need not be held one by one: that would take most of the time
    /// of a look-up, and a text reads twenty values before it knows its size. Nothing here is generic, as the type of a
    /// tuple with a value in it would be looked up for each link: a sixth of what a key in a long form takes.
    private static func link(of key: ObjectIdentifier, below head: Link) -> Unmanaged<Link>? {
        var place: Unmanaged<Link>? = Unmanaged.passUnretained(head)
        while let link = place {
            let (isFound, next) = link._withUnsafeGuaranteedRef {
                ($0.key == key, $0.next.map(Unmanaged.passUnretained))
            }
            if isFound { return link }
            place = next
        }
        return nil
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// The values that were set, the last first.
    public var description: String {
        var (texts, link): ([String], Link?) = ([], head)
        while let current = link {
            texts.append(current.text)
            link = current.next
        }
        return "[" + texts.joined(separator: ", ") + "]"
    }
}

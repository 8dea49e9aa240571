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
    private final class Link {
        let key: ObjectIdentifier
        let value: Any
        let next: Link?

        init(key: ObjectIdentifier, value: Any, next: Link?) {
            self.key = key
            self.value = value
            self.next = next
        }
    }

    private var head: Link?

    /// Creates an environment in which each key has its default value.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let wanted = ObjectIdentifier(key)
            var link = head
            while let current = link {
                if current.key == wanted, let value = current.value as? Key.Value { return value }
                link = current.next
            }
            return Key.defaultValue
        }
        set { head = Link(key: ObjectIdentifier(key), value: newValue, next: head) }
    }

    /// An observable model that was put into the environment, by its type.
    subscript<Model: AnyObject>(model type: Model.Type) -> Model? {
        get {
            let wanted = ObjectIdentifier(type)
            var link = head
            while let current = link {
                if current.key == wanted, let value = current.value as? Model { return value }
                link = current.next
            }
            return nil
        }
        set {
            if let newValue { head = Link(key: ObjectIdentifier(type), value: newValue, next: head) }
        }
    }

    /// Whether this is the same environment, not merely an equal one.
    func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }
}

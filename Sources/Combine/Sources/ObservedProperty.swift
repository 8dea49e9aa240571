// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks it; it is here, as Foundation brings this module along (Decision 0074).
extension NSObjectProtocol where Self: NSObject {
    /// Returns a publisher of the value that a property has when it is asked for. Later values are not sent: Foundation on Linux
    /// does not learn of them.
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
        CurrentValueSubject(self[keyPath: keyPath]).eraseToAnyPublisher()
    }
    /// Has a closure called for the value of a property: for the present one, where the options ask for it. Later values are not told:
    /// Foundation on Linux does not learn of them.
    ///
    /// - Returns: The observation, which ends when it is released.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value))
        }
        return NSKeyValueObservation()
    }
}

/// The observation of a property.
public final class NSKeyValueObservation: NSObject, Sendable {
    /// Ends the observation.
    public func invalidate() {}
}

/// The parts of a change that an observer wants.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates parts from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after it.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before it.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The present value, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The time before it, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes of a property.
public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// Something came into it.
    case insertion
    /// Something went out of it.
    case removal
    /// Something in it was replaced.
    case replacement
}

/// A change of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
    /// The kind.
    public let kind = NSKeyValueChange.setting
    /// The value after it, where the options ask for it.
    public let newValue: Value?
    /// The value before it: none, as only the present one is told.
    public let oldValue: Value? = nil
    /// Indicates whether it is still to come: never.
    public let isPrior = false
}

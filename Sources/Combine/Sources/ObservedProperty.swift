// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks it; it is here, as Foundation brings this module along (Decision 0074).
extension NSObjectProtocol where Self: NSObject {
    /// Returns a publisher of the value that a property has when it is asked for. Later values are not sent: Foundation on Linux
    /// does not learn of them.
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
        CurrentValueSubject(self[keyPath: keyPath]).eraseToAnyPublisher()
    }
}

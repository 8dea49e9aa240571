// Licensed under the Apache License, Version 2.0.

/// A space of names that belongs to a place in the tree.
@propertyWrapper
public struct Namespace {
    /// The identity of a space of names.
    public struct ID: Hashable, Sendable {
        fileprivate let object: ObjectIdentifier?
    }

    /// Keeps the identity for as long as the view keeps its place.
    private final class Location {}

    private var location: Location?

    /// Creates a space of names.
    public init() {}

    /// The identity of the space; outside of a body it is one that all share.
    public var wrappedValue: ID { ID(object: location.map { ObjectIdentifier($0) }) }
}

extension Namespace: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) {
        location = storage.location { Location() }
    }
}

// Licensed under the Apache License, Version 2.0.

// Only names that Apple's Foundation hands on with SwiftUI: others of Combine's, such as Subscription, are often an app's own.
public import Combine

@_exported public import class Combine.DateComponentsFormatter
@_exported public import class Combine.ListFormatter
@_exported public import struct Combine.MeasurementFormatUnitUsage
@_exported public import class Combine.MeasurementFormatter
@_exported public import protocol Combine.ObservableObject
@_exported public import struct Combine.Published
@_exported public import class Combine.RelativeDateTimeFormatter
@_exported public import class Combine.UndoManager

/// An object that was made elsewhere; the view is updated after each of its changes.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, InstallableProperty {
    /// Creates bindings to the properties of an object.
    @dynamicMemberLookup
    @MainActor @preconcurrency
    public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding {
                object[keyPath: keyPath]
            } set: {
                object[keyPath: keyPath] = $0
            }
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Observes an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// The bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    mutating func install(_ storage: inout PropertyStorage) {
        storage.location { ObjectChanges() }.noteRead(of: wrappedValue)
    }

    /// Plans a property that needs a place in the tree, and whose object tells one view from another.
    public static func _plan(at offset: Int) -> _PropertyPlan {
        let install = PropertyField(offset: offset, size: MemoryLayout<Self>.size) { pointer, storage in
            pointer.assumingMemoryBound(to: Self.self).pointee.install(&storage)
        }
        return _PropertyPlan(fields: [install])
    }
}

/// An object that the view makes once and keeps as long as it keeps its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let make: @MainActor () -> ObjectType
    private var kept: KeptObject<ObjectType>?

    /// Keeps the object that is made when the view first appears in its place.
    public init(wrappedValue thunk: @autoclosure @escaping @MainActor () -> ObjectType) { make = thunk }

    /// The object; before the view has its place, a new one each time.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { kept?.object ?? make() }

    /// The bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) {
        let make = make
        let kept = storage.location { KeptObject(make()) }
        self.kept = kept
        kept.changes.noteRead(of: kept.object)
    }
}

/// The location of a view's object: in its node.
@MainActor
private final class KeptObject<ObjectType: ObservableObject> {
    let object: ObjectType
    let changes = ObjectChanges()
    init(_ object: ObjectType) { self.object = object }
}

/// An object that a view above has put into the environment with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var object: ObjectType?

    /// Observes the environment's object of this type.
    public init() {}

    private static var missing: String {
        "No \(ObjectType.self) in the environment; put one there with .environmentObject(_:) above this view."
    }

    /// The object; a view without one is reported and not shown.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object else { preconditionFailure(Self.missing) }
        return object
    }

    /// The bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) {
        let found = storage.environment[model: ObjectType.self]
        object = found
        let changes = storage.location { ObjectChanges() }
        if let found {
            changes.noteRead(of: found)
        } else {
            storage.reportMissing(Self.missing)
        }
        let identity = found.map { ObjectIdentifier($0) }
        storage.recordEnvironmentRead { other in
            other[model: ObjectType.self].map { ObjectIdentifier($0) } != identity
        }
    }
}

extension View {
    /// Places an object in the environment of this view and everything inside it, by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View { environmentModel(object) }
}

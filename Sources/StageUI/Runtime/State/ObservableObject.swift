// Licensed under the Apache License, Version 2.0.

public import Observation

/// A class whose changes are announced before they happen, so that views that observe an object are updated.
///
/// Stands for Combine's protocol of that name, which Linux does not have.
public protocol ObservableObject: AnyObject {
    /// Emits before the object changes.
    var objectWillChange: ObservableObjectPublisher { get }
}

/// Notifies views that an object is about to change.
public final class ObservableObjectPublisher: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var change: Int { 0 }

    /// Creates a publisher without observers.
    public init() {}

    /// Notifies all observers.
    public func send() { registrar.withMutation(of: self, keyPath: \.change) {} }

    /// Has the body that runs now run again after the next change.
    func noteRead() { registrar.access(self, keyPath: \.change) }
}

extension ObservableObject {
    /// Emits when a published property is about to change.
    ///
    /// The object's published properties share one publisher, which is made when it is first asked for. An object
    /// without any has to provide its own publisher.
    public var objectWillChange: ObservableObjectPublisher {
        var boxes: [any PublishedStorage] = []
        var known: ObservableObjectPublisher?
        var mirror: Mirror? = Mirror(reflecting: self)
        while known == nil, let current = mirror {
            for child in current.children {
                guard let box = (child.value as? any PublishedProperty)?.storage else { continue }
                known = box.publisher
                if known != nil { break }
                boxes.append(box)
            }
            mirror = current.superclassMirror
        }
        let publisher = known ?? ObservableObjectPublisher()
        for box in boxes { box.publisher = publisher }
        return publisher
    }
}

/// A property that announces its changes.
protocol PublishedProperty {
    var storage: any PublishedStorage { get }
}

/// The storage of a published property apart from its value.
protocol PublishedStorage: AnyObject {
    /// The publisher of the object, once it is known.
    var publisher: ObservableObjectPublisher? { get set }
}

/// A property of an observable object: each write is announced to those who observe the object.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    private final class Box: PublishedStorage {
        var value: Value
        var publisher: ObservableObjectPublisher?
        init(_ value: Value) { self.value = value }
    }
    private let box: Box

    /// Creates a property with its first value.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    /// Creates a property with its first value.
    public init(initialValue: Value) { box = Box(initialValue) }

    var storage: any PublishedStorage { box }

    /// The value by itself; only a class has properties that are published.
    @available(*, unavailable, message: "@Published is for the properties of classes.")
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// The value in its object; a write announces the object's change first, even if the value is the same.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set {
            let box = object[keyPath: storageKeyPath].box
            let publisher = box.publisher ?? (object as? any ObservableObject)?.objectWillChange
            publisher?.send()
            box.value = newValue
        }
    }
}

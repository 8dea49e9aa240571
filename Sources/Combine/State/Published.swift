// Licensed under the Apache License, Version 2.0.

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
    final class Box: PublishedStorage {
        var value: Value
        var publisher: ObservableObjectPublisher?
        /// Made when somebody first asks for the property's own publisher.
        var connections: Connections<Value, Never>?
        var sources: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        // Whoever asks for the property's publisher late misses its end, which comes with the object's.
        deinit { connections?.send(completion: .finished) }

        func write(_ new: Value) {
            publisher?.send()
            connections?.send(new, keeps: true)
            value = new
        }
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

    /// The publisher of the property's values: first the present one, then each before it is written.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set {}
    }

    /// The value in its object; a write announces the object's change first, even if the value is the same.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set {
            let box = object[keyPath: storageKeyPath].box
            if box.publisher == nil { box.publisher = publisher(of: object) }
            box.write(newValue)
        }
    }

    /// The property's publisher in its object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Publisher {
        get {
            let box = object[keyPath: storageKeyPath].box
            if box.publisher == nil { box.publisher = publisher(of: object) }
            return Publisher(box: box)
        }
        set {}
    }

    private static func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let object = object as? any ObservableObject else { return nil }
        return object.objectWillChange as? ObservableObjectPublisher
    }

    /// A publisher of a property's values.
    public struct Publisher: Combine.Publisher {
        /// The type of the values.
        public typealias Output = Value
        /// A publisher that cannot fail.
        public typealias Failure = Never
        let box: Box

        /// Attaches a subscriber, which gets the present value at once.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let connections = box.connections ?? Connections(box.value)
            box.connections = connections
            connections.add(subscriber)
        }

        /// Writes the values of another publisher to the property, for as long as it lives.
        func follow(_ source: some Combine.Publisher<Value, Never>) {
            box.sources.append(source.sink { [weak box] in box?.write($0) })
        }
    }
}

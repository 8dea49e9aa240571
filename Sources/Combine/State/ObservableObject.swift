// Licensed under the Apache License, Version 2.0.

import Observation

/// A class whose changes are announced before they happen, so that views that observe an object are updated.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Emits before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// Notifies views and subscribers that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
    /// No value.
    public typealias Output = Void
    /// A publisher that cannot fail.
    public typealias Failure = Never

    /// The part that the bodies of views observe.
    private final class Mark: Observable, Sendable {
        let registrar = ObservationRegistrar()
        var change: Int { 0 }
    }
    private let mark = Mark()
    private let connections = Connections<Void, Never>()

    /// Creates a publisher without observers.
    public init() {}

    /// Notifies all observers.
    public func send() {
        mark.registrar.withMutation(of: mark, keyPath: \.change) {}
        connections.send(())
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        connections.add(subscriber)
    }

    /// Has the body that runs now run again after the next change.
    package func noteRead() { mark.registrar.access(mark, keyPath: \.change) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
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

/// The changes of an object whose publisher is not the usual one, for the bodies that read it.
package final class ObjectChanges {
    private let publisher = ObservableObjectPublisher()
    private var source: ObjectIdentifier?
    private var subscription: AnyCancellable?

    /// Creates the changes of no object.
    package init() {}

    /// Has the body that runs now run again after the next change of an object.
    package func noteRead<Object: ObservableObject>(of object: Object) {
        if let usual = object.objectWillChange as? ObservableObjectPublisher { return usual.noteRead() }
        if source != ObjectIdentifier(object) {
            source = ObjectIdentifier(object)
            subscription = object.objectWillChange.sink { [publisher] _ in publisher.send() }
        }
        publisher.noteRead()
    }
}

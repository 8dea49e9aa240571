// Licensed under the Apache License, Version 2.0.

import Foundation

/// Notifies the views of a stage of values that are kept outside the tree.
@MainActor
final class StorageHub {
    /// The place of a value: in some user defaults, or in those that the stage keeps for its window.
    struct Place: Hashable {
        var store: ObjectIdentifier?
        var key: String
    }

    private struct Listener { weak var location: (any StorageListener)? }
    private var listeners: [Place: [Listener]] = [:]
    /// A place in user defaults, and what was last seen there: whoever else writes tells nobody.
    private struct Watch {
        let place: Place
        let store: UserDefaults
        var seen: AnyHashable?

        var kept: AnyHashable? { store.object(forKey: place.key) as? AnyHashable }
    }
    /// The places that views read, in the order in which they were first read.
    private var watches: [Watch] = []
    /// The values that views keep for the window.
    private(set) var scene: [String: Any] = [:]

    func add(_ location: any StorageListener, in store: UserDefaults?, key: String) {
        let place = Place(store: store.map(ObjectIdentifier.init), key: key)
        var list = (listeners[place] ?? []).filter { $0.location != nil && $0.location !== location }
        list.append(Listener(location: location))
        listeners[place] = list
        guard let store, !watches.contains(where: { $0.place == place }) else { return }
        watches.removeAll { watch in listeners[watch.place]?.contains { $0.location != nil } != true }
        var watch = Watch(place: place, store: store)
        watch.seen = watch.kept
        watches.append(watch)
    }

    /// Notifies the views of what other code has written into user defaults since the last look.
    func look() {
        for index in watches.indices {
            let kept = watches[index].kept
            guard kept != watches[index].seen else { continue }
            watches[index].seen = kept
            notify(watches[index].place, Transaction())
        }
    }

    private func notify(_ place: Place, _ transaction: Transaction) {
        for listener in listeners[place] ?? [] { listener.location?.storeDidChange(transaction) }
    }

    /// Writes a value and notifies all views that read it.
    func write(_ value: Any?, store: UserDefaults?, key: String, transaction: Transaction) {
        if let store {
            if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
        } else {
            scene[key] = value
        }
        let place = Place(store: store.map(ObjectIdentifier.init), key: key)
        if let index = watches.firstIndex(where: { $0.place == place }) {
            watches[index].seen = watches[index].kept
        }
        notify(place, transaction)
    }
}

/// A place in the tree that depends on a kept value.
@MainActor
protocol StorageListener: AnyObject {
    func storeDidChange(_ transaction: Transaction)
}

/// The location where a stored value is read: in a view's node.
@MainActor
final class StorageLocation<Value>: StorageListener {
    /// The value that is read where nothing is stored; the view's latest, like all that it sets.
    var fallback: Value
    private let codec: StorageCodec<Value>
    private let key: String
    private let store: UserDefaults?
    private weak var owner: (any Invalidatable)?

    init(
        _ fallback: Value, codec: StorageCodec<Value>, key: String, store: UserDefaults?,
        owner: (any Invalidatable)?
    ) {
        self.fallback = fallback
        self.codec = codec
        self.key = key
        self.store = store
        self.owner = owner
        owner?.stage.storage.add(self, in: store, key: key)
    }

    func isAt(_ key: String, in store: UserDefaults?) -> Bool { self.key == key && self.store === store }

    var value: Value {
        let kept = store.map { $0.object(forKey: key) } ?? owner?.stage.storage.scene[key]
        return kept.flatMap(codec.read) ?? fallback
    }

    func write(_ new: Value) {
        guard let stage = owner?.stage else { return }
        if let busy = stage.updates.updatingNode {
            stage.report(
                .writeDuringUpdate,
                "The kept value \(key) was written while \(busy.path) was being updated; the write was "
                    + "refused. Write it in an action or in onChange.", at: busy)
            return
        }
        guard !isEqual(value, new) else { return }
        let transaction = Transaction.current
        stage.flushWrites(otherThan: transaction)
        stage.storage.write(codec.write(new), store: store, key: key, transaction: transaction)
    }

    func storeDidChange(_ transaction: Transaction) { owner?.invalidate(transaction) }
}

/// Keeps the location of a value while its key stays.
@MainActor
private final class StorageSlot<Value> {
    var location: StorageLocation<Value>?
}

extension PropertyStorage {
    /// The location of a kept value; a new one when the key or the store has changed.
    ///
    /// - Parameter store: The user defaults that keep the value; nil for the stage, which keeps it for its window.
    mutating func keptLocation<Value>(
        _ key: String, _ fallback: Value, _ codec: StorageCodec<Value>, _ store: UserDefaults?
    ) -> StorageLocation<Value> {
        let owner = owner
        let slot = location { StorageSlot<Value>() }
        if let known = slot.location, known.isAt(key, in: store) {
            known.fallback = fallback
            return known
        }
        let made = StorageLocation(fallback, codec: codec, key: key, store: store, owner: owner)
        slot.location = made
        return made
    }
}

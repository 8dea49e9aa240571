// Licensed under the Apache License, Version 2.0.

import Combine
import Dispatch
public import Foundation

/// The objects that a context has notified nobody of.
struct PendingChanges {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    var isScheduled = false

    /// The objects by the keys of a notification.
    var information: [AnyHashable: Any] {
        var found: [AnyHashable: Any] = [:]
        if !inserted.isEmpty { found[NSInsertedObjectsKey] = Set(inserted) }
        if !updated.isEmpty { found[NSUpdatedObjectsKey] = Set(updated) }
        if !deleted.isEmpty { found[NSDeletedObjectsKey] = Set(deleted) }
        return found
    }
}

/// The objects that one context saves.
struct SavedChanges {
    var inserted: [(id: NSManagedObjectID, row: ManagedRow)] = []
    var updated: [(id: NSManagedObjectID, row: ManagedRow)] = []
    var deleted: [NSManagedObjectID] = []
}

extension NSManagedObjectContext {
    /// Keeps the changes: in the parent, or in the store.
    ///
    /// - Throws: An error of Cocoa's domain where a value is missing that is not optional, and what an object's class throws.
    public func save() throws {
        guard hasChanges else { return }
        for object in inserted + updated + deleted { object.willSave() }
        for object in inserted { try object.validateForInsert() }
        for object in updated { try object.validateForUpdate() }
        for object in deleted { try object.validateForDelete() }
        processPendingChanges()
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        func row(_ object: NSManagedObject) -> (id: NSManagedObjectID, row: ManagedRow) {
            (object.objectID, ManagedRow(entity: object.entity, values: object.values ?? [:]))
        }
        let changes = SavedChanges(
            inserted: inserted.map(row), updated: updated.map(row), deleted: deleted.map(\.objectID))
        let saved = PendingChanges(inserted: inserted, updated: updated, deleted: deleted)
        observed.change {
            for object in inserted + updated {
                (object.isInserted, object.isUpdated, object.changedKeys) = (false, false, [])
            }
            (inserted, updated, deleted) = ([], [], [])
        }
        if let parent {
            parent.take(changes)
        } else {
            persistentStoreCoordinator?.take(changes, of: self)
        }
        for object in saved.deleted { forget(object) }
        for object in saved.inserted + saved.updated + saved.deleted { object.didSave() }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.information)
    }

    /// Takes over what a child saved, as changes of its own.
    private func take(_ changes: SavedChanges) {
        for (id, row) in changes.inserted {
            let object = object(with: id)
            observed.change {
                (object.values, object.isInserted) = (row.values, true)
                inserted.append(object)
            }
            note(object, as: \.inserted)
        }
        for (id, row) in changes.updated {
            let object = object(with: id)
            object.objectWillChange.send()
            observed.change { object.values = row.values }
            didChange(object)
        }
        for id in changes.deleted { delete(object(with: id)) }
    }

    /// Takes back what was not saved.
    public func rollback() {
        observed.change {
            for object in inserted { forget(object) }
            for object in updated + deleted {
                object.objectWillChange.send()
                (object.isUpdated, object.isDeleted, object.values) = (false, false, nil)
                object.changedKeys = []
            }
            (inserted, updated, deleted) = ([], [], [])
        }
    }

    /// Takes back what was not saved, and forgets all objects.
    public func reset() {
        rollback()
        observed.change {
            for object in objects.values { object.managedObjectContext = nil }
            objects = [:]
        }
    }

    /// Reads the values of an object again; those that were set and not saved stay if changes are merged.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !object.isInserted, object.managedObjectContext === self else { return }
        object.objectWillChange.send()
        observed.change {
            let set = flag ? (object.values ?? [:]).filter { object.changedKeys.contains($0.key) } : [:]
            object.willTurnIntoFault()
            object.values = nil
            object.didTurnIntoFault()
            guard !set.isEmpty else {
                updated.removeAll { $0 === object }
                (object.isUpdated, object.changedKeys) = (false, [])
                return
            }
            object.values = (row(of: object.objectID)?.values ?? [:]).merging(set) { _, new in new }
        }
    }
    /// Reads the values of all objects again; those that were set and not saved stay.
    public func refreshAllObjects() {
        for object in objects.values.sorted(by: { $0.objectID.number < $1.objectID.number }) {
            refresh(object, mergeChanges: true)
        }
    }
    /// Gives identities that stay to new objects, whose own stay in any case.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    /// Reads again what another context saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        merge(notification.userInfo ?? [:])
    }
    /// Reads again, in several contexts, what was saved elsewhere.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts { context.merge(changeNotificationData) }
    }

    private func merge(_ information: [AnyHashable: Any]) {
        let values = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].compactMap {
            information[$0]
        }
        let ids = values.flatMap { value -> [NSManagedObjectID] in
            if let ids = value as? [NSManagedObjectID] { return ids }
            return ((value as? Set<NSManagedObject>).map(Array.init) ?? value as? [NSManagedObject] ?? [])
                .map(\.objectID)
        }
        merge(ids)
    }

    /// Reads objects again that were saved elsewhere.
    func merge(_ ids: [NSManagedObjectID]) {
        observed.change {}
        for id in ids {
            guard let object = objects[id], !object.isInserted, !object.isDeleted else { continue }
            refresh(object, mergeChanges: true)
            note(object, as: \.updated)
            if row(of: id) == nil { forget(object) }
        }
    }

    // MARK: - Notices

    func note(_ object: NSManagedObject, as kind: WritableKeyPath<PendingChanges, [NSManagedObject]>) {
        if !pending[keyPath: kind].contains(object) { pending[keyPath: kind].append(object) }
        guard !pending.isScheduled else { return }
        pending.isScheduled = true
        DispatchQueue.main.schedule(options: nil) { [weak self] in self?.processPendingChanges() }
    }

    /// Notifies those who follow the context's objects of what was changed.
    public func processPendingChanges() {
        let changes = pending
        pending = PendingChanges()
        guard !changes.information.isEmpty else { return }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.information)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of new objects in a notification.
public var NSInsertedObjectsKey: String { "inserted" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of changed objects in a notification.
public var NSUpdatedObjectsKey: String { "updated" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of deleted objects in a notification.
public var NSDeletedObjectsKey: String { "deleted" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of objects that were read again in a notification.
public var NSRefreshedObjectsKey: String { "refreshed" }

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification that a context will save.
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification that a context has saved.
    public static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagingContextDidSaveChangesNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification that objects of a context have changed.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification that a store has changed.
    public static let NSPersistentStoreRemoteChange = Notification.Name(
        "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// The name of the notification that a context will save.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// The name of the notification that a context has saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// The name of the notification that objects of a context have changed.
    public static let didChangeObjectsNotification = Notification.Name
        .NSManagedObjectContextObjectsDidChange
}

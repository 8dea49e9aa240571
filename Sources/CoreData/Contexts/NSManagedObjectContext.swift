// Licensed under the Apache License, Version 2.0.

public import Combine
public import Foundation
import Observation

/// The objects of a container as somebody works with them: what is inserted, changed and deleted, until it is saved.
///
/// All blocks run on the main thread, as the objects of the view's context do.
///
/// Unchecked, as a context belongs to the thread that it is used on.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The threads that a context is for.
    public enum ConcurrencyType: UInt, Sendable {
        /// The thread that made it.
        case confinementConcurrencyType
        /// One of its own; the main thread here.
        case privateQueueConcurrencyType
        /// The main thread.
        case mainQueueConcurrencyType

        /// One of its own; the main thread here.
        public static let privateQueue = privateQueueConcurrencyType
        /// The main thread.
        public static let mainQueue = mainQueueConcurrencyType
    }

    /// The thread that it is for.
    public let concurrencyType: ConcurrencyType
    /// The context that its saves go to; nil where they go to the store.
    open var parent: NSManagedObjectContext?
    /// The coordinator of the store, which is the parent's if there is one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.add(self)
        }
    }
    /// The way to join changes of two contexts; the later save counts, whatever it is.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Indicates whether its objects follow what other contexts save.
    open var automaticallyMergesChangesFromParent = false
    /// The one that takes changes back; those of objects are not registered with it.
    open var undoManager: UndoManager?
    /// A name for a debugger.
    open var name: String?
    /// A name of who makes changes.
    open var transactionAuthor: String?
    /// Indicates whether what was deleted elsewhere is told apart from what never was.
    open var shouldDeleteInaccessibleFaults = true
    /// Indicates whether objects live as long as the context; they always do here.
    open var retainsRegisteredObjects = true
    /// The age at which values count as old.
    open var stalenessInterval: TimeInterval = -1
    /// Remarks of an app.
    open var userInfo: NSMutableDictionary = NSMutableDictionary()

    private var coordinator: NSPersistentStoreCoordinator?
    private var entities: [ObjectIdentifier: NSEntityDescription] = [:]
    var objects: [NSManagedObjectID: NSManagedObject] = [:]
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    var pending = PendingChanges()
    let observed = ContextChanges()

    /// Creates a context without a store.
    public init(concurrencyType ct: ConcurrencyType) {
        concurrencyType = ct
        super.init()
    }
    /// Creates a context without a store.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    // MARK: - Objects

    /// The objects that will be inserted by the next save.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    /// The objects whose changes will be kept by the next save.
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    /// The objects that will be removed by the next save.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    /// The objects that it has.
    open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
    /// Indicates whether there is something to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// Adds an object; one that was deleted and not saved is back.
    open func insert(_ object: NSManagedObject) {
        if object.isDeleted, let index = deleted.firstIndex(of: object) {
            deleted.remove(at: index)
            object.isDeleted = false
            return
        }
        guard object.managedObjectContext == nil else { return }
        if object.objectID.number == 0 { object.objectID.number = persistentStoreCoordinator?.next() ?? 0 }
        observed.change {
            object.managedObjectContext = self
            object.isInserted = true
            objects[object.objectID] = object
            inserted.append(object)
        }
        note(object, as: \.inserted)
        object.awakeFromInsert()
    }

    /// Marks an object as one that the next save removes, and does to others what their relationships say.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        object.prepareForDeletion()
        object.objectWillChange.send()
        observed.change {
            object.isDeleted = true
            if object.isInserted { inserted.removeAll { $0 === object } } else { deleted.append(object) }
            updated.removeAll { $0 === object }
        }
        note(object, as: \.deleted)
        for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
            for id in object.stored(relationship.name)?.references ?? [] {
                guard let other = related(id) else { continue }
                if relationship.deleteRule == .cascadeDeleteRule {
                    delete(other)
                } else if relationship.deleteRule == .nullifyDeleteRule,
                    let inverse = relationship.inverseRelationship
                {
                    other.drop(object.objectID, from: inverse)
                }
            }
        }
        guard object.isInserted else { return }
        forget(object)
    }

    func forget(_ object: NSManagedObject) {
        objects[object.objectID] = nil
        object.managedObjectContext = nil
        (object.isInserted, object.isUpdated, object.isDeleted) = (false, false, false)
    }

    /// Notes that a value of an object was set.
    func didChange(_ object: NSManagedObject) {
        note(object, as: \.updated)
        guard !object.isInserted, !object.isUpdated, !object.isDeleted else { return }
        object.isUpdated = true
        updated.append(object)
    }

    // MARK: - Finding

    /// Returns the object with an identity, without looking whether there is one.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = objects[objectID] { return known }
        let object = objectID.entity.objectType.init(entity: objectID.entity, insertInto: nil)
        (object.objectID, object.managedObjectContext, object.values) = (objectID, self, nil)
        objects[objectID] = object
        return object
    }
    /// Returns the object with an identity if the context has it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[objectID] }
    /// Returns the object with an identity.
    ///
    /// - Throws: An error of Cocoa's domain where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let found = related(objectID) { return found }
        throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
    }

    /// The object with an identity that is not deleted.
    func related(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let known = objects[id], known.isInserted { return known }
        guard objects[id]?.isDeleted != true, row(of: id) != nil else { return nil }
        return object(with: id)
    }

    /// Returns the values that the parent or the store has of an object; nil where it has none.
    func row(of id: NSManagedObjectID) -> ManagedRow? {
        guard let parent else { return coordinator?.rows[id] }
        guard let object = parent.objects[id], let values = object.values else { return parent.row(of: id) }
        return object.isDeleted ? nil : ManagedRow(entity: object.entity, values: values)
    }

    /// The identities of all objects that are not deleted, in the order of their insertion.
    var identities: [NSManagedObjectID] {
        let gone = Set(deleted.map(\.objectID))
        let saved = parent?.identities ?? coordinator?.order ?? []
        return saved.filter { !gone.contains($0) } + inserted.map(\.objectID)
    }

    /// The entity of a class: that of the container's model, or what the class says itself.
    func entity(for type: NSManagedObject.Type) -> NSEntityDescription {
        if let known = entities[ObjectIdentifier(type)] { return known }
        let name = String(reflecting: type)
        let model = persistentStoreCoordinator?.managedObjectModel
        let found = model?.entities.first { $0.managedObjectClassName == name } ?? type.entity()
        found.type = type
        entities[ObjectIdentifier(type)] = found
        return found
    }

    /// The entity of a name: that of the container's model, or of a class that was used before.
    func entity(named name: String) -> NSEntityDescription {
        if let found = persistentStoreCoordinator?.managedObjectModel.entitiesByName[name] { return found }
        if let known = entities.values.first(where: { $0.name == name }) { return known }
        if let used = (identities.first { $0.entity.name == name }) { return used.entity }
        let new = NSEntityDescription()
        new.name = name
        return new
    }
}

/// The changes of a context's objects, which the bodies of views follow.
final class ContextChanges: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var count: Int { 0 }

    /// Has the body that runs now run again after the next change.
    func read() { registrar.access(self, keyPath: \.count) }
    /// Makes a change.
    func change(_ body: () -> Void) { registrar.withMutation(of: self, keyPath: \.count, body) }
}

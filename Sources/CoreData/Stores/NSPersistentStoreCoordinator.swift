// Licensed under the Apache License, Version 2.0.

import Combine
import Dispatch
public import Foundation

/// The saved values of an object.
struct ManagedRow {
    let entity: NSEntityDescription
    var values: [String: ManagedValue]
}

/// A place where objects are saved; in memory, whatever its type says.
///
/// Unchecked, as its contexts are used on the main thread.
public final class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The place that an app wants it at.
    public var url: URL?
    /// The type that an app wants it of.
    public let type: String
    /// An identifier.
    public var identifier: String? = UUID().uuidString
    /// The name of the part of the model that is saved in it.
    public let configurationName: String
    /// Indicates whether nothing may be saved, which is not looked at.
    public var isReadOnly = false
    /// The options that it was added with.
    public let options: [AnyHashable: Any]?

    init(_ type: String, _ url: URL?, configuration: String? = nil, options: [AnyHashable: Any]? = nil) {
        (self.type, self.url, self.options) = (type, url, options)
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    }
}

/// The saved objects that the contexts of a container share.
///
/// Unchecked, as its contexts are used on the main thread.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores, all of which have the same objects.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// A name for a debugger.
    open var name: String?

    /// Indicates whether an app wants its objects on disk.
    var isOnDisk = false

    private struct Member {
        weak var context: NSManagedObjectContext?
    }
    private var members: [Member] = []
    private var count = 0
    private(set) var rows: [NSManagedObjectID: ManagedRow] = [:]
    private(set) var order: [NSManagedObjectID] = []

    /// Creates a coordinator of a model's objects.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds a store; its objects are in memory.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(storeType, storeURL, configuration: configuration, options: options)
        persistentStores.append(store)
        return store
    }
    /// Adds a store as a description says.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let store = NSPersistentStore(
            storeDescription.type, storeDescription.url, configuration: storeDescription.configuration,
            options: storeDescription.options)
        persistentStores.append(store)
        block(storeDescription, nil)
    }
    /// Removes a store, and with the last one all objects.
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        if persistentStores.isEmpty { (rows, order) = ([:], []) }
    }
    /// Removes all objects.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        (rows, order) = ([:], [])
    }
    /// Adds a store of a type; its objects are in memory.
    @discardableResult public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }
    /// Removes all objects.
    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }
    /// Returns the store at a place; nil for none.
    open func persistentStore(for url: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url == url }
    }
    /// Returns the identity that an address stands for; nil where nothing of it was saved.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        order.first { $0.uriRepresentation() == url }
    }
    /// Calls a block later, on the main thread.
    open func perform(_ block: @escaping () -> Void) {
        let handed = Carried(block)
        DispatchQueue.main.schedule(options: nil) { handed.value() }
    }
    /// Calls a block, and returns its result.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    // MARK: - Objects

    func add(_ context: NSManagedObjectContext) {
        members.removeAll { $0.context == nil || $0.context === context }
        members.append(Member(context: context))
    }

    /// The next number of an object.
    func next() -> Int {
        count += 1
        return count
    }

    /// Keeps what a context saved, and has those contexts read it that merge changes.
    func take(_ changes: SavedChanges, of context: NSManagedObjectContext) {
        for (id, row) in changes.inserted {
            (id.isTemporaryID, id.persistentStore) = (false, persistentStores.first)
            if rows.updateValue(row, forKey: id) == nil { order.append(id) }
        }
        for (id, row) in changes.updated where rows[id] != nil { rows[id] = row }
        remove(changes.deleted)
        let ids = changes.inserted.map(\.id) + changes.updated.map(\.id) + changes.deleted
        for member in members {
            guard let other = member.context, other !== context else { continue }
            if other.parent == nil, other.automaticallyMergesChangesFromParent { other.merge(ids) }
        }
        for store in persistentStores
        where (store.options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber)?.boolValue
            == true
        {
            NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self)
        }
    }

    /// Removes saved objects.
    func remove(_ ids: [NSManagedObjectID]) {
        guard !ids.isEmpty else { return }
        for id in ids { rows[id] = nil }
        order.removeAll { rows[$0] == nil }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of a store in a database.
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of a store in one file.
public let NSBinaryStoreType = "Binary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that the history of a store is kept.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that each save is followed by a notification.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that a store of an earlier model moves by itself.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that the steps from an earlier model are found by comparing.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that nothing may be saved.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of a file's protection.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

extension NSPersistentStore {
    /// A type of stores.
    public struct StoreType: Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A store in a database.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A store in one file.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// A store in memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

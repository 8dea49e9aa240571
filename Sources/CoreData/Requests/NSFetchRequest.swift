// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; all have the same objects.
    open var affectedStores: [NSPersistentStore]?
}

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The kinds of results of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType = Self([])
    /// Identities of objects.
    public static let managedObjectIDResultType = Self(rawValue: 1)
    /// Dictionaries of attributes.
    public static let dictionaryResultType = Self(rawValue: 2)
    /// The number of objects.
    public static let countResultType = Self(rawValue: 4)
}

/// A look for objects of an entity that fulfil a predicate, in an order.
///
/// Its type of results is not restricted: a protocol does not conform to itself without the Objective-C runtime.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The entity; nil where only its name is known.
    open var entity: NSEntityDescription?
    private var name: String?
    /// The name of the entity.
    open var entityName: String? { entity?.name ?? name }
    /// The predicate; nil for all objects.
    open var predicate: NSPredicate?
    /// The order; nil for that of insertion.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most objects; 0 for all.
    open var fetchLimit = 0
    /// The objects that are left out at the beginning.
    open var fetchOffset = 0
    /// The objects that are read at a time, which has no effect on objects in memory.
    open var fetchBatchSize = 0
    /// The kind of results.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Indicates whether objects of entities count that inherit from it.
    open var includesSubentities = true
    /// Indicates whether objects count that were not saved; they always do.
    open var includesPendingChanges = true
    /// Indicates whether values are read along, which has no effect on objects in memory.
    open var includesPropertyValues = true
    /// Indicates whether values are read later, which has no effect on objects in memory.
    open var returnsObjectsAsFaults = true
    /// Indicates whether equal dictionaries are left out.
    open var returnsDistinctResults = false
    /// Indicates whether values are read again.
    open var shouldRefreshRefetchedObjects = false
    /// The attributes of dictionaries.
    open var propertiesToFetch: [Any]?
    /// The relationships that are read along, which has no effect on objects in memory.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Creates a request without an entity.
    public override init() {}
    /// Creates a request for all objects of an entity's name.
    public init(entityName: String) { name = entityName }
    init(entity: NSEntityDescription) { self.entity = entity }
}

/// A request to remove all objects that another finds, without a look at each.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    let objectIDs: [NSManagedObjectID]
    let fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    /// The kind of result.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    /// Creates a request to remove what another finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        (objectIDs, fetchRequest) = ([], fetch)
    }
    /// Creates a request to remove objects.
    public init(objectIDs objects: [NSManagedObjectID]) { (objectIDs, fetchRequest) = (objects, nil) }
}

/// The kinds of results of a request to remove.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// A Boolean value: the request was carried out.
    case resultTypeStatusOnly
    /// The identities of what was removed.
    case resultTypeObjectIDs
    /// The number of objects that were removed.
    case resultTypeCount
}

/// The result of a request to remove.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The kind.
    public let resultType: NSBatchDeleteRequestResultType
    /// A Boolean value, identities or a number, as the kind says.
    public let result: Any?

    init(_ type: NSBatchDeleteRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        switch type {
        case .resultTypeStatusOnly: result = true
        case .resultTypeObjectIDs: result = ids
        case .resultTypeCount: result = ids.count
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import Combine
import Dispatch
public import Foundation

/// A description of how a container keeps its objects: in memory, whatever it says.
open class NSPersistentStoreDescription: NSObject {
    /// The place that an app wants a store at.
    open var url: URL?
    /// The type that an app wants it of.
    open var type = NSSQLiteStoreType
    /// The name of the part of the model that is saved in it.
    open var configuration: String?
    /// The options.
    open private(set) var options: [String: NSObject] = [:]
    /// Indicates whether nothing may be saved, which is not looked at.
    open var isReadOnly = false
    /// The time after which an attempt ends.
    open var timeout: TimeInterval = 240
    /// Indicates whether the store may be added later; it is added at once here.
    open var shouldAddStoreAsynchronously = false
    /// Indicates whether a store of an earlier model moves by itself; there is none.
    open var shouldMigrateStoreAutomatically = true
    /// Indicates whether the steps from an earlier model are found by comparing.
    open var shouldInferMappingModelAutomatically = true
    /// The place in the cloud where objects are kept, too.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// Creates a description of a store without a place.
    public override init() {}
    /// Creates a description of a store at a place.
    public init(url: URL) { self.url = url }

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    /// Sets a pragma of the database, of which there is none.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

    /// Indicates whether an app wants its objects in memory only.
    var isInMemory: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }
}

/// The place in the cloud where objects are kept, too.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The identifier of the place.
    public let containerIdentifier: String

    /// Creates options of a place.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The objects of an app's model, in memory, and the context that its views use.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name, which is the model's, too.
    public let name: String
    /// The context of the main thread, which the views of the app use.
    public let viewContext: NSManagedObjectContext
    /// The saved objects.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The descriptions of how objects are kept.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Creates a container of a model's objects.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(.mainQueue)
        let place = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }
    /// Creates a container of the objects of the app's model.
    ///
    /// - Parameters:
    ///   - name: The name of the model.
    ///   - fileID: The file that asks, in whose module a package of an adopted project has the model.
    public convenience init(name: String, fileID: String = #fileID) {
        let model = NSManagedObjectModel.adopted(in: fileID.prefix { $0 != "/" })
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// The model.
    public var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }

    /// Returns the folder in which an app has its stores.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }

    /// Adds a store for each description, and calls a block for each; there are no objects in it.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
        if !persistentStoreDescriptions.allSatisfy(\.isInMemory) {
            persistentStoreCoordinator.isOnDisk = true
        }
    }

    /// Creates a context whose blocks are no part of the view's.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    /// Calls a block with a new context, later and on the main thread.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }
    /// Calls a block with a new context on the main thread, and returns its result.
    public nonisolated(nonsending) func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) -> T in try block(context) }
    }
}

/// A container whose objects are in the cloud, too, on Apple's systems.
///
/// Unchecked, as its superclass is.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Does nothing: there is no cloud to describe the model to.
    open func initializeCloudKitSchema() throws {}
}

// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The entities of an app's objects.
///
/// A package that `firstlight adopt` wrote has a subclass with those of the project's model file, and finds it by its name.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.model = self } }
    }
    /// The names of the version.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// Creates a model without entities.
    public required override init() { super.init() }
    /// Creates a model for a compiled model file, of which nothing is read here: the classes describe themselves.
    public convenience init?(contentsOf url: URL) { self.init() }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }
    /// Returns the model of some bundles' compiled files, of which nothing is read here.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }

    /// Returns the model that a package of an adopted project has in a module; nil for none.
    static func adopted(in module: Substring) -> NSManagedObjectModel? {
        (_typeByName("\(module).AdoptedManagedObjectModel") as? NSManagedObjectModel.Type)?.init()
    }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The name, the class and the properties of objects of one kind.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String?
    /// The name of the objects' class, with its module.
    open var managedObjectClassName = "NSManagedObject"
    /// Indicates whether there are objects of its subentities only.
    open var isAbstract = false
    /// The properties, without those of the entity that it inherits from.
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    /// The entities that inherit from it.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    /// The entity that it inherits from.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The model that it belongs to.
    open internal(set) weak var model: NSManagedObjectModel?
    /// The properties of which no two objects have the same values, which is not looked at.
    open var uniquenessConstraints: [[Any]] = []
    /// Its remarks.
    open var userInfo: [AnyHashable: Any]?
    /// The class, where it is known without its name.
    var type: NSManagedObject.Type?

    /// The other entities of a model that was made for it alone, which would be gone otherwise. None of them keeps it.
    private var others: [NSEntityDescription] = []

    /// Creates an entity without a name.
    public override init() {}

    /// The description of a class that no model mentions.
    init(of type: NSManagedObject.Type) {
        (name, self.type) = (String(describing: type), type)
        managedObjectClassName = String(reflecting: type)
    }

    /// The description of a class: that of its module's model, and one of its name alone where there is none.
    static func found(for type: NSManagedObject.Type) -> NSEntityDescription {
        let whole = String(reflecting: type)
        let model = NSManagedObjectModel.adopted(in: whole.prefix { $0 != "." })
        guard let found = model?.entities.first(where: { $0.managedObjectClassName == whole }) else {
            return NSEntityDescription(of: type)
        }
        found.others = (model?.entities ?? []).filter { $0 !== found }
        for other in found.others { other.subentities = [] }
        found.type = type
        return found
    }

    /// The class of the objects.
    var objectType: NSManagedObject.Type {
        type ?? _typeByName(managedObjectClassName) as? NSManagedObject.Type ?? NSManagedObject.self
    }

    /// The properties by their names, those that it inherits too.
    open var propertiesByName: [String: NSPropertyDescription] {
        var all = superentity?.propertiesByName ?? [:]
        for property in properties { all[property.name] = property }
        return all
    }
    /// The attributes by their names, those that it inherits too.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// The relationships by their names, those that it inherits too.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    /// The entities that inherit from it, by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }
    /// Returns whether it is an entity, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool { isKind(ofName: entity.name) }

    func isKind(ofName other: String?) -> Bool {
        name == other || superentity?.isKind(ofName: other) == true
    }

    /// Returns the entity of a name as a context knows it; one without properties where no model mentions it.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { context.entity(named: entityName) }

    /// Creates an object of an entity's name in a context.
    ///
    /// - Parameters:
    ///   - entityName: The name of the entity.
    ///   - context: The context that the object is in.
    ///   - fileID: The file that asks, whose module has the class where no model mentions it.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext, fileID: String = #fileID
    ) -> NSManagedObject {
        let entity = context.entity(named: entityName)
        if entity.type == nil, entity.objectType == NSManagedObject.self {
            let module = fileID.prefix { $0 != "/" }
            entity.type = _typeByName("\(module).\(entityName)") as? NSManagedObject.Type
        }
        return entity.objectType.init(entity: entity, insertInto: context)
    }
}

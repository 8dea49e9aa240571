// Licensed under the Apache License, Version 2.0.

public import Combine
public import Foundation

/// An object of an app's model, whose values a context keeps.
///
/// Its class computes each variable from `value(forKey:)`, as `@NSManaged` needs a runtime that Linux lacks. Views that observe the object
/// see each change.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    /// Emits before a value changes.
    public let objectWillChange = ObservableObjectPublisher()
    /// The entity.
    public let entity: NSEntityDescription
    /// The identity, the same in all contexts.
    public internal(set) var objectID: NSManagedObjectID
    /// The context that it belongs to; nil outside of any, and after it was deleted.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Indicates whether it was inserted since the last save.
    public internal(set) var isInserted = false
    /// Indicates whether a value was set since the last save, in an object that was saved before.
    public internal(set) var isUpdated = false
    /// Indicates whether it will be removed by the next save.
    public internal(set) var isDeleted = false

    /// The values; nil until they are read from where the context has them.
    var values: [String: ManagedValue]? = [:]
    /// The keys that were set since the last save.
    var changedKeys: Set<String> = []

    /// Creates an object of an entity, with the default values of its attributes, and inserts it into a context if one is given.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        (self.entity, objectID) = (entity, NSManagedObjectID(entity))
        super.init()
        for attribute in entity.attributesByName.values {
            values?[attribute.name] = ManagedValue(attribute.defaultValue, for: attribute)
        }
        context?.insert(self)
    }
    /// Creates an object of the class's entity in a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.entity(for: Self.self), insertInto: moc)
    }

    /// Creates an object of the class's entity outside of any context.
    public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// Returns the entity of the class: that of its module's model, and one of its name alone where there is none.
    open class func entity() -> NSEntityDescription { .found(for: self) }
    /// Returns a request for all objects of the class; that of a class itself is preferred, whose results have its type.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entity: entity())
    }

    /// Indicates whether it was inserted, changed or deleted since the last save.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Indicates whether it was inserted, changed or deleted since the last save.
    open var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }
    /// Indicates whether its values were not read yet.
    open var isFault: Bool { values == nil }
    /// A number of 0: nothing is between a fault and its values.
    open var faultingState: Int { isFault ? 1 : 0 }

    // MARK: - What a class may add

    /// Called once, when it was inserted.
    open func awakeFromInsert() {}
    /// Called when its values were read.
    open func awakeFromFetch() {}
    /// Called before it is saved.
    open func willSave() {}
    /// Called after it was saved.
    open func didSave() {}
    /// Called before it is deleted.
    open func prepareForDeletion() {}
    /// Called before its values are left out.
    open func willTurnIntoFault() {}
    /// Called after its values were left out.
    open func didTurnIntoFault() {}
    /// Checks a new object before it is saved.
    ///
    /// - Throws: An error of Cocoa's domain where a value is missing that is not optional.
    open func validateForInsert() throws { try validate() }
    /// Checks a changed object before it is saved.
    ///
    /// - Throws: An error of Cocoa's domain where a value is missing that is not optional.
    open func validateForUpdate() throws { try validate() }
    /// Checks an object before its deletion is saved.
    ///
    /// - Throws: An error of Cocoa's domain where a relationship denies it while there are others.
    open func validateForDelete() throws {
        for relationship in entity.relationshipsByName.values
        where relationship.deleteRule == .denyDeleteRule {
            let others = stored(relationship.name)?.references ?? []
            guard others.contains(where: { managedObjectContext?.related($0) != nil }) else { continue }
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSValidationRelationshipDeniedDeleteError,
                userInfo: [
                    NSValidationKeyErrorKey: relationship.name, NSValidationObjectErrorKey: self,
                ])
        }
    }

    private func validate() throws {
        for property in entity.propertiesByName.values.sorted(by: { $0.name < $1.name })
        where !property.isOptional && !property.isTransient {
            if let relationship = property as? NSRelationshipDescription, relationship.isToMany { continue }
            guard stored(property.name) == nil else { continue }
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
                userInfo: [
                    NSLocalizedDescriptionKey: "\(property.name) is a required value.",
                    NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: self,
                ])
        }
    }
}

extension NSManagedObject: KeyedObject {
    package var keyedIdentity: AnyHashable { objectID }
}
extension NSManagedObject: CVarArg {
    /// The encoding of its address, for texts.
    public var _cVarArgEncoding: [Int] { NSString(string: objectID.description)._cVarArgEncoding }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code of the error of changes that others have made meanwhile.
public var NSManagedObjectMergeError: Int { 133_020 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code of the error of a value that another object has already, though it may be there once.
public var NSManagedObjectConstraintMergeError: Int { 133_021 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code of the error of a value that is missing.
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code of the error of a deletion that a relationship denies.
public var NSValidationRelationshipDeniedDeleteError: Int { 1600 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the property's name in an error about a value.
public var NSValidationKeyErrorKey: String { "NSValidationErrorKey" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the object in an error about a value.
public var NSValidationObjectErrorKey: String { "NSValidationErrorObject" }

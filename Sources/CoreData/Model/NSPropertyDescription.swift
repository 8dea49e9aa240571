// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A property of the objects of an entity.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// The name.
    open var name = ""
    /// Indicates whether an object is saved without a value, too.
    open var isOptional = true
    /// Indicates whether the value is not kept.
    open var isTransient = false
    /// The entity that it belongs to.
    open internal(set) weak var entity: NSEntityDescription?
    /// Its remarks.
    open var userInfo: [AnyHashable: Any]?

    /// Creates a property without a name.
    public override init() {}
}

/// The kinds of values of an attribute.
public enum NSAttributeType: UInt, Sendable {
    /// No kind.
    case undefinedAttributeType = 0
    /// A whole number of 16 bits.
    case integer16AttributeType = 100
    /// A whole number of 32 bits.
    case integer32AttributeType = 200
    /// A whole number of 64 bits.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A number of 64 bits.
    case doubleAttributeType = 500
    /// A number of 32 bits.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// Yes or no.
    case booleanAttributeType = 800
    /// A date.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An identifier.
    case UUIDAttributeType = 1100
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address.
    case URIAttributeType = 1200
    /// A value of any class.
    case transformableAttributeType = 1800
    /// The identity of an object.
    case objectIDAttributeType = 2000
}

/// A value that the objects of an entity have.
///
/// Unchecked, as its superclass is.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The kind of value.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The value of a new object.
    open var defaultValue: Any?
    /// The name of the class of values.
    open var attributeValueClassName: String?
    /// The name of the transformer to bytes, which objects in memory do not need.
    open var valueTransformerName: String?
    /// Indicates whether the value may be a file of its own, which has no effect on objects in memory.
    open var allowsExternalBinaryDataStorage = false
}

/// The fate of other objects when one is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing happens to them.
    case noActionDeleteRule
    /// They no longer refer to it.
    case nullifyDeleteRule
    /// They are deleted, too.
    case cascadeDeleteRule
    /// It is not deleted while it refers to them.
    case denyDeleteRule
}

/// The other objects that the objects of an entity refer to.
///
/// Unchecked, as its superclass is.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the other objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship by which the others refer to these.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The fate of the others when one of these is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// The least number of others.
    open var minCount = 0
    /// The largest number of others; 0 for any.
    open var maxCount = 0
    /// Indicates whether the others have an order.
    open var isOrdered = false
    /// Indicates whether there may be more than one other object.
    open var isToMany: Bool { maxCount != 1 }
}

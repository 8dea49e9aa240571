// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation

/// The content of an object for a key: a value, or the identities of other objects.
enum ManagedValue {
    case value(Any)
    case one(NSManagedObjectID)
    case many([NSManagedObjectID], isOrdered: Bool)

    /// The identities that it refers to.
    var references: [NSManagedObjectID] {
        switch self {
        case .value: []
        case .one(let id): [id]
        case .many(let ids, _): ids
        }
    }

    /// Takes a value in: objects by their identities, numbers in the attribute's type.
    init?(_ given: Any?, for property: NSPropertyDescription?) {
        guard let value = KeyedValue.plain(given) else { return nil }
        if let object = value as? NSManagedObject {
            self = .one(object.objectID)
        } else if let ordered = value as? NSOrderedSet {
            let ids = ordered.array.compactMap { ($0 as? NSManagedObject)?.objectID }
            self = .many(ids, isOrdered: true)
        } else if property is NSRelationshipDescription || (value as? NSSet)?.anyObject() is NSManagedObject
            || value is Set<NSManagedObject>
        {
            let isOrdered = (property as? NSRelationshipDescription)?.isOrdered ?? false
            self = .many(Self.objects(in: value).map(\.objectID), isOrdered: isOrdered)
        } else {
            let type = (property as? NSAttributeDescription)?.attributeType
            self = .value(type.map { Self.value(value, as: $0) } ?? value)
        }
    }

    /// The objects of a set or an array; a set has them in the order of their numbers.
    private static func objects(in value: Any) -> [NSManagedObject] {
        if let array = value as? [NSManagedObject] { return array }
        let all = (value as? NSSet)?.allObjects ?? (value as? Set<NSManagedObject>).map(Array.init) ?? []
        return all.compactMap { $0 as? NSManagedObject }
            .sorted { $0.objectID.number < $1.objectID.number }
    }

    /// A number in the type of an attribute; other values as they are.
    private static func value(_ value: Any, as type: NSAttributeType) -> Any {
        let number = PredicateNumber(value)
        switch type {
        case .integer16AttributeType: return number.map { Int16(clamping: $0.whole) } ?? value
        case .integer32AttributeType: return number.map { Int32(clamping: $0.whole) } ?? value
        case .integer64AttributeType: return number.map { Int64($0.whole) } ?? value
        case .doubleAttributeType: return number?.real ?? value
        case .floatAttributeType: return number.map { Float($0.real) } ?? value
        case .booleanAttributeType: return number.map { $0.real != 0 } ?? value
        case .decimalAttributeType: return (value as? Decimal).map { $0 as NSDecimalNumber } ?? value
        default: return value
        }
    }

    /// A value in a type that code asks for; nil where it is of another kind.
    static func cast<T>(_ value: Any?, to type: T.Type) -> T? {
        guard let value else { return nil }
        if let same = value as? T { return same }
        guard let number = PredicateNumber(value) else { return nil }
        let candidates: [Any] = [
            number.real, number.whole, Int16(clamping: number.whole), Int32(clamping: number.whole),
            Int64(number.whole), Float(number.real), number.real != 0, NSNumber(value: number.real),
            NSDecimalNumber(value: number.real), Decimal(number.real),
        ]
        return candidates.lazy.compactMap { $0 as? T }.first
    }
}

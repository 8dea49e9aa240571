// Licensed under the Apache License, Version 2.0.

import Foundation

/// A value that may be missing, whatever its type.
private protocol PossibleValue {
    var inner: Any? { get }
}
extension Optional: PossibleValue {
    fileprivate var inner: Any? { map { $0 as Any } }
}

/// An object of another module that predicates look at, such as one of Core Data.
package protocol KeyedObject {
    /// The identity, which may stand in a predicate in its place.
    var keyedIdentity: AnyHashable { get }
    /// Returns the value for a key.
    func value(forKey key: String) -> Any?
}

/// Values found by their keys, as predicates and sort descriptors name them.
package enum KeyedValue {
    /// A value that is no optional.
    package static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any PossibleValue { return plain(optional.inner) }
        return value is NSNull ? nil : value
    }

    /// Returns the value behind a path of keys; a collection on the way gives those of all its elements.
    package static func value(of object: Any?, at keys: [String]) -> Any? {
        guard let object = plain(object) else { return nil }
        guard let key = keys.first else { return object }
        let rest = Array(keys.dropFirst())
        if key == "@count" { return elements(of: object)?.count }
        if key.lowercased() == "self" { return value(of: object, at: rest) }
        if let elements = elements(of: object) {
            return elements.flatMap { element -> [Any] in
                let found = value(of: element, at: keys)
                return found.flatMap { self.elements(of: $0) } ?? found.map { [$0] } ?? []
            }
        }
        return value(of: member(key, of: object), at: rest)
    }

    private static func member(_ key: String, of object: Any) -> Any? {
        if let keyed = object as? any KeyedObject { return keyed.value(forKey: key) }
        if let dictionary = object as? NSDictionary { return dictionary[key] }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// The elements of a collection; nil for other values.
    static func elements(of value: Any) -> [Any]? {
        switch value {
        case is String, is any KeyedObject, is NSDictionary, is Date, is UUID: nil
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: set.map(\.base)
        default:
            // A set or an array of any type.
            [.set, .collection].contains(Mirror(reflecting: value).displayStyle)
                ? Mirror(reflecting: value).children.map(\.value) : nil
        }
    }

    /// Returns the order of two values; a missing one comes first, and nil is for values that have none.
    static func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        switch (plain(a), plain(b)) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let a?, let b?):
            if let a = PredicateNumber(a), let b = PredicateNumber(b) { return a.compare(b) }
            if let a = text(a), let b = text(b) {
                return a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
            }
            if let a = a as? Date ?? (a as? NSDate).map({ $0 as Date }),
                let b = b as? Date ?? (b as? NSDate).map({ $0 as Date })
            {
                return a.compare(b)
            }
            return isSame(a, b) ? .orderedSame : nil
        }
    }

    /// Returns whether two values are the same; an object is its identity, too.
    static func isSame(_ a: Any, _ b: Any) -> Bool {
        func id(_ value: Any) -> AnyHashable? { (value as? any KeyedObject)?.keyedIdentity }
        if let idOfA = id(a) { return idOfA == id(b) ?? b as? AnyHashable }
        if let idOfB = id(b) { return idOfB == a as? AnyHashable }
        if let a = a as? UUID ?? (a as? NSUUID).map({ $0 as UUID }),
            let b = b as? UUID ?? (b as? NSUUID).map({ $0 as UUID })
        {
            return a == b
        }
        // Foundation's classes and Swift's values of the same kind.
        if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return true }
        return (a as? NSObject).flatMap { a in (b as? NSObject).map(a.isEqual) } ?? false
    }

    /// The text of a value; nil for other values.
    static func text(_ value: Any) -> String? {
        value as? String ?? (value as? Substring).map(String.init) ?? (value as? NSString).map { "\($0)" }
    }
}

/// A number of any type.
package struct PredicateNumber {
    /// The whole part, in the range of a whole number.
    package let whole: Int
    /// The value.
    package let real: Double
    private let isWhole: Bool

    /// Takes a number of Swift's or Foundation's; nil for other values.
    package init?(_ value: Any) {
        switch value {
        case let value as Bool: self.init(whole: value ? 1 : 0)
        case let value as any BinaryInteger: self.init(whole: Int(clamping: value))
        case let value as any BinaryFloatingPoint: self.init(real: Double(value))
        case let value as Decimal: self.init(real: NSDecimalNumber(decimal: value).doubleValue)
        case let value as NSNumber: self.init(real: value.doubleValue)
        default: return nil
        }
    }
    private init(whole: Int) { (self.whole, real, isWhole) = (whole, Double(whole), true) }
    private init(real: Double) {
        isWhole = real.rounded() == real && abs(real) < 9e15
        self.real = real
        whole = real.isNaN ? 0 : real >= 9.2e18 ? .max : real <= -9.2e18 ? .min : Int(real)
    }

    func compare(_ other: PredicateNumber) -> ComparisonResult {
        if isWhole, other.isWhole {
            return whole < other.whole
                ? .orderedAscending : whole == other.whole ? .orderedSame : .orderedDescending
        }
        return real < other.real ? .orderedAscending : real == other.real ? .orderedSame : .orderedDescending
    }
}

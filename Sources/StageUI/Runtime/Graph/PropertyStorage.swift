// Licensed under the Apache License, Version 2.0.

import Foundation
@_spi(Reflection) import Swift

/// A property wrapper that needs a place in the tree before its view's body runs.
@MainActor
protocol InstallableProperty: DynamicProperty {
    mutating func install(_ storage: inout PropertyStorage)
}

/// Where in a view's memory such a property lies.
struct PropertyField {
    let offset: Int
    let size: Int
    let install: @MainActor (UnsafeMutableRawPointer, inout PropertyStorage) -> Void
}

/// The storage that a composite node keeps for the properties of its view.
@MainActor
struct PropertyStorage {
    private var locations: [AnyObject] = []
    private var next = 0
    private var linkToOwner: ParentReference<Node>?
    /// The node whose view has the properties.
    var owner: (any Invalidatable)? { linkToOwner?.object?.invalidatable }
    private(set) var environment = EnvironmentValues()
    /// Each tells whether the value it read differs in another environment.
    private(set) var environmentReads: [(EnvironmentValues) -> Bool] = []
    /// Whether the body cannot run because something that it needs is missing.
    private(set) var isIncomplete = false

    mutating func begin(owner: any Invalidatable, environment: EnvironmentValues) {
        linkToOwner = owner.link
        self.environment = environment
        next = 0
        isIncomplete = false
        environmentReads.removeAll(keepingCapacity: true)
    }

    /// Returns the location made the first time for this property.
    mutating func location<Location: AnyObject>(_ make: () -> Location) -> Location {
        defer { next += 1 }
        if next < locations.count, let existing = locations[next] as? Location { return existing }
        let made = make()
        if next < locations.count { locations[next] = made } else { locations.append(made) }
        return made
    }

    /// Notes that the body cannot run, and why.
    mutating func reportMissing(_ message: String) {
        isIncomplete = true
        if let owner { owner.stage.report(.misuse, message, at: owner) }
    }

    mutating func recordEnvironmentRead(_ differs: @escaping (EnvironmentValues) -> Bool) {
        environmentReads.append(differs)
    }
}

extension Stage {
    /// Finds the dynamic properties of a type, once for each type.
    func propertyFields(of type: Any.Type) -> [PropertyField] {
        let key = ObjectIdentifier(type)
        if let known = propertyFieldCache[key] { return known }
        let fields = Self.findFields(of: type, base: 0)
        propertyFieldCache[key] = fields
        return fields
    }

    /// The properties among the fields of a type that lies at an offset.
    static func findFields(of type: Any.Type, base: Int) -> [PropertyField] {
        var fields: [PropertyField] = []
        _ = _forEachField(of: type) { _, offset, fieldType, kind in
            if kind == .struct, let property = Self.property(fieldType) {
                fields += property._plan(at: base + offset).fields
            }
            return true
        }
        return fields
    }

    /// The type as that of a property, if it is one.
    ///
    /// Asking whether a type conforms is slow the first time, when the answer is no: the types that most
    /// fields have are not asked.
    private static func property(_ type: Any.Type) -> (any DynamicProperty.Type)? {
        if type == CGFloat.self || type == Double.self || type == String.self || type == Bool.self
            || type == Int.self || type == Color.self || type == Text.self || type == CGSize.self
            || type == CGRect.self || type == Date.self
        {
            return nil
        }
        return type as? any DynamicProperty.Type
    }
}

extension Stage {
    /// Finds the bytes of a type that hold its fields, without the gaps between them.
    ///
    /// The gaps hold whatever was there before, so they must not be compared.
    func fieldBytes<T>(of type: T.Type) -> [Range<Int>] {
        if let known = fieldBytesCache[ObjectIdentifier(type)] { return known }
        // Inside another type the reflection also tells what kind of type it is.
        return fieldBytes(ofFieldsOf: Enclosing<T>.self)
    }

    /// The bytes of each type are found once, also when it lies inside many others.
    private func fieldBytes(ofFieldsOf type: Any.Type) -> [Range<Int>] {
        let key = ObjectIdentifier(type)
        if let known = fieldBytesCache[key] { return known }
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        var found: [Range<Int>] = []
        var isEmpty = true
        _ = _forEachField(of: type) { name, offset, fieldType, kind in
            isEmpty = false
            let whole = 0..<size(fieldType)
            if kind == .struct || kind == .tuple {
                // A value that is kept in the tree belongs to the place, not to the view. The storage of a property
                // wrapper has a name that begins with an underscore, and only then is the slow question asked.
                let isWrapper = name.pointee == UInt8(ascii: "_")
                if isWrapper, Self.property(fieldType)?._plan(at: 0).isKept == true { return true }
                let inner = whole.isEmpty ? [] : fieldBytes(ofFieldsOf: fieldType)
                found += inner.map { $0.lowerBound + offset..<$0.upperBound + offset }
            } else {
                fieldBytesCache[ObjectIdentifier(fieldType)] = [whole]
                found.append(offset..<offset + whole.count)
            }
            return true
        }
        if isEmpty { found.append(0..<size(type)) }
        var joined: [Range<Int>] = []
        for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = joined.last, last.upperBound >= range.lowerBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        fieldBytesCache[key] = joined
        return joined
    }

    private struct Enclosing<T> { var value: T }
}

// Licensed under the Apache License, Version 2.0.

@_spi(Reflection) import Swift

/// A property wrapper that needs a place in the tree before its view's body runs.
@MainActor
protocol InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage)
}

/// Where in a view's memory such a property lies.
struct PropertyField {
    let offset: Int
    let size: Int
    let install: @MainActor (UnsafeMutableRawPointer, inout PropertyStorage) -> Void
}

/// What a composite node keeps for the properties of its view.
@MainActor
struct PropertyStorage {
    private var locations: [AnyObject] = []
    private var next = 0
    private var linkToOwner: BackLink<Node>?
    /// The node whose view has the properties.
    var owner: (any Invalidatable)? { linkToOwner?.object as? any Invalidatable }
    private(set) var environment = EnvironmentValues()
    /// Each tells whether the value it read differs in another environment.
    private(set) var environmentReads: [(EnvironmentValues) -> Bool] = []
    /// Whether something is missing without which the body cannot run.
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
        var fields: [PropertyField] = []
        Self.findFields(of: type, base: 0, into: &fields)
        propertyFieldCache[key] = fields
        return fields
    }

    // Asking whether a type conforms is slow the first time, when the answer is no: not asked for
    // fields that cannot hold a property.
    private static func findFields(of type: Any.Type, base: Int, into fields: inout [PropertyField]) {
        _ = _forEachField(of: type) { _, offset, fieldType, kind in
            guard kind == .struct else { return true }
            if let installable = fieldType as? any InstallableProperty.Type {
                fields.append(field(for: installable, offset: base + offset))
            } else if let holder = fieldType as? any PropertyHolder.Type {
                findFields(of: holder.held, base: base + offset, into: &fields)
            } else if let group = fieldType as? any DynamicProperty.Type {
                findFields(of: fieldType, base: base + offset, into: &fields)
                fields.append(updateField(for: group, offset: base + offset))
            }
            return true
        }
    }

    private static func field<P: InstallableProperty>(for type: P.Type, offset: Int) -> PropertyField {
        PropertyField(offset: offset, size: MemoryLayout<P>.size) { pointer, storage in
            pointer.assumingMemoryBound(to: P.self).pointee.install(&storage)
        }
    }

    /// A group of properties is told after those inside it are up to date.
    private static func updateField<P: DynamicProperty>(for type: P.Type, offset: Int) -> PropertyField {
        PropertyField(offset: offset, size: 0) { pointer, _ in
            pointer.assumingMemoryBound(to: P.self).pointee.update()
        }
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
                // What lives in the tree belongs to the place, not to the value. A property wrapper's
                // storage has an underscore, and only then is the slow question asked.
                let isWrapper = name.pointee == UInt8(ascii: "_")
                if isWrapper, fieldType is any InstallableProperty.Type { return true }
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

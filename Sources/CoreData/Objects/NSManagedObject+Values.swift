// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation

extension NSManagedObject {
    /// Returns what it has for a key; reads the values where they were not read yet.
    func stored(_ key: String) -> ManagedValue? {
        if values == nil {
            values = managedObjectContext?.row(of: objectID)?.values ?? [:]
            awakeFromFetch()
        }
        return values?[key]
    }

    /// Returns the value for a key: that of an attribute, another object, or a set of objects; nil for none.
    public func value(forKey key: String) -> Any? {
        switch stored(key) {
        case nil: return emptySet(for: key)
        case .value(let value): return value
        case .one(let id): return managedObjectContext?.related(id)
        case .many(let ids, let isOrdered):
            let objects = ids.compactMap { managedObjectContext?.related($0) }
            return isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        }
    }

    private func emptySet(for key: String) -> Any? {
        guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return nil }
        return relationship.isOrdered ? NSOrderedSet() : NSSet()
    }

    /// Sets the value for a key, and the other end of a relationship.
    public func setValue(_ value: Any?, forKey key: String) {
        let property = entity.propertiesByName[key]
        let (old, new) = (stored(key), ManagedValue(value, for: property))
        replace(key, with: new)
        guard let context = managedObjectContext, let relationship = property as? NSRelationshipDescription,
            let inverse = relationship.inverseRelationship
        else { return }
        let (before, after) = (old?.references ?? [], new?.references ?? [])
        for id in before where !after.contains(id) { context.related(id)?.drop(objectID, from: inverse) }
        for id in after where !before.contains(id) {
            guard let other = context.related(id) else { continue }
            if !inverse.isToMany {
                for previous in other.stored(inverse.name)?.references ?? [] where previous != objectID {
                    context.related(previous)?.drop(id, from: relationship)
                }
            }
            other.add(objectID, to: inverse)
        }
    }

    /// Returns the value behind a path of keys with dots; a set on the way gives those of all its objects.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyedValue.value(of: self, at: keyPath.split(separator: ".").map(String.init))
    }

    /// Adds an object to what a relationship refers to.
    private func add(_ id: NSManagedObjectID, to relationship: NSRelationshipDescription) {
        var ids = stored(relationship.name)?.references ?? []
        guard relationship.isToMany else { return replace(relationship.name, with: .one(id)) }
        guard !ids.contains(id) else { return }
        ids.append(id)
        replace(relationship.name, with: .many(ids, isOrdered: relationship.isOrdered))
    }

    /// Takes an object out of what a relationship refers to.
    func drop(_ id: NSManagedObjectID, from relationship: NSRelationshipDescription) {
        guard let old = stored(relationship.name), old.references.contains(id) else { return }
        guard case .many(let ids, let isOrdered) = old else { return replace(relationship.name, with: nil) }
        replace(relationship.name, with: .many(ids.filter { $0 != id }, isOrdered: isOrdered))
    }

    /// Sets what it has for a key, and notes the change.
    func replace(_ key: String, with new: ManagedValue?) {
        _ = stored(key)
        willChangeValue(forKey: key)
        let change = {
            self.values?[key] = new
            self.changedKeys.insert(key)
        }
        guard let context = managedObjectContext else { return change() }
        context.observed.change(change)
        context.didChange(self)
        didChangeValue(forKey: key)
    }

    /// Returns the value for a key, as `value(forKey:)`.
    public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    /// Sets the value for a key without a notice to observers.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        _ = stored(key)
        values?[key] = ManagedValue(value, for: entity.propertiesByName[key])
    }
    /// Sets the values for several keys.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }
    /// Returns the values for several keys.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
    }
    /// Notifies those who observe the object that a value will change.
    public func willChangeValue(forKey key: String) { objectWillChange.send() }
    /// Ends a change.
    public func didChangeValue(forKey key: String) {}
    /// Reads the values where they were not read yet.
    public func willAccessValue(forKey key: String?) {}
    /// Ends a look at a value.
    public func didAccessValue(forKey key: String?) {}

    /// Returns the values that were set since the last save.
    public func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }
    /// Returns the values for some keys as they were saved last; nil for all keys.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let saved = isInserted ? [:] : managedObjectContext?.row(of: objectID)?.values ?? [:]
        var found: [String: Any] = [:]
        for key in keys ?? Array(saved.keys) {
            guard case .value(let value) = saved[key] else {
                found[key] = NSNull()
                continue
            }
            found[key] = value
        }
        return found
    }
    /// Returns a set whose changes are those of a relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(of: self, key: key) }
}

/// The objects of a relationship, as a set that can be changed.
private final class RelatedSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let key: String
    private var objects: NSSet { owner?.value(forKey: key) as? NSSet ?? NSSet() }

    init(of owner: NSManagedObject, key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }
    required init(capacity numItems: Int) {
        (owner, key) = (nil, "")
        super.init(capacity: numItems)
    }
    required init?(coder: NSCoder) { nil }

    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.member(object) }
    override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }
    override func add(_ object: Any) {
        owner?.setValue(NSSet(array: objects.allObjects + [object]), forKey: key)
    }
    override func remove(_ object: Any) {
        let left = objects.allObjects.filter { ($0 as? NSObject) != (object as? NSObject) }
        owner?.setValue(NSSet(array: left), forKey: key)
    }
}

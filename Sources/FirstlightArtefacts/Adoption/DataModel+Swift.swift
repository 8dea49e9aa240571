// Licensed under the Apache License, Version 2.0.

extension DataModel {
    /// The Swift of a module's model: the entities, and the classes and properties that Xcode makes.
    ///
    /// - Parameters:
    ///   - declared: The classes that the module's own files have.
    ///   - isOnMainActor: Whether what says nothing else is on the main actor, where these classes are not.
    package func swift(declared: Set<String>, isOnMainActor: Bool) -> String {
        let free = isOnMainActor ? "nonisolated " : ""
        var text = Self.helpers(free)
        guard !entities.isEmpty else { return text }
        text += "\n/// The model that the project's editor describes.\n"
        text += "\(free)final class AdoptedManagedObjectModel: NSManagedObjectModel, @unchecked Sendable {\n"
        text += "    required init() {\n        super.init()\n"
        text += "        var all: [String: NSEntityDescription] = [:]\n"
        for entity in entities { text += described(entity, declared) }
        for entity in entities { text += connected(entity) }
        let names = entities.map { Self.quoted($0.name) }.joined(separator: ", ")
        text += "        entities = [\(names)].compactMap { all[$0] }\n    }\n}\n"
        for entity in entities where entity.generation != .manual {
            // A class of the project's own that is left out has no properties here, either.
            guard entity.generation == .class || declared.contains(entity.className) else { continue }
            text += written(entity, declared, free)
        }
        return text
    }

    // MARK: - Entities

    private func described(_ entity: Entity, _ declared: Set<String>) -> String {
        var text = "        do {\n            let entity = NSEntityDescription()\n"
        text +=
            "            (entity.name, entity.isAbstract) = (\(Self.quoted(entity.name)), \(entity.isAbstract))\n"
        let isThere = entity.generation == .class || declared.contains(entity.className)
        if isThere {
            text +=
                "            entity.managedObjectClassName = NSStringFromClass(\(entity.className).self)\n"
        }
        for attribute in entity.attributes {
            text += "            entity.properties.append(NSAttributeDescription.adopted("
            text += "\(Self.quoted(attribute.name)), .\(attribute.kind), isOptional: \(attribute.isOptional)"
            text += ", isTransient: \(attribute.isTransient)"
            text += attribute.usualValue.map { ", usual: \($0)))\n" } ?? "))\n"
        }
        for relationship in entity.relationships {
            text += "            entity.properties.append(NSRelationshipDescription.adopted("
            text += "\(Self.quoted(relationship.name)), isOptional: \(relationship.isOptional), "
            text += "isToMany: \(relationship.isToMany), isOrdered: \(relationship.isOrdered), "
            text += ".\(relationship.rule)))\n"
        }
        return text + "            all[\(Self.quoted(entity.name))] = entity\n        }\n"
    }

    private func connected(_ entity: Entity) -> String {
        let own = "all[\(Self.quoted(entity.name))]"
        var text = ""
        if let parent = entity.parent {
            text += "        \(own).map { all[\(Self.quoted(parent))]?.subentities.append($0) }\n"
        }
        for relationship in entity.relationships {
            let place = "\(own)?.relationshipsByName[\(Self.quoted(relationship.name))]"
            let other = "all[\(Self.quoted(relationship.destination))]"
            text += "        \(place)?.destinationEntity = \(other)\n"
            guard let inverse = relationship.inverse else { continue }
            text += "        \(place)?.inverseRelationship = "
            text += "\(other)?.relationshipsByName[\(Self.quoted(inverse))]\n"
        }
        return text
    }

    // MARK: - Classes

    private func written(_ entity: Entity, _ declared: Set<String>, _ free: String) -> String {
        let parent = entity.parent.flatMap { name in entities.first { $0.name == name } }
        var text = ""
        if entity.generation == .class {
            let above = parent.map(\.className) ?? "NSManagedObject"
            // As Xcode writes it, so that what the project makes public can name it.
            let access = isPublic(entity) ? "public " : ""
            text += "\n\(access)\(free)class \(entity.className): \(above) {}\n"
        }
        text += "\n\(free)extension \(entity.className)"
        // One that inherits it is identifiable already.
        text += parent == nil ? ": Identifiable {\n" : " {\n"
        text += "    class func fetchRequest() -> NSFetchRequest<\(entity.className)> {\n"
        text += "        NSFetchRequest(entityName: \(Self.quoted(entity.name)))\n    }\n"
        for attribute in entity.attributes {
            text += ManagedVariable(name: attribute.name, type: attribute.swiftType).swift
        }
        for relationship in entity.relationships {
            let other = entities.first { $0.name == relationship.destination }
            let isThere = other.map { $0.generation == .class || declared.contains($0.className) } ?? false
            let type = isThere ? other?.className ?? "NSManagedObject" : "NSManagedObject"
            guard relationship.isToMany else {
                text += ManagedVariable(name: relationship.name, type: type + "?").swift
                continue
            }
            let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
            text += ManagedVariable(name: relationship.name, type: set + "?").swift
            text += Self.accessors(relationship, of: type, set)
        }
        return text + "}\n"
    }

    /// Returns whether a class and all above it are written here: one of the project's own above it may be internal.
    private func isPublic(_ entity: Entity) -> Bool {
        var (next, left): (Entity?, Int) = (entity, entities.count)
        while let one = next, left > 0 {
            guard one.generation == .class else { return false }
            (next, left) = (one.parent.flatMap { name in entities.first { $0.name == name } }, left - 1)
        }
        return true
    }

    private static func accessors(_ relationship: Relationship, of type: String, _ set: String) -> String {
        let (name, key) = (
            relationship.name.prefix(1).uppercased() + relationship.name.dropFirst(),
            quoted(relationship.name)
        )
        var lines: [String] = []
        for (label, given) in [("value", type), ("values", set)] {
            lines.append("func addTo\(name)(_ \(label): \(given)) { adoptedAdd(\(label), to: \(key)) }")
            lines.append(
                "func removeFrom\(name)(_ \(label): \(given)) { adoptedRemove(\(label), from: \(key)) }")
        }
        if relationship.isOrdered {
            lines += [
                "func insertInto\(name)(_ value: \(type), at idx: Int) { adoptedInsert(value, at: idx, to: \(key)) }",
                "func removeFrom\(name)(at idx: Int) { adoptedRemove(at: idx, from: \(key)) }",
                "func replace\(name)(at idx: Int, with value: \(type)) { adoptedReplace(at: idx, with: value, in: \(key)) }",
            ]
        }
        return lines.map { "    \($0)\n" }.joined()
    }

    static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
        return "\"\(escaped)\""
    }

    /// The declarations that the classes of a module use.
    private static func helpers(_ free: String) -> String {
        """
        // The model of the project's objects, and what stands for the variables that the Objective-C runtime would manage.
        @_exported import CoreData

        \(free)extension NSManagedObject {
            func adoptedAdd(_ value: Any, to key: String) { adoptedChange(key) { $0.addObjects(from: Self.adoptedAll(value)) } }
            func adoptedRemove(_ value: Any, from key: String) {
                adoptedChange(key) { $0.removeObjects(in: Self.adoptedAll(value)) }
            }
            func adoptedInsert(_ value: Any, at place: Any, to key: String) {
                adoptedChange(key) { set in
                    for (place, object) in zip(Self.adoptedPlaces(place), Self.adoptedAll(value)) where place <= set.count {
                        set.insert(object, at: place)
                    }
                }
            }
            func adoptedRemove(at place: Any, from key: String) {
                adoptedChange(key) { set in
                    for place in Self.adoptedPlaces(place).reversed() where place < set.count { set.removeObject(at: place) }
                }
            }
            func adoptedReplace(at place: Any, with value: Any, in key: String) {
                adoptedChange(key) { set in
                    for (place, object) in zip(Self.adoptedPlaces(place), Self.adoptedAll(value)) where place < set.count {
                        set.replaceObject(at: place, with: object)
                    }
                }
            }
            private func adoptedChange(_ key: String, _ change: (NSMutableOrderedSet) -> Void) {
                let old = value(forKey: key)
                let set = NSMutableOrderedSet(array: (old as? NSOrderedSet)?.array ?? (old as? NSSet)?.allObjects ?? [])
                change(set)
                setValue(old is NSOrderedSet ? NSOrderedSet(array: set.array) : NSSet(array: set.array), forKey: key)
            }
            private static func adoptedAll(_ value: Any) -> [Any] {
                (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? value as? [Any] ?? [value]
            }
            private static func adoptedPlaces(_ place: Any) -> [Int] {
                if let places = place as? NSIndexSet { return Array(places) }
                return (place as? Int).map { [$0] } ?? []
            }
        }

        \(free)extension NSAttributeDescription {
            fileprivate static func adopted(
                _ name: String, _ type: NSAttributeType, isOptional: Bool, isTransient: Bool, usual: Any? = nil
            ) -> NSAttributeDescription {
                let attribute = NSAttributeDescription()
                (attribute.name, attribute.attributeType, attribute.defaultValue) = (name, type, usual)
                (attribute.isOptional, attribute.isTransient) = (isOptional, isTransient)
                return attribute
            }
        }

        \(free)extension NSRelationshipDescription {
            fileprivate static func adopted(
                _ name: String, isOptional: Bool, isToMany: Bool, isOrdered: Bool, _ rule: NSDeleteRule
            ) -> NSRelationshipDescription {
                let relationship = NSRelationshipDescription()
                (relationship.name, relationship.isOptional, relationship.isOrdered) = (name, isOptional, isOrdered)
                (relationship.maxCount, relationship.deleteRule) = (isToMany ? 0 : 1, rule)
                return relationship
            }
        }

        """
    }
}

extension DataModel.Attribute {
    /// The case of `NSAttributeType`.
    fileprivate var kind: String {
        switch type {
        case "Integer 16": "integer16AttributeType"
        case "Integer 32": "integer32AttributeType"
        case "Integer 64": "integer64AttributeType"
        case "Decimal": "decimalAttributeType"
        case "Double": "doubleAttributeType"
        case "Float": "floatAttributeType"
        case "String": "stringAttributeType"
        case "Boolean": "booleanAttributeType"
        case "Date": "dateAttributeType"
        case "Binary": "binaryDataAttributeType"
        case "UUID": "UUIDAttributeType"
        case "URI": "URIAttributeType"
        case "Transformable": "transformableAttributeType"
        default: "undefinedAttributeType"
        }
    }

    /// The type of the property that Xcode makes.
    fileprivate var swiftType: String {
        let scalars = [
            "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
            "Float": "Float", "Boolean": "Bool",
        ]
        if let scalar = scalars[type] { return isScalar ? scalar : "NSNumber?" }
        switch type {
        case "Decimal": return "NSDecimalNumber?"
        case "String": return "String?"
        case "Date": return "Date?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        default: return (customClass ?? "NSObject") + "?"
        }
    }

    /// The value of a new object, in Swift; nil for none.
    fileprivate var usualValue: String? {
        guard let usual else { return nil }
        switch type {
        case "Integer 16", "Integer 32", "Integer 64": return Int64(usual).map { "\($0)" }
        case "Double", "Float": return Double(usual).flatMap { $0.isFinite ? "\($0)" : nil }
        case "Decimal":
            return Double(usual) == nil ? nil : "NSDecimalNumber(string: \(DataModel.quoted(usual)))"
        case "Boolean": return "\(usual == "YES")"
        case "String": return DataModel.quoted(usual)
        default: return nil
        }
    }
}

extension DataModel.Relationship {
    /// The case of `NSDeleteRule`.
    fileprivate var rule: String {
        let rules = ["No Action": "noAction", "Cascade": "cascade", "Deny": "deny"]
        return (rules[deletion] ?? "nullify") + "DeleteRule"
    }
}

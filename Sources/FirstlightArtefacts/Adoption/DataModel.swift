// Licensed under the Apache License, Version 2.0.

/// The entities of a model of Core Data, as a file of Xcode's editor has them.
package struct DataModel: Hashable, Sendable {
    /// The ways to come to the class of an entity.
    package enum Generation: String, Sendable {
        /// The project has the whole class.
        case manual
        /// The project has the class, and Xcode makes its properties.
        case category
        /// Xcode makes the class.
        case `class`
    }
    /// A value of an entity's objects.
    package struct Attribute: Hashable, Sendable {
        let name, type: String
        let isOptional, isTransient, isScalar: Bool
        let usual, customClass: String?
    }
    /// A reference of an entity's objects to others.
    package struct Relationship: Hashable, Sendable {
        let name, destination: String
        let inverse: String?
        let isOptional, isToMany, isOrdered: Bool
        let deletion: String
    }
    /// A kind of objects.
    package struct Entity: Hashable, Sendable {
        /// The name.
        package let name: String
        /// The name of the class.
        package let className: String
        /// The way to come to the class.
        package let generation: Generation
        let isAbstract: Bool
        let parent: String?
        let attributes: [Attribute]
        let relationships: [Relationship]
    }

    /// The entities, in the order of the file.
    package private(set) var entities: [Entity] = []

    /// Reads the present versions of all models in some files; what is no model is passed over.
    package init(_ files: FileSet, paths: [String]) {
        var versions: [String: [String]] = [:]
        for path in paths where LintPath.name(path) == "contents" {
            let version = LintPath.folder(path)
            let bundle = LintPath.folder(version)
            let isVersioned = LintPath.ending(bundle) == "xcdatamodeld"
            versions[isVersioned ? bundle : version, default: []].append(path)
        }
        for (bundle, contents) in versions.sorted(by: { $0.key < $1.key }) {
            let present = Self.present(files[bundle + "/.xccurrentversion"] ?? [])
            let path =
                contents.first { LintPath.name(LintPath.folder($0)) == present } ?? contents.sorted().last
            guard let path, let bytes = files[path],
                let document = try? MarkupDocument(reading: bytes, file: path)
            else { continue }
            // A model that lies in the project twice has its classes once.
            let known = Set(entities.map(\.name))
            entities += document.root.all("entity").compactMap(Entity.init).filter {
                !known.contains($0.name)
            }
        }
    }

    /// The name of the version that a list of properties says is the present one.
    private static func present(_ bytes: [UInt8]) -> String? {
        let document = try? MarkupDocument(reading: bytes, file: ".xccurrentversion")
        return document?.root.descendants("string").first?.text
    }

    /// The names of the entities' classes that some sources declare.
    package func classes(declaredIn texts: [String: [UInt8]]) -> Set<String> {
        let wanted = Set(entities.map(\.className))
        var found: Set<String> = []
        for (path, bytes) in texts where bytes.withUnsafeBytes({ SourceWords.occur(["class"], in: $0) }) {
            let words = SourceWord.all(LintSource(bytes, path: path).everything)
            for (word, next) in zip(words, words.dropFirst()) where word.text == "class" && next.isName {
                if wanted.contains(next.text) { found.insert(next.text) }
            }
        }
        return found
    }

    /// The names of the classes and members that Xcode makes.
    package var names: Set<String> {
        var names: Set<String> = []
        for entity in entities where entity.generation != .manual {
            if entity.generation == .class { names.insert(entity.className) }
            names.insert("fetchRequest")
            for relationship in entity.relationships where relationship.isToMany {
                for verb in ["addTo", "removeFrom", "insertInto", "replace"] {
                    names.insert(
                        verb + relationship.name.prefix(1).uppercased() + relationship.name.dropFirst())
                }
            }
        }
        return names
    }
}

extension DataModel.Entity {
    fileprivate init?(_ element: MarkupElement) {
        guard let name = element["name"], !name.isEmpty else { return nil }
        self.name = name
        // A class of the app's own module is written with a dot before its name.
        let written = element["representedClassName"] ?? ""
        className = written.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
        generation = element["codeGenerationType"].flatMap(DataModel.Generation.init) ?? .manual
        (isAbstract, parent) = (element["isAbstract"] == "YES", element["parentEntity"])
        attributes = element.all("attribute").compactMap { attribute in
            guard let name = attribute["name"], let type = attribute["attributeType"] else { return nil }
            return DataModel.Attribute(
                name: name, type: type, isOptional: attribute["optional"] == "YES",
                isTransient: attribute["transient"] == "YES",
                isScalar: attribute["usesScalarValueType"] == "YES", usual: attribute["defaultValueString"],
                customClass: attribute["customClassName"])
        }
        relationships = element.all("relationship").compactMap { relationship in
            guard let name = relationship["name"], let other = relationship["destinationEntity"] else {
                return nil
            }
            return DataModel.Relationship(
                name: name, destination: other, inverse: relationship["inverseName"],
                isOptional: relationship["optional"] == "YES", isToMany: relationship["toMany"] == "YES",
                isOrdered: relationship["ordered"] == "YES",
                deletion: relationship["deletionRule"] ?? "Nullify")
        }
    }
}

// Licensed under the Apache License, Version 2.0.

/// An Xcode project's file, `project.pbxproj`: objects by identifier, unknown ones included.
public struct XcodeProject: Hashable, Sendable {
    /// The whole file in its order.
    public var contents: OpenStepDictionary
    /// The files of settings below its configurations by their paths, when they were read.
    var settingsFiles: [String: XcodeSettingsFile] = [:]

    /// Creates a project from the content of its file.
    public init(contents: OpenStepDictionary) { self.contents = contents }

    /// Reads a project's file.
    ///
    /// - Throws: The problem and its place: the text form, or an object that is no dictionary or has no `isa`.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        let value = try OpenStepReader.value(bytes, file: file)
        func problem(_ reason: String, _ element: String, _ line: Int) -> ArtefactProblem {
            ArtefactProblem(file: file, line: line, element: element, reason: reason)
        }
        guard let contents = value.dictionary else {
            throw problem("a project is a dictionary between braces", "", value.line)
        }
        guard let objects = contents["objects"], let entries = objects.dictionary?.entries else {
            throw problem(
                "a project has a dictionary of objects", "objects", contents["objects"]?.line ?? value.line)
        }
        for entry in entries where entry.value.dictionary?["isa"]?.string == nil {
            throw problem(
                "an object is a dictionary with isa, its kind", "objects/\(entry.key)", entry.value.line)
        }
        guard let root = contents["rootObject"]?.string, objects.dictionary?[root] != nil else {
            let line = contents["rootObject"]?.line ?? value.line
            throw problem("the root object must be one of the objects", "rootObject", line)
        }
        self.contents = contents
    }

    /// The objects by identifier.
    public var objects: OpenStepDictionary { contents["objects"]?.dictionary ?? OpenStepDictionary() }
    /// The version of the format: 77 is Xcode 16's, the first with folders that follow the disk.
    public var objectVersion: Int? { contents["objectVersion"]?.string.flatMap { Int($0) } }
    /// The object of the project itself.
    public var root: XcodeObject? { contents["rootObject"]?.string.flatMap(object) }

    /// The object of an identifier.
    public func object(_ id: String) -> XcodeObject? {
        guard let value = objects[id], let fields = value.dictionary else { return nil }
        return XcodeObject(id: id, fields: fields, line: value.line)
    }

    /// The objects of a kind, such as `PBXNativeTarget`, in the order of the file.
    public func objects(of isa: String) -> [XcodeObject] {
        objects.entries.compactMap { entry in
            guard let fields = entry.value.dictionary, fields["isa"]?.string == isa else { return nil }
            return XcodeObject(id: entry.key, fields: fields, line: entry.value.line)
        }
    }

    /// The objects that a field of another names; identifiers that lead nowhere are left out.
    public func objects(in field: String, of object: XcodeObject) -> [XcodeObject] {
        object.list(field).compactMap(self.object)
    }

    /// The identifiers that a field of an object names and that no object has.
    public func dangling(in field: String, of object: XcodeObject) -> [String] {
        let objects = self.objects
        return object.list(field).filter { objects[$0] == nil }
    }
}

/// One object of a project.
public struct XcodeObject: Hashable, Sendable {
    /// The identifier, as a rule 24 hexadecimal digits.
    public let id: String
    /// All fields of the object.
    public let fields: OpenStepDictionary
    /// The line at which its dictionary begins.
    public let line: Int

    /// The kind, such as `PBXNativeTarget`.
    public var isa: String { self["isa"] ?? "" }
    /// The text of a field.
    public subscript(field: String) -> String? { fields[field]?.string }
    /// The texts of a field that is a list.
    public func list(_ field: String) -> [String] { fields[field]?.array?.compactMap(\.string) ?? [] }
}

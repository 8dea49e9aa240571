// Licensed under the Apache License, Version 2.0.

/// An Xcode project's file, `project.pbxproj`: objects by identifier, unknown ones included.
public struct XcodeProject: Hashable, Sendable {
    /// The whole file in its order.
    package var contents: OpenStepDictionary
    /// The files of settings below its configurations by their paths, when they were read.
    var settingsFiles: [String: XcodeSettingsFile] = [:]
    /// The name of the project's folder without its ending, which settings may refer to; nil when it is not known.
    package var name: String?

    /// Makes a project of what its file says.
    package init(contents: OpenStepDictionary) { self.contents = contents }

    /// Reads a project's file.
    ///
    /// - Throws: The problem and its place: the text form, or an object that is no dictionary or has no `isa`.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        let value =
            OpenStepValue.isMarkup(bytes)
            ? try OpenStepValue.markup(bytes, file: file) : try OpenStepReader.value(bytes, file: file)
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
    package var objects: OpenStepDictionary { contents["objects"]?.dictionary ?? OpenStepDictionary() }
    /// The version of the format: 77 is Xcode 16's, the first with folders that follow the disk.
    public var objectVersion: Int? { contents["objectVersion"]?.string.flatMap { Int($0) } }
    /// The object of the project itself.
    package var root: XcodeObject? { contents["rootObject"]?.string.flatMap(object) }

    /// The object of an identifier.
    package func object(_ id: String) -> XcodeObject? {
        guard let value = objects[id], let fields = value.dictionary else { return nil }
        return XcodeObject(id: id, fields: fields, line: value.line)
    }

    /// The objects of a kind, such as `PBXNativeTarget`, in the order of the file.
    package func objects(of isa: String) -> [XcodeObject] {
        objects.entries.compactMap { entry in
            guard let fields = entry.value.dictionary, fields["isa"]?.string == isa else { return nil }
            return XcodeObject(id: entry.key, fields: fields, line: entry.value.line)
        }
    }

    /// The objects that a field of another names; identifiers that lead nowhere are left out.
    package func objects(in field: String, of object: XcodeObject) -> [XcodeObject] {
        object.list(field).compactMap(self.object)
    }

    /// The identifiers that a field of an object names and that no object has.
    package func dangling(in field: String, of object: XcodeObject) -> [String] {
        let objects = self.objects
        return object.list(field).filter { objects[$0] == nil }
    }
}

/// One object of a project.
package struct XcodeObject: Hashable, Sendable {
    /// The identifier, as a rule 24 hexadecimal digits.
    package let id: String
    /// All that is said of the object.
    package let fields: OpenStepDictionary
    /// The line at which its dictionary begins.
    package let line: Int

    /// The kind, such as `PBXNativeTarget`.
    package var isa: String { self["isa"] ?? "" }
    /// The text of a field.
    package subscript(field: String) -> String? { fields[field]?.string }
    /// The texts of a field that is a list.
    package func list(_ field: String) -> [String] { fields[field]?.array?.compactMap(\.string) ?? [] }
}

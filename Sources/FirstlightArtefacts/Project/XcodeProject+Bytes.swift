// Licensed under the Apache License, Version 2.0.

// The form in which Xcode saves: a section for each kind of object, kinds and identifiers in order.
extension XcodeProject {
    /// Returns the file, character for character as Xcode writes it; a file that Xcode wrote comes back unchanged.
    public func bytes() -> [UInt8] {
        var writer = OpenStepWriter()
        writer.line("// !$*UTF8*$!")
        writer.line("{")
        for entry in contents.entries {
            guard entry.key == "objects", let objects = entry.value.dictionary else {
                writer.entry(entry, depth: 1)
                continue
            }
            writer.line("\tobjects = {")
            for (isa, entries) in Self.sections(objects) {
                writer.line("\n/* Begin \(isa) section */")
                for object in entries {
                    writer.entry(object, depth: 2, inline: Self.oneLine.contains(isa))
                }
                writer.line("/* End \(isa) section */")
            }
            writer.line("\t};")
        }
        writer.line("}")
        return Array(writer.text.utf8)
    }

    private static let oneLine: Set = ["PBXBuildFile", "PBXFileReference"]

    /// The objects in the order of the file.
    static func inOrder(_ objects: OpenStepDictionary) -> OpenStepDictionary {
        var ordered = OpenStepDictionary()
        for entry in sections(objects).flatMap(\.entries) { _ = ordered.append(entry) }
        return ordered
    }

    private static func sections(
        _ objects: OpenStepDictionary
    ) -> [(isa: String, entries: [OpenStepDictionary.Entry])] {
        Dictionary(grouping: objects.entries) { $0.value.dictionary?["isa"]?.string ?? "" }
            .sorted { $0.key < $1.key }
            .map { ($0.key, $0.value.sorted { $0.key < $1.key }) }
    }
}

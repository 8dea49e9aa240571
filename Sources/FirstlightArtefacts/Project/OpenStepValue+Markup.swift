// Licensed under the Apache License, Version 2.0.

// The XML that Xcode opens in the place of its own form, as other tools write it (CocoaPods/Xcodeproj#52, venmo/synx#59).
extension OpenStepValue {
    /// Returns whether a file is XML: the old text form has digits behind an angle bracket.
    static func isMarkup(_ bytes: [UInt8]) -> Bool {
        let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0]
        let start = bytes.prefix(64).drop { $0 <= 0x20 || marks.contains($0) }.filter { $0 != 0 }
        return ["<?xml", "<!", "<plist"].contains { start.starts(with: $0.utf8) }
    }

    /// Reads a property list in XML; numbers and truth values become the texts that the old form has for them.
    static func markup(_ bytes: [UInt8], file: String) throws(ArtefactProblem) -> OpenStepValue {
        let root = try MarkupDocument(reading: bytes, file: file).root
        let element = root.name == "plist" ? root.elements.first ?? root : root
        return try value(of: element, file: file)
    }

    private static func value(of element: MarkupElement, file: String) throws(ArtefactProblem)
        -> OpenStepValue
    {
        func problem(_ reason: String) -> ArtefactProblem {
            ArtefactProblem(file: file, line: element.line, element: element.name, reason: reason)
        }
        switch element.name {
        case "string", "integer", "real": return OpenStepValue(.string(element.text), line: element.line)
        case "true": return OpenStepValue(.string("YES"), line: element.line)
        case "false": return OpenStepValue(.string("NO"), line: element.line)
        case "array":
            var values: [OpenStepValue] = []
            for child in element.elements { values.append(try value(of: child, file: file)) }
            return OpenStepValue(.array(values), line: element.line)
        case "dict":
            var dictionary = OpenStepDictionary()
            let children = element.elements
            for index in stride(from: 0, to: children.count, by: 2) {
                let key = children[index]
                guard key.name == "key", index + 1 < children.count else {
                    throw problem("in a dictionary a key stands before each value")
                }
                let entry = OpenStepDictionary.Entry(key.text, try value(of: children[index + 1], file: file))
                guard dictionary.append(entry) else { throw problem("the key \(key.text) is there twice") }
            }
            return OpenStepValue(.dictionary(dictionary), line: element.line)
        default: throw problem("a project has dictionaries, arrays and strings")
        }
    }
}

// Licensed under the Apache License, Version 2.0.

/// A variable of a class of Core Data, as it is written where nothing manages it.
struct ManagedVariable {
    let name, type: String

    /// The whole declaration.
    var swift: String { "    var \(name): \(type) \(accessors)\n" }

    /// The accessors, in one line.
    var accessors: String {
        let key = DataModel.quoted(String(name.filter { $0 != "`" }))
        return "{ get { \(value(key)) } set { setValue(newValue, forKey: \(key)) } }"
    }

    private func value(_ key: String) -> String {
        let plain = type.trimmed
        if plain.hasSuffix("?") || plain.hasSuffix("!") {
            return "value(forKey: \(key)) as? \(String(plain.dropLast()).trimmed)"
        }
        return "value(forKey: \(key)) as? \(plain) ?? \(Self.usual(plain))"
    }

    /// The value of a type that is no optional, where an object has none.
    private static func usual(_ type: String) -> String {
        switch type {
        case "Bool": "false"
        case "String": "\"\""
        case "Int", "Int16", "Int32", "Int64", "Double", "Float", "CGFloat", "Decimal", "NSNumber": "0"
        case "NSDecimalNumber": ".zero"
        case "Date": "Date(timeIntervalSinceReferenceDate: 0)"
        case "NSDate", "Data", "NSData", "NSSet", "NSOrderedSet", "NSString", "NSArray", "NSDictionary":
            "\(type)()"
        case "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))"
        case "URL": "URL(fileURLWithPath: \"/\")"
        case _ where type.hasPrefix("[") && type.contains(":"): "[:]"
        case _ where type.hasPrefix("[") || type.hasPrefix("Set<") || type.hasPrefix("Array<"): "[]"
        // Another object of the model; of another type it does not compile, which is told.
        default: "\(type)(entity: \(type).entity(), insertInto: nil)"
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}

extension FileSet {
    /// A Swift source whose managed variables are computed ones: nothing manages them without the Objective-C runtime. Lines stay
    /// where they are.
    ///
    /// One that is not understood is left without its attribute, which does not compile: with it, it would and not be linked.
    package static func withComputedVariables(_ bytes: [UInt8], path: String) -> [UInt8] {
        guard bytes.withUnsafeBytes({ SourceWords.occur(["@NSManaged", "insertInto"], in: $0) }) else {
            return bytes
        }
        // Each byte of a comment or of a text is a blank here, so that places are those of the file.
        let code = LintSource(bytes, path: path).everything
        guard code.utf8.count == bytes.count else { return bytes }
        var changes: [(range: Range<Int>, text: String)] = []
        func place(_ index: String.Index) -> Int { code.utf8.distance(from: code.startIndex, to: index) }
        func change(_ range: Range<String.Index>, _ text: String) {
            changes.append((place(range.lowerBound)..<place(range.upperBound), text))
        }
        for found in code.matches(of: /@NSManaged[ \t]?/) { change(found.range, "") }
        for found in code.matches(of: /@NSManaged\s+(?:[\w@()]+\s+)*?var\s+([\w`]+)\s*:\s*([^\n{=;]+)/) {
            let type = found.output.2
            let end = type.lastIndex { !$0.isWhitespace }.map { type.index(after: $0) } ?? type.endIndex
            let variable = ManagedVariable(name: String(found.output.1), type: String(type))
            change(end..<end, " " + variable.accessors)
        }
        let function =
            /@NSManaged\s+(?:[\w@():]+\s+)*?func\s+(addTo|removeFrom|insertInto|replace)(\w+)\s*\(([^)\n]*)\)/
        for found in code.matches(of: function) {
            let end = found.range.upperBound
            guard let call = accessor(found.output.1, found.output.2, found.output.3) else { continue }
            change(end..<end, " { \(call) }")
        }
        // Objects are made by their class, so that this initializer is required here.
        for found in code.matches(
            of: /override(?=\s+(?:(?:public|internal|open)\s+)?init\(\s*entity\s*:\s*NSEntityDescription)/)
        {
            change(found.range, "required")
        }
        var result = bytes
        for change in changes.sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
        }) {
            result.replaceSubrange(change.range, with: change.text.utf8)
        }
        return result
    }

    /// The body of a function that changes a relationship.
    private static func accessor(_ verb: Substring, _ name: Substring, _ parameters: Substring) -> String? {
        let key = DataModel.quoted(name.prefix(1).lowercased() + name.dropFirst())
        let names = parameters.split(separator: ",").compactMap { parameter in
            parameter.split(separator: ":").first?.split(separator: " ").last.map(String.init)
        }
        switch (verb, names.count) {
        case ("addTo", 1): return "adoptedAdd(\(names[0]), to: \(key))"
        case ("removeFrom", 1) where parameters.contains(/^\s*at\b/):
            return "adoptedRemove(at: \(names[0]), from: \(key))"
        case ("removeFrom", 1): return "adoptedRemove(\(names[0]), from: \(key))"
        case ("insertInto", 2): return "adoptedInsert(\(names[0]), at: \(names[1]), to: \(key))"
        case ("replace", 2): return "adoptedReplace(at: \(names[0]), with: \(names[1]), in: \(key))"
        default: return nil
        }
    }
}

// Licensed under the Apache License, Version 2.0.

/// The expansion of the names of other settings in a setting's value, within limits.
struct SettingExpansion {
    /// A value that a setting is given under a condition, which stands in its name.
    struct Assignment {
        let name: String
        let value: OpenStepValue
        /// The file of settings that it stands in; nil for the project itself.
        var file: String?
    }

    /// The values in the order in which they count: those of the target, of its file, of the project and of its file.
    let assignments: [Assignment]
    let platform: XcodePlatform?
    let target: String
    let configuration: String
    /// The name of the project's file without its ending; nil where it is not known.
    let project: String?
    /// The number of substitutions left; a project can make settings double one another.
    private var steps = 1000
    private static let longest = 1 << 16
    /// Indicates whether something set each of the settings that were named until now.
    private var isKnown = true

    init(
        _ assignments: [Assignment], platform: XcodePlatform?, target: String, configuration: String,
        project: String? = nil
    ) {
        (self.assignments, self.platform, self.project) = (assignments, platform, project)
        (self.target, self.configuration) = (target, configuration)
    }

    mutating func setting(_ name: String) -> XcodeSetting? {
        guard let place = find(name, from: 0) else { return nil }
        let found = assignments[place]
        let text = expanded(found.value.strings.joined(separator: " "), in: name, at: place)
        return XcodeSetting(name: found.name, value: text, line: found.value.line, file: found.file)
    }

    /// Returns a text with the settings that it names put in; nil where nothing sets one of them.
    mutating func text(_ text: String) -> String? {
        let whole = expanded(text, in: "", at: -1)
        return isKnown ? whole : nil
    }

    /// The place of the first value that holds on a device, or else on its simulator alone, which no store gets.
    private func find(_ name: String, from first: Int) -> Int? {
        func search(_ sdks: [String]) -> Int? {
            assignments[first...].firstIndex { assignment in
                guard assignment.name.hasPrefix(name) else { return false }
                let condition = assignment.name.dropFirst(name.count)
                return condition.isEmpty || condition.first == "[" && holds(condition, on: sdks)
            }
        }
        let sdks = platform?.sdks ?? []
        return search(Array(sdks.prefix(1))) ?? search(sdks)
    }

    /// Returns whether a condition such as `[sdk=iphone*]` or `[config=Debug]` holds; of architectures that of today's devices
    /// does.
    private func holds(_ condition: Substring, on sdks: [String]) -> Bool {
        let parts = condition.split { "[],".contains($0) }
        return !parts.isEmpty
            && parts.allSatisfy { part in
                guard let equal = part.firstIndex(of: "=") else { return false }
                let pattern = String(part[part.index(after: equal)...])
                let names =
                    switch part[..<equal] {
                    case "sdk": sdks
                    case "config": [configuration]
                    case "arch": ["arm64"]
                    case "variant": ["normal"]
                    default: [String]()
                    }
                // What is not known has only what everything has.
                return names.isEmpty ? pattern == "*" : names.contains { SettingPattern.matches($0, pattern) }
            }
    }

    private mutating func expanded(_ text: String, in name: String, at place: Int, depth: Int = 0) -> String {
        guard depth < 16, text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            guard steps > 0, result.utf8.count < Self.longest, !rest.hasPrefix("$$"),
                let reference = SettingReference(taking: &rest)
            else {
                // Two stand for one.
                rest = rest.dropFirst(rest.hasPrefix("$$") ? 2 : 1)
                result += "$"
                continue
            }
            steps -= 1
            if let value = value(of: reference, in: name, at: place, depth: depth) {
                result += value
            } else {
                isKnown = false
                result += reference.text
            }
        }
        return String((result + rest).prefix(Self.longest))
    }

    /// The text that a reference stands for; nil where nothing says it.
    private mutating func value(
        of reference: SettingReference, in name: String, at place: Int, depth: Int
    ) -> String? {
        // A name may be put together, as in `$(ICON_$(CONFIGURATION))`.
        let other = expanded(reference.name, in: name, at: place, depth: depth + 1)
        var found = value(of: other, in: name, at: place, depth: depth)
        for (operation, operand) in reference.operators {
            let operand = operand.map { expanded($0, in: name, at: place, depth: depth + 1) }
            if operation == "default", let operand, found?.isEmpty != false {
                found = operand
            } else if let value = found {
                found = SettingOperator.apply(operation, operand, to: value)
            }
        }
        return found
    }

    /// The value that Xcode gives a setting which nothing sets (Build settings reference); nil where that is not known.
    private mutating func usual(_ name: String, at place: Int, depth: Int) -> String? {
        guard depth < 16 else { return nil }
        switch name {
        case "PRODUCT_NAME": return target
        case "EXECUTABLE_NAME": return value(of: "PRODUCT_NAME", in: name, at: place, depth: depth + 1)
        case "PRODUCT_MODULE_NAME":
            return value(of: "PRODUCT_NAME", in: name, at: place, depth: depth + 1)
                .flatMap { SettingOperator.apply("c99extidentifier", nil, to: $0) }
        case "PLATFORM_NAME": return platform?.sdks.first
        default: return nil
        }
    }

    private mutating func value(of other: String, in name: String, at place: Int, depth: Int) -> String? {
        switch other {
        // Settings files break the two slashes of an address with it, which begin a comment there.
        case "": return ""
        case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": return "."
        case "TARGET_NAME", "TARGETNAME": return target
        case "CONFIGURATION": return configuration
        case "PROJECT_NAME", "PROJECT": if let project { return project }
        default: break
        }
        let below = other == "inherited" || other == name
        let wanted = other == "inherited" ? name : other
        guard let found = find(wanted, from: below ? place + 1 : 0) else {
            return usual(wanted, at: place, depth: depth) ?? (below ? "" : nil)
        }
        let value = assignments[found].value.strings.joined(separator: " ")
        return expanded(value, in: wanted, at: found, depth: depth + 1)
    }
}

/// The patterns of conditions, in which `*` stands for any signs and `?` for one (fnmatch).
enum SettingPattern {
    /// Returns whether a name has the form of a pattern.
    static func matches(_ name: String, _ pattern: String) -> Bool {
        let (name, pattern) = (Array(name.utf8), Array(pattern.utf8))
        let (star, any) = (UInt8(ascii: "*"), UInt8(ascii: "?"))
        var (place, index) = (0, 0)
        /// The place behind the last star, and the sign up to which it stands for those of the name.
        var last: (index: Int, place: Int)?
        while place < name.count {
            if index < pattern.count, pattern[index] == star {
                index += 1
                last = (index, place)
            } else if index < pattern.count, pattern[index] == name[place] || pattern[index] == any {
                (place, index) = (place + 1, index + 1)
            } else if let (behind, before) = last {
                last = (behind, before + 1)
                (place, index) = (before + 1, behind)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == star }
    }
}

// Licensed under the Apache License, Version 2.0.

/// The expansion of the names of other settings in a setting's value, within limits.
struct SettingExpansion {
    /// The settings of one place, and the files that contain those of a settings file.
    struct Level {
        let settings: OpenStepDictionary
        var files: [String: String] = [:]
    }

    /// The settings: those of the target, of its file, of the project and of its file.
    let levels: [Level]
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
        levels: [Level], platform: XcodePlatform?, target: String, configuration: String,
        project: String? = nil
    ) {
        (self.levels, self.platform, self.project) = (levels, platform, project)
        (self.target, self.configuration) = (target, configuration)
    }

    mutating func setting(_ name: String) -> XcodeSetting? {
        guard let (level, found, value) = find(name, from: 0) else { return nil }
        let text = expanded(value.strings.joined(separator: " "), in: name, level: level)
        return XcodeSetting(
            name: found, value: text, line: value.line, file: levels[level].files[found])
    }

    /// Returns a text with the settings that it names put in; nil where nothing sets one of them.
    mutating func text(_ text: String) -> String? {
        let whole = expanded(text, in: "", level: 0)
        return isKnown ? whole : nil
    }

    /// The value at the first level that has one: one with a condition that holds on a device comes before one without, and one
    /// for the simulator alone, which no store gets, after both.
    private func find(_ name: String, from first: Int) -> (level: Int, name: String, value: OpenStepValue)? {
        for (level, place) in levels.enumerated().dropFirst(first) {
            let named = place.settings.entries.filter { $0.key == name || $0.key.hasPrefix(name + "[") }
            func holding(_ sdks: [String]) -> OpenStepDictionary.Entry? {
                named.first { $0.key != name && holds(String($0.key.dropFirst(name.count)), on: sdks) }
            }
            let (all, plain) = (platform?.sdks ?? [], named.first { $0.key == name })
            if let entry = holding(Array(all.prefix(1))) ?? plain ?? holding(all) {
                return (level, entry.key, entry.value)
            }
        }
        return nil
    }

    /// Returns whether a condition such as `[sdk=iphone*]` or `[config=Debug]` holds; of architectures that of today's devices
    /// does.
    private func holds(_ condition: String, on sdks: [String]) -> Bool {
        let parts = condition.split { "[],".contains($0) }
        return !parts.isEmpty
            && parts.allSatisfy { part in
                guard let equal = part.firstIndex(of: "=") else { return false }
                let pattern = part[part.index(after: equal)...]
                func matches(_ name: String) -> Bool {
                    pattern.last == "*" ? name.hasPrefix(pattern.dropLast()) : name == pattern
                }
                switch part[..<equal] {
                case "sdk": return sdks.contains(where: matches)
                case "config": return matches(configuration)
                case "arch": return matches("arm64")
                default: return false
                }
            }
    }

    private mutating func expanded(_ text: String, in name: String, level: Int, depth: Int = 0) -> String {
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
            if let value = value(of: reference, in: name, level: level, depth: depth) {
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
        of reference: SettingReference, in name: String, level: Int, depth: Int
    ) -> String? {
        // A name may be put together, as in `$(ICON_$(CONFIGURATION))`.
        let other = expanded(reference.name, in: name, level: level, depth: depth + 1)
        var found = value(of: other, in: name, level: level, depth: depth)
        for (operation, operand) in reference.operators {
            let operand = operand.map { expanded($0, in: name, level: level, depth: depth + 1) }
            if operation == "default", let operand, found?.isEmpty != false {
                found = operand
            } else if let value = found {
                found = SettingOperator.apply(operation, operand, to: value)
            }
        }
        return found
    }

    /// The value that Xcode gives a setting which nothing sets (Build settings reference); nil where that is not known.
    private mutating func usual(_ name: String, level: Int, depth: Int) -> String? {
        guard depth < 16 else { return nil }
        switch name {
        case "PRODUCT_NAME": return target
        case "EXECUTABLE_NAME": return value(of: "PRODUCT_NAME", in: name, level: level, depth: depth + 1)
        case "PRODUCT_MODULE_NAME":
            return value(of: "PRODUCT_NAME", in: name, level: level, depth: depth + 1)
                .flatMap { SettingOperator.apply("c99extidentifier", nil, to: $0) }
        case "PLATFORM_NAME": return platform?.sdks.first
        default: return nil
        }
    }

    private mutating func value(of other: String, in name: String, level: Int, depth: Int) -> String? {
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
        guard let (found, _, value) = find(wanted, from: below ? level + 1 : 0) else {
            return usual(wanted, level: level, depth: depth) ?? (below ? "" : nil)
        }
        return expanded(value.strings.joined(separator: " "), in: wanted, level: found, depth: depth + 1)
    }
}

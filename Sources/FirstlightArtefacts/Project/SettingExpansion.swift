// Licensed under the Apache License, Version 2.0.

/// The names of other settings in a setting's value, put in within limits.
struct SettingExpansion {
    /// The settings, those of the target before those of the project.
    let levels: [OpenStepDictionary]
    let platform: XcodePlatform?
    let target: String
    /// What may still be put in; a project can make settings double one another.
    private var steps = 1000
    private static let longest = 1 << 16

    init(levels: [OpenStepDictionary], platform: XcodePlatform?, target: String) {
        (self.levels, self.platform, self.target) = (levels, platform, target)
    }

    mutating func setting(_ name: String) -> XcodeSetting? {
        guard let (level, found, value) = find(name, from: 0) else { return nil }
        let text = expanded(value.strings.joined(separator: " "), in: name, level: level)
        return XcodeSetting(name: found, value: text, line: value.line)
    }

    /// The value at the first level that has one; one with a condition that holds comes before one without.
    private func find(_ name: String, from first: Int) -> (level: Int, name: String, value: OpenStepValue)? {
        for (level, settings) in levels.enumerated().dropFirst(first) {
            let named = settings.entries.filter { $0.key == name || $0.key.hasPrefix(name + "[") }
            let holding = named.first { $0.key != name && holds(String($0.key.dropFirst(name.count))) }
            if let entry = holding ?? named.first(where: { $0.key == name }) {
                return (level, entry.key, entry.value)
            }
        }
        return nil
    }

    /// Whether a condition such as `[sdk=iphone*]` holds; conditions other than of the SDK are left aside.
    private func holds(_ condition: String) -> Bool {
        guard let platform else { return false }
        let parts = condition.split { "[],".contains($0) }
        return !parts.isEmpty
            && parts.allSatisfy { part in
                guard part.hasPrefix("sdk=") else { return false }
                let pattern = part.dropFirst(4)
                guard pattern.last == "*" else { return platform.sdks.contains(String(pattern)) }
                return platform.sdks.contains { $0.hasPrefix(pattern.dropLast()) }
            }
    }

    private mutating func expanded(_ text: String, in name: String, level: Int, depth: Int = 0) -> String {
        guard depth < 16, text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            let open = rest.dropFirst().first
            guard open == "(" || open == "{",
                let end = rest.firstIndex(of: open == "(" ? ")" : "}"), steps > 0,
                result.utf8.count < Self.longest
            else {
                result += rest.prefix(1)
                rest = rest.dropFirst()
                continue
            }
            steps -= 1
            let parts = rest[rest.index(start, offsetBy: 2)..<end].split(separator: ":").map(String.init)
            rest = rest[rest.index(after: end)...]
            let other = parts.first ?? ""
            if let value = value(of: other, in: name, level: level, depth: depth) {
                result += parts.dropFirst().reduce(value, Self.changed)
            } else {
                result += "$(" + parts.joined(separator: ":") + ")"
            }
        }
        return String((result + rest).prefix(Self.longest))
    }

    private mutating func value(of other: String, in name: String, level: Int, depth: Int) -> String? {
        switch other {
        case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": return "."
        case "TARGET_NAME", "TARGETNAME": return target
        default: break
        }
        let below = other == "inherited" || other == name
        let wanted = other == "inherited" ? name : other
        guard let (found, _, value) = find(wanted, from: below ? level + 1 : 0) else {
            return below ? "" : nil
        }
        return expanded(value.strings.joined(separator: " "), in: wanted, level: found, depth: depth + 1)
    }

    /// What an operator such as `rfc1034identifier` makes of a value; one that is not known leaves it.
    private static func changed(_ value: String, by operation: String) -> String {
        func replaced(_ sign: Character, keeping kept: String) -> String {
            String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || kept.contains($0) ? $0 : sign })
        }
        switch operation {
        case "rfc1034identifier": return replaced("-", keeping: "-.")
        case "c99extidentifier", "identifier": return replaced("_", keeping: "_")
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        default: return value
        }
    }
}

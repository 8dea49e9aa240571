// Licensed under the Apache License, Version 2.0.

/// A value of a YAML file with its line.
struct YAMLNode {
    indirect enum Content {
        /// A text, and whether it has no quotes, so that it may mean a number or nothing.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([Member])
    }
    struct Member {
        let key: String
        let line: Int
        let value: YAMLNode
    }
    let content: Content
    let line: Int
    /// The number of nodes that it consists of, those of aliases counted again.
    let weight: Int

    var members: [Member] {
        if case .mapping(let members) = content { members } else { [] }
    }

    var elements: [YAMLNode] {
        if case .sequence(let elements) = content { elements } else { [] }
    }

    /// The text; nil when it is empty or a list, or says null.
    var text: String? {
        guard case .scalar(let text, let isPlain) = content, !text.isEmpty else { return nil }
        return isPlain && ["null", "Null", "NULL", "~"].contains(text) ? nil : text
    }

    var boolean: Bool? {
        guard case .scalar(let text, true) = content else { return nil }
        switch text {
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default: return nil
        }
    }

    subscript(_ key: String) -> YAMLNode? { members.first { $0.key == key }?.value }
}

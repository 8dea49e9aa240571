// Licensed under the Apache License, Version 2.0.

import CYaml

/// Reads the one document of a YAML file by libyaml, within limits that a small file cannot get around.
struct YAMLReader {
    static let greatestSize = 1 << 20
    static let greatestDepth = 64
    /// The most nodes; an alias counts each time with its content, so that a few lines cannot become billions.
    static let greatestCount = 100_000
    /// The name of the file's one value in a problem that is about no key of it.
    private static let root = "document"

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let file: String
    private let lineStarts: [Int]
    private var anchors: [String: YAMLNode] = [:]
    private var count = 0
    private var path: [JSONStep] = []

    static func read(_ bytes: [UInt8], file: String) throws(ArtefactProblem) -> YAMLNode {
        guard bytes.count <= greatestSize else {
            throw ArtefactProblem(
                file: file, element: root, reason: "the file is larger than 1 MB; no settings are that long")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            let whole = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix { $0 != "\u{FFFD}" }
            let line = whole.count { $0 == "\n" } + 1
            throw ArtefactProblem(
                file: file, line: line, element: root, reason: "this is not UTF-8; save the file in UTF-8")
        }
        let input = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else {
            throw ArtefactProblem(file: file, element: root, reason: "there is no memory to read it")
        }
        defer { yaml_parser_delete(parser) }
        let result = input.withUnsafeBufferPointer { buffer -> Result<YAMLNode, ArtefactProblem> in
            yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            do throws(ArtefactProblem) {
                var reader = YAMLReader(parser: parser, file: file, lineStarts: starts(of: input))
                return .success(try reader.document())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    // MARK: - Nodes

    private mutating func document() throws(ArtefactProblem) -> YAMLNode {
        var event = try next()
        while [YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT].contains(event.kind) { event = try next() }
        guard event.kind != YAML_STREAM_END_EVENT else {
            throw problem(1, "the file is empty; a mapping is needed")
        }
        let node = try node(event, depth: 1)
        _ = try next()
        let end = try next()
        guard end.kind == YAML_STREAM_END_EVENT else {
            throw problem(end.line, "a second document begins here; keep one in the file")
        }
        return node
    }

    private mutating func node(_ event: Event, depth: Int) throws(ArtefactProblem) -> YAMLNode {
        guard depth <= Self.greatestDepth else {
            throw problem(event.line, "the values are nested deeper than \(Self.greatestDepth) levels")
        }
        let before = count
        try add(1, at: event.line)
        let content: YAMLNode.Content
        switch event.kind {
        case YAML_ALIAS_EVENT:
            guard let node = anchors[event.anchor ?? ""] else {
                throw problem(event.line, "*\(event.anchor ?? "") names no anchor above it")
            }
            try add(node.weight, at: event.line)
            return YAMLNode(content: node.content, line: event.line, weight: node.weight)
        case YAML_SCALAR_EVENT: content = .scalar(event.text, isPlain: event.isPlain)
        case YAML_SEQUENCE_START_EVENT: content = .sequence(try elements(depth))
        case YAML_MAPPING_START_EVENT: content = .mapping(try members(depth))
        default: throw problem(event.line, "a value is needed here")
        }
        let node = YAMLNode(content: content, line: event.line, weight: count - before)
        if let anchor = event.anchor { anchors[anchor] = node }
        return node
    }

    private mutating func elements(_ depth: Int) throws(ArtefactProblem) -> [YAMLNode] {
        var elements: [YAMLNode] = []
        while true {
            let event = try next()
            if event.kind == YAML_SEQUENCE_END_EVENT { return elements }
            path.append(.index(elements.count))
            elements.append(try node(event, depth: depth + 1))
            path.removeLast()
        }
    }

    private mutating func members(_ depth: Int) throws(ArtefactProblem) -> [YAMLNode.Member] {
        var (members, keys): ([YAMLNode.Member], Set<String>) = ([], [])
        while true {
            let event = try next()
            if event.kind == YAML_MAPPING_END_EVENT { return members }
            guard case .scalar(let key, _) = try node(event, depth: depth).content else {
                throw problem(event.line, "a key is a text, not a list or a mapping")
            }
            path.append(.key(key))
            guard keys.insert(key).inserted else {
                throw problem(event.line, "this key stands here for the second time; keep one")
            }
            let value = try node(try next(), depth: depth + 1)
            path.removeLast()
            members.append(YAMLNode.Member(key: key, line: event.line, value: value))
        }
    }

    private mutating func add(_ nodes: Int, at line: Int) throws(ArtefactProblem) {
        count += nodes
        guard count <= Self.greatestCount else {
            throw problem(
                line, "the file has more than \(Self.greatestCount) values, those of aliases counted")
        }
    }

    // MARK: - Events

    /// A libyaml event, copied out of its memory.
    private struct Event {
        var kind: yaml_event_type_t
        var line: Int
        var anchor: String?
        var text = ""
        var isPlain = false
    }

    private func next() throws(ArtefactProblem) -> Event {
        var raw = yaml_event_t()
        guard yaml_parser_parse(parser, &raw) == 1 else {
            let said = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
            let index = min(Int(parser.pointee.problem_mark.index), Int(parser.pointee.mark.index))
            throw problem(line(at: index), "this is no YAML: \(said)")
        }
        defer { yaml_event_delete(&raw) }
        var event = Event(kind: raw.type, line: line(at: Int(raw.start_mark.index)))
        switch raw.type {
        case YAML_ALIAS_EVENT: event.anchor = raw.data.alias.anchor.map { String(cString: $0) }
        case YAML_SEQUENCE_START_EVENT:
            event.anchor = raw.data.sequence_start.anchor.map { String(cString: $0) }
        case YAML_MAPPING_START_EVENT:
            event.anchor = raw.data.mapping_start.anchor.map { String(cString: $0) }
        case YAML_SCALAR_EVENT:
            let scalar = raw.data.scalar
            event.anchor = scalar.anchor.map { String(cString: $0) }
            event.text = String(
                decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            event.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
        default: break
        }
        return event
    }

    // MARK: - Lines

    /// The characters at which lines begin: libyaml counts more line ends than editors do.
    private static func starts(of bytes: [UInt8]) -> [Int] {
        var (starts, character) = ([0], 0)
        for (place, byte) in bytes.enumerated() {
            if byte & 0xC0 != 0x80 { character += 1 }
            let isPair = byte == 13 && place + 1 < bytes.count && bytes[place + 1] == 10
            if byte == 10 || byte == 13 && !isPair { starts.append(character) }
        }
        return starts
    }

    private func line(at character: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= character { low = middle + 1 } else { high = middle }
        }
        return max(1, low)
    }

    private func problem(_ line: Int, _ reason: String) -> ArtefactProblem {
        let element = path.element
        return ArtefactProblem(
            file: file, line: line, element: element.isEmpty ? Self.root : element, reason: reason)
    }
}

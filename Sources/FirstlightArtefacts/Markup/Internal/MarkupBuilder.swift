// Licensed under the Apache License, Version 2.0.

import CExpat

/// The tree that grows while a document is read.
struct MarkupBuilder {
    /// The place of an event in the file.
    struct Place {
        var index, count, line: Int
    }

    private struct Open {
        var element: MarkupElement
        var start, tagEnd: Int
        var starts: [Int] = []
    }

    let bytes: [UInt8]
    let file: String
    let limits: ReadingLimits
    var declared: String?
    /// Indicates whether names may be declared where expat does not look, so that it skips those that it lacks.
    var hasExternalSubset = false
    var entities: Set<String> = []
    private(set) var problem: ArtefactProblem?
    private var source: MarkupSource?
    private var stack: [Open] = []
    private var root: MarkupElement?
    private var text: [UInt8] = []
    private var textStart: Int?
    private var isData = false
    private var nodes = 0
    private var characters = 0

    init(bytes: [UInt8], file: String, limits: ReadingLimits) {
        (self.bytes, self.file, self.limits) = (bytes, file, limits)
    }

    func refuseSize() throws(ArtefactProblem) {
        if bytes.isEmpty {
            throw ArtefactProblem(file: file, reason: "the file is empty: give it a root element")
        }
        if bytes.count > limits.bytes {
            throw ArtefactProblem(
                file: file, reason: "it has \(bytes.count) bytes; at most \(limits.bytes) are read: divide it"
            )
        }
    }

    func result() throws(ArtefactProblem) -> (root: MarkupElement, source: MarkupSource) {
        if let problem { throw problem }
        guard let root, let source else {
            throw ArtefactProblem(file: file, reason: "there is no root element: the file is cut off")
        }
        return (root, source)
    }
}

// MARK: - Events

extension MarkupBuilder {
    mutating func open(_ name: String, _ attributes: [MarkupAttribute], _ place: Place) {
        flush()
        guard isInFile(place) else { return }
        let source = self.source ?? MarkupSource(bytes, declared: declared)
        self.source = source
        var element = MarkupElement(name, attributes)
        element.line = place.line
        stack.append(Open(element: element, start: place.index, tagEnd: place.index + place.count))
        characters += attributes.reduce(0) { $0 + $1.value.utf8.count }
        if stack.count > limits.depth {
            refuse("it is nested deeper than \(limits.depth) elements: no file of a project is", place.line)
        }
        count(place)
        refuseSkippedEntities(in: source, place)
    }

    mutating func close(_ place: Place) {
        flush()
        guard isInFile(place), var open = stack.popLast(), let source else { return }
        let range = open.start..<(place.index + place.count)
        open.element.range = range
        open.element.origin = MarkupOrigin(
            source: source, range: range, tagEnd: open.tagEnd, contentEnd: place.index, starts: open.starts,
            of: open.element)
        if stack.isEmpty {
            root = open.element
        } else {
            append(.element(open.element), at: open.start)
        }
    }

    mutating func text(_ part: UnsafeRawBufferPointer, _ place: Place) {
        if textStart == nil {
            textStart = place.index
            count(place)
        }
        characters += part.count
        text.append(contentsOf: part)
        if characters > limits.bytes {
            refuse("its entities grow to more than \(limits.bytes) bytes: write the text out", place.line)
        }
    }

    mutating func openData(_ place: Place) {
        flush()
        guard isInFile(place) else { return }
        (isData, textStart) = (true, place.index)
        count(place)
    }

    mutating func closeData(_ place: Place) {
        flush()
        isData = false
    }

    /// Adds a comment or an instruction; those outside the root stay with the texts around it.
    mutating func add(_ node: MarkupNode, _ place: Place) {
        guard !stack.isEmpty else { return }
        flush()
        guard isInFile(place) else { return }
        append(node, at: place.index)
        count(place)
    }

    private mutating func flush() {
        guard let start = textStart else { return }
        let string = String(decoding: text, as: UTF8.self)
        append(isData ? .data(string) : .text(string), at: start)
        textStart = nil
        text.removeAll(keepingCapacity: true)
    }

    private mutating func append(_ node: MarkupNode, at start: Int) {
        guard !stack.isEmpty else { return }
        stack[stack.count - 1].element.children.append(node)
        stack[stack.count - 1].starts.append(start)
    }
}

// MARK: - Refusing

extension MarkupBuilder {
    private mutating func count(_ place: Place) {
        nodes += 1
        if nodes > limits.nodes {
            refuse("it has more than \(limits.nodes) elements and texts: divide it", place.line)
        }
    }

    /// Returns whether the event's own bytes are in the file: an entity's text counts as the reference to it.
    private mutating func isInFile(_ place: Place) -> Bool {
        let bytes = bytes.dropFirst(place.index).prefix(2)
        guard place.count > 0, bytes.first == 0x26 || bytes.elementsEqual([0, 0x26]) else { return true }
        refuse("an entity stands for elements: write the elements where it is used", place.line)
        return false
    }

    /// Refuses a reference that expat silently leaves out of an attribute.
    private mutating func refuseSkippedEntities(in source: MarkupSource, _ place: Place) {
        guard hasExternalSubset, problem == nil else { return }
        let tag = source.text(in: place.index..<place.index + place.count)
        for part in tag.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            let name = String(part.prefix { $0 != ";" })
            if !name.hasPrefix("#") && !["amp", "lt", "gt", "quot", "apos"].contains(name)
                && !entities.contains(name)
            {
                return refuseEntity(name, place)
            }
        }
    }

    mutating func refuseEntity(_ name: String, _ place: Place) {
        refuse("the entity &\(name); is not declared here: write the character itself", place.line)
    }

    mutating func refuseExternalEntity(_ place: Place) {
        refuse(
            "it refers to another file by an entity; other files are not read: put the text here", place.line)
    }

    mutating func refuse(_ code: XML_Error, _ line: Int) {
        let open = stack.last.map { "<\($0.element.name)> of line \($0.element.line)" }
        let reason =
            switch code {
            case XML_ERROR_TAG_MISMATCH: "\(open ?? "an element") is closed by another name: close it first"
            case XML_ERROR_NO_ELEMENTS where open != nil, XML_ERROR_UNCLOSED_TOKEN where open != nil:
                "the file ends inside \(open ?? "an element"): it is cut off"
            case XML_ERROR_NO_ELEMENTS: "there is no root element: the file is empty or cut off"
            case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
                "something follows the root element: only one may stand here"
            case XML_ERROR_DUPLICATE_ATTRIBUTE: "an attribute stands twice in one tag: remove one"
            case XML_ERROR_UNDEFINED_ENTITY: "an entity is not declared: write the character itself"
            case XML_ERROR_UNKNOWN_ENCODING: "the encoding \(declared ?? "") is not known: save it as UTF-8"
            case XML_ERROR_INCORRECT_ENCODING: "the bytes are not in the encoding declared: save it as UTF-8"
            case XML_ERROR_INVALID_TOKEN:
                "this is not XML: a bare <, & or quote, or a character that is not in the encoding"
            case XML_ERROR_MISPLACED_XML_PI: "the declaration <?xml …?> must be the first in the file"
            case XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
                "its entities grow beyond all measure: write the text out"
            case XML_ERROR_ASYNC_ENTITY, XML_ERROR_RECURSIVE_ENTITY_REF:
                "an entity holds itself or half an element: write the text out"
            default:
                "this is not XML: \(XML_ErrorString(code).map { String(cString: $0) } ?? "")"
            }
        refuse(reason, line)
    }

    private mutating func refuse(_ reason: String, _ line: Int) {
        guard problem == nil else { return }
        problem = ArtefactProblem(file: file, line: line, element: path, reason: reason)
    }

    private var path: String {
        let names = stack.suffix(8).map(\.element.name).joined(separator: "/")
        return stack.count > 8 ? "…/" + names : names
    }
}

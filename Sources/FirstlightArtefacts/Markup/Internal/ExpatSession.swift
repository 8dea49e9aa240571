// Licensed under the Apache License, Version 2.0.

import CExpat

/// One reading by expat; all calls of C are here.
final class ExpatSession {
    private let parser: XML_Parser
    private var builder: MarkupBuilder

    private init(_ parser: XML_Parser, _ builder: MarkupBuilder) {
        (self.parser, self.builder) = (parser, builder)
    }

    deinit {
        XML_ParserFree(parser)
    }

    static func read(
        _ bytes: [UInt8], file: String, limits: ReadingLimits
    ) throws(ArtefactProblem) -> (root: MarkupElement, source: MarkupSource) {
        let builder = MarkupBuilder(bytes: bytes, file: file, limits: limits)
        try builder.refuseSize()
        guard let parser = XML_ParserCreate(nil) else {
            throw ArtefactProblem(file: file, reason: "there is no memory to read it: close other programs")
        }
        let session = ExpatSession(parser, builder)
        session.listen()
        let status = bytes.withUnsafeBytes {
            XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), 1)
        }
        if status != XML_STATUS_OK && session.builder.problem == nil {
            session.builder.refuse(XML_GetErrorCode(parser), Int(XML_GetCurrentLineNumber(parser)))
        }
        return try session.builder.result()
    }

    private func feed(_ event: (inout MarkupBuilder, MarkupBuilder.Place) -> Void) {
        guard builder.problem == nil else { return }
        let place = MarkupBuilder.Place(
            index: Int(XML_GetCurrentByteIndex(parser)), count: Int(XML_GetCurrentByteCount(parser)),
            line: Int(XML_GetCurrentLineNumber(parser)))
        event(&builder, place)
        if builder.problem != nil { XML_StopParser(parser, 0) }
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> ExpatSession? {
        data.map { Unmanaged<ExpatSession>.fromOpaque($0).takeUnretainedValue() }
    }

    private func listen() {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        listenToElements()
        listenToTexts()
        listenToEntities()
    }

    private func listenToElements() {
        XML_SetElementHandler(
            parser,
            { data, name, list in
                guard let session = ExpatSession.of(data), let name, let list else { return }
                let given = Int(XML_GetSpecifiedAttributeCount(session.parser))
                session.feed { $0.open(String(cString: name), ExpatSession.attributes(list, given), $1) }
            },
            { data, _ in ExpatSession.of(data)?.feed { $0.close($1) } })
    }

    /// The attributes that are in the tag; a document type's own defaults follow them in expat's list.
    private static func attributes(
        _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>, _ given: Int
    ) -> [MarkupAttribute] {
        stride(from: 0, to: given, by: 2).compactMap { index in
            guard let name = list[index], let value = list[index + 1] else { return nil }
            return MarkupAttribute(String(cString: name), String(cString: value))
        }
    }

    private func listenToTexts() {
        XML_SetCharacterDataHandler(parser) { data, text, count in
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
            ExpatSession.of(data)?.feed { $0.text(bytes, $1) }
        }
        XML_SetCdataSectionHandler(
            parser, { data in ExpatSession.of(data)?.feed { $0.openData($1) } },
            { data in ExpatSession.of(data)?.feed { $0.closeData($1) } })
        XML_SetCommentHandler(parser) { data, text in
            guard let text else { return }
            ExpatSession.of(data)?.feed { $0.add(.comment(String(cString: text)), $1) }
        }
        XML_SetProcessingInstructionHandler(parser) { data, target, content in
            guard let target, let content else { return }
            let node = MarkupNode.instruction(
                target: String(cString: target), content: String(cString: content))
            ExpatSession.of(data)?.feed { $0.add(node, $1) }
        }
    }

    private func listenToEntities() {
        XML_SetXmlDeclHandler(parser) { data, version, encoding, _ in
            // Without a version it is the declaration of an entity's text.
            guard version != nil, let encoding else { return }
            ExpatSession.of(data)?.feed { builder, _ in builder.declared = String(cString: encoding) }
        }
        XML_SetDoctypeDeclHandler(
            parser,
            { data, _, system, _, _ in
                let isExternal = system != nil
                ExpatSession.of(data)?.feed { builder, _ in builder.hasExternalSubset = isExternal }
            }, { _ in })
        XML_SetEntityDeclHandler(parser) { data, name, isParameter, _, _, _, _, _, _ in
            guard let name else { return }
            ExpatSession.of(data)?.feed { builder, _ in
                if isParameter != 0 {
                    builder.hasExternalSubset = true
                } else {
                    builder.entities.insert(String(cString: name))
                }
            }
        }
        XML_SetSkippedEntityHandler(parser) { data, name, _ in
            guard let name else { return }
            ExpatSession.of(data)?.feed { $0.refuseEntity(String(cString: name), $1) }
        }
        // What expat hands over as the parser is the argument set here.
        XML_SetExternalEntityRefHandlerArg(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetExternalEntityRefHandler(parser) { argument, _, _, _, _ in
            ExpatSession.of(argument.map { UnsafeMutableRawPointer($0) })?.feed {
                $0.refuseExternalEntity($1)
            }
            return 0
        }
    }
}

/// The limits on a file; no file of a project comes near.
struct ReadingLimits {
    var bytes = 64 << 20
    var depth = 200
    var nodes = 1_000_000
}

// Licensed under the Apache License, Version 2.0.

/// The encodings that expat knows.
enum MarkupEncoding: Sendable {
    case utf8, utf16Little, utf16Big, latin1, ascii

    /// Determines the encoding of a document that was read without an error.
    init(of bytes: [UInt8], declared: String?) {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE), (0x3C, 0x00): self = .utf16Little
        case (0xFE, 0xFF), (0x00, 0x3C): self = .utf16Big
        default:
            switch declared?.uppercased() {
            case "ISO-8859-1": self = .latin1
            case "US-ASCII": self = .ascii
            default: self = .utf8
            }
        }
    }

    /// The bytes of a line end's unit.
    var width: Int { self == .utf16Little || self == .utf16Big ? 2 : 1 }

    func decode(_ bytes: ArraySlice<UInt8>) -> String {
        switch self {
        case .utf8: return String(decoding: bytes, as: UTF8.self)
        case .latin1, .ascii: return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        case .utf16Little, .utf16Big:
            let (low, high) = self == .utf16Little ? (0, 1) : (1, 0)
            let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
                UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + high]) << 8
            }
            return String(decoding: units, as: UTF16.self)
        }
    }

    /// The text in this encoding, or nil when it has a character that the encoding lacks.
    func encode(_ text: String) -> [UInt8]? {
        switch self {
        case .utf8: return Array(text.utf8)
        case .utf16Little: return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        case .utf16Big: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        case .latin1, .ascii:
            let limit: UInt32 = self == .ascii ? 0x7F : 0xFF
            guard text.unicodeScalars.allSatisfy({ $0.value <= limit }) else { return nil }
            return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        }
    }
}

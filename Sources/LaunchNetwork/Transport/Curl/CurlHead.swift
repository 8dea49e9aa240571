// Licensed under the Apache License, Version 2.0.

#if canImport(FoundationNetworking)
    /// The head of an answer as its lines come in; provisional heads before it are left out, and so is the trailer.
    struct CurlHead {
        private(set) var status = 0
        private(set) var headers: HTTPHeaders = [:]
        /// Indicates whether the empty line after the final header has arrived.
        private(set) var isWhole = false
        /// Indicates whether it has just arrived.
        private(set) var hasJustEnded = false

        private var bytes = 0
        private var isAtStatusLine = true

        /// Takes a line; false when all of them together have become too many.
        ///
        /// - Parameter status: Returns the status of the header that has ended.
        mutating func take(_ line: UnsafeRawBufferPointer, status read: () -> Int) -> Bool {
            hasJustEnded = false
            bytes += line.count
            guard bytes <= HTTPExchange.maximumHeadBytes else { return false }
            // A trailer.
            guard !isWhole else { return true }
            let isFolded = line.first.map(Self.isSpace) ?? false
            let text = Self.trimmed(line[...])
            if text.isEmpty, !isFolded {
                end(read())
            } else if isAtStatusLine {
                isAtStatusLine = false
            } else if isFolded {
                headers.extendLast(by: Self.string(text))
            } else if let colon = text.firstIndex(of: UInt8(ascii: ":")) {
                headers.add(
                    Self.string(Self.trimmed(text[..<colon])),
                    Self.string(Self.trimmed(text[text.index(after: colon)...])))
            }
            return true
        }

        private mutating func end(_ final: Int) {
            if (100..<200).contains(final) {
                (headers, isAtStatusLine) = ([:], true)
            } else {
                (status, isWhole, hasJustEnded) = (final, true, true)
            }
        }

        private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

        private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
            func isBlank(_ byte: UInt8) -> Bool { isSpace(byte) || byte == 13 || byte == 10 }
            var found = bytes.drop(while: isBlank)
            while let last = found.last, isBlank(last) { found.removeLast() }
            return found
        }

        private static func string(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
            String(decoding: bytes, as: UTF8.self)
        }
    }
#endif

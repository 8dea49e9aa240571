// Licensed under the Apache License, Version 2.0.

/// A name or a sign in the code of a source, without comments and texts.
struct SourceWord: Hashable {
    let text: String
    let line: Int
    let isName: Bool

    /// Reads the names and the signs of a code; numbers and blanks are left out.
    static func all(_ code: String) -> [SourceWord] {
        var words: [SourceWord] = []
        var line = 1
        let bytes = Array(code.utf8)
        var place = 0
        func isPart(_ byte: UInt8) -> Bool {
            byte == 95 || byte > 127 || (48...57).contains(byte) || (65...90).contains(byte)
                || (97...122).contains(byte)
        }
        while place < bytes.count {
            let byte = bytes[place]
            guard isPart(byte) else {
                if byte == 10 {
                    line += 1
                } else if byte > 32, byte != 96 {
                    words.append(
                        SourceWord(text: String(UnicodeScalar(byte)), line: line, isName: false))
                }
                place += 1
                continue
            }
            let start = place
            while place < bytes.count, isPart(bytes[place]) { place += 1 }
            if !(48...57).contains(byte) {
                words.append(
                    SourceWord(
                        text: String(decoding: bytes[start..<place], as: UTF8.self), line: line, isName: true)
                )
            }
        }
        return words
    }
}

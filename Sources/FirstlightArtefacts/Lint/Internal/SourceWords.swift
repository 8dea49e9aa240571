// Licensed under the Apache License, Version 2.0.

import Foundation

/// Words in a source, found before it is read as code: most sources have none of them.
enum SourceWords {
    /// Returns whether any of the words occurs, also as a part of another.
    static func occur(_ words: [String], in source: UnsafeRawBufferPointer) -> Bool {
        // The library's search stops at a zero; a damaged source goes on after it.
        let text = [UInt8](source) + [0]
        return text.withUnsafeBytes { text in
            guard var part = text.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
            let end = part + source.count
            while part < end {
                if words.contains(where: { strstr(part, $0) != nil }) { return true }
                part += strlen(part) + 1
            }
            return false
        }
    }
}

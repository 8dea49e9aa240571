// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import Synchronization

/// Paths to fonts that are in memory, for libraries that read files only.
///
/// Equal bytes have one path, and it is theirs to the end of the process: cairo keeps glyphs by the path of their font,
/// and would draw those of another one that came to lie there.
enum MemoryFonts {
    private static let paths = Mutex<[[UInt8]: String]>([:])

    /// The path to a file of these bytes that no folder holds; nil when the system has no memory or no file left.
    static func path(of bytes: [UInt8]) -> String? {
        paths.withLock { paths in
            if let known = paths[bytes] { return known }
            let path = write(bytes)
            paths[bytes] = path
            return path
        }
    }

    private static func write(_ bytes: [UInt8]) -> String? {
        // Closed in programs that this one starts.
        let descriptor = memfd_create("font", 1)
        guard descriptor >= 0 else { return nil }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                close(descriptor)
                return nil
            }
            written += count
        }
        return "/proc/self/fd/\(descriptor)"
    }
}

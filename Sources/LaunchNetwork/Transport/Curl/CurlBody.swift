// Licensed under the Apache License, Version 2.0.

#if canImport(FoundationNetworking)
    import Foundation

    /// A body that grows up to a limit, in one piece of memory that is handed on without a copy.
    final class CurlBody {
        private let limit: Int
        private var start: UnsafeMutableRawPointer?
        private var capacity = 0
        private(set) var count = 0

        init(limit: Int) { self.limit = max(0, limit) }

        deinit { free(start) }

        /// Adds bytes; says false, and adds nothing, when the body would become larger than its limit or than memory.
        func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
            guard let from = bytes.baseAddress, !bytes.isEmpty else { return true }
            guard bytes.count <= limit - count else { return false }
            if count + bytes.count > capacity {
                let doubled = capacity > limit / 2 ? limit : capacity * 2
                let wanted = max(doubled, min(limit, 16_384), count + bytes.count)
                guard let grown = realloc(start, wanted) else { return false }
                (start, capacity) = (grown, wanted)
            }
            guard let start else { return false }
            (start + count).copyMemory(from: from, byteCount: bytes.count)
            count += bytes.count
            return true
        }

        /// Hands the bytes on; the body is empty then.
        func take() -> Data {
            guard let whole = start, count > 0 else { return Data() }
            defer { (start, capacity, count) = (nil, 0, 0) }
            return Data(bytesNoCopy: realloc(whole, count) ?? whole, count: count, deallocator: .free)
        }
    }
#endif

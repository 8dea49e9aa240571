// Licensed under the Apache License, Version 2.0.

import COpenSSL

/// A hash of OpenSSL that takes bytes in pieces; a value, as its copies go their own ways.
// Unchecked, as the context is a pointer: it is copied before a change where another value has it, and is not changed otherwise.
struct RunningHash: @unchecked Sendable {
    private final class Context {
        let pointer: OpaquePointer?
        init(_ pointer: OpaquePointer?) { self.pointer = pointer }
        func copy() -> Context {
            let other = Context(EVP_MD_CTX_new())
            Library.demand(EVP_MD_CTX_copy_ex(other.pointer, pointer) == 1, "copies of a hash")
            return other
        }
        deinit { EVP_MD_CTX_free(pointer) }
    }
    private var context: Context
    private let count: Int

    /// Begins a hash with a digest of some bytes.
    init(_ algorithm: OpaquePointer?, count: Int) {
        context = Context(Library.isReady ? EVP_MD_CTX_new() : nil)
        self.count = count
        Library.demand(EVP_DigestInit_ex(context.pointer, algorithm, nil) == 1, "hash function")
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty else { return }
        if !isKnownUniquelyReferenced(&context) { context = context.copy() }
        let isDone = EVP_DigestUpdate(context.pointer, bytes.baseAddress, bytes.count) == 1
        Library.demand(isDone, "hash function")
    }

    func finalize() -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: count)
        let last = context.copy()
        // Until the call is over, as the pointer alone does not keep the context.
        withExtendedLifetime(last) {
            Library.demand(EVP_DigestFinal_ex(last.pointer, &digest, nil) == 1, "hash function")
        }
        return digest
    }
}

// Licensed under the Apache License, Version 2.0.

import CCrypt

/// bcrypt by the system's libcrypt. It takes about 60 ms at cost 10, so it never runs on the server's thread.
enum PasswordHash {
    /// A setting of the right form for accounts that do not exist: comparing costs the same and never succeeds.
    static func decoy(cost: Int) -> String {
        "$2b$\(cost < 10 ? "0" : "")\(cost)$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"
    }

    /// The hash of a password of at most 72 bytes without a zero byte; nil for another.
    static func make(_ password: String, cost: Int) -> String? {
        let salt = Crypto.random(16).map { CChar(bitPattern: $0) }
        var setting = [CChar](repeating: 0, count: 192)
        guard crypt_gensalt_rn("$2b$", UInt(cost), salt, 16, &setting, 192) != nil else { return nil }
        return setting.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { crypt(password, String(cString: $0)) }
        }
    }

    /// Returns whether the hash matches a password. The work is the same either way.
    static func matches(_ password: String, _ hash: String) -> Bool {
        let isWhole = isHashable(password)
        guard let found = crypt(isWhole ? password : "", hash) else { return false }
        return Crypto.areEqual(Array(found.utf8), Array(hash.utf8)) && isWhole
    }

    /// bcrypt reads 72 bytes and ends at a zero byte; what would be cut off is refused.
    static func isHashable(_ password: String) -> Bool {
        password.utf8.count <= 72 && !password.utf8.contains(0)
    }

    private static func crypt(_ password: String, _ setting: String) -> String? {
        guard isHashable(password) else { return nil }
        let size = Int(firstlight_crypt_size())
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        defer {
            // The scratch memory saw the password.
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
            memory.deallocate()
        }
        return crypt_rn(password, setting, memory, Int32(size)).map { String(cString: $0) }
    }
}

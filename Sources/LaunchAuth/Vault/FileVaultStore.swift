// Licensed under the Apache License, Version 2.0.

#if !os(Windows)
    import Foundation

    /// The file behind a `FileVault`: `FLV1`, a nonce of 12 bytes, then the sealed contents.
    ///
    /// The contents are a JSON object of Base64 by name. The first four bytes are authenticated too.
    struct FileVaultStore: Sendable {
        private static let magic = Data("FLV1".utf8)
        private static let largest = 4 << 20

        let path: String
        let key: FileVault.Key
        let random: AuthRandom

        private var keyPath: String { path + ".key" }
        private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

        /// Holds the lock of the file; it ends with the process at the latest.
        func exclusively<Value>(_ body: () throws(VaultError) -> Value) throws(VaultError) -> Value {
            let lock: FileDescriptor
            do {
                lock = try FileDescriptor(path: path + ".lock", flags: O_RDWR | O_CREAT)
            } catch  where error.isAbsent {
                try createFolder()
                lock = try posix { () throws(POSIXFailure) in
                    try FileDescriptor(path: path + ".lock", flags: O_RDWR | O_CREAT)
                }
            } catch {
                throw error.vaultError
            }
            try posix { () throws(POSIXFailure) in try lock.lock() }
            let value = try body()
            // The lock must not end before the work.
            withExtendedLifetime(lock) {}
            return value
        }

        func load() throws(VaultError) -> [String: Data] {
            guard let sealed = try contents(of: path) else { return [:] }
            guard let key = try readKey() else {
                throw .damaged(reason: "the file \(keyPath) with its key is missing")
            }
            let head = Self.magic.count
            guard sealed.prefix(head) == Self.magic else {
                throw .damaged(reason: "\(path) is no vault, or one of a newer version")
            }
            let nonce = Data(sealed.dropFirst(head).prefix(Primitives.nonceCount))
            let box = Data(sealed.dropFirst(head + Primitives.nonceCount))
            guard
                nonce.count == Primitives.nonceCount,
                let plain = Primitives.open(box, key: key, nonce: nonce, authenticating: Self.magic)
            else { throw .damaged(reason: "\(path) was changed, or its key was") }
            guard let contents = try? JSONDecoder().decode([String: Data].self, from: plain) else {
                throw .damaged(reason: "\(path) holds what no vault wrote")
            }
            return contents
        }

        func save(_ contents: [String: Data]) throws(VaultError) {
            let key: Data
            if let known = try readKey() { key = known } else { key = try drawKey() }
            let nonce = random.bytes(Primitives.nonceCount)
            guard
                let plain = try? JSONEncoder().encode(contents),
                let box = Primitives.seal(plain, key: key, nonce: nonce, authenticating: Self.magic)
            else { throw .failed(reason: "it cannot be encrypted. Check that the key has 32 bytes") }
            try replace(path, with: Self.magic + nonce + box)
        }

        func remove() throws(VaultError) {
            // The key goes last: a file without its key would be damaged, a key without its file is not.
            for file in [path, keyPath] where unlink(file) != 0 && errno != ENOENT {
                throw POSIXFailure(code: errno).vaultError
            }
            try synchronizeFolder()
        }

        private func readKey() throws(VaultError) -> Data? {
            switch key {
            case .bytes(let key):
                guard key.count == 32 else {
                    throw .failed(reason: "its key has \(key.count) bytes instead of 32")
                }
                return key
            case .beside:
                guard let key = try contents(of: keyPath) else { return nil }
                guard key.count == 32 else { throw .damaged(reason: "the file \(keyPath) holds no key") }
                return key
            }
        }

        private func drawKey() throws(VaultError) -> Data {
            let key = random.bytes(32)
            try replace(keyPath, with: key)
            return key
        }

        /// A file's bytes, nil when there is no such file.
        private func contents(of path: String) throws(VaultError) -> Data? {
            do {
                let file = try FileDescriptor(path: path, flags: O_RDONLY)
                let status = try file.status()
                guard status.st_mode & S_IFMT == S_IFREG else { throw POSIXFailure(code: EINVAL) }
                if status.st_mode & 0o077 != 0 || status.st_uid != geteuid() {
                    throw VaultError.exposed(path: path)
                }
                return try file.readAll(limit: Self.largest)
            } catch let failure as POSIXFailure {
                if failure.isAbsent { return nil }
                throw failure.code == EFBIG ? .damaged(reason: "\(path) is too long") : failure.vaultError
            } catch let error as VaultError {
                throw error
            } catch {
                throw .failed(reason: "\(error)")
            }
        }

        /// Writes a new file beside the old one and lets it take its place; the lock must be held.
        private func replace(_ path: String, with data: Data) throws(VaultError) {
            let temporary = path + ".new"
            try posix { () throws(POSIXFailure) in
                // What a process that ended left behind is overwritten.
                let file = try FileDescriptor(path: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC)
                try file.setMode(0o600)
                try file.writeAll(data)
                try file.synchronize()
                guard rename(temporary, path) == 0 else { throw POSIXFailure(code: errno) }
            }
            try synchronizeFolder()
        }

        private func synchronizeFolder() throws(VaultError) {
            try posix { () throws(POSIXFailure) in
                try FileDescriptor(path: folder, flags: O_RDONLY).synchronize()
            }
        }

        private func createFolder() throws(VaultError) {
            do {
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw .failed(
                    reason: "the folder \(folder) cannot be created. Choose one that may be written to")
            }
        }

        private func posix<Value>(
            _ body: () throws(POSIXFailure) -> Value
        ) throws(VaultError) -> Value {
            do {
                return try body()
            } catch {
                throw error.vaultError
            }
        }
    }
#endif

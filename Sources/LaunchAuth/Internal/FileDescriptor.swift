// Licensed under the Apache License, Version 2.0.

#if !os(Windows)
    package import Foundation

    /// An open file that is closed when its owner is done with it; each call says what went wrong.
    package final class FileDescriptor: Sendable {
        let raw: Int32

        /// Opens a file, never through a link.
        package init(path: String, flags: Int32, mode: mode_t = 0o600) throws(POSIXFailure) {
            let raw = open(path, flags | O_CLOEXEC | O_NOFOLLOW, mode)
            guard raw >= 0 else { throw POSIXFailure(code: errno) }
            self.raw = raw
        }

        deinit { close(raw) }

        /// Waits until no other process holds the lock; it is let go with the file.
        package func lock() throws(POSIXFailure) {
            while flock(raw, LOCK_EX) != 0 {
                guard errno == EINTR else { throw POSIXFailure(code: errno) }
            }
        }

        func status() throws(POSIXFailure) -> stat {
            var status = stat()
            guard fstat(raw, &status) == 0 else { throw POSIXFailure(code: errno) }
            return status
        }

        func setMode(_ mode: mode_t) throws(POSIXFailure) {
            guard fchmod(raw, mode) == 0 else { throw POSIXFailure(code: errno) }
        }

        func readAll(limit: Int) throws(POSIXFailure) -> Data {
            var data = Data()
            var buffer = [UInt8](repeating: 0, count: 64 * 1024)
            while data.count <= limit {
                let count = Foundation.read(raw, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw POSIXFailure(code: errno) }
                if count == 0 { return data }
                data += buffer.prefix(count)
            }
            throw POSIXFailure(code: EFBIG)
        }

        func writeAll(_ data: Data) throws(POSIXFailure) {
            let bytes = [UInt8](data)
            var done = 0
            while done < bytes.count {
                let count = bytes.withUnsafeBytes {
                    Foundation.write(raw, $0.baseAddress.map { $0 + done }, $0.count - done)
                }
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw POSIXFailure(code: errno) }
                done += count
            }
        }

        func synchronize() throws(POSIXFailure) {
            guard fsync(raw) == 0 else { throw POSIXFailure(code: errno) }
        }
    }

    /// A number of `errno`.
    package struct POSIXFailure: Error {
        let code: Int32
        var isAbsent: Bool { code == ENOENT }
        var text: String { String(cString: strerror(code)) }

        /// The vault's error for it.
        package var vaultError: VaultError {
            switch code {
            case ENOSPC, EDQUOT, EFBIG: .full
            default: .failed(reason: text)
            }
        }
    }
#endif

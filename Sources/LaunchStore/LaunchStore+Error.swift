// Licensed under the Apache License, Version 2.0.

import CSQLite
import Foundation

extension LaunchStore {
    /// An error of a store; nothing was half-written.
    public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
        /// The file cannot be opened or created.
        case cannotOpen(path: String, reason: String)
        /// The file at the path is not a LaunchStore; nothing in it was changed.
        case foreign(path: String, found: String)
        /// Another file is at the place of the lock; nothing in it was changed.
        case notALock(path: String, lock: String, found: String)
        /// The file or its disk does not allow writing.
        case readOnly(path: String)
        /// The disk is full; the earlier content is unchanged.
        case diskFull(path: String)
        /// Another process held the file for longer than the busy limit.
        case busy(path: String)
        /// A newer program wrote the file.
        case newerVersion(path: String, found: Int, supported: Int)
        /// The task was cancelled between two steps of a migration; the next one continues from there.
        case interrupted(path: String)
        /// A step of a migration failed, and nothing of it was kept.
        case migrationFailed(path: String, name: String, reason: String)
        /// The value cannot be written as JSON.
        case notEncodable(key: String, reason: String)
        /// SQLite failed in another way; the code is SQLite's extended result code.
        case failed(path: String, code: Int, reason: String)

        /// The error and its remedy, for a person.
        public var description: String {
            switch self {
            case .cannotOpen(let path, let reason):
                "The store \(path) cannot be opened: \(reason). Check the path and its permissions."
            case .foreign(let path, let found):
                "\(path) is not a store of this program but \(found). It was left as it is. Choose another path "
                    + "for the store, or move it away."
            case .notALock(let path, let lock, let found):
                "\(lock) has to be an empty file, the lock of the store \(path), but is \(found). It was left as "
                    + "it is. Choose another path for the store, or move it away."
            case .readOnly(let path):
                "The store \(path) is read-only. Choose a folder that this program may write to."
            case .diskFull(let path):
                "There is no space left for the store \(path). Free some space and try again."
            case .busy(let path):
                "Another program keeps the store \(path) locked. Close it and try again."
            case .newerVersion(let path, let found, let supported):
                "The store \(path) has version \(found), and this program knows versions up to "
                    + "\(supported). Update this program or choose another file."
            case .interrupted(let path):
                "The migration of the store \(path) was interrupted. Open it again to go on from there."
            case .migrationFailed(let path, let name, let reason):
                "The migration '\(name)' of the store \(path) failed: \(reason). Nothing of the step was "
                    + "kept; correct the cause and open it again."
            case .notEncodable(let key, let reason):
                "The value for \(key) cannot be stored: \(reason). Store a value that JSON can express."
            case .failed(let path, let code, let reason):
                "The store \(path) failed: \(reason) (SQLite code \(code)). Try again, and report it if it stays."
            }
        }

        init(_ failure: SQLiteFailure, path: String) {
            // A limit of the file's size, or of the user's share of the disk, is a full disk to the user.
            if [SQLITE_IOERR, SQLITE_CANTOPEN].contains(failure.primaryCode) {
                switch failure.systemError {
                case ENOSPC, EDQUOT, EFBIG:
                    self = .diskFull(path: path)
                    return
                case EROFS:
                    self = .readOnly(path: path)
                    return
                default: break
                }
            }
            self =
                switch failure.primaryCode {
                case SQLITE_READONLY: .readOnly(path: path)
                case SQLITE_FULL: .diskFull(path: path)
                case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path)
                case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
                    .cannotOpen(path: path, reason: failure.message)
                default: .failed(path: path, code: Int(failure.code), reason: failure.message)
                }
        }
    }
}

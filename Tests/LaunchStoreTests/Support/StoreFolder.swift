// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchStore

/// A temporary folder with a store file in it, removed at the end.
final class StoreFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "launch-store-\(UUID())")
    var file: URL { url.appending(path: "launch.sqlite") }

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }

    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url.appending(path: name))) }

    /// Sets who may do what with every file in the folder.
    func permit(files mode: Int) throws {
        for name in try names() {
            try FileManager.default.setAttributes(
                [.posixPermissions: mode], ofItemAtPath: url.appending(path: name).path)
        }
    }

    /// Sets who may do what with the folder itself.
    func permit(folder mode: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: url.appending(path: name))
    }
}

/// Collects log lines.
///
/// `@unchecked`: the lines are touched only while the lock is held.
final class LogLines: @unchecked Sendable {
    private let lock = NSLock()
    private var collected: [String] = []

    var lines: [String] { lock.withLock { collected } }

    func add(_ line: String) { lock.withLock { collected.append(line) } }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
package import Foundation
import Synchronization

/// A folder of results by all that they depend on, which several processes may share.
///
/// An entry is written aside and renamed, so that no reader sees half of one. It contains its own key and a checksum:
/// one that is torn, or that is another's, counts as missing, and the next result takes its place.
package final class ContentCache: Sendable {
    /// The counts of the cache's use.
    package struct Use: Equatable, Sendable {
        /// Results that were in the cache.
        package var found = 0
        /// Results that were not in the cache.
        package var missed = 0
        /// Entries that were torn or had another key.
        package var damaged = 0
        /// The reason why an entry could not be written; nil when all could.
        package var problem: CommandError?
    }

    private let folder: URL
    private let build: String
    private let counted = Mutex(Use())

    /// Opens a cache, and makes its folder.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - build: All that each result depends on.
    /// - Throws: A `CommandError` when the folder cannot be made or written to.
    package init(_ path: String, build: String) throws {
        folder = try Output.folder(path)
        self.build = build
        guard access(folder.path, W_OK | X_OK) == 0 else {
            throw CommandError(
                "The folder '\(path)' of the cache cannot be written to: \(String(cString: strerror(errno))).",
                code: .cannotCreate, hint: "Give another folder with --cache, or leave it out.")
        }
    }

    /// The use of the cache so far.
    package var use: Use { counted.withLock { $0 } }

    /// The name of a result by what it was made from.
    package func key(_ parts: [String]) -> String { ContentDigest.of([build] + parts) }

    /// A result, if it is in the cache and intact.
    package func content(_ key: String) -> Data? {
        let data = FileManager.default.contents(atPath: file(key).path)
        let content = data.flatMap { Self.content(of: $0, key) }
        counted.withLock { use in
            if content != nil { use.found += 1 } else { use.missed += 1 }
            if data != nil, content == nil { use.damaged += 1 }
        }
        return content
    }

    /// Keeps a result.
    ///
    /// Lack of room does not end the work; ``check()`` complains of it at the end. No other result is kept after that.
    package func keep(_ content: Data, for key: String) {
        guard use.problem == nil else { return }
        do {
            let target = file(key)
            _ = try Output.folder(target.deletingLastPathComponent().path)
            // No other process, and none on another machine, writes to a file of this name.
            let aside = folder.appendingPathComponent(".\(UUID().uuidString)")
            try Output.write(Self.head(content, key) + content, to: aside)
            guard rename(aside.path, target.path) == 0 else {
                let reason = String(cString: strerror(errno))
                unlink(aside.path)
                throw CommandError("'\(target.path)' cannot be written: \(reason).", code: .inputOutput)
            }
        } catch {
            let reason = (error as? CommandError)?.message ?? "\(Reason.text(error))."
            let problem = CommandError(
                "The cache '\(folder.relativePath)' could not keep the results: \(reason)",
                code: .inputOutput,
                hint: "The results are whole. Make room for the cache, or leave --cache out.")
            counted.withLock { if $0.problem == nil { $0.problem = problem } }
        }
    }

    /// Ends finished work with an error when not all of it could be kept.
    package func check() throws(CommandError) {
        if let problem = use.problem { throw problem }
    }

    /// Prints how much of a run was in the cache, if that is worth saying.
    package func tell(_ console: Console) {
        let use = use
        console.note("cache: \(use.found) of \(use.found + use.missed) found")
        if use.damaged > 0 { console.note("cache: \(use.damaged) damaged and replaced") }
    }

    /// Returns the URL of an entry: many files in one folder are slow on some systems.
    func file(_ key: String) -> URL {
        folder.appendingPathComponent(String(key.prefix(2))).appendingPathComponent(key)
    }

    private static func head(_ content: Data, _ key: String) -> Data {
        Data("firstlight-cache 1 \(key) \(ContentDigest.of(content))\n".utf8)
    }

    private static func content(of entry: Data, _ key: String) -> Data? {
        guard let end = entry.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let content = Data(entry[entry.index(after: end)...])
        return entry[...end] == head(content, key) ? content : nil
    }
}

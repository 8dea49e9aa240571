// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
package import Foundation

/// The parts of one run, which belong together and are complete.
package struct ShardSet: Sendable {
    /// The run.
    package let run: ShardRun
    /// The file of each shard, in order.
    package let files: [URL]

    /// Checks that parts belong together and that none is missing.
    ///
    /// - Throws: A `CommandError` that names the part and what is wrong with it, or what is missing.
    init(_ parts: [ShardFile.Read], console: Console) throws(CommandError) {
        guard let first = parts.first else { throw CommandError("There are no parts.", code: .noInput) }
        run = first.header.run
        var found: [Int: ShardFile.Read] = [:]
        for part in parts {
            if let difference = part.header.run.difference(from: run) {
                throw CommandError(
                    "'\(part.path)' does not belong to '\(first.path)': it \(difference).", code: .badData,
                    hint: "Nothing was joined. Leave out the parts of other runs, or run all shards again.")
            }
            if let other = found[part.header.shard], other.header.digest != part.header.digest {
                throw CommandError(
                    "Shard \(part.header.shard)/\(run.count) was given twice, with different results: "
                        + "'\(other.path)' and '\(part.path)'.",
                    code: .badData, hint: "Nothing was joined. Leave one of them out.")
            }
            found[part.header.shard] = part
        }
        let missing = (1...run.count).filter { found[$0] == nil }
        files = (1...run.count).compactMap { found[$0].map { URL(fileURLWithPath: $0.path) } }
        guard missing.isEmpty else { throw Self.missing(missing, of: run, console) }
    }

    private static func missing(_ shards: [Int], of run: ShardRun, _ console: Console) -> CommandError {
        var count = 0
        for shard in shards {
            let units = run.places(of: shard).map { run.units[$0] }
            count += units.count
            let more = units.count > 12 ? " and \(units.count - 12) more" : ""
            console.note("missing \(shard)/\(run.count): \(units.prefix(12).joined(separator: ", "))\(more)")
        }
        let names = MessageText.list(shards.map { "\($0)/\(run.count)" }, last: "and")
        let noun = shards.count == 1 ? "Shard \(names) is" : "Shards \(names) are"
        return CommandError(
            "\(noun) missing, with \(count) of \(MessageText.count(run.units.count, "unit")).",
            code: .noInput,
            hint:
                "Nothing was joined. Run \(shards.count == 1 ? "it" : "them") again with --shard, then merge."
        )
    }

    /// Reads the results of all units, in the order of the run, and the time they took.
    ///
    /// - Throws: A `CommandError` when a part is damaged.
    package func results<Value: Codable & Sendable>(
        of value: Value.Type
    ) throws -> (results: [ShardResult<Value>], seconds: [String: Double], files: [String: URL]) {
        var found: [String: ShardResult<Value>] = [:]
        var seconds: [String: Double] = [:]
        var origins: [String: URL] = [:]
        for (index, file) in files.enumerated() {
            let part = try ShardFile.decode(ShardPart<Value>.self, file.path)
            let units = run.places(of: index + 1).map { run.units[$0] }
            guard part.results.map(\.unit) == units, try ShardPart.digest(part.results) == part.digest else {
                throw CommandError(
                    "'\(file.path)' is damaged: its results are not those that shard \(index + 1)/\(run.count) wrote.",
                    code: .badData, hint: "Nothing was joined. Run the shard again.")
            }
            for result in part.results { (found[result.unit], origins[result.unit]) = (result, file) }
            seconds.merge(part.seconds) { $1 }
        }
        return (run.units.compactMap { found[$0] }, seconds, origins)
    }

    /// Joins the content of parts, and writes the times of the units beside it.
    package func join<Value: Codable & Sendable>(
        _ value: Value.Type, into folder: URL,
        _ body: ([ShardResult<Value>], [String: URL]) throws -> Int32
    ) throws -> Int32 {
        let all = try results(of: value)
        let code = try body(all.results, all.files)
        try ShardTimes(all.seconds).write(to: folder.appendingPathComponent("\(run.kind)-times.json"))
        return code
    }
}

extension ShardFile {
    /// A part of which the beginning was read.
    struct Read: Sendable {
        let path: String
        let header: ShardHeader
    }

    /// Finds the parts in folders and among files.
    ///
    /// A folder without a part is reported and left out: the missing shard is known when the others are joined.
    ///
    /// - Throws: A `CommandError` for a path where there is nothing, and when no folder holds a part.
    static func find(_ paths: [String], console: Console) throws -> [Read] {
        var empty: [String] = []
        let files = try paths.flatMap { path -> [String] in
            guard let isFolder = FileManager.default.isFolder(path) else {
                throw CommandError(
                    "There is no '\(path)' to join.", code: .noInput,
                    hint: "Give folders and files that shards have written, such as snapshot-3-of-8.json.")
            }
            guard isFolder else { return [path] }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            let parts = names.filter(isPart).sorted().map { "\(path)/\($0)" }
            if parts.isEmpty { empty.append(path) }
            return parts
        }
        guard !files.isEmpty else {
            throw CommandError(
                "\(empty.count == 1 ? "The folder" : "The folders") \(MessageText.list(empty.map { "'\($0)'" }, last: "and")) "
                    + "\(empty.count == 1 ? "holds" : "hold") no part of a shard, such as snapshot-3-of-8.json.",
                code: .noInput,
                hint: "An interrupted shard writes none: run it again with --shard.")
        }
        for path in empty { console.note("The folder '\(path)' holds no part of a shard.") }
        return try files.map { Read(path: $0, header: try decode(ShardHeader.self, $0)) }
    }

    static func decode<Part: Decodable>(_ type: Part.Type, _ path: String) throws(CommandError) -> Part {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandError(
                "'\(path)' cannot be read: \(String(cString: strerror(errno))).", code: .noInput,
                hint: "Nothing was joined. Leave it out, or make it readable.")
        }
        do { return try JSONDecoder().decode(type, from: data) } catch {
            throw CommandError(
                "'\(path)' is no part of a shard, or not a whole one.", code: .badData,
                hint: "Nothing was joined. Leave it out, or run the shard again.")
        }
    }
}

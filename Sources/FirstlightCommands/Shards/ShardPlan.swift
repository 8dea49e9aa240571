// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
package import Foundation

/// The work of a command in a run: everything, or one shard's share.
package struct ShardPlan: Sendable {
    /// The whole run.
    package let run: ShardRun
    /// The share; nil for everything.
    package let shard: Shard?
    /// The places of the units to do, in the order of the result.
    package let places: [Int]
    private let times: ShardTimes
    private let timesFile: String?

    /// Cuts a run.
    ///
    /// - Parameters:
    ///   - kind: The command.
    ///   - units: All units of the run.
    ///   - settings: The options that are in no unit's name.
    ///   - inputs: The content of all that was read.
    ///   - build: The build that does the work, read only where there are shards.
    /// - Throws: A `CommandError` when the times of the last run cannot be read.
    package init(
        _ kind: String, _ units: [ShardUnit], settings: [String: String] = [:], inputs: [Data] = [],
        build: () throws -> String, _ arguments: ParsedArguments
    ) throws {
        shard = arguments[ShardOptions.shard]
        timesFile = arguments[ShardOptions.times]
        times = try timesFile.map { try ShardTimes(file: $0) } ?? ShardTimes()
        // A shard only reads them.
        if shard == nil, let timesFile { try Output.file(timesFile) }
        let named = Self.named(units)
        let count = shard?.count ?? 1
        run = ShardRun(
            kind: kind, version: FirstlightVersion.number,
            build: shard == nil ? "" : try build(), settings: settings,
            inputs: ContentDigest.of(inputs.map { ContentDigest.of($0) } as [String]),
            units: named.map(\.name),
            shards: ShardSplit.shards(of: times.costs(of: named), count: count), count: count)
        places = run.places(of: shard?.number ?? 1)
    }

    /// Gives units with the same name one of their own.
    static func named(_ units: [ShardUnit]) -> [ShardUnit] {
        var seen: [String: Int] = [:]
        return units.map { unit in
            let before = seen[unit.name, default: 0]
            seen[unit.name] = before + 1
            return before == 0 ? unit : ShardUnit("\(unit.name) #\(before + 1)", estimate: unit.estimate)
        }
    }

    /// The file that a shard writes to a folder.
    package func part(in folder: URL) -> URL? {
        shard.map { folder.appendingPathComponent(ShardFile.name(run.kind, $0)) }
    }

    /// Writes a shard's part, as the last of its files; without shards, the times if they are wanted.
    ///
    /// - Parameters:
    ///   - results: The results of the units, in their order.
    ///   - seconds: The seconds of those that were worked on.
    ///   - folder: The folder that the rest was written to; a shard has one.
    package func keep<Value: Codable & Sendable>(
        _ results: [ShardResult<Value>], seconds: [String: Double], in folder: URL?
    ) throws {
        // Units that were not measured now keep their earlier times.
        let all = times.seconds.filter { run.units.contains($0.key) }.merging(seconds) { $1 }
        guard let shard, let folder, let file = part(in: folder) else {
            if let timesFile { try ShardTimes(all).write(to: URL(fileURLWithPath: timesFile)) }
            return
        }
        let own = Set(results.map(\.unit))
        let part = try ShardPart(
            run, shard: shard.number, results, seconds: all.filter { own.contains($0.key) })
        try Output.write(try ShardCoding.encoder().encode(part), to: file)
    }

    /// Prints how much of the run was done, and where its part is.
    package func tell(_ folder: URL, _ console: Console) {
        guard let shard, let file = part(in: folder) else { return }
        console.note(
            "shard \(shard): \(places.count) of \(MessageText.count(run.units.count, "unit")), in \(file.relativePath)"
        )
    }
}

/// The names of parts.
enum ShardFile {
    /// Returns the file name of a command's shard: `audit-3-of-8.json`.
    static func name(_ kind: String, _ shard: Shard) -> String {
        "\(kind)-\(shard.number)-of-\(shard.count).json"
    }

    /// Returns whether a file has the name of a part.
    static func isPart(_ name: String) -> Bool {
        let words = name.split(separator: "-", omittingEmptySubsequences: false)
        return words.count == 4 && words[2] == "of" && Int(words[1]) != nil && words[3].hasSuffix(".json")
            && words[0].allSatisfy(\.isLetter)
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
package import Foundation

/// Joins the parts of one kind of run.
package struct ShardJoin: Sendable {
    /// The command whose parts it joins.
    package let kind: String
    /// Joins them into a folder, prints what an unsharded run would have printed, and returns its exit code.
    package let join: @MainActor @Sendable (ShardSet, URL, ParsedArguments) async throws -> Int32

    /// Joins parts of a kind.
    package init(
        _ kind: String,
        join: @escaping @MainActor @Sendable (ShardSet, URL, ParsedArguments) async throws -> Int32
    ) {
        (self.kind, self.join) = (kind, join)
    }
}

/// `firstlight merge`: joins the work of several machines as if one had done it.
package enum MergeCommand {
    private static let into = Option<String>.required(
        "into", ValueParser<String>.outputFolder, help: "The folder to write the joined results to.")
    private static let parts = Argument<[String]>.rest(
        "PART", ValueParser<String>.text(of: "the path of a folder or a file"),
        help: "The folders that shards wrote to, or the parts in them.")

    /// The command.
    ///
    /// - Parameter joins: The joins for parts of further kinds.
    package static func command(_ joins: [ShardJoin] = []) -> Command {
        Command(
            name: "merge", abstract: "Joins the parts that the shards of a run wrote.",
            discussion: """
                Pictures, the verdicts on their goldens, and audits are byte for byte those of an unsharded run. Of \
                real launches, all measurements are joined; of a fuzz, the steps, failures and crashes are \
                added up. Parts of different runs are refused: they must have the same program, options, goldens, \
                units and times, and those of a fuzz the same sources, seed and steps. If a shard is missing, its \
                units are named and nothing is joined. The exit code is that of an unsharded run; 66 if something is \
                missing, 65 if something does not belong to the run.
                """,
            options: [
                into, StandardOptions.json, StandardOptions.junit, StandardOptions.report,
                StandardOptions.singleFile,
            ],
            arguments: [parts],
            examples: [
                "merge out/shards --into out/matrix",
                "merge parts/* --into out --json",
            ],
            run: { try await run($0, joins) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ more: [ShardJoin]
    ) async throws -> Int32 {
        let paths = arguments[parts]
        guard !paths.isEmpty else {
            throw CommandError.usage(
                "Nothing to join was given; it takes folders and files that shards have written.")
        }
        let found = Dictionary(
            grouping: try ShardFile.find(paths, console: arguments.console), by: \.header.run.kind)
        try refuse(arguments, Set(found.keys))
        try VerdictReport.prepare(arguments)
        if found[RunCommand.kind] == nil { try VerdictPage.prepare(arguments) }
        let joins = [SnapshotMatrix.join, AuditCommand.join, RunCommand.join, FuzzPart.join] + more
        // Everything is looked through before anything is written.
        let sets = try found.keys.sorted().map { kind in
            try ShardSet(found[kind] ?? [], console: arguments.console)
        }
        let folder = try Output.folder(arguments[into])
        var code: Int32 = 0
        for set in sets {
            guard let join = joins.first(where: { $0.kind == set.run.kind }) else {
                throw CommandError("Parts of '\(set.run.kind)' cannot be joined.", code: .badData)
            }
            code = max(code, try await join.join(set, folder, arguments))
        }
        return code
    }

    /// Refuses to print as JSON what no command prints as JSON.
    private static func refuse(_ arguments: ParsedArguments, _ kinds: Set<String>) throws(CommandError) {
        let judged = [SnapshotMatrix.kind, AuditCommand.kind, RunCommand.kind]
        if kinds.count > 1 || kinds.isDisjoint(with: judged) {
            try arguments.refuse(
                [StandardOptions.junit],
                "but on parts of one kind, of \(MessageText.list(judged, last: "or"))")
        }
        let shown = [SnapshotMatrix.kind, AuditCommand.kind]
        if kinds.count > 1 || kinds.isDisjoint(with: shown) {
            try arguments.refuse(
                [StandardOptions.report],
                "but on parts of one kind, of \(MessageText.list(shown, last: "or")); the report of launches is written in any case"
            )
        }
        let printed = [SnapshotMatrix.kind, AuditCommand.kind, RunCommand.kind, FuzzPart.kind]
        guard kinds.isDisjoint(with: printed) else { return }
        let named = kinds.sorted().map { "'\($0)'" }
        try arguments.refuse(
            [StandardOptions.json],
            "on parts of \(MessageText.list(named, last: "and")), whose results are a file")
    }
}

extension SnapshotMatrix {
    /// Brings the pictures together and lists them.
    nonisolated static var join: ShardJoin {
        ShardJoin(kind) { set, folder, arguments in
            try set.join(MatrixValue.self, into: folder) { results, parts in
                try gather(results, parts, into: folder, arguments.console)
                let index = MatrixIndex(results, orphans: MatrixGoldens.orphans(of: set.run))
                let code = try index.finish(in: folder, arguments)
                try VerdictPage(
                    SnapshotLeftovers.pictures(of: index.verdictReport, in: folder),
                    title: "Pictures, against goldens"
                ).write(arguments)
                return code
            }
        }
    }

    /// Copies the pictures from beside their parts, if each is as its shard wrote it.
    private static func gather(
        _ results: [ShardResult<MatrixValue>], _ parts: [String: URL], into folder: URL, _ console: Console
    ) throws {
        let progress = ProgressLine(console: console, total: results.count)
        defer { progress.clear() }
        for result in results {
            progress.step(result.unit)
            guard let picture = result.value.picture, let part = parts[result.unit] else { continue }
            let target = folder.appendingPathComponent(picture.file)
            try copy(picture, beside: part, to: target)
            guard let golden = result.value.golden else { continue }
            let difference = try golden.difference.map { try content($0, beside: part) }
            try MatrixGoldens.place(difference, of: picture.file, in: folder)
        }
    }

    private static func copy(_ picture: MatrixValue.Picture, beside part: URL, to target: URL) throws {
        let (png, source) = (try content(picture, beside: part), file(picture, beside: part))
        if source.resolvingSymlinksInPath().path != target.resolvingSymlinksInPath().path {
            try Output.write(png, to: target)
        }
    }

    private static func file(_ picture: MatrixValue.Picture, beside part: URL) -> URL {
        part.deletingLastPathComponent().appendingPathComponent(picture.file)
    }

    /// The bytes of a picture, if they are those that its shard wrote.
    private static func content(_ picture: MatrixValue.Picture, beside part: URL) throws -> Data {
        let source = file(picture, beside: part)
        let png = FileManager.default.contents(atPath: source.path)
        guard let png, ContentDigest.of(png) == picture.sha256 else {
            throw CommandError(
                png == nil
                    ? "The picture '\(source.path)' is missing; '\(part.path)' lists it."
                    : "The picture '\(source.path)' is not the one listed in '\(part.path)'.",
                code: png == nil ? .noInput : .badData, hint: "Run the shard again, then merge.")
        }
        return png
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// `firstlight accept`: takes what is drawn now as goldens, with a reason.
enum AcceptCommand {
    private static let files = Argument<[String]>.rest(
        "FILE", ValueParser<String>.text(of: "the name of a golden"),
        help: "The goldens to accept, to reject or to take back, by their names in the folder.")
    private static let reason = Option<String?>.optional(
        "reason", ValueParser<String>.text,
        help: "The reason, in one line. Without it nothing is written: what differs is listed.")
    private static let all = Option.flag(
        "all", help: "Accept, or with --reject reject, every golden that differs and was not rejected.")
    private static let reject = Option.flag(
        "reject", help: "Reject what is drawn now: the goldens stay, and rejected.tsv says why.")
    private static let undo = Option.flag(
        "undo",
        help:
            "Take the last decision back, or that about each FILE: the golden is what it was, and the line about it is gone."
    )

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "accept", abstract: "Lists the goldens that differ, and accepts new ones with a reason.",
            discussion: """
                Each golden that the command snapshot wrote is drawn again from its name and compared. With --reason, those that \
                are named, or all with --all, are written, and each gets a line in accepted.tsv beside them: the date, \
                the digests before and after, the version, the renderer with its fonts, who, and why. Without it, the \
                exit code is 1 if one differs. The command studio shows them side by side. With --reject, the goldens stay: \
                a picture in rejected.tsv is listed with its reason until it is drawn otherwise, and accepted only by its name. \
                With --undo, what was accepted last is what it was before, or what was rejected last is open again.
                """,
            options: [GoldenOptions.goldens, reason, all, reject, undo], arguments: [files],
            examples: [
                "accept --goldens Goldens",
                "accept --goldens Goldens --all --reason 'The logo is new.'",
                "accept --goldens Goldens --all --reject --reason 'The logo is cut.'",
                "accept --goldens Goldens --undo",
            ],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(_ arguments: ParsedArguments, _ choice: ScenarioChoice) async throws -> Int32 {
        let (named, why) = (arguments[files], arguments[reason])
        if arguments[undo] {
            try arguments.refuse([reason, all, reject], "beside --undo")
            return try takeBack(
                named, of: GoldenReview(GoldenOptions.folder(arguments), of: choice.catalogue),
                arguments.console)
        }
        if why == nil { try arguments.refuse([all, reject], "without --reason") }
        guard why == nil || arguments[all] == named.isEmpty else {
            throw CommandError.usage(
                "Give the goldens to decide about by their names, or all that differ with --all, and not both."
            )
        }
        let review = GoldenReview(try GoldenOptions.folder(arguments), of: choice.catalogue)
        let acceptance = try why.map { try GoldenAcceptance(review.folder, reason: $0) }
        let names = try named.isEmpty ? review.names : named
        let progress = ProgressLine(console: arguments.console, total: names.count)
        var found: [GoldenComparison.Summary] = []
        var taken = 0
        for name in names {
            let comparison = try await review.compared(name)
            progress.step(name)
            if comparison.summary.verdict != .same { found.append(comparison.summary) }
            // What somebody refused is taken by nobody in passing.
            let isOpen = comparison.summary.rejection == nil || !named.isEmpty
            guard let acceptance, isOpen, comparison.summary.verdict != .unknown else { continue }
            guard try arguments[reject] ? acceptance.reject(comparison) : acceptance.take(comparison) else {
                continue
            }
            taken += 1
            found[found.count - 1].rejection =
                arguments[reject]
                ? comparison.actual.flatMap { GoldenRejection(of: name, $0, in: review.folder) } : nil
        }
        progress.clear()
        let verb = arguments[reject] ? "rejected" : "accepted"
        show(found, of: names.count, taken: acceptance.map { _ in (taken, verb) }, arguments.console)
        return acceptance == nil && found.contains { $0.verdict == .different } ? 1 : 0
    }

    @MainActor
    private static func takeBack(
        _ named: [String], of review: GoldenReview, _ console: Console
    ) throws(CommandError) -> Int32 {
        let found = try review.lastDecisions(about: named)
        let decisions = GoldenDecisions(review.folder)
        var table = Table([
            Table.Column("golden"), Table.Column("verdict"),
            Table.Column("what was decided", isFlexible: true),
        ])
        for decision in found {
            try decisions.takeBack(decision)
            table.add([
                Table.Cell(decision.file), Table.Cell("taken back", .pass), Table.Cell("\(decision)"),
            ])
        }
        console.print(table)
        console.print("\(MessageText.count(found.count, "decision")) taken back")
        return 0
    }

    private static func verdict(of golden: GoldenComparison.Summary, isTaken: Bool) -> Table.Cell {
        if golden.verdict == .unknown { return Table.Cell("unknown", .faint) }
        if golden.rejection != nil { return Table.Cell("rejected", .fail) }
        return isTaken ? Table.Cell("accepted", .pass) : Table.Cell("different", .fail)
    }

    private static func show(
        _ found: [GoldenComparison.Summary], of count: Int, taken: (count: Int, verb: String)?,
        _ console: Console
    ) {
        var table = Table([
            Table.Column("golden"), Table.Column("verdict"), Table.Column("what differs", isFlexible: true),
        ])
        for golden in found {
            let owner = golden.owner.isEmpty ? "" : " It belongs to \(golden.owner)."
            let cause = golden.cause.map { " It is a change of \($0.rawValue)." } ?? ""
            table.add([
                Table.Cell(golden.file),
                verdict(of: golden, isTaken: taken != nil),
                Table.Cell(golden.reason + owner + cause + (golden.rejection.map { " \($0)" } ?? "")),
            ])
        }
        if !table.rows.isEmpty { console.print(table) }
        let differing = found.filter { $0.verdict == .different }.count
        console.print(
            taken.map { "\(MessageText.part($0.count, of: count, "golden")) \($0.verb)" }
                ?? "\(MessageText.count(count, "golden")), \(differing) different")
    }
}

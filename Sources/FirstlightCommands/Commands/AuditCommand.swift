// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchKit
import StageCairo
import StageUI

/// `firstlight audit`: whether everybody can read, reach and bear what a launch shows.
enum AuditCommand {
    private static let all = Option.flag("all", help: "Also list what is as it should be.")

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "audit",
            abstract: "Measures a launch's contrast, targets, names, text sizes, motion and flashes.",
            discussion: """
                Every state of the brand is run and drawn, light and dark, in every text size up to the \
                largest, and with less motion. What cannot be told is called unmeasured, and what a requirement \
                accepts is waived by its number. The exit code is 0 only if nothing failed.
                """,
            options: [all, ScenarioChoice.option, StandardOptions.json], arguments: [choice.brand],
            examples: ["audit", "audit \(choice.sample(app: "urbannest")) --all --json"],
            run: { try await run($0, choice) })
    }

    struct Result: Codable {
        let brand: String
        let passed: Int
        let failed: Int
        let waived: Int
        let unmeasured: Int
        let findings: [AuditFinding]
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let chosen = arguments[choice.brand]
        let brands = choice.apps.brands.filter { chosen == nil || $0.id == chosen }
        let shaper = try Output.shaper()
        let progress = ProgressLine(
            console: arguments.console, total: try brands.reduce(0) { $0 + (try $1.states.count) })
        var results: [Result] = []
        var issues: [StageIssue] = []
        for brand in brands {
            var options = AppOptions()
            try choice.choose(arguments, in: &options, of: brand.id)
            let audit = try Audit(brand, options: options, shaper: shaper) {
                progress.step("\(brand.id) \($0)")
            } tell: {
                issues += $0
            }
            let found = try await audit.findings()
            func count(_ verdict: AuditFinding.Verdict) -> Int {
                found.filter { $0.verdict == verdict }.count
            }
            let shown = arguments[all] ? found : found.filter { $0.verdict != .pass }
            results.append(
                Result(
                    brand: brand.id, passed: count(.pass), failed: count(.fail), waived: count(.waived),
                    unmeasured: count(.unmeasured), findings: shown))
        }
        progress.clear()
        Shortfall.tell(issues, arguments)
        if arguments[StandardOptions.json] {
            try arguments.console.printJSON(results)
        } else {
            for result in results { show(result, arguments.console) }
        }
        return results.contains { $0.failed > 0 } ? 1 : 0
    }

    private static func show(_ result: Result, _ console: Console) {
        var table = Table([
            Table.Column("rule"), Table.Column("subject"), Table.Column("verdict"),
            Table.Column("measured"), Table.Column("where"),
        ])
        for finding in result.findings {
            let places = finding.places
            let more = places.count > 2 ? " and \(places.count - 2) more" : ""
            table.add([
                Table.Cell(finding.rule.rawValue), Table.Cell(finding.subject),
                Table.Cell(finding.verdict.rawValue), Table.Cell(finding.figure),
                Table.Cell(places.prefix(2).joined(separator: "; ") + more),
            ])
        }
        if !result.findings.isEmpty { console.print(table) }
        for finding in result.findings {
            if let reason = finding.reason { console.print("waived: \(finding.subject): \(reason)") }
        }
        console.print(
            "\(result.brand): \(result.passed) passed, \(result.failed) failed, \(result.waived) waived, "
                + "\(result.unmeasured) unmeasured")
    }
}

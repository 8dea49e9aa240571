// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The findings of an audit in one state, before those that several states share are joined.
struct AuditValue: Codable, Equatable, Sendable {
    /// A finding with its severity, which reports leave out.
    struct Found: Codable, Equatable, Sendable {
        let finding: AuditFinding
        let severity: Double

        init(_ finding: AuditFinding) { (self.finding, severity) = (finding, finding.severity) }

        var whole: AuditFinding {
            var whole = finding
            whole.severity = severity
            return whole
        }
    }

    let app: String
    let found: [Found]
    /// The things that its views asked for and did not get; nil when there are none.
    var missed: [Shortfall.Item]?

    /// Reports what views missed in several states, each thing once for each app.
    static func tellMissed(_ values: [AuditValue], _ arguments: ParsedArguments) {
        Shortfall.tell(values.compactMap { value in value.missed.map { (value.app, $0) } }, arguments)
    }
}

/// The findings of an audit by app, as they are printed.
struct AuditReport {
    struct Result: Codable {
        let brand: String
        let passed: Int
        let failed: Int
        let waived: Int
        let unmeasured: Int
        let findings: [AuditFinding]
    }

    let results: [Result]
    /// The warnings about waivers that cover nothing.
    let idleWaivers: [String]

    /// Sums up the findings in the states of apps.
    ///
    /// - Parameters:
    ///   - apps: The ids of the apps in their order, with the waivers of each.
    ///   - showsAll: Whether passed checks are listed, too.
    init(_ values: [AuditValue], of apps: [(id: String, waivers: [AuditWaiver])], showsAll: Bool) {
        var idleWaivers: [String] = []
        results = apps.map { app in
            let raw = values.filter { $0.app == app.id }.flatMap(\.found).map(\.whole)
            let found = Audit.told(raw, app.waivers)
            idleWaivers += AuditWaiver.idle(app.waivers, of: app.id, among: raw)
            func count(_ verdict: AuditFinding.Verdict) -> Int {
                found.filter { $0.verdict == verdict }.count
            }
            return Result(
                brand: app.id, passed: count(.pass), failed: count(.fail), waived: count(.waived),
                unmeasured: count(.unmeasured),
                findings: showsAll ? found : found.filter { $0.verdict != .pass })
        }
        self.idleWaivers = idleWaivers
    }

    /// The exit code.
    var code: Int32 { results.contains { $0.failed > 0 } ? 1 : 0 }

    /// Prints the report.
    func show(asJSON: Bool, _ console: Console) throws {
        if asJSON { return try console.printJSON(results) }
        for result in results { show(result, console) }
    }

    private func show(_ result: Result, _ console: Console) {
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

extension AuditCommand {
    static let kind = "audit"

    /// The setting of a run that holds an app's waivers, as its file has them.
    static func waivers(of app: String) -> String { "waivers of \(app)" }

    /// Prints the findings of all states, and keeps them as the JSON that an audit prints.
    static var join: ShardJoin {
        ShardJoin(kind) { set, folder, arguments in
            try set.join(AuditValue.self, into: folder) { results, _ in
                let settings = set.run.settings
                // The parts say what each app lets be: any program can join them.
                let apps = try (settings["apps"] ?? "").split(separator: ",").map { id in
                    let waivers = [UInt8]((settings[waivers(of: String(id))] ?? "").utf8)
                    return (id: String(id), waivers: try AuditWaiver.waivers(waivers, of: String(id)))
                }
                AuditValue.tellMissed(results.map(\.value), arguments)
                let report = AuditReport(
                    results.map(\.value), of: apps, showsAll: settings["all"] == "true")
                try Output.write(
                    try ShardCoding.encoder().encode(report.results) + Data("\n".utf8),
                    to: folder.appendingPathComponent("audit.json"))
                try report.show(asJSON: arguments[StandardOptions.json], arguments.console)
                if settings["option"] == nil { report.idleWaivers.forEach(arguments.warn) }
                return report.code
            }
        }
    }
}

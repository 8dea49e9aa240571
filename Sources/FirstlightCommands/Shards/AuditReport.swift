// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The findings of an audit in one state, before those that several states share are joined.
struct AuditValue: Codable, Equatable, Sendable {
    /// A finding with its severity, which reports leave out.
    struct Found: Codable, Equatable, Sendable {
        let finding: AuditFinding
        let severity: Double
        let cause: String?

        init(_ finding: AuditFinding) {
            (self.finding, severity, cause) = (finding, finding.severity, finding.cause)
        }

        var whole: AuditFinding {
            var whole = finding
            (whole.severity, whole.cause) = (severity, cause)
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
        let app: String
        let passed: Int
        let failed: Int
        let waived: Int
        /// The failures of the baseline; nil without one.
        let known: Int?
        let unmeasured: Int
        let findings: [AuditFinding]
    }

    let results: [Result]
    /// The verdict on each rule in each app, also where it passed.
    let verdicts: VerdictReport
    /// The warnings about waivers that cover nothing.
    let idleWaivers: [String]
    /// The number of failures of the baseline that are none any more.
    private let mended: Int

    /// Sums up the findings in the states of apps.
    ///
    /// - Parameters:
    ///   - apps: The ids of the apps in their order, with the waivers of each.
    ///   - baseline: The failures that are known; nil without a baseline.
    ///   - showsAll: Whether passed and known checks are listed, too.
    init(
        _ values: [AuditValue], of apps: [(id: String, waivers: [AuditWaiver])], baseline: AuditBaseline?,
        showsAll: Bool
    ) {
        var idleWaivers: [String] = []
        var verdicts: [VerdictReport.Case] = []
        let ids = Set(apps.map(\.id))
        let failures = Self.baseline(values, of: apps, keeping: nil).entries
        mended =
            baseline.map { $0.entries.filter { ids.contains($0.app) && !failures.contains($0) }.count } ?? 0
        results = apps.map { app in
            let raw = values.filter { $0.app == app.id }.flatMap(\.found).map(\.whole)
            let found = Audit.told(raw, app.waivers) { finding in
                baseline?.entries.contains(AuditBaseline.Entry(app: app.id, finding)) == true
            }
            verdicts += found.map { $0.verdict(in: app.id) }
            idleWaivers += AuditWaiver.idle(app.waivers, of: app.id, among: raw)
            func count(_ verdict: AuditFinding.Verdict) -> Int {
                found.filter { $0.verdict == verdict }.count
            }
            return Result(
                app: app.id, passed: count(.pass), failed: count(.fail), waived: count(.waived),
                known: baseline.map { _ in count(.known) }, unmeasured: count(.unmeasured),
                findings: showsAll ? found : found.filter { $0.verdict != .pass && $0.verdict != .known })
        }
        self.idleWaivers = idleWaivers
        self.verdicts = VerdictReport(verdicts)
    }

    /// Returns a baseline of all failures of the audited apps; those of other apps stay as they were.
    static func baseline(
        _ values: [AuditValue], of apps: [(id: String, waivers: [AuditWaiver])],
        keeping old: AuditBaseline?
    ) -> AuditBaseline {
        let others = (old?.entries ?? []).filter { entry in !apps.contains { $0.id == entry.app } }
        let failures = apps.flatMap { app in
            let raw = values.filter { $0.app == app.id }.flatMap(\.found).map(\.whole)
            return Audit.judged(raw, app.waivers).filter { $0.verdict == .fail }.map {
                AuditBaseline.Entry(app: app.id, $0)
            }
        }
        return AuditBaseline(others.union(failures))
    }

    /// Returns a warning about what the baseline names and what no longer fails; nil when there is nothing.
    func warning(ofMended file: String) -> String? {
        guard mended > 0 else { return nil }
        let have =
            mended == 1 ? "entry of the baseline no longer fails" : "entries of the baseline no longer fail"
        return "\(file): \(mended) \(have); --update-baseline removes what is mended."
    }

    /// The exit code.
    var code: Int32 { results.contains { $0.failed > 0 } ? 1 : 0 }

    /// Prints the report.
    func show(asJSON: Bool, _ console: Console) throws {
        if asJSON { return try console.printJSON(NamedItems("apps", results), as: .audit) }
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
                Table.Cell(finding.rule.rawValue), Table.Cell(subject(finding)),
                Table.Cell(finding.verdict.rawValue), Table.Cell(finding.figure),
                Table.Cell(places.prefix(2).joined(separator: "; ") + more),
            ])
        }
        if !result.findings.isEmpty { console.print(table) }
        for finding in result.findings {
            if let reason = finding.reason { console.print("waived: \(finding.subject): \(reason)") }
        }
        console.print(
            "\(result.app): \(result.passed) passed, \(result.failed) failed, \(result.waived) waived, "
                + "\(result.unmeasured) unmeasured" + (result.known.map { ", \($0) known" } ?? ""))
    }

    /// The first subject of a finding, and how many share its cause.
    private func subject(_ finding: AuditFinding) -> String {
        let others = finding.subjects.filter { $0 != finding.subject }.count
        // A movement is named by what it moves in; its figure counts the things.
        guard others > 0, finding.subjects.contains(finding.subject) else { return finding.subject }
        return "\(finding.subject) and \(others) more"
    }
}

extension AuditCommand {
    static let kind = "audit"

    /// The setting of a run that holds an app's waivers, as its file has them.
    static func waivers(of app: String) -> String { "waivers of \(app)" }

    /// The setting of a run that holds the failures of the baseline, as its file has them.
    static let knownFailures = "baseline"

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
                let baseline = try settings[knownFailures].map { try AuditBaseline(json: Data($0.utf8)) }
                let report = AuditReport(
                    results.map(\.value), of: apps, baseline: baseline, showsAll: settings["all"] == "true")
                try Output.write(
                    try ShardCoding.encoder().encode(
                        Report(NamedItems("apps", report.results), as: .audit)) + Data("\n".utf8),
                    to: folder.appendingPathComponent("audit.json"))
                try report.show(asJSON: arguments[StandardOptions.json], arguments.console)
                try report.verdicts.tell(arguments)
                try VerdictPage(
                    report.verdicts, title: apps.map(\.id).joined(separator: ", ") + ", audited"
                ).write(arguments)
                if settings["option"] == nil { report.idleWaivers.forEach(arguments.warn) }
                return report.code
            }
        }
    }
}

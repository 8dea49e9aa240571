// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import LaunchCore

extension LaunchResults {
    /// The verdict on each launch.
    var verdicts: VerdictReport {
        VerdictReport(
            values.map { value in
                let launch = value.launch
                return VerdictReport.Case(
                    group: launch.brand, name: launch.name,
                    outcome: launch.outcome.isPassed
                        ? .passed : .failed(launch.outcome.reason ?? "No reason was recorded."),
                    seconds: launch.waterfall.end / 1000, file: value.file)
            })
    }
}

extension AuditFinding {
    /// The verdict on a rule in an app.
    func verdict(in app: String) -> VerdictReport.Case {
        let places = ([figure] + places.prefix(2)).filter { !$0.isEmpty }.joined(separator: "; ")
        let outcome: VerdictReport.Case.Outcome =
            switch verdict {
            case .pass: .passed
            case .fail: .failed(places)
            case .waived: .skipped("waived: \(reason ?? places)")
            case .known: .skipped("known from the baseline: \(places)")
            case .unmeasured: .skipped("unmeasured: \(places)")
            }
        return VerdictReport.Case(
            group: app, name: "\(rule.rawValue): \(subject)", outcome: outcome, places: self.places)
    }
}

extension FaultMatrix {
    /// The verdict on each launch with a fault.
    var verdicts: VerdictReport {
        VerdictReport(
            cells.map { cell in
                let outcome: VerdictReport.Case.Outcome =
                    switch cell.verdict {
                    case .passed: .passed
                    case .failed: .failed(cell.problem ?? "")
                    case .doesNotApply:
                        .skipped("The launch was over, or had stopped, before the fault took effect.")
                    }
                return VerdictReport.Case(
                    group: app, name: "\(cell.task) \(cell.fault.rawValue), \(cell.situation.rawValue)",
                    outcome: outcome, seconds: cell.seconds)
            })
    }
}

extension MatrixIndex {
    /// The verdict on each picture, by its golden where there are goldens, and on each launch that was judged.
    var verdictReport: VerdictReport {
        let drawn =
            goldens?.map { golden in
                let outcome: VerdictReport.Case.Outcome =
                    switch golden.verdict {
                    case .same: .passed
                    case .different: .failed(golden.reason ?? "It differs from its golden.")
                    case .missing: .failed("There is no golden for the picture.")
                    case .orphan: .failed("There is no picture for the golden.")
                    }
                return VerdictReport.Case(group: "pictures", name: golden.file, outcome: outcome)
            } ?? pictures.map { VerdictReport.Case(group: "pictures", name: $0.file, outcome: .passed) }
        return VerdictReport(
            drawn
                + missing.map {
                    VerdictReport.Case(
                        group: "pictures", name: $0, outcome: .failed("The launch was over before."))
                }
                + verdicts.map {
                    VerdictReport.Case(
                        group: "launches", name: $0.scenario,
                        outcome: $0.isPassed ? .passed : .failed($0.reason ?? "No reason was recorded."))
                })
    }
}

extension LintReport {
    /// The verdict of each store on what it asks for, and each finding with what to do; an error fails.
    ///
    /// - Parameters:
    ///   - folder: The folder as it was named.
    ///   - stores: The verdicts of the stores; nil where they were not asked.
    func verdicts(of folder: String, _ stores: StoreTable?) -> [VerdictReport.Case] {
        let asked = (stores?.lines ?? []).compactMap { line -> VerdictReport.Case? in
            let because = line.rules.isEmpty ? "" : " because of " + line.rules.joined(separator: ", ")
            let outcome: VerdictReport.Case.Outcome
            switch StoreVerdict.Answer(rawValue: line.answer) {
            case .takes?: outcome = .passed
            case .refuses?: outcome = .failed("The store refuses the app\(because).")
            case .warns?: outcome = .skipped("The store may ask\(because).")
            default: return nil
            }
            return VerdictReport.Case(group: folder, name: "\(line.store): \(line.asksFor)", outcome: outcome)
        }
        return asked
            + findings.map { finding in
                let end = finding.message.last?.isPunctuation == true ? "" : "."
                let words = "\(finding.message)\(end) \(finding.why) \(finding.fix)"
                let outcome: VerdictReport.Case.Outcome =
                    if let waiver = finding.waiver {
                        .skipped("waived: \(waiver)")
                    } else if finding.severity == .error {
                        .failed(words)
                    } else {
                        .skipped("\(finding.severity.rawValue): \(words)")
                    }
                let line = finding.line.map { ":\($0)" } ?? ""
                return VerdictReport.Case(
                    group: folder, name: finding.rule.id, outcome: outcome, file: finding.file,
                    line: finding.line, places: [finding.file + line])
            }
    }
}

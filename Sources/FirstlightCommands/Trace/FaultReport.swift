// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchCore

/// The output of `faults` as JSON.
struct FaultReport: Encodable {
    /// The verdict on a launch with a fault.
    enum Verdict: String, Encodable {
        case passed, failed
        /// The launch was over, or had stopped, before the fault took effect.
        case doesNotApply
    }

    struct Cell: Encodable {
        let task: String
        let fault: FaultKind
        let situation: FaultSituation
        let verdict: Verdict
        let outcome: FaultCell.Outcome
        let phase: String
        /// When the way out was there, from the first frame; left out when it never was.
        let timeMilliseconds: Double?
        /// When it had to be there.
        let limitMilliseconds: Double
        let waysOut: [String]
        let presses: [String]
        let route: String?
        let reason: String?
    }

    let app: String
    let cells: [Cell]
    /// The tasks that no scenario can make fail.
    let unscripted: [String]

    init(_ matrix: FaultMatrix) {
        app = matrix.app
        unscripted = matrix.unscripted.map(\.rawValue)
        cells = matrix.cells.map { cell in
            Cell(
                task: cell.task.rawValue, fault: cell.fault, situation: cell.situation, verdict: cell.verdict,
                outcome: cell.outcome, phase: cell.phase.rawValue,
                timeMilliseconds: cell.seconds.map(Self.milliseconds),
                limitMilliseconds: Self.milliseconds(cell.limit), waysOut: cell.waysOut,
                presses: cell.presses,
                route: cell.route, reason: cell.problem)
        }
    }

    private static func milliseconds(_ seconds: Double) -> Double { (seconds * 1_000_000).rounded() / 1000 }
}

extension FaultCell {
    /// The verdict: a fault that took no effect proves nothing.
    var verdict: FaultReport.Verdict { isGood ? isReached ? .passed : .doesNotApply : .failed }
}

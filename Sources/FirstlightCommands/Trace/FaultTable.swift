// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchCore

/// The matrix that `faults` prints.
enum FaultTable {
    static func print(_ matrix: FaultMatrix, name: String, console: Console) {
        guard !matrix.cells.isEmpty else {
            console.print("\(name) has no task that could go wrong.")
            unscripted(matrix, console)
            return
        }
        var table = Table([
            .init("task"), .init("goes wrong"), .init("first launch"), .init("returning"), .init("offline"),
        ])
        var last: LaunchTaskID?
        for row in rows(matrix) {
            guard let first = row.first else { continue }
            let cells = FaultSituation.allCases.map { situation in
                row.first { $0.situation == situation }.map(text) ?? "–"
            }
            table.add(
                [first.task == last ? "" : Table.Cell(first.task.rawValue), words(first.fault)] + cells)
            last = first.task
        }
        console.print(table)
        console.print("")
        console.print(legend(matrix))
        for cell in matrix.problems {
            console.print(
                "\(cell.task) \(cell.fault.rawValue), \(cell.situation.rawValue): \(cell.problem ?? "")")
        }
        unscripted(matrix, console)
        let good = matrix.cells.count - matrix.problems.count
        let part = MessageText.part(good, of: matrix.cells.count, "launch")
        console.print("\(part) \(matrix.cells.count == 1 ? "leaves" : "leave") nobody stuck.")
    }

    private static func unscripted(_ matrix: FaultMatrix, _ console: Console) {
        guard !matrix.unscripted.isEmpty else { return }
        let names = MessageText.list(matrix.unscripted.map(\.rawValue), last: "and")
        console.print("No scenario can make these tasks go wrong: \(names).")
    }

    private static func rows(_ matrix: FaultMatrix) -> [[FaultCell]] {
        var order: [LaunchTaskID] = []
        for cell in matrix.cells where !order.contains(cell.task) { order.append(cell.task) }
        return order.flatMap { task in
            FaultKind.allCases.map { fault in matrix.cells.filter { $0.task == task && $0.fault == fault } }
                .filter { !$0.isEmpty }
        }
    }

    private static func legend(_ matrix: FaultMatrix) -> String {
        let limit = matrix.cells.map(\.limit).max() ?? 0
        let lines = [
            ("7.3 s: home", "reaches home by itself after 7.3 s"),
            ("0.1 s [Retry]: home", "a screen with a button after 0.1 s; pressing it leads to home"),
            (
                "10 s [Retry]: no route",
                "a screen with a button each time, and nothing else that anybody can do"
            ),
            ("again: home", "started anew over the same store, it reaches home"),
            ("(...)", "the launch was over, or had stopped, before this fault took effect"),
            (
                "STUCK",
                "no destination and no button within \(TimeText.text(limit * 1000)), or a wrong destination"
            ),
        ]
        let width = (lines.map(\.0.count).max() ?? 0) + 2
        return lines.map { sign, meaning in
            sign + String(repeating: " ", count: width - sign.count) + meaning
        }.joined(separator: "\n")
    }

    private static func text(_ cell: FaultCell) -> Table.Cell {
        guard cell.isGood else { return Table.Cell("STUCK", .fail) }
        let time = cell.seconds.map { TimeText.text(($0 * 1000).rounded()) } ?? ""
        let way = cell.presses.map { " [\($0)]" }.joined()
        let end = cell.route ?? "no route"
        let said =
            switch cell.outcome {
            case .relaunched: "again\(way): \(end)"
            case .arrived, .offered, .stuck: "\(time)\(way): \(end)"
            }
        return Table.Cell(cell.isReached ? said : "(\(said))", cell.isReached ? .plain : .faint)
    }

    private static func words(_ fault: FaultKind) -> Table.Cell {
        switch fault {
        case .fails: "fails"
        case .hangs: "never answers"
        case .slow: "is slow"
        case .empty: "answers nothing"
        case .malformed: "answers nonsense"
        case .cancelled: "is cancelled"
        case .crashes: "process crashes"
        case .lockedForAWhile: "is locked for a while"
        case .locked: "stays locked"
        case .refused: "refuses the app"
        case .lockedOut: "is locked out"
        case .unopenable: "cannot be opened"
        case .unreadable: "cannot be read"
        case .unwritable: "cannot be written"
        case .silent: "never answers"
        }
    }
}

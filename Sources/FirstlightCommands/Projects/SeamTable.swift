// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import StageUI

/// The pixels that differ between static screens and first frames, a line for each app and device.
struct SeamTable {
    let lines: [SeamCommand.Line]
    /// The devices that were not compared, a sentence for each.
    var leftOut: [String] = []

    /// Prints the table, and the problems below it.
    func print(to console: Console) {
        var table = Table(
            [Table.Column("app"), Table.Column("device")]
                + DeviceOrientation.allCases.flatMap { held in
                    ColorScheme.allCases.map { Table.Column("\(held.rawValue) \($0.rawValue)", .right) }
                })
        var rows: [(app: String, device: String, counts: [Int])] = []
        for line in lines {
            if let last = rows.last, last.app == line.app, last.device == line.setup {
                rows[rows.count - 1].counts.append(line.differingPixels)
            } else {
                rows.append((line.app, line.setup, [line.differingPixels]))
            }
        }
        for row in rows {
            table.add(
                [Table.Cell(row.app), Table.Cell(row.device)] + row.counts.map { Table.Cell(String($0)) })
        }
        console.print(table)
        var told: Set<String> = []
        for line in lines
        where line.differingPixels > 0 && told.insert("\(line.app) \(line.cause ?? "")").inserted {
            let box = line.differingBox.map {
                ", all within \($0.width) x \($0.height) pixels at \($0.x), \($0.y)"
            }
            console.print(
                "\(line.app), \(line.setup), \(line.orientation.rawValue), \(line.appearance.rawValue): "
                    + "\(line.part ?? "nothing") of the static screen and \(line.view ?? "nothing") of the first "
                    + "frame differ in \(line.differingPixels) pixels by up to \(line.largestDifference) of 255"
                    + "\(box ?? "")."
            )
            if let cause = line.cause { console.print("  Usual cause: \(cause).") }
        }
        for line in lines {
            for remark in line.notCompared where told.insert("\(line.app) \(remark)").inserted {
                console.print("\(line.app): \(remark)")
            }
        }
        for remark in leftOut { console.print(remark) }
        let seams = lines.count { $0.differingPixels > 0 }
        console.print(
            seams == 0
                ? "No seam on \(MessageText.count(lines.count, "screen")): no pixel differs."
                : "A seam on \(seams) of \(MessageText.count(lines.count, "screen")).")
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The numbers of the rows whose bodies have run.
@MainActor
final class MadeRows {
    private(set) var counts: [Int: Int] = [:]
    var rows: Set<Int> { Set(counts.keys) }
    func note(_ row: Int) { counts[row, default: 0] += 1 }
}

/// A row that notes when its body runs; it is marked with its number.
struct NotedRow: View {
    let number: Int
    let made: MadeRows
    var length: CGFloat = 20

    var body: some View {
        made.note(number)
        return Text(verbatim: "\(number)").frame(width: length, height: length).mark("\(number)")
    }
}

extension StageProbe {
    /// The outermost scroll view.
    var scroll: ScrollBox? {
        func find(_ box: LayoutBox) -> ScrollBox? {
            if let scroll = box as? ScrollBox { return scroll }
            for child in box.children { if let found = find(child) { return found } }
            return nil
        }
        return stage.rootBox.flatMap(find)
    }

    /// Scrolls to a place of the content at once.
    func scroll(x: CGFloat = 0, y: CGFloat = 0) {
        scroll?.show(CGSize(width: x, height: y))
        step()
    }

    /// The first row that is seen, and its distance from the window's start.
    func firstRow(of count: Int) -> (number: Int, y: CGFloat)? {
        for number in 0..<count {
            guard let frame = frame("\(number)"), frame.maxY > 0, frame.minY < 100 else { continue }
            return (number, frame.minY)
        }
        return nil
    }
}

/// Scrolls in steps and all the way back: what is seen stays where it is, whatever the rows above turn out to take.
@MainActor
func expectRowsStay(_ probe: StageProbe, sourceLocation: SourceLocation = #_sourceLocation) {
    var last = probe.firstRow(of: 1_000)
    #expect(last != nil && last?.number != 0, sourceLocation: sourceLocation)
    for step in [-15, -40, -70, -90, 30, 85, -60, -100, -100, -100] {
        let offset = probe.scroll?.offset.height ?? 0
        let known = last?.number ?? 0
        let before = last?.y ?? 0
        probe.scroll(y: offset + CGFloat(step))
        if let now = probe.frame("\(known)") {
            let isStill = abs(now.minY - (before - CGFloat(step))) < 0.01
            #expect(isStill, "row \(known) by \(step)", sourceLocation: sourceLocation)
        }
        last = probe.firstRow(of: 1_000)
    }
    while let offset = probe.scroll?.offset.height, offset > 0 { probe.scroll(y: max(0, offset - 90)) }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

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

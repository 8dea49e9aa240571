// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import StageUI

/// The text that one row of the measured screen shows.
@MainActor @Observable
final class RowModel {
    var changed = 0
}

/// Rows of five views each: a shape, a title, space and a number. No two texts are the same.
struct RowScreen: View {
    /// The nodes of a row: the stack and its children.
    static let viewsPerRow = 5

    let rows: Int
    let model: RowModel

    var body: some View {
        VStack(spacing: 2) {
            ForEach(0..<rows, id: \.self) { row in
                HStack {
                    Circle().fill(Color.blue).frame(width: 12, height: 12)
                    Text(verbatim: "Row number \(row)")
                    Spacer()
                    if row == rows / 2 {
                        ChangingText(model: model)
                    } else {
                        Text(verbatim: "\(row * 37) of \(rows * 37)")
                    }
                }
            }
        }
    }
}

/// The leaf that changes.
private struct ChangingText: View {
    let model: RowModel
    var body: some View { Text(verbatim: "change \(model.changed)") }
}

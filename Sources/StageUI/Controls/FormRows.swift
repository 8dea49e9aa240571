// Licensed under the Apache License, Version 2.0.

import Foundation

/// Rows on their ground, with lines between them.
struct FormRows: View {
    let rows: [Subview]

    var body: some View {
        let looks = rows.map { RowLook(of: $0.node) }
        if looks.contains(where: { $0.background != nil }) {
            column(looks).clipShape(RoundedRectangle(cornerRadius: GroupGround.cornerRadius))
        } else {
            column(looks)
        }
    }

    private func column(_ looks: [RowLook]) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
                if index > 0, hasLine(above: index, looks) { Divider().padding(.leading, 16) }
                FormRow(row: row, look: looks[index])
            }
        }
        .background(GroupGround())
    }

    private func hasLine(above index: Int, _ looks: [RowLook]) -> Bool {
        !looks[index].hidesLine(.top) && !looks[index - 1].hidesLine(.bottom)
    }
}

/// A row with what its view says of it.
private struct FormRow: View, UnnamedView {
    let row: Subview
    let look: RowLook

    var body: some View {
        if let background = look.background {
            padded.background { background }
        } else {
            padded
        }
    }

    @ViewBuilder private var padded: some View {
        if let insets = look.insets {
            row.padding(insets).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        } else {
            row.padding(.vertical, 6)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                .padding(.horizontal, 16)
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

/// Rows on their background, with lines between them.
struct FormRows: View {
    let rows: [Subview]
    @Environment(\.rowGroupLook) private var groupLook

    var body: some View {
        let looks = rows.map { RowLook(of: $0.node) }
        if groupLook == .plain {
            column(looks)
        } else if looks.contains(where: { $0.background != nil }) {
            column(looks).background(GroupGround())
                .clipShape(RoundedRectangle(cornerRadius: GroupGround.cornerRadius))
        } else {
            column(looks).background(GroupGround())
        }
    }

    private func column(_ looks: [RowLook]) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
                if index > 0, hasLine(above: index, looks) {
                    Divider().padding(.leading, FormRowMetrics.inset)
                }
                FormRow(row: row, look: looks[index])
            }
        }
    }

    private func hasLine(above index: Int, _ looks: [RowLook]) -> Bool {
        !looks[index].hidesLine(.top) && !looks[index - 1].hidesLine(.bottom)
    }
}

/// A row with the settings of its view.
private struct FormRow: View, UnnamedView {
    let row: Subview
    let look: RowLook

    var body: some View {
        if let background = look.background {
            padded.modified(RowReach()).background { background }
        } else {
            padded.modified(RowReach())
        }
    }

    @ViewBuilder private var padded: some View {
        if let insets = look.insets {
            row.padding(insets)
                .frame(maxWidth: .infinity, minHeight: FormRowMetrics.height, alignment: .leading)
        } else {
            row.padding(.vertical, FormRowMetrics.space)
                .frame(maxWidth: .infinity, minHeight: FormRowMetrics.height, alignment: .leading)
                .padding(.horizontal, FormRowMetrics.inset)
        }
    }
}

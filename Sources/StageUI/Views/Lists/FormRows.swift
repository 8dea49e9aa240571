// Licensed under the Apache License, Version 2.0.

import Foundation

/// Rows on their background, with lines between them.
struct FormRows: View {
    let rows: [Subview]
    @Environment(\.rowGroupLook) private var groupLook
    @Environment(\.listRowGap) private var gap
    @Environment(\.isEditingRows) private var isEditing
    @Environment(\.rowSelection) private var selection
    @State private var drag: RowDrag?
    @State private var history = RowsHistory()

    var body: some View {
        let looks = rows.map { RowLook(of: $0) }
        history.note(looks, keeps: rows.contains { $0.gap != nil })
        return groups(looks)
    }

    @ViewBuilder private func groups(_ looks: [RowLook]) -> some View {
        if groupLook == .plain {
            column(looks)
        } else if let gap, gap > 0 {
            VStack(spacing: gap) {
                ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
                    clipped(whole(row, looks, index).background(GroupGround()))
                }
            }
        } else if history.hasWholeRows || isEditing || selection != nil {
            clipped(column(looks).background(GroupGround()))
        } else {
            column(looks).background(GroupGround())
        }
    }

    @ViewBuilder private func clipped<V: View>(_ view: V) -> some View {
        if groupLook == .grouped {
            view.clipped()
        } else {
            view.clipShape(RoundedRectangle(cornerRadius: GroupGround.cornerRadius))
        }
    }

    private func column(_ looks: [RowLook]) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
                whole(row, looks, index, colors(index, looks))
            }
        }
    }

    @ViewBuilder private func whole(
        _ row: Subview, _ looks: [RowLook], _ index: Int, _ colors: RowLineColors = RowLineColors()
    ) -> some View {
        let look = looks[index]
        let inset = look.insets?.leading ?? FormRowMetrics.inset
        if row.gap != nil {
            row
        } else if isEditing {
            RowLines(
                row: FormRow(row: row, look: look, handle: handle(row, looks, index)), colors: colors,
                inset: inset
            )
            .rowDrop(look.place)
            .offset(y: drag?.shift(of: row) ?? 0)
            .zIndex(drag?.row.id == row.id ? 1 : 0)
        } else {
            RowLines(row: FormRow(row: row, look: look), colors: colors, inset: inset).rowDrop(look.place)
        }
    }

    /// The lines around a row: one to the next row and, in a plain list, at the ends of the section.
    private func colors(_ index: Int, _ looks: [RowLook]) -> RowLineColors {
        let usual = Color(uiColor: .separator)
        let look = looks[index]
        let next = looks[safe: index + 1]
        let isLast = next == nil
        var colors = RowLineColors()
        if index == 0, groupLook == .plain, !look.hidesLine(.top, isOuter: true) {
            colors.above = look.lineTint(.top, isOuter: true) ?? usual
        }
        if !look.hidesLine(.bottom) { colors.between = look.lineTint(.bottom) ?? usual }
        if !isLast || groupLook == .plain, !look.hidesLine(.bottom, isOuter: isLast),
            next?.hidesLine(.top) != true
        {
            colors.below = look.lineTint(.bottom, isOuter: isLast) ?? next?.lineTint(.top) ?? usual
        }
        return colors
    }

    // MARK: Moving

    private func handle(_ row: Subview, _ looks: [RowLook], _ index: Int) -> ReorderHandle? {
        guard looks[index].canMove else { return nil }
        // The rows of the same collection, among which the row moves.
        let mates = looks.indices.filter {
            looks[$0].place?.collection == looks[index].place?.collection
        }
        return ReorderHandle(
            begin: {
                drag = RowDrag(rows: rows, from: index, mates: mates)
                row.isHeldInList = true
            },
            move: { drag?.way = $0 },
            end: {
                if let drag, drag.to != drag.from { move(drag.row, to: drag.rows[drag.to]) }
                drag = nil
                row.isHeldInList = false
            },
            cancel: {
                drag = nil
                row.isHeldInList = false
            },
            step: { by in
                let to = index + by
                if mates.contains(to) { move(row, to: rows[to]) }
            })
    }

    private func move(_ row: Subview, to other: Subview) {
        // Looked up when it is needed: rows above may have come or gone.
        guard let place = RowPlace(of: row), let other = RowPlace(of: other), place.index != other.index
        else { return }
        withAnimation {
            place.edits.move?([place.index], other.index > place.index ? other.index + 1 : other.index)
        }
    }
}

/// The memory of a group for its rows: those that come near the window and leave it must not change how the others are built.
@MainActor
private final class RowsHistory {
    /// Indicates whether a row has a background or moves to the side, so that it is seen to its ends.
    private(set) var hasWholeRows = false

    /// - Parameter keeps: Whether some rows are not there, and what others had before counts, too.
    func note(_ looks: [RowLook], keeps: Bool) {
        let hasSome = looks.contains { $0.background != nil || $0.isSwiped }
        hasWholeRows = hasSome || keeps && hasWholeRows
    }
}

/// A row with the settings of its view.
private struct FormRow: View, UnnamedView {
    let row: Subview
    let look: RowLook
    /// The sign by which the row is moved while the list is edited.
    var handle: ReorderHandle?
    @Environment(\.isEditingRows) private var isEditing
    @Environment(\.rowSelection) private var selection
    @Environment(\.defaultMinListRowHeight) private var height
    @State private var swipe = SwipeState()

    var body: some View {
        let actions = SwipeActions(of: row, look)
        if isEditing {
            let row = HStack(spacing: 0) {
                // Where several rows can be selected, marks stand in the place of the signs.
                if look.canDelete, selection?.takesSeveral != true { RemoveSign(state: swipe) }
                selectable
                if let handle { handle }
            }
            .background(chosenGround)
            if actions.isEmpty { row } else { SwipeRow(actions: actions, state: swipe, row: row) }
        } else if actions.isEmpty {
            selectable
        } else {
            SwipeRow(actions: actions, state: swipe, row: selectable)
        }
    }

    /// The ground behind the sign and the handle of a row that is selected.
    private var chosenGround: Color {
        guard handle != nil, let selection, let tag = row.tag, !look.keepsSelection else { return .clear }
        return selection.ground(isSelected: selection.isSelected(tag))
    }

    @ViewBuilder private var selectable: some View {
        if let selection, isEditing || !selection.takesSeveral, let tag = row.tag,
            !look.keepsSelection
        {
            SelectableRow(tag: tag, selection: selection, row: shown)
        } else {
            shown
        }
    }

    @ViewBuilder private var shown: some View {
        if let background = look.background {
            padded.modified(RowReach()).background { background }
        } else {
            padded.modified(RowReach())
        }
    }

    @ViewBuilder private var content: some View {
        if let badge = look.badge, !look.isLink {
            HStack(spacing: 8) {
                row.frame(maxWidth: .infinity, alignment: .leading)
                RowBadge(text: badge)
            }
            .accessibilityElement(children: .combine)
        } else {
            row
        }
    }

    @ViewBuilder private var padded: some View {
        if let insets = look.insets {
            content.padding(insets)
                .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
        } else {
            content.padding(.vertical, FormRowMetrics.space)
                .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
                .padding(.horizontal, FormRowMetrics.inset)
        }
    }
}

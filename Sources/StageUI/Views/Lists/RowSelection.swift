// Licensed under the Apache License, Version 2.0.

import Foundation

/// The rows of a list that are selected, and the way to select others.
struct RowSelection {
    /// Indicates whether rows are selected only while the list is edited.
    let takesSeveral: Bool
    let isSelected: @MainActor (AnyHashable?) -> Bool
    let select: @MainActor (AnyHashable?) -> Void

    @MainActor
    init<Value: Hashable>(one selection: Binding<Value?>) {
        takesSeveral = false
        let value = selection.wrappedValue
        isSelected = { value != nil && ($0?.base as? Value) == value }
        select = { if let new = $0?.base as? Value { selection.wrappedValue = new } }
    }

    @MainActor
    init<Value: Hashable>(several selection: Binding<Set<Value>>) {
        takesSeveral = true
        let values = selection.wrappedValue
        isSelected = { ($0?.base as? Value).map(values.contains) ?? false }
        select = {
            guard let value = $0?.base as? Value else { return }
            if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        }
    }
}

extension RowSelection {
    /// The colour behind a row.
    func ground(isSelected: Bool) -> Color {
        isSelected ? Color(uiColor: takesSeveral ? .systemGray5 : .systemGray4) : .clear
    }
}

private enum RowSelectionKey: EnvironmentKey { static var defaultValue: RowSelection? { nil } }

extension EnvironmentValues {
    var rowSelection: RowSelection? {
        get { self[RowSelectionKey.self] }
        set { self[RowSelectionKey.self] = newValue }
    }
}

/// A row that is selected by a touch; beside it is a mark where several can be.
struct SelectableRow<Row: View>: View, UnnamedView {
    let tag: AnyHashable
    let selection: RowSelection
    let row: Row
    @Environment(\.didSelectRow) private var didSelect

    var body: some View {
        let isSelected = selection.isSelected(tag)
        HStack(spacing: 0) {
            if selection.takesSeveral {
                Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").font(.title3)
                    .foregroundStyle(isSelected ? Color.accentColor : Color(uiColor: .systemGray3))
                    .padding(.leading, FormRowMetrics.inset).accessibilityHidden(true)
            }
            row
        }
        .background(selection.ground(isSelected: isSelected))
        .contentShape(Rectangle())
        .onTapGesture {
            selection.select(tag)
            if !selection.takesSeveral { didSelect?() }
        }
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}

// Licensed under the Apache License, Version 2.0.

import Observation

/// The state of a list in which its rows can be removed, moved or chosen.
public enum EditMode: Hashable, Sendable {
    /// Rows are shown only.
    case inactive
    /// A row is edited for a moment, such as by a swipe.
    case transient
    /// Rows are edited.
    case active

    /// Indicates whether rows are edited.
    public var isEditing: Bool { self != .inactive }
}

/// Keeps the mode of a screen.
@Observable @MainActor
final class EditModeStore: Equatable {
    private var mode = EditMode.inactive
    @ObservationIgnored private let other: Binding<EditMode>?
    /// Indicates whether a screen inside takes its own instead.
    @ObservationIgnored let isUsual: Bool

    init(_ other: Binding<EditMode>? = nil, isUsual: Bool = false) {
        self.other = other
        self.isUsual = isUsual
    }

    var isEditing: Bool { current.isEditing }
    var current: EditMode {
        get { other?.wrappedValue ?? mode }
        set {
            if let other { other.wrappedValue = newValue } else { mode = newValue }
        }
    }

    nonisolated static func == (a: EditModeStore, b: EditModeStore) -> Bool { a === b }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: EditModeStore? { nil } }
private enum EditingRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The mode of the lists in the view; a screen of a stack has its own where none is set.
    @MainActor @preconcurrency
    public var editMode: Binding<EditMode>? {
        get {
            guard let store = editModeStore else { return nil }
            return Binding {
                store.current
            } set: {
                store.current = $0
            }
        }
        set { editModeStore = newValue.map { EditModeStore($0) } }
    }
    var editModeStore: EditModeStore? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
    /// Indicates whether the rows of the list are edited.
    var isEditingRows: Bool {
        get { self[EditingRowsKey.self] }
        set { self[EditingRowsKey.self] = newValue }
    }
}

/// A button that begins and ends the editing of the lists around it.
public struct EditButton: View {
    @Environment(\.editModeStore) private var store

    /// Creates the button.
    public init() {}

    /// The button, which reads Edit or Done.
    public var body: some View {
        let isEditing = store?.isEditing == true
        Button {
            withAnimation { store?.current = isEditing ? .inactive : .active }
        } label: {
            Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}

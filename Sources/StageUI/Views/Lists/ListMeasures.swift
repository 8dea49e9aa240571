// Licensed under the Apache License, Version 2.0.

public import Foundation

private enum Keys {
    enum RowHeight: EnvironmentKey { static var defaultValue: CGFloat { FormRowMetrics.height } }
    enum HeaderHeight: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    enum LinkSign: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
    enum Rename: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
}

extension EnvironmentValues {
    /// The least height of a row of a list, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[Keys.RowHeight.self] }
        set { self[Keys.RowHeight.self] = newValue }
    }
    /// The least height of the header of a section, in points; nil for its own.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[Keys.HeaderHeight.self] }
        set { self[Keys.HeaderHeight.self] = newValue }
    }
    /// The visibility of the sign that links in rows have for the screen that they lead to.
    public var navigationLinkIndicatorVisibility: Visibility {
        get { self[Keys.LinkSign.self] }
        set { self[Keys.LinkSign.self] = newValue }
    }
    /// Begins the renaming of the view; nil where nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[Keys.Rename.self] }
        set { self[Keys.Rename.self] = newValue }
    }
    /// Indicates whether the screen is dimmed, as one that is always on: never.
    public var isLuminanceReduced: Bool { false }
    /// Indicates whether the screen is recorded: never.
    public var isSceneCaptured: Bool { false }
    /// Indicates whether views of the window look active: always.
    public var appearsActive: Bool { true }
    /// The visibility of the labels of controls.
    public var labelsVisibility: Visibility { hidesLabels ? .hidden : .automatic }
    /// Indicates whether views under a pointer have the system's effect: never.
    public var isHoverEffectEnabled: Bool { false }
    /// Indicates whether views with the focus of a keyboard have the system's ring: never.
    public var isFocusEffectEnabled: Bool { false }
}

/// Begins the renaming of a view.
public struct RenameAction {
    fileprivate let action: () -> Void
    /// Begins it.
    @MainActor @preconcurrency
    public func callAsFunction() { action() }
}

/// A button that begins the renaming of the view around.
public struct RenameButton<Label: View>: View {
    @Environment(\.rename) private var rename
    /// The button; disabled where nothing can be renamed.
    public var body: some View {
        let rename = rename
        Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
    }
}

extension RenameButton where Label == StageUI.Label<Text, Image> {
    /// Creates the button.
    public init() {}
}

extension View {
    /// Sets what a rename button inside the view begins.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
    /// Lets a rename button inside the view give the focus to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
    /// Shows or hides the sign at links in rows for the screen that they lead to.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
    /// Shows or hides the labels of controls inside the view.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.hidesLabels, visibility == .hidden)
    }
    /// Keeps the row that the view is in a list from being selected.
    @_disfavoredOverload
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowOption(RowLook.KeepsSelection.self, isDisabled)
    }
    /// Sets the space beside the sections of a list in points; nil for the usual one.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}

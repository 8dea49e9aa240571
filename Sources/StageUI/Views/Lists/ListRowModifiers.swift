// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view's settings for its row in a form.
@MainActor
struct RowLook {
    enum Background: ViewTraitKey { typealias Value = AnyView }
    enum Insets: ViewTraitKey { typealias Value = EdgeInsets }
    enum Lines: ViewTraitKey { typealias Value = (visibility: Visibility, edges: VerticalEdge.Set) }

    let background: AnyView?
    let insets: EdgeInsets?
    private let lines: Lines.Value?

    init(of node: Node) {
        background = node.trait(Background.self)
        insets = node.trait(Insets.self)
        lines = node.trait(Lines.self)
    }

    /// Returns whether there is no line at an edge.
    func hidesLine(_ edge: VerticalEdge.Set) -> Bool {
        lines.map { $0.visibility == .hidden && $0.edges.contains(edge) } ?? false
    }
}

/// Sets a value of the view's row in a form.
struct RowModifier<Own: ViewTraitKey>: BoxModifier {
    var value: Own.Value?
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        WrapperBox(owner: owner, content: content)
    }
    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        // The form reads it when the row is arranged.
        if old != nil { owner.parent?.structureDidChange() }
    }
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == Own.self ? value as? Key.Value : nil
    }
}

extension View {
    /// Puts a view behind the row that the view is in a form.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modified(RowModifier<RowLook.Background>(value: view.map { AnyView($0) }))
    }
    /// Sets the space around the view in its row of a form; nil for the usual one.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modified(RowModifier<RowLook.Insets>(value: insets))
    }
    /// Shows or hides the lines above and below the row that the view is in a form.
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modified(RowModifier<RowLook.Lines>(value: (visibility, edges)))
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view's settings for its row in a form.
@MainActor
struct RowLook {
    enum Background: ViewTraitKey { typealias Value = AnyView }
    enum Insets: ViewTraitKey { typealias Value = EdgeInsets }
    enum Lines: ViewTraitKey { typealias Value = (visibility: Visibility, edges: VerticalEdge.Set) }
    enum LineTint: ViewTraitKey { typealias Value = (color: Color?, edges: VerticalEdge.Set) }
    /// The lines above the first row of a section and below its last one.
    enum OuterLines: ViewTraitKey { typealias Value = Lines.Value }
    enum KeepsSelection: ViewTraitKey { typealias Value = Bool }
    enum OuterTint: ViewTraitKey { typealias Value = LineTint.Value }

    let background: AnyView?
    /// The words at the end of the row.
    let badge: Text?
    /// Indicates whether the row leads to another screen, so that its link shows the badge.
    let isLink: Bool
    let insets: EdgeInsets?
    /// The place among the elements of a collection whose rows can be edited.
    let place: RowPlace?
    private let chain: [Node]
    private let row: Subview
    private let keepsRow: Bool
    private let keepsPlace: Bool
    /// Indicates whether the row cannot be selected.
    let keepsSelection: Bool

    let leading: SwipeSide?
    let trailing: SwipeSide?

    init(of row: Subview) {
        self.row = row
        // The nearest value counts: that of the view, of the views that it is one of, or of its section.
        var chain: [Node] = []
        var node: Node? = row.node
        while let current = node, current.environment.isInForm {
            chain.append(current)
            node = current.parent
        }
        self.chain = chain
        func value<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
            Self.value(key, of: row, in: chain) { _ in true }
        }
        background = value(Background.self)
        badge = value(BadgeTrait.self)?.text
        isLink = badge != nil && Self.leadsOn(row.node)
        insets = value(Insets.self)
        leading = value(LeadingActions.self)
        trailing = value(TrailingActions.self)
        keepsRow = value(KeepsRow.self) ?? false
        keepsSelection = value(KeepsSelection.self) ?? false
        keepsPlace = value(KeepsPlace.self) ?? false
        place = row.gap == nil ? RowPlace(of: row) : nil
    }

    private static func leadsOn(_ node: Node) -> Bool {
        node.trait(LinkTrait.self) == true || node.children.contains { leadsOn($0) }
    }

    private static func value<Key: ViewTraitKey>(
        _ key: Key.Type, of row: Subview, in chain: [Node], where counts: (Key.Value) -> Bool
    ) -> Key.Value? {
        // The view's own may stand inside of its other modifiers, such as a label for VoiceOver.
        if let value = row.node.trait(key), counts(value) { return value }
        for node in chain { if let value = node.ownTrait(key), counts(value) { return value } }
        return nil
    }

    /// Indicates whether a finger can move the row to the side.
    var isSwiped: Bool { canDelete || leading != nil || trailing != nil }
    var canDelete: Bool { !keepsRow && place?.edits.delete != nil }
    var canMove: Bool { !keepsPlace && place?.edits.move != nil }

    /// Returns whether there is no line at an edge.
    ///
    /// - Parameter isOuter: Whether it is the edge of the section, too.
    func hidesLine(_ edge: VerticalEdge.Set, isOuter: Bool = false) -> Bool {
        let own = Self.value(Lines.self, of: row, in: chain) { $0.edges.contains(edge) }
        let outer =
            isOuter ? Self.value(OuterLines.self, of: row, in: chain) { $0.edges.contains(edge) } : nil
        return own?.visibility == .hidden || outer?.visibility == .hidden
    }

    /// The colour of the line at an edge; nil for the usual one.
    func lineTint(_ edge: VerticalEdge.Set, isOuter: Bool = false) -> Color? {
        let own = Self.value(LineTint.self, of: row, in: chain) { $0.edges.contains(edge) }
        guard own == nil, isOuter else { return own?.color }
        return Self.value(OuterTint.self, of: row, in: chain) { $0.edges.contains(edge) }?.color
    }
}

/// Sets a value of the rows that a view, or each of several views, has in a form.
struct RowOption<Content: View, Key: ViewTraitKey>: View, PrimitiveView {
    let content: Content
    let key: Key.Type
    let value: Key.Value?

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { OptionNode(self, inputs) }
}

private final class OptionNode<Content: View, Own: ViewTraitKey>: ViewNode<RowOption<Content, Own>> {
    private var child: ViewNode<Content>?

    override init(_ view: RowOption<Content, Own>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }
    override var passesRows: Bool { true }
    override var elements: [Node] { child?.elements ?? [] }
    override func ownTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == Own.self ? view.value as? Key.Value : nil
    }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        ownTrait(key) ?? super.trait(key)
    }

    override func didUpdate(
        from old: RowOption<Content, Own>, viewChanged: Bool, environmentChanged: Bool
    ) {
        child?.update(to: view.content, environment: environment)
        // The form reads it when the row is arranged.
        if viewChanged { structureDidChange() }
    }
}

extension View {
    /// Sets a value of the rows that the view has in a form.
    func rowOption<Key: ViewTraitKey>(_ key: Key.Type, _ value: Key.Value?) -> some View {
        RowOption(content: self, key: key, value: value)
    }
}

extension View {
    /// Puts a view behind the row that the view is in a form.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        rowOption(RowLook.Background.self, view.map { AnyView($0) })
    }
    /// Sets the space around the view in its row of a form; nil for the usual one.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowOption(RowLook.Insets.self, insets)
    }
    /// Sets the colour of the lines above and below the row that the view is in a form; nil for the usual one.
    @_disfavoredOverload
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowOption(RowLook.LineTint.self, (color, edges))
    }
    /// Shows or hides the lines above and below the row that the view is in a form.
    @_disfavoredOverload
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        rowOption(RowLook.Lines.self, (visibility, edges))
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

/// The changes that the rows of a list can make to a collection by themselves.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates changes from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Moving a row while the list is edited.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    /// Removing a row.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    /// All changes.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
    /// Creates views for the elements of a bound collection, whose rows in a list change the collection; each gets a binding to its
    /// element.
    @MainActor @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C.Element, ID>] {
        self.init(data, id: id, content: content)
        edits = RowEdits(
            delete: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
            move: editActions.contains(.move)
                ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }

    /// Creates views for the identifiable elements of a bound collection, whose rows in a list change the collection; each gets a binding
    /// to its element.
    @MainActor @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C.Element, ID>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a bound collection, which the rows change.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable,
        Content == ForEach<[BoundElement<C.Element, C.Element.ID>], C.Element.ID, RowContent>
    {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with a row for each element of a bound collection, identified by a property, which the rows change.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
        RowContent: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<[BoundElement<C.Element, ID>], ID, RowContent> {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}

extension List {
    /// Creates a list with a row for each element of a bound collection, which the rows change; one is selected.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable,
        Content == ForEach<[BoundElement<C.Element, C.Element.ID>], C.Element.ID, RowContent>
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with a row for each element of a bound collection, which the rows change; several are selected while it is edited.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable,
        Content == ForEach<[BoundElement<C.Element, C.Element.ID>], C.Element.ID, RowContent>
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }
}

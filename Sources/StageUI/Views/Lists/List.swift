// Licensed under the Apache License, Version 2.0.

import Foundation

/// Rows below each other that can be scrolled.
///
/// Up to 64 rows are made at once; more rows of a `ForEach`, also in sections, are made when they come near the window.
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let selection: RowSelection?
    @Environment(\.rowGroupLook) private var look

    /// The rows in the style of the environment.
    public var body: some View {
        if isAmongRows {
            content
        } else if let selection {
            GroupedForm(content: content, look: look).environment(\.rowSelection, selection)
        } else {
            GroupedForm(content: content, look: look)
        }
    }

    /// Indicates whether the list stands where rows of another list or of a form do: it has no window of its own there, and
    /// its rows are those of the other, as on iOS.
    private var isAmongRows: Bool {
        Stage.current?.updates.updatingNode?.rowSet?.isList == true
    }
}

extension List {
    /// Creates a list with a row that is selected; its tag is the value, or its id in a `ForEach`.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { RowSelection(one: $0) }
    }
    /// Creates a list with rows that are selected while it is edited.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { RowSelection(several: $0) }
    }
    /// Creates a list with a row for each of some elements, one of which is selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// Creates a list with a row for each of some elements, several of which are selected while it is edited.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// Creates a list with a row for each of some elements that are identified by a property, one of which is selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    /// Creates a list with a row for each of some elements that are identified by a property, several of which are
    /// selected while it is edited.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list; rows outside sections form their own group.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
    }

    /// Creates a list with a row for each element of a bound collection; each gets a binding to its element.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable,
        Content == ForEach<[BoundElement<C.Element, C.Element.ID>], C.Element.ID, RowContent>
    {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each of some identifiable elements.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
        selection = nil
    }

    /// Creates a list with a row for each of some elements that are identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
        selection = nil
    }

    /// Creates a list with a row for each number of a constant range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, content: rowContent)
        selection = nil
    }
}

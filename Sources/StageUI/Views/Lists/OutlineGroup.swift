// Licensed under the Apache License, Version 2.0.

/// The rows of a tree: an element with others inside can be opened and closed.
@MainActor @preconcurrency
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let roots: Data
    let id: KeyPath<Data.Element, ID>
    let inner: (Data.Element) -> Data?
    let row: (Data.Element) -> Leaf
}

/// The row of an element with others inside, and those.
public struct OutlineSubgroupChildren: View {
    let content: AnyView
    /// The rows.
    public var body: some View { content }
}

extension OutlineGroup: View
where
    Parent: View, Leaf: View, Subgroup: View, Leaf == Parent,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// Creates the rows of the trees below some elements.
    /// An element whose children are nil is a leaf.
    public init<Element>(
        _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Element == Data.Element {
        (roots, self.id, inner, row) = (data, id, { $0[keyPath: children] }, content)
    }
    /// Creates the rows of the trees below some elements.
    public init<Element: Identifiable>(
        _ data: Data, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Element == Data.Element, ID == Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }
    /// Creates the rows of the tree below an element.
    public init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Element == Data.Element, ID == Element.ID, Data == [Element] {
        self.init([root], id: \.id, children: children, content: content)
    }

    /// The rows.
    public var body: some View {
        ForEach(roots, id: id) { element in
            if let others = inner(element) {
                Subgroup {
                    OutlineSubgroupChildren(
                        content: AnyView(Self(roots: others, id: id, inner: inner, row: row)))
                } label: {
                    row(element)
                }
            } else {
                row(element)
            }
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of trees whose elements can be opened and closed.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }
}

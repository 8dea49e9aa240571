// Licensed under the Apache License, Version 2.0.

import Foundation

/// Rows below each other that can be scrolled.
///
/// All rows are made at once. None of them can be selected, swiped, moved or edited.
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    @Environment(\.rowGroupLook) private var look

    /// The rows in the style of the environment.
    public var body: some View { GroupedForm(content: content, look: look) }
}

extension List where SelectionValue == Never {
    /// Creates a list; rows outside sections form their own group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a list with a row for each of some identifiable elements.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each of some elements that are identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// Creates a list with a row for each number of a constant range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, content: rowContent)
    }
}

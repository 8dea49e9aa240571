// Licensed under the Apache License, Version 2.0.

import Foundation

/// Rows of a table: views, so that whatever builds views and changes them builds rows and changes them, too.
public protocol TableRowContent<TableRowValue>: View {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable
}

/// A row of a table that shows a value in the table's columns.
public struct TableRow<Value: Identifiable>: TableRowContent {
    /// The type of the row's value.
    public typealias TableRowValue = Value
    private let value: Value
    @Environment(\.tableRow) private var cells

    /// Creates a row.
    public init(_ value: Value) { self.value = value }

    /// The cells; nothing outside of a table.
    public var body: some View {
        if let cells { cells.make(value).tag(value.id) }
    }
}

/// A row of a table for each value of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// The type of the rows' values.
    public typealias TableRowValue = Data.Element
    let data: Data
    /// The rows.
    public var body: some View { ForEach(data) { TableRow($0) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    /// Creates a row of a table for each element.
    @MainActor @preconcurrency
    public init(_ data: Data) { self.init(data) { TableRow($0) } }
}

extension Section: TableRowContent where Content: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue
}

/// The way in which a table shows a value in its columns.
struct TableRowCells {
    let make: @MainActor (Any) -> AnyView
}

private enum TableRowKey: EnvironmentKey { static var defaultValue: TableRowCells? { nil } }

extension EnvironmentValues {
    /// The cells of the table around; nil outside of one.
    var tableRow: TableRowCells? {
        get { self[TableRowKey.self] }
        set { self[TableRowKey.self] = newValue }
    }
}

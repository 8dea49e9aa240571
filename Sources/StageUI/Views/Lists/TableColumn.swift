// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A column as the runtime shows it.
public struct TablePart<Value> {
    let label: AnyView
    let cell: (Value) -> AnyView
    var comparator: KeyPathComparator<Value>?
    var width: CGFloat?
    var alignment = Alignment.leading
}

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the rows' values.
    associatedtype TableRowValue
    /// The type by which rows are sorted; `Never` for columns that are not.
    associatedtype TableColumnSortComparator
    /// The columns; for the runtime only.
    var _parts: [TablePart<TableRowValue>] { get }
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    /// The column; for the runtime only.
    public private(set) var _parts: [TablePart<RowValue>]
    /// The type by which rows are sorted.
    public typealias TableColumnSortComparator = Sort

    fileprivate init(
        _ label: Label, _ comparator: KeyPathComparator<RowValue>?, _ content: @escaping (RowValue) -> Content
    ) {
        _parts = [
            TablePart(label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)
        ]
    }

    /// Returns the column in a width in points; nil for its share.
    public func width(_ width: CGFloat?) -> TableColumn {
        var column = self
        column._parts[0].width = width
        return column
    }
    /// Returns the column in a width between two in points: the ideal one, or its share.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        width(ideal ?? (min == max ? min : nil))
    }
    /// Returns the column with its content at a side.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var column = self
        column._parts[0].alignment = alignment.place
        return column
    }
}

/// The side of a column at which its content stands.
public struct TableColumnAlignment: Hashable, Sendable {
    let place: Alignment
    /// Where reading starts.
    public static let automatic = TableColumnAlignment(place: .leading)
    /// Where reading starts.
    public static let leading = TableColumnAlignment(place: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(place: .center)
    /// Where reading ends.
    public static let trailing = TableColumnAlignment(place: .trailing)
    /// Where reading ends, as for numbers.
    public static let numeric = TableColumnAlignment(place: .trailing)
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }
    /// Creates a column.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), nil, content)
    }
}
extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// Creates a column of texts.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
    }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column whose title sorts the rows by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), KeyPathComparator(value), content) }
    /// Creates a column whose title sorts the rows by a value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), KeyPathComparator(value), content) }
    /// Creates a column whose title sorts the rows.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: KeyPathComparator<RowValue>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), comparator, content) }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// Creates a column of texts whose title sorts the rows by them.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }
}

/// Several columns of a table.
public struct TupleTableColumnContent<RowValue, Sort>: TableColumnContent {
    /// The columns; for the runtime only.
    public let _parts: [TablePart<RowValue>]
    /// The type by which rows are sorted.
    public typealias TableColumnSortComparator = Sort
}

/// Builds the columns of a table.
@resultBuilder
@MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Builds a column.
    public static func buildExpression<C: View, L: View>(
        _ column: TableColumn<RowValue, Sort, C, L>
    ) -> TableColumn<RowValue, Sort, C, L> { column }
    /// Begins with a column.
    public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C
    where C.TableRowValue == RowValue { first }
    /// Adds a column to others.
    public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
        accumulated: A, next: B
    ) -> TupleTableColumnContent<RowValue, Sort>
    where A.TableRowValue == RowValue, B.TableRowValue == RowValue {
        TupleTableColumnContent(_parts: accumulated._parts + next._parts)
    }
    /// Builds columns that may be missing.
    public static func buildIf<C: TableColumnContent>(
        _ column: C?
    ) -> some TableColumnContent<RowValue, Sort>
    where C.TableRowValue == RowValue {
        TupleTableColumnContent<RowValue, Sort>(_parts: column?._parts ?? [])
    }
}

extension TableColumnBuilder where Sort == KeyPathComparator<RowValue> {
    /// Builds a column that sorts nothing, among others that do.
    @_disfavoredOverload
    public static func buildExpression<C: View>(
        _ column: TableColumn<RowValue, Never, C, Text>
    ) -> TupleTableColumnContent<RowValue, Sort> { TupleTableColumnContent(_parts: column._parts) }
}

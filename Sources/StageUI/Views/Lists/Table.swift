// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Rows of values in columns; on a narrow screen the first column alone, as on a phone.
public struct Table<Value: Identifiable, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
    private let rows: [Value]
    private let columns: [TablePart<Value>]
    private let selection: TableSelection<Value.ID>
    private let sortOrder: Binding<[KeyPathComparator<Value>]>?
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.hidesTableHeaders) private var hidesHeaders

    private init(
        _ rows: [Value], _ columns: Columns, _ selection: TableSelection<Value.ID> = .none,
        _ sortOrder: Binding<[KeyPathComparator<Value>]>? = nil
    ) {
        (self.rows, self.columns) = (rows, columns._parts)
        (self.selection, self.sortOrder) = (selection, sortOrder)
    }

    /// The rows below the titles of the columns.
    public var body: some View {
        if width == .compact {
            list { columns.first?.cell($0) }.listStyle(.plain)
        } else {
            VStack(spacing: 0) {
                if !hidesHeaders {
                    TableCells(parts: columns) { part in
                        if let sortOrder, let comparator = part.comparator {
                            SortButton(part: part, comparator: comparator, order: sortOrder)
                        } else {
                            part.label
                        }
                    }
                    .font(.subheadline.weight(.semibold)).padding(.vertical, 8).padding(.horizontal, 16)
                    Divider()
                }
                list { row in TableCells(parts: columns) { $0.cell(row) } }.listStyle(.plain)
            }
        }
    }

    @ViewBuilder private func list(@ViewBuilder _ row: @escaping (Value) -> some View) -> some View {
        switch selection {
        case .none: List(rows) { row($0) }
        case .one(let chosen): List(rows, selection: chosen) { row($0) }
        case .several(let chosen): List(rows, selection: chosen) { row($0) }
        }
    }
}

private enum TableSelection<ID: Hashable> {
    case none
    case one(Binding<ID?>)
    case several(Binding<Set<ID>>)
}

extension Table {
    /// Creates a table of values.
    public init(_ data: [Value], @TableColumnBuilder<Value, Never> columns: () -> Columns) {
        self.init(data, columns(), .none)
    }
    /// Creates a table of values of which one can be selected.
    public init(
        _ data: [Value], selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) { self.init(data, columns(), .one(selection)) }
    /// Creates a table of values of which several can be selected.
    public init(
        _ data: [Value], selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) { self.init(data, columns(), .several(selection)) }
    /// Creates a table whose titles change the order that its values are given in.
    public init(
        _ data: [Value], sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
    ) { self.init(data, columns(), .none, sortOrder) }
    /// Creates a table of values of which one can be selected, and whose titles change their order.
    public init(
        _ data: [Value], selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
    ) { self.init(data, columns(), .one(selection), sortOrder) }
    /// Creates a table of values of which several can be selected, and whose titles change their order.
    public init(
        _ data: [Value], selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
    ) { self.init(data, columns(), .several(selection), sortOrder) }
}

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
    public static func buildIf<C: TableColumnContent>(_ column: C?) -> TupleTableColumnContent<RowValue, Sort>
    where C.TableRowValue == RowValue { TupleTableColumnContent(_parts: column?._parts ?? []) }
}

extension TableColumnBuilder where Sort == KeyPathComparator<RowValue> {
    /// Builds a column that sorts nothing, among others that do.
    @_disfavoredOverload
    public static func buildExpression<C: View>(
        _ column: TableColumn<RowValue, Never, C, Text>
    ) -> TupleTableColumnContent<RowValue, Sort> { TupleTableColumnContent(_parts: column._parts) }
}

/// The cells of a row, each as wide as its column.
private struct TableCells<Value, Cell: View>: View {
    let parts: [TablePart<Value>]
    @ViewBuilder let cell: (TablePart<Value>) -> Cell

    var body: some View {
        HStack(spacing: 12) {
            ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
                if let width = part.width {
                    cell(part).frame(width: width, alignment: part.alignment)
                } else {
                    cell(part).frame(maxWidth: .infinity, alignment: part.alignment)
                }
            }
        }
    }
}

/// The title of a column, which sorts the rows by it, and the other way when they are.
private struct SortButton<Value>: View {
    let part: TablePart<Value>
    let comparator: KeyPathComparator<Value>
    let order: Binding<[KeyPathComparator<Value>]>

    private var isFirst: Bool { order.wrappedValue.first?.keyPath == comparator.keyPath }

    var body: some View {
        Button {
            var first = comparator
            if isFirst, let present = order.wrappedValue.first {
                first.order = present.order == .forward ? .reverse : .forward
            }
            order.wrappedValue = [first] + order.wrappedValue.filter { $0.keyPath != comparator.keyPath }
        } label: {
            HStack(spacing: 4) {
                part.label
                if isFirst {
                    Image(
                        systemName: order.wrappedValue.first?.order == .reverse
                            ? "chevron.down" : "chevron.up"
                    )
                    .font(.caption).accessibilityHidden(true)
                }
            }
        }
        .buttonStyle(.plain)
    }
}

/// The look of tables; they look alike.
public protocol TableStyle {}
/// The usual look.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}
/// With space around.
public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
    /// The usual look.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// With space around.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableHeaderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Indicates whether tables have no titles of columns.
    fileprivate var hidesTableHeaders: Bool {
        get { self[TableHeaderKey.self] }
        set { self[TableHeaderKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the tables inside the view; they look alike.
    public func tableStyle(_ style: some TableStyle) -> some View { self }
    /// Shows or hides the titles of the columns of the tables inside the view.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.hidesTableHeaders, visibility == .hidden)
    }
}

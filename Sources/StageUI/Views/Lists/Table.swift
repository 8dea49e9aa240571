// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Rows of values in columns; on a narrow screen the first column alone, as on a phone.
@MainActor @preconcurrency
public struct Table<Value: Identifiable, Rows: View, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
    private let rows: Rows
    private let columns: [TablePart<Value>]
    private let selection: TableSelection<Value.ID>
    private let sortOrder: Binding<[KeyPathComparator<Value>]>?
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.hidesTableHeaders) private var hidesHeaders

    private init(
        _ rows: Rows, _ columns: Columns, _ selection: TableSelection<Value.ID> = .none,
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

    private func list(@ViewBuilder _ row: @escaping (Value) -> some View) -> some View {
        Group {
            switch selection {
            case .none: List { rows }
            case .one(let chosen): List(selection: chosen) { rows }
            case .several(let chosen): List(selection: chosen) { rows }
            }
        }
        .environment(
            \.tableRow, TableRowCells { value in AnyView((value as? Value).map { row($0) }) })
    }
}

private enum TableSelection<ID: Hashable> {
    case none
    case one(Binding<ID?>)
    case several(Binding<Set<ID>>)
}

extension Table {
    /// Creates a table of values.
    public init(
        _ data: [Value], @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<[Value]> {
        self.init(TableForEachContent(data: data), columns(), .none)
    }
    /// Creates a table of values of which one can be selected.
    public init(
        _ data: [Value], selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<[Value]> {
        self.init(TableForEachContent(data: data), columns(), .one(selection))
    }
    /// Creates a table of values of which several can be selected.
    public init(
        _ data: [Value], selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<[Value]> {
        self.init(TableForEachContent(data: data), columns(), .several(selection))
    }
    /// Creates a table whose titles change the order that its values are given in.
    public init(
        _ data: [Value], sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
    ) where Rows == TableForEachContent<[Value]> {
        self.init(TableForEachContent(data: data), columns(), .none, sortOrder)
    }
    /// Creates a table of values of which one can be selected, and whose titles change their order.
    public init(
        _ data: [Value], selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
    ) where Rows == TableForEachContent<[Value]> {
        self.init(TableForEachContent(data: data), columns(), .one(selection), sortOrder)
    }
    /// Creates a table of values of which several can be selected, and whose titles change their order.
    public init(
        _ data: [Value], selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
    ) where Rows == TableForEachContent<[Value]> {
        self.init(TableForEachContent(data: data), columns(), .several(selection), sortOrder)
    }
}

extension Table {
    /// Creates a table of given rows.
    public init(
        of valueType: Value.Type,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) { self.init(rows(), columns(), .none) }
    /// Creates a table with rows of which one can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) { self.init(rows(), columns(), .one(selection)) }
    /// Creates a table with rows of which several can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) { self.init(rows(), columns(), .several(selection)) }
    /// Creates a table whose titles change the order that its rows are given in.
    public init(
        of valueType: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) { self.init(rows(), columns(), .none, sortOrder) }
    /// Creates a table whose titles change the order that its rows are given in.
    public init(
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) { self.init(rows(), columns(), .none, sortOrder) }
    /// Creates a table with rows of which one can be selected, and whose titles change their order.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) { self.init(rows(), columns(), .one(selection), sortOrder) }
    /// Creates a table with rows of which one can be selected, and whose titles change their order.
    public init(
        selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) { self.init(rows(), columns(), .one(selection), sortOrder) }
    /// Creates a table with rows of which several can be selected, and whose titles change their order.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) { self.init(rows(), columns(), .several(selection), sortOrder) }
    /// Creates a table with rows of which several can be selected, and whose titles change their order.
    public init(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) { self.init(rows(), columns(), .several(selection), sortOrder) }
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

// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable
    /// The rows; for the runtime only.
    var _rows: [TableRowPart<TableRowValue>] { get }
}

/// A row or a section of a table as the runtime shows it.
public struct TableRowPart<Value: Identifiable> {
    enum Kind {
        case row(Value, (AnyView) -> AnyView)
        case section(header: AnyView, footer: AnyView, [TableRowPart])
    }
    let kind: Kind

    /// Returns the part with its rows changed.
    func changed(_ change: @escaping (AnyView) -> AnyView) -> TableRowPart {
        switch kind {
        case .row(let value, let before): TableRowPart(kind: .row(value) { change(before($0)) })
        case .section(let header, let footer, let rows):
            TableRowPart(kind: .section(header: header, footer: footer, rows.map { $0.changed(change) }))
        }
    }
}

/// A row of a table that shows a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value
    /// Creates a row.
    public init(_ value: Value) { self.value = value }
    /// The row; for the runtime only.
    public var _rows: [TableRowPart<Value>] { [TableRowPart(kind: .row(value) { $0 })] }
}

/// A row of a table for each value of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    let data: Data
    /// The rows; for the runtime only.
    public var _rows: [TableRowPart<Data.Element>] { data.flatMap { TableRow($0)._rows } }
}

/// No rows of a table.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Value
    /// Nothing; for the runtime only.
    public var _rows: [TableRowPart<Value>] { [] }
}

/// Several rows of a table.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    /// The rows; for the runtime only.
    public let _rows: [TableRowPart<Value>]
}

/// Builds the rows of a table.
@resultBuilder
@MainActor
public struct TableRowBuilder<Value: Identifiable> {
    /// Builds a row.
    public static func buildExpression<R: TableRowContent>(_ content: R) -> R where R.TableRowValue == Value {
        content
    }
    /// Builds no rows.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
    /// Begins with rows.
    public static func buildPartialBlock<R: TableRowContent>(first: R) -> R where R.TableRowValue == Value {
        first
    }
    /// Adds rows to others.
    public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
        accumulated: A, next: B
    ) -> TupleTableRowContent<Value> where A.TableRowValue == Value, B.TableRowValue == Value {
        TupleTableRowContent(_rows: accumulated._rows + next._rows)
    }
    /// Builds rows that may be missing.
    public static func buildIf<R: TableRowContent>(_ content: R?) -> some TableRowContent<Value>
    where R.TableRowValue == Value { TupleTableRowContent<Value>(_rows: content?._rows ?? []) }
    /// Builds the first of two.
    public static func buildEither<R: TableRowContent>(first: R) -> TupleTableRowContent<Value>
    where R.TableRowValue == Value { TupleTableRowContent(_rows: first._rows) }
    /// Builds the second of two.
    public static func buildEither<R: TableRowContent>(second: R) -> TupleTableRowContent<Value>
    where R.TableRowValue == Value { TupleTableRowContent(_rows: second._rows) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The rows of all elements; for the runtime only.
    public var _rows: [TableRowPart<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

// Disfavoured, so that the compiler tries views first: most of an app's `ForEach` make some.
extension ForEach where Content: TableRowContent {
    /// Creates rows for elements that are identified by a property.
    @_disfavoredOverload
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue { self.init(making: content, of: data, id: id) }
    /// Creates rows for identifiable elements.
    @_disfavoredOverload
    public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
        self.init(making: content, of: data, id: \.id)
    }
    /// Creates a row for each element.
    @MainActor @preconcurrency
    public init(_ data: Data)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(making: { TableRow($0) }, of: data, id: \.id)
    }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    /// The rows with their header and footer; for the runtime only.
    public var _rows: [TableRowPart<Content.TableRowValue>] {
        [TableRowPart(kind: .section(header: AnyView(header), footer: AnyView(footer), content._rows))]
    }
}

extension Section where Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of a table with a header.
    @_disfavoredOverload
    public init<V>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
    ) where Parent: View, V == Content.TableRowValue {
        self.init(content(), header: header(), footer: EmptyView())
    }
    /// Creates a section of a table without a header.
    @_disfavoredOverload
    public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyView, V == Content.TableRowValue {
        self.init(content(), header: EmptyView(), footer: EmptyView())
    }
    /// Creates a section of a table with a title.
    @_disfavoredOverload
    public init<V>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    ) where Parent == Text, V == Content.TableRowValue {
        self.init(content(), header: Text(titleKey), footer: EmptyView())
    }
}

extension TableRowContent {
    /// Returns the rows with a menu that a long press opens.
    public func contextMenu<Items: View>(
        @ViewBuilder menuItems: @escaping () -> Items
    ) -> some TableRowContent<TableRowValue> {
        TupleTableRowContent(
            _rows: _rows.map { $0.changed { AnyView($0.contextMenu(menuItems: menuItems)) } })
    }
    /// Returns the rows with an action for a pointer that comes and goes.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        TupleTableRowContent(_rows: _rows.map { $0.changed { AnyView($0.onHover(perform: action)) } })
    }
}

/// The rows of a table in its list: those outside sections, and the sections, in their order.
struct TableRows<Value: Identifiable, Row: View>: View {
    let parts: [TableRowPart<Value>]
    @ViewBuilder let row: (Value) -> Row

    /// A section, or neighbouring rows outside sections.
    private struct Group {
        var section: (header: AnyView, footer: AnyView)?
        var rows: [(id: Value.ID, value: Value, change: (AnyView) -> AnyView)] = []
    }

    private static func groups(_ parts: [TableRowPart<Value>]) -> [Group] {
        var groups: [Group] = []
        for part in parts {
            switch part.kind {
            case .row(let value, let change):
                if groups.isEmpty || groups[groups.count - 1].section != nil { groups.append(Group()) }
                groups[groups.count - 1].rows.append((value.id, value, change))
            case .section(let header, let footer, let inner):
                let rows = Self.groups(inner).flatMap(\.rows)
                groups.append(Group(section: (header, footer), rows: rows))
            }
        }
        return groups
    }

    var body: some View {
        let groups = Self.groups(parts)
        ForEach(groups.indices, id: \.self) { index in
            if let section = groups[index].section {
                Section {
                    rows(groups[index])
                } header: {
                    section.header
                } footer: {
                    section.footer
                }
            } else {
                rows(groups[index])
            }
        }
    }

    private func rows(_ group: Group) -> some View {
        ForEach(group.rows, id: \.id) { $0.change(AnyView(row($0.value))) }
    }
}

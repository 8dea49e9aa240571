// Licensed under the Apache License, Version 2.0.

/// A table for a terminal: aligned columns, a rule under the head, colours only where wanted.
struct Table: Sendable {
    /// One column.
    struct Column: Sendable {
        enum Alignment: Sendable {
            case left
            case right
        }

        let title: String
        let alignment: Alignment
        /// Whether its texts may be wrapped when the table is wider than the terminal.
        let isFlexible: Bool

        init(_ title: String, _ alignment: Alignment = .left, isFlexible: Bool = false) {
            self.title = title
            self.alignment = alignment
            self.isFlexible = isFlexible
        }
    }

    /// The text of one place in the table.
    struct Cell: Sendable, ExpressibleByStringInterpolation {
        enum Style: Sendable {
            case plain
            case pass
            case fail
            case caution
            case faint
        }

        let text: String
        let style: Style

        init(_ text: String, _ style: Style = .plain) {
            self.text = text
            self.style = style
        }

        init(stringLiteral value: String) { self.init(value) }

        /// The word of a verdict in its colour; the word alone says it too.
        static func verdict(_ isPassed: Bool) -> Cell {
            isPassed ? Cell("passed", .pass) : Cell("FAILED", .fail)
        }
    }

    let columns: [Column]
    private(set) var rows: [[Cell]] = []

    init(_ columns: [Column]) {
        self.columns = columns
    }

    /// Adds a row; cells that are missing stay empty.
    mutating func add(_ cells: [Cell]) {
        precondition(cells.count <= columns.count, "A row has more cells than the table has columns")
        rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
    }
}

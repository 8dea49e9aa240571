// Licensed under the Apache License, Version 2.0.

/// A table for a terminal: aligned columns, a rule under the head, colours only where wanted.
package struct Table: Sendable {
    /// One column.
    package struct Column: Sendable {
        package enum Alignment: Sendable {
            case left
            case right
        }

        package let title: String
        package let alignment: Alignment
        /// Indicates whether its texts may be wrapped when the table is wider than the terminal.
        package let isFlexible: Bool

        package init(_ title: String, _ alignment: Alignment = .left, isFlexible: Bool = false) {
            self.title = title
            self.alignment = alignment
            self.isFlexible = isFlexible
        }
    }

    /// The text of one place in the table.
    package struct Cell: Sendable, ExpressibleByStringInterpolation {
        package enum Style: Sendable {
            case plain
            case pass
            case fail
            case caution
            case faint
        }

        package let text: String
        package let style: Style

        package init(_ text: String, _ style: Style = .plain) {
            self.text = text
            self.style = style
        }

        package init(stringLiteral value: String) { self.init(value) }

        /// The word of a verdict in its colour; the word alone says it too.
        package static func verdict(_ isPassed: Bool) -> Cell {
            isPassed ? Cell("passed", .pass) : Cell("FAILED", .fail)
        }
    }

    package let columns: [Column]
    private(set) var rows: [[Cell]] = []

    package init(_ columns: [Column]) {
        self.columns = columns
    }

    /// Adds a row; cells that are missing stay empty.
    package mutating func add(_ cells: [Cell]) {
        precondition(cells.count <= columns.count, "A row has more cells than the table has columns")
        rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
    }
}

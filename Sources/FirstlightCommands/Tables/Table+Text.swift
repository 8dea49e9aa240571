// Licensed under the Apache License, Version 2.0.

extension Table {
    /// The table as lines without an end of line behind the last.
    ///
    /// - Parameters:
    ///   - width: The cells of the terminal; nil sets no limit.
    ///   - hasColor: Whether cells carry colour.
    package func text(width: Int?, hasColor: Bool) -> String {
        let widths = self.widths(limit: width)
        let head = line(columns.map { Cell($0.title) }, widths: widths, hasColor: false)
        let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
        let body = rows.flatMap { line($0, widths: widths, hasColor: hasColor) }
        return (head + [rule] + body).joined(separator: "\n")
    }

    /// The width of each column; flexible ones give way, the widest first, down to 12 cells.
    private func widths(limit: Int?) -> [Int] {
        var widths = columns.indices.map { index in
            ([columns[index].title] + rows.map { $0[index].text }).map(DisplayWidth.cells).max() ?? 0
        }
        guard let limit else { return widths }
        while widths.reduce(0, +) + 2 * (widths.count - 1) > limit {
            let flexible = columns.indices.filter { columns[$0].isFlexible && widths[$0] > 12 }
            guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
        }
        return widths
    }

    private func line(_ cells: [Cell], widths: [Int], hasColor: Bool) -> [String] {
        let wrapped = cells.indices.map { index in
            DisplayWidth.cells(cells[index].text) <= widths[index]
                ? [cells[index].text] : MessageText.wrapped(cells[index].text, width: widths[index])
        }
        let height = wrapped.map(\.count).max() ?? 1
        return (0..<height).map { row in
            let parts = cells.indices.map { index in
                let text = row < wrapped[index].count ? wrapped[index][row] : ""
                let space = String(repeating: " ", count: max(0, widths[index] - DisplayWidth.cells(text)))
                let painted = hasColor ? cells[index].style.painted(text) : text
                return columns[index].alignment == .left ? painted + space : space + painted
            }
            let joined = parts.joined(separator: "  ")
            return String(joined.reversed().drop { $0 == " " }.reversed())
        }
    }
}

extension Table.Cell.Style {
    fileprivate func painted(_ text: String) -> String {
        let code: String? =
            switch self {
            case .plain: nil
            case .pass: "32"
            case .fail: "1;31"
            case .caution: "33"
            case .faint: "2"
            }
        guard let code, !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

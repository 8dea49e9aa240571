// Licensed under the Apache License, Version 2.0.

/// Draws a waterfall as SVG for a page that has the styles of `ReportStyle`.
struct WaterfallDrawing: Sendable {
    let layout: WaterfallLayout
    let title: String

    /// The drawing; lines of one kind are one path, and what a text shows in full has no title besides.
    var markup: HTML {
        """
        <svg class="waterfall" viewBox="0 0 \(WaterfallLayout.width) \(layout.height)" role="img" \
        aria-label="\(title): a bar for each attempt of \(layout.bars.count) tasks over \
        \(TimeText.text(layout.waterfall.end)); the table below it says the same in words.">
        \(phases)\(lines)\(ticks)\(rows)\(bars)\(marks)
        <path class="scrub" d="M0 0V\(layout.marksBottom)"/>
        </svg>

        """
    }

    private var phases: [HTML] {
        layout.waterfall.phases.enumerated().compactMap { index, phase in
            let x = layout.x(phase.start), width = layout.x(phase.end) - x
            // Its edge is to be seen, and the table says the rest.
            guard width >= 0.5 else { return nil }
            let fits = WaterfallLayout.textWidth(phase.name) + 12 <= width
            let name: HTML? =
                fits ? "<text class=\"phase-name\" x=\"\(x + 6)\" y=\"17\">\(phase.name)</text>" : nil
            return """
                <rect class="phase-\(index % 2)" x="\(x)" width="\(width)" height="\(layout.marksBottom)">\
                <title>\(phase.name): \(TimeText.text(phase.start)) to \(TimeText.text(phase.end))</title></rect>\(name)

                """
        }
    }

    /// The lines that cross the whole drawing.
    private var lines: HTML {
        let (top, bottom) = (WaterfallLayout.phaseHeight, layout.marksBottom)
        func upright(_ x: Double, _ top: Double, _ bottom: Double) -> HTML { "M\(x) \(top)V\(bottom)" }
        let right = WaterfallLayout.width - WaterfallLayout.rightMargin
        let rows: [HTML] = layout.bars.indices.map {
            "M0 \(top + Double($0) * WaterfallLayout.rowHeight)H\(WaterfallLayout.width)"
        }
        let waits: [HTML] = layout.bars.flatMap { bars in
            zip(bars, bars.dropFirst()).map { bar, next in
                "M\(bar.x + bar.width) \(bar.y + WaterfallLayout.barHeight / 2)H\(next.x)"
            }
        }
        let paths: [(style: String, parts: [HTML])] = [
            ("phase-edge", layout.waterfall.phases.map { upright(layout.x($0.start), 0, bottom) }),
            ("grid", layout.ticks.map { upright($0.x, top, bottom) }),
            ("axis", ["M\(WaterfallLayout.gutter) \(bottom)H\(right)"]), ("row", rows),
            ("mark-line", layout.marks.map { upright($0.x, top, layout.markY($0.lane)) }), ("wait", waits),
        ]
        var html: HTML = ""
        for path in paths where !path.parts.isEmpty {
            html += "<path class=\"\(path.style)\" d=\"\(path.parts)\"/>\n"
        }
        return html
    }

    private var ticks: HTML {
        let texts: [HTML] = layout.ticks.map { tick in
            """
            <text x="\(tick.x)" y="\(layout.marksBottom + 17)">\
            \(TimeText.tick(tick.time, end: layout.waterfall.end))</text>
            """
        }
        return "<g class=\"tick\">\(texts)</g>\n"
    }

    private var rows: [HTML] {
        layout.waterfall.tasks.enumerated().map { row, task in
            let middle = WaterfallLayout.phaseHeight + (Double(row) + 0.5) * WaterfallLayout.rowHeight
            let room = Int((WaterfallLayout.gutter - 14) / 6.6)
            let isCut = task.name.count > room
            let isShort = WaterfallLayout.textWidth(task.name + task.note) + 22 < WaterfallLayout.gutter
            let note: HTML? =
                !task.note.isEmpty && isShort
                ? "<tspan class=\"task-note\" dx=\"6\">\(task.note)</tspan>" : nil
            let whole: HTML? =
                note == nil
                ? "<title>\(task.name)\(task.note.isEmpty ? "" : " (\(task.note))")</title>" : nil
            return """
                <text class="task" y="\(middle + 4)">\(isCut ? task.name.prefix(room - 1) + "…" : task.name)\(note)\(whole)</text>

                """
        }
    }

    private var bars: [HTML] { layout.bars.flatMap { $0.map(bar) } }

    private func bar(_ bar: WaterfallLayout.Bar) -> HTML {
        let attempt = bar.attempt
        let end = attempt.end.map { TimeText.text($0) } ?? "the end, still running"
        let place: HTML = """
            x="\(bar.x)" y="\(bar.y)" width="\(bar.width)" height="\(WaterfallLayout.barHeight)" rx="3"
            """
        let pattern: HTML? = ReportPatterns.id(of: attempt.outcome).map {
            "<rect \(place) fill=\"url(#\($0))\"/>"
        }
        let inside = bar.label.isInside ? "inside" : "outside"
        return """
            <g class="bar \(attempt.outcome.rawValue)"><title>\(attempt.outcome.word)\
            \(attempt.text.isEmpty ? "" : ": \(attempt.text)"), \(TimeText.text(attempt.start)) to \(end)</title>\
            <rect class="fill" \(place)/>\(pattern)\
            <text class="bar-text \(inside)" x="\(bar.label.x)" y="\(bar.y + 13)"\(anchor(bar.label))>\
            \(bar.label.text)</text></g>

            """
    }

    private func anchor(_ label: WaterfallLayout.Label) -> HTML? {
        label.anchor == .start ? nil : " text-anchor=\"\(label.anchor.rawValue)\""
    }

    private var marks: [HTML] {
        layout.marks.map { placed in
            let y = layout.markY(placed.lane)
            return """
                <g class="mark \(placed.mark.kind.rawValue)">\(symbol(placed.mark.kind, x: placed.x, y: y))\
                <text class="mark-text" x="\(placed.label.x)" y="\(y + 4)"\(anchor(placed.label))>\
                \(placed.label.text)</text></g>

                """
        }
    }

    /// Returns the symbol of a mark; each kind has a form of its own, so that colour is never needed to distinguish
    /// them.
    private func symbol(_ kind: LaunchReport.MarkKind, x: Double, y: Double) -> HTML {
        switch kind {
        case .navigation, .exit:
            "<path d=\"M\(x - 4) \(y - 5)L\(x + 5) \(y)L\(x - 4) \(y + 5)Z\"/>"
        case .linkHeld, .linkDelivered:
            "<path d=\"M\(x) \(y - 6)L\(x + 6) \(y)L\(x) \(y + 6)L\(x - 6) \(y)Z\"/>"
        case .slowNotice, .retry:
            "<path d=\"M\(x) \(y - 6)L\(x + 6) \(y + 5)L\(x - 6) \(y + 5)Z\"/>"
        case .announcement:
            "<rect x=\"\(x - 4.5)\" y=\"\(y - 4.5)\" width=\"9\" height=\"9\" rx=\"1.5\"/>"
        case .indicator, .other:
            "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"4.5\"/>"
        }
    }
}

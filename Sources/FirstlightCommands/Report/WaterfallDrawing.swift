// Licensed under the Apache License, Version 2.0.

/// Draws a waterfall as SVG for a page that has the styles of `ReportStyle`.
struct WaterfallDrawing: Sendable {
    let layout: WaterfallLayout
    /// Begins every id of the drawing.
    let id: String
    let title: String

    var markup: HTML {
        let height = layout.height
        return """
            <svg class="waterfall" viewBox="0 0 \(WaterfallLayout.width) \(height)" role="img" \
            aria-labelledby="\(id)-title \(id)-text">
            <title id="\(id)-title">\(title)</title>
            <desc id="\(id)-text">A bar for each attempt of \(layout.bars.count) tasks over \
            \(TimeText.text(layout.waterfall.end)); the table below it says the same in words.</desc>
            \(phases)\(grid)\(rows)\(markLines)\(bars)\(marks)
            <line class="scrub" x1="0" y1="0" x2="0" y2="\(layout.marksBottom)"/>
            </svg>

            """
    }

    private var phases: [HTML] {
        layout.waterfall.phases.enumerated().map { index, phase in
            let x = layout.x(phase.start), width = layout.x(phase.end) - x
            let fits = WaterfallLayout.textWidth(phase.name) + 12 <= width
            let name: HTML? =
                fits ? "<text class=\"phase-name\" x=\"\(x + 6)\" y=\"17\">\(phase.name)</text>" : nil
            return """
                <g><title>\(phase.name): \(TimeText.text(phase.start)) to \(TimeText.text(phase.end))</title>\
                <rect class="phase phase-\(index % 2)" x="\(x)" y="0" width="\(width)" \
                height="\(layout.marksBottom)"/>\
                <line class="phase-edge" x1="\(x)" y1="0" x2="\(x)" y2="\(layout.marksBottom)"/>\(name)</g>

                """
        }
    }

    private var grid: [HTML] {
        let bottom = layout.marksBottom
        let lines: [HTML] = layout.ticks.map { tick in
            """
            <line class="grid" x1="\(tick.x)" y1="\(WaterfallLayout.phaseHeight)" x2="\(tick.x)" y2="\(bottom)"/>\
            <text class="tick" x="\(tick.x)" y="\(bottom + 17)">\(TimeText.tick(tick.time, end: layout.waterfall.end))</text>

            """
        }
        return lines + [
            """
            <line class="axis" x1="\(WaterfallLayout.gutter)" y1="\(bottom)" \
            x2="\(WaterfallLayout.width - WaterfallLayout.rightMargin)" y2="\(bottom)"/>

            """
        ]
    }

    private var rows: [HTML] {
        layout.waterfall.tasks.enumerated().map { row, task in
            let middle = WaterfallLayout.phaseHeight + (Double(row) + 0.5) * WaterfallLayout.rowHeight
            let top = middle - WaterfallLayout.rowHeight / 2
            let room = Int((WaterfallLayout.gutter - 14) / 6.6)
            let shown = task.name.count > room ? task.name.prefix(room - 1) + "…" : task.name[...]
            let isShort = WaterfallLayout.textWidth(task.name + task.note) + 22 < WaterfallLayout.gutter
            let note: HTML? =
                !task.note.isEmpty && isShort
                ? "<tspan class=\"task-note\" dx=\"6\">\(task.note)</tspan>" : nil
            return """
                <g><title>\(task.name)\(task.note.isEmpty ? "" : " (\(task.note))")</title>\
                <line class="row" x1="0" y1="\(top)" x2="\(WaterfallLayout.width)" y2="\(top)"/>\
                <text class="task" x="0" y="\(middle + 4)">\(String(shown))\(note)</text></g>

                """
        }
    }

    private var bars: [HTML] {
        layout.bars.map { bars in
            var html: HTML = ""
            for (bar, next) in zip(bars, bars.dropFirst()) {
                let y = bar.y + WaterfallLayout.barHeight / 2
                html += """
                    <line class="wait" x1="\(bar.x + bar.width)" y1="\(y)" x2="\(next.x)" y2="\(y)"/>
                    """
            }
            for bar in bars { html += self.bar(bar) }
            return html
        }
    }

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
            <text class="bar-text \(inside)" x="\(bar.label.x)" y="\(bar.y + 13)" \
            text-anchor="\(bar.label.anchor.rawValue)">\(bar.label.text)</text></g>

            """
    }

    private var markLines: [HTML] {
        layout.marks.map { placed in
            """
            <line class="mark-line" x1="\(placed.x)" y1="\(WaterfallLayout.phaseHeight)" \
            x2="\(placed.x)" y2="\(layout.markY(placed.lane))"/>
            """
        }
    }

    private var marks: [HTML] {
        layout.marks.map { placed in
            let y = layout.markY(placed.lane)
            return """
                <g class="mark \(placed.mark.kind.rawValue)"><title>\(placed.mark.text), \
                \(TimeText.text(placed.mark.time))</title>\(symbol(placed.mark.kind, x: placed.x, y: y))\
                <text class="mark-text" x="\(placed.label.x)" y="\(y + 4)" \
                text-anchor="\(placed.label.anchor.rawValue)">\(placed.label.text)</text></g>

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

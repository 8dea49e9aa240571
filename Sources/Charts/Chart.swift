// Licensed under the Apache License, Version 2.0.

import Foundation
public import StageUI

/// A view of data as marks between axes.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

    /// Creates a chart.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Creates a chart with marks for identifiable elements.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, id: \.id, content: content)
    }
    /// Creates a chart with marks for elements that are identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    /// The plot, its axes and its legend.
    public var body: some View {
        let _ = tell()
        let plan = ChartPlan(content._marks().marks, settings)
        // The settings are this chart's: one inside an annotation has its own.
        VStack(alignment: .leading, spacing: 8) {
            if settings.isLegendAbove { legend(plan) }
            PlottedChart(plan: plan, settings: settings)
            if !settings.isLegendAbove { legend(plan) }
        }
        .environment(\.chartSettings, ChartSettings())
    }

    private func tell() {
        for name in settings.unknown {
            Stage.current?.tell(
                "\(name) has no effect on the stage: the chart shows all values and does not scroll.")
        }
    }

    @ViewBuilder
    private func legend(_ plan: ChartPlan) -> some View {
        if let view = settings.legendView {
            view
        } else if settings.legend != .hidden, !plan.legend.isEmpty {
            LegendLayout {
                ForEach(Array(plan.legend.enumerated()), id: \.offset) { _, entry in
                    HStack(spacing: 4) {
                        Circle().fill(entry.style).frame(width: 8, height: 8)
                        Text(verbatim: entry.name)
                    }
                }
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }
}

/// The plot with the labels of its axes.
private struct PlottedChart: View {
    let plan: ChartPlan
    let settings: ChartSettings
    @State private var frame = PlotFrame()

    /// A mark of an axis at its place, 0 to 1 from the leading edge or the top.
    private struct AxisEntry {
        let part: AxisPart
        let isX: Bool
        let atStart: Bool
        let place: CGFloat
        let isBand: Bool
    }

    private func entries(isX: Bool) -> [AxisEntry] {
        let own = isX ? settings.x : settings.y
        guard own.visibility != .hidden, let scale = isX ? plan.x : plan.y else { return [] }
        let axes = own.axes ?? AxisMarks()._axes()
        var found: [AxisEntry] = []
        for group in axes.groups {
            let (values, unit) = scale.marks(group.values)
            let atStart = isX ? group.position == .top : group.position == .leading
            for (index, value) in values.enumerated() {
                guard let middle = scale.middle(of: value), middle >= -0.001, middle <= 1.001 else {
                    continue
                }
                let axisValue = AxisValue(value: value, index: index, count: values.count, unit: unit)
                for part in group.parts(axisValue, values) {
                    found.append(
                        AxisEntry(
                            part: part, isX: isX, atStart: atStart, place: isX ? middle : 1 - middle,
                            isBand: scale.categories != nil))
                }
            }
        }
        return found
    }

    var body: some View {
        let axes = entries(isX: true) + entries(isX: false)
        let proxy = ChartProxy(plan: plan, frame: frame)
        ChartLayout(plan: plan, frame: frame) {
            if let background = settings.background { background(proxy) }
            plot(axes)
            labels(axes)
            marks
            if let overlay = settings.overlay { overlay(proxy) }
            if settings.selectX != nil || settings.selectY != nil { selection(proxy) }
        }
        .accessibilityElement(children: .contain)
    }

    private func plot(_ axes: [AxisEntry]) -> AnyView {
        let artist = ChartArtist(plan: plan)
        let canvas = Canvas { context, size in
            for entry in axes { line(entry, in: context, size) }
            artist.draw(in: &context, size)
        }
        .accessibilityHidden(true)
        return settings.plot?(AnyView(canvas)) ?? AnyView(canvas)
    }

    private func line(_ entry: AxisEntry, in context: GraphicsContext, _ size: CGSize) {
        var path = Path()
        let grey = AnyShapeStyle(Color.gray.opacity(0.3))
        func shading(_ style: AnyShapeStyle?) -> GraphicsContext.Shading { .style(style ?? grey) }
        func draw(from: CGFloat, to: CGFloat, _ stroke: StrokeStyle?, _ style: AnyShapeStyle?) {
            let along = entry.place * (entry.isX ? size.width : size.height)
            path.move(to: entry.isX ? CGPoint(x: along, y: from) : CGPoint(x: from, y: along))
            path.addLine(to: entry.isX ? CGPoint(x: along, y: to) : CGPoint(x: to, y: along))
            context.stroke(path, with: shading(style), style: stroke ?? StrokeStyle(lineWidth: 0.5))
        }
        let length = entry.isX ? size.height : size.width
        switch entry.part {
        case .grid(let stroke, let style): draw(from: 0, to: length, stroke, style)
        case .tick(let tick, let stroke, let style):
            draw(
                from: entry.atStart ? -tick : length, to: entry.atStart ? 0 : length + tick, stroke, style)
        case .label: break
        }
    }

    @ViewBuilder
    private func labels(_ axes: [AxisEntry]) -> some View {
        ForEach(Array(axes.enumerated()), id: \.offset) { _, entry in
            if case .label(let view, let isCentered) = entry.part {
                view.font(.caption2).foregroundStyle(.secondary).lineLimit(1).accessibilityHidden(true)
                    .layoutValue(
                        key: ChartPart.self,
                        value: .label(
                            isX: entry.isX, atStart: entry.atStart, place: entry.place,
                            isCentered: isCentered || entry.isBand))
            }
        }
        if let title = settings.x.title {
            title.font(.caption).foregroundStyle(.secondary)
                .layoutValue(key: ChartPart.self, value: .title(isX: true, atStart: false))
        }
        if let title = settings.y.title {
            title.font(.caption).foregroundStyle(.secondary)
                .layoutValue(key: ChartPart.self, value: .title(isX: false, atStart: false))
        }
    }

    @ViewBuilder private var marks: some View {
        ForEach(Array(plan.items.enumerated()), id: \.offset) { index, item in
            if let symbol = item.mark.symbolView {
                symbol.layoutValue(key: ChartPart.self, value: .mark(index))
            }
            if !item.mark.isSilent {
                Color.clear.accessibilityElement()
                    .accessibilityLabel(item.mark.spoken.label).accessibilityValue(item.mark.spoken.value)
                    // In the order of the data, wherever the marks stand.
                    .accessibilitySortPriority(Double(plan.items.count - index))
                    .allowsHitTesting(false)
                    .layoutValue(key: ChartPart.self, value: .mark(index))
            }
            ForEach(Array(item.mark.annotations.enumerated()), id: \.offset) { _, annotation in
                annotation.view
                    .layoutValue(
                        key: ChartPart.self,
                        value: .annotation(index, annotation.position, annotation.spacing))
            }
        }
    }

    private func selection(_ proxy: ChartProxy) -> some View {
        Color.clear.contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged {
                        settings.selectX?(proxy, $0.location.x)
                        settings.selectY?(proxy, $0.location.y)
                    }
                    .onEnded { _ in
                        settings.selectX?(proxy, nil)
                        settings.selectY?(proxy, nil)
                    })
    }
}

extension Mark {
    /// The words read aloud: the place, and the amount.
    @MainActor
    fileprivate var spoken: (label: Text, value: Text) {
        func text(_ span: Span?) -> Text? {
            span.map {
                Text(
                    verbatim: $0.start.text(by: $0.unit) + ($0.isRange ? " – " + ($0.end?.text() ?? "") : ""))
            }
        }
        func named(_ span: Span?) -> Text? {
            guard let span, let text = text(span) else { return nil }
            return span.label + Text(verbatim: ": ") + text
        }
        if kind == .sector {
            let name = styleBy.map { Text(verbatim: $0.value.text()) }
            return (
                spokenLabel ?? name ?? Text(verbatim: ""), spokenValue ?? named(angle) ?? Text(verbatim: "")
            )
        }
        let (place, amount) = isHorizontal ? (y, x) : (x, y)
        var label = text(place) ?? Text(verbatim: "")
        if let value = styleBy?.value {
            let name = Text(verbatim: value.text())
            let isSame = place?.start == value
            label = place == nil || isSame ? name : label + Text(verbatim: ", ") + name
        }
        return (spokenLabel ?? label, spokenValue ?? named(amount) ?? Text(verbatim: ""))
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Where a part of a chart stands.
enum ChartPart: LayoutValueKey {
    /// On the plot.
    case plot
    /// At a place of an axis, 0 to 1 from the leading edge or the top.
    case label(isX: Bool, atStart: Bool, place: CGFloat, isCentered: Bool)
    /// Above or below the plot, before or after it.
    case title(isX: Bool, atStart: Bool)
    /// On a mark.
    case mark(Int)
    /// At a mark.
    case annotation(Int, AnnotationPosition, CGFloat)

    static var defaultValue: ChartPart { .plot }
}

/// The frame of the plot in its chart, which is known once it is placed.
@MainActor
final class PlotFrame {
    var rect = CGRect.zero
}

/// Places the plot, and around it the labels of the axes.
struct ChartLayout: Layout {
    let plan: ChartPlan
    let frame: PlotFrame
    /// The space between the plot and a label, in points.
    private static let space: CGFloat = 5

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        // The size where none is proposed is ours: Apple's documentation names none.
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 200))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var (leading, trailing, top, bottom) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        var titles = (leading: CGFloat(0), trailing: CGFloat(0), top: CGFloat(0), bottom: CGFloat(0))
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        for (view, size) in zip(subviews, sizes) {
            switch view[ChartPart.self] {
            case .label(true, true, _, _): top = max(top, size.height + Self.space)
            case .label(true, false, _, _): bottom = max(bottom, size.height + Self.space)
            case .label(false, true, _, _): leading = max(leading, size.width + Self.space)
            case .label(false, false, _, _): trailing = max(trailing, size.width + Self.space)
            case .title(true, _): titles.bottom = max(titles.bottom, size.height + Self.space)
            case .title(false, _): titles.top = max(titles.top, size.height + Self.space)
            default: break
            }
        }
        // Half of a label of y may stand over the plot.
        if leading + trailing > 0 { top = max(top, 7) }
        let plot = CGRect(
            x: bounds.minX + leading + titles.leading, y: bounds.minY + top + titles.top,
            width: max(bounds.width - leading - trailing - titles.leading - titles.trailing, 0),
            height: max(bounds.height - top - bottom - titles.top - titles.bottom, 0))
        frame.rect = plot.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        var ends: [Bool: CGFloat] = [:]
        for (view, size) in zip(subviews, sizes) {
            let own = ProposedViewSize(size)
            switch view[ChartPart.self] {
            case .plot:
                view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
            case .label(true, let atStart, let place, let isCentered):
                let middle = plot.minX + place * plot.width
                let x = isCentered ? middle - size.width / 2 : middle + 2
                // A label without room is left out.
                let isFree =
                    x >= ends[atStart] ?? -.infinity && (isCentered || x + size.width <= bounds.maxX + 1)
                guard isFree else {
                    view.place(at: CGPoint(x: -20000, y: -20000), proposal: own)
                    continue
                }
                ends[atStart] = x + size.width + 2
                let y = atStart ? plot.minY - Self.space - size.height : plot.maxY + Self.space
                view.place(at: CGPoint(x: x, y: y), proposal: own)
            case .label(false, let atStart, let place, _):
                let y = plot.minY + place * plot.height
                let x = atStart ? plot.minX - Self.space : plot.maxX + Self.space
                view.place(at: CGPoint(x: x, y: y), anchor: atStart ? .trailing : .leading, proposal: own)
            case .title(true, _):
                view.place(at: CGPoint(x: plot.midX, y: bounds.maxY), anchor: .bottom, proposal: own)
            case .title(false, _):
                view.place(at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: own)
            case .mark(let index):
                let rect = plan.frame(plan.items[index], in: plot.size).offsetBy(dx: plot.minX, dy: plot.minY)
                view.place(
                    at: CGPoint(x: rect.midX, y: rect.midY), anchor: .center,
                    proposal: ProposedViewSize(width: max(rect.width, 8), height: max(rect.height, 8)))
            case .annotation(let index, let position, let spacing):
                let rect = plan.frame(plan.items[index], in: plot.size).offsetBy(dx: plot.minX, dy: plot.minY)
                let at = position.anchor
                var x = rect.minX + at.x * rect.width + (at.x - 0.5) * (size.width + 2 * spacing)
                let y = rect.minY + at.y * rect.height + (at.y - 0.5) * (size.height + 2 * spacing)
                x = min(max(x, bounds.minX + size.width / 2), max(bounds.maxX - size.width / 2, bounds.midX))
                view.place(at: CGPoint(x: x, y: y), anchor: .center, proposal: own)
            }
        }
    }
}

/// Rows of views, as many in each as there is room for.
struct LegendLayout: Layout {
    private static let space: CGFloat = 12

    private func rows(_ width: CGFloat, _ subviews: Subviews) -> (places: [CGPoint], size: CGSize) {
        var (x, y, height, most) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        var places: [CGPoint] = []
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 4, 0) }
            places.append(CGPoint(x: x, y: y))
            most = max(most, x + size.width)
            (x, height) = (x + size.width + Self.space, max(height, size.height))
        }
        return (places, CGSize(width: most, height: y + height))
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        rows(proposal.width ?? .infinity, subviews).size
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (view, place) in zip(subviews, rows(bounds.width, subviews).places) {
            view.place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }
}

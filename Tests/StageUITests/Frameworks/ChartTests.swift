// Licensed under the Apache License, Version 2.0.

import Charts
import Foundation
import Testing

@testable import StageUI

private struct Sale: Identifiable {
    let city: String
    let count: Int
    var kind = "Tea"
    var id: String { city + kind }
}

private let sales = [
    Sale(city: "Oslo", count: 5), Sale(city: "Lima", count: 10), Sale(city: "Rome", count: -5),
]

extension StageProbe {
    /// What is read aloud: label and value.
    fileprivate var spoken: [String] {
        stage.accessibilityTree().flattened.compactMap { node in
            node.label.map { [$0, node.value].compactMap { $0 }.joined(separator: " = ") }
        }
    }
    /// The outlines that are filled, on the canvas.
    fileprivate var bars: [CGRect] {
        leaves.compactMap { leaf -> CGRect? in
            guard case .fill(let shape, _, _) = leaf.item.content else { return nil }
            let rect: CGRect? =
                switch shape {
                case .rectangle(let rect): rect
                case .roundedRectangle(let rect, _): rect
                case .path(let path): path.boundingRect
                default: nil
                }
            return rect?.offsetBy(dx: leaf.origin.x, dy: leaf.origin.y)
        }
    }
}

/// Marks between axes (Swift Charts of iOS 16 and 17).
@MainActor @Suite struct ChartTests {
    private func probe<C: View>(
        _ size: CGSize = CGSize(width: 300, height: 200), @ViewBuilder _ content: () -> C
    )
        -> StageProbe
    {
        StageProbe(size) { content() }
    }

    @Test func `Bars go from zero to their values, in the order of the data, in proportion`() throws {
        let probe = probe {
            Chart(sales) { BarMark(x: .value("City", $0.city), y: .value("Sold", $0.count)).cornerRadius(0) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let bars = probe.bars
        try #require(bars.count == 3)
        // Without axes the plot has the whole size; the scale goes from -5 to 10, so zero is at two thirds.
        let zero = 200 * 10.0 / 15
        #expect(abs(bars[0].maxY - zero) < 0.5 && abs(bars[0].height - 200 / 3.0) < 0.5)
        #expect(abs(bars[1].minY) < 0.5 && abs(bars[1].maxY - zero) < 0.5)
        #expect(abs(bars[2].minY - zero) < 0.5 && abs(bars[2].maxY - 200) < 0.5)
        #expect(bars.map { ($0.midX / 50).rounded() } == [1, 3, 5])
    }

    @Test func `Bars at one place stand on each other, and side by side by position`() throws {
        let both = [Sale(city: "Oslo", count: 5), Sale(city: "Oslo", count: 10, kind: "Cake")]
        let stacked = probe {
            Chart(both) { BarMark(x: .value("City", $0.city), y: .value("Sold", $0.count)) }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...20)
        }.bars
        try #require(stacked.count == 2)
        #expect(abs(stacked[0].minY - 150) < 0.5 && abs(stacked[1].maxY - 150) < 0.5)
        #expect(abs(stacked[1].minY - 50) < 0.5)
        let beside = probe {
            Chart(both) {
                BarMark(x: .value("City", $0.city), y: .value("Sold", $0.count))
                    .position(by: .value("Kind", $0.kind))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...20)
        }.bars
        try #require(beside.count == 2)
        #expect(abs(beside[0].maxX - beside[1].minX) < 0.5 && abs(beside[1].maxY - 200) < 0.5)
    }

    @Test func `A mark lies where its number goes along x`() throws {
        let bars = probe {
            Chart(sales.prefix(2)) { BarMark(x: .value("Sold", $0.count), y: .value("City", $0.city)) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
        }.bars
        try #require(bars.count == 2)
        #expect(abs(bars[0].width - 150) < 0.5 && abs(bars[1].width - 300) < 0.5)
    }

    @Test func `Axes are labelled with round numbers and with the names`() {
        let texts = probe {
            Chart(sales.prefix(2)) { BarMark(x: .value("City", $0.city), y: .value("Sold", $0.count)) }
        }.texts
        #expect(texts == ["Oslo", "Lima", "0", "2", "4", "6", "8", "10"])
        let own = probe {
            Chart(sales.prefix(2)) { LineMark(x: .value("City", $0.city), y: .value("Sold", $0.count)) }
                .chartYAxis {
                    AxisMarks(values: [0, 5, 10]) { value in
                        AxisGridLine()
                        AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) pcs") } }
                    }
                }
                .chartXAxis { AxisMarks { _ in AxisTick() } }
        }.texts
        #expect(own == ["0 pcs", "5 pcs", "10 pcs"])
    }

    @Test func `Each mark is read aloud with its place, its series and its amount`() {
        let spoken = self.probe {
            Chart {
                ForEach(sales.prefix(2)) { sale in
                    BarMark(x: .value("City", sale.city), y: .value("Sold", sale.count))
                        .foregroundStyle(by: .value("Kind", sale.kind))
                }
                RuleMark(y: .value("Goal", 7)).accessibilityHidden(true)
                PointMark(x: .value("City", "Rome"), y: .value("Sold", 3)).accessibilityLabel("the last one")
            }
        }.spoken
        #expect(spoken == ["Oslo, Tea = Sold: 5", "Lima, Tea = Sold: 10", "the last one = Sold: 3", "Tea"])
        // In the order of the data, also where a later mark stands above.
        let points = self.probe {
            Chart(sales.prefix(2)) { PointMark(x: .value("City", $0.city), y: .value("Sold", $0.count)) }
        }
        #expect(points.spoken == ["Oslo = Sold: 5", "Lima = Sold: 10"])
    }

    @Test func `A legend names the values of a style, with the colours that are given`() {
        let probe = probe {
            Chart([Sale(city: "Oslo", count: 5), Sale(city: "Lima", count: 5, kind: "Cake")]) {
                BarMark(x: .value("City", $0.city), y: .value("Sold", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind))
            }
            .chartForegroundStyleScale(["Cake": Color.red, "Tea": Color.green])
        }
        #expect(probe.texts.suffix(2) == ["Cake", "Tea"])
        let hidden = self.probe {
            Chart(sales) {
                BarMark(x: .value("City", $0.city), y: .value("Sold", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind))
            }
            .chartLegend(.hidden)
        }
        #expect(!hidden.texts.contains("Tea"))
    }

    @Test func `A function makes the styles of the values, of their own type`() {
        let probe = probe {
            Chart([Sale(city: "Oslo", count: 5), Sale(city: "Lima", count: 5, kind: "Cake")]) {
                BarMark(x: .value("City", $0.city), y: .value("Sold", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind))
            }
            .chartForegroundStyleScale(mapping: { (kind: String) in
                kind == "Tea" ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
            })
            .chartLegend(.hidden)
        }
        let colors = probe.leaves.compactMap { leaf -> [Double]? in
            guard case .fill(_, .color(let color), _) = leaf.item.content, color.blue == 0 else { return nil }
            return [Double(color.red), Double(color.green)]
        }
        #expect(colors.contains([0, 1]) && colors.contains([1, 0]))
    }

    @Test func `Sectors share a circle by their values, and have no axes`() throws {
        let probe = probe {
            Chart(sales.prefix(2)) { SectorMark(angle: .value("Sold", $0.count), innerRadius: .ratio(0.5)) }
        }
        #expect(probe.texts.isEmpty)
        #expect(
            probe.spoken.map { $0.split(separator: "=").last.map(String.init) } == [" Sold: 5", " Sold: 10"])
        // The first has a third of the turn, from the top to the right; the ring is 50 to 100 points from the middle.
        let paths = probe.leaves.compactMap { leaf -> Path? in
            if case .fill(.path(let path), _, _) = leaf.item.content { path } else { nil }
        }
        try #require(paths.count == 2)
        func inside(_ turn: Double, _ radius: Double) -> [Bool] {
            let angle = turn * 2 * .pi
            let point = CGPoint(x: 150 + radius * sin(angle), y: 100 - radius * cos(angle))
            return paths.map { $0.contains(point) }
        }
        #expect(inside(0.02, 75) == [true, false] && inside(0.31, 75) == [true, false])
        #expect(inside(0.36, 75) == [false, true] && inside(0.98, 75) == [false, true])
        #expect(inside(0.5, 40) == [false, false] && inside(0.5, 105) == [false, false])
    }

    @Test(arguments: [0.0, 10])
    func `A corner radius rounds the corners of a sector`(_ radius: Double) throws {
        let probe = probe {
            Chart(sales.prefix(2)) {
                SectorMark(angle: .value("Sold", $0.count), innerRadius: .ratio(0.5))
                    .cornerRadius(CGFloat(radius))
            }
        }
        let paths = probe.leaves.compactMap { leaf -> Path? in
            if case .fill(.path(let path), _, _) = leaf.item.content { path } else { nil }
        }
        try #require(paths.count == 2)
        /// Whether a place beside the ray to the top is in the first sector, half a point to the right of the ray.
        func isInside(_ distance: Double) -> Bool {
            paths[0].contains(CGPoint(x: 150.5, y: 100 - distance))
        }
        // The ring is 50 to 100 points from the middle.
        #expect(isInside(75) && isInside(62) && isInside(88))
        #expect(isInside(99.3) == (radius == 0) && isInside(50.7) == (radius == 0))
        // In the middle of the sector, a sixth of the turn from the top, it is as wide as without.
        let (x, y) = (sin(Double.pi / 3), cos(Double.pi / 3))
        for distance in [50.5, 99.5] {
            #expect(paths[0].contains(CGPoint(x: 150 + distance * x, y: 100 - distance * y)))
        }
    }

    @Test func `Dates are marked by units of the calendar`() throws {
        let calendar = Calendar.autoupdatingCurrent
        let begin = try #require(calendar.date(from: DateComponents(year: 2025, month: 1, day: 1)))
        let months = (0..<3).compactMap { calendar.date(byAdding: .month, value: $0, to: begin) }
        let texts = probe {
            Chart(months, id: \.self) { BarMark(x: .value("Month", $0, unit: .month), y: .value("Sold", 4)) }
                .chartXAxis {
                    AxisMarks(values: .stride(by: .month)) { AxisValueLabel(format: .dateTime.month()) }
                }
                .chartYAxis(.hidden)
        }.texts
        #expect(texts == ["Jan", "Feb", "Mar"])
    }

    @Test func `A proxy tells the value at a place, once the chart is placed`() {
        final class Seen { var values: [Int?] = [] }
        let seen = Seen()
        let probe = probe {
            Chart([1, 2], id: \.self) { PointMark(x: .value("Day", $0), y: .value("Hours", $0)) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartXScale(domain: 0...10)
                .chartOverlay { proxy in
                    Color.clear.contentShape(Rectangle()).onTapGesture { place in
                        seen.values.append(proxy.value(atX: place.x))
                    }
                }
        }
        probe.stage.touchDown(at: CGPoint(x: 90, y: 50))
        probe.step()
        probe.stage.touchUp(at: CGPoint(x: 90, y: 50))
        probe.step()
        #expect(seen.values == [3])
    }

    @Test func `What a chart does not do is told`() {
        let probe = probe {
            Chart(sales) { BarMark(x: .value("City", $0.city), y: .value("Sold", $0.count)) }
                .chartScrollableAxes(.horizontal)
                .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
        }
        for name in ["chartScrollableAxes", "chartScrollTargetBehavior"] {
            #expect(probe.stage.issues.contains { $0.message.hasPrefix("\(name) has no effect") })
        }
    }
}

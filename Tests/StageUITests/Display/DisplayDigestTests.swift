// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The number of a display list: another one for whatever else is drawn.
@Suite struct DisplayDigestTests {
    private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private static let square = DisplayOutline.rectangle(CGRect(x: 1, y: 2, width: 3, height: 4))

    private func digest(_ content: DisplayContent) -> UInt64 {
        DisplayList(size: CGSize(width: 9, height: 9), items: [DisplayItem(content: content)]).digest
    }

    private func text(_ change: (inout TextRun) -> Void) -> UInt64 {
        var run = TextRun(string: "Ada", font: ResolvedFont(family: .system, size: 17), color: Self.blue)
        change(&run)
        return digest(
            .text(
                TextLayout(
                    size: CGSize(width: 5, height: 5),
                    lines: [TextLayout.Line(runs: [run], x: 0, baseline: 3, width: 5)])))
    }

    private func details(_ change: (inout TextDetails) -> Void) -> UInt64 {
        var details = TextDetails()
        change(&details)
        return text { $0.details = details }
    }

    private func stroke(_ change: (inout StrokeStyle) -> Void) -> UInt64 {
        var style = StrokeStyle()
        change(&style)
        return digest(.stroke(Self.square, .color(Self.blue), style))
    }

    @Test func `Each property of what is drawn counts`() {
        let texts = [
            text { _ in }, text { $0.string = "Add" }, text { $0.tracking = 0.1 },
            text { $0.color.opacity = 0.5 },
            text { $0.underline = true }, text { $0.piece = 1 }, text { $0.font.size = 17.0001 },
            text { $0.font.weight = 500 }, text { $0.font.italic = true }, text { $0.font.family = .serif },
            text { $0.font.family = .named("A") }, text { $0.font.family = .named("B") },
            text { $0.font.hasMonospacedDigits = true }, text { $0.font.leading = 1 },
            text { $0.font.smallCaps = .all }, text { $0.font.width = 0 }, details { _ in },
            details { $0.underline = .init() }, details { $0.strikethrough = .init() },
            details { $0.strikethrough = .init(dashes: [1]) },
            details { $0.strikethrough = .init(color: Self.blue) }, details { $0.baselineOffset = 1 },
            details { $0.background = Self.blue }, details { $0.link = URL(fileURLWithPath: "/a") },
            details { $0.attachment = CGSize(width: 1, height: 1) }, details { $0.attachmentDescent = 1 },
        ]
        let strokes = [
            stroke { _ in }, stroke { $0.lineWidth = 2 }, stroke { $0.lineCap = .round },
            stroke { $0.lineJoin = .round }, stroke { $0.miterLimit = 9 }, stroke { $0.dash = [1] },
            stroke { $0.dashPhase = 1 },
        ]
        let stops = [DisplayStop(color: Self.blue, location: 0)]
        let paints: [DisplayPaint] = [
            .color(Self.blue), .linearGradient(stops: stops, start: .zero, end: .zero),
            .radialGradient(stops: stops, center: .zero, startRadius: 0, endRadius: 0),
            .angularGradient(stops: stops, center: .zero, startAngle: 0, endAngle: 0),
            .ellipticalGradient(stops: stops, center: .zero, radii: .zero, start: 0, end: 0),
            .material(DisplayMaterial(radius: 1, saturation: 1, veil: Self.blue)),
        ]
        let effects: [DisplayEffect] = [
            .identity, .transform(CGAffineTransform(scaleX: 1.0001, y: 1)),
            .projection(DisplayProjection(rows: [])),
            .opacity(0.5), .clip(Self.square, evenOdd: false), .clip(Self.square, evenOdd: true),
            .shadow(color: Self.blue, radius: 1, offset: .zero), .blur(radius: 1), .mask([]), .cutout([]),
            .blend(.multiply), .blend(.screen), .colors(.inversion), .colors(.identity),
        ]
        let others =
            paints.map { digest(.fill(Self.square, $0, evenOdd: false)) }
            + effects.map { digest(.group($0, [])) }
            + [
                DisplayOutline.ellipse(.zero), .roundedRectangle(.zero, cornerSize: .zero), .path(Path()),
                .hard(.rectangle(.zero)), .hard(.ellipse(.zero)),
            ].map {
                digest(.fill($0, .color(Self.blue), evenOdd: false))
            }
        let all = texts + strokes + others
        #expect(Set(all).count == all.count)
    }

    /// Who adds a property sees here that `StableDigest` has to take it up.
    @Test func `No property is left out`() {
        let font = ResolvedFont(family: .system, size: 1)
        let run = TextRun(string: "", font: font, color: Self.blue)
        let counted: [(Any, Int)] = [
            (DisplayList(size: .zero), 2), (DisplayItem(content: .group(.identity, [])), 3), (font, 8),
            (run, 7),
            (TextDetails(), 7), (TextDetails.Line(), 2), (StrokeStyle(), 6), (Self.blue, 4),
            (TextLayout(size: .zero, lines: []), 4),
            (TextLayout.Line(runs: [], x: 0, baseline: 0, width: 0), 9),
            (DisplayStop(color: Self.blue, location: 0), 2),
            (DisplayMaterial(radius: 1, saturation: 1, veil: Self.blue), 3),
            (DisplayImage.Placement(source: .zero, rect: .zero), 4), (DisplayProjection(rows: []), 1),
            (ColorMatrix.identity, 1), (Path(), 1),
        ]
        for (value, count) in counted {
            #expect(Mirror(reflecting: value).children.count == count, "\(Swift.type(of: value))")
        }
    }

    @Test func `Who owns a step does not count, and the number stays the same from run to run`() {
        var list = DisplayList(
            size: CGSize(width: 2, height: 3),
            items: [DisplayItem(content: .fill(Self.square, .color(Self.blue), evenOdd: false))])
        let before = list.digest
        list.items[0].owner = "Card"
        #expect(list.digest == before)
        list.items[0].origin.x = -0.0
        #expect(list.digest == before)
        #expect(before == 13_992_337_272_553_454_554)
    }
}

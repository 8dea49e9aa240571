// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI

/// A splash screen as a display list: a full-screen fill, a round logo with a shadow, two texts, a
/// spinner.
@MainActor
struct SplashScene {
    let size = CGSize(width: 390, height: 844)
    private let logo: [DisplayItem]
    private let name: TextLayout
    private let tagline: TextLayout
    private let background: DisplayItem

    init(shaper: CairoTextShaper) {
        let white = ResolvedColor(red: 1, green: 1, blue: 1)
        let teal = ResolvedColor(red: 13 / 255, green: 115 / 255, blue: 119 / 255)
        background = DisplayItem(
            content: .fill(.rectangle(CGRect(origin: .zero, size: size)), .color(teal), evenOdd: false))
        func text(_ string: String, _ font: ResolvedFont, _ tracking: CGFloat, _ opacity: Double)
            -> TextLayout
        {
            let color = white.multiplyingOpacity(by: opacity)
            return shaper.layout(
                TextRequest(runs: [
                    TextRun(string: string, font: font, tracking: tracking, color: color)
                ]))
        }
        name = text("UrbanNest", ResolvedFont(family: .named("Inter-Bold"), size: 32), -0.5, 1)
        tagline = text(
            "Trusted services, delivered smartly", ResolvedFont(family: .system, size: 14), 0, 0.8)
        var paths: [DisplayItem] = [
            DisplayItem(
                content: .fill(
                    .ellipse(CGRect(x: -60, y: -60, width: 120, height: 120)), .color(white), evenOdd: false))
        ]
        // Ten leaves of a nest around the middle.
        for index in 0..<10 {
            let turn = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 5)
            var path = Path()
            path.move(to: .zero)
            path.addCurve(
                to: CGPoint(x: 0, y: -40), control1: CGPoint(x: 18, y: -8), control2: CGPoint(x: 14, y: -32))
            path.addCurve(to: .zero, control1: CGPoint(x: -14, y: -32), control2: CGPoint(x: -18, y: -8))
            path.closeSubpath()
            paths.append(
                DisplayItem(content: .fill(.path(path.applying(turn)), .color(teal), evenOdd: false)))
        }
        logo = paths
    }

    /// The list while the logo grows and fades in; `progress` runs from 0 to 1.
    func entry(_ progress: Double) -> DisplayList { list(progress, angle: nil) }

    /// The list at rest, with the spinner at an angle in radians.
    func steady(angle: Double) -> DisplayList { list(1, angle: angle) }

    private func list(_ progress: Double, angle: Double?) -> DisplayList {
        let scale = 0.8 + 0.2 * progress
        let shadow = DisplayEffect.shadow(
            color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.15), radius: 10,
            offset: CGSize(width: 0, height: 4))
        let slide = 20 * (1 - progress)
        func faded(_ items: [DisplayItem]) -> DisplayContent { .group(.opacity(progress), items) }
        var items = [
            background,
            DisplayItem(
                origin: CGPoint(x: 195, y: 382),
                content: .group(
                    .transform(CGAffineTransform(scaleX: scale, y: scale)),
                    [DisplayItem(content: faded([DisplayItem(content: .group(shadow, logo))]))])),
            DisplayItem(
                origin: CGPoint(x: 195 - name.size.width / 2, y: 458 + slide),
                content: faded([DisplayItem(content: .text(name))])),
            DisplayItem(
                origin: CGPoint(x: 195 - tagline.size.width / 2, y: 504.7 + slide),
                content: faded([DisplayItem(content: .text(tagline))])),
        ]
        if let angle {
            var arc = Path()
            arc.move(to: CGPoint(x: 14.5, y: 0))
            let k = 0.552_284_75 * 14.5
            arc.addCurve(
                to: CGPoint(x: 0, y: 14.5), control1: CGPoint(x: 14.5, y: k), control2: CGPoint(x: k, y: 14.5)
            )
            arc.addCurve(
                to: CGPoint(x: -14.5, y: 0), control1: CGPoint(x: -k, y: 14.5),
                control2: CGPoint(x: -14.5, y: k))
            arc.addCurve(
                to: CGPoint(x: 0, y: -14.5), control1: CGPoint(x: -14.5, y: -k),
                control2: CGPoint(x: -k, y: -14.5))
            let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
            let white = ResolvedColor(red: 1, green: 1, blue: 1)
            items.append(
                DisplayItem(
                    origin: CGPoint(x: 195, y: 617),
                    content: .group(
                        .transform(CGAffineTransform(rotationAngle: angle)),
                        [DisplayItem(content: .stroke(.path(arc), .color(white), style))])))
        }
        return DisplayList(size: size, items: items)
    }
}

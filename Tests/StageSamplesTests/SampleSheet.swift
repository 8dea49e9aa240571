// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageSamples
import StageUI

/// Every sample of the subset on one sheet: light and dark, left to right and right to left.
@MainActor
final class SampleSheet {
    /// The things that the samples asked for and did not get, with the sample's name; not the limits that a sample is
    /// known to meet.
    private(set) var issues: [(sample: String, issue: StageIssue)] = []
    private let shaper: CairoTextShaper
    /// The size of a variant; a sample that covers a screen needs one to cover.
    private var cell = CGSize.zero
    /// The size of the screen that a cell shows.
    private var screen = CGSize.zero
    private let gap: CGFloat = 8
    private let captionHeight: CGFloat = 26
    private let images = ImageLibrary()
    /// Samples side by side, each with its four variants.
    private let columns = 3

    /// Prepares a sheet whose texts are drawn by a shaper.
    init(shaper: CairoTextShaper) {
        self.shaper = shaper
        images.register("sample", size: CGSize(width: 24, height: 24)) { SampleArtwork() }
    }

    private var sampleWidth: CGFloat { 4 * cell.width + 3 * gap }
    private var rowHeight: CGFloat { captionHeight + cell.height + 14 }
    private var margin: CGFloat { 32 }
    private var width: CGFloat { 2 * margin + CGFloat(columns) * (sampleWidth + 28) - 28 }

    /// Draws all samples, section by section.
    func list() -> DisplayList {
        var items: [DisplayItem] = []
        var y = margin
        for section in SampleSection.allCases {
            let samples = Sample.all.filter { $0.section == section }
            (cell, screen) = Self.sizes(section)
            guard !samples.isEmpty else { continue }
            items += text(section.rawValue, size: 26, weight: .bold, at: CGPoint(x: margin, y: y))
            y += 44
            for (index, sample) in samples.enumerated() {
                let column = CGFloat(index % columns)
                let corner = CGPoint(
                    x: margin + column * (sampleWidth + 28), y: y + CGFloat(index / columns) * rowHeight)
                items += text(sample.name, size: 13, weight: .semibold, at: corner)
                items += variants(of: sample, at: CGPoint(x: corner.x, y: corner.y + captionHeight))
            }
            y += CGFloat((samples.count + columns - 1) / columns) * rowHeight + 20
        }
        let size = CGSize(width: width, height: y + margin)
        let paper = DisplayItem(
            content: .fill(
                .rectangle(CGRect(origin: .zero, size: size)),
                .color(ResolvedColor(red: 0.93, green: 0.94, blue: 0.96)), evenOdd: false))
        return DisplayList(size: size, items: [paper] + items)
    }

    /// Returns the size of a variant on the sheet, and that of the screen that it shows.
    private static func sizes(_ section: SampleSection) -> (cell: CGSize, screen: CGSize) {
        let usual = CGSize(width: 190, height: 124)
        switch section {
        // What comes over a screen is made for a screen of a usual size.
        case .presentations: return (CGSize(width: 190, height: 320), CGSize(width: 380, height: 640))
        // Forms and lists of fonts want more room than a shape.
        case .controls: return (usual, CGSize(width: 285, height: 186))
        case .text: return (usual, CGSize(width: 228, height: 149))
        default: return (usual, usual)
        }
    }

    private func variants(of sample: Sample, at corner: CGPoint) -> [DisplayItem] {
        var items: [DisplayItem] = []
        var x = corner.x
        for direction in LayoutDirection.allCases {
            for scheme in ColorScheme.allCases {
                items.append(draw(sample, scheme, direction, at: CGPoint(x: x, y: corner.y)))
                x += cell.width + gap
            }
        }
        return items
    }

    private func draw(
        _ sample: Sample, _ scheme: ColorScheme, _ direction: LayoutDirection, at corner: CGPoint
    ) -> DisplayItem {
        let configuration = StageConfiguration(
            size: screen, scale: 2, colorScheme: scheme, layoutDirection: direction)
        let stage = Stage(configuration, text: shaper, images: images) { SamplePaper(content: sample.view) }
        defer { stage.close() }
        // What comes in, comes in; a second later everything is in place.
        var list = stage.frame(at: 0)
        for step in 1...12 {
            // Halfway, the fingers touch what has come in.
            if step == 6, !sample.touches.isEmpty {
                stage.pasteboard.string = "copied"
                for touch in sample.touches {
                    stage.tap(at: CGPoint(x: touch.x * screen.width, y: touch.y * screen.height))
                }
            }
            list = stage.frame(at: Double(step) / 12)
        }
        issues += stage.issues.filter { !sample.limits.contains($0.message) }.map { (sample.name, $0) }
        let rect = CGRect(origin: .zero, size: cell)
        let smaller = cell.width / screen.width
        let shrunk = CGAffineTransform(scaleX: smaller, y: smaller)
        let drawn =
            smaller == 1
            ? list.items
            : [DisplayItem(content: .group(.transform(shrunk), list.items))]
        let outline = DisplayOutline.roundedRectangle(rect, cornerSize: CGSize(width: 8, height: 8))
        return DisplayItem(
            owner: sample.name, origin: corner,
            content: .group(.clip(outline, evenOdd: false), drawn))
    }

    private func text(
        _ string: String, size: CGFloat, weight: Font.Weight, at corner: CGPoint
    ) -> [DisplayItem] {
        let configuration = StageConfiguration(size: CGSize(width: sampleWidth, height: 2 * size))
        let stage = Stage(configuration, text: shaper) {
            Text(verbatim: string).font(.system(size: size, weight: weight))
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        defer { stage.close() }
        return stage.frame(at: 0).items.map { item in
            var moved = item
            moved.origin.x += corner.x
            moved.origin.y += corner.y - size / 2
            return moved
        }
    }
}

/// The background of a sample: the system's background, white or black, as the sample wants it.
private struct SamplePaper: View {
    @Environment(\.colorScheme) private var scheme
    let content: AnyView

    var body: some View {
        content.background(scheme == .light ? Color.white : Color.black)
    }
}

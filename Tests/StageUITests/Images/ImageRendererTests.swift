// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing

@testable import StageUI

/// A shaper that paints: each picture is the same file of one pixel, and the lists are kept.
@MainActor
private final class PaintingShaper: TextShaping, PicturePainting {
    private let shaper = FixedShaper()
    private(set) var lists: [DisplayList] = []
    private(set) var scales: [Double] = []

    func lineHeight(of font: ResolvedFont) -> CGFloat { shaper.lineHeight(of: font) }
    func layout(_ request: TextRequest) -> TextLayout { shaper.layout(request) }
    func png(of list: DisplayList, scale: Double) -> [UInt8]? {
        lists.append(list)
        scales.append(scale)
        return Data(
            base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAA"
                + "AABJRU5ErkJggg=="
        ).map { Array($0) }
    }
}

/// developer.apple.com, ImageRenderer.
@MainActor
@Suite struct ImageRendererTests {
    private struct Ground: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.displayScale) private var scale
        var body: some View { Text("\(scheme.rawValue) \(Int(scale))").frame(width: 100, height: 40) }
    }

    /// Runs a renderer on a stage that paints, from an action of a view.
    private func run(_ action: @escaping @MainActor () -> Void) -> (stage: Stage, shaper: PaintingShaper) {
        let shaper = PaintingShaper()
        let size = CGSize(width: 400, height: 800)
        let stage = Stage(StageConfiguration(size: size, colorScheme: .dark), text: shaper) {
            Button("draw", action: action)
        }
        _ = stage.frame(at: 0)
        stage.activate(label: "draw")
        return (stage, shaper)
    }

    @Test func aViewIsDrawnAloneInItsOwnSizeAndLight() throws {
        var picture: UIImage?
        let (_, shaper) = run {
            let renderer = ImageRenderer(content: Ground())
            renderer.scale = 3
            picture = renderer.uiImage
        }
        let list = try #require(shaper.lists.first)
        #expect(shaper.lists.count == 1 && shaper.scales == [3])
        #expect(list.size == CGSize(width: 100, height: 40))
        #expect(Drawn(list).texts["light 3"] != nil)
        #expect(picture?.scale == 3)
        #expect(picture?.pngData()?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func theProposedSizeIsWhatTheViewIsOffered() throws {
        let (_, shaper) = run {
            let renderer = ImageRenderer(content: Color.red)
            renderer.proposedSize = ProposedViewSize(width: 60, height: 20)
            _ = renderer.cgImage
            renderer.isOpaque = true
            _ = renderer.uiImage
        }
        let sizes = shaper.lists.map(\.size)
        #expect(sizes == [CGSize(width: 60, height: 20), CGSize(width: 60, height: 20)])
        let last = try #require(shaper.lists.last)
        #expect(Drawn(last).fills(0, 0, 0) == [CGRect(x: 0, y: 0, width: 60, height: 20)])
        #expect(Drawn(shaper.lists[0]).fills(0, 0, 0) == [])
    }

    @Test func aViewWithoutASizeGivesNoPicture() {
        var isNil = false
        let (stage, shaper) = run { isNil = ImageRenderer(content: EmptyView()).uiImage == nil }
        #expect(isNil && shaper.lists.isEmpty && stage.issues.isEmpty)
    }

    @Test func whereNobodyPaintsThatIsTold() {
        var isNil = false
        let stage = Stage.shown {
            Button("draw") { isNil = ImageRenderer(content: Ground()).uiImage == nil }
        }
        stage.activate(label: "draw")
        #expect(isNil)
        #expect(
            stage.issues.map(\.message) == [
                "ImageRenderer draws nothing: nobody paints this stage, or the picture is too large."
            ])
    }

    @Test func aDrawingForAContextKnowsTheSize() {
        var size = CGSize.zero
        let (stage, _) = run { ImageRenderer(content: Ground()).render { given, _ in size = given } }
        #expect(size == CGSize(width: 100, height: 40) && stage.issues.isEmpty)
    }
}

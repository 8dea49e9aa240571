// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageSamples
import StageUI
import Testing

@MainActor @Suite struct SampleTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    @Test(arguments: LayoutDirection.allCases, ColorScheme.allCases)
    func `Each sample is mounted, laid out and drawn and tells its limits only`(
        direction: LayoutDirection, scheme: ColorScheme
    ) {
        let images = ImageLibrary()
        images.register("sample", size: CGSize(width: 24, height: 24)) { Circle() }
        for sample in Sample.all {
            let screen = StageConfiguration(
                size: CGSize(width: 190, height: 124), colorScheme: scheme, layoutDirection: direction)
            let stage = Stage(screen, text: shaper, images: images) { sample.view }
            var list = stage.frame(at: 0)
            for step in 1...12 {
                if step == 6 {
                    for touch in sample.touches { stage.tap(at: CGPoint(x: touch.x * 190, y: touch.y * 124)) }
                }
                list = stage.frame(at: Double(step) / 12)
            }
            #expect(Set(stage.issues.map(\.message)) == sample.limits, "\(sample.name)")
            #expect(!list.items.isEmpty, "\(sample.name) draws nothing")
            let frames = stage.elements().compactMap(\.frame)
            #expect(
                frames.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite && $0.width.isFinite },
                "\(sample.name) has a frame outside the finite numbers")
            stage.close()
        }
    }

    @Test func `No two samples have the same name`() throws {
        #expect(Set(Sample.all.map(\.name)).count == Sample.all.count)
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// What the system shows over a screen keeps its share of the letters: body text has 29 points on a television and 17
/// elsewhere (Human Interface Guidelines, Typography).
@MainActor
@Suite struct FarPresentationTests {
    private let model = Model()

    private struct Presenting<Content: View>: View {
        let model: Model
        @ViewBuilder let content: () -> Content

        var body: some View {
            @Bindable var model = model
            Color.gray.sheet(isPresented: $model.flag, content: content)
        }
    }

    /// The size of what is presented, as assistive technology sees it.
    private func modal(_ probe: StageProbe) -> CGSize? {
        probe.stage.accessibilityTree().children.first { $0.traits.contains(.isModal) }?.frame.size
    }

    private func probe<V: View>(isFar: Bool = true, @ViewBuilder _ content: () -> V) -> StageProbe {
        StageProbe(
            CGSize(width: 1920, height: 1080), configure: { $0.isTelevision = isFar }, content: content)
    }

    private func sheet(_ sizing: some PresentationSizing, isFar: Bool = true) -> CGSize? {
        model.flag = false
        let probe = probe(isFar: isFar) {
            Presenting(model: model) {
                Color.red.frame(width: 200, height: 100).presentationSizing(sizing)
            }
        }
        model.flag = true
        probe.step(60)
        return modal(probe)
    }

    /// Since tvOS 26 a sheet stands in the middle and does not fill the screen.
    @Test func aSheetOnATelevisionIsAsMuchLargerAsItsLettersAre() {
        #expect(sheet(.page) == CGSize(width: 1201, height: 1040))
        #expect(sheet(.form) == CGSize(width: 921, height: 1040))
        #expect(sheet(.fitted) == CGSize(width: 200, height: 100))
        #expect(sheet(.page, isFar: false) == CGSize(width: 704, height: 1040))
        #expect(sheet(.form, isFar: false) == CGSize(width: 540, height: 620))
    }

    @Test(arguments: [(true, 426), (false, 250)] as [(Bool, CGFloat)])
    func aMenuIsAsWideAsItsLettersAsk(isFar: Bool, width: CGFloat) {
        let probe = probe(isFar: isFar) {
            Menu("More") {
                Button("Copy") {}
                Button("Delete", role: .destructive) {}
            }
        }
        #expect(probe.stage.tap(label: "More"))
        probe.step(60)
        #expect(modal(probe)?.width == width)
    }
}

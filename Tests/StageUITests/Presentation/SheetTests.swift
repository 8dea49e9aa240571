// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Grounds of the system, side by side.
private struct Grounds: View {
    static let colors: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
        .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    var body: some View {
        HStack(spacing: 0) {
            ForEach(Self.colors.indices, id: \.self) {
                Color(uiColor: Self.colors[$0]).frame(width: 7, height: 7)
            }
        }
    }
}

@MainActor
@Suite struct SheetTests {
    let model = Model()
    let screen = CGSize(width: 390, height: 844)
    let safe = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    func probe<Sheet: View>(
        isCover: Bool = false, @ViewBuilder _ sheet: @escaping () -> Sheet
    ) -> StageProbe {
        let probe = StageProbe(screen) {
            $0.safeArea = safe
        } content: {
            Screen(model: model, isCover: isCover, sheet: sheet)
        }
        model.flag = true
        probe.step(60)
        return probe
    }

    func card(_ probe: StageProbe) -> CGRect? {
        probe.stage.accessibilityTree().children.first { $0.traits.contains(.isModal) }?.frame
    }

    func drag(_ probe: StageProbe, from: CGFloat, to: CGFloat, frames: Int) {
        probe.stage.touchDown(at: CGPoint(x: 195, y: from))
        for step in 1...frames {
            probe.step()
            let y = from + (to - from) * CGFloat(step) / CGFloat(frames)
            probe.stage.touchMove(to: CGPoint(x: 195, y: y))
        }
        probe.stage.touchUp(at: CGPoint(x: 195, y: to))
    }

    @Test func aSheetStandsTenPointsBelowTheSafeAreaAndReachesTheBottom() {
        let probe = probe { Color.red.mark("content") }
        #expect(card(probe) == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(probe.frame("content") == CGRect(x: 0, y: 57, width: 390, height: 753))
    }

    /// UIKit's values of the base and the elevated level (`UIUserInterfaceLevel`).
    @Test func groundsInASheetAreRaisedInTheDark() {
        for (scheme, contrast, isCover, expected) in [
            (
                ColorScheme.dark, ColorSchemeContrast.standard, false,
                [0x1C1C1E, 0x2C2C2E, 0x3A3A3C, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
            ),
            (.dark, .increased, false, [0x242426, 0x363638, 0x444446, 0x242426, 0x363638, 0x444446]),
            (.dark, .standard, true, [0x000000, 0x1C1C1E, 0x2C2C2E, 0x000000, 0x1C1C1E, 0x2C2C2E]),
            (.light, .standard, false, [0xFFFFFF, 0xF2F2F7, 0xFFFFFF, 0xF2F2F7, 0xFFFFFF, 0xF2F2F7]),
        ] {
            let probe = StageProbe(screen) {
                ($0.colorScheme, $0.contrast) = (scheme, contrast)
            } content: {
                Screen(model: model, isCover: isCover) { Grounds() }
            }
            model.flag = true
            probe.step(60)
            let shown = probe.stage.drawn.fills.filter { $0.rect.width == 7 && $0.rect.height == 7 }.map {
                fill -> Int in
                guard case .color(let color) = fill.paint else { return -1 }
                return [color.red, color.green, color.blue].reduce(0) {
                    $0 << 8 + Int(($1 * 255).rounded())
                }
            }
            #expect(shown == expected, "\(scheme), \(contrast), cover \(isCover)")
            model.flag = false
        }
    }

    @Test func itSlidesUpWithoutOvershootAndIsThereWithinHalfASecond() {
        let probe = StageProbe(screen) { Screen(model: model) { Counter() } }
        model.flag = true
        let tops = probe.trace(60) { card(probe)?.minY ?? 844 }
        #expect(tops[0] == 844 && tops[1] == 844 && tops[2] < 844)
        #expect(tops == tops.sorted(by: >))
        #expect(tops[11] < 400)
        #expect(abs(tops[32] - 10) < 1)
        #expect(tops[59] == 10)
    }

    @Test func theCardIsDrawnWhereItIs() throws {
        let probe = StageProbe(screen) { Screen(model: model) { Color.red } }
        model.flag = true
        let pairs = probe.trace(60) { () -> (drawn: CGFloat, told: CGFloat) in
            (probe.rectangles.last?.minY ?? 0, card(probe)?.minY ?? 844)
        }.dropFirst()
        #expect(pairs.allSatisfy { $0.drawn == $0.told })
    }

    @Test func stateLivesAsLongAsTheSheet() {
        let probe = probe { Counter() }
        probe.stage.tap(label: "Count 0")
        probe.step()
        #expect(probe.texts.contains("Count 1"))
        #expect(probe.texts.contains("presented"))
        probe.stage.tap(label: "Done")
        probe.step(60)
        model.flag = true
        probe.step(60)
        #expect(probe.texts.contains("Count 0"))
    }

    @Test func dismissWritesTheBindingAndOnDismissFollowsTheMotion() {
        let probe = probe { Counter() }
        probe.stage.tap(label: "Done")
        #expect(!model.flag)
        probe.step(5)
        #expect(model.log.isEmpty)
        #expect(probe.texts.contains("Count 0"))
        probe.step(60)
        #expect(model.log == ["dismissed"])
        #expect(probe.texts == ["Below"])
        #expect(probe.stage.isSettled)
    }

    @Test func theWindowBehindGoesBackAndIsDimmed() throws {
        let probe = probe { Counter() }
        let below = try #require(
            probe.leaves.first { leaf in
                if case .text(let layout) = leaf.item.content {
                    return layout.lines.first?.runs.first?.string == "Below"
                }
                return false
            })
        let transforms = below.effects.compactMap { effect in
            if case .transform(let transform) = effect { transform } else { nil }
        }
        let scale: CGFloat = (390.0 - 32) / 390
        #expect(transforms.count == 1)
        #expect(abs(transforms[0].a - scale) < 1e-9)
        #expect(abs(transforms[0].tx - 16) < 1e-9)
        #expect(abs(transforms[0].ty - 47) < 1e-9)
    }

    @Test func aSlowShortPullComesBackAndALongOneEndsTheSheet() {
        let probe = probe { Counter() }
        drag(probe, from: 70, to: 170, frames: 60)
        #expect(model.flag)
        probe.step(60)
        #expect(card(probe)?.minY == 57)
        drag(probe, from: 70, to: 570, frames: 60)
        #expect(!model.flag)
        probe.step(60)
        #expect(model.log == ["dismissed"])
    }

    @Test func aQuickPullEndsTheSheet() {
        let probe = probe { Counter() }
        drag(probe, from: 70, to: 270, frames: 4)
        #expect(!model.flag)
        probe.step(40)
        #expect(model.log == ["dismissed"])
    }

    @Test func theCardFollowsTheFinger() {
        let probe = probe { Counter() }
        probe.stage.touchDown(at: CGPoint(x: 195, y: 70))
        probe.stage.touchMove(to: CGPoint(x: 195, y: 170))
        #expect(card(probe)?.minY == 157)
        probe.stage.touchMove(to: CGPoint(x: 195, y: 20))
        #expect((card(probe)?.minY ?? 0) > 0)
        probe.stage.touchUp(at: CGPoint(x: 195, y: 20))
    }

    @Test func aSheetThatMustNotBeDraggedAwayStays() {
        let probe = probe { Counter().interactiveDismissDisabled() }
        drag(probe, from: 70, to: 700, frames: 4)
        probe.step(60)
        #expect(model.flag)
        #expect(card(probe)?.minY == 57)
        #expect(!probe.stage.escape())
        #expect(probe.stage.tap(label: "Done"))
        #expect(!model.flag)
    }

    @Test func escapeEndsASheet() {
        let probe = probe { Counter() }
        #expect(probe.stage.escape())
        #expect(!model.flag)
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Note: Identifiable { let id: Int }

private struct Counter: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
        VStack {
            Button("Count \(count)") { count += 1 }
            Button("Done") { dismiss() }
            Text(isPresented ? "presented" : "window")
        }
    }
}

private struct Screen<Sheet: View>: View {
    let model: Model
    var isCover = false
    @ViewBuilder let sheet: () -> Sheet

    var body: some View {
        @Bindable var model = model
        let below = Button("Below") { model.log.append("below") }
        if isCover {
            below.fullScreenCover(isPresented: $model.flag) {
                model.log.append("dismissed")
            } content: {
                sheet()
            }
        } else {
            below.sheet(isPresented: $model.flag) {
                model.log.append("dismissed")
            } content: {
                sheet()
            }
        }
    }
}

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

private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        context.displayScale > 0 ? context.maxDetentValue / 3 : 0
    }
}

private struct Nowhere: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
}

@MainActor
@Suite struct SheetTests {
    private let model = Model()
    private let screen = CGSize(width: 390, height: 844)
    private let safe = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    private func probe<Sheet: View>(
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

    private func card(_ probe: StageProbe) -> CGRect? {
        probe.stage.accessibilityTree().children.first { $0.traits.contains(.isModal) }?.frame
    }

    private func drag(_ probe: StageProbe, from: CGFloat, to: CGFloat, frames: Int) {
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

    nonisolated private static let tops: [(PresentationDetent, Double)] = [
        (.medium, 433), (.large, 57), (.height(200), 610), (.fraction(0.25), 621.75),
    ]

    @Test(arguments: tops)
    func aSheetRestsAtItsHeight(detent: PresentationDetent, top: Double) {
        let probe = probe { Color.red.presentationDetents([detent]) }
        #expect(card(probe)?.minY == CGFloat(top))
        #expect(card(probe)?.maxY == 844)
    }

    @Test func aSheetWithTwoHeightsIsPulledUpAndTellsItsSelection() {
        struct Sized: View {
            @State var detent = PresentationDetent.medium
            var body: some View {
                Button(detent == .medium ? "medium" : "large") { detent = .medium }
                    .presentationDetents([.medium, .large], selection: $detent)
            }
        }
        let probe = probe { Sized() }
        #expect(card(probe)?.minY == 433)
        drag(probe, from: 450, to: 250, frames: 6)
        probe.step(60)
        #expect(card(probe)?.minY == 57)
        #expect(probe.texts.contains("large"))
        #expect(probe.stage.tap(label: "large"))
        probe.step(60)
        #expect(card(probe)?.minY == 433)
        #expect(model.flag)
    }

    @Test func aTouchBesideAHalfSheetEndsIt() {
        let probe = probe { Color.red.presentationDetents([.medium]) }
        probe.stage.tap(at: CGPoint(x: 195, y: 200))
        #expect(!model.flag)
        #expect(model.log.isEmpty)
    }

    @Test func aSheetRestsWhereItShouldAfterAFingerBesideItToo() {
        let probe = probe { Color.red.presentationDetents([.medium]).interactiveDismissDisabled() }
        probe.stage.touchDown(at: CGPoint(x: 195, y: 200))
        // The screen becomes lower while the finger is down.
        probe.stage.configuration.safeArea.top = 87
        probe.step(2)
        probe.stage.touchUp(at: CGPoint(x: 195, y: 200))
        probe.step(60)
        let wanted = self.probe { Color.red.presentationDetents([.medium]).interactiveDismissDisabled() }
        wanted.stage.configuration.safeArea.top = 87
        wanted.step(60)
        #expect(card(probe) != nil)
        #expect(card(probe) == card(wanted))
        #expect(probe.stage.frame(at: 5) == wanted.stage.frame(at: 5))
    }

    @Test func theWindowCanBeUsedWhereASheetLetsTouchesThrough() {
        let probe = probe {
            Counter().presentationDetents([.height(200)]).presentationBackgroundInteraction(.enabled)
        }
        #expect(probe.stage.tap(label: "Below"))
        #expect(model.log == ["below"])
        #expect(probe.stage.tap(label: "Count 0"))
        #expect(model.flag)
    }

    @Test(arguments: [false, true])
    func aViewIsTheBackgroundOfAllOfAPresentation(isCover: Bool) {
        let probe = probe(isCover: isCover) {
            Text("front").presentationBackground(alignment: .bottom) {
                if model.a == 0 { Color.green } else { Color.blue }
                Text("behind")
            }
        }
        func fills(_ color: Color) -> [CGRect] {
            let paint = DisplayPaint.color(color.resolveColor(in: EnvironmentValues()))
            return probe.stage.drawn.fills.filter { $0.paint == paint }.map(\.rect)
        }
        let whole =
            isCover ? CGRect(origin: .zero, size: screen) : CGRect(x: 0, y: 57, width: 390, height: 787)
        #expect(fills(.green) == [whole])
        #expect(fills(.white).allSatisfy { $0.width < 390 })
        #expect(Array(probe.texts.suffix(2)) == ["behind", "front"])
        #expect(probe.stage.drawn.texts["behind"]?.maxY.rounded() == 844)
        #expect(!probe.stage.elements.map(\.label).contains("behind"))
        model.a = 1
        probe.step(30)
        #expect(fills(.blue) == [whole])
        #expect(fills(.green).isEmpty)
    }

    @Test func aHeightOfOnesOwnIsFoundFromTheLargestAndTheEnvironment() {
        let third = probe { Color.red.presentationDetents([.custom(Third.self)]) }
        #expect(card(third)?.minY.rounded() == 559)
        let none = probe { Color.red.presentationDetents([.custom(Nowhere.self), .medium]) }
        #expect(card(none)?.minY == 433)
    }

    @Test func theWindowCanBeUsedUpToAHeight() {
        let low = probe {
            Counter().presentationDetents([.height(200), .large])
                .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
        }
        #expect(low.stage.tap(label: "Below"))
        let high = probe {
            Counter().presentationDetents([.large])
                .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
        }
        #expect(!high.stage.tap(label: "Below"))
    }

    @Test func aCoverTakesTheWholeScreenAndHidesWhatIsBelow() {
        let probe = probe(isCover: true) { Counter().mark("content") }
        #expect(probe.texts == ["Count 0", "Done", "presented"])
        #expect(probe.stage.elements.map(\.label) == ["Count 0", "Done", "presented"])
        probe.stage.touchDown(at: CGPoint(x: 195, y: 100))
        probe.stage.touchMove(to: CGPoint(x: 195, y: 700))
        probe.stage.touchUp(at: CGPoint(x: 195, y: 700))
        #expect(model.flag)
        probe.stage.tap(label: "Done")
        probe.step(3)
        #expect(probe.texts.contains("Below"))
        probe.step(60)
        #expect(probe.texts == ["Below"])
        #expect(model.log == ["dismissed"])
    }

    @Test func anotherItemBringsAnotherSheetAfterTheFirstHasGone() {
        struct Items: View {
            let model: Model
            @State var note: Note? = Note(id: 1)
            var body: some View {
                Text("window").sheet(item: $note) {
                    model.log.append("dismissed")
                } content: { shown in
                    Button("Note \(shown.id)") { note = shown.id == 1 ? Note(id: 2) : nil }
                        .onAppear { model.log.append("appear \(shown.id)") }
                        .onDisappear { model.log.append("disappear \(shown.id)") }
                }
            }
        }
        let probe = StageProbe(screen) { Items(model: model) }
        probe.step(60)
        probe.stage.tap(label: "Note 1")
        probe.step(3)
        #expect(probe.texts.contains("Note 1"))
        probe.step(120)
        #expect(probe.texts.contains("Note 2"))
        probe.stage.tap(label: "Note 2")
        probe.step(60)
        #expect(
            model.log == [
                "appear 1", "disappear 1", "dismissed", "appear 2", "disappear 2", "dismissed",
            ])
    }

    @Test func sheetsStandOnSheetsAndGoTogether() {
        struct Outer: View {
            @State var inner = false
            var body: some View {
                Button("Open") { inner = true }.sheet(isPresented: $inner) { Counter() }
            }
        }
        let probe = probe { Outer() }
        probe.stage.tap(label: "Open")
        probe.step(60)
        #expect(probe.texts == ["Below", "Open", "Count 0", "Done", "presented"])
        #expect(probe.stage.elements.map(\.label) == ["Count 0", "Done", "presented"])
        probe.stage.tap(label: "Done")
        probe.step(60)
        #expect(probe.texts == ["Below", "Open"])
        probe.stage.tap(label: "Open")
        probe.step(60)
        model.flag = false
        probe.step(60)
        #expect(probe.texts == ["Below"])
        #expect(probe.stage.issues.isEmpty)
    }

    @Test func theEnvironmentOfTheViewBelowIsInherited() {
        struct Reader: View {
            @Environment(\.locale) var locale
            var body: some View { Text(locale.identifier) }
        }
        struct Outer: View {
            var body: some View {
                Color.red.sheet(isPresented: .constant(true)) { Reader() }
                    .environment(\.locale, Locale(identifier: "hi_IN"))
            }
        }
        let probe = StageProbe(screen) { Outer() }
        #expect(probe.step(5).items.isEmpty == false)
        #expect(probe.texts == ["hi_IN"])
    }

    @Test func nothingMovesWhereMotionIsSwitchedOff() {
        let probe = StageProbe(screen) { Screen(model: model) { Counter() } }
        var still = Transaction()
        still.disablesAnimations = true
        withTransaction(still) { model.flag = true }
        probe.step()
        #expect(card(probe)?.minY == 10)
        withTransaction(still) { model.flag = false }
        probe.step()
        #expect(probe.texts == ["Below"])
        #expect(model.log == ["dismissed"])
    }

    @Test func aPreferredAppearanceRecoloursTheSheetAlone() {
        let probe = probe { Text("dark").preferredColorScheme(.dark) }
        let colors = probe.stage.drawn.textColors
        #expect(colors["dark"] == ResolvedColor(red: 1, green: 1, blue: 1))
        #expect(probe.stage.rootEnvironment.colorScheme == .light)
    }

    @Test func aPreferredAppearanceRecoloursTheWholeWindow() {
        struct Dark: View {
            let model: Model
            var body: some View {
                VStack {
                    Text("outside")
                    if model.a == 0 { Text("inside").preferredColorScheme(.dark) }
                }
            }
        }
        let stage = Stage.fixed { Dark(model: model) }
        let white = ResolvedColor(red: 1, green: 1, blue: 1)
        #expect(stage.drawn.textColors["outside"] == white)
        model.a = 1
        stage.settle()
        #expect(stage.drawn.textColors["outside"] != white)
    }
}

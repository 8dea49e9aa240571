// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Note: Identifiable { let id: Int }

/// Covers, sheets on sheets, and what a sheet has from its window.
extension SheetTests {
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

// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Typed: View {
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).frame(maxWidth: .infinity, maxHeight: .infinity).mark("sheet")
    }
}

private struct Measured: View {
    @State private var width: CGFloat = 0
    var body: some View {
        Color.red.onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .overlay { Text("\(Int(width)) wide") }
    }
}

private struct Screen<Sheet: View>: View {
    @ViewBuilder let sheet: () -> Sheet
    var body: some View { Text("Below").sheet(isPresented: .constant(true)) { sheet() } }
}

@MainActor
@Suite struct SheetAreaTests {
    private func probe<Sheet: View>(@ViewBuilder _ sheet: @escaping () -> Sheet) -> StageProbe {
        let probe = StageProbe(CGSize(width: 390, height: 844)) {
            $0.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        } content: {
            Screen(sheet: sheet)
        }
        probe.step(60)
        return probe
    }

    @Test func aSheetGoesUpWithTheKeyboardAndKeepsItsContentFree() {
        let probe = probe {
            Typed().presentationDetents([.height(200)])
        }
        let low = probe.frame("sheet") ?? .zero
        #expect(low == rect(0, 610, 390, 200))
        probe.stage.configuration.keyboardHeight = 336
        #expect(probe.stage.tap(label: "Name"))
        probe.step(90)
        #expect(probe.frame("sheet") == rect(0, 308, 390, 200))
        #expect(probe.stage.isSettled)
    }

    @Test func aLargeSheetGivesTheKeyboardItsRoom() {
        let probe = probe { Typed() }
        let before = probe.frame("sheet") ?? .zero
        #expect(before.maxY == 810)
        probe.stage.configuration.keyboardHeight = 336
        #expect(probe.stage.tap(label: "Name"))
        probe.step(90)
        let after = probe.frame("sheet") ?? .zero
        #expect(after.minY == before.minY)
        #expect(after.maxY == 508)
    }

    @Test func whatASheetLearnsInItsFirstLayoutIsShown() {
        let probe = probe { Measured() }
        #expect(probe.texts.contains("390 wide"))
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The views whose sizes come from the screen's.
enum ScreenReader: CaseIterable, Sendable {
    case navigation, relative, ideal, padding, unsafe

    /// Each where its own offer stays the same when the screen changes.
    @MainActor @ViewBuilder
    var view: some View {
        switch self {
        case .navigation: ScrollView { NavigationStack { Text("a") }.mark("it") }
        case .relative: Color.red.containerRelativeFrame(.vertical).mark("it").frame(height: 5)
        case .ideal:
            ScrollView { Color.red.containerRelativeFrame(.vertical) }.mark("it").frame(width: 7).fixedSize()
        case .padding: Color.red.frame(width: 5, height: 5).scenePadding().mark("it").fixedSize()
        case .unsafe: Color.red.frame(minHeight: 280).ignoresSafeArea().frame(height: 280).mark("it")
        }
    }
}

@MainActor
@Suite struct SafeAreaReadersTests {
    /// A change of the screen under a view: it is as large as in one that begins on that screen.
    @Test(arguments: ScreenReader.allCases)
    func aSizeMadeFromTheScreensIsNotKeptWhenThatChanges(reader: ScreenReader) {
        let kept = StageProbe(CGSize(width: 300, height: 300)) { reader.view }
        let changes: [(inout StageConfiguration) -> Void] = [
            { $0.safeArea.top = 20 }, { $0.safeArea.bottom = 30 }, { $0.size.width = 500 },
            { $0.size.height = 280 },
        ]
        for change in changes {
            change(&kept.stage.configuration)
            kept.step(2)
            let fresh = StageProbe(kept.stage.configuration.size) { [kept] in
                $0 = kept.stage.configuration
            } content: {
                reader.view
            }
            #expect(kept.frame("it") == fresh.frame("it"))
            #expect(kept.list == fresh.list)
        }
    }

    @Test func aStackOfScreensInAScrollViewFollowsTheKeyboard() {
        let probe = StageProbe(CGSize(width: 200, height: 300)) {
            $0.keyboardHeight = 120
        } content: {
            ScrollView { NavigationStack { TextField("Name", text: .constant("")) }.mark("it") }
        }
        #expect(probe.frame("it")?.height == 300)
        probe.stage.tap(at: CGPoint(x: 100, y: 170))
        probe.step(90)
        #expect(probe.frame("it")?.height == 180)
    }
}

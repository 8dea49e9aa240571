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

    /// Heights on a screen of 300 points and beside a keyboard of 120, which changes no environment.
    @Test(arguments: [
        (ScreenReader.navigation, 300.0, 180.0), (.relative, 300, 180), (.ideal, 300, 180),
        (.unsafe, 280, 280),
    ])
    func aSizeMadeFromTheScreensFollowsTheKeyboard(reader: ScreenReader, before: CGFloat, after: CGFloat) {
        let probe = StageProbe(CGSize(width: 200, height: 300)) {
            $0.keyboardHeight = 120
        } content: {
            ZStack(alignment: .top) {
                reader.view
                TextField("Name", text: .constant("")).mark("field")
            }
        }
        #expect(probe.frame("it")?.height == before)
        let field = probe.frame("field") ?? .zero
        probe.stage.tap(at: CGPoint(x: field.midX, y: field.midY))
        probe.step(90)
        #expect(probe.frame("it")?.height == after)
    }
}

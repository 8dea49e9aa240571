// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Tabs: View {
    @AppStorage("tabs") private var tabs: TabViewCustomization
    @SceneStorage("scene tabs") private var sceneTabs: TabViewCustomization

    var body: some View {
        Text(tabs == TabViewCustomization() && sceneTabs == tabs ? "usual" : "own")
            .tabViewCustomization($tabs)
        Button("keep") { (tabs, sceneTabs) = (TabViewCustomization(), TabViewCustomization()) }
    }
}

extension View {
    fileprivate func when<C: View>(_ condition: Bool, _ content: (Self) -> C) -> TupleView<(Self?, C?)> {
        condition ? TupleView((nil, content(self))) : TupleView((self, nil))
    }
}

/// What a user has chosen of tabs, and views that an app joins itself.
@MainActor
@Suite struct StoredTabsTests {
    @Test func theChoiceIsKeptByItsKey() {
        let stage = Stage.fixed { VStack { Tabs() } }
        #expect(stage.drawn.texts["usual"] != nil)
        stage.activate(label: "keep")
        stage.settle()
        #expect(stage.drawn.texts["usual"] != nil)
    }

    @Test(arguments: [true, false]) func anAppJoinsViews(condition: Bool) {
        let stage = Stage.fixed {
            HStack { Text("plain").when(condition) { _ in Text("changed") } }
        }
        #expect((stage.drawn.texts["changed"] != nil) == condition)
        #expect((stage.drawn.texts["plain"] != nil) == !condition)
    }
}

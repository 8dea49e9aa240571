// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct OlderNavigationTests {
    private let size = CGSize(width: 390, height: 844)

    @Test func aNavigationViewPushesTheDestinationOfALink() {
        let probe = StageProbe(size) {
            NavigationView {
                NavigationLink("Go", destination: Text("there"))
                    .navigationBarTitle("Home", displayMode: .inline)
            }
            .navigationViewStyle(.stack)
        }
        probe.stage.tap(label: "Go")
        probe.step(60)
        #expect(probe.texts.contains("there"))
        #expect(probe.stage.tap(label: "Home"))
        probe.step(60)
        #expect(!probe.texts.contains("there"))
    }

    @Test func itemsOfTheBarStandAtBothEndsAndAct() throws {
        let model = Model()
        let probe = StageProbe(size) {
            NavigationView {
                Color.red.navigationBarItems(
                    leading: Button("Edit") { model.log.append("edit") },
                    trailing: Button("Add") { model.log.append("add") })
            }
        }
        probe.step(2)
        let texts = Drawn(probe.list).texts
        #expect(try #require(texts["Edit"]).minX == 16)
        #expect(try #require(texts["Add"]).maxX == 374)
        probe.stage.tap(label: "Edit")
        probe.stage.tap(label: "Add")
        #expect(model.log == ["edit", "add"])
    }

    @Test(arguments: [(NavigationBarItem.TitleDisplayMode.inline, 17.0), (.large, 34)])
    func aTitleIsAsLargeAsItsDisplayModeSays(
        mode: NavigationBarItem.TitleDisplayMode, size: CGFloat
    ) {
        let probe = StageProbe(self.size) {
            NavigationView { Color.red.navigationBarTitle("Title", displayMode: mode) }
        }
        probe.step(2)
        let sizes = probe.leaves.compactMap { leaf -> CGFloat? in
            guard case .text(let layout) = leaf.item.content else { return nil }
            return layout.lines.first?.runs.first?.font.size
        }
        #expect(sizes == [size])
    }

    @Test func aToolbarTitleDisplayModeIsThatOfTheBar() {
        let probe = StageProbe(size) {
            NavigationStack {
                Color.red.mark("content").navigationTitle("Title").toolbarTitleDisplayMode(.inline)
            }
        }
        probe.step(2)
        #expect(probe.frame("content")?.minY == 44)
    }

    @Test func aDarkBarHasLightWordsOnALightScreen() throws {
        let probe = StageProbe(size) {
            NavigationStack {
                Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbarBackground(.visible, for: .navigationBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
        probe.step(2)
        let drawn = Drawn(probe.list)
        #expect(try #require(drawn.textColors["Title"]).red == 1)
        #expect(try #require(drawn.textColors["content"]).red == 0)
        #expect(drawn.fills(0x16, 0x16, 0x16).count == 1)
    }
}

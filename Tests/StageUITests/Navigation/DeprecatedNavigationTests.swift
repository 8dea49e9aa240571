// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct ActiveLink: View {
    @Bindable var model: Model
    var body: some View {
        NavigationView {
            NavigationLink("Go", isActive: $model.flag) { Text("there") }
                .navigationBarTitle("Home", displayMode: .inline)
        }
    }
}

private struct TaggedLinks: View {
    let model: Model
    var body: some View {
        let selection = Binding<String?> {
            model.names.first
        } set: { name in
            model.names = name.map { [$0] } ?? []
        }
        NavigationView {
            VStack {
                ForEach(["a", "b"], id: \.self) { name in
                    NavigationLink(tag: name, selection: selection) {
                        Text("screen \(name)")
                    } label: {
                        Text(name)
                    }
                }
            }
            .navigationBarTitle("Home", displayMode: .inline)
            .onAppear { if model.names.count > 1 { model.names = [] } }
        }
    }
}

@MainActor
@Suite struct DeprecatedNavigationTests {
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

    @Test func aLinkWithAValueOfTheAppsGoesOnAndBackWithIt() {
        let model = Model()
        let probe = StageProbe(size) { ActiveLink(model: model) }
        probe.stage.tap(label: "Go")
        #expect(model.flag)
        probe.step(60)
        #expect(probe.texts.contains("there"))
        model.flag = false
        probe.step(60)
        #expect(!probe.texts.contains("there"))
        model.flag = true
        probe.step(60)
        #expect(probe.texts.contains("there"))
        #expect(probe.stage.tap(label: "Home"))
        probe.step(60)
        #expect(!model.flag)
    }

    @Test func aLinkWithATagGoesOnWhenTheSelectionHasItAndTakesItAwayOnTheWayBack() {
        let model = Model()
        let probe = StageProbe(size) { TaggedLinks(model: model) }
        probe.stage.tap(label: "b")
        #expect(model.names == ["b"])
        probe.step(60)
        #expect(probe.texts.contains("screen b"))
        // Another value is another screen.
        model.names = ["a"]
        probe.step(60)
        #expect(probe.texts.contains("screen a") && !probe.texts.contains("screen b"))
        #expect(probe.stage.tap(label: "Home"))
        probe.step(60)
        #expect(model.names.isEmpty)
    }

    @Test func aLinkWithAValueOutsideOfAStackIsDisabled() {
        let probe = StageProbe(size) {
            NavigationLink("Go", isActive: .constant(false)) { Text("there") }
        }
        #expect(probe.stage.elements.first?.isEnabled == false)
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

// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A label in a bar is its icon alone, as on iOS; assistive technology still reads its title.
@MainActor
@Suite struct ToolbarLabelTests {
    private static let size = CGSize(width: 390, height: 400)

    @Test(arguments: [ToolbarItemPlacement.topBarTrailing, .topBarLeading, .bottomBar, .confirmationAction])
    func aButtonOfABarShowsItsIcon(_ place: ToolbarItemPlacement) {
        let probe = StageProbe(Self.size) {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: place) { Button("Add", systemImage: "plus") {} }
                }
            }
        }
        #expect(!probe.texts.contains("Add"), "\(probe.list.lines())")
        let button = probe.stage.accessibilityTree().flattened.first { $0.label == "Add" }
        #expect(button?.traits.contains(.isButton) == true)
    }

    @Test func anItemThatAsksForItsTitleGetsIt() {
        let probe = StageProbe(Self.size) {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem { Label("Add", systemImage: "plus").labelStyle(.titleOnly) }
                    ToolbarItem { Button("Edit") {} }
                }
            }
        }
        #expect(probe.texts == ["Add", "Edit"])
    }

    @Test(arguments: [ToolbarItemPlacement.topBarTrailing, .topBarLeading, .bottomBar])
    func anItemShowsOfItsLabelWhatItsStyleSays(_ place: ToolbarItemPlacement) {
        func drawn<S: LabelStyle>(_ style: S) -> (texts: [String], icons: Int) {
            let probe = StageProbe(Self.size) {
                NavigationStack {
                    Color.clear.toolbar {
                        ToolbarItem(placement: place) {
                            Button {
                            } label: {
                                Label {
                                    Text("Add")
                                } icon: {
                                    Color.orange.frame(width: 20, height: 20)
                                }
                            }
                            .labelStyle(style)
                        }
                    }
                }
            }
            return (probe.texts, probe.rectangles.filter { $0.size == CGSize(width: 20, height: 20) }.count)
        }
        #expect(drawn(.titleAndIcon) == (["Add"], 1))
        #expect(drawn(.titleOnly) == (["Add"], 0))
        #expect(drawn(.iconOnly) == ([], 1))
        #expect(drawn(.automatic) == ([], 1))
    }

    @Test func whatIsPresentedFromABarHasUsualLabels() {
        let probe = StageProbe(Self.size) {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem {
                        Button("Add", systemImage: "plus") {}
                            .sheet(isPresented: .constant(true)) { Label("Inside", systemImage: "star") }
                    }
                }
            }
        }
        probe.step(60)
        #expect(probe.texts.contains("Inside"), "\(probe.list.lines())")
    }

    // MARK: Menus

    private func pressed(_ label: String, @ViewBuilder _ content: () -> some View) -> [String] {
        let content = content()
        let stage = Stage.fixed { NavigationStack { content.navigationBarTitleDisplayMode(.inline) } }
        stage.settle()
        stage.activate(label: label)
        stage.settle()
        return stage.elements.compactMap(\.label)
    }

    @Test func aTitleWithAMenuOpensIt() {
        let menu = pressed("Draft") {
            Text("words").navigationTitle("Draft").toolbar { ToolbarTitleMenu { Button("Rename") {} } }
        }
        #expect(menu == ["Rename"])
        let older = pressed("Draft") {
            Text("words").navigationTitle("Draft").toolbarTitleMenu { Button("Move") {} }
        }
        #expect(older == ["Move"])
    }

    @Test func actionsWithoutAPlaceAreInAMenuAtTheEndOfTheBar() {
        let menu = pressed("More") {
            Text("words").toolbar(id: "bar") {
                ToolbarItem(id: "print", placement: .secondaryAction) { Button("Print") {} }
                ToolbarItem(placement: .secondaryAction) { Button("Copy") {} }
            }
        }
        #expect(menu == ["Print", "Copy"])
    }

    @Test func theTitleOfAnEditorStandsAtTheStart() {
        let stage = Stage.fixed {
            NavigationStack {
                Text("words").navigationTitle("Draft").toolbarRole(.editor)
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        stage.settle()
        #expect(stage.drawn.texts["Draft"]?.minX == 16)
    }

    @Test func itemsOfAGroupStandInTheBarInTheirOrder() {
        struct Screen: View {
            @State private var isEditing = false
            var body: some View {
                NavigationStack { Color.clear.toolbar { items } }
            }
            private var items: some ToolbarContent {
                Group {
                    ToolbarItem { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
                    if isEditing { ToolbarItem { Button("Delete") {} } }
                    Group { ToolbarItem { Text("7") } }
                }
            }
        }
        let probe = StageProbe(Self.size) { Screen() }
        #expect(probe.texts == ["Edit", "7"])
        probe.stage.tap(label: "Edit")
        probe.step()
        #expect(probe.texts == ["Done", "Delete", "7"])
    }
}

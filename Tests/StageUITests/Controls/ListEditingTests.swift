// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Towns: View {
    let model: Model
    var isEdited = false
    var body: some View {
        NavigationStack {
            List {
                ForEach(model.names, id: \.self) { Text($0).mark($0) }
                    .onDelete { model.names.remove(atOffsets: $0) }
                    .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
            }
            .toolbar { EditButton() }
        }
    }
}

@MainActor
@Suite struct ListEditingTests {
    private let model = Model()

    /// The middle of the row with a text.
    private func row(_ text: String, _ stage: Stage) throws -> CGPoint {
        CGPoint(x: 200, y: try #require(stage.drawn.texts[text]).midY)
    }

    private func actions(_ label: String, _ stage: Stage) -> [String] {
        stage.elements.first { $0.label == label }?.actionNames ?? []
    }

    // MARK: Collections

    @Test(arguments: [
        (IndexSet([0]), 3, ["b", "c", "a"]), (IndexSet([2]), 0, ["c", "a", "b"]),
        (IndexSet([0, 2]), 1, ["a", "c", "b"]), (IndexSet([1]), 1, ["a", "b", "c"]),
        (IndexSet([1]), 2, ["a", "b", "c"]), (IndexSet([0, 1]), 3, ["c", "a", "b"]),
    ])
    func elementsMoveBeforeAPlace(_ from: IndexSet, _ to: Int, _ expected: [String]) {
        var all = ["a", "b", "c"]
        all.move(fromOffsets: from, toOffset: to)
        #expect(all == expected)
        var slice = ["x", "a", "b", "c"][1...]
        slice.move(fromOffsets: from, toOffset: to)
        #expect(Array(slice) == expected)
    }

    @Test func elementsAreRemovedAtTheirPlaces() {
        var all = ["a", "b", "c"]
        all.remove(atOffsets: [0, 2])
        #expect(all == ["b"])
        all.remove(atOffsets: [])
        #expect(all == ["b"])
    }

    private struct Changing: View {
        @Bindable var model: Model
        var actions: EditActions<[String]>
        var body: some View {
            List {
                ForEach($model.names, id: \.self, editActions: actions) { $name in Text(name).mark(name) }
            }
        }
    }

    @Test(arguments: [(EditActions<[String]>.delete, true), (.move, false), (.all, true)])
    func rowsOfABoundCollectionChangeIt(_ actions: EditActions<[String]>, _ removes: Bool) throws {
        let stage = Stage.shown { Changing(model: model, actions: actions) }
        let y = try row("y", stage)
        stage.drag(from: y, to: CGPoint(x: y.x - 60, y: y.y))
        stage.settle()
        guard removes else {
            #expect(stage.drawn.texts["Delete"] == nil)
            return
        }
        let delete = try #require(stage.drawn.texts["Delete"])
        stage.tap(at: CGPoint(x: delete.midX, y: delete.midY))
        #expect(model.names == ["x", "z"])
    }

    // MARK: Swipes

    @Test func aSwipeUncoversDeleteAndATouchRemovesTheRow() throws {
        let stage = Stage.shown { Towns(model: model) }
        let y = try row("y", stage)
        #expect(stage.drawn.texts["Delete"] == nil)
        stage.drag(from: y, to: CGPoint(x: y.x - 60, y: y.y))
        stage.settle()
        #expect(stage.drawn.fills(255, 59, 48).contains { $0.width >= 74 && $0.maxX == 380 })
        let delete = try #require(stage.drawn.texts["Delete"])
        #expect(delete.minX > 280 && abs(delete.midY - y.y) < 1)
        #expect(model.names == ["x", "y", "z"])
        stage.tap(at: CGPoint(x: delete.midX, y: delete.midY))
        #expect(model.names == ["x", "z"])
        stage.settle()
        #expect(stage.drawn.texts["y"] == nil && stage.drawn.texts["Delete"] == nil)
    }

    @Test func aSwipeAllTheWayPerformsTheFirstAction() throws {
        let stage = Stage.shown { Towns(model: model) }
        let z = try row("z", stage)
        stage.drag(from: CGPoint(x: 370, y: z.y), to: CGPoint(x: 60, y: z.y))
        stage.settle()
        #expect(model.names == ["x", "y"])
    }

    @Test func aShortSwipeAndATouchElsewhereCloseTheRow() throws {
        let stage = Stage.shown { Towns(model: model) }
        let y = try row("y", stage)
        stage.drag(from: y, to: CGPoint(x: y.x - 20, y: y.y))
        stage.settle()
        #expect(stage.drawn.texts["Delete"] == nil)
        stage.drag(from: y, to: CGPoint(x: y.x - 60, y: y.y))
        stage.settle()
        stage.tap(at: try row("z", stage))
        stage.settle()
        #expect(stage.drawn.texts["Delete"] == nil)
        #expect(model.names == ["x", "y", "z"])
    }

    private struct Mails: View {
        let model: Model
        var allows = true
        var body: some View {
            List {
                Text("mail").swipeActions(edge: .leading) {
                    Button("Read") { model.a += 1 }.tint(.blue)
                }
                .swipeActions(allowsFullSwipe: allows) {
                    Button(role: .destructive) {
                        model.b += 1
                    } label: {
                        Label("Bin", systemImage: "trash")
                    }
                    Button("Flag") { model.b += 10 }.tint(.orange)
                }
            }
        }
    }

    @Test func actionsStandAtBothEdgesTheFirstOutermost() throws {
        let stage = Stage.shown { Mails(model: model) }
        let mail = try row("mail", stage)
        stage.drag(from: mail, to: CGPoint(x: mail.x + 60, y: mail.y))
        stage.settle()
        #expect(stage.drawn.fills(0, 122, 255).contains { $0.minX == 20 && $0.height == 44 })
        stage.tap(at: CGPoint(x: 40, y: mail.y))
        #expect(model.a == 1)
        stage.settle()
        stage.drag(from: mail, to: CGPoint(x: mail.x - 120, y: mail.y))
        stage.settle()
        let red = try #require(stage.drawn.fills(255, 59, 48).first)
        let orange = try #require(stage.drawn.fills(255, 149, 0).first)
        #expect(red.maxX == 380 && orange.maxX == red.minX)
        stage.tap(at: CGPoint(x: orange.midX, y: mail.y))
        #expect(model.b == 10)
    }

    @Test func withoutAFullSwipeNothingIsPerformed() throws {
        let stage = Stage.shown { Mails(model: model, allows: false) }
        let mail = try row("mail", stage)
        stage.drag(from: CGPoint(x: 370, y: mail.y), to: CGPoint(x: 30, y: mail.y))
        stage.settle()
        #expect(model.b == 0)
    }

    @Test func aScreenReaderOffersTheActions() {
        let mails = Stage.shown { Mails(model: model) }
        #expect(actions("mail", mails) == ["Bin", "Flag", "Read"])
        #expect(mails.elements.map(\.label) == ["mail"])
        #expect(mails.perform(.named("Flag"), label: "mail"))
        #expect(model.b == 10)
        let towns = Stage.shown { Towns(model: model) }
        #expect(actions("y", towns) == ["Delete"])
        #expect(towns.perform(.named("Delete"), label: "y"))
        #expect(model.names == ["x", "z"])
    }

    @Test func aRowReadFromTheRightIsSwipedTheOtherWay() throws {
        let stage = Stage.shown(direction: .rightToLeft) { Towns(model: model) }
        let y = try row("y", stage)
        stage.drag(from: y, to: CGPoint(x: y.x + 60, y: y.y))
        stage.settle()
        #expect(try #require(stage.drawn.texts["Delete"]).maxX < 100)
    }

    @Test func aListStillScrollsUnderAFinger() {
        let stage = Stage.shown {
            List(0..<40) { index in Text("row \(index)").swipeActions { Button("a") {} } }
        }
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
        stage.settle()
        #expect((stage.drawn.texts["row 0"]?.minY ?? -999) < 0)
    }

    @Test func aViewKeepsItsRow() {
        let stage = Stage.shown {
            List {
                ForEach(model.names, id: \.self) { name in Text(name).deleteDisabled(name == "y") }
                    .onDelete { model.names.remove(atOffsets: $0) }
            }
        }
        #expect(actions("x", stage) == ["Delete"])
        #expect(actions("y", stage).isEmpty)
    }

    /// A setting of several views, or of a section, is one of each row; the nearest counts.
    @Test func settingsOfSeveralViewsAreThoseOfEachRow() {
        let stage = Stage.shown {
            List {
                ForEach(model.names, id: \.self) { Text($0) }.listRowBackground(Color.red)
                Section {
                    Text("a")
                    Text("b").listRowBackground(Color.blue)
                }
                .listRowBackground(Color.green)
            }
        }
        #expect(stage.drawn.fills(255, 59, 48).count == 3)
        #expect(stage.drawn.fills(52, 199, 89).count == 1 && stage.drawn.fills(0, 122, 255).count == 1)
    }

    // MARK: Editing

    @Test func theEditButtonBeginsAndEndsEditing() throws {
        let stage = Stage.shown { Towns(model: model) }
        #expect(stage.elements.filter { $0.label == "Remove" }.isEmpty)
        #expect(stage.activate(label: "Edit"))
        stage.settle()
        #expect(stage.elements.filter { $0.label == "Remove" }.count == 3)
        #expect(stage.elements.filter { $0.label == "Reorder" }.count == 3)
        let remove = try #require(stage.elements.first { $0.label == "Remove" })
        stage.tap(at: CGPoint(x: remove.frame.midX, y: remove.frame.midY))
        stage.settle()
        let delete = try #require(stage.drawn.texts["Delete"])
        stage.tap(at: CGPoint(x: delete.midX, y: delete.midY))
        stage.settle()
        #expect(model.names == ["y", "z"])
        #expect(stage.activate(label: "Done"))
        stage.settle()
        #expect(stage.elements.filter { $0.label == "Remove" }.isEmpty)
    }

    @Test func aRowIsMovedByItsHandle() throws {
        let stage = Stage.shown { Towns(model: model) }
        stage.activate(label: "Edit")
        stage.settle()
        let handle = try #require(stage.elements.first { $0.label == "Reorder" }).frame
        let start = CGPoint(x: handle.midX, y: handle.midY)
        stage.drag(from: start, to: CGPoint(x: start.x, y: start.y + 50))
        stage.settle()
        #expect(model.names == ["y", "x", "z"])
        #expect(stage.perform(.named("Move Down"), label: "Reorder"))
        #expect(model.names == ["x", "y", "z"])
        stage.drag(from: start, to: CGPoint(x: start.x, y: start.y + 10))
        #expect(model.names == ["x", "y", "z"])
    }

    @Test func anAppHoldsTheModeItself() {
        let mode = Binding<EditMode>.constant(.active)
        let stage = Stage.shown {
            List { ForEach(model.names, id: \.self) { Text($0) }.onDelete { _ in } }
                .environment(\.editMode, mode)
        }
        #expect(stage.elements.filter { $0.label == "Remove" }.count == 3)
        #expect(EditMode.active.isEditing && EditMode.transient.isEditing && !EditMode.inactive.isEditing)
    }

    // MARK: Selection

    @Test func aTouchSelectsOneRow() throws {
        var chosen: String?
        let binding = Binding(get: { chosen }, set: { chosen = $0 })
        let stage = Stage.shown { List(model.names, id: \.self, selection: binding) { Text($0) } }
        stage.tap(at: try row("y", stage))
        #expect(chosen == "y")
        let other = Stage.shown {
            List(selection: binding) {
                Text("a").tag("x"); Text("b").tag("y")
            }
        }
        let element = other.elements.first { $0.traits.contains(.isSelected) }
        #expect(element?.label == "b")
        #expect(other.drawn.fills(209, 209, 214).count == 1)
    }

    @Test func severalRowsAreSelectedWhileTheListIsEdited() throws {
        var chosen: Set<String> = []
        let binding = Binding(get: { chosen }, set: { chosen = $0 })
        let still = Stage.shown { List(model.names, id: \.self, selection: binding) { Text($0) } }
        still.tap(at: try row("y", still))
        #expect(chosen.isEmpty)
        let edited = Stage.shown {
            List(model.names, id: \.self, selection: binding) { Text($0) }
                .environment(\.editMode, .constant(.active))
        }
        edited.tap(at: try row("y", edited))
        edited.tap(at: try row("z", edited))
        #expect(chosen == ["y", "z"])
        edited.tap(at: try row("z", edited))
        #expect(chosen.isSubset(of: ["y", "z"]))
    }

    // MARK: Looks

    @Test func aGroundCanBeHidden() {
        let shown = Stage.shown { List { Text("a") } }
        #expect(!shown.drawn.fills(242, 242, 247).isEmpty)
        let hidden = Stage.shown { List { Text("a") }.scrollContentBackground(.hidden).background(Color.red) }
        #expect(hidden.drawn.fills(242, 242, 247).isEmpty)
        #expect(
            Stage.shown { Form { Text("a") }.scrollContentBackground(.hidden) }.drawn.fills(242, 242, 247)
                .isEmpty)
    }

    @Test func eachStyleHasItsLook() {
        func look<S: ListStyle>(_ style: S) -> (ground: Bool, row: CGFloat, header: String?) {
            let stage = Stage.shown {
                List { Section("Towns") { Text("Lund").mark("row") } }.listStyle(style)
            }
            let texts = stage.drawn.texts
            return (
                !stage.drawn.fills(242, 242, 247).isEmpty, texts["Lund"]?.minX ?? 0,
                texts.keys.first { $0.lowercased() == "towns" }
            )
        }
        #expect(look(.insetGrouped) == (true, 36, "TOWNS"))
        #expect(look(.grouped) == (true, 16, "TOWNS"))
        #expect(look(.plain) == (false, 16, "Towns"))
        #expect(look(.inset) == (false, 16, "Towns"))
        #expect(look(.sidebar) == (true, 36, "Towns"))
    }

    @Test func rowsAndSectionsStandApartAsTheAppSays() {
        func places(_ change: (AnyView) -> AnyView) -> [CGFloat] {
            let list = AnyView(
                List {
                    Section {
                        Text("a")
                        Text("b")
                    }
                    Section { Text("c") }
                })
            let texts = Stage.shown { change(list) }.drawn.texts
            return ["a", "b", "c"].map { texts[$0]?.minY ?? 0 }
        }
        let usual = places { $0 }
        let apart = places { AnyView($0.listRowSpacing(10)) }
        #expect(abs((apart[1] - apart[0]) - (usual[1] - usual[0]) - 10) < 1.01)
        let near = places { AnyView($0.listSectionSpacing(4)) }
        #expect(abs((near[2] - near[1]) - (usual[2] - usual[1] - 20)) < 0.001)
        #expect(places { AnyView($0.listSectionSpacing(.custom(4))) } == near)
        #expect(places { AnyView($0.listSectionSpacing(.default)) } == usual)
        #expect(places { AnyView($0.listSectionSpacing(.compact)) }[2] < usual[2])
    }

    @Test func aLineHasItsColor() {
        let stage = Stage.shown {
            List {
                Text("a").listRowSeparatorTint(.red)
                Text("b")
            }
        }
        #expect(stage.drawn.fills(255, 59, 48).count == 1)
    }
}

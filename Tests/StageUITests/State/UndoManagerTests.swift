// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Page {
    var words: [String] = []
    let undo: UndoManager
    init(_ undo: UndoManager) { self.undo = undo }

    func add(_ word: String) {
        words.append(word)
        undo.registerUndo(withTarget: self) { $0.removeLast() }
        undo.setActionName("Typing")
    }
    func removeLast() {
        let word = words.removeLast()
        undo.registerUndo(withTarget: self) { $0.add(word) }
    }
}

/// developer.apple.com, UndoManager.
@MainActor
@Suite struct UndoManagerTests {
    private func manager() -> UndoManager {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return manager
    }
    private func group(_ manager: UndoManager, _ change: () -> Void) {
        manager.beginUndoGrouping()
        change()
        manager.endUndoGrouping()
    }

    @Test func aGroupIsTakenBackAndMadeAgainAsAWhole() {
        let manager = manager()
        let page = Page(manager)
        group(manager) {
            page.add("a")
            page.add("b")
        }
        group(manager) { page.add("c") }
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(page.words == ["a", "b"])
        manager.undo()
        #expect(page.words == [] && !manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(page.words == ["a", "b"] && manager.canUndo)
        manager.redo()
        #expect(page.words == ["a", "b", "c"] && !manager.canRedo)
    }

    @Test func aNewChangeEndsWhatCouldBeMadeAgain() {
        let manager = manager()
        let page = Page(manager)
        group(manager) { page.add("a") }
        manager.undo()
        #expect(manager.canRedo)
        group(manager) { page.add("b") }
        #expect(!manager.canRedo && page.words == ["b"])
    }

    @Test func namesAreThoseOfTheGroupsAndTitlesSayThem() {
        let manager = manager()
        let page = Page(manager)
        #expect(manager.undoMenuItemTitle == "Undo" && manager.undoActionName == "")
        group(manager) { page.add("a") }
        #expect(manager.undoActionName == "Typing" && manager.undoMenuItemTitle == "Undo Typing")
        manager.setActionName("Drawing")
        manager.undo()
        #expect(manager.redoMenuItemTitle == "Redo Drawing" && manager.undoActionName == "")
    }

    @Test func groupsInGroupsAreOneAndRegistrationCanRest() {
        let manager = manager()
        let page = Page(manager)
        group(manager) {
            page.add("a")
            group(manager) { page.add("b") }
            #expect(manager.groupingLevel == 1)
        }
        manager.undo()
        #expect(page.words == [])
        manager.disableUndoRegistration()
        group(manager) { page.add("c") }
        #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
        manager.enableUndoRegistration()
        #expect(manager.isUndoRegistrationEnabled)
    }

    @Test func onlySoManyLevelsAreKeptAndTargetsAreForgotten() {
        let manager = manager()
        let (page, other) = (Page(manager), Page(manager))
        manager.levelsOfUndo = 2
        for word in ["a", "b", "c"] { group(manager) { page.add(word) } }
        for _ in 0..<3 { manager.undo() }
        #expect(page.words == ["a"])
        group(manager) { page.add("b") }
        group(manager) { other.add("x") }
        manager.removeAllActions(withTarget: page)
        manager.undo()
        #expect(other.words == [] && !manager.canUndo && page.words == ["a", "b"])
        manager.removeAllActions()
        #expect(!manager.canRedo)
    }

    @Test func aTargetThatIsGoneIsLeftAlone() {
        let manager = manager()
        group(manager) { Page(manager).add("a") }
        manager.undo()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    private struct Counter: View {
        @Environment(\.undoManager) private var undoManager
        @State private var model = Model()
        var body: some View {
            Text("count \(model.a)")
            Button("add") {
                set(model.a + 1)
                set(model.a + 1)
            }
            Button("undo") { undoManager?.undo() }
            Button("redo") { undoManager?.redo() }
        }
        private func set(_ number: Int) { Self.set(number, model, undoManager) }
        private static func set(_ number: Int, _ model: Model, _ undoManager: UndoManager?) {
            let old = model.a
            model.a = number
            undoManager?.registerUndo(withTarget: model) { set(old, $0, undoManager) }
        }
    }

    @Test func aViewTakesTheChangesOfOneTapBackTogether() {
        let stage = Stage.fixed { Counter() }
        stage.settle()
        func touch(_ label: String) -> [String] {
            stage.activate(label: label)
            stage.settle()
            return stage.elements.compactMap(\.label).filter { $0.hasPrefix("count") }
        }
        #expect(touch("add") == ["count 2"])
        #expect(touch("add") == ["count 4"])
        #expect(touch("undo") == ["count 2"])
        #expect(touch("redo") == ["count 4"])
        #expect(stage.press("z", modifiers: .command))
        #expect(stage.press("z", modifiers: .command))
        stage.settle()
        #expect(stage.elements.compactMap(\.label).contains("count 0"))
        #expect(stage.press("z", modifiers: [.command, .shift]))
        #expect(!stage.press("y", modifiers: .command))
        stage.settle()
        #expect(stage.elements.compactMap(\.label).contains("count 2"))
    }

    @Test func eachStageHasItsOwnChanges() {
        let (one, other) = (Stage.fixed { Counter() }, Stage.fixed { Counter() })
        one.settle()
        other.settle()
        one.activate(label: "add")
        one.settle()
        #expect(one.undoManager.canUndo && !other.undoManager.canUndo)
    }
}

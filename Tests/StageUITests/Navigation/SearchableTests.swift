// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Searched: View {
    let model: Model
    @State var text = ""
    @State private var isShown = false
    var starts = false
    var body: some View {
        NavigationStack {
            List(model.names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Row(name: $0) }
                .navigationTitle("Towns")
                .searchable(text: $text, prompt: "Find")
                .onSubmit(of: .search) { model.log.append("search \(text)") }
                .onSubmit { model.log.append("text") }
        }
    }
}

private struct Scoped: View {
    @State private var text = ""
    @State private var scope = 1
    var body: some View {
        NavigationStack {
            List(["Lund"], id: \.self) { Text("\($0) \(scope)") }
                .searchable(text: $text, prompt: "Find")
                .searchScopes($scope) {
                    Text("Near").tag(1)
                    Text("Far").tag(2)
                }
        }
    }
}

private struct Kind: Identifiable {
    let id: String
}

private struct Tokened: View {
    @State private var text = ""
    @State private var tokens = [Kind(id: "Lake")]
    @State private var suggested = [Kind(id: "Lake"), Kind(id: "Sea")]
    var body: some View {
        NavigationStack {
            List(tokens) { Text("by \($0.id)") }
                .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: Text("Find")) {
                    Text($0.id)
                }
        }
    }
}

private struct Begun: View {
    @State private var text = ""
    @State private var tokens: [Kind] = []
    @State private var isSearching = false
    var body: some View {
        NavigationStack {
            List(["Lund"], id: \.self) { name in Button("Begin \(name)") { isSearching = true } }
                .searchable(
                    text: $text, tokens: $tokens, suggestedTokens: .constant([Kind(id: "Sea")]),
                    isPresented: $isSearching, prompt: Text("Find")
                ) { Text($0.id) }
        }
    }
}

private struct Row: View {
    let name: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button(isSearching ? "\(name)!" : name) { dismissSearch() } }
}

@MainActor
@Suite struct SearchableTests {
    private let model = Model()

    private func stage() -> Stage {
        let stage = Stage.shown { Searched(model: model) }
        return stage
    }

    private func field(_ stage: Stage) -> AccessibilityNode? {
        stage.elements.first { $0.traits.contains(.isSearchField) }
    }

    private func focus(_ stage: Stage) throws {
        let frame = try #require(field(stage)).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.settle()
    }

    @Test func theFieldStandsBelowTheTitleAboveTheRows() throws {
        let stage = stage()
        let texts = stage.drawn.texts
        let title = try #require(texts["Towns"])
        let prompt = try #require(texts["Find"])
        let row = try #require(texts["x"])
        #expect(title.maxY <= prompt.minY && prompt.maxY <= row.minY)
        #expect(field(stage)?.label == "Find")
        #expect(texts["Cancel"] == nil)
    }

    @Test func theFieldGrowsWithItsLetters() throws {
        let stage = Stage.fixed { Searched(model: model).environment(\.dynamicTypeSize, .accessibility5) }
        let texts = stage.drawn.texts
        let (title, prompt) = (try #require(texts["Towns"]), try #require(texts["Find"]))
        #expect(title.maxY <= prompt.minY && prompt.height > 40)
        #expect((field(stage)?.frame.height ?? 0) >= prompt.height)
    }

    @Test func whatIsTypedIsSearchedAndCancelEndsIt() throws {
        let stage = stage()
        try focus(stage)
        stage.type("y")
        stage.settle()
        #expect(stage.drawn.texts["y!"] != nil && stage.drawn.texts["x!"] == nil)
        stage.press(.return)
        #expect(model.log == ["search y"])
        #expect(stage.activate(label: "Cancel"))
        stage.settle()
        #expect(stage.drawn.texts["x"] != nil && stage.drawn.texts["z"] != nil)
        #expect(stage.drawn.texts["Cancel"] == nil)
        #expect(stage.textInput == nil)
    }

    @Test func theTextIsClearedAndAViewEndsTheSearch() throws {
        let stage = stage()
        try focus(stage)
        stage.type("y")
        stage.settle()
        #expect(stage.activate(label: "Clear text"))
        stage.settle()
        #expect(stage.drawn.texts["x!"] != nil)
        #expect(stage.activate(label: "x!"))
        stage.settle()
        #expect(stage.drawn.texts["x"] != nil && stage.drawn.texts["Cancel"] == nil)
    }

    @Test func aValueBeginsASearchWithTokens() {
        let stage = Stage.shown { Begun() }
        #expect(stage.drawn.texts["Sea"] == nil)
        #expect(stage.activate(label: "Begin Lund"))
        stage.settle()
        #expect(stage.drawn.texts["Sea"] != nil)
    }

    @Test func aTouchAddsASuggestedTokenAndRemovesOneWhileOneSearches() throws {
        let stage = Stage.shown { Tokened() }
        #expect(stage.drawn.texts["Sea"] == nil && stage.drawn.texts["by Lake"] != nil)
        try focus(stage)
        #expect(stage.activate(label: "Sea"))
        stage.settle()
        #expect(stage.drawn.texts["by Sea"] != nil)
        #expect(stage.activate(label: "Lake"))
        stage.settle()
        #expect(stage.drawn.texts["by Lake"] == nil && stage.drawn.texts["by Sea"] != nil)
    }

    @Test func theChoiceOfWhatIsSearchedIsThereWhileOneSearches() throws {
        let stage = Stage.shown { Scoped() }
        #expect(stage.drawn.texts["Far"] == nil)
        try focus(stage)
        let far = try #require(stage.drawn.texts["Far"])
        #expect(far.minY > (try #require(field(stage)).frame.maxY - 1))
        stage.tap(at: CGPoint(x: far.midX, y: far.midY))
        stage.settle()
        #expect(stage.drawn.texts["Lund 2"] != nil)
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private enum Theme: String { case light, dark }

private struct Counter: View {
    @AppStorage("count") private var count = 1
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("name") private var name: String?
    @AppStorage("address") private var address: URL?
    @AppStorage("share") private var share = 0.5
    @AppStorage("flag") private var flag = false
    @AppStorage("data") private var data = Data([1])

    var body: some View {
        VStack {
            Text("\(count) \(theme.rawValue) \(name ?? "-") \(share) \(flag) \(data.count)")
            Text(address?.absoluteString ?? "nowhere")
            Button("change") {
                count += 1
                theme = .dark
                name = "n"
                share = 0.25
                flag = true
                data = Data([1, 2])
                address = URL(string: "https://example.com/a")
            }
            Button("clear") { name = nil }
        }
    }
}

private struct Reader: View {
    @AppStorage("count") private var count = 7
    var body: some View { Toggle("odd", isOn: .constant(!count.isMultiple(of: 2))) }
}

private struct Level: View {
    @AppStorage("level") private var level = 1
    var body: some View { Text("level \(level)") }
}

private struct Windowed: View {
    @SceneStorage("tab") private var tab = "first"
    @State private var id = 0
    var body: some View {
        VStack {
            Text(tab).id(id)
            Button("go") {
                tab = "second"
                id += 1
            }
        }
    }
}

private struct Item: Identifiable {
    let id: Int
    var text: String
}

private struct Items: View {
    @State private var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b")]
    var body: some View {
        VStack {
            ForEach($items) { $item in
                TextField("field \(item.id)", text: $item.text)
            }
            Text(items.map(\.text).joined(separator: "+"))
            Button("swap") { items.swapAt(0, 1) }
            Button("drop") { items.removeFirst() }
        }
    }
}

private struct Asking: View {
    @Environment(Model.self) private var model
    var body: some View { Text("\(model.a)") }
}

private struct AskingPolitely: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(model.map { "\($0.a)" } ?? "none") }
}

@MainActor
@Suite struct KeptStateTests {
    private func store() -> UserDefaults {
        let name = "firstlight.tests." + UUID().uuidString
        let store = UserDefaults(suiteName: name) ?? .standard
        store.removePersistentDomain(forName: name)
        return store
    }

    private func reads(_ text: String, _ probe: StageProbe) -> Bool {
        probe.stage.accessibilityTree().flattened.contains { $0.label == text }
    }

    @Test func valuesOfAllKindsAreKept() {
        let store = store()
        let probe = StageProbe(CGSize(width: 400, height: 300)) { Counter().defaultAppStorage(store) }
        #expect(probe.texts.prefix(2) == ["1 light - 0.5 false 1", "nowhere"])
        probe.stage.activate(label: "change")
        probe.step()
        #expect(probe.texts.prefix(2) == ["2 dark n 0.25 true 2", "https://example.com/a"])
        #expect(store.integer(forKey: "count") == 2)
        let later = StageProbe(CGSize(width: 400, height: 300)) { Counter().defaultAppStorage(store) }
        #expect(later.texts.prefix(2) == ["2 dark n 0.25 true 2", "https://example.com/a"])
        later.stage.activate(label: "clear")
        later.step()
        #expect(later.texts[0] == "2 dark - 0.25 true 2")
    }

    @Test func whatOtherCodeWritesIntoUserDefaultsUpdatesTheViewsThatReadIt() {
        let store = store()
        let probe = StageProbe(CGSize(width: 400, height: 300)) {
            VStack {
                Level()
                Reader()
                Button("reset") { store.removeObject(forKey: "level") }
            }
            .defaultAppStorage(store)
        }
        store.set(5, forKey: "level")
        probe.step()
        #expect(probe.texts.first == "level 5")
        // The same once more, and what nobody reads, are nothing new.
        let bodies = probe.bodies("Level")
        store.set(5, forKey: "level")
        store.set(true, forKey: "other")
        probe.step(3)
        #expect(probe.bodies("Level") == bodies)
        #expect(probe.bodies("Reader") == 1)
        // What an action writes is seen at its end.
        probe.stage.activate(label: "reset")
        #expect(probe.bodies("Level") == bodies + 1)
        probe.step()
        #expect(probe.texts.first == "level 1")
    }

    @Test func allViewsThatReadAKeyAreUpdatedAndNoOthers() {
        let store = store()
        let probe = StageProbe {
            VStack {
                Counter(); Reader()
            }
            .defaultAppStorage(store)
        }
        #expect(probe.bodies("Reader") == 1)
        probe.stage.activate(label: "change")
        probe.step()
        #expect(probe.bodies("Reader") == 2)
        let value = probe.stage.accessibilityTree().flattened.first { $0.label == "odd" }?.value
        #expect(value == "off")
        probe.stage.activate(label: "clear")
        probe.step()
        #expect(probe.bodies("Reader") == 2)
    }

    @Test func aWindowKeepsItsValues() {
        let probe = StageProbe { Windowed() }
        probe.stage.activate(label: "go")
        probe.step()
        #expect(probe.texts.contains("second"))
    }

    @Test func aBindingFollowsItsElement() {
        let probe = StageProbe(CGSize(width: 200, height: 300)) { Items() }
        probe.stage.activate(label: "field 2")
        probe.stage.type("2")
        #expect(reads("a+b2", probe))
        probe.stage.activate(label: "swap")
        probe.stage.type("!")
        #expect(reads("b2!+a", probe))
        probe.stage.activate(label: "drop")
        #expect(reads("a", probe))
    }

    @Test func aBindingToNothingIsNoBinding() {
        var value: Int?
        let binding = Binding {
            value
        } set: {
            value = $0
        }
        #expect(Binding<Int>(binding) == nil)
        value = 3
        let unwrapped = Binding<Int>(binding)
        unwrapped?.wrappedValue = 4
        #expect(value == 4)
        let wrapped = Binding<Int?>(
            Binding {
                1
            } set: {
                value = $0
            })
        wrapped.wrappedValue = nil
        #expect(value == 4)
        wrapped.wrappedValue = 9
        #expect(value == 9)
    }

    @Test func aMissingModelIsReportedAndItsViewLeftOut() {
        let probe = StageProbe {
            VStack {
                Text("before"); Asking()
            }
        }
        #expect(probe.texts == ["before"])
        #expect(probe.stage.issues.map(\.kind) == [.misuse])
        #expect(probe.stage.issues.first?.path.hasSuffix("Asking") == true)
    }

    @Test func aModelMayBeMissingWhereItIsAskedForPolitely() {
        #expect(StageProbe { AskingPolitely() }.texts == ["none"])
        #expect(StageProbe { AskingPolitely().environment(Model()) }.texts == ["0"])
    }
}

private struct Counted: View {
    let model: Model
    @State private var count = 0
    @State private var words = ""

    var body: some View {
        VStack {
            Text("count \(count) \(words)")
            Button("Give") { model.bindings = ($count, $words) }
        }
    }

    @MainActor
    final class Model { var bindings: (count: Binding<Int>, words: Binding<String>)? }
}

/// States on other threads than the main one.
@MainActor
@Suite struct StateThreadTests {
    @Test func anyThreadReadsAndWritesAStateAndTheViewLearnsOfIt() async throws {
        let model = Counted.Model()
        let stage = Stage.shown(size: CGSize(width: 300, height: 300)) { Counted(model: model) }
        let frame = try #require(stage.elements.first { $0.label == "Give" }).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        let (count, words) = try #require(model.bindings)
        let seen = await Task.detached { () -> [Int] in
            var seen: [Int] = []
            for _ in 0..<3 {
                count.wrappedValue += 1
                seen.append(count.wrappedValue)
            }
            words.wrappedValue = "from elsewhere"
            return seen
        }.value
        #expect(seen == [1, 2, 3], "a write is seen at once")
        // What was handed to the main actor comes before this.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        stage.settle()
        #expect(stage.elements.first?.label == "count 3 from elsewhere")
    }

    @Test func manyThreadsMayUseAStateWhileTheViewChangesIt() async throws {
        let model = Counted.Model()
        let stage = Stage.shown(size: CGSize(width: 300, height: 300)) { Counted(model: model) }
        let frame = try #require(stage.elements.first { $0.label == "Give" }).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        let words = try #require(model.bindings).words
        await withTaskGroup(of: Int.self) { group in
            for thread in 0..<4 {
                group.addTask {
                    var length = 0
                    for round in 0..<500 {
                        if thread == 0 { words.wrappedValue = String(repeating: "x", count: round % 40) }
                        length += words.wrappedValue.count
                    }
                    return length
                }
            }
            for round in 0..<500 {
                words.wrappedValue = String(repeating: "y", count: 39 - round % 40)
                if round % 50 == 0 { await Task.yield() }
            }
            for await length in group { #expect(length <= 500 * 39) }
        }
    }
}

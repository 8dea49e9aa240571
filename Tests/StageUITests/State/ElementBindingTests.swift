// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
}

@MainActor
private final class Shelf {
    var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    var one: Int? = 4
}

/// A binding to a part of a value goes where the part is now.
@MainActor
@Suite struct ElementBindingTests {
    private let shelf = Shelf()

    @Test func aWriteReachesTheElementThatHasMoved() {
        let shelf = shelf
        let data = Binding(get: { shelf.items }, set: { shelf.items = $0 })
        var kept: [Binding<Item>] = []
        let probe = StageProbe {
            ForEach(data) { item in
                let _ = kept.append(item)
                Text(item.wrappedValue.name)
            }
        }
        #expect(probe.texts == ["a", "b", "c"])
        let first = kept[0]
        shelf.items.reverse()
        first.wrappedValue.name = "A"
        #expect(shelf.items.map(\.name) == ["c", "b", "A"])
        shelf.items.removeLast()
        first.wrappedValue.name = "gone"
        #expect(shelf.items.map(\.name) == ["c", "b"])
    }

    /// As on Apple's systems, where a binding to a collection is one of bindings.
    @Test func aBindingToElementsIsACollectionOfBindings() {
        let shelf = shelf
        let data = Binding(get: { shelf.items }, set: { shelf.items = $0 })
        #expect(data.count == 3 && data.indices == 0..<3 && data.last?.wrappedValue.name == "c")
        for item in data { item.wrappedValue.name += "!" }
        #expect(shelf.items.map(\.name) == ["a!", "b!", "c!"])
        #expect(data.reversed().map(\.wrappedValue.id) == [3, 2, 1])
        let names = data.map(\.name)
        names[1].wrappedValue = "B"
        #expect(shelf.items.map(\.name) == ["a!", "B", "c!"])
    }

    @Test func aFilterLeavesBindingsThatAreShown() {
        let shelf = shelf
        let data = Binding(get: { shelf.items }, set: { shelf.items = $0 })
        var kept: [Binding<Item>] = []
        let probe = StageProbe {
            ForEach(data.filter { $0.wrappedValue.id > 1 }) { $item in
                let _ = kept.append($item)
                Text(item.name)
            }
        }
        #expect(probe.texts == ["b", "c"])
        kept[0].wrappedValue.name = "B"
        #expect(shelf.items.map(\.name) == ["a", "B", "c"])
    }

    @Test func aBindingToWhatMayBeAbsentReadsWhatIsThereNow() throws {
        let shelf = shelf
        let base = Binding(get: { shelf.one }, set: { shelf.one = $0 })
        let bound = try #require(Binding<Int>(base))
        bound.wrappedValue = 9
        #expect(shelf.one == 9 && bound.wrappedValue == 9)
        shelf.one = nil
        let none = Binding<Int>(base)
        #expect(none == nil)
    }
}

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

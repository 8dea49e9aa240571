// Licensed under the Apache License, Version 2.0.

extension Binding where Value: MutableCollection {
    /// Returns a binding to an element; it keeps its last value when the element has gone.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let base = self
        let first = base.wrappedValue[position]
        return Binding<Value.Element>(
            reading: {
                let whole = base.wrappedValue
                return whole.indices.contains(position) ? whole[position] : first
            },
            writing: {
                var whole = base.wrappedValue
                guard whole.indices.contains(position) else { return }
                whole[position] = $0
                base.wrappedValue = whole
            })
    }
}

/// A binding to a collection is one of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// The walk through the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The place of an element.
    public typealias Index = Value.Index
    /// The places of all elements.
    public typealias Indices = Value.Indices
    /// The place of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The place after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The places of all elements.
    public var indices: Value.Indices { wrappedValue.indices }
    /// Returns the place after another.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    /// Moves a place to the next.
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the place before another.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    /// Moves a place to the one before.
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
    /// Returns the place that is some places away.
    public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
        wrappedValue.index(i, offsetBy: distance)
    }
    /// Returns the number of places between two.
    public func distance(from start: Value.Index, to end: Value.Index) -> Int {
        wrappedValue.distance(from: start, to: end)
    }
}

/// An element of a bound collection, with a binding to it.
public struct BoundElement<Element, ID: Hashable>: Identifiable {
    /// The identity of the element.
    public let id: ID
    let binding: Binding<Element>
}

extension ForEach where Content: View {
    /// Creates views for the elements of a bound collection; each gets a binding to its element.
    @MainActor @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C.Element, ID>] {
        let whole = data.wrappedValue
        let elements = whole.indices.map { index in
            let first = whole[index]
            let key = first[keyPath: id]
            return BoundElement(
                id: key,
                binding: Binding<C.Element> {
                    let now = data.wrappedValue
                    if now.indices.contains(index), now[index][keyPath: id] == key { return now[index] }
                    return now.first { $0[keyPath: id] == key } ?? first
                } set: { new in
                    var now = data.wrappedValue
                    let place =
                        now.indices.contains(index) && now[index][keyPath: id] == key
                        ? index : now.firstIndex { $0[keyPath: id] == key }
                    guard let place else { return }
                    now[place] = new
                    data.wrappedValue = now
                })
        }
        self.init(elements, id: \.id) { content($0.binding) }
    }

    /// Creates views for the identifiable elements of a bound collection.
    @MainActor @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C.Element, ID>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views for some bindings to identifiable elements, such as those that a filter leaves of a bound collection.
    @MainActor @preconcurrency
    public init<Element: Identifiable>(
        _ data: [Binding<Element>], @ViewBuilder content: @escaping (Binding<Element>) -> Content
    ) where Data == [Binding<Element>], ID == Element.ID {
        self.init(data, id: \.wrappedValue.id, content: content)
    }
}

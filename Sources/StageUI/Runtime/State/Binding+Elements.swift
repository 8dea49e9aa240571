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
}

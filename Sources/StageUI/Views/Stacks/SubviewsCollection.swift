// Licensed under the Apache License, Version 2.0.

/// The subviews of a view, in their order; as a view, all of them.
public struct SubviewsCollection: RandomAccessCollection {
    /// The type of an element.
    public typealias Element = Subview
    /// The type of a place.
    public typealias Index = Int
    /// The type of a part.
    public typealias SubSequence = SubviewsCollectionSlice

    private let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    /// The place of the first subview.
    public var startIndex: Int { 0 }
    /// The place after the last subview.
    public var endIndex: Int { subviews.count }
    /// The subview at a place.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews at a range of places, which they keep.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews[bounds])
    }
}

extension SubviewsCollection: View {
    /// The subviews one after the other.
    public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollection: UnnamedView {}

/// Some subviews that follow each other, with the places they have among all; as a view, all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    /// The type of an element.
    public typealias Element = Subview
    /// The type of a place.
    public typealias Index = Int
    /// The type of a part.
    public typealias SubSequence = SubviewsCollectionSlice

    private let subviews: ArraySlice<Subview>

    init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

    /// The place of the first subview of the slice.
    public var startIndex: Int { subviews.startIndex }
    /// The place after the last subview of the slice.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at a place.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews at a range of places, which they keep.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    /// The subviews one after the other.
    public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: UnnamedView {}

extension Subview {
    /// The values that the view offers to the container around it.
    public var containerValues: ContainerValues {
        var values = ContainerValues()
        containerChange.apply(&values)
        values.tag = node.trait(TagTrait.self)
        return values
    }

    var containerChange: ContainerChange { node.containerChange(below: container) }
}

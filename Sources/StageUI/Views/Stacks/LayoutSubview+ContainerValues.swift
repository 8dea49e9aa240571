// Licensed under the Apache License, Version 2.0.

/// A node whose views are shown at another place by what it makes of them.
@MainActor
protocol SubviewSource: Node {}

extension LayoutSubview {
    /// The values that the view offers to the layout.
    public var containerValues: ContainerValues {
        let owner = box.owner
        var values = ContainerValues()
        if let container = owner.layoutContainer(box.superbox?.owner) {
            owner.containerChange(below: ObjectIdentifier(container)).apply(&values)
        }
        values.tag = owner.trait(TagTrait.self)
        return values
    }
}

extension Node {
    /// The node up to which views say something to a layout: its own, or that of another container whose
    /// subview the view is, so that it is not below the layout.
    fileprivate func layoutContainer(_ layout: Node?) -> Node? {
        var source: Node?
        var node = parent
        while let current = node, current !== layout {
            if source == nil, current is any SubviewSource { source = current }
            node = current.parent
        }
        return node ?? source
    }
}

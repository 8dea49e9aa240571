// Licensed under the Apache License, Version 2.0.

extension LayoutBox {
    /// The direction of the stack that the box stands in; nil where it stands in none.
    ///
    /// Modifiers are left aside, those with layers too: also a layer that is one view and no more stands in the stack
    /// of the view that it belongs to. A layer of several is a pile, which has no direction.
    final var containerOrientation: Axis? {
        var box = self
        while let above = box.superbox {
            if let layered = above as? LayeredBox {
                if box !== layered.content, owner.isAmongSeveral(below: layered.owner) { return nil }
            } else if !(above is WrapperBox) {
                if let axis = above.orientation { return axis }
                guard let host = above as? any HostBox else { return nil }
                return owner.isAmongSeveral(below: host.hostNode) ? .vertical : nil
            }
            box = above
        }
        return nil
    }

    /// Has all views measured again in the direction of this container, which has turned.
    final func orientationDidChange() { forgetSizes(ofLeavesIn: self) }

    private func forgetSizes(ofLeavesIn end: LayoutBox) {
        for child in children {
            if child is WrapperBox || child is LayeredBox {
                child.forgetSizes(ofLeavesIn: end)
            } else if !(child is ContainerBox) {
                child.forgetSizes(below: end)
            }
        }
    }
}

extension Node {
    /// Returns whether one of the nodes from this one up to another one may bring several views, or none.
    ///
    /// This depends on the kind of node and not on its present content: what a view is must not depend on whether its
    /// neighbour has just come.
    func isAmongSeveral(below end: Node) -> Bool {
        var node: Node? = self
        while let current = node, current !== end {
            if current.bringsSeveral { return true }
            node = current.parent
        }
        return false
    }
}

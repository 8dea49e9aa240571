// Licensed under the Apache License, Version 2.0.

import Foundation

/// The size of a box and its place on the screen.
@MainActor
struct GeometryFacts {
    var size: CGSize
    var globalFrame: CGRect
    var safeAreaInsets: EdgeInsets

    init(of box: LayoutBox, size: CGSize) {
        self.size = size
        globalFrame = CGRect(origin: .zero, size: size).applying(box.toCanvas)
        let here = CGRect(origin: box.globalOrigin, size: size)
        let reach = box.extended(here, edges: .all, regions: .all)
        let (left, right) = (here.minX - reach.minX, reach.maxX - here.maxX)
        safeAreaInsets = EdgeInsets(
            top: here.minY - reach.minY, leading: box.readsFromRight ? right : left,
            bottom: reach.maxY - here.maxY, trailing: box.readsFromRight ? left : right)
    }
}

/// The current geometry of a box, and which of it has been read: the content of a geometry reader that looks at its
/// size alone need not be made again for each frame of a motion around it.
@MainActor
final class CurrentGeometry {
    private struct Part: OptionSet {
        let rawValue: UInt8
        static let size = Part(rawValue: 1)
        static let place = Part(rawValue: 2)
        static let insets = Part(rawValue: 4)
    }

    private(set) var facts: GeometryFacts
    private var asked: Part = []

    init(_ facts: GeometryFacts) { self.facts = facts }

    var size: CGSize {
        asked.insert(.size)
        return facts.size
    }
    var globalFrame: CGRect {
        asked.insert(.place)
        return facts.globalFrame
    }
    var safeAreaInsets: EdgeInsets {
        asked.insert(.insets)
        return facts.safeAreaInsets
    }

    /// Stores the current facts; returns whether they change anything that was read.
    func take(_ new: GeometryFacts) -> Bool {
        let old = facts
        facts = new
        return asked.contains(.size) && new.size != old.size
            || asked.contains(.place) && new.globalFrame != old.globalFrame
            || asked.contains(.insets) && new.safeAreaInsets != old.safeAreaInsets
    }
}

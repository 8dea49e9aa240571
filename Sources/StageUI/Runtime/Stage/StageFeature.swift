// Licensed under the Apache License, Version 2.0.

import Foundation

/// A part of a stage that views install, such as the keyboard, the presentations, or the window.
///
/// The runtime names no view. It asks the features at the points of a frame where one of them may have a say. Each is
/// made when a view first asks for it.
@MainActor
class StageFeature {
    unowned let stage: Stage

    /// The feature's place among the others: layers of a higher rank lie further in front.
    class var rank: Int { 0 }

    required init(stage: Stage) { self.stage = stage }

    /// The boxes above the window's content, back to front.
    var layers: [StageLayer] { [] }

    /// The height in points that is covered from the bottom of the screen.
    var coveredHeight: Double { 0 }

    /// Adds to the environment of the window.
    func add(to environment: inout EnvironmentValues) {}

    /// Follows what the bodies and the input of a frame have changed, before the motions move on.
    func follow() {}

    /// Handles a first finger, before any view gets it.
    func touchWillBegin(at point: CGPoint) {}

    /// Handles the escape key before any control gets it; returns whether it had an effect.
    func pressEscape() -> Bool { false }

    /// Sends boxes to other places than those of the layout; returns whether there are any such boxes.
    func settle(under transaction: Transaction) -> Bool { false }

    /// Called when the items of a frame have been made.
    func didDraw() {}

    /// Ends what the feature shows.
    func close() {}
}

/// A box above the window's content, which is placed on the whole screen.
class StageLayer: ContainerBox {
    /// Indicates whether the layer is in front of all presentations, wherever its view is.
    var isAboveAll: Bool { false }

    /// Indicates whether nothing below can be used.
    var isModal: Bool { false }

    /// Handles the escape key where no control has it as its shortcut; returns whether it had an effect.
    func pressEscape() -> Bool { false }

    /// Indicates whether everything below is hidden.
    var hidesEverythingBelow: Bool { false }

    /// The drawing of the content directly below, as it looks under this layer.
    func dressing(_ items: [DisplayItem], of below: StageLayer?) -> [DisplayItem] { items }

    /// Puts the layer on a screen of a size.
    func place(on screen: CGSize) { place(at: .zero, proposal: ProposedViewSize(screen)) }

    /// Called when the parts of the screen that the system or the keyboard covers have changed.
    func safeAreaDidChange() {}
}

extension Stage {
    /// The feature of a type, which is made when it is first asked for.
    @discardableResult
    func feature<Feature: StageFeature>(_ type: Feature.Type = Feature.self) -> Feature {
        for feature in features {
            if let known = feature as? Feature { return known }
        }
        let made = Feature(stage: self)
        let place = features.firstIndex { Swift.type(of: $0).rank > type.rank } ?? features.endIndex
        features.insert(made, at: place)
        return made
    }

    /// The boxes above the window's content, back to front.
    var layers: [StageLayer] {
        var result: [StageLayer] = []
        for feature in features {
            let layers = feature.layers
            if !layers.isEmpty { result += layers }
        }
        return result
    }

    /// The highest layer that keeps everything below from being used.
    var topLayer: StageLayer? { layers.last { $0.isModal && !$0.owner.isDeparting } }

    /// The height in points that is covered from the bottom of the screen.
    var coveredHeight: Double {
        var height = 0.0
        for feature in features { height = max(height, feature.coveredHeight) }
        return height
    }

    /// Sends boxes to other places than those of the layout; returns whether there are any such boxes.
    func settleFeatures(under transaction: Transaction) -> Bool {
        var isSettling = false
        for feature in features where feature.settle(under: transaction) { isSettling = true }
        return isSettling
    }
}

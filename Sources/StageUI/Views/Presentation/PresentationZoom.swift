// Licensed under the Apache License, Version 2.0.

import Foundation

/// The way of a sheet or a cover out of a view below it, or back into it.
@MainActor
final class PresentationZoom {
    private let stage: Stage
    private let key: ZoomSources.Key
    private unowned let layer: PresentationLayer
    /// The position of the presentation where it leaves its own place; nil for the resting one.
    let from: Double?
    /// The distance of a sheet's card from its own place when the way began, in points.
    let fall: CGFloat
    private weak var found: ZoomSourceBox? {
        didSet {
            guard oldValue !== found else { return }
            oldValue?.isAway = false
            found?.isAway = true
        }
    }

    init?(_ layer: PresentationLayer, from: Double?, fall: CGFloat) {
        guard let key = layer.node.zoom, !layer.stage.configuration.reduceMotion else { return nil }
        (stage, self.layer, self.key, self.from, self.fall) = (layer.stage, layer, key, from, fall)
        look()
        if found == nil { return nil }
    }

    /// The view, unless it has gone.
    var source: ZoomSourceBox? { found?.isCurrent == true ? found : nil }

    /// Finds the view again, which may have got another box.
    func look() {
        guard source == nil, let root = stage.rootBox else { return }
        let box = stage.feature(ZoomSources.self).source(key, in: root)
        found = box.flatMap { $0.lies(in: layer) ? nil : $0 }
    }

    func end() { found = nil }
}

extension PresentationLayer {
    /// The drawing on the way out of a view; nil where there is none.
    ///
    /// - Parameters:
    ///   - items: The drawing at its own place.
    ///   - place: Its own place.
    func zoomed(_ items: [DisplayItem], to place: CGRect) -> [DisplayItem]? {
        guard let zoom, let source = zoom.source else { return nil }
        let whole = zoom.from ?? restingPosition
        let share = whole > 0 ? min(max(0, position.presentation / whole), 1) : 1
        return [zoomed(items, from: source, share: CGFloat(share), to: place)]
    }
}

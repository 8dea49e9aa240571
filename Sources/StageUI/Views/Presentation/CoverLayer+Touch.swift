// Licensed under the Apache License, Version 2.0.

import Foundation

/// A presentation that a finger moves, also one on content that is scrolled to its upper end.
@MainActor
protocol PulledLayer: PresentationLayer, TouchResponder {
    /// Indicates whether a finger can move it at all.
    var canBePulled: Bool { get }
    /// Indicates whether a finger that pulls content up makes it larger first.
    var growsBeforeScrolling: Bool { get }
    /// Takes a finger over from scrolled content.
    func beginDrag()
}

/// The way on which a finger has pulled a cover that had grown out of a view.
struct CoverPull {
    /// The point under the finger when it came, which stays under it.
    var start: CGPoint
    var way = CGSize.zero

    /// The loss of size of a cover that is pulled down by its whole height; by eye, as the next two.
    private static let loss: CGFloat = 0.5
    /// The radius of the corners.
    static let cornerRadius: CGFloat = 24
    /// The part of the height that a finger has to go, or to be about to go, for the cover to close.
    static let closingShare: CGFloat = 0.25

    /// The place of the cover.
    ///
    /// - Parameters:
    ///   - size: The size of the screen.
    ///   - share: The share of the way that is left, 1 while the finger holds it.
    func place(in size: CGSize, share: CGFloat) -> CGRect {
        guard size.height > 0 else { return CGRect(origin: .zero, size: size) }
        let scale = 1 - Self.loss * min(way.height * share / size.height, 1)
        return CGRect(
            x: start.x * (1 - scale) + way.width * share, y: start.y * (1 - scale) + way.height * share,
            width: size.width * scale, height: size.height * scale)
    }
}

extension CoverLayer: PulledLayer {
    var dragAxes: Axis.Set { .vertical }
    var growsBeforeScrolling: Bool { false }
    /// A cover that has grown out of a view goes back with a finger, unless the app forbids it.
    var canBePulled: Bool {
        node.zoom != nil && zoom == nil && !node.isLeaving && !node.options.isDismissDisabled
    }

    func touchBegan(at point: CGPoint) {
        guard canBePulled else { return }
        finger = SheetDrag(position: 0, isOnCard: true)
        finger?.samples = [(owner.stage.time, 0)]
        pullStart = point
    }

    func beginDrag() {
        // The content does not say where the finger came: the cover shrinks around its upper middle.
        touchBegan(at: CGPoint(x: frame.width / 2, y: 0))
    }

    func touchMoved(by translation: CGSize, inside: Bool) {
        guard var finger else { return }
        if !finger.isMoving {
            // Only a pull down begins it.
            guard translation.height > 10, translation.height > abs(translation.width) else { return }
            finger.isMoving = true
        }
        finger.samples.append((owner.stage.time, Double(translation.height)))
        if finger.samples.count > 20 { finger.samples.removeFirst() }
        self.finger = finger
        pull = CoverPull(
            start: pullStart, way: CGSize(width: translation.width, height: max(0, translation.height)))
        pulledShare.jump(to: 1)
        pullDidChange()
    }

    func touchEnded(by translation: CGSize, inside: Bool) {
        guard let finger, finger.isMoving else { return self.finger = nil }
        self.finger = nil
        let ahead = translation.height + CGFloat(finger.velocity) * 0.2
        if canBePulled, ahead > frame.height * CoverPull.closingShare { return node.close() }
        pulledShare.set(0, animation: PresentationRequest.slide)
    }

    func touchCancelled() {
        guard finger?.isMoving == true else { return finger = nil }
        finger = nil
        pulledShare.set(0, animation: PresentationRequest.slide)
    }
}

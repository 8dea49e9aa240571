// Licensed under the Apache License, Version 2.0.

import Foundation

/// A finger on a sheet.
struct SheetDrag {
    /// The position when the finger came, in points.
    var position: Double
    var isOnCard: Bool
    var isMoving = false
    /// The latest downward movements of the finger with their times.
    var samples: [(time: Double, way: Double)] = []

    /// The speed downwards of the last tenth of a second, in points a second.
    var velocity: Double {
        guard let last = samples.last else { return 0 }
        guard let first = samples.first(where: { last.time - $0.time <= 0.1 }), last.time > first.time
        else { return 0 }
        return (last.way - first.way) / (last.time - first.time)
    }
}

extension SheetLayer: PulledLayer {
    var dragAxes: Axis.Set { .vertical }
    var canBePulled: Bool { !node.isLeaving }

    /// The time ahead to which the motion of a released finger is extrapolated, in seconds.
    private static let foresight = 0.2

    func touchBegan(at point: CGPoint) {
        guard !node.isLeaving else { return }
        let isOnCard = modalFrame.contains(point)
        if isOnCard { position.jump(to: position.presentation) }
        drag = SheetDrag(position: position.presentation, isOnCard: isOnCard)
        drag?.samples = [(owner.stage.time, 0)]
    }

    /// Takes a finger over from scrolled content on the card.
    func beginDrag() {
        position.jump(to: position.presentation)
        drag = SheetDrag(position: position.presentation, isOnCard: true, isMoving: true)
        drag?.samples = [(owner.stage.time, 0)]
    }

    /// Indicates whether a finger that pulls content up makes the sheet larger first.
    var growsBeforeScrolling: Bool {
        node.options.contentInteraction != .scrolls && restingPosition < (heights.last ?? 0) - 0.5
    }

    func touchMoved(by translation: CGSize, inside: Bool) {
        guard var drag, drag.isOnCard else { return }
        let down = Double(translation.height)
        if !drag.isMoving {
            guard abs(translation.height) > 10, abs(translation.height) > abs(translation.width) else {
                return
            }
            drag.isMoving = true
        }
        drag.samples.append((owner.stage.time, down))
        if drag.samples.count > 20 { drag.samples.removeFirst() }
        self.drag = drag
        let heights = heights
        let wanted = drag.position - down
        let most = heights.last ?? 0
        let least = node.options.isDismissDisabled ? heights.first ?? 0 : 0
        if wanted > most {
            position.jump(to: most + Self.resisted(wanted - most))
        } else if wanted < least {
            position.jump(to: least - Self.resisted(least - wanted))
        } else {
            position.jump(to: wanted)
        }
    }

    /// Past the end the card follows less and less, never more than 60 points.
    private static func resisted(_ way: Double) -> Double { (1 - 1 / (way * 0.55 / 60 + 1)) * 60 }

    func touchEnded(by translation: CGSize, inside: Bool) {
        guard let drag else { return }
        self.drag = nil
        let mayEnd = !node.options.isDismissDisabled
        guard drag.isOnCard else {
            // A touch beside the card ends the presentation.
            if mayEnd, abs(translation.width) < 10, abs(translation.height) < 10 { return node.close() }
            // Where the card rests may have changed under the finger.
            return invalidateLayout()
        }
        guard drag.isMoving else { return settle(speed: 0) }
        let ahead = position.presentation - drag.velocity * Self.foresight
        let places = (mayEnd ? [0] : []) + heights
        let target = places.min { abs($0 - ahead) < abs($1 - ahead) } ?? restingPosition
        if target == 0 { return node.close(after: motion(to: 0, speed: -drag.velocity)) }
        choose(height: target)
        position.set(target, animation: motion(to: target, speed: -drag.velocity))
    }

    func touchCancelled() {
        drag = nil
        settle(speed: 0)
    }

    private func settle(speed: Double) {
        guard !node.isLeaving else { return }
        position.set(restingPosition, animation: motion(to: restingPosition, speed: speed))
    }

    /// The sliding motion that continues with the finger's speed, in points a second.
    private func motion(to target: Double, speed: Double) -> Animation {
        let way = target - position.presentation
        guard abs(way) > 1, speed * way > 0 else { return PresentationRequest.slide }
        return .interpolatingSpring(
            mass: 3, stiffness: 1000, damping: 500, initialVelocity: min(speed / way, 40))
    }
}

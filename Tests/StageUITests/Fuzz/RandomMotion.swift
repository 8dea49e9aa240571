// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport

@testable import StageUI

/// Where a view is to be seen in its space, worked out from the rules alone: each animated change mixes what was to be
/// seen without it with its end, and a change without an animation moves everything at once (SW-27 to SW-31).
private struct ForetoldPlace {
    private struct Layer {
        var target: [Double]
        let duration: Double
        /// The frame of progress zero; nil in the first two frames after the change.
        var begin: Int?
        var frames: Int
    }
    private(set) var model: [Double]
    private var start: [Double]
    private var layers: [Layer] = []

    init(_ place: [Double]) { (model, start) = (place, place) }

    /// A change of place before a frame; without a duration it is made at once.
    mutating func set(_ place: [Double], duration: Double?, before frame: Int) {
        let shift = zip(place, model).map { $0 - $1 }
        // Sums in another order differ in their last bits.
        guard shift.contains(where: { abs($0) > 1e-9 }) else { return }
        model = place
        guard let duration else {
            start = add(start, shift)
            for index in layers.indices { layers[index].target = add(layers[index].target, shift) }
            return
        }
        let last = layers.last
        layers.append(
            Layer(
                target: place, duration: duration, begin: last?.begin.map { _ in frame - 1 },
                frames: last?.frames ?? 0))
    }

    private func add(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 + $1 } }

    /// What is to be seen in a frame.
    mutating func shown(in frame: Int) -> [Double] {
        var result = start
        var arrived: Int?
        for index in layers.indices {
            layers[index].frames += 1
            if layers[index].begin == nil, layers[index].frames >= 3 { layers[index].begin = frame - 1 }
            let layer = layers[index]
            guard let begin = layer.begin else { continue }
            let progress = Double(frame - begin) / 60 / layer.duration
            if progress > 1 + 1e-9 { arrived = index }
            let share = min(1, progress)
            result = zip(result, layer.target).map { $0 + ($1 - $0) * share }
        }
        if let arrived {
            start = layers[arrived].target
            layers.removeSubrange(...arrived)
        }
        return [result[0], result[1], max(0, result[2]), max(0, result[3])]
    }
}

/// The rules of SwiftUI's motions for a random tree: each view that stays goes from place to place of the window, or of
/// the geometry group around it, on its own; what comes in stands at its end; what leaves stays where it was, and is
/// there for as long as it takes to leave; a group moves as one, and what is in it is placed in it by the same rules.
@MainActor
final class RandomMotion: RandomSubject {
    nonisolated static let name = "motions"

    /// What was looked at: a frame in which a rule could have been broken.
    enum Sight: CaseIterable {
        /// A view that has come in, while others are on their way.
        case cameAmongMoving
        /// A view that leaves, while others are on their way.
        case leavesAmongMoving
        /// A group on its way.
        case groupMoves
        /// A view of a group on its way that stands, comes in, leaves, or is on its way within the group.
        case standsInMovingGroup, cameInMovingGroup, leavesInMovingGroup, movesInMovingGroup
    }

    private let model: MotionModel
    private let stage: Stage
    private var maker: MotionPlanMaker
    private var frame = 0
    private var foretold: [String: ForetoldPlace] = [:]
    /// All groups that there have been, and the group that each view is or was in.
    private var groups: Set<String> = []
    private var groupOf: [String: String] = [:]
    /// What was around each view when it was last to be seen.
    private var surroundings: [String: MotionPlan.Surroundings] = [:]
    /// What came with the last change.
    private var came: Set<String> = []
    /// The last frame in which what leaves has to be there still.
    private var staysUntil: [String: Int] = [:]
    /// The view that stays, next above what leaves; it holds what is taken out.
    private var holder: [String: Int] = [:]
    private(set) var log: [String] = []
    private(set) var sights: [Sight: Int] = [:]

    init(seed: UInt64) {
        var maker = MotionPlanMaker(generator: SeededGenerator(seed: seed))
        let model = MotionModel(maker.make(depth: 0))
        self.maker = maker
        self.model = model
        stage = Self.stage(model)
        log.append("  " + model.plan.text)
        remember(model.plan)
        for (name, place) in places(of: stage) { foretold[name] = ForetoldPlace(place) }
    }

    func close() { stage.close() }

    private static func stage(_ model: MotionModel) -> Stage {
        let stage = Stage(StageConfiguration(size: CGSize(width: 200, height: 160)), text: FixedShaper()) {
            MotionRoot(model: model)
        }
        _ = stage.frame(at: 0)
        return stage
    }

    /// Notes which groups a plan has, and what is in them: what the boxes say of that may be wrong.
    private func remember(_ plan: MotionPlan) {
        groups.formUnion(plan.groups.map { "\($0)" })
        for (id, around) in plan.surroundings() {
            surroundings["\(id)"] = around
            groupOf["\(id)"] = around.group.map { "\($0)" }
        }
    }

    /// Where each view is seen in its space: the window, or the geometry group around it.
    private func places(of stage: Stage) -> [String: [Double]] {
        var result: [String: [Double]] = [:]
        func walk(_ box: LayoutBox, _ corner: CGPoint, _ space: CGPoint) {
            let here = CGPoint(x: corner.x + box.frame.minX, y: corner.y + box.frame.minY)
            var inner = space
            if let mark = box as? MarkBox {
                let name = mark.name()
                // The mark of a group stands just inside of it.
                let isGroup = groups.contains(name)
                let origin = isGroup ? corner : here
                let size = (isGroup ? box.superbox : nil)?.frame.size ?? box.frame.size
                result[name] = [
                    Double(origin.x - space.x), Double(origin.y - space.y), Double(size.width),
                    Double(size.height),
                ]
                if isGroup { inner = corner }
            }
            for child in box.children { walk(child, here, inner) }
        }
        if let root = stage.rootBox { walk(root, .zero, .zero) }
        return result
    }

    /// Makes a change and some frames, and returns what is wrong in one of them.
    func perform(_ step: UInt64) -> String? {
        var generator = SeededGenerator(seed: step)
        maker.generator = SeededGenerator(seed: generator.next())
        maker.nextID += 1_000
        var plan = model.plan
        maker.change(&plan)
        let duration: Double? = [0.05, 0.1, 0.2, nil][generator.choice(4)]
        remember(plan)
        if let duration {
            withAnimation(.linear(duration: duration)) { take(plan) }
        } else {
            take(plan)
        }
        log.append("  \(duration.map { "in \($0) s" } ?? "at once") before frame \(frame + 1): " + plan.text)
        let fresh = Self.stage(MotionModel(plan))
        let targets = places(of: fresh)
        fresh.close()
        let present = places(of: stage)
        let after = plan.surroundings()
        came = []
        for (name, place) in targets {
            let own = Int(name).flatMap { after[$0]?.duration }
            if present[name] == nil {
                foretold[name] = ForetoldPlace(place)
                came.insert(name)
            }
            (staysUntil[name], holder[name]) = (nil, nil)
            foretold[name]?.set(place, duration: own ?? duration, before: frame + 1)
        }
        for name in present.keys where targets[name] == nil { leave(name, after, duration) }
        for _ in 0...generator.choice(generator.choice(2) == 0 ? 4 : 16) {
            if let wrong = move(targets) { return wrong }
        }
        return nil
    }

    /// Foretells how long a view has to be there that is taken out: it fades out under the animation of its place.
    private func leave(
        _ name: String, _ after: [Int: MotionPlan.Surroundings], _ duration: Double?
    ) {
        let place = surroundings[name]?.above.last { after[$0] != nil }
        guard let place, place != holder[name] else { return }
        holder[name] = place
        // A motion on top of another one counts from the frame before the change.
        let last = (after[place]?.durationInside ?? duration).map { frame + Int(($0 * 60).rounded()) - 1 }
        // What is in something else that leaves is gone with it.
        staysUntil[name] = min(last ?? 0, staysUntil[name] ?? .max)
    }

    private func take(_ plan: MotionPlan) {
        model.plan = plan
        model.version += 1
    }

    /// Makes a frame and returns what is wrong in it.
    private func move(_ targets: [String: [Double]]) -> String? {
        frame += 1
        _ = stage.frame(at: Double(frame) / 60)
        let places = places(of: stage)
        for name in targets.keys where places[name] == nil { return "\(name) is missing in frame \(frame)" }
        for (name, last) in staysUntil where places[name] == nil && frame <= last {
            return "\(name), which leaves, is gone in frame \(frame) already, before frame \(last)"
        }
        var moving: Set<String> = []
        for (name, place) in places.sorted(by: { $0.key < $1.key }) {
            guard let expected = foretold[name]?.shown(in: frame) else { return "\(name) is not foretold" }
            if zip(place, expected).contains(where: { abs($0 - $1) > 1e-6 }) {
                let kind = targets[name] == nil ? "leaves" : "stays"
                return "\(name), which \(kind), is at \(place) in frame \(frame), not at \(expected)"
            }
            if expected != foretold[name]?.model { moving.insert(name) }
        }
        note(places, targets, moving)
        return nil
    }

    /// Counts what could be seen in a frame.
    private func note(_ places: [String: [Double]], _ targets: [String: [Double]], _ moving: Set<String>) {
        func see(_ sight: Sight) { sights[sight, default: 0] += 1 }
        for name in places.keys {
            let group = groupOf[name]
            let isInMovingGroup = group.map(moving.contains) ?? false
            let isAmongMoving = moving.contains { $0 != name && groupOf[$0] == group }
            if moving.contains(name), groups.contains(name) { see(.groupMoves) }
            if targets[name] == nil {
                if isAmongMoving { see(.leavesAmongMoving) }
                if isInMovingGroup { see(.leavesInMovingGroup) }
            } else if came.contains(name) {
                if isAmongMoving { see(.cameAmongMoving) }
                if isInMovingGroup { see(.cameInMovingGroup) }
            } else if isInMovingGroup {
                see(moving.contains(name) ? .movesInMovingGroup : .standsInMovingGroup)
            }
        }
    }
}

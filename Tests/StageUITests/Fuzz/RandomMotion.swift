// Licensed under the Apache License, Version 2.0.

import Foundation

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
/// the geometry group around it, on its own; what comes in stands at its end; what leaves stays where it was.
@MainActor
final class RandomMotion: RandomSubject {
    private let model: MotionModel
    private let stage: Stage
    private var maker: MotionPlanMaker
    private var frame = 0
    private var foretold: [String: ForetoldPlace] = [:]
    private(set) var log: [String] = []

    init(seed: UInt64) {
        var maker = MotionPlanMaker(generator: SeededGenerator(seed: seed))
        let model = MotionModel(maker.make(depth: 0))
        self.maker = maker
        self.model = model
        stage = Self.stage(model)
        log.append("  " + model.plan.text)
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

    /// Where each view is seen in its space: the window, or the geometry group around it.
    private func places(of stage: Stage) -> [String: [Double]] {
        var result: [String: [Double]] = [:]
        func walk(_ box: LayoutBox, _ corner: CGPoint, _ space: CGPoint) {
            let here = CGPoint(x: corner.x + box.frame.minX, y: corner.y + box.frame.minY)
            if let mark = box as? MarkBox {
                let size = box.frame.size
                result[mark.name()] = [
                    Double(here.x - space.x), Double(here.y - space.y), Double(size.width),
                    Double(size.height),
                ]
                // The mark of a group stands just inside of it.
                if let group = box.superbox, group.startsSpace {
                    let place = CGRect(origin: corner, size: group.frame.size)
                    result[mark.name()] = [
                        Double(place.minX - outer.x), Double(place.minY - outer.y), Double(place.width),
                        Double(place.height),
                    ]
                }
            }
            let inner = box.startsSpace ? here : space
            if box.startsSpace { outer = space }
            for child in box.children { walk(child, here, inner) }
        }
        var outer = CGPoint.zero
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
        let owners = plan.owners()
        for (name, place) in targets {
            let own = Int(name).flatMap { owners[$0] } ?? nil
            if present[name] == nil { foretold[name] = ForetoldPlace(place) }
            foretold[name]?.set(place, duration: own ?? duration, before: frame + 1)
        }
        for _ in 0...generator.choice(generator.choice(2) == 0 ? 4 : 16) {
            if let wrong = move(targets) { return wrong }
        }
        return nil
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
        for (name, place) in places.sorted(by: { $0.key < $1.key }) {
            guard let expected = foretold[name]?.shown(in: frame) else { return "\(name) is not foretold" }
            if zip(place, expected).contains(where: { abs($0 - $1) > 1e-6 }) {
                let kind = targets[name] == nil ? "leaves" : "stays"
                return "\(name), which \(kind), is at \(place) in frame \(frame), not at \(expected)"
            }
        }
        return nil
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// One step of a random run; all of its choices come from its own seed and the state that it meets, so
/// that steps can be left out.
struct RandomStep: Sendable {
    let seed: UInt64
}

/// A random tree under random steps: after each, the screen must be that of a tree made anew.
@MainActor
final class RandomRun {
    private let model: PlanModel
    private let stage: Stage
    private var time = 0.0
    private var list = DisplayList(size: .zero)
    /// What each step did, for reports.
    private(set) var log: [String] = []

    init(seed: UInt64) {
        let model = PlanModel(seed: seed)
        self.model = model
        stage = Stage(
            StageConfiguration(
                size: CGSize(width: 200, height: 300),
                safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)),
            text: FixedShaper()
        ) {
            PlanRoot(model: model)
        }
        move(by: 0)
    }

    func close() { stage.close() }

    private func move(by seconds: Double) {
        time += seconds
        list = stage.frame(at: time)
    }

    /// Makes a step and returns what is wrong after it.
    func perform(_ step: RandomStep) -> String? {
        var generator = SeededGenerator(seed: step.seed)
        for _ in 0...generator.choice(3) {
            switch generator.choice(3) {
            case 0: withAnimation(.linear(duration: 0.05)) { model.change(&generator) }
            case 1: withAnimation(.spring(duration: 0.1)) { model.change(&generator) }
            default: model.change(&generator)
            }
            if generator.choice(3) == 0 { move(by: 1.0 / 60) }
        }
        event(&generator)
        log.append("  " + model.root.text)
        move(by: 1.0 / 60)
        return compare()
    }

    private func event(_ generator: inout SeededGenerator) {
        let point = CGPoint(x: generator.choice(200), y: generator.choice(300))
        let configuration = stage.configuration
        switch generator.choice(14) {
        case 0, 1: stage.tap(at: point)
        case 2:
            stage.touchDown(at: point)
            move(by: 1.0 / 60)
            stage.touchMove(to: CGPoint(x: generator.choice(200), y: generator.choice(300)))
            move(by: 1.0 / 60)
            stage.touchUp(at: CGPoint(x: generator.choice(200), y: generator.choice(300)))
        case 3: _ = stage.type(["a", "é ", "12"][generator.choice(3)])
        case 4: _ = stage.press(StageKey.allCases[generator.choice(StageKey.allCases.count)])
        case 5:
            let elements = stage.accessibilityTree().flattened.compactMap(\.label)
            if !elements.isEmpty { _ = stage.activate(label: elements[generator.choice(elements.count)]) }
        case 6: stage.configuration.size.width = CGFloat(120 + generator.choice(100))
        case 7: stage.configuration.dynamicTypeSize = [.xSmall, .large, .accessibility3][generator.choice(3)]
        case 8:
            stage.configuration.layoutDirection =
                configuration.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        case 9: stage.configuration.colorScheme = configuration.colorScheme == .dark ? .light : .dark
        case 10: stage.configuration.safeArea.top = CGFloat(generator.choice(30))
        case 11: stage.configuration.reduceMotion.toggle()
        default: break
        }
        // What only the tree knows starts anew: a fresh tree does not know it.
        model.epoch += 1
    }

    private func settle() {
        var frames = 0
        repeat {
            move(by: frames < 4 ? 1.0 / 60 : 0.5)
            frames += 1
        } while frames < 6 || (frames < 40 && stage.activity.contains { !$0.hasPrefix("timeline") })
    }

    private func compare() -> String? {
        settle()
        if stage.activity.contains(where: { !$0.hasPrefix("timeline") }) { return "does not come to rest" }
        if let loop = stage.issues.first(where: { $0.kind == .updateLoop }) { return loop.message }
        let copy = PlanModel(copying: model)
        let fresh = Stage(stage.configuration, text: FixedShaper()) { PlanRoot(model: copy) }
        defer { fresh.close() }
        let expected = fresh.frame(at: stage.time)
        let (frames, freshFrames) = (stage.boxLines, fresh.boxLines)
        if let bad = frames.first(where: { $0.contains("nan") || $0.contains("inf") }) {
            return "a frame is not finite: \(bad)"
        }
        if frames != freshFrames {
            let pair = zip(frames, freshFrames).first { $0 != $1 }
            return
                "frames differ: \(pair?.0 ?? "\(frames.count)") instead of \(pair?.1 ?? "\(freshFrames.count)")"
        }
        if list != expected {
            let pair = zip(list.items, expected.items).first { $0 != $1 }
            return "display lists differ: \(pair.map { "\($0)" } ?? "in length")"
        }
        let tree = stage.accessibilityTree().lines()
        if tree != fresh.accessibilityTree().lines() { return "accessibility trees differ" }
        if model.shown != copy.shown { return "\(model.shown) views are told to be shown, not \(copy.shown)" }
        return nil
    }
}

extension Stage {
    /// All boxes with their frames, one a line.
    var boxLines: [String] {
        var lines: [String] = []
        func walk(_ box: LayoutBox) {
            let frame = box.frame
            lines.append(
                "\(box.owner.path) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height) "
                    + "\(box.globalOrigin.x) \(box.globalOrigin.y)")
            for child in box.children { walk(child) }
        }
        if let rootBox { walk(rootBox) }
        return lines
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport

@testable import StageUI

/// A random tree under random steps: after each, the screen must be that of a tree made anew.
@MainActor
final class RandomRun: RandomSubject {
    nonisolated static let name = "trees"

    private let model: PlanModel
    private let stage: Stage
    private var time = 0.0
    private var list = DisplayList(size: .zero)
    private let shaper = FixedShaper()
    /// The first box that was placed at no number.
    private var bad: String?
    /// What each step did, for reports.
    private(set) var log: [String] = []

    init(seed: UInt64) {
        let model = PlanModel(seed: seed)
        self.model = model
        stage = Stage(
            StageConfiguration(
                size: CGSize(width: 200, height: 300),
                safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)),
            text: shaper
        ) {
            PlanRoot(model: model)
        }
        move(by: 0)
    }

    func close() { stage.close() }

    private func move(by seconds: Double) {
        time += seconds
        list = stage.frame(at: time)
        if bad == nil { bad = stage.boxWithoutNumbers }
    }

    /// Makes a step and returns what is wrong after it. All of its choices come from its own seed and the state that
    /// it meets, so that steps can be left out.
    func perform(_ step: UInt64) async -> String? {
        var generator = SeededGenerator(seed: step)
        let before = (bodies: stage.bodyCounts.values.reduce(0, +), texts: shaper.layoutCount)
        for _ in 0...generator.choice(3) {
            switch generator.choice(4) {
            case 0: withAnimation(.linear(duration: 0.05)) { change(&generator) }
            case 1: withAnimation(.spring(duration: 0.1)) { change(&generator) }
            case 2:
                withAnimation(.easeOut(duration: 0.05).delay(0.03).repeatCount(2)) { change(&generator) }
            default: change(&generator)
            }
            if generator.choice(4) == 0 { configure(&generator) }
            if generator.choice(3) == 0 { move(by: 1.0 / 60) }
            if generator.choice(4) == 0 { await Task.yield() }
        }
        for _ in 0...generator.choice(4) { event(&generator) }
        // What only the tree knows starts anew: a fresh tree does not know it.
        model.epoch += 1
        model.isStill = true
        // The text of a card that is too high for its screen may have been scrolled.
        if stage.configuration.dynamicTypeSize > .large || stage.configuration.size.height < 300 {
            model.endCards()
        }
        model.endUnmade()
        log.append("  " + model.text)
        move(by: 1.0 / 60)
        let wrong = await compare()
        if wrong != nil { return wrong }
        model.isStill = false
        // A step is a few frames of a small tree.
        let bodies = stage.bodyCounts.values.reduce(0, +) - before.bodies
        if bodies > 20_000 { return "\(bodies) bodies ran in one step" }
        let texts = shaper.layoutCount - before.texts
        return texts > 50_000 ? "\(texts) texts were laid out in one step" : nil
    }

    private func change(_ generator: inout SeededGenerator) {
        if generator.choice(4) == 0 { model.go(&generator) } else { model.change(&generator) }
    }

    private func event(_ generator: inout SeededGenerator) {
        switch generator.choice(4) {
        case 0: touch(&generator)
        case 1: enter(&generator)
        case 2: read(&generator)
        default: configure(&generator)
        }
        if generator.choice(3) == 0 { move(by: 1.0 / 60) }
    }

    private func touch(_ generator: inout SeededGenerator) {
        let point = CGPoint(x: generator.choice(200), y: generator.choice(300))
        let end = CGPoint(x: generator.choice(200), y: generator.choice(300))
        switch generator.choice(7) {
        case 0, 1: stage.tap(at: point)
        case 2:
            stage.touchDown(at: point)
            for _ in 0..<4 { move(by: 0.15) }
            stage.touchUp(at: point)
        case 5: pinch(point, end, &generator)
        case 6:
            // Everything may become another while a finger is down.
            stage.touchDown(at: point)
            move(by: 1.0 / 60)
            if generator.choice(2) == 0 { change(&generator) } else { configure(&generator) }
            stage.touchMove(to: end)
            move(by: 1.0 / 60)
            if generator.choice(2) == 0 { stage.touchUp(at: end) } else { stage.touchCancel() }
        case 3:
            // A fling, whose motion goes on by itself.
            stage.touchDown(at: point)
            for share in [0.3, 0.6, 1] {
                stage.touchMove(
                    to: CGPoint(
                        x: point.x + (end.x - point.x) * share, y: point.y + (end.y - point.y) * share))
                move(by: 1.0 / 60)
            }
            stage.touchUp(at: end)
            for _ in 0..<generator.choice(5) { move(by: 1.0 / 30) }
        default:
            stage.touchDown(at: point)
            stage.touchMove(to: end)
            stage.touchUp(at: end)
        }
    }

    /// Puts two fingers down and moves one or both of them.
    private func pinch(_ point: CGPoint, _ end: CGPoint, _ generator: inout SeededGenerator) {
        let near = CGPoint(x: point.x + 20, y: point.y + CGFloat(generator.choice(20)))
        stage.touchDown(at: point)
        if generator.choice(2) == 0 { move(by: 1.0 / 60) }
        stage.touchDown(at: near, finger: 1)
        for share in [0.4, 1] {
            stage.touchMove(
                to: CGPoint(x: near.x + (end.x - near.x) * share, y: near.y + (end.y - near.y) * share),
                finger: 1)
            if generator.choice(2) == 0 { stage.touchMove(to: CGPoint(x: point.x - 9 * share, y: point.y)) }
            move(by: 1.0 / 60)
        }
        if generator.choice(6) == 0 { return stage.touchCancel() }
        let last = generator.choice(2)
        stage.touchUp(at: last == 0 ? end : point, finger: 1 - last)
        stage.touchUp(at: last == 0 ? point : end, finger: last)
    }

    /// Chooses a field and types.
    private func enter(_ generator: inout SeededGenerator) {
        let fields = stage.accessibilityTree().flattened.filter {
            $0.traits.contains(.isTextField) && $0.isEnabled
        }
        if !fields.isEmpty, generator.choice(2) == 0 {
            let frame = fields[generator.choice(fields.count)].frame
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            move(by: 1.0 / 60)
        }
        switch generator.choice(3) {
        case 0: _ = stage.type(["a", "\u{e9} ", "12", "one\ntwo"][generator.choice(4)])
        case 1: _ = stage.press(StageKey.allCases[generator.choice(StageKey.allCases.count)])
        default: _ = stage.press(["a", "c", "v", "z"][generator.choice(4)], modifiers: .command)
        }
    }

    /// Does what a screen reader's user does.
    private func read(_ generator: inout SeededGenerator) {
        let elements = stage.accessibilityTree().flattened
        let element = elements[generator.choice(elements.count)]
        let actions: [StageAccessibilityAction] =
            [.activate, .increment, .decrement, .escape, .scroll(.bottom), .scroll(.leading)]
            + element.actionNames.map { .named($0) }
        switch generator.choice(4) {
        case 0: _ = stage.escape()
        case 1: _ = stage.activate(label: element.label ?? "")
        case 2: _ = stage.accessibilityScroll(.bottom, at: CGPoint(x: 100, y: generator.choice(300)))
        default: _ = stage.perform(actions[generator.choice(actions.count)], on: element)
        }
    }

    private func configure(_ generator: inout SeededGenerator) {
        let configuration = stage.configuration
        switch generator.choice(10) {
        case 0: stage.configuration.size.width = CGFloat(120 + generator.choice(100))
        case 1: stage.configuration.size.height = CGFloat(280 + generator.choice(320))
        case 2: stage.configuration.dynamicTypeSize = [.xSmall, .large, .accessibility3][generator.choice(3)]
        case 3:
            stage.configuration.layoutDirection =
                configuration.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        case 4: stage.configuration.colorScheme = configuration.colorScheme == .dark ? .light : .dark
        case 5: stage.configuration.safeArea.top = CGFloat(generator.choice(30))
        case 6: stage.configuration.keyboardHeight = CGFloat(generator.choice(3) * 60)
        case 7: stage.configuration.prefersCrossFadeTransitions.toggle()
        case 8: stage.configuration.contrast = configuration.contrast == .increased ? .standard : .increased
        default: stage.configuration.reduceMotion.toggle()
        }
    }

    /// Draws frames until nothing moves but timelines that never end.
    private func settle(_ stage: Stage, _ draw: (Double) -> Void) async {
        var (frames, calm) = (0, 0)
        while frames < 60, calm < 3 {
            draw(frames < 4 ? 1.0 / 60 : 0.5)
            for _ in 0..<2 { await letTasksGoOn() }
            frames += 1
            calm = frames > 5 && stage.isCalm ? calm + 1 : 0
        }
    }

    /// Waits for a task that is made like those of views, so that they go on before it.
    private func letTasksGoOn() async { await Task(priority: .userInitiated) { @MainActor in }.value }

    private func compare() async -> String? {
        await settle(stage) { move(by: $0) }
        if !stage.isCalm { return "does not come to rest: \(stage.activity)" }
        if let loop = stage.issues.first(where: { $0.kind == .updateLoop }) {
            return "\(loop.message) \(loop.path)"
        }
        if let bad { return "not finite: \(bad)" }
        let copy = PlanModel(copying: model)
        let fresh = Stage(stage.configuration, text: FixedShaper()) { PlanRoot(model: copy) }
        defer { fresh.close() }
        _ = fresh.frame(at: time)
        await settleBoth(fresh, first: false)
        if !fresh.isCalm { return "does not come to rest when made anew: \(fresh.activity)" }
        let isFocused = stage.focus.current != nil
        if isFocused != (fresh.focus.current != nil) { return "has a focus: \(isFocused)" }
        if isFocused || model.focus != nil {
            // Fields are scrolled to when they get the focus, as far as is needed then, be it for the moment in which
            // one presentation makes way for the next: both get it once more, now that all else is at rest.
            for model in [model, copy] { model.epoch += 1 }
            await settleBoth(fresh)
        }
        if let id = model.opened {
            let label = "menu \(id)"
            if stage.activate(label: label) != fresh.activate(label: label) { return "\(label) opens once" }
            await settleBoth(fresh)
        }
        // A caret begins to blink when it was last moved.
        for stage in [stage, fresh] where stage.focus.current != nil { _ = stage.press(.left) }
        move(by: 1.0 / 60)
        return difference(from: fresh, copy)
    }

    /// Draws frames of both until nothing moves, and goes on at the later time.
    private func settleBoth(_ fresh: Stage, first: Bool = true) async {
        if first { await settle(stage) { move(by: $0) } }
        await settle(fresh) { _ = fresh.frame(at: fresh.time + $0) }
        let last = max(time, fresh.time)
        move(by: last - time)
        _ = fresh.frame(at: last)
    }

    private func difference(from fresh: Stage, _ copy: PlanModel) -> String? {
        let expected = fresh.frame(at: stage.time)
        let (frames, freshFrames) = (stage.boxLines, fresh.boxLines)
        if frames != freshFrames { return "frames differ:" + pairs(frames, freshFrames) }
        if list != expected {
            let (lines, others) = (list.lines(), expected.lines())
            if lines != others { return "display lists differ:" + pairs(lines, others) }
        }
        let (tree, other) = (stage.accessibilityTree().lines(), fresh.accessibilityTree().lines())
        if tree != other { return "accessibility trees differ:\n\(tree)\ninstead of\n\(other)" }
        if model.shown != copy.shown { return "\(model.shown) views are told to be shown, not \(copy.shown)" }
        let (waiting, others) = (model.waiting.present, copy.waiting.present)
        return waiting == others ? nil : "tasks wait: \(waiting), not \(others)"
    }
}

/// The first lines that are not the same.
private func pairs(_ lines: [String], _ others: [String]) -> String {
    let pairs = zip(lines, others).filter { $0 != $1 }.prefix(4).map { "\n    \($0) instead of\n    \($1)" }
    let counts = lines.count == others.count ? "" : " \(lines.count) lines instead of \(others.count)"
    return counts + pairs.joined()
}

extension Stage {
    /// Whether nothing moves but timelines.
    fileprivate var isCalm: Bool { !activity.contains { !$0.hasPrefix("timeline") } }

    /// The path of a box whose place or size is not a number, or so large that numbers lose their meaning.
    fileprivate var boxWithoutNumbers: String? {
        func find(_ box: LayoutBox) -> String? {
            let frame = box.frame
            for number in [frame.minX, frame.minY, frame.width, frame.height]
            where !number.isFinite || abs(number) > 1e9 {
                return "\(box.owner.path) \(frame)"
            }
            for child in box.children { if let found = find(child) { return found } }
            return nil
        }
        return rootBox.flatMap(find)
    }

    /// All boxes with their frames, one a line.
    var boxLines: [String] {
        var lines: [String] = []
        func walk(_ box: LayoutBox) {
            let frame = box.frame
            let numbers = [
                frame.minX, frame.minY, frame.width, frame.height, box.canvasOrigin.x, box.canvasOrigin.y,
            ]
            // A box around a single other one is seen in what that one draws, if at all.
            guard box.children.count != 1 else { return walk(box.children[0]) }
            // The last bits depend on the order of sums. The odd shift keeps them off the rounding's edge.
            let words = numbers.map { "\((($0 * 1000 + 0.123).rounded() + 0) / 1000)" }
            lines.append("\(box.owner.path) \(words.joined(separator: " "))")
            for child in box.children { walk(child) }
        }
        if let rootBox { walk(rootBox) }
        return lines
    }
}

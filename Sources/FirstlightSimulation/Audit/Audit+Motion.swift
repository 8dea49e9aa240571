// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI

extension Audit {
    /// The observations of a stretch of a launch.
    private struct Watched {
        var isFinished = false
        /// The last frame's list.
        var list: DisplayList?
        /// The number of different frames in two seconds after the state's entry is over.
        var restless = 0
        var movements: [MotionCheck.Movement] = []
        var flashes = 0
    }

    /// Flashes with full motion; movement and the last picture with less.
    func moving(_ state: NamedState) async throws -> [AuditFinding] {
        var reduced = state.scenario
        reduced.device.reduceMotion = true
        let full = try await watch(state.scenario, state)
        let less = try await watch(reduced, state)
        let flashes = AuditFinding(
            .flashing, "the launch to \u{201C}\(state.name)\u{201D}", full.flashes <= 3 ? .pass : .fail,
            "\(full.flashes) flashes a second at most, 3 allowed", severity: Double(full.flashes),
            place: state.name)
        return [flashes] + movement(less, state) + [end(full, less, state)].compactMap { $0 }
    }

    private func movement(_ less: Watched, _ state: NamedState) -> [AuditFinding] {
        let moves = less.movements.map { movement in
            let isOne = movement.names.count == 1
            let owner = movement.owner.isEmpty ? "the screen" : movement.owner
            var finding = AuditFinding(
                .reduceMotion, isOne ? movement.names[0] : "what \(owner) shows", .fail,
                (isOne ? "moves" : "\(movement.names.count) things move")
                    + String(format: " by %.1f pt a frame", Double(movement.way)),
                severity: Double(movement.way), place: state.name)
            if !isOne { finding.subjects = movement.names }
            return finding
        }
        let still = AuditFinding(
            .reduceMotion, "nothing is moved, scaled or turned", .pass, "all frames", place: state.name)
        // A message may come in that time; what repeats changes much more often.
        let repeats = AuditFinding(
            .reduceMotion, "nothing repeats", less.restless <= 20 ? .pass : .fail,
            "\(less.restless) changes in two seconds of waiting", severity: Double(less.restless),
            place: state.name)
        return (moves.isEmpty ? [still] : moves) + [repeats]
    }

    private func end(_ full: Watched, _ less: Watched, _ state: NamedState) -> AuditFinding? {
        guard full.isFinished, less.isFinished, let first = full.list, let second = less.list else {
            return nil
        }
        let renderer = CairoRenderer(size: first.size, scale: 1, shaper: shaper)
        renderer.render(first)
        let before = renderer.image
        renderer.render(second)
        let different = PixelComparison(expected: before, actual: renderer.image).differingPixels
        return AuditFinding(
            .reduceMotion, "the last picture is the same", different == 0 ? .pass : .fail,
            "\(different) pixels differ", severity: Double(different), place: state.name)
    }

    private func watch(_ scenario: Scenario, _ state: NamedState) async throws -> Watched {
        let run = try Simulation(scenario, of: app, text: shaper)
        var result = Watched()
        var motion = MotionCheck()
        var meter = FlashMeter(size: run.device.configuration.size, shaper: shaper)
        let end = max(state.instant, 2.5) + 2.5
        try await run.watch("\(state.name), in motion", until: end) { frame in
            progress("\(state.name), in motion")
            // Sheets, covers and dialogs slide with Reduce Motion, too, unless the user prefers cross-fades; no app can change that.
            // Lines of text that pass a place on their way are no flashes.
            if run.launch?.stage.slidesSheet == true {
                motion.skip(frame.list)
            } else {
                meter.add(frame.list, at: frame.time)
                motion.add(frame.list)
            }
            if frame.time > end - 2, run.finishedAt == nil, result.list != frame.list { result.restless += 1 }
            result.list = frame.list
        }
        result.isFinished = run.finishedAt != nil
        (result.movements, result.flashes) = (motion.movements, meter.most)
        return result
    }
}

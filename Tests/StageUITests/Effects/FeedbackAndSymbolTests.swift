// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Felt: View {
    let model: Model
    var body: some View {
        Text("a")
            .sensoryFeedback(.success, trigger: model.a)
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: model.b) { $1 > $0 }
            .sensoryFeedback(trigger: model.flag) { _, new in new ? .start : nil }
    }
}

private struct Symbol: View {
    let model: Model
    let kind: String
    var options = SymbolEffectOptions.default
    var body: some View {
        switch kind {
        case "fast pulse":
            Image(systemName: "star.fill").symbolEffect(.pulse, options: options, isActive: model.flag)
        case "fast bounce":
            Image(systemName: "star.fill").symbolEffect(.bounce, options: options, value: model.a)
        case "pulse": Image(systemName: "star.fill").symbolEffect(.pulse, isActive: model.flag)
        case "scale": Image(systemName: "star.fill").symbolEffect(.scale.up, isActive: model.flag)
        case "gone": Image(systemName: "star.fill").symbolEffect(.disappear, isActive: model.flag)
        default:
            Image(systemName: "star.fill")
                .symbolEffect(.bounce, options: .repeat(2), value: model.a)
        }
    }
}

private struct Counter: View {
    let model: Model
    let transition: ContentTransition
    var body: some View { Text("\(model.a)").contentTransition(transition) }
}

@MainActor
@Suite struct FeedbackAndSymbolTests {
    let model = Model()

    @Test func feedbackIsKeptWithItsTime() {
        let probe = StageProbe { Felt(model: model) }
        #expect(probe.stage.haptics.isEmpty)
        probe.step(5)
        model.a = 1
        model.b = -1
        probe.step()
        model.b = 3
        model.flag = true
        probe.step()
        model.flag = false
        probe.step()
        let felt = probe.stage.haptics.map(\.feedback)
        let impact = SensoryFeedback.impact(weight: .heavy, intensity: 0.5)
        let orders: [[SensoryFeedback]] = [[.success, impact, .start], [.success, .start, impact]]
        #expect(orders.contains(felt))
        let (time, sixth): (Double, Double) = (probe.stage.haptics.first?.time ?? 0, 6.0 / 60)
        #expect(abs(time - sixth) < 1e-9)
        #expect(SensoryFeedback.impact(flexibility: .soft) != .impact(flexibility: .rigid))
    }

    private func scale(_ probe: StageProbe) -> CGFloat {
        probe.leaves.first?.effects.reduce(1) { product, effect in
            if case .transform(let t) = effect { product * t.a } else { product }
        } ?? 0
    }

    @Test func aBounceIsPlayedSoOftenAndEnds() {
        let probe = StageProbe { Symbol(model: model, kind: "bounce") }
        let rest = scale(probe)
        model.a = 1
        let seen = probe.trace(70) { scale(probe) / rest }
        #expect(abs((seen.max() ?? 0) - 1.2) < 0.01)
        #expect(abs(seen[30] - 1) < 0.01)
        #expect(abs(seen[45] - 1.2) < 0.01)
        #expect(seen.last == 1)
        #expect(probe.stage.isSettled)
    }

    @Test func anActiveEffectLastsForAsLongAsItIsActive() {
        let probe = StageProbe { Symbol(model: model, kind: "pulse") }
        #expect(probe.stage.isSettled)
        model.flag = true
        let seen = probe.trace(120) { probe.opacities[0] }
        #expect(abs((seen.min() ?? 1) - 0.35) < 0.01)
        #expect(abs((seen.max() ?? 0) - 1) < 0.01)
        model.flag = false
        probe.step(2)
        #expect(probe.opacities == [1])
        #expect(probe.stage.isSettled)
    }

    @Test func aHeldEffectStaysSo() {
        let larger = StageProbe { Symbol(model: model, kind: "scale") }
        let hidden = StageProbe { Symbol(model: model, kind: "gone") }
        let rest = scale(larger)
        model.flag = true
        larger.step(60)
        hidden.step(60)
        #expect(abs(scale(larger) / rest - 1.1) < 1e-6)
        #expect(hidden.leaves.isEmpty)
        #expect(larger.stage.isSettled && hidden.stage.isSettled)
    }

    @Test(arguments: ["pulse", "scale", "gone", "bounce"])
    func symbolsWithoutEffectsStandStill(_ kind: String) {
        let probe = StageProbe {
            // What takes no effects away leaves it to what is around.
            Symbol(model: model, kind: kind).symbolEffectsRemoved(false).symbolEffectsRemoved()
        }
        let rest = scale(probe)
        model.flag = true
        model.a = 1
        probe.step(8)
        #expect(probe.opacities == [1])
        #expect(scale(probe) == rest)
        #expect(probe.stage.isSettled)
    }

    @Test func effectsAreAsMuchFasterAsTheirOptionsSay() {
        let bounce = StageProbe { Symbol(model: model, kind: "fast bounce", options: .speed(2)) }
        let pulse = StageProbe { Symbol(model: model, kind: "fast pulse", options: .speed(2)) }
        let rest = scale(bounce)
        model.a = 1
        model.flag = true
        let scales = bounce.trace(20) { scale(bounce) / rest }
        // An eighth of a second up, and one down.
        #expect(abs((scales.max() ?? 0) - 1.2) < 0.01)
        #expect(scales[17] == 1)
        let opacities = pulse.trace(90) { pulse.opacities[0] }
        // Four times in three seconds.
        #expect(abs(opacities[0] - opacities[45]) < 0.01)
        #expect(abs(opacities[0] - opacities[22]) > 0.1)
    }

    @Test(arguments: [
        (ContentTransition.opacity, 0.0), (.interpolate, 0), (.numericText(), 1),
        (.numericText(countsDown: true), -1),
    ])
    func contentThatChangesInPlaceFadesOrRolls(_ transition: ContentTransition, _ direction: Double) {
        let probe = StageProbe { Counter(model: model, transition: transition) }
        let home = probe.leaves[0].origin.y
        withAnimation(.linear(duration: 1)) { model.a = 1 }
        probe.step(32)
        #expect(probe.texts == ["0", "1"])
        #expect(probe.opacities.allSatisfy { abs($0 - 0.5) < 1e-9 })
        let ways = probe.leaves.map { Double($0.origin.y - home) }
        #expect(ways[0] * direction <= 0 && ways[1] * direction >= 0)
        #expect((ways[1] != 0) == (direction != 0))
        probe.step(40)
        #expect(probe.texts == ["1"])
        #expect(probe.stage.isSettled)
    }

    @Test func contentChangesAtOnceWhereNothingElseIsSaid() {
        let probe = StageProbe { Counter(model: model, transition: .identity) }
        withAnimation(.linear(duration: 1)) { model.a = 1 }
        probe.step()
        #expect(probe.texts == ["1"])
    }
}

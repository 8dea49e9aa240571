// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var keyframesAndSymbols: [Sample] {
        [
            Sample("KeyframeAnimator, KeyframeTrack", in: .motion) { KeyframeSample() },
            Sample("PhaseAnimator, phaseAnimator", in: .motion) {
                VStack {
                    PhaseAnimator([0.4, 1.0]) {
                        Tile("phases").opacity($0)
                    } animation: { _ in
                        .linear(duration: 0.3)
                    }
                    Tile("on change").phaseAnimator([0, 1], trigger: 1) { view, phase in
                        view.offset(x: CGFloat(phase))
                    }
                }
            },
            Sample("matchedGeometryEffect, Namespace", in: .motion) { MatchedSample() },
            Sample("contentTransition, ContentTransition", in: .motion) {
                VStack {
                    Text("12").contentTransition(.numericText())
                    Text("fades").contentTransition(ContentTransition.opacity)
                }
            },
            Sample("symbolEffect, SymbolEffect", in: .motion) { SymbolSample() },
            Sample("Symbol effects by their types", in: .motion) { EffectTypes() },
            Sample("sensoryFeedback, SensoryFeedback", in: .motion) { FeedbackSample() },
        ]
    }
}

private struct Jump {
    var height = 0.0
    var scale = 1.0
}

private struct KeyframeSample: View {
    private let timeline = KeyframeTimeline(initialValue: Jump()) {
        KeyframeTrack(\.height) { LinearKeyframe(20, duration: 0.5) }
    }

    var body: some View {
        VStack {
            Text("\(Int(timeline.value(time: 0.25).height)) up, \(Int(timeline.duration * 1000)) ms")
            KeyframeAnimator(initialValue: Jump(), repeating: true) { value in
                Circle().fill(.orange).frame(width: 20).scaleEffect(value.scale).offset(y: -value.height)
            } keyframes: { _ in
                KeyframeTrack(\.height) {
                    SpringKeyframe(20, duration: 0.3)
                    CubicKeyframe(5, duration: 0.2)
                    MoveKeyframe(0)
                }
                KeyframeTrack(\.scale) { LinearKeyframe(1.2, duration: 0.5, timingCurve: .easeInOut) }
            }
            Tile("on change").keyframeAnimator(initialValue: Jump(), trigger: 1) { view, value in
                view.offset(y: value.height)
            } keyframes: { _ in
                KeyframeTrack(\.height) { LinearKeyframe(4, duration: 0.1) }
            }
        }
    }
}

private struct MatchedSample: View {
    @Namespace private var space: Namespace.ID
    @State private var isWide = false

    var body: some View {
        HStack {
            if isWide {
                Capsule().fill(.blue).matchedGeometryEffect(id: "shape", in: space).frame(
                    width: 100, height: 30)
            } else {
                Capsule().fill(.blue)
                    .matchedGeometryEffect(
                        id: "shape", in: space, properties: MatchedGeometryProperties.frame
                    )
                    .frame(width: 30, height: 60)
            }
        }
        .onAppear { withAnimation(.linear(duration: 0.5)) { isWide = true } }
    }
}

private struct SymbolSample: View {
    @State private var count = 0

    var body: some View {
        HStack {
            Image(systemName: "bell.fill").symbolEffect(.bounce, value: count)
            Image(systemName: "star.fill").symbolEffect(
                PulseSymbolEffect.pulse, options: SymbolEffectOptions.repeating)
            Image(systemName: "bolt.fill").symbolEffect(.variableColor)
            Image(systemName: "house.fill").symbolEffect(.scale.up, isActive: true)
            Image(systemName: "leaf.fill").symbolEffect(.appear, isActive: false).symbolEffectsRemoved()
            Image(systemName: "lock.fill").contentTransition(.symbolEffect(.replace))
        }
    }
}

/// Each effect named by its type.
private struct EffectTypes: View {
    private let appear: AppearSymbolEffect = .appear
    private let disappear: DisappearSymbolEffect = .disappear
    private let bounce: BounceSymbolEffect = .bounce
    private let color: VariableColorSymbolEffect = .variableColor
    private let scale: ScaleSymbolEffect = .scale
    private let replace: ReplaceSymbolEffect = .replace

    var body: some View {
        HStack {
            held(appear, isActive: false)
            held(disappear, isActive: false)
            held(scale.down, isActive: true)
            held(color.iterative, isActive: true)
            once(bounce.up)
            Image(systemName: "lock.open").contentTransition(.symbolEffect(replace.downUp))
        }
    }

    private func held<E: IndefiniteSymbolEffect & SymbolEffect>(_ effect: E, isActive: Bool) -> some View {
        Image(systemName: "star").symbolEffect(effect, isActive: isActive)
    }

    private func once<E: DiscreteSymbolEffect & SymbolEffect>(_ effect: E) -> some View {
        Image(systemName: "bell").symbolEffect(effect, value: 1)
    }
}

private struct FeedbackSample: View {
    @State private var isWrong = false

    var body: some View {
        Button("Shake") { isWrong.toggle() }
            .sensoryFeedback(SensoryFeedback.error, trigger: isWrong)
            .sensoryFeedback(
                .impact(flexibility: SensoryFeedback.Flexibility.soft, intensity: 0.5), trigger: isWrong)
    }
}

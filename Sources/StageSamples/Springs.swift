// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var springs: [Sample] {
        [
            Sample("Spring, UnitCurve", in: .motion) {
                let spring = Spring(duration: 0.5, bounce: 0.3)
                let curve = UnitCurve.easeInOut
                VStack {
                    Text("\(Int(spring.settlingDuration * 1000)) ms to settle")
                    Text("\(Int(spring.value(target: 100.0, time: 0.2))) of 100 after 0.2 s")
                    Text("\(Int(curve.value(at: 0.25) * 100)) % at a quarter")
                }
                .font(.caption)
            },
            Sample("CustomAnimation", in: .motion) { CustomSample() },
            Sample("Transition, TransitionPhase", in: .motion) { OwnTransitionSample() },
            Sample("Transitions by name", in: .motion) { NamedTransitionsSample() },
            Sample("withAnimation completion, TransactionKey", in: .motion) { CompletionSample() },
        ]
    }
}

/// A straight motion that notes how far it came.
struct Steady: CustomAnimation {
    let duration: TimeInterval

    private struct Share: AnimationStateKey {
        static var defaultValue: Double { 0 }
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < duration else { return nil }
        var state: AnimationState<V> = context.state
        state[Share.self] = time / duration
        context.state = state
        var part = value
        part.scale(by: state[Share.self])
        return part
    }
}

private struct CustomSample: View {
    @State private var isOut = false

    var body: some View {
        Circle().fill(.orange).frame(width: 30).offset(x: isOut ? 40 : -40)
            .animation(Animation(Steady(duration: 0.4)), value: isOut)
            .onAppear { isOut = true }
    }
}

/// Turns in and out.
struct TurnTransition: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        let content: PlaceholderContentView<TurnTransition> = content
        return content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
    }
}

private struct OwnTransitionSample: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            if isShown { Tile("turns").transition(TurnTransition()) }
            if isShown { Tile("any").transition(AnyTransition(TurnTransition())) }
        }
        .onAppear { withAnimation { isShown = true } }
    }
}

private struct NamedTransitionsSample: View {
    @State private var isShown = false

    var body: some View {
        VStack(spacing: 1) {
            if isShown {
                Group {
                    Tile("opacity").transition(OpacityTransition())
                    Tile("move").transition(MoveTransition(edge: .leading))
                    Tile("slide").transition(SlideTransition())
                    Tile("scale").transition(ScaleTransition(0.5, anchor: .center))
                }
                Group {
                    Tile("offset").transition(OffsetTransition(CGSize(width: 10, height: 0)))
                    Tile("push").transition(PushTransition(edge: .trailing))
                    Tile("identity").transition(IdentityTransition())
                    Tile("blur").transition(
                        BlurReplaceTransition(configuration: BlurReplaceTransition.Configuration.downUp))
                    Tile("two").transition(
                        AsymmetricTransition(insertion: OpacityTransition(), removal: SlideTransition()))
                }
            }
        }
        .font(.caption2)
        .onAppear { withAnimation(.linear(duration: 0.3)) { isShown = true } }
    }
}

private struct CompletionSample: View {
    @State private var isOut = false
    @State private var note = "moving"

    private struct Source: TransactionKey {
        static var defaultValue: String { "none" }
    }

    var body: some View {
        VStack {
            Tile(note).offset(x: isOut ? 30 : -30)
                .transaction { if $0[Source.self] == "silent" { $0.animation = nil } }
        }
        .onAppear {
            withAnimation(
                .linear(duration: 0.3), completionCriteria: AnimationCompletionCriteria.logicallyComplete
            ) {
                isOut = true
            } completion: {
                note = "done"
            }
        }
    }
}

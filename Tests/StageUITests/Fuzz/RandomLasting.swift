// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The modifiers of random trees whose work goes on by itself: motions without an end, tasks and effects.
struct PlanLasting: View {
    let plan: Plan
    let model: PlanModel
    let view: PlanView
    var isHigh: Bool { plan.amount > 25 }
    var body: some View {
        switch plan.kind {
        case .repeated:
            if model.isStill { view } else { RandomRepetition(amount: plan.amount, view: view) }
        case .tasked: RandomTask(amount: plan.amount, view: view)
        // A plan in the place of another one of its kind is the same view, whose task goes on but for its id.
        case .waiting: view.task(id: plan.id) { await model.waiting.wait(plan.id) }
        case .bounced: view.symbolEffect(.bounce, value: plan.amount).symbolEffect(.pulse, isActive: false)
        default: view.sensoryFeedback(isHigh ? .success : .selection, trigger: plan.amount)
        }
    }
}

/// A picture that moves without an end; at rest while trees are compared, because where it has come to depends
/// on when it began.
struct RandomEndless: View {
    let amount: Int
    let isStill: Bool
    var body: some View {
        if isStill {
            Color.mint.frame(width: CGFloat(amount), height: 9)
        } else if amount % 3 == 0 {
            PhaseAnimator(RandomPhase.all) {
                RandomPhase(phase: $0)
            } animation: {
                RandomPhase.animation(to: $0)
            }
        } else if amount % 3 == 1 {
            KeyframeAnimator(initialValue: 0.0) { height in
                Circle().fill(.orange).frame(width: 8, height: 8 + abs(height)).offset(y: -height)
            } keyframes: { _ in
                SpringKeyframe(20, duration: 0.1)
                LinearKeyframe(Double(amount), duration: 0.05)
                MoveKeyframe(0)
            }
        } else {
            ProgressView()
        }
    }
}

/// Moves its content without an end, in one of three ways.
private struct RandomRepetition: View {
    let amount: Int
    let view: PlanView
    @State private var isOut = false
    var body: some View {
        switch amount % 3 {
        case 0:
            view.phaseAnimator([0, 1, 2]) { content, phase in
                content.padding(CGFloat(phase))
            } animation: { _ in
                .linear(duration: 0.04)
            }
        case 1:
            view.keyframeAnimator(initialValue: 1.0) { content, scale in
                content.scaleEffect(scale).frame(width: 50 * scale)
            } keyframes: { _ in
                CubicKeyframe(1.5, duration: 0.1)
                LinearKeyframe(1, duration: 0.1)
            }
        default:
            // Nothing that changes the layout: what moves without an end would take all others along.
            view.offset(x: isOut ? CGFloat(amount) : 0).opacity(isOut ? 0.5 : 1).onAppear {
                withAnimation(.easeInOut(duration: 0.1).repeatForever(autoreverses: amount > 25)) {
                    isOut = true
                }
            }
        }
    }
}

/// Shows what its task has found out, and begins anew when its number changes.
private struct RandomTask: View {
    let amount: Int
    let view: PlanView
    @State private var found = 0
    var body: some View {
        VStack {
            view
            Text("found \(found)")
        }
        .task(id: amount) {
            // No yield, which would pass through another thread: what has been cancelled says nothing.
            if !Task.isCancelled { found = amount }
        }
        // One that was scrolled out of sight of a lazy stack is as one that was never there.
        .onDisappear { found = 0 }
    }
}

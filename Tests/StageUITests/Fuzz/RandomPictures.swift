// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The leaves of random trees that draw themselves or move by themselves.
struct PlanPicture: View {
    let plan: Plan
    var amount: CGFloat { CGFloat(plan.amount) }
    var body: some View {
        switch plan.kind {
        case .canvas:
            Canvas { context, size in
                context.fill(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: amount, height: size.height)),
                    with: .color(.purple))
                context.rotate(by: .degrees(Double(plan.amount)))
                context.draw(Text("c\(plan.amount)"), at: CGPoint(x: size.width / 2, y: 10))
                context.drawLayer { $0.addFilter(.blur(radius: 2)) }
            }
        case .symbols:
            Canvas { context, size in
                for id in 0..<3 {
                    guard let symbol = context.resolveSymbol(id: id) else { continue }
                    context.draw(symbol, at: CGPoint(x: size.width / 2, y: CGFloat(id) * amount))
                }
            } symbols: {
                Text("s\(plan.amount)").tag(0)
                if plan.amount > 25 { Circle().fill(.pink).frame(width: 8, height: 8).tag(1) }
            }
        case .material:
            Text("glass").padding(amount / 10)
                .background(plan.amount > 25 ? Material.regular : .ultraThin, in: Capsule())
        case .markdown:
            Text("**bold** _it_ `\(plan.amount)` [link](https://example.com)")
                .lineLimit(plan.amount > 25 ? 1 : nil)
        case .keyframes: RandomJump(amount: plan.amount)
        case .phases:
            PhaseAnimator(RandomPhase.all, trigger: plan.amount) {
                RandomPhase(phase: $0)
            } animation: {
                RandomPhase.animation(to: $0)
            }
        default:
            TimelineView(
                .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1 + Double(plan.amount))
            ) { context in
                Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
            }
        }
    }
}

/// A bar that shrinks and fades from phase to phase.
struct RandomPhase: View {
    static let all = [1.0, 0.5, 0.25]
    let phase: Double
    var body: some View { Color.mint.frame(width: 20 * phase, height: 9).opacity(phase) }

    static func animation(to phase: Double) -> Animation? {
        if phase == 0.5 { return .linear(duration: 0.05) }
        return phase == 1 ? .spring(duration: 0.1) : nil
    }
}

/// Jumps when its number changes, and comes back to where it was.
private struct RandomJump: View {
    let amount: Int
    var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: amount) { height in
            Circle().fill(.orange).frame(width: 8, height: 8 + abs(height)).offset(y: -height)
        } keyframes: { _ in
            KeyframeTrack(\.self) {
                SpringKeyframe(20, duration: 0.1)
                MoveKeyframe(8)
                CubicKeyframe(3, duration: 0.1)
                LinearKeyframe(0, duration: 0.05, timingCurve: .easeInOut)
            }
        }
    }
}

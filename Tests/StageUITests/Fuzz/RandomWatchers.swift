// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The modifiers of random trees that take touches or tell something.
struct PlanWatching: View {
    let plan: Plan
    let model: PlanModel
    let view: PlanView
    var isHigh: Bool { plan.amount > 25 }
    var body: some View {
        switch plan.kind {
        case .held:
            view.onLongPressGesture(minimumDuration: isHigh ? 0.2 : 0.5) {
                model.taps[plan.id, default: 0] += 1
            }
        case .dragged: RandomDrag(plan: plan, model: model, view: view)
        case .pinched, .turned: RandomPinch(plan: plan, model: model, view: view)
        case .prefers: view.adding(plan.amount)
        case .anchor: view.framed()
        case .measured: RandomMeasure(view: view)
        case .guided:
            view.alignmentGuide(isHigh ? VerticalAlignment.top : .bottom) {
                $0.width / 2 - CGFloat(plan.amount)
            }
        case .adjusted: RandomActions(plan: plan, model: model, view: view)
        case .keyed: view.onKeyPress(.return) { isHigh ? .handled : .ignored }
        default: view.navigationTitle("n\(plan.amount)").toolbar(isHigh ? .hidden : .automatic)
        }
    }
}

/// Can be read and acted on by assistive technology.
private struct RandomActions: View {
    let plan: Plan
    let model: PlanModel
    let view: PlanView
    var body: some View {
        view.accessibilityAdjustableAction { _ in model.taps[plan.id, default: 0] += 1 }
            .accessibilityAction(named: Text("act")) { model.flags[plan.id] = plan.amount > 25 }
            .accessibilityValue(Text("\(model.taps[plan.id] ?? 0)"))
    }
}

/// Is shifted while it is dragged, and by whole steps after.
private struct RandomDrag: View {
    let plan: Plan
    let model: PlanModel
    let view: PlanView
    @GestureState private var shift = CGSize.zero
    var body: some View {
        let tap = TapGesture(count: 2).onEnded { model.taps[plan.id, default: 0] += 2 }
        view.offset(x: shift.width + (model.numbers[plan.id] ?? 0), y: shift.height)
            .gesture(
                DragGesture(minimumDistance: plan.amount > 25 ? 0 : 5)
                    .updating($shift) { value, shift, _ in shift = value.translation }
                    .onEnded { model.numbers[plan.id] = ($0.translation.width / 10).rounded() }
                    .exclusively(before: tap),
                including: plan.amount > 45 ? .subviews : .all)
    }
}

/// Tells how large it is without growing by that.
private struct RandomMeasure: View {
    let view: PlanView
    @State private var width: CGFloat = 0
    /// One box: of several, or of none any more, whichever changed last would be told.
    var body: some View {
        VStack { view }.onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .overlay { Text("\(Int(width))") }
    }
}

/// The modifiers of random trees that change how they are drawn.
struct PlanMoving: View {
    let plan: Plan
    let model: PlanModel
    let view: PlanView
    var isHigh: Bool { plan.amount > 25 }
    private var transitions: [AnyTransition] {
        [
            .slide, .push(from: .top), .offset(x: 9, y: 4), .scale(scale: 0.3, anchor: .bottom),
            .asymmetric(insertion: .opacity, removal: .move(edge: .bottom)),
            .opacity.combined(with: .scale).animation(.linear(duration: 0.2)),
            .blurReplace, .identity,
        ]
    }
    var body: some View {
        switch plan.kind {
        case .moving:
            view.transition(
                plan.id.isMultiple(of: 3)
                    ? AnyTransition(RandomTransition()) : transitions[plan.amount % transitions.count])
        case .phased:
            view.phaseAnimator([0, 1], trigger: plan.amount) { content, phase in
                content.offset(x: CGFloat(phase) * 5)
            } animation: { _ in
                .linear(duration: 0.05)
            }
        case .framed:
            view.frame(width: isHigh ? 90 : 40, height: CGFloat(plan.amount))
                .animation(.easeInOut(duration: 0.05).repeatCount(2), value: isHigh)
        case .blended: view.blendMode(isHigh ? .multiply : .normal).compositingGroup().saturation(0.5)
        case .glass: view.background(isHigh ? Material.thick : .ultraThin)
        case .rolled: view.contentTransition(isHigh ? .numericText() : .opacity)
        case .relative: view.containerRelativeFrame(.horizontal) { width, _ in isHigh ? width / 2 : width }
        case .padded: view.safeAreaPadding(isHigh ? .leading : .top, CGFloat(plan.amount))
        default:
            view.transaction { if isHigh { $0.animation = .bouncy(duration: 0.1) } }
                .geometryGroup().rotation3DEffect(.degrees(Double(plan.amount)), axis: (x: 0, y: 1, z: 0))
        }
    }
}

private struct RandomTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 30)).padding(phase.isIdentity ? 0 : 4)
    }
}

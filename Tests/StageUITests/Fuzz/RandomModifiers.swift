// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The modifiers of random trees.
struct PlanModified: View {
    let plan: Plan
    let model: PlanModel
    var amount: CGFloat { CGFloat(plan.amount) }
    var view: PlanView { PlanView(plan: plan.children[0], model: model) }
    var body: some View {
        switch plan.kind {
        case .padding: view.padding(.leading, amount - 5)
        case .fixed: view.frame(width: amount * 3, alignment: .topLeading)
        case .flexible:
            view.frame(minWidth: amount > 25 ? amount : nil, maxWidth: .infinity, maxHeight: amount * 4)
        case .opacity: view.opacity(Double(amount) / 40)
        case .offset: view.offset(x: amount - 25)
        case .scale: view.scaleEffect(amount / 25)
        case .rotation: view.rotationEffect(.degrees(Double(amount)))
        case .clip: view.clipShape(RoundedRectangle(cornerRadius: amount))
        case .shadow: view.shadow(radius: amount / 5)
        case .fixedSize: view.fixedSize(horizontal: amount > 25, vertical: true)
        default: PlanStyled(plan: plan, model: model, view: view)
        }
    }
}

private struct PlanStyled: View {
    let plan: Plan
    let model: PlanModel
    let view: PlanView
    var amount: CGFloat { CGFloat(plan.amount) }
    var body: some View {
        switch plan.kind {
        case .ratio: view.aspectRatio(amount > 25 ? amount / 30 : nil, contentMode: .fit)
        case .font: view.font(.system(size: 5 + amount))
        case .style: view.foregroundStyle(amount > 25 ? Color.red : Color.blue)
        case .unsafe: view.ignoresSafeArea(edges: amount > 25 ? .all : .top)
        case .priority: view.layoutPriority(Double(plan.amount % 3))
        case .front: view.zIndex(Double(plan.amount % 3) - 1)
        case .leaving: view.transition(amount > 25 ? .scale : .move(edge: .leading))
        case .position: view.position(x: amount, y: 20)
        case .animated: view.animation(.linear(duration: 0.1), value: plan.amount)
        case .spring: view.offset(y: amount).animation(.spring(duration: 0.1), value: plan.amount)
        default: PlanSet(plan: plan, model: model, view: view)
        }
    }
}

private struct PlanSet: View {
    let plan: Plan
    let model: PlanModel
    let view: PlanView
    var isHigh: Bool { plan.amount > 25 }
    var body: some View {
        switch plan.kind {
        case .blur: view.blur(radius: CGFloat(plan.amount) / 10)
        case .disabled: view.disabled(isHigh)
        case .lines: view.lineLimit(isHigh ? 1 : nil).multilineTextAlignment(.center)
        case .named: view.accessibilityLabel("n\(plan.amount)")
        case .hidden: view.accessibilityHidden(isHigh)
        case .grouped: view.accessibilityElement(children: isHigh ? .combine : .contain)
        case .mirrored: view.environment(\.layoutDirection, isHigh ? .rightToLeft : .leftToRight)
        case .dark: view.environment(\.colorScheme, isHigh ? .dark : .light)
        case .large: view.dynamicTypeSize(isHigh ? .accessibility1 : .small)
        default: PlanActing(plan: plan, model: model, view: view)
        }
    }
}

private struct PlanActing: View {
    let plan: Plan
    let model: PlanModel
    let view: PlanView
    var body: some View {
        switch plan.kind {
        case .tapped: view.onTapGesture { model.taps[plan.id, default: 0] += 1 }
        case .appearing: view.onAppear { model.shown += 1 }.onDisappear { model.shown -= 1 }
        case .changing: view.onChange(of: plan.amount) { model.changes += 1 }
        case .custom: view.modifier(RandomModifier(amount: plan.amount))
        case .pressing: view.buttonStyle(RandomStyle(amount: plan.amount))
        case .held, .dragged, .prefers, .anchor, .measured, .guided, .adjusted, .keyed, .titled, .pinched,
            .turned:
            PlanWatching(plan: plan, model: model, view: view)
        case .moving, .phased, .framed, .blended, .glass, .rolled, .relative, .padded, .matching:
            PlanMoving(plan: plan, model: model, view: view)
        case .repeated, .tasked, .waiting, .bounced, .felt:
            PlanLasting(plan: plan, model: model, view: view)
        case .redacted, .visual, .refreshed, .tabless: PlanVeil(plan: plan, view: view)
        case .bordered, .unlabelled, .cased, .schemed, .hitless, .variant, .barless:
            PlanSetting(plan: plan, view: view)
        default: view.tint(plan.amount > 25 ? Color.green : nil)
        }
    }
}

private struct RandomModifier: ViewModifier {
    let amount: Int
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric private var width = 4.0
    func body(content: Content) -> some View {
        content.padding(width).background(colorScheme == .dark ? Color.white : Color.black)
            .opacity(amount > 40 ? 0 : 1)
    }
}

private struct RandomStyle: ButtonStyle {
    let amount: Int
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(isEnabled ? "\(amount)" : "off")
        }
        .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

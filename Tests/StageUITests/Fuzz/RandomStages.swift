// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The containers of random trees that show one of several screens, or that learn from their content.
struct PlanStage: View {
    let plan: Plan
    let model: PlanModel
    let first: PlanView
    let last: PlanView
    var all: some View { ForEach(plan.children) { PlanView(plan: $0, model: model) } }
    var choice: Binding<Int> { model.binding(\.choices, plan, or: 0) }
    var body: some View {
        switch plan.kind {
        case .navigation: PlanNavigation(plan: plan, model: model, first: first)
        case .summed: RandomSum(amount: plan.amount) { all }
        case .anchored: RandomFrames { all }
        case .matched: RandomMatch(isHigh: plan.amount > 25, first: first)
        case .switched:
            ZStack {
                if plan.amount > 25 {
                    first.transition(.push(from: .leading))
                } else {
                    last.transition(.asymmetric(insertion: .slide, removal: .blurReplace))
                }
            }
        case .targets:
            ScrollView {
                VStack(spacing: 4) {
                    ForEach(0..<8, id: \.self) { Text("t\($0)").frame(height: 30) }
                    all
                }
                .scrollTargetLayout()
            }
            .frame(height: 90)
            .id(model.epoch)
        default:
            TabView(selection: choice) {
                first.tabItem { Label("One", systemImage: "house") }.tag(0)
                last.tabItem { Text("Two") }.tag(1).badge(plan.amount % 3)
            }
        }
    }
}

/// A stack of screens whose way is in the model.
private struct PlanNavigation: View {
    let plan: Plan
    let model: PlanModel
    let first: PlanView
    /// The way, without screens that the plan has no longer.
    var route: Binding<[PlanStop]> {
        Binding {
            (model.routes[plan.id] ?? []).filter { $0.index < plan.children.count }
        } set: {
            model.routes[plan.id] = $0
        }
    }
    var body: some View {
        NavigationStack(path: route) {
            VStack {
                NavigationLink("go \(plan.id)", value: PlanStop(stack: plan.id, index: 1))
                first
            }
            .navigationTitle("T\(plan.amount)")
            .navigationBarTitleDisplayMode(plan.amount > 25 ? .large : .inline)
            .toolbar { if plan.amount > 15 { ToolbarItem(placement: .topBarTrailing) { Button("E") {} } } }
            .navigationDestination(for: PlanStop.self) { stop in
                PlanView(plan: plan.children[min(stop.index, plan.children.count - 1)], model: model)
                    .navigationTitle("S\(stop.index)")
            }
        }
    }
}

/// Adds up what is preferred.
struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Shows what its content prefers, in its own state and in an overlay.
private struct RandomSum<Content: View>: View {
    let amount: Int
    @ViewBuilder let content: () -> Content
    @State private var sum = 0
    var body: some View {
        VStack {
            content()
            Text("sum \(sum)")
        }
        .onPreferenceChange(SumKey.self) { sum = $0 }
        .overlayPreferenceValue(SumKey.self) { Text("over \($0)") }
        .transformPreference(SumKey.self) { $0 += amount }
    }
}

/// Collects the places that are preferred.
struct FrameKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

/// Frames the views inside that tell where they are.
private struct RandomFrames<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
        HStack { content() }
            .overlayPreferenceValue(FrameKey.self) { anchors in
                GeometryReader { proxy in
                    ForEach(0..<anchors.count, id: \.self) { index in
                        let rect = proxy[anchors[index]]
                        Rectangle().stroke(.red)
                            .frame(width: max(0, rect.width), height: max(0, rect.height))
                            .offset(x: rect.minX, y: rect.minY)
                    }
                }
            }
    }
}

extension View {
    /// Adds to the sum of a random tree.
    func adding(_ amount: Int) -> some View { preference(key: SumKey.self, value: amount) }
    /// Lets a random tree frame the view.
    func framed() -> some View { anchorPreference(key: FrameKey.self, value: .bounds) { [$0] } }
}

/// Goes from one place to another as one view.
private struct RandomMatch: View {
    let isHigh: Bool
    let first: PlanView
    @Namespace private var space
    /// One box, because two sources of one place contradict each other.
    var one: some View { VStack { first } }
    var body: some View {
        HStack {
            if isHigh {
                one.matchedGeometryEffect(id: 1, in: space)
                Color.gray.frame(width: 30, height: 10)
            } else {
                Color.gray.frame(width: 10, height: 30)
                one.matchedGeometryEffect(id: 1, in: space).frame(width: 60)
            }
            Color.green.frame(width: 9, height: 9)
                .matchedGeometryEffect(
                    id: 1, in: space, properties: .position, anchor: .bottom, isSource: false)
        }
    }
}

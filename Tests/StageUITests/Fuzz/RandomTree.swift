// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation

@testable import StageUI

/// A reproducible source of random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// The plan of one view of a random tree.
struct Plan: Identifiable, Equatable {
    enum Kind: CaseIterable {
        case text, color, circle, border, spacer, divider, button, timeline, symbol, empty
        case row, column, pile, overlay, background, reader, branch, optional, list, erased, identified
        case padding, fixed, flexible, opacity, offset, scale, rotation, clip, shadow, fixedSize, ratio
        case font, style, unsafe, priority, front, leaving, position, animated
    }
    var id: Int
    var kind: Kind
    var amount: Int
    var children: [Plan]

    static let leaves = 10
    static let containers = 21

    /// The ways to each plan, as indices of children.
    var paths: [[Int]] {
        [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } }
    }

    subscript(path: ArraySlice<Int>) -> Plan {
        get { path.first.map { children[$0][path.dropFirst()] } ?? self }
        set {
            if let first = path.first {
                children[first][path.dropFirst()] = newValue
            } else {
                self = newValue
            }
        }
    }
}

/// The state of a random tree, outside all views.
@MainActor @Observable
final class PlanModel {
    var root: Plan
    var taps: [Int: Int] = [:]
    @ObservationIgnored private var generator: SeededGenerator
    @ObservationIgnored private var nextID = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        root = Plan(id: -1, kind: .pile, amount: 0, children: [])
        root.children = (0..<3).map { _ in make(depth: 0) }
    }

    func choice(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private func make(depth: Int) -> Plan {
        nextID += 1
        let id = nextID
        let all = Plan.Kind.allCases
        // Containers near the root, so that the trees are large; leaves at the end.
        let kinds = depth < 2 ? Plan.leaves..<Plan.containers : 0..<(depth > 5 ? Plan.leaves : all.count)
        let position = kinds.lowerBound + choice(kinds.count)
        let kind = all[position]
        let count = position < Plan.leaves ? 0 : position < Plan.containers ? 2 + choice(2) : 1
        return Plan(
            id: id, kind: kind, amount: choice(50),
            children: (0..<count).map { _ in make(depth: depth + 1) })
    }

    /// Changes one plan: its number, its children's order, a child more or less, or all of it.
    func change() {
        let paths = root.paths
        let path = ArraySlice(paths[choice(paths.count)])
        var plan = root[path]
        switch choice(6) {
        case 0, 1, 2: plan.amount = choice(50)
        case 3 where plan.children.count > 1: plan.children.swapAt(0, plan.children.count - 1)
        case 4 where plan.children.count > 1: plan.children.removeLast()
        case 5 where !plan.children.isEmpty && !path.isEmpty: plan.children[0] = make(depth: path.count + 1)
        default: plan.amount += 1
        }
        root[path] = plan
    }
}

/// The view of a plan.
struct PlanView: View {
    let plan: Plan
    let model: PlanModel
    var body: some View {
        let position = Plan.Kind.allCases.firstIndex(of: plan.kind) ?? 0
        if position < Plan.leaves {
            PlanLeaf(plan: plan, model: model)
        } else if position < Plan.containers {
            PlanContainer(plan: plan, model: model)
        } else {
            PlanModified(plan: plan, inner: plan.children[0], model: model)
        }
    }
}

private struct PlanLeaf: View {
    let plan: Plan
    let model: PlanModel
    var amount: CGFloat { CGFloat(plan.amount) }
    var body: some View {
        switch plan.kind {
        case .text: Text(String(repeating: "ab ", count: plan.amount % 9))
        case .color: Color.red.frame(width: amount, height: 12)
        case .circle: Circle().trim(from: 0, to: amount / 50).fill(.blue)
        case .border: Rectangle().strokeBorder(Color.green, lineWidth: amount)
        case .spacer: Spacer(minLength: plan.amount.isMultiple(of: 2) ? nil : amount)
        case .divider: Divider()
        case .button:
            Button("\(plan.id) \(model.taps[plan.id] ?? 0)") { model.taps[plan.id, default: 0] += 1 }
        case .timeline:
            TimelineView(.animation(minimumInterval: nil, paused: plan.amount > 25)) { context in
                Color.orange.frame(width: 5, height: 5)
                    .offset(x: plan.amount > 25 ? 0 : context.date.timeIntervalSinceReferenceDate)
            }
        case .symbol: Image(systemName: plan.amount > 10 ? "checkmark" : "star.fill")
        default: EmptyView()
        }
    }
}

private struct PlanContainer: View {
    let plan: Plan
    let model: PlanModel
    var all: some View { ForEach(plan.children) { PlanView(plan: $0, model: model) } }
    var first: PlanView { PlanView(plan: plan.children[0], model: model) }
    var last: PlanView { PlanView(plan: plan.children[plan.children.count - 1], model: model) }
    var body: some View {
        switch plan.kind {
        case .row: HStack(alignment: plan.amount > 25 ? .firstTextBaseline : .bottom) { all }
        case .column: VStack(alignment: .leading, spacing: CGFloat(plan.amount % 7)) { all }
        case .pile: ZStack(alignment: plan.amount > 25 ? .topTrailing : .center) { all }
        case .overlay: first.overlay(alignment: .bottom) { last }
        case .background: first.background { last }
        case .reader:
            GeometryReader { proxy in
                VStack {
                    Text("\(Int(proxy.size.width))"); all
                }
            }
        case .branch: if plan.amount > 25 { first } else { last }
        case .optional: if plan.amount > 25 { all }
        case .list: Group { all }
        case .erased: plan.amount > 25 ? AnyView(first) : AnyView(last.padding(2))
        default: first.id(plan.amount % 4)
        }
    }
}

private struct PlanModified: View {
    let plan: Plan
    let inner: Plan
    let model: PlanModel
    var amount: CGFloat { CGFloat(plan.amount) }
    var view: PlanView { PlanView(plan: inner, model: model) }
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
        default: PlanModified2(plan: plan, view: view)
        }
    }
}

private struct PlanModified2: View {
    let plan: Plan
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
        default: view.animation(.linear(duration: 0.1), value: plan.amount)
        }
    }
}

/// A whole random tree.
struct PlanRoot: View {
    let model: PlanModel
    var body: some View { PlanView(plan: model.root, model: model) }
}

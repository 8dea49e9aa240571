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

    mutating func choice(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}

/// The plan of one view of a random tree.
///
/// To try a new view, add a case to the list it belongs to and its view to `PlanLeaf`, `PlanControl`,
/// `PlanContainer` or `PlanModified`.
struct Plan: Identifiable, Equatable, Sendable {
    enum Kind: Sendable {
        case text, color, circle, border, spacer, divider, timeline, symbol, gradient, empty
        case button, field, secure, toggle, progress, label, link, counter
        case row, column, pile, overlay, background, reader, branch, optional, list, erased, identified
        case scroll, pages, inset
        case padding, fixed, flexible, opacity, offset, scale, rotation, clip, shadow, fixedSize, ratio
        case font, style, unsafe, priority, front, leaving, position, animated, spring
        case blur, disabled, lines, named, hidden, grouped, mirrored, dark, large, tapped, appearing
        case changing, custom, pressing, preserved
    }
    var id: Int
    var kind: Kind
    var amount: Int
    var children: [Plan]

    static let leaves: [Kind] = [
        .text, .color, .circle, .border, .spacer, .divider, .timeline, .symbol, .gradient, .empty,
    ]
    static let controls: [Kind] = [.button, .field, .secure, .toggle, .progress, .label, .link, .counter]
    static let containers: [Kind] = [
        .row, .column, .pile, .overlay, .background, .reader, .branch, .optional, .list, .erased,
        .identified, .scroll, .pages, .inset,
    ]
    static let modifiers: [Kind] = [
        .padding, .fixed, .flexible, .opacity, .offset, .scale, .rotation, .clip, .shadow, .fixedSize, .ratio,
        .font, .style, .unsafe, .priority, .front, .leaving, .position, .animated, .spring, .blur, .disabled,
        .lines, .named, .hidden, .grouped, .mirrored, .dark, .large, .tapped, .appearing, .changing, .custom,
        .pressing, .preserved,
    ]

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

    /// The plan in words, for reports.
    var text: String {
        "\(kind)(\(amount))"
            + (children.isEmpty ? "" : "[" + children.map(\.text).joined(separator: " ") + "]")
    }
}

/// Makes plans.
struct PlanMaker {
    var generator: SeededGenerator
    var nextID: Int

    mutating func make(depth: Int) -> Plan {
        nextID += 1
        let id = nextID
        // Containers near the root, so that there is a tree; leaves at the end.
        let roll = generator.choice(8)
        let kinds: [Plan.Kind]
        switch depth {
        case 0: kinds = Plan.containers
        case 1: kinds = roll < 4 ? Plan.containers : Plan.modifiers
        case 2, 3:
            kinds = [Plan.leaves, Plan.controls, Plan.containers, Plan.modifiers][roll / 2]
        case 4, 5: kinds = roll < 3 ? Plan.modifiers : roll < 6 ? Plan.leaves : Plan.controls
        default: kinds = roll < 4 ? Plan.controls : Plan.leaves
        }
        let kind = kinds[generator.choice(kinds.count)]
        let count =
            Plan.containers.contains(kind) ? 1 + generator.choice(3) : Plan.modifiers.contains(kind) ? 1 : 0
        return Plan(
            id: id, kind: kind, amount: generator.choice(50),
            children: (0..<count).map { _ in make(depth: depth + 1) })
    }
}

/// The state of a random tree, outside all views.
@MainActor @Observable
final class PlanModel {
    var root: Plan
    var taps: [Int: Int] = [:]
    var texts: [Int: String] = [:]
    var flags: [Int: Bool] = [:]
    /// Grows when what lives in the tree alone has to start anew, such as the place of a scroll view.
    var epoch = 0
    /// How many of the views that tell so are shown.
    @ObservationIgnored var shown = 0
    /// The changes that views have told.
    @ObservationIgnored var changes = 0
    @ObservationIgnored private var nextID: Int

    init(seed: UInt64) {
        var maker = PlanMaker(generator: SeededGenerator(seed: seed), nextID: 0)
        let children = (0..<2).map { _ in maker.make(depth: 0) }
        nextID = maker.nextID
        root = Plan(id: -1, kind: .pile, amount: 0, children: children)
    }

    /// A model with the same state, for a tree that is made anew.
    init(copying other: PlanModel) {
        root = other.root
        taps = other.taps
        texts = other.texts
        flags = other.flags
        epoch = other.epoch
        nextID = other.nextID
    }

    /// Changes one plan: its number, its children's order, a child more or less, or all of it.
    func change(_ generator: inout SeededGenerator) {
        let paths = root.paths
        let path = ArraySlice(paths[generator.choice(paths.count)])
        var plan = root[path]
        func made(_ depth: Int) -> Plan {
            var maker = PlanMaker(generator: SeededGenerator(seed: generator.next()), nextID: nextID)
            defer { nextID = maker.nextID }
            return maker.make(depth: depth)
        }
        switch generator.choice(8) {
        case 0...2: plan.amount = generator.choice(50)
        case 3 where plan.children.count > 1: plan.children.swapAt(0, plan.children.count - 1)
        case 4 where plan.children.count > 1: plan.children.removeLast()
        case 5 where plan.children.count > 1 && plan.children.count < 6:
            plan.children.insert(made(path.count + 1), at: generator.choice(plan.children.count))
        case 6 where !plan.children.isEmpty && !path.isEmpty: plan.children[0] = made(path.count + 1)
        default: plan.amount += 1
        }
        root[path] = plan
    }
}

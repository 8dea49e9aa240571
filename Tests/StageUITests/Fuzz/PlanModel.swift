// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import ProofSupport

@testable import StageUI

/// The state of a random tree, outside all views.
@MainActor @Observable
final class PlanModel {
    var root: Plan
    var taps: [Int: Int] = [:]
    var texts: [Int: String] = [:]
    var flags: [Int: Bool] = [:]
    /// What sliders, steppers and drags have set.
    var numbers: [Int: Double] = [:]
    /// What stacks of screens show above their first one.
    var routes: [Int: [PlanStop]] = [:]
    /// The chosen tabs and places.
    var choices: [Int: Int] = [:]
    /// The plan whose presentation is shown: one at a time, so that no order of asking matters.
    var presented: Int?
    /// The field that asks for the focus when it appears or when this changes.
    var focus: Int?
    /// The picker or menu whose menu is opened before trees are compared: only the tree knows that it is open.
    var opened: Int?
    /// Whether what moves without an end is left out, so that what is left can be compared.
    var isStill = false
    /// What views keep beyond the life of a tree.
    @ObservationIgnored let store: UserDefaults
    /// The tasks of views that wait for their end.
    @ObservationIgnored let waiting = RandomWaits()
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
        store = MemoryDefaults(suiteName: nil) ?? .standard
        root = Plan(id: -1, kind: .pile, amount: 0, children: children)
    }

    /// What a control of a plan sets, which is a value until then.
    func binding<Value>(
        _ values: ReferenceWritableKeyPath<PlanModel, [Int: Value]>, _ plan: Plan, or value: Value
    ) -> Binding<Value> {
        Binding {
            self[keyPath: values][plan.id] ?? value
        } set: {
            self[keyPath: values][plan.id] = $0
        }
    }

    /// A model with the same state, for a tree that is made anew.
    init(copying other: PlanModel) {
        root = other.root
        taps = other.taps
        texts = other.texts
        flags = other.flags
        numbers = other.numbers
        routes = other.routes
        choices = other.choices
        presented = other.presented
        focus = other.focus
        opened = other.opened
        isStill = other.isStill
        store = other.store
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

    /// Ends what is shown above the tree, if it is a card with a text that scrolls.
    func endCards() {
        let shown = root.flattened.first { $0.id == presented }
        if shown?.kind == .alert || shown?.kind == .dialog { presented = nil }
    }

    /// All of it in words, for reports.
    var text: String {
        root.text + (presented.map { " presented \($0)" } ?? "")
            + (routes.isEmpty ? "" : " routes \(routes.mapValues { $0.map(\.index) })")
            + (choices.isEmpty ? "" : " choices \(choices)") + (focus.map { " focus \($0)" } ?? "")
            + (opened.map { " opened \($0)" } ?? "")
    }

    /// Shows or ends something above the tree, or goes on to a screen or back.
    func go(_ generator: inout SeededGenerator) {
        let plans = root.flattened
        let shown = plans.filter { Plan.presentations.contains($0.kind) }
        let stacks = plans.filter { $0.kind == .navigation }
        let chosen = plans.filter { $0.kind == .tabs || $0.kind == .targets }
        let claiming = plans.filter { $0.kind == .claiming }
        let menus = plans.filter { $0.kind == .menu || $0.kind == .picker }
        switch generator.choice(5) {
        case 0 where !shown.isEmpty:
            presented = generator.choice(3) == 0 ? nil : shown[generator.choice(shown.count)].id
        case 1 where !stacks.isEmpty:
            let stack = stacks[generator.choice(stacks.count)]
            let length = generator.choice(stack.children.count)
            routes[stack.id] = (0..<length).map { PlanStop(stack: stack.id, index: $0 + 1) }
        case 2 where !chosen.isEmpty:
            choices[chosen[generator.choice(chosen.count)].id] = generator.choice(3)
        case 3 where !claiming.isEmpty:
            focus = generator.choice(3) == 0 ? nil : claiming[generator.choice(claiming.count)].id
        case 4 where !menus.isEmpty:
            opened = generator.choice(3) == 0 ? nil : menus[generator.choice(menus.count)].id
        default: presented = nil
        }
    }
}

/// A screen above the first one of a random stack.
struct PlanStop: Hashable, Sendable {
    var stack: Int
    var index: Int
}

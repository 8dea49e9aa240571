// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import ProofSupport

@testable import StageUI

/// The plan of one view of a random tree that moves: plain layout, so that each place can be foretold.
struct MotionPlan: RandomPlan, Identifiable, Equatable, Sendable {
    enum Kind: CaseIterable, Sendable {
        case fixed, wide
        case row, column, pile
        case padded, framed, aligned, behind, above, optional, clipped, animated, group
    }
    var id: Int
    var kind: Kind
    var amount: Int
    var children: [MotionPlan]

    var isLeaf: Bool { kind == .fixed || kind == .wide }
    var isContainer: Bool { [.row, .column, .pile].contains(kind) }

    /// The plan in words, for reports.
    var text: String {
        "\(kind)(\(id): \(amount))"
            + (children.isEmpty ? "" : "[" + children.map(\.text).joined(separator: " ") + "]")
    }

    /// What is known of a view of the tree that is to be seen.
    struct Surroundings {
        /// The views around it, from the root on.
        var above: [Int]
        /// The geometry group next above it; nil where there is none.
        var group: Int?
        /// The seconds of the `.animation(_:value:)` next above it; nil where there is none.
        var duration: Double?
        /// The same for what is inside of it.
        var durationInside: Double?
    }

    /// The surroundings of each view that is to be seen, by its number.
    func surroundings(
        above: [Int] = [], group: Int? = nil, duration: Double? = nil
    ) -> [Int: Surroundings] {
        let inner = kind == .animated ? MotionPlan.duration(amount) : duration
        var result = [
            id: Surroundings(above: above, group: group, duration: duration, durationInside: inner)
        ]
        if kind == .optional, amount % 2 != 0 { return result }
        for child in children {
            let inside = child.surroundings(
                above: above + [id], group: kind == .group ? id : group, duration: inner)
            result.merge(inside) { $1 }
        }
        return result
    }

    /// The numbers of the geometry groups.
    var groups: Set<Int> {
        children.reduce(into: kind == .group ? [id] : []) { $0.formUnion($1.groups) }
    }

    /// The ways to what geometry groups hold.
    var pathsInGroups: [[Int]] {
        paths.filter { path in path.indices.contains { self[path[..<$0]].kind == .group } }
    }

    /// The seconds of an animation that a view has of its own.
    static func duration(_ amount: Int) -> Double { [0.05, 0.1, 0.15][amount % 3] }
}

/// Makes plans of trees that move, and changes of them.
struct MotionPlanMaker {
    var generator: SeededGenerator
    var nextID = 0

    /// - Parameter inGroup: Whether it is what a geometry group holds: something into which views can come.
    mutating func make(depth: Int, inGroup: Bool = false) -> MotionPlan {
        nextID += 1
        let id = nextID
        let kinds: [MotionPlan.Kind] =
            switch depth {
            case _ where inGroup: [.row, .column, .pile, .optional]
            case 0: [.row, .column, .pile, .aligned, .padded]
            case 1, 2:
                [
                    .row, .column, .pile, .optional, .padded, .framed, .behind, .above, .group, .group,
                    .clipped, .animated,
                ]
            case 3, 4: [.padded, .framed, .aligned, .animated, .optional, .fixed, .row, .pile]
            default: [.fixed, .wide]
            }
        let kind = kinds[generator.choice(kinds.count)]
        let count =
            switch kind {
            case .fixed, .wide: 0
            case .row, .column, .pile: 1 + generator.choice(3)
            case .behind, .above: 2
            default: 1
            }
        return MotionPlan(
            id: id, kind: kind, amount: generator.choice(40),
            children: (0..<count).map { _ in make(depth: depth + 1, inGroup: kind == .group) })
    }

    /// Changes numbers, takes views out and puts views in.
    mutating func change(_ plan: inout MotionPlan) {
        for _ in 0...generator.choice(3) {
            // A view of a group as often as any other: there are few of them.
            let inGroups = generator.choice(2) == 0 ? plan.pathsInGroups : []
            let paths = inGroups.isEmpty ? plan.paths : inGroups
            let path = paths[generator.choice(paths.count)][...]
            guard plan[path].isContainer, generator.choice(2) == 0 else {
                plan[path].amount = generator.choice(40)
                continue
            }
            let count = plan[path].children.count
            if generator.choice(2) == 0, count > 0 {
                plan[path].children.remove(at: generator.choice(count))
            } else if count < 5 {
                let child = make(depth: 3 + generator.choice(3))
                plan[path].children.insert(child, at: generator.choice(count + 1))
            }
        }
    }
}

/// What a tree that moves watches.
@MainActor @Observable
final class MotionModel {
    var plan: MotionPlan
    /// Another one with each change, so that the views' own animations take effect.
    var version = 0

    init(_ plan: MotionPlan) { self.plan = plan }
}

struct MotionRoot: View {
    let model: MotionModel
    var body: some View {
        MotionPlanView(plan: model.plan, version: model.version).frame(
            maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A view as its plan says.
struct MotionPlanView: View {
    let plan: MotionPlan
    let version: Int

    private var amount: CGFloat { CGFloat(plan.amount) }
    private var name: String { "\(plan.id)" }
    private var alignment: Alignment {
        [.center, .topLeading, .bottomTrailing, .top, .trailing][plan.amount % 5]
    }

    var body: some View {
        switch plan.kind {
        case .fixed: Color.red.mark(name).frame(width: 4 + amount, height: 2 + amount / 2)
        case .wide: Color.red.mark(name).frame(maxWidth: 10 + 3 * amount).frame(height: 6)
        case .row: HStack(alignment: alignment.vertical, spacing: amount / 4) { inner }
        case .column: VStack(alignment: alignment.horizontal, spacing: amount / 4) { inner }
        case .pile: ZStack(alignment: alignment) { inner }
        case .padded: VStack(spacing: 1) { inner }.padding(amount / 2)
        case .framed: inner.frame(width: 20 + 2 * amount, height: 10 + amount, alignment: alignment)
        case .aligned: inner.frame(maxWidth: .infinity, maxHeight: 30 + 4 * amount, alignment: alignment)
        case .behind: view(0).background(alignment: alignment) { view(1) }
        case .above: view(0).overlay(alignment: alignment) { view(1) }
        case .optional:
            VStack(spacing: 2) {
                if plan.amount % 2 == 0 { inner } else { Color.clear.frame(width: 3, height: 3) }
            }
        case .clipped: inner.clipped().background { Color.clear }
        case .animated: inner.animation(.linear(duration: MotionPlan.duration(plan.amount)), value: version)
        case .group:
            inner.frame(width: 50 + amount, height: 30 + amount / 2, alignment: .topLeading).mark(name)
                .geometryGroup()
        }
    }

    private var inner: some View {
        ForEach(plan.children) { MotionPlanView(plan: $0, version: version) }
    }

    private func view(_ index: Int) -> MotionPlanView {
        MotionPlanView(plan: plan.children[index], version: version)
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import ProofSupport

@testable import StageUI

extension SeededGenerator {
    mutating func choice(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}

/// The plan of one view of a random tree.
///
/// To try a new view, add a case to the list it belongs to and its view to `PlanLeaf`, `PlanControl`,
/// `PlanContainer` or `PlanModified`.
struct Plan: RandomPlan, Identifiable, Equatable, Sendable {
    enum Kind: Sendable {
        case text, color, circle, border, spacer, divider, timeline, symbol, gradient, empty
        case canvas, material, markdown, keyframes, phases, periodic
        case button, field, secure, toggle, progress, label, link, counter
        case slider, stepper, editor, form, focusing
        case row, column, pile, overlay, background, reader, branch, optional, list, erased, identified
        case scroll, pages, inset, grid, fitting, mask, settings, staircase, tabs, lazy, targets
        case navigation, summed, anchored, matched, switched
        case sheet, cover, alert, dialog, popover
        case padding, fixed, flexible, opacity, offset, scale, rotation, clip, shadow, fixedSize, ratio
        case font, style, unsafe, priority, front, leaving, position, animated, spring
        case blur, disabled, lines, named, hidden, grouped, mirrored, dark, large, tapped, appearing
        case changing, custom, pressing, preserved
        case held, dragged, prefers, anchor, measured, guided, moving, phased, framed, blended, glass
        case rolled, relative, padded, adjusted, keyed, titled, matching
        case endless, repeated, claiming, kept, tasked, waiting, pinched, turned, bounced, felt
        case picker, segments, inlined, menu, covered, boxed, bordered, unlabelled, cased, schemed, hitless
        case variant, barless
        case symbols, gauge, shortcut, disclosed, folded, cells, redacted, visual, refreshed, tabless
    }
    var id: Int
    var kind: Kind
    var amount: Int
    var children: [Plan]

    static let leaves: [Kind] = [
        .text, .color, .circle, .border, .spacer, .divider, .timeline, .symbol, .gradient, .empty, .canvas,
        .material, .markdown, .keyframes, .phases, .periodic, .endless, .symbols,
    ]
    static let controls: [Kind] = [
        .button, .field, .secure, .toggle, .progress, .label, .link, .counter, .slider, .stepper, .editor,
        .form, .focusing, .claiming, .kept, .picker, .segments, .inlined, .gauge, .shortcut,
    ]
    static let presentations: [Kind] = [.sheet, .cover, .alert, .dialog, .popover]
    static let containers: [Kind] =
        [
            .row, .column, .pile, .overlay, .background, .reader, .branch, .optional, .list, .erased,
            .identified, .scroll, .pages, .inset, .grid, .fitting, .mask, .settings, .staircase, .tabs, .lazy,
            .targets, .navigation, .summed, .anchored, .matched, .switched, .menu, .covered, .boxed,
            .disclosed, .folded, .cells,
        ] + presentations
    static let modifiers: [Kind] = [
        .padding, .fixed, .flexible, .opacity, .offset, .scale, .rotation, .clip, .shadow, .fixedSize, .ratio,
        .font, .style, .unsafe, .priority, .front, .leaving, .position, .animated, .spring, .blur, .disabled,
        .lines, .named, .hidden, .grouped, .mirrored, .dark, .large, .tapped, .appearing, .changing, .custom,
        .pressing, .preserved, .held, .dragged, .prefers, .anchor, .measured, .guided, .moving, .phased,
        .framed, .blended, .glass, .rolled, .relative, .padded, .adjusted, .keyed, .titled, .matching,
        .repeated, .tasked, .waiting, .pinched, .turned, .bounced, .felt, .bordered, .unlabelled, .cased,
        .schemed, .hitless, .variant, .barless, .redacted, .visual, .refreshed, .tabless,
    ]

    /// The plan itself and all below it.
    var flattened: [Plan] { [self] + children.flatMap(\.flattened) }

    /// The plan in words, for reports.
    var text: String {
        "\(kind)(\(id): \(amount))"
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

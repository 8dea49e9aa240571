// Licensed under the Apache License, Version 2.0.

import Foundation

/// The rows of a `ForEach` in a lazy container: which of them are made, and which of those lie in the container.
///
/// A row is made when it comes near the window. One that has been scrolled far away keeps its views with their state,
/// and only its boxes leave the container. Gaps stand for the rows that do not lie there.
@MainActor
final class LazyRows {
    enum State: UInt8 {
        /// It has no views yet.
        case unmade
        /// It has views, and is far away.
        case kept
        /// Its boxes lie in the container.
        case shown
    }

    /// A row: its state, and its measures when it last lay in the container.
    struct Row {
        var state = State.unmade
        /// The length with the space to the next row, in points; negative when it is not known.
        var extent: CGFloat = -1
        /// The number of its boxes.
        var boxes: Int32 = 1
        var host: TransitionHost?
    }

    unowned let owner: Node
    private weak var weakOwner: Node?
    let set: LazyRowSet
    private let content: DynamicChildren
    private let make: (Int, NodeInputs) -> Node
    /// The ids, each once.
    private var keys: [AnyHashable] = []
    /// The places of the ids among the elements, where some have the same id.
    private var sources: [Int]?
    private var places: [AnyHashable: Int] = [:]
    private(set) var rows: [Row] = []
    /// The sum of the extents that are known, and their number.
    private var known: (sum: CGFloat, count: Int) = (0, 0)
    /// The mean extent of rows that were there before.
    private var usual: CGFloat?
    /// The space between two rows; nil before it was asked for.
    private var space: CGFloat?
    /// The row that stays in the container, because somebody is about to scroll to it.
    private var held: AnyHashable?
    /// Indicates whether a row begins or ends lines of a grid, being a section.
    private(set) var hasSections = false
    /// The view by which a list knows the group that the rows are in: the first one when they became many.
    let firstNode: Node?
    /// The views that stand for the gaps in a list, which keeps them; a gap knows the rows.
    private var gapLinks: [WeakNodeReference] = []
    var gapNodes: [GapNode] {
        get { gapLinks.compactMap { $0.node as? GapNode } }
        set { gapLinks = newValue.map { WeakNodeReference(node: $0) } }
    }
    /// Indicates whether the rows come directly to a list, and not to one of its sections.
    let isOutsideOfSections: Bool
    /// Indicates whether the rows are sections of a list, as far as is known.
    var holdsSections = false
    /// Indicates whether the list has yet to be informed that other rows have views now.
    var hasNews = false

    /// - Parameter make: Makes the node of the element at a place.
    init(
        of owner: Node, in set: LazyRowSet, content: DynamicChildren,
        make: @escaping (Int, NodeInputs) -> Node
    ) {
        (self.owner, self.set, self.content, self.make) = (owner, set, content, make)
        weakOwner = owner
        isOutsideOfSections = set.isList && owner.isOutsideOfSections
        firstNode = set.isList ? content.present.lazy.compactMap(\.elements.first).first : nil
    }

    /// Indicates whether the `ForEach` is there: a gap that is on its way out keeps the rows, and not their owner.
    var isInUse: Bool { weakOwner?.isMounted == true }

    /// The mean extent of the rows that have been measured; nil if none has.
    var knownMean: CGFloat? { known.count > 0 ? known.sum / CGFloat(known.count) : usual }
    /// Indicates whether some elements have the same id.
    var hasDuplicates: Bool { sources != nil }

    private func source(_ index: Int) -> Int { sources?[index] ?? index }

    /// The place of a row's element among all; nil for a row that is going.
    func source(of host: TransitionHost) -> Int? {
        guard let index = places[host.key], rows[index].host === host else { return nil }
        return source(index)
    }

    // MARK: Elements

    /// Takes new elements. Rows that are there stay; new ones next to rows in the container are made at once, so that
    /// they come with their transition.
    ///
    /// - Parameters:
    ///   - all: The ids of the elements.
    ///   - isNew: Whether the node is being made, and its container asks for the boxes anyway.
    ///   - update: Gets the place of an element, its node and the environment that it is to have.
    func update(
        _ all: [AnyHashable], isNew: Bool, _ update: (Int, Node, EnvironmentValues) -> Void
    ) {
        let (oldKeys, oldPlaces, oldRows) = (keys, places, rows)
        usual = knownMean ?? usual
        take(all)
        rows = Array(repeating: Row(), count: keys.count)
        for host in content.staying {
            guard let place = places[host.key] else { continue }
            if let old = oldPlaces[host.key] { rows[place] = oldRows[old] }
            rows[place].host = host
            rows[place].state = host.isFolded ? .kept : .shown
        }
        known = rows.reduce(into: (0, 0)) { if $1.extent >= 0 { $0 = ($0.0 + $1.extent, $0.1 + 1) } }
        if rows.contains(where: { $0.state == .shown }) {
            showNeighbours { oldPlaces[keys[$0]] == nil }
        } else {
            let count = oldKeys.isEmpty && usual == nil ? set.takeFirst() : LazyRowSet.first
            // Outside of sections one is made at least, which tells whether the others are rows or sections.
            for index in rows.indices.prefix(isOutsideOfSections ? max(1, count) : count)
            where rows[index].state == .unmade {
                rows[index].state = .shown
            }
        }
        let made = rows.indices.filter { rows[$0].state != .unmade }
        content.set(made.map { keys[$0] }) {
            make(source(made[$0]), $1)
        } update: {
            update(source(made[$0]), $1, $2)
        }
        for (index, host) in zip(made, content.staying) { rows[index].host = host }
        if !isNew, oldKeys != keys, owner.isMounted { owner.structureDidChange() }
    }

    private func take(_ all: [AnyHashable]) {
        keys = all
        sources = nil
        places = Dictionary(minimumCapacity: all.count)
        for (index, key) in all.enumerated() where places.updateValue(index, forKey: key) != nil {
            return takeUnique(all)
        }
    }

    private func takeUnique(_ all: [AnyHashable]) {
        keys = []
        places = [:]
        var found: [Int] = []
        for (index, key) in all.enumerated() where places[key] == nil {
            places[key] = keys.count
            keys.append(key)
            found.append(index)
        }
        sources = found
    }

    /// Marks new rows as shown that follow a row in the container, or come before one.
    private func showNeighbours(isNew: (Int) -> Bool) {
        func mark(_ indices: some Sequence<Int>) {
            var room = 0
            for index in indices {
                if rows[index].state == .shown, rows[index].host != nil {
                    room = LazyRowSet.first
                } else if rows[index].state == .unmade, room > 0, isNew(index) {
                    rows[index].state = .shown
                    room -= 1
                } else if rows[index].state != .shown {
                    room = 0
                }
            }
        }
        mark(rows.indices)
        mark(rows.indices.reversed())
    }

    // MARK: Boxes

    /// Adds the boxes of the rows in the container, in their order, and gaps for the others.
    func collectBoxes(into boxes: inout [LayoutBox]) {
        for host in content.leaving where !host.isFolded { host.collectBoxes(into: &boxes) }
        var index = 0
        while index < rows.count {
            if rows[index].state == .shown {
                rows[index].host?.collectBoxes(into: &boxes)
                index += 1
                continue
            }
            let start = index
            while index < rows.count, rows[index].state != .shown { index += 1 }
            boxes.append(GapBox(of: self, rows: start..<index))
        }
    }

    /// The boxes of the first rows in the container, for their looks.
    private func samples() -> [[LayoutBox]] {
        var found: [[LayoutBox]] = []
        for row in rows where row.state == .shown {
            guard let host = row.host else { continue }
            let boxes = boxes(of: host)
            if !boxes.isEmpty { found.append(boxes) }
            if found.count == LazyRowSet.first { break }
        }
        return found
    }

    /// A row in the container, for the space beside a gap.
    var sample: LayoutBox? { samples().first?.first }

    // MARK: Lengths

    /// Returns the length of a gap in a stack.
    func length(of gap: Range<Int>, offered proposal: ProposedViewSize, in stack: any RowStack) -> CGFloat {
        let space = space(in: stack)
        let mean =
            knownMean ?? sampledMean(proposal, in: stack)
            ?? set.mean(like: self, offered: proposal, in: stack)
        var sum: CGFloat = 0
        for index in gap { sum += rows[index].extent >= 0 ? rows[index].extent : mean }
        return max(0, sum - space)
    }

    /// The mean extent of the first rows, before any has been placed; nil where none is made.
    func sampledMean(_ proposal: ProposedViewSize, in stack: any RowStack) -> CGFloat? {
        let shown = rows.lazy.filter { $0.state == .shown }.prefix(LazyRowSet.first).compactMap { $0.host }
        var first = Array(shown)
        // The rows of a list have boxes once the list has arranged them.
        if set.isList { first.removeAll { boxes(of: $0).isEmpty } }
        guard !first.isEmpty else { return nil }
        let (axis, space) = (stack.axis, space(in: stack))
        let sum = first.reduce(0) { sum, host in
            sum + boxes(of: host).reduce(0) { $0 + $1.size(for: proposal)[axis] + space }
        }
        return sum / CGFloat(first.count)
    }

    private func space(in stack: any RowStack) -> CGFloat {
        if let own = stack.spacing { return own }
        if let space { return space }
        let samples = samples()
        guard let first = samples.first?.last else { return 8 }
        let second = samples.dropFirst().first?.first ?? first
        let found = first.spacing(to: second, along: stack.axis)
        space = found
        return found
    }

    /// The length that a row of a gap takes with the space to the next one.
    func extent(_ index: Int) -> CGFloat {
        if rows[index].extent >= 0 { return rows[index].extent }
        return knownMean ?? set.knownMean(like: self) ?? LazyRowSet.usual
    }

    /// The id of a row.
    func key(_ index: Int) -> AnyHashable { keys[index] }

    /// The number of views that the rows of a gap have in a grid.
    func views(in gap: Range<Int>) -> Int {
        let usual = rows.first { $0.state == .shown }?.boxes ?? 1
        return gap.reduce(0) { $0 + Int(rows[$1].state == .unmade ? usual : rows[$1].boxes) }
    }

    /// Measures the rows in the container.
    ///
    /// - Parameters:
    ///   - stack: The stack; nil for a grid.
    ///   - span: The place of a box along the axis.
    func measure(in stack: (any RowStack)?, _ span: (LayoutBox) -> LazySpan) {
        let space = stack.map { self.space(in: $0) } ?? 0
        for index in rows.indices where rows[index].state == .shown {
            guard let boxes = rows[index].host?.boxes else { continue }
            rows[index].boxes = Int32(boxes.count)
            if !hasSections, boxes.contains(where: \.isEdgeOfSection) { hasSections = true }
            let spans = boxes.map(span)
            let start = spans.lazy.map(\.start).min() ?? 0
            let end = spans.lazy.map(\.end).max() ?? 0
            setExtent(boxes.isEmpty ? 0 : end - start + space, at: index)
        }
    }

    /// The boxes of a row that lie directly in the container.
    func boxes(of host: TransitionHost) -> [LayoutBox] {
        set.isList ? host.boxesInList.compactMap(\.rowInList) : host.boxes
    }

    func setExtent(_ extent: CGFloat, at index: Int) {
        let old = rows[index].extent
        if old >= 0 { known.sum -= old } else { known.count += 1 }
        known.sum += extent
        rows[index].extent = extent
    }

    // MARK: Coming and going

    /// Returns the first box of a row in the container.
    func box(at index: Int) -> LayoutBox? {
        guard rows.indices.contains(index), rows[index].state == .shown, let host = rows[index].host else {
            return nil
        }
        return boxes(of: host).first
    }

    /// Has rows lie in the container, and makes those that are missing; returns whether any did not lie there.
    @discardableResult
    func show(_ range: Range<Int>) -> Bool {
        var isChanged = false
        var index = range.lowerBound
        while index < range.upperBound {
            if rows[index].state != .shown { isChanged = true }
            switch rows[index].state {
            case .shown: break
            case .kept: unfold(index)
            case .unmade:
                var end = index + 1
                while end < range.upperBound, rows[end].state == .unmade { end += 1 }
                makeRows(index..<end)
                index = end - 1
            }
            index += 1
        }
        tellChange()
        return isChanged
    }

    /// Informs the container that other rows lie there now; a list hears of all that change at a time at once.
    private func tellChange() {
        guard set.isList else { return owner.structureDidChange() }
        if set.isChanging { hasNews = true } else { owner.rowsDidChange() }
    }

    private func makeRows(_ range: Range<Int>) {
        var before = 0
        for index in 0..<range.lowerBound where rows[index].state != .unmade { before += 1 }
        // The state comes first: what the views ask while they are made sees them in the container.
        let hosts = content.add(keys[range], at: before) { make(source($0), $1) }
        for (index, host) in zip(range, hosts) {
            rows[index].host = host
            rows[index].state = .shown
        }
    }

    private func unfold(_ index: Int) {
        rows[index].state = .shown
        guard let host = rows[index].host else { return }
        host.isFolded = false
        set.box?.gate?.takeBack(host)
    }

    /// Takes rows that are far away out of the container; their views stay.
    ///
    /// - Parameters:
    ///   - isFar: Returns whether a box is far away.
    ///   - kept: The nodes whose row stays.
    func fold(_ isFar: (LayoutBox) -> Bool, except kept: Set<ObjectIdentifier>) {
        var isChanged = false
        for index in rows.indices where rows[index].state == .shown {
            guard let host = rows[index].host, rows[index].extent >= 0, keys[index] != held, !host.isHeld,
                !kept.contains(ObjectIdentifier(host))
            else { continue }
            let boxes = boxes(of: host)
            guard boxes.allSatisfy(isFar), !boxes.isEmpty || index > 0 && rows[index - 1].state == .kept
            else { continue }
            rows[index].state = .kept
            host.isFolded = true
            set.box?.gate?.setAside(host)
            isChanged = true
        }
        guard isChanged else { return }
        owner.stage.layoutPass.rows.hasFolded = true
        tellChange()
    }

    /// Has the row with an id lie in the container, and stay there; returns whether there is one that did not.
    func bring(_ key: AnyHashable) -> Bool {
        guard let index = places[key], rows[index].state != .shown else { return false }
        held = key
        show(index..<index + 1)
        return true
    }

    /// Makes all rows; returns whether any was missing.
    func bringAll() -> Bool {
        // Those that are kept have been looked through.
        guard rows.contains(where: { $0.state == .unmade }) else { return false }
        show(rows.indices)
        set.isCrowded = true
        return true
    }
}

extension LayoutBox {
    /// Indicates whether the box is, or has in it, the header or the footer of a section.
    fileprivate var isEdgeOfSection: Bool {
        layoutValue(SectionEdge.key) as? Bool ?? false
    }
}

/// The key under which a box says whether it is the header or the footer of a section.
enum SectionEdge {
    static var key: ObjectIdentifier { ObjectIdentifier(SectionEdge.self) }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

/// The box of a lazy container, which knows what of it is near the window.
@MainActor
protocol RowContainer: AnyObject {
    /// The axis along which the rows follow each other.
    var rowAxis: Axis { get }
    /// The gate of the views in the rows.
    var gate: AppearanceGate? { get }
    /// Has the rows near the window lie in the container; returns whether any was made or came back.
    func bringRows() -> Bool
    /// Makes the next rows below those that are made; returns whether there were any.
    func bringMoreRows() -> Bool
}

/// The rows of all `ForEach`s that lie directly in one lazy container.
@MainActor
final class LazyRowSet {
    private struct Member { weak var rows: LazyRows? }

    /// A `ForEach` of a list that made all its rows.
    private struct Whole {
        weak var node: Node?
        var rows: Int
        /// The elements whose views are no rows, but have some in them, as those of a section.
        var groups: Set<ObjectIdentifier> = []
        /// The number of its rows.
        var own: Int { max(0, rows - groups.count) }
    }

    /// The number of elements up to which a `ForEach` makes all its rows.
    static let fewest = 8
    /// The number of rows up to which those of a container are all made.
    static let most = 64
    /// The number of rows that are made before the first layout has told where the window is.
    static let first = 16
    /// The number of rows that are made at once where it is not known how many are needed.
    static let crowd = 256

    /// The length of a row of which nothing is known: that of a list.
    nonisolated static let usual: CGFloat = 44

    /// The box of the container.
    weak var box: (any RowContainer)?
    private var members: [Member] = []
    /// The number of rows that were made without looking where the window is.
    private var madeAtOnce = 0
    /// Indicates whether there are more rows in the container than are near the window.
    var isCrowded = false
    /// Indicates whether the rows are those of a list, in all of its sections.
    let isList: Bool
    /// The parts of a list that made all their rows.
    private var wholes: [Whole] = []
    /// Indicates whether rows of a list come and go now, of which it hears afterwards.
    var isChanging = false

    init(isList: Bool = false) { self.isList = isList }

    /// The rows that are there.
    var rows: [LazyRows] { members.compactMap { $0.rows }.filter(\.isInUse) }
    /// Indicates whether the container makes all its rows at once.
    var isEmpty: Bool { members.isEmpty }

    /// The axis along which the rows follow each other.
    var axis: Axis { box?.rowAxis ?? .vertical }

    /// Returns whether the container is too long to make so many rows of a `ForEach` at once, which it does otherwise.
    ///
    /// - Parameter last: The number that the `ForEach` had when it asked before; becomes the new one.
    func isLong(with count: Int, last: inout Int) -> Bool {
        if madeAtOnce - last + count > Self.most { return true }
        madeAtOnce += count - last
        last = count
        return false
    }

    /// Returns whether the list has too many rows to make those of a `ForEach` at once, which it does otherwise.
    func isLong(with count: Int, of node: Node) -> Bool {
        // One in a row or a section that is made when it comes near has its few rows with it.
        if count <= Self.fewest, node.lazyRowHost != nil { return false }
        wholes.removeAll { $0.node?.isMounted != true || $0.node === node && count == 0 }
        noteGroups(around: node)
        let others = wholes.reduce(0) { $0 + ($1.node === node ? 0 : $1.own) }
        let known = wholes.firstIndex { $0.node === node }
        let groups = known.map { wholes[$0].groups.count } ?? 0
        if count > 0, !isEmpty || others + max(0, count - groups) > Self.most {
            if let known { wholes.remove(at: known) }
            return true
        }
        if let known {
            wholes[known].rows = count
        } else if count > 0 {
            wholes.append(Whole(node: node, rows: count))
        }
        return false
    }

    /// Notes that the elements around a `ForEach` are no rows themselves.
    private func noteGroups(around node: Node) {
        guard !wholes.isEmpty else { return }
        var above = node.parent
        while let current = above, current.appearanceGate?.rows !== self {
            if let host = current as? TransitionHost,
                let index = wholes.firstIndex(where: { $0.node === host.parent })
            {
                wholes[index].groups.insert(ObjectIdentifier(host))
            }
            above = current.parent
        }
    }

    func add(_ rows: LazyRows) {
        let pass = rows.owner.stage.layoutPass.rows
        if isEmpty { pass.add(self) }
        pass.isDue = true
        members.removeAll { $0.rows == nil }
        members.append(Member(rows: rows))
    }

    /// The number of rows that a `ForEach` makes before it knows where the window is.
    func takeFirst() -> Int {
        let count = max(0, Self.first - madeAtOnce - wholes.reduce(0) { $0 + $1.own })
        madeAtOnce += count
        return count
    }

    /// The rows of other parts that are as long as those of one: a row of a list may be a whole section.
    private func rows(like own: LazyRows) -> [LazyRows] {
        rows.filter { $0.isOutsideOfSections == own.isOutsideOfSections }
    }

    /// The mean length of rows that have been measured, for a `ForEach` that has none; nil without any.
    func knownMean(like own: LazyRows) -> CGFloat? { rows(like: own).lazy.compactMap(\.knownMean).first }

    /// The mean length of rows that are made, for a `ForEach` that has none.
    func mean(like own: LazyRows, offered proposal: ProposedViewSize, in stack: any RowStack) -> CGFloat {
        if let known = knownMean(like: own) { return known }
        let sampled = rows(like: own).lazy.compactMap { $0.sampledMean(proposal, in: stack) }.first
        return sampled ?? Self.usual
    }
}

/// Makes the rows of lazy containers that have come near the window, after each layout.
@MainActor
final class LazyRowsPass {
    private struct Member { weak var set: LazyRowSet? }

    private var members: [Member] = []
    /// Whoever goes where rows that are not made may turn out to be elsewhere: each returns whether it is still under way.
    private var aims: [() -> Bool] = []
    /// Indicates whether the window has moved, or boxes were placed, since rows were last made.
    var isDue = false
    /// Indicates whether boxes of rows have ever left their container.
    var hasFolded = false

    /// Indicates whether somebody looks for a row, so that none leaves its container.
    var isLooking = false {
        didSet { if !isLooking { isDue = isUsed } }
    }

    /// Indicates whether there is a container that does not make all its rows at once.
    var isUsed: Bool { !members.isEmpty }
    /// The sets of such containers.
    var sets: [LazyRowSet] { members.compactMap { $0.set } }

    /// The number of times that rows are made in one layout: their lengths tell how many more are near.
    private static let mostRounds = 12

    func add(_ set: LazyRowSet) {
        members.removeAll { $0.set == nil }
        members.append(Member(set: set))
    }

    /// Has the rows looked at again, if there are any.
    func windowDidMove() { if isUsed { isDue = true } }

    /// Makes what is near the windows now.
    func settle() {
        guard isDue else { return }
        var rounds = 0
        var isMaking = true
        while isMaking, rounds < Self.mostRounds {
            rounds += 1
            isMaking = false
            for set in sets where set.box?.bringRows() == true { isMaking = true }
        }
        isDue = isMaking
    }

    /// Notes that a scroll view goes where rows that are not made may turn out to be elsewhere.
    ///
    /// - Parameter isUnderWay: Returns whether it is still under way; it is asked after each layout.
    func noteAim(_ isUnderWay: @escaping () -> Bool) { aims.append(isUnderWay) }

    /// Forgets where scroll views go that have arrived.
    func endAims() {
        if !aims.isEmpty { aims.removeAll { !$0() } }
    }
}

extension Node {
    /// The rows of the lazy container or the list that the views of the node are directly in; nil for one that is in none.
    var rowSet: LazyRowSet? {
        var node = parent
        var passesElements = true
        while let current = node, current.passesRows {
            if !current.passesElements { passesElements = false }
            node = current.parent
        }
        guard let node else { return nil }
        if node.arrangesRows { return passesElements ? node.listRows : nil }
        guard node.arrangesBoxes, let set = node.parent?.appearanceGate?.rows else { return nil }
        return set.isList ? nil : set
    }

    /// The rows of the list around the node.
    private var listRows: LazyRowSet? {
        var node = parent
        while let current = node, !current.startsWindow {
            if let set = current.appearanceGate?.rows, set.isList { return set }
            node = current.parent
        }
        return nil
    }

    /// Indicates whether the node is in a row that has been scrolled far away.
    var isInFoldedRow: Bool {
        var node: Node? = self
        while let current = node {
            if current.isFoldedRow { return true }
            node = current.parent
        }
        return false
    }

    /// Has the row with an id lie in its lazy container, and is made if it was not.
    ///
    /// - Returns: Whether there is one that did not lie there.
    func bringRow(identifiedBy id: AnyHashable) -> Bool {
        if let lazyRows, lazyRows.bring(id) { return true }
        for child in children {
            let isFolded = child.isFoldedRow
            guard child.bringRow(identifiedBy: id) || isFolded && child.box(identifiedBy: id) != nil else {
                continue
            }
            if isFolded, let host = child as? TransitionHost { _ = lazyRows?.bring(host.key) }
            return true
        }
        return false
    }

    /// Makes all rows of lazy containers below; returns whether any was missing.
    func bringAllRows() -> Bool {
        var result = lazyRows?.bringAll() ?? false
        for child in children where child.bringAllRows() { result = true }
        return result
    }

    /// Performs an action with the box of the view that has an id, after the next layout. A row that is not made yet is
    /// made for that.
    func whenPlaced(_ id: AnyHashable, attempt: Int = 0, _ action: @escaping (LayoutBox) -> Void) {
        stage.layoutPass.afterLayout.append { [weak self] in
            guard let self else { return }
            if let box = self.box(identifiedBy: id) { return action(box) }
            // An id may also be set on a view inside a row, which is known once the row is made.
            guard attempt < 4, self.bringRow(identifiedBy: id) || self.bringAllRows() else { return }
            self.whenPlaced(id, attempt: attempt + 1, action)
        }
    }
}

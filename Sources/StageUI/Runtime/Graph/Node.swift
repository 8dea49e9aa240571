// Licensed under the Apache License, Version 2.0.
import Foundation

/// The stage, the parent and the environment with which a new node is made.
struct NodeInputs {
    // Only lives while its stage makes a node; each copy would count the stage's references otherwise.
    unowned(unsafe) let stage: Stage
    let parent: Node?
    let environment: EnvironmentValues

    @MainActor
    func child(of node: Node, environment: EnvironmentValues? = nil) -> NodeInputs {
        NodeInputs(stage: stage, parent: node, environment: environment ?? node.environment)
    }
}

/// One place of the retained tree: it lives as long as the view at that place keeps its identity.
@MainActor
class Node {
    final unowned let stage: Stage
    final let passes: StagePasses
    private var madeLink: ParentReference<Node>?
    /// Leads to this node as long as it exists; made when first needed.
    final var link: ParentReference<Node> {
        if let madeLink { return madeLink }
        let link = ParentReference<Node>()
        link.lead(to: self)
        madeLink = link
        return link
    }
    private let linkAbove: ParentReference<Node>?
    /// The node above.
    final var parent: Node? { linkAbove?.object }
    final let depth: Int
    /// Counts the nodes of the stage in the order in which they were made.
    final let serial: Int
    final var environment: EnvironmentValues
    final private(set) var isMounted = true

    init(_ inputs: NodeInputs) {
        stage = inputs.stage
        passes = inputs.stage.passes
        linkAbove = inputs.parent?.link
        depth = (inputs.parent?.depth ?? -1) + 1
        serial = passes.updates.nextSerial()
        environment = inputs.environment
    }

    deinit { madeLink?.end() }

    /// The nodes below this one, in the order of their views, including those that are leaving.
    var children: [Node] { [] }

    /// The nodes below this one whose views are shown.
    var shownChildren: [Node] { children }

    /// Called when the view is shown again, or hidden without being removed.
    func shownDidChange(_ isShown: Bool) {}

    /// Indicates whether this node itself, and not only a node above it, exists only until its transition out is over.
    var isDeparting: Bool { false }

    /// The nodes that count as single views for a container that enumerates its content.
    var elements: [Node] { [self] }

    /// Indicates whether views of this kind stand for a list of any number of views and not for one view.
    var bringsSeveral: Bool { false }

    /// The name of this node in paths.
    var name: String { "" }

    /// Indicates whether the boxes of the views below come to the container around as they are, so that some of them may
    /// stand for rows that are not made.
    var passesRows: Bool { false }

    /// Indicates whether the views below count one by one for a container that enumerates its content, as far as the node
    /// passes rows at all.
    var passesElements: Bool { passesRows }

    /// Indicates whether the node is a container that arranges the boxes of the views below.
    var arrangesBoxes: Bool { false }

    /// Indicates whether the node arranges the views below as rows of a list, so that some of them may stand for rows that
    /// are not made.
    var arrangesRows: Bool { false }

    /// The rows that the node makes when they come near the window; nil for a node that makes all at once.
    var lazyRows: LazyRows? { nil }

    /// Indicates whether the node is a row that has been scrolled far away, and whose boxes are in no container.
    var isFoldedRow: Bool { false }

    /// Adds the layout boxes that this node's views bring to their container.
    func collectBoxes(into boxes: inout [LayoutBox]) {
        for child in children { child.collectBoxes(into: &boxes) }
    }

    /// Informs the container that the boxes below have changed.
    func structureDidChange() { parent?.structureDidChange() }

    /// Informs the list that other rows below have views now; those that had some have the same boxes as before.
    func rowsDidChange() { parent?.rowsDidChange() }

    /// The effect of the node on the transactions that reach the views below it.
    var transactionRole: TransactionRole { .none }

    /// The node itself, if it shows one of the views below it and keeps the others.
    var pageChooser: (any PageChooser)? { nil }

    /// The gate of the views below, if they appear only when they come into sight.
    var appearanceGate: AppearanceGate? { nil }

    /// Indicates whether the node is the root of a window or of a presentation above one: nothing from around reaches
    /// in.
    var startsWindow: Bool { false }

    /// Indicates whether the node is a screen with others of the same stack above it.
    var isCoveredScreen: Bool { false }

    /// The node itself, if it can be invalidated to run again.
    var invalidatable: (any Invalidatable)? { self as? any Invalidatable }

    /// Updates the node after it was invalidated.
    func rebuild() {}

    /// Applies a new environment to the current view of the node.
    func update(environment new: EnvironmentValues) { environment = new }

    /// Ends the node and everything below it.
    func unmount() {
        guard isMounted else { return }
        isMounted = false
        for child in children { child.unmount() }
    }

    /// A value that the views below offer to their container, such as a tag or a transition.
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        let below = children
        return below.count == 1 ? below[0].trait(key) : nil
    }

    /// A value that the node itself sets for the views below it, which their container finds by looking up.
    ///
    /// A member of all nodes: asking each on the way whether it is of some kind is slow where the answer is no.
    func ownTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

    /// The value that the views below send up under a key.
    func preferenceValue<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var result: Key.Value?
        for child in children where !child.isDeparting {
            guard let next = child.preferenceValue(key) else { continue }
            guard var joined = result else {
                result = next
                continue
            }
            Key.reduce(value: &joined) { next }
            result = joined
        }
        return result
    }

    /// The names of the composite views above, outermost first, for reports.
    lazy var path: String = {
        let above = parent?.path ?? ""
        guard !name.isEmpty else { return above }
        return above.isEmpty ? name : above + "/" + name
    }()
}

/// A node that keeps the value of its view.
///
/// `V` has no constraint on purpose. With one, the program would search all conformances each time that it makes this
/// class for another type.
class ViewNode<V>: Node {
    final private(set) var view: V

    private let bytes: [Range<Int>]

    init(_ view: V, _ inputs: NodeInputs) {
        self.view = view
        bytes = inputs.stage.types.bytes(of: V.self)
        super.init(inputs)
    }

    /// Applies a new value and environment; does nothing when both are the same as before.
    final func update(to new: V, environment new2: EnvironmentValues) {
        let sameView = sameBits(&view, new, in: bytes)
        let sameEnvironment = environment.isIdentical(to: new2)
        if sameView && sameEnvironment { return }
        var old = new
        swap(&view, &old)
        passes.updates.environmentBefore = environment
        environment = new2
        didUpdate(from: old, viewChanged: !sameView, environmentChanged: !sameEnvironment)
    }

    final override func update(environment new: EnvironmentValues) { update(to: view, environment: new) }

    /// Reacts to a new value or environment.
    func didUpdate(from old: V, viewChanged: Bool, environmentChanged: Bool) {}
}

/// Returns whether two values have the same bytes in some ranges; the first is not copied, as a property's would be.
func sameBits<T>(_ a: inout T, _ b: T, in ranges: [Range<Int>]) -> Bool {
    withUnsafeBytes(of: &a) { a in
        withUnsafeBytes(of: b) { b in
            guard let a0 = a.baseAddress, let b0 = b.baseAddress else { return true }
            for range in ranges
            where memcmp(a0 + range.lowerBound, b0 + range.lowerBound, range.count) != 0 {
                return false
            }
            return true
        }
    }
}

/// Returns whether two values have the same bytes, which means that they are the same value.
///
/// Equal values may have different bytes (padding, other storage); that only costs an update.
func sameBits<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in
        withUnsafeBytes(of: b) { b in
            guard let a0 = a.baseAddress, let b0 = b.baseAddress else { return true }
            return memcmp(a0, b0, a.count) == 0
        }
    }
}

extension [Node] {
    /// A node, if there is one. Not generic: the type of a list of each kind of node would be looked up.
    static func only(_ node: Node?) -> [Node] {
        guard let node else { return [] }
        return [node]
    }
}

/// A node held without keeping it alive.
@MainActor
struct WeakNodeReference {
    weak var node: Node?
}

// Licensed under the Apache License, Version 2.0.

/// The keyed children of a node whose content comes and goes, including those that are leaving.
@MainActor
final class DynamicChildren {
    private unowned let owner: Node
    private let link = ParentReference<DynamicChildren>()
    private var hosts: [TransitionHost] = []
    private var isFirst = true

    init(owner: Node) {
        self.owner = owner
        link.lead(to: self)
    }

    deinit { link.end() }

    /// All hosts, the leaving ones first: the container draws them behind all that stay.
    var nodes: [Node] { hosts }

    /// Adds the boxes of all hosts, in their order.
    func collectBoxes(into boxes: inout [LayoutBox]) {
        for host in hosts { host.collectBoxes(into: &boxes) }
    }

    /// The nodes that belong to the present content, in its order.
    var present: [Node] { hosts.filter { !$0.isLeaving }.map(\.content) }

    /// The hosts of the children that are there to stay, in their order.
    var staying: ArraySlice<TransitionHost> { hosts[leavingCount...] }

    /// The hosts of the children on their way out.
    var leaving: ArraySlice<TransitionHost> { hosts[..<leavingCount] }

    private var leavingCount: Int {
        owner.stage.layoutPass.leavingViews == 0 ? 0 : hosts.firstIndex { !$0.isLeaving } ?? hosts.count
    }

    /// Adds children in a row, without any transition.
    ///
    /// - Parameter place: The number of children before them, of those that are there to stay.
    /// - Returns: Their hosts.
    func add(
        _ keys: ArraySlice<AnyHashable>, at place: Int, make: (Int, NodeInputs) -> Node
    ) -> [TransitionHost] {
        let new = keys.indices.map { makeHost(keys[$0], at: $0, make) }
        hosts.insert(contentsOf: new, at: leavingCount + place)
        return new
    }

    /// Brings the children to the given keys: keeps, inserts and removes, each with its transition.
    ///
    /// - Parameter update: Gets the place in the keys, the node and the environment that it is to have.
    func set(
        _ keys: [AnyHashable], make: (Int, NodeInputs) -> Node,
        update: (Int, Node, EnvironmentValues) -> Void
    ) {
        defer { isFirst = false }
        if keepsAll(keys) {
            for (index, host) in hosts.enumerated() {
                update(index, host.content, host.take(owner.environment))
            }
            return
        }
        if isFirst, keys.count == 1, hosts.isEmpty {
            hosts = [makeHost(keys[0], at: 0, make)]
            return
        }
        let old = Dictionary(hosts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        var staying: [TransitionHost] = []
        var changed = false
        var seen = Set<AnyHashable>()
        for (index, key) in keys.enumerated() where seen.insert(key).inserted {
            if let host = old[key] {
                if host.isLeaving {
                    host.comeBack()
                    changed = true
                }
                update(index, host.content, host.take(owner.environment))
                staying.append(host)
            } else {
                let host = makeHost(key, at: index, make)
                if !isFirst { host.appear() }
                staying.append(host)
                changed = true
            }
        }
        var leaving: [TransitionHost] = []
        for host in hosts where !seen.contains(host.key) {
            if host.isLeaving || host.leave() {
                leaving.append(host)
            } else {
                host.unmount()
            }
            changed = true
        }
        if hosts.map(\.key) != (leaving + staying).map(\.key) { changed = true }
        hosts = leaving + staying
        // The first children need no announcement: their boxes are collected together with the node that owns them.
        if changed, !isFirst, owner.isMounted { owner.structureDidChange() }
    }

    private func makeHost(
        _ key: AnyHashable, at index: Int, _ make: (Int, NodeInputs) -> Node
    ) -> TransitionHost {
        let inputs = NodeInputs(stage: owner.stage, parent: owner, environment: owner.environment)
        let host = TransitionHost(key: key, inputs) { make(index, $0) }
        let link = link
        host.onGone = { host in link.object?.remove(host) }
        return host
    }

    /// Returns whether no child comes, goes or moves, which is the usual case.
    private func keepsAll(_ keys: [AnyHashable]) -> Bool {
        guard hosts.count == keys.count else { return false }
        for (host, key) in zip(hosts, keys) where host.isLeaving || host.key != key { return false }
        return true
    }

    private func remove(_ host: TransitionHost) {
        guard let index = hosts.firstIndex(where: { $0 === host }) else { return }
        hosts.remove(at: index)
        host.unmount()
        owner.structureDidChange()
    }
}

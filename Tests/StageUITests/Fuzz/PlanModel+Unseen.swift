// Licensed under the Apache License, Version 2.0.

extension PlanModel {
    /// Ends what is shown for a view that a reader makes on a page that is not seen: such a page is not laid out, so
    /// that a fresh tree does not have what its readers make, while one that has shown the page before keeps it.
    func endUnmade() {
        guard let presented, let way = root.paths.first(where: { root[$0[...]].id == presented }) else {
            return
        }
        var isUnseen = false
        for length in way.indices {
            let plan = root[way[..<length]]
            if plan.kind == .reader, isUnseen { return self.presented = nil }
            if let seen = seenPage(of: plan), seen != way[length] { isUnseen = true }
        }
    }

    /// Which of its children a plan shows that shows one at a time; nil if it shows all.
    private func seenPage(of plan: Plan) -> Int? {
        let last = plan.children.count - 1
        switch plan.kind {
        case .navigation: return routes[plan.id]?.last { $0.index <= last }?.index ?? 0
        case .tabs: return choices[plan.id] == 1 ? max(last, 1) : 0
        default: return nil
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The modifiers of random trees that hide what is known, or that act on what is around them.
struct PlanVeil: View {
    let plan: Plan
    let view: PlanView
    var isHigh: Bool { plan.amount > 25 }
    var body: some View {
        switch plan.kind {
        case .redacted: view.redacted(reason: isHigh ? .placeholder : [])
        case .visual:
            let share = CGFloat(plan.amount) / 100
            view.visualEffect { content, proxy in
                content.offset(x: proxy.size.width * share).opacity(1 - Double(share))
            }
        // Nothing that the model would know: when a task that is not of the main actor has ended is not known.
        case .refreshed: view.refreshable {}
        default: view.toolbar(isHigh ? .hidden : plan.amount > 15 ? .visible : .automatic, for: .tabBar)
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import LaunchBrands
import StageUI

extension RehearsedBrand {
    /// Gets the views of a brand ready on another thread; does nothing for what is not a brand's id.
    ///
    /// Asked at the start of a program, this takes two milliseconds off its first picture (Decision 0016).
    public static func prepareViews(of id: String) {
        switch id {
        case "urbannest": begin { PreparedViews.prepare(UrbanNestRoot.self) }
        case "duggy": begin { PreparedViews.prepare(DuggyRoot.self) }
        case "shipthatapp": begin { PreparedViews.prepare(ShipThatAppWindow.self) }
        case "fonsters": begin { PreparedViews.prepare(FonstersRoot.self) }
        default: break
        }
    }

    private static func begin(_ work: @escaping @Sendable () -> Void) {
        Task.detached(priority: .userInitiated) { work() }
    }
}

// Licensed under the Apache License, Version 2.0.

import StageUI

/// Tips of which one is shown at a time.
public final class TipGroup: Sendable {
    /// The ways in which the next tip is found.
    public enum Priority: Hashable, Sendable {
        /// The first one whose conditions hold.
        case firstAvailable
        /// In order: a tip comes when those before it are shown no more.
        case ordered
    }
    private let tips: [any Tip]
    private let priority: Priority
    /// Creates a group.
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }
    /// The tip that is to be shown; nil for none.
    public var currentTip: (any Tip)? {
        for tip in tips {
            switch tip.status {
            case .available: return tip
            case .pending where priority == .ordered: return nil
            case .pending, .invalidated: continue
            }
        }
        return nil
    }
}

/// Collects the tips of a group.
@resultBuilder
public enum TipGroupBuilder {
    /// Takes a tip.
    public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
    /// Takes tips.
    public static func buildBlock(_ components: [any Tip]...) -> [any Tip] {
        components.flatMap { $0 }
    }
}

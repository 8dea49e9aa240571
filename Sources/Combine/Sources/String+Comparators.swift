// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux compares texts by their code points alone; a list that a user reads needs more.

/// Compares texts as the user's region orders them.
public struct LocalizedTextComparator: SortComparator, Codable, Hashable, Sendable {
    /// The direction.
    public var order: SortOrder
    fileprivate let isStandard: Bool

    init(isStandard: Bool, order: SortOrder = .forward) {
        (self.isStandard, self.order) = (isStandard, order)
    }

    /// Returns the order of two texts.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        guard order == .reverse else { return result }
        switch result {
        case .orderedAscending: return .orderedDescending
        case .orderedDescending: return .orderedAscending
        case .orderedSame: return .orderedSame
        }
    }
}

extension SortComparator where Self == LocalizedTextComparator {
    /// The order of files in a list: numbers in texts count as numbers, and capitals make no difference.
    public static var localizedStandard: LocalizedTextComparator {
        LocalizedTextComparator(isStandard: true)
    }
    /// The order of the user's region.
    public static var localized: LocalizedTextComparator { LocalizedTextComparator(isStandard: false) }
}

/// A text that is ordered as a comparator says.
private struct OrderedText: Comparable, Sendable {
    let text: String
    let isStandard: Bool
    static func < (a: OrderedText, b: OrderedText) -> Bool {
        LocalizedTextComparator(isStandard: a.isStandard).compare(a.text, b.text) == .orderedAscending
    }
    static func == (a: OrderedText, b: OrderedText) -> Bool {
        LocalizedTextComparator(isStandard: a.isStandard).compare(a.text, b.text) == .orderedSame
    }
}

extension String {
    fileprivate subscript(orderedBy comparator: LocalizedTextComparator) -> OrderedText {
        OrderedText(text: self, isStandard: comparator.isStandard)
    }
}

extension SortDescriptor {
    /// Creates a descriptor that sorts texts as a comparator says.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedTextComparator
    ) { self.init(keyPath, comparator: comparator, order: comparator.order) }
    /// Creates a descriptor that sorts texts as a comparator says, in a direction.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedTextComparator,
        order: SortOrder
    ) {
        let path = keyPath.appending(path: \.[orderedBy: comparator])
        // Both parts can be sent, and so can the whole, which the standard library does not say.
        self.init(unsafeBitCast(path, to: (any KeyPath<Compared, OrderedText> & Sendable).self), order: order)
    }
}

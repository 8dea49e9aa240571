// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A length of an item: a share of what is around it, or points.
@MainActor
@preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    private enum Kind { case width, height, points, guess, siblings }
    private let kind: Kind
    /// The share or the points.
    public let dimension: CGFloat
    private init(_ dimension: CGFloat, _ kind: Kind) { (self.dimension, self.kind) = (dimension, kind) }
    /// Indicates whether it is a share of the width around it.
    public var isFractionalWidth: Bool { kind == .width }
    /// Indicates whether it is a share of the height around it.
    public var isFractionalHeight: Bool { kind == .height }
    /// Indicates whether it is points.
    public var isAbsolute: Bool { kind == .points }
    /// Indicates whether it is points that follow the content.
    public var isEstimated: Bool { kind == .guess }
    /// Indicates whether it is that of the greatest item beside it.
    public var isUniformAcrossSiblings: Bool { kind == .siblings }
    /// Returns the greatest length of the items side by side, of which points are a guess.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(estimate, .siblings)
    }
    /// Returns a share of the width around it.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalWidth, .width)
    }
    /// Returns a share of the height around it.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalHeight, .height)
    }
    /// Returns points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(absoluteDimension, .points)
    }
    /// Returns points that follow the content.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(estimatedDimension, .guess)
    }
}

/// A size of an item.
@MainActor
@preconcurrency
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension
    /// Creates a size.
    public init(
        widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
    ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }
}

/// The space around something, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// At the top, in points.
    public var top: CGFloat
    /// Where lines begin, in points.
    public var leading: CGFloat
    /// At the bottom, in points.
    public var bottom: CGFloat
    /// Where lines end, in points.
    public var trailing: CGFloat
    /// Creates the space around something.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// None.
    public static let zero = NSDirectionalEdgeInsets()
}

/// Space between items.
@MainActor
@preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
    /// The points.
    public let spacing: CGFloat
    /// Indicates whether it is just so many points.
    public let isFixedSpacing: Bool
    /// Indicates whether it is at least so many points.
    public var isFlexibleSpacing: Bool { !isFixedSpacing }
    private init(_ spacing: CGFloat, isFixed: Bool) { (self.spacing, isFixedSpacing) = (spacing, isFixed) }
    /// Returns just so many points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFixed: true)
    }
    /// Returns at least so many points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFixed: false)
    }
}

/// An item of an arrangement that is composed.
@MainActor
@preconcurrency
open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// The space around it, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between it and the items around it.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views on it.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    /// Creates an item of a size, with views on it.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) { (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems) }
}

/// Items side by side or below each other.
@MainActor
@preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The items.
    public private(set) var subitems: [NSCollectionLayoutItem] = []
    /// The space between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Returns the same item so many times side by side, each as wide as fits.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: count)) }
    /// Returns the same item so many times below each other, each as high as fits.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: count)) }
    /// Returns items at places of the app's own; nobody asks for them here.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, []) }
    private class func make(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        group.subitems = items
        return group
    }
    /// Returns items side by side.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { make(layoutSize, subitems) }
    /// Returns an item so many times side by side.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: count)) }
    /// Returns items below each other.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { make(layoutSize, subitems) }
    /// Returns an item so many times below each other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: count)) }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A length of an item: a share of what is around it, or points.
@MainActor
@preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    /// The share or the points.
    public let dimension: CGFloat
    init(_ dimension: CGFloat) { self.dimension = dimension }
    /// Returns a share of the width around it.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalWidth)
    }
    /// Returns a share of the height around it.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalHeight)
    }
    /// Returns points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(absoluteDimension)
    }
    /// Returns points that follow the content.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(estimatedDimension)
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
    init(_ spacing: CGFloat) { self.spacing = spacing }
    /// Returns just so many points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing)
    }
    /// Returns at least so many points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing)
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
    /// Creates an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items side by side or below each other.
@MainActor
@preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The items.
    public private(set) var subitems: [NSCollectionLayoutItem] = []
    /// The space between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
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

/// The ways in which a section scrolls across the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none
    /// To any place.
    case continuous
    /// To the start of a group.
    case continuousGroupLeadingBoundary
    /// By the width of the collection.
    case paging
    /// By groups.
    case groupPaging
    /// By groups, which stop in the middle.
    case groupPagingCentered
}

/// A section of an arrangement that is composed.
@MainActor
@preconcurrency
open class NSCollectionLayoutSection: NSObject {
    /// The items of the section, which are repeated.
    public let group: NSCollectionLayoutGroup?
    /// The space around the section, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The way in which it scrolls across the collection.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Creates a section of a group of items.
    public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// The look of a list as an arrangement of a collection.
public struct UICollectionLayoutListConfiguration: Sendable {
    /// The looks.
    public enum Appearance: Int, Sendable {
        /// From edge to edge.
        case plain
        /// In groups.
        case grouped
        /// In groups on cards.
        case insetGrouped
        /// In a column at the side.
        case sidebar
        /// In a plain column at the side.
        case sidebarPlain
    }
    /// The look.
    public let appearance: Appearance
    /// Indicates whether there are lines between rows.
    public var showsSeparators = true
    /// Creates the look of a list.
    public init(appearance: Appearance) { self.appearance = appearance }
}

/// An arrangement composed of sections, groups and items.
@MainActor
@preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates an arrangement of like sections.
    public init(section: NSCollectionLayoutSection) {}
    /// Creates an arrangement that asks for each section; nobody asks here.
    public init(
        sectionProvider:
            @escaping (_ section: Int, _ environment: NSCollectionLayoutEnvironment) ->
            NSCollectionLayoutSection?
    ) {}
    private override init() {}
    /// Returns the arrangement of a list.
    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    { UICollectionViewCompositionalLayout() }
}

/// The place that sections are arranged in.
@MainActor
@preconcurrency
open class NSCollectionLayoutEnvironment: NSObject {
    /// The traits.
    open var traitCollection: UITraitCollection { .ofStage }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation

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
    /// The heads and feet of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Indicates whether heads and feet keep the space around the section.
    open var supplementariesFollowContentInsets = true
    /// The parts of the screen that the space around the section is measured from.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Called with the items that are seen while the section scrolls; nobody calls it here.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Creates a section of a group of items.
    public init(group: NSCollectionLayoutGroup) { self.group = group }
    private override init() { group = nil }
    /// Returns a section of a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
}

/// The look of a list as an arrangement of a collection.
public struct UICollectionLayoutListConfiguration: Sendable {
    /// The styles.
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
    /// The style.
    public let appearance: Appearance
    /// The kinds of the head of a section.
    public enum HeaderMode: Int, Sendable {
        /// None.
        case none
        /// A view that the data source gives.
        case supplementary
        /// The first row.
        case firstItemInSection
    }
    /// The kinds of the foot of a section.
    public enum FooterMode: Int, Sendable {
        /// None.
        case none
        /// A view that the data source gives.
        case supplementary
    }
    /// The kind of the head of a section.
    public var headerMode = HeaderMode.none
    /// The kind of the foot of a section.
    public var footerMode = FooterMode.none
    /// The space above the head of a section, in points; nil for that of the system.
    public var headerTopPadding: CGFloat?
    /// The colour behind the list; nil for that of the system.
    public var backgroundColor: UIColor?
    /// Indicates whether there are lines between rows.
    public var showsSeparators = true
    /// Creates the look of a list.
    public init(appearance: Appearance) { self.appearance = appearance }
}

/// The parts of the screen that the space around a section is measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// As the arrangement says.
    case automatic
    /// The edges of the collection.
    case none
    /// The safe area.
    case safeArea
    /// The margins.
    case layoutMargins
    /// The margins of what is read.
    case readableContent
}

/// Settings of an arrangement composed of sections.
@MainActor
@preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The heads and feet of the collection.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The parts of the screen that the space around sections is measured from.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// Creates settings.
    public override init() {}
}

/// A closure that returns each section of an arrangement.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// An arrangement composed of sections, groups and items.
@MainActor
@preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The settings.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration
    /// Creates an arrangement of like sections.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates an arrangement of like sections, with settings.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.configuration = configuration }
    /// Creates an arrangement that asks for each section; nobody asks here.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates an arrangement that asks for each section, with settings; nobody asks here.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.configuration = configuration }
    private override init() { configuration = UICollectionViewCompositionalLayoutConfiguration() }
    /// Returns the arrangement of a list.
    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    { UICollectionViewCompositionalLayout() }
}

/// The place that sections are arranged in.
@MainActor
@preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The size of the place.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

/// The size of a place that items are arranged in.
@MainActor
@preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the space around the content, in points.
    var effectiveContentSize: CGSize { get }
    /// The space around the content, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The space around the content as the size has it, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// Edges and corners, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// Where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// Where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A side or a corner of a rectangle, by the direction of reading.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none
    /// The top.
    case top
    /// The corner at the top where lines begin.
    case topLeading
    /// The side where lines begin.
    case leading
    /// The corner at the bottom where lines begin.
    case bottomLeading
    /// The bottom.
    case bottom
    /// The corner at the bottom where lines end.
    case bottomTrailing
    /// The side where lines end.
    case trailing
    /// The corner at the top where lines end.
    case topTrailing
}

/// The space between an item and those around it.
@MainActor
@preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Where lines begin.
    public let leading: NSCollectionLayoutSpacing?
    /// At the top.
    public let top: NSCollectionLayoutSpacing?
    /// Where lines end.
    public let trailing: NSCollectionLayoutSpacing?
    /// At the bottom.
    public let bottom: NSCollectionLayoutSpacing?
    /// Creates the space between an item and those around it.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

/// The place of a view on an item.
@MainActor
@preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that it stands at.
    public let edges: NSDirectionalRectEdge
    /// The distance from them, in points or as a share of the view.
    public let offset: CGPoint
    /// Indicates whether the distance is in points.
    public let isAbsoluteOffset: Bool
    /// Indicates whether the distance is a share of the view.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }
    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
    }
    /// Creates a place at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// Creates a place at a distance from edges, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }
    /// Creates a place at a distance from edges, as a share of the view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }
}

/// A view on an item, such as a badge.
@MainActor
@preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind.
    public let elementKind: String
    /// The place on the item.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The place of the item on it.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The place in front of others.
    open var zIndex = 1
    /// Creates a view of a kind and a size at a place of an item.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}

/// The head or the foot of a section or a collection.
@MainActor
@preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The side or corner that it stands at.
    public let alignment: NSRectAlignment
    /// The distance from its place, in points.
    public let offset: CGPoint
    /// Indicates whether the section is larger by it.
    open var extendsBoundary = true
    /// Indicates whether it stays while the section scrolls.
    open var pinToVisibleBounds = false
    /// Creates a head or a foot of a kind and a size.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
    }
}

extension NSRectAlignment {
    /// The edges of the side or corner.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// A view behind a section.
@MainActor
@preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind.
    public let elementKind: String
    /// The place in front of others.
    open var zIndex = 0
    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }
    /// Returns a view of a kind behind a section.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}

/// An item at a place of the app's own.
@MainActor
@preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place, in points of the group.
    public let frame: CGRect
    /// The place in front of others.
    public let zIndex: Int
    /// Creates an item at a place.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// An item that is seen while a section scrolls.
@MainActor
@preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, 0 to 1.
    var alpha: CGFloat { get set }
    /// The map.
    var transform: CGAffineTransform { get set }
    /// The frame, in points of the collection.
    var frame: CGRect { get }
    /// The place among the items.
    var indexPath: IndexPath { get }
}

/// A closure that is called with the items that are seen, the place of the content and what is around it.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

// Licensed under the Apache License, Version 2.0.

public import Foundation

/// An arrangement of the items of a collection of UIKit; kept and not drawn.
@MainActor
@preconcurrency
open class UICollectionViewLayout: NSObject {
    /// Creates an arrangement.
    public override init() {}
    /// Asks for the places again.
    open func invalidateLayout() {}
    /// Gets ready to arrange; nobody calls it here.
    open func prepare() {}
    /// The size of all content, in points: none.
    open var collectionViewContentSize: CGSize { .zero }
}

/// Items in lines, as words stand in a text.
@MainActor
@preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that asks for that of the content.
    public nonisolated static let automaticSize = CGSize(
        width: 1.7976931348623157e308, height: 1.7976931348623157e308)
    /// The least space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10
    /// The least space between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The size of items, in points.
    open var itemSize = CGSize(width: 50, height: 50)
    /// The guess at the size of items, in points.
    open var estimatedItemSize = CGSize.zero
    /// The direction in which lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The size of the heads of sections, in points.
    open var headerReferenceSize = CGSize.zero
    /// The size of the feet of sections, in points.
    open var footerReferenceSize = CGSize.zero
    /// The space around sections, in points.
    open var sectionInset = UIEdgeInsets.zero
    /// Indicates whether the heads of sections stay at the top.
    open var sectionHeadersPinToVisibleBounds = false
}

/// The object that a collection with items in lines asks for measures; nobody asks it here.
@MainActor
@preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns the size of an item, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Returns the space around a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Returns the least space between the lines of a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the least space between the items of a line, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
}

extension UICollectionViewDelegateFlowLayout {
    /// As the arrangement says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    /// As the arrangement says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    /// As the arrangement says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    /// As the arrangement says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
}

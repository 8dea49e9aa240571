// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The object that a collection of UIKit asks for its items.
@MainActor
@preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
    /// Returns the number of items of a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns an item.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    /// Returns the number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns the head or the foot of a section.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// An empty one.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// The object that a collection of UIKit notifies; nobody touches such a collection on the stage.
@MainActor
@preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Tells the delegate that an item was selected.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Tells the delegate that an item was deselected.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Tells the delegate that a cell is about to be displayed.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    /// Learns that an item is no longer seen.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    /// Returns the menu of an item.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Learns that the menu of an item closes.
    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UICollectionViewDelegate {
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// None.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// A collection of items of UIKit. It is not drawn; its items are those that its data source makes when code asks for one.
@MainActor
@preconcurrency
open class UICollectionView: UIScrollView {
    /// The kind of a section's head.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's foot.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    /// The directions in which items follow each other.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical
        /// Side by side.
        case horizontal
    }
    /// The places of an item that is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates places from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The arrangement of the items.
    open var collectionViewLayout: UICollectionViewLayout
    /// Creates a collection of an arrangement, with a frame in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    /// Creates a collection view from an archive, whose content is ignored.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }
    /// Creates a collection in lines, with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// The object that is asked for items.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// The object that is told of items that are soon seen.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Indicates whether it is told of them, which it is not here.
    open var isPrefetchingEnabled = true
    /// The view behind the items.
    open var backgroundView: UIView?
    /// Indicates whether items can be chosen.
    open var allowsSelection = true
    /// Indicates whether several items can be chosen.
    open var allowsMultipleSelection = false

    private var cells: [String: UICollectionViewCell.Type] = [:]
    private var others: [String: UICollectionReusableView.Type] = [:]
    /// Names the class of the items of a kind.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cells[identifier] = cellClass as? UICollectionViewCell.Type
    }
    /// Names the class of the heads or feet of a kind.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { others[elementKind + identifier] = viewClass as? UICollectionReusableView.Type }
    /// Returns a new item of a kind; one of the usual class where the kind has none.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = _MadeByType.make(cells[identifier] ?? UICollectionViewCell.self)
        cell.reuseIdentifier = identifier
        return cell
    }
    /// Returns a new head or foot of a kind; one of the usual class where the kind has none.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = _MadeByType.make(others[elementKind + identifier] ?? UICollectionReusableView.self)
        view.reuseIdentifier = identifier
        return view
    }

    /// The class of items and the way in which each is filled.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// The function that fills an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        /// Creates the class of items with the function that fills one.
        public init(handler: @escaping Handler) { self.handler = handler }
    }
    /// Returns a new item of a class, which is filled.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = _MadeByType.make(Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// The number of sections, by the data source.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Returns the number of items of a section, by the data source.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// Returns an item, which the data source makes; nil outside of the collection.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath.section),
            (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
        else { return nil }
        return dataSource?.collectionView(self, cellForItemAt: indexPath)
    }
    /// Asks for all items again, which nobody sees here.
    open func reloadData() {}
    /// Asks for items again.
    open func reloadItems(at indexPaths: [IndexPath]) {}
    /// Asks for sections again.
    open func reloadSections(_ sections: IndexSet) {}
    /// Shows new items.
    open func insertItems(at indexPaths: [IndexPath]) {}
    /// Takes items away.
    open func deleteItems(at indexPaths: [IndexPath]) {}
    /// Makes several changes, and tells that they have ended.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Scrolls to an item.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {}
    /// Sets the arrangement of the items.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// The places of the chosen items; nil for none.
    open private(set) var indexPathsForSelectedItems: [IndexPath]?
    /// Chooses an item, of which the delegate is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let kept = allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []
        let all = kept.filter { $0 != indexPath } + [indexPath].compactMap(\.self)
        indexPathsForSelectedItems = all.isEmpty ? nil : all
    }
    /// Ends the choice of an item.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        let left = (indexPathsForSelectedItems ?? []).filter { $0 != indexPath }
        indexPathsForSelectedItems = left.isEmpty ? nil : left
    }
}

/// A controller of a collection of UIKit, for representables; `LazyVGrid` shows one.
@MainActor
@preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    /// The arrangement of the items.
    public let collectionViewLayout: UICollectionViewLayout
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The collection.
    open lazy var collectionView: UICollectionView! = makeCollection()
    /// Creates a controller of a collection of an arrangement.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller of a collection in lines; there are no files of views.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a controller from an archive, whose content is ignored.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }
    private func makeCollection() -> UICollectionView {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
        return collection
    }

    /// Returns the number of sections: one.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns the number of items of a section: none.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }
    /// Returns an item, which is empty.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// Tells the delegate that an item was selected.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

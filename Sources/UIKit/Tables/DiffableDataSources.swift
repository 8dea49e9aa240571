// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The rows of a list of UIKit, by names that code gives it.
@MainActor
@preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UITableViewDataSource
{
    /// The function that makes a row.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    private let provider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The motion of rows that change.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates the rows of a list, which has them from then on.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }
    /// Returns the sections and their items.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
    /// Shows sections and their items, and tells that it has.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        completion?()
    }
    /// Returns the name of the item at a place; nil for none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    /// Returns the place of an item; nil for one that is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.place(of: itemIdentifier)
    }

    /// Returns the number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    /// Returns the number of rows of a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count(ofSection: section)
    }
    /// Returns a row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) }
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Returns the words above a section: none.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns whether a row can be changed: false.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Deletes a row or makes another; does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

/// The items of a collection of UIKit, by names that code gives it.
@MainActor
@preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UICollectionViewDataSource
{
    /// The function that makes an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// The function that makes the head or the foot of a section.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    private let provider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// Makes the heads and feet of sections.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates the items of a collection, which has them from then on.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }
    /// Returns the sections and their items.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
    /// Shows sections and their items, and tells that it has.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        completion?()
    }
    /// Returns the name of the item at a place; nil for none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    /// Returns the place of an item; nil for one that is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.place(of: itemIdentifier)
    }

    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    /// Returns the number of items of a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.count(ofSection: section)
    }
    /// Returns an item.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }
    /// Returns the head or the foot of a section.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

extension NSDiffableDataSourceSnapshot {
    func count(ofSection section: Int) -> Int {
        sectionIdentifiers.indices.contains(section)
            ? numberOfItems(inSection: sectionIdentifiers[section]) : 0
    }

    func item(at place: IndexPath) -> ItemIdentifierType? {
        guard place.count == 2, sectionIdentifiers.indices.contains(place.section) else { return nil }
        let items = itemIdentifiers(inSection: sectionIdentifiers[place.section])
        return items.indices.contains(place.item) ? items[place.item] : nil
    }

    func place(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionIdentifier(containingItem: item), let number = indexOfSection(section),
            let index = itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: index, section: number)
    }
}

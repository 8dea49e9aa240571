// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view of a collection that is used again, such as the head of a section.
@MainActor
@preconcurrency
open class UICollectionReusableView: UIView {
    /// The name of its kind.
    open internal(set) var reuseIdentifier: String?
    /// Makes it ready to be used again.
    open func prepareForReuse() {}
}

/// An item of a collection of UIKit, which is not drawn.
@MainActor
@preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    /// The view around its content.
    open private(set) lazy var contentView = UIView()
    /// Indicates whether the cell is selected.
    open var isSelected = false
    /// Indicates whether a finger is on it.
    open var isHighlighted = false
    /// The view behind the content.
    open var backgroundView: UIView?
    /// The view behind the content of a chosen item.
    open var selectedBackgroundView: UIView?
    /// Its content as a value.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Its background as a value.
    open var backgroundConfiguration: UIBackgroundConfiguration?
}

/// An item of a collection that looks like a row of a list.
@MainActor
@preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    /// The signs at the end.
    open var accessories: [UICellAccessory] = []
    /// Returns the usual content, to be filled.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// A sign at the end of an item that looks like a row.
public struct UICellAccessory: Hashable, Sendable {
    private let name: String
    /// Returns the sign that it leads on.
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(name: "disclosure") }
    /// Returns the sign that it is chosen.
    public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
    /// Returns the sign that it can be deleted.
    public static func delete() -> UICellAccessory { UICellAccessory(name: "delete") }
    /// Returns the sign that it can be moved.
    public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
}

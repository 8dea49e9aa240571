// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A row of a list of UIKit, which is not drawn.
@MainActor
@preconcurrency
open class UITableViewCell: UIView {
    /// The arrangements of a row's texts.
    public enum CellStyle: Int, Sendable {
        /// One text.
        case `default`
        /// A text and its value at the other side.
        case value1
        /// A name and its value beside it.
        case value2
        /// A text and another below it.
        case subtitle
    }
    /// The selection styles.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none
        /// In blue.
        case blue
        /// In grey.
        case gray
        /// As usual.
        case `default`
    }
    /// The signs at the end of a row.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none
        /// An arrow: the row leads on.
        case disclosureIndicator
        /// An arrow and a button: the row leads on and has details.
        case detailDisclosureButton
        /// A tick: the row is chosen.
        case checkmark
        /// A button: the row has details.
        case detailButton
    }
    /// The changes of a row by a touch.
    public enum EditingStyle: Int, Sendable {
        /// None.
        case none
        /// It is deleted.
        case delete
        /// Another is made.
        case insert
    }

    /// Creates a row of an arrangement, with the name of its kind.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// Creates a cell from an archive, whose content is ignored.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a row of one text.
    public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    /// The name of its kind, by which a list finds rows to use again.
    open internal(set) var reuseIdentifier: String?
    /// The selection style.
    open var selectionStyle = SelectionStyle.default {
        didSet { note("selectionStyle", instead: ".listRowBackground") }
    }
    /// The view around its content.
    open private(set) lazy var contentView = UIView()
    /// The text.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// The second text.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    /// The image.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The sign at the end.
    open var accessoryType = AccessoryType.none
    /// The view at the end.
    open var accessoryView: UIView?
    /// The view behind the content.
    open var backgroundView: UIView?
    /// The view behind the content of a chosen row.
    open var selectedBackgroundView: UIView?
    /// The space around the line below it, in points.
    open var separatorInset = UIEdgeInsets.zero
    /// Its content as a value.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Its background as a value.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Returns the usual content, to be filled.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    /// Indicates whether the cell is selected.
    open var isSelected = false
    /// Indicates whether a finger is on it.
    open var isHighlighted = false
    /// Chooses it, or does not.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Marks it as under a finger, or does not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Makes it ready to be used for another row.
    open func prepareForReuse() {}
}

/// The head or the foot of a section of UIKit's lists.
@MainActor
@preconcurrency
open class UITableViewHeaderFooterView: UIView {
    /// The name of its kind.
    open internal(set) var reuseIdentifier: String?
    /// Creates a head or a foot with the name of its kind.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// Creates a header or footer view from an archive, whose content is ignored.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a head or a foot.
    public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
    /// The text.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// The view around its content.
    open private(set) lazy var contentView = UIView()
    /// Its content as a value.
    open var contentConfiguration: (any UIContentConfiguration)?
}

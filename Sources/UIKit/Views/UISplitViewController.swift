// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A controller of columns, of UIKit; it is kept and not shown, and `NavigationSplitView` is drawn.
@MainActor
@preconcurrency
open class UISplitViewController: UIViewController {
    /// The numbers of columns.
    public enum Style: Int, Sendable {
        /// As before there were styles.
        case unspecified
        /// Two.
        case doubleColumn
        /// Three.
        case tripleColumn
    }
    /// The columns.
    public enum Column: Int, Sendable {
        /// The first one.
        case primary
        /// The one in the middle.
        case supplementary
        /// The last one.
        case secondary
        /// The one in place of all where there is little room.
        case compact
    }
    /// The columns that are seen.
    public enum DisplayMode: Int, Sendable {
        /// As the system likes it.
        case automatic
        /// The last one.
        case secondaryOnly
        /// The first or the middle one, beside the last.
        case oneBesideSecondary
        /// The first or the middle one, over the last.
        case oneOverSecondary
        /// Two beside the last.
        case twoBesideSecondary
        /// Two over the last.
        case twoOverSecondary
        /// Two that push the last away.
        case twoDisplaceSecondary
    }
    /// The ways in which columns come.
    public enum SplitBehavior: Int, Sendable {
        /// As the system likes it.
        case automatic
        /// Beside the last one.
        case tile
        /// Over the last one.
        case overlay
        /// They push the last one away.
        case displace
    }
    /// The number of columns.
    public let style: Style
    private var columns: [Column: UIViewController] = [:]

    /// Creates a controller of columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller of two columns; there are no files of views.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a controller of two columns without what an archive says of it.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }
    /// The controllers of the columns, from the first to the last.
    open var viewControllers: [UIViewController] {
        get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            let places: [Column] =
                style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            columns = Dictionary(uniqueKeysWithValues: zip(places, newValue))
        }
    }
    /// Sets the controller of a column.
    open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// The columns that the app wants to be seen.
    open var preferredDisplayMode = DisplayMode.automatic
    /// The columns that are seen.
    open var displayMode: DisplayMode { preferredDisplayMode }
    /// The way in which the app wants columns to come.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// Indicates whether there is room for one column only: the columns are not shown, so there is none for two.
    open var isCollapsed: Bool { true }
    /// Indicates whether a finger brings the first column.
    open var presentsWithGesture = true
    /// The share of the width that the first column has.
    open var preferredPrimaryColumnWidthFraction: CGFloat = -1
    /// The least width of the first column, in points.
    open var minimumPrimaryColumnWidth: CGFloat = -1
    /// The largest width of the first column, in points.
    open var maximumPrimaryColumnWidth: CGFloat = -1
    /// The object that is informed, to which nothing is told here.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Shows a column, which does nothing here.
    open func show(_ column: Column) {}
    /// Hides a column, which does nothing here.
    open func hide(_ column: Column) {}
}

/// An object that a controller of columns informs; nobody informs it here.
@MainActor
@preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Returns the column that is at the top where there is room for one only.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Puts the last column onto the first one, and returns whether that was done.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
}

/// The ways in which the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none
    /// It fades.
    case fade
    /// It slides.
    case slide
}

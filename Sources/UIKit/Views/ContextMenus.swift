// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

// Views of UIKit are not touched on the stage, so their menus are kept and never opened: `contextMenu` is drawn.

/// Something that is done with a view of UIKit, such as opening its menu.
@MainActor
@preconcurrency
public protocol UIInteraction: NSObjectProtocol {
    /// The view.
    var view: UIView? { get }
    /// Called before it is given to a view, or taken from one.
    func willMove(to view: UIView?)
    /// Called after it was given to a view, or taken from one.
    func didMove(to view: UIView?)
}

/// The menu of a view or a row of UIKit, which is kept and never opened.
@MainActor
@preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// The name by which the app finds what it is about.
    public let identifier: any NSCopying
    private let preview: (() -> UIViewController?)?
    private let actions: (([UIMenuElement]) -> UIMenu?)?
    /// Creates a menu with closures that make its preview and its entries.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        (preview, actions) = (previewProvider, actionProvider)
    }
}

/// The opening of a view's menu, which is kept and does not come.
@MainActor
@preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The object that gives the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?
    /// Creates an opening with the object that gives the menu.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Returns the place of the finger: the corner.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Closes the menu, of which none is open.
    open func dismissMenu() {}
}

/// An object that gives a view's menu; nobody asks it here.
@MainActor
@preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu for a place of the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the picture that is lifted.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Learns that the menu opens.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Learns that the menu closes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// None.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// The motion of a menu; nobody makes one here.
@MainActor
@preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview.
    var previewViewController: UIViewController? { get }
    /// Makes changes along with the motion.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Makes changes after the motion.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The look of a picture that is lifted.
@MainActor
@preconcurrency
open class UIPreviewParameters: NSObject {
    /// Creates the usual look.
    public override init() {}
    /// The outline of what is seen.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow.
    open var shadowPath: UIBezierPath?
    /// The colour behind.
    open var backgroundColor: UIColor?
}

/// A view that is lifted as a picture, which is kept and not drawn.
@MainActor
@preconcurrency
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The look.
    public let parameters: UIPreviewParameters
    /// Creates a picture of a view.
    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
    }
    /// Creates a picture of a view with the usual look.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

/// The object that is told of items of a collection that are soon seen; nobody tells it here.
@MainActor
@preconcurrency
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Learns which items are soon seen.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Learns which items are not seen after all.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// The object that is told of rows of a list that are soon seen; nobody tells it here.
@MainActor
@preconcurrency
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Learns which rows are soon seen.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Learns which rows are not seen after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UIView {
    /// Gives the view something that is done with it; as views of UIKit are not touched on the stage, it does not come.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interaction.didMove(to: self)
        Stage.current?.tell(
            "\(type(of: interaction)) does not come on the stage: use .contextMenu, .draggable or .dropDestination."
        )
    }
    /// Takes it away.
    public func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interaction.didMove(to: nil)
    }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The object that shows what is searched for.
@MainActor
@preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    /// Tells the delegate that the text has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// The object that a search informs.
@MainActor
@preconcurrency
public protocol UISearchControllerDelegate: AnyObject {}

/// The search of a screen of UIKit, which is kept and not drawn.
@MainActor
@preconcurrency
open class UISearchController: UIViewController {
    /// The field.
    public let searchBar = UISearchBar()
    /// The screen of the results; nil for the one that is searched.
    public let searchResultsController: UIViewController?
    /// The object that shows the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Indicates whether the screen is dimmed while users search.
    open var obscuresBackgroundDuringPresentation = true
    /// Indicates whether the bar leaves while users search.
    open var hidesNavigationBarDuringPresentation = true
    /// Indicates whether users search.
    open var isActive = false

    /// Creates a search; nil for one whose results are in the screen itself.
    public init(searchResultsController: UIViewController? = nil) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a search from a file of Interface Builder, which cannot be read here.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

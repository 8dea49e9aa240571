// Licensed under the Apache License, Version 2.0.

public import Foundation
public import UniformTypeIdentifiers

/// A picker of documents, for representables; `fileImporter` shows one.
@MainActor
@preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    /// The delegate.
    public weak var delegate: (any UIDocumentPickerDelegate)?
    /// Indicates whether several can be picked.
    open var allowsMultipleSelection = false
    /// Indicates whether the endings of names are shown.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first.
    open var directoryURL: URL?
    /// Creates a picker of documents of types.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker of a place for documents.
    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
    /// Fails: there are no archives of it.
    public required init?(coder: NSCoder) { nil }
}

/// The object that a picker of documents informs.
@MainActor
@preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Takes the documents.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Tells the delegate that the picker was cancelled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    }
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// An answer in an alert of UIKit.
@MainActor
@preconcurrency
open class UIAlertAction: NSObject {
    /// The kinds of answers.
    public enum Style: Int, Sendable {
        /// The usual one.
        case `default`
        /// One that changes nothing.
        case cancel
        /// One that destroys something.
        case destructive
    }
    /// The title.
    public let title: String?
    /// The kind.
    public let style: Style
    /// Indicates whether it can be given.
    open var isEnabled = true
    /// Creates an answer.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style) = (title, style)
    }
}

/// An alert of UIKit, which is not shown; `alert` shows one.
@MainActor
@preconcurrency
open class UIAlertController: UIViewController {
    /// The kinds of alerts.
    public enum Style: Int, Sendable {
        /// At the bottom.
        case actionSheet
        /// In the middle.
        case alert
    }
    /// The sentence below the title.
    open var message: String?
    /// The kind.
    public let preferredStyle: Style
    /// The answers.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields.
    open private(set) var textFields: [UITextField]?
    /// Creates an alert.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        (self.title, self.message) = (title, message)
    }
    /// Fails: there are no archives of it.
    public required init?(coder: NSCoder) { nil }
    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }
}

/// A controller of pages, for representables; `TabView` with the style `.page` shows some.
@MainActor
@preconcurrency
open class UIPageViewController: UIViewController {
    /// The ways from page to page.
    public enum TransitionStyle: Int, Sendable {
        /// As in a book.
        case pageCurl
        /// As on a roll.
        case scroll
    }
    /// The directions of the pages.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side.
        case horizontal
        /// One below the other.
        case vertical
    }
    /// The directions of a change.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward
        /// To the page before.
        case reverse
    }
    /// A setting.
    public struct OptionsKey: Hashable, Sendable {
        private let name: String
        /// The space between pages.
        public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
    }
    /// The object that has the pages.
    public weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The delegate.
    public weak var delegate: (any UIPageViewControllerDelegate)?
    /// The pages that are seen.
    open private(set) var viewControllers: [UIViewController]?
    /// Creates a controller.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    /// Fails: there are no archives of it.
    public required init?(coder: NSCoder) { nil }
    /// Sets the pages that are seen, which are not shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        completion?(true)
    }
}

/// The object that has the pages of a controller.
@MainActor
@preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before one.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after one.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// The object that a controller of pages informs.
@MainActor
@preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Tells the delegate that a transition has ended; not called here.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

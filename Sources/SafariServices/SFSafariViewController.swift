// Licensed under the Apache License, Version 2.0.

public import Foundation
@_exported public import UIKit

/// A page of the web with Safari's bars, for representables: a place with the representable's name stands for it.
@MainActor
@preconcurrency
open class SFSafariViewController: UIViewController {
    /// The settings.
    public final class Configuration: NSObject {
        /// Indicates whether the reader is shown where there is one.
        public var entersReaderIfAvailable = false
        /// Indicates whether the bars get small.
        public var barCollapsingEnabled = true
        /// Creates usual settings.
        public override init() {}
    }
    /// The signs of the button that closes.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done
        /// Close.
        case close
        /// Cancel.
        case cancel
    }
    /// The settings.
    public let configuration: Configuration
    /// The page.
    public let initialURL: URL
    /// The delegate.
    public weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour of the bars.
    open var preferredBarTintColor: UIColor?
    /// The colour of the buttons.
    open var preferredControlTintColor: UIColor?
    /// The sign of the button that closes.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// Creates a page with settings.
    public init(url: URL, configuration: Configuration) {
        (initialURL, self.configuration) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    /// Fails: there are no archives of it.
    public required init?(coder: NSCoder) { nil }
    /// Creates a page.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
}

/// The object that a page of the web informs.
@MainActor
@preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// Tells the delegate that the page was closed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Tells the delegate that the page was loaded.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

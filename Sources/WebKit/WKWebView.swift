// Licensed under the Apache License, Version 2.0.

public import Foundation
public import FoundationNetworking
@_exported public import UIKit

/// A page of the web, for representables: nothing is loaded, and a place with the representable's name stands for it.
@MainActor
@preconcurrency
open class WKWebView: UIView {
    /// The settings.
    public private(set) var configuration = WKWebViewConfiguration()
    /// The object that is told of pages.
    public weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object that shows what a page asks.
    public weak var uiDelegate: (any WKUIDelegate)?
    /// The view that scrolls.
    public private(set) lazy var scrollView = UIScrollView(frame: .zero)
    /// The page's address: none.
    open var url: URL? { nil }
    /// The page's title: none.
    open var title: String? { nil }
    /// Indicates whether a page is loaded: never.
    open var isLoading: Bool { false }
    /// The loaded share of a page, 0 to 1.
    open var estimatedProgress: Double { 0 }
    /// Indicates whether there is a page before.
    open var canGoBack: Bool { false }
    /// Indicates whether there is a page after.
    open var canGoForward: Bool { false }
    /// Indicates whether a finger goes back and forth.
    open var allowsBackForwardNavigationGestures = false
    /// Indicates whether tools may look into the page.
    open var isInspectable = false
    /// The name that servers are told.
    open var customUserAgent: String?

    /// Creates a view with settings.
    public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.init(frame: frame)
        self.configuration = configuration
    }
    /// Loads the answer to a `URLRequest`; nothing is loaded.
    @discardableResult
    open func load<Request>(_ request: Request) -> WKNavigation? { nil }
    /// Shows a text of HTML, which is not shown.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    /// Shows a file, which is not shown.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    /// Ends the loading.
    open func stopLoading() {}
    /// Shows the page before.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Shows the page after.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    /// Runs a script in the page, of which there is none: the handler gets an error.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
}

/// The loading of a page.
@MainActor
@preconcurrency
public final class WKNavigation: NSObject {}

/// The settings of a page.
@MainActor
@preconcurrency
open class WKWebViewConfiguration: NSObject {
    /// Creates usual settings.
    public override init() {}
    /// Indicates whether films are shown in the page.
    open var allowsInlineMediaPlayback = false
    /// Indicates whether pages of other domains than the app's are refused.
    open var limitsNavigationsToAppBoundDomains = false
    /// Indicates whether a film may be shown in a corner of the screen.
    open var allowsPictureInPictureMediaPlayback = true
    /// Indicates whether films may be shown on other devices.
    open var allowsAirPlayForMediaPlayback = true
    /// The sounds and films that a tap has to begin.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// The words after the name that servers are told.
    open var applicationNameForUserAgent: String?
    /// Indicates whether a page is seen only when it is whole.
    open var suppressesIncrementalRendering = false
    /// The rules for what becomes a link.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// The scripts and the handlers of their messages.
    open var userContentController = WKUserContentController()
    /// The settings of all pages.
    open var preferences = WKPreferences()
    /// The settings of a page.
    open var defaultWebpagePreferences = WKWebpagePreferences()
    /// The place of cookies and the like.
    open var websiteDataStore = WKWebsiteDataStore.default()
}

/// Kinds of sounds and films.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// With pictures.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Kinds of text that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers of telephones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses of places.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// All.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The settings of all pages.
@MainActor
@preconcurrency
open class WKPreferences: NSObject {
    /// Indicates whether scripts may open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Indicates whether scripts run, by the name of older apps.
    open var javaScriptEnabled = true
    /// Indicates whether pages that are known to deceive are told of.
    open var isFraudulentWebsiteWarningEnabled = true
}

/// The settings of a page.
@MainActor
@preconcurrency
open class WKWebpagePreferences: NSObject {
    /// Indicates whether scripts run.
    open var allowsContentJavaScript = true
}

/// The place of cookies and the like.
@MainActor
@preconcurrency
open class WKWebsiteDataStore: NSObject {
    /// Returns the place on the disk.
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Returns a place in memory.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// The cookies.
    open private(set) lazy var httpCookieStore = WKHTTPCookieStore()
}

/// A script in each page.
@MainActor
@preconcurrency
open class WKUserScript: NSObject {
    /// The times of a script.
    public enum InjectionTime: Int, Sendable {
        /// Before the page.
        case atDocumentStart
        /// After the page.
        case atDocumentEnd
    }
    /// The text.
    public let source: String
    /// Creates a script.
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) { self.source = source }
}

/// The scripts and the handlers of their messages.
@MainActor
@preconcurrency
open class WKUserContentController: NSObject {
    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) {}
    /// Adds a handler of messages of a name.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Removes the handler of a name.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// A message of a script.
@MainActor
@preconcurrency
open class WKScriptMessage: NSObject {
    /// The content.
    open var body: Any { "" }
    /// The name.
    open var name: String { "" }
}

/// Handles messages of scripts; there are none here.
@MainActor
@preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Handles a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The answers to a wish for another page.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// No.
    case cancel
    /// Yes.
    case allow
}

/// The answers to a page that comes.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// No.
    case cancel
    /// Yes.
    case allow
}

/// The reasons for another page.
public enum WKNavigationType: Int, Sendable {
    /// A link was touched.
    case linkActivated
    /// A form was sent.
    case formSubmitted
    /// The page before or after is wanted.
    case backForward
    /// The page is loaded again.
    case reload
    /// Another reason.
    case other = -1
}

/// A wish for another page.
@MainActor
@preconcurrency
open class WKNavigationAction: NSObject {
    /// A request for a page.
    public struct Request: Sendable {
        /// The address.
        public let url: URL?
    }
    /// The request.
    open var request: Request { Request(url: nil) }
    /// The reason.
    open var navigationType: WKNavigationType { .other }
}

/// An answer with a page.
@MainActor
@preconcurrency
open class WKNavigationResponse: NSObject {
    /// The answer of the server.
    open var response = URLResponse(
        url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    /// Indicates whether the page itself answers, not a part of it.
    open var isForMainFrame = true
    /// Indicates whether the answer can be shown.
    open var canShowMIMEType = true
}

/// The object that is told of pages; nobody tells it anything here.
@MainActor
@preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Tells the delegate that navigation has started.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Tells the delegate that navigation has finished.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Tells the delegate that navigation has failed.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Tells the delegate that navigation has failed before any content came.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
    /// Decides on another page.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    }
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
}

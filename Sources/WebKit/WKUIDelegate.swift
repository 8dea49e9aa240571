// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The object that shows what a page asks; nobody tells it anything here.
@MainActor
@preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
    /// Makes a view for a page that is opened beside.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Closes a page.
    func webViewDidClose(_ webView: WKWebView)
    /// Shows a sentence.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
    /// Asks yes or no.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    /// Asks for a text.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
    /// Decides on the camera and the microphone.
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
}

extension WKUIDelegate {
    /// Returns nil.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// Goes on.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { completionHandler() }
    /// Answers no.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    /// Answers nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) { completionHandler(nil) }
    /// Has the user asked.
    public func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) { decisionHandler(.prompt) }
}

/// A frame of a page; no page is loaded, so that nobody gets one.
@MainActor
@preconcurrency
open class WKFrameInfo: NSObject {
    override init() {}
    /// Indicates whether it is the page itself.
    open var isMainFrame: Bool { true }
    /// The server.
    open private(set) lazy var securityOrigin = WKSecurityOrigin()
    /// The view of the page: none.
    open var webView: WKWebView? { nil }
}

/// The server of a frame.
@MainActor
@preconcurrency
open class WKSecurityOrigin: NSObject {
    override init() {}
    /// The scheme of its address.
    open var `protocol`: String { "" }
    /// The name.
    open var host: String { "" }
    /// The port; 0 for the usual one.
    open var port: Int { 0 }
}

/// The ways in which a page would hear and see.
public enum WKMediaCaptureType: Int, Sendable {
    /// By the camera.
    case camera
    /// By the microphone.
    case microphone
    /// By both.
    case cameraAndMicrophone
}

/// The answers to a page that would hear and see.
public enum WKPermissionDecision: Int, Sendable {
    /// The user is asked.
    case prompt
    /// Yes.
    case grant
    /// No.
    case deny
}

/// The wishes of a page for a window.
@MainActor
@preconcurrency
open class WKWindowFeatures: NSObject {
    override init() {}
    /// The width, in points.
    open var width: NSNumber? { nil }
    /// The height, in points.
    open var height: NSNumber? { nil }
}

extension WKNavigationAction {
    /// The frame that the page comes to: a new window has none.
    public var targetFrame: WKFrameInfo? { nil }
    /// The frame that asks.
    public var sourceFrame: WKFrameInfo { WKFrameInfo() }
}

extension WKScriptMessage {
    /// The frame that has sent it.
    public var frameInfo: WKFrameInfo { WKFrameInfo() }
}

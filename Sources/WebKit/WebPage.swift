// Licensed under the Apache License, Version 2.0.

public import Foundation
public import Observation
public import StageUI

/// A page of the web, for `WebView`: nothing is loaded.
@MainActor
@Observable
public final class WebPage {
    /// The page's address: the last that was asked for.
    public private(set) var url: URL?
    /// The page's title: none.
    public var title: String { "" }
    /// Indicates whether a page is loaded: never.
    public var isLoading: Bool { false }
    /// The loaded share of a page, 0 to 1.
    public var estimatedProgress: Double { 0 }
    /// The name that servers are told.
    public var customUserAgent: String?

    /// Creates a page.
    public init() {}

    /// Notes an address; nothing is loaded.
    @discardableResult
    public func load(_ url: URL?) -> AsyncStream<Void> {
        self.url = url
        return AsyncStream { $0.finish() }
    }
    /// Notes the address of a text of HTML, which is not shown.
    @discardableResult
    public func load(html: String, baseURL: URL = URL(filePath: "/")) -> AsyncStream<Void> { load(baseURL) }
    /// Does nothing: there is no page.
    @discardableResult
    public func reload(fromOrigin: Bool = false) -> AsyncStream<Void> { load(url) }
    /// Does nothing: nothing is loaded.
    public func stopLoading() {}
}

/// The place of a page of the web: its address, on the space that it is given.
public struct WebView: View {
    private let page: WebPage?
    private let url: URL?

    /// Creates a view of a page.
    public init(_ page: WebPage) { (self.page, url) = (page, nil) }
    /// Creates a view of an address.
    public init(url: URL?) { (page, self.url) = (nil, url) }

    /// The place with the address, which the stage tells.
    public var body: some View {
        let shown = page?.url ?? url
        let _ = Stage.current?.tell(
            "WebView shows a place with the address of its page: nothing is loaded here.")
        Rectangle().fill(Color.secondary.opacity(0.12))
            .overlay(
                Text(verbatim: shown?.absoluteString ?? "WebView").font(.caption).foregroundStyle(.secondary)
                    .lineLimit(1)
            )
            .clipped()
    }
}

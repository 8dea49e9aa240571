// Licensed under the Apache License, Version 2.0.

public import Foundation
public import FoundationNetworking

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The cookies that pages leave.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The files that are kept on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The files that are kept in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The values that pages keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"

/// The data that the pages of a site have left: none here.
@MainActor
@preconcurrency
open class WKWebsiteDataRecord: NSObject {
    /// The site.
    public let displayName: String
    /// The kinds of its data.
    public let dataTypes: Set<String>
    init(displayName: String, dataTypes: Set<String>) {
        (self.displayName, self.dataTypes) = (displayName, dataTypes)
    }
}

/// The cookies of pages: those that an app sets, in memory.
@MainActor
@preconcurrency
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    /// Calls back with the cookies.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }
    /// Returns the cookies.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Sets a cookie in place of one of its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { Self.isSame($0, cookie) }
        cookies.append(cookie)
        completionHandler?()
    }
    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { Self.isSame($0, cookie) }
        completionHandler?()
    }
    private static func isSame(_ a: HTTPCookie, _ b: HTTPCookie) -> Bool {
        a.name == b.name && a.domain == b.domain && a.path == b.path
    }
}

extension WKWebsiteDataStore {
    /// Returns all kinds of data.
    public class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeLocalStorage,
        ]
    }
    /// Calls back with the sites that have left data: none.
    public func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    /// Returns the sites that have left data: none.
    public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    /// Removes the data of sites, and calls back.
    public func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
    /// Removes the data that has changed since a date, and calls back.
    public func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
    /// Removes the data that has changed since a date.
    public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

// Licensed under the Apache License, Version 2.0.

public import Foundation

extension URL {
    /// The part of a link that names a place in the app.
    ///
    /// In a link of the web that is the path; in one of the app's own scheme the first part of it
    /// stands in the host's place.
    public var placeInApp: String {
        let path = path(percentEncoded: false)
        let isWeb = scheme?.lowercased().hasPrefix("http") ?? false
        let host = host(percentEncoded: false) ?? ""
        if !isWeb, !host.isEmpty { return "/" + host + (path == "/" ? "" : path) }
        return path.isEmpty ? "/" : path
    }
}

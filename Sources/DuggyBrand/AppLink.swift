// Licensed under the Apache License, Version 2.0.

import Foundation

/// A link into the app that was checked: where it leads (DG-17, C-DG-29).
struct AppLink: Hashable, Sendable {
    let tab: AppRoute.Tab
    /// The match or the player that it names, if it names one.
    let item: String?

    /// Reads a link; nil when it is not one of Duggy's.
    ///
    /// Links look like `duggy://matches/harbour` or `https://duggy.club/app/matches/harbour`.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased() else { return nil }
        let host = url.host(percentEncoded: false)?.lowercased() ?? ""
        var parts = url.path(percentEncoded: false).split(separator: "/").map(String.init)
        switch scheme {
        case "duggy": if !host.isEmpty { parts.insert(host, at: 0) }
        case "https":
            guard host == "duggy.club", parts.first == "app" else { return nil }
            parts.removeFirst()
        default: return nil
        }
        guard parts.count <= 2, let first = parts.first, let tab = AppRoute.Tab(rawValue: first) else {
            return nil
        }
        self.tab = tab
        let item = parts.count == 2 ? parts[1] : nil
        // A name is short and plain, whatever a link says.
        if let item, item.count > 40 || !item.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) {
            return nil
        }
        self.item = item
    }
}

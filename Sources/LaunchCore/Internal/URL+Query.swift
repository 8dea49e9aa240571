// Licensed under the Apache License, Version 2.0.

import Foundation

extension URL {
    /// The same URL without query and fragment: in the answer to a sign-in they hold codes, and may hold an address.
    var withoutQuery: URL {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else {
            return URL(string: (scheme ?? "") + ":") ?? self
        }
        (parts.query, parts.fragment) = (nil, nil)
        return parts.url ?? self
    }
}

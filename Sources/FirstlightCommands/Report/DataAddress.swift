// Licensed under the Apache License, Version 2.0.

import Foundation

/// Pictures inside the document itself.
enum DataAddress {
    // Base64 holds nothing to escape, and a picture is too large to be looked through letter by letter.
    static func webp(_ data: Data) -> HTML {
        HTML(stringLiteral: "data:image/webp;base64,\(data.base64EncodedString())")
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

/// Pictures inside the document itself.
enum DataAddress {
    static func png(_ data: Data) -> HTML { address("image/png", data) }

    static func webp(_ data: Data) -> HTML { address("image/webp", data) }

    // Base64 holds nothing to escape, and a picture is too large to be looked through letter by letter.
    private static func address(_ type: String, _ data: Data) -> HTML {
        HTML(stringLiteral: "data:\(type);base64,\(data.base64EncodedString())")
    }
}

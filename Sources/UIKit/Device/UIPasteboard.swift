// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The content that was copied last: the same that the fields on the stage copy and paste.
@MainActor
@preconcurrency
open class UIPasteboard: NSObject {
    /// The pasteboard of the device.
    public static let general = UIPasteboard()

    /// The text.
    open var string: String? {
        get { Stage.current?.pasteboard.string }
        set { Stage.current?.pasteboard.string = newValue }
    }
    /// The texts: none or one. Of several only the first is kept.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    /// The text as a URL, if it is one.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }
    /// Indicates whether there is a text.
    open var hasStrings: Bool { string != nil }
    /// Indicates whether there is a text that is a URL.
    open var hasURLs: Bool { url != nil }
    /// Indicates whether there is a picture: never.
    open var hasImages: Bool { false }
}

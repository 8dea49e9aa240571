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
    /// The picture: none is kept, which is told.
    open var image: UIImage? {
        get { nil }
        set { if newValue != nil { tell("a picture") } }
    }
    /// The content by the names of its types: none, or a text.
    ///
    /// Of what is set, the first text or address is kept; content without one is told.
    open var items: [[String: Any]] {
        get { string.map { [["public.utf8-plain-text": $0]] } ?? [] }
        set { keep(newValue) }
    }
    /// The number of the items, 0 or 1.
    open var numberOfItems: Int { string == nil ? 0 : 1 }
    /// The options of items.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The date at which the items go; they stay here.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// The wish that the items stay on this device; there is no other here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
    /// Keeps the first text of some items; options have no effect.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { keep(items) }
    /// Keeps the first text of some items where there is none yet.
    open func addItems(_ items: [[String: Any]]) { if string == nil { keep(items) } }
    /// Keeps a text or an address of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        keep([[pasteboardType: value]])
    }
    /// Returns the text if the type is one of texts, or the address if it is one of addresses.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        switch pasteboardType {
        case "public.url": url
        case let type where type.hasSuffix("text"): string
        default: nil
        }
    }

    private func keep(_ items: [[String: Any]]) {
        guard !items.isEmpty else { return string = nil }
        // By the types' names, so that the same one is kept each time.
        let values = items.flatMap { $0.sorted { $0.key < $1.key }.map(\.value) }
        let texts = values.lazy.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
        guard let text = texts.first else { return tell(items[0].keys.sorted().joined(separator: ", ")) }
        string = text
    }

    private func tell(_ content: String) {
        Stage.current?.tell("UIPasteboard keeps texts and addresses on the stage: \(content) was not kept.")
    }
}

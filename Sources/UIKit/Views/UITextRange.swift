// Licensed under the Apache License, Version 2.0.

import Foundation

/// A place in the text of a field.
@MainActor
@preconcurrency
open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// A part of the text of a field.
@MainActor
@preconcurrency
open class UITextRange: NSObject {
    /// The place where it begins.
    public let start: UITextPosition
    /// The place where it ends.
    public let end: UITextPosition
    /// Indicates whether it has no characters.
    open var isEmpty: Bool { start.offset == end.offset }
    init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

extension UITextField {
    private var length: Int { (text ?? "").utf16.count }
    /// The place before the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The place after the text.
    public var endOfDocument: UITextPosition { UITextPosition(length) }
    /// Returns the place so many characters of UTF-16 away from another one; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...length).contains(place) ? UITextPosition(place) : nil
    }
    /// Returns the number of characters of UTF-16 between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }
    /// Returns the part between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        fromPosition.offset <= toPosition.offset
            ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
    }
    /// Returns the characters of a part; nil outside of the text.
    public func text(in range: UITextRange) -> String? {
        guard range.end.offset <= length else { return nil }
        let units = Array((text ?? "").utf16)[range.start.offset..<range.end.offset]
        return String(decoding: units, as: UTF16.self)
    }
}

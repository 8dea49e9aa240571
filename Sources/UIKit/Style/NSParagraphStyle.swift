// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The space around the lines of a text and their sides, which is kept and not drawn: `lineSpacing` and `multilineTextAlignment` are.
///
/// Unchecked, as its values are only set before it is handed on.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
    fileprivate var values = Values()
    fileprivate struct Values: Equatable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0
        var headIndent: CGFloat = 0, tailIndent: CGFloat = 0, firstLineHeadIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
    }
    /// The usual one.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// Creates the usual one.
    public override init() {}

    /// The sides of the lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The places where lines end.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after a paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before a paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The space at the start of lines, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The place where lines end, in points; from the other side below 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The space at the start of the first line, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The largest height of a line, in points; 0 for any.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The height of a line, as a multiple of its own; 0 for its own.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The share of the width from which on words are divided; 0 for never.
    open var hyphenationFactor: Float { values.hyphenationFactor }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }
    /// Returns a copy that can be changed.
    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
    /// Returns whether another one is equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    /// The hash of the space between lines and at their start.
    open override var hash: Int { values.lineSpacing.hashValue ^ values.headIndent.hashValue }
}

/// A paragraph style that can be changed.
///
/// Unchecked, as its superclass is.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The sides of the lines.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The places where lines end.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The space between lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The space after a paragraph, in points.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The space before a paragraph, in points.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The space at the start of lines, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The place where lines end, in points; from the other side below 0.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The space at the start of the first line, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The least height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The largest height of a line, in points; 0 for any.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The height of a line, as a multiple of its own; 0 for its own.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The share of the width from which on words are divided; 0 for never.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    /// Takes over another one.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

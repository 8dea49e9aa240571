// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The ways to measure and draw a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates ways from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The last line that fits ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// From the top of the first line, in several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the space between lines that the font wants.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// The scale of a text that was drawn to fit.
open class NSStringDrawingContext: NSObject {
    /// The least scale, 0 to 1.
    open var minimumScaleFactor: CGFloat = 0
}

extension NSString {
    /// Returns the size of the text in one line, in points, with the fonts of the stage whose view asks; zero without one.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).measured(attrs, in: nil)
    }
    /// Returns the rectangle of the text, in points; with lines from the top it has the width that is offered at most.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        let offered = options.contains(.usesLineFragmentOrigin) ? size : nil
        return CGRect(origin: .zero, size: String(describing: self).measured(attributes, in: offered))
    }
    /// Draws the text in the present drawing; there is none on the stage.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Draws the text in the present drawing; there is none on the stage.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
    /// Returns the size of the text in one line, in points, with the fonts of the stage whose view asks; zero without one.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        measured(attrs, in: nil)
    }
    /// Returns the rectangle of the text, in points; with lines from the top it has the width that is offered at most.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
    /// Draws the text in the present drawing; there is none on the stage.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Draws the text in the present drawing; there is none on the stage.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

    fileprivate func measured(_ attributes: [NSAttributedString.Key: Any]?, in size: CGSize?) -> CGSize {
        // NSAttributedString.Key.font, "If you don't specify this attribute": Helvetica 12.
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let kern =
            switch attributes?[.kern] {
            case let points as CGFloat: points
            case let points as Double: CGFloat(points)
            case let points as Int: CGFloat(points)
            default: CGFloat.zero
            }
        // Apple's may be asked on each thread; views are measured on the main one.
        guard MainQueue.isCurrent else { return .zero }
        return MainActor.assumeIsolated {
            let text = Text(verbatim: self).font(Font(font)).kerning(kern)
            let width = size.flatMap { $0.width < 100_000 ? $0.width : nil }
            return Stage.current?.size(of: text, in: ProposedViewSize(width: width, height: nil)) ?? .zero
        }
    }
}

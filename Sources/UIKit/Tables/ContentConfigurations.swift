// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The content of a row or an item, as a value.
@MainActor
@preconcurrency
public protocol UIContentConfiguration {}

/// The content of a row with a text, another below it, and a picture.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The look of a text.
    public struct TextProperties {
        /// The font.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The colour.
        public var color = UIColor.label
        /// The most lines; 0 for any number.
        public var numberOfLines = 0
    }
    /// The look of a picture.
    public struct ImageProperties {
        /// The colour of a symbol.
        public var tintColor: UIColor?
        /// The greatest size, in points.
        public var maximumSize = CGSize.zero
        /// The radius of its corners, in points.
        public var cornerRadius: CGFloat = 0
    }
    /// The text.
    public var text: String?
    /// The text with attributes.
    public var attributedText: NSAttributedString?
    /// The second text.
    public var secondaryText: String?
    /// The image.
    public var image: UIImage?
    /// The look of the text.
    public var textProperties = TextProperties()
    /// The look of the second text.
    public var secondaryTextProperties = TextProperties()
    /// The look of the picture.
    public var imageProperties = ImageProperties()
    /// Returns the content of a row.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the content of a row with a text below the other.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the content of a row with a value at its end.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the content of the head of a section.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// The background of a row or an item, as a value.
public struct UIBackgroundConfiguration {
    /// The colour.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// Returns no background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Returns the background of a row.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Returns the background of a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// The content of a row or an item that is a view of SwiftUI.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    /// The view.
    public let content: Content
    /// The view behind it.
    public let background: Background
    /// Returns the content over a view.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: self.content, background: content())
    }
    /// Returns the content with space around it, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }
    /// Returns the content of a least size, in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }
    init(content: Content, background: Background) {
        (self.content, self.background) = (content, background)
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Creates the content from a view.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), background: EmptyView())
    }
}

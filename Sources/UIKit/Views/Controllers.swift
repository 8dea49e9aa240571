// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// A line of text, for representables.
@MainActor
@preconcurrency
open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The font.
    open var font: UIFont?
    /// The colour.
    open var textColor: UIColor? { didSet { note("textColor", instead: ".foregroundStyle") } }
    /// The side that lines stand at.
    open var textAlignment = NSTextAlignment.natural
    /// The most lines; 0 for any number.
    open var numberOfLines = 1
    /// Indicates whether the text is smaller where it has no room.
    open var adjustsFontSizeToFitWidth = false
    /// The least share of its size that the text has where it has no room, 0 to 1.
    open var minimumScaleFactor: CGFloat = 0
    /// Indicates whether the text follows the user's size of text.
    open var adjustsFontForContentSizeCategory = false
    /// The line break mode.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The place of a text that was made smaller.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// The text with its attributes.
    open var attributedText: NSAttributedString?
}

/// The places of a text that was made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the same line.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top.
    case none
}

/// The line break modes.
public enum NSLineBreakMode: Int, Sendable {
    /// Between words.
    case byWordWrapping
    /// Between characters.
    case byCharWrapping
    /// Cut off.
    case byClipping
    /// With dots at the start.
    case byTruncatingHead
    /// With dots at the end.
    case byTruncatingTail
    /// With dots in the middle.
    case byTruncatingMiddle
}

/// The sides that lines of text stand at.
public enum NSTextAlignment: Int, Sendable {
    /// On the left.
    case left
    /// In the middle.
    case center
    /// On the right.
    case right
    /// At both sides.
    case justified
    /// Where lines begin.
    case natural
}

/// A picture, for representables.
@MainActor
@preconcurrency
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?
    /// Creates a view of a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
}

/// A button, for representables.
@MainActor
@preconcurrency
open class UIButton: UIControl {
    /// Sets the title in a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    /// Sets the picture in a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
    /// The text of the title.
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    /// The image.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// Without a look.
        case custom
        /// As the system's.
        case system
        /// The sign for closing.
        case close = 7
    }
    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    /// Creates a button that does something.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
    }
}

/// A thing of its own in a sheet for sharing.
open class UIActivity: NSObject {
    /// The kinds of things.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Copying.
        public static let copyToPasteboard = ActivityType(
            rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// A mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// A message.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// Printing.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// A contact's picture.
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        /// The reading list.
        public static let addToReadingList = ActivityType(
            rawValue: "com.apple.UIKit.activity.AddToReadingList")
        /// The library of photos.
        public static let saveToCameraRoll = ActivityType(
            rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        /// AirDrop.
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    }
}

/// A sheet for sharing, for representables; `ShareLink` shows one.
@MainActor
@preconcurrency
open class UIActivityViewController: UIViewController {
    /// The function that is called at the end.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) ->
        Void
    /// The things that are shared.
    public let activityItems: [Any]
    /// The things that are left out.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called at the end; nobody calls it here.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Creates a sheet.
    public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    /// Fails: there are no archives of it.
    public required init?(coder: NSCoder) { nil }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A menu of UIKit; nobody opens one here, and `Menu` is drawn.
@MainActor
@preconcurrency
open class UIMenu: UIMenuElement {
    /// A name of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The bar of menus.
        public static let root = Identifier("com.apple.menu.root")
        /// The menu of the app.
        public static let application = Identifier("com.apple.menu.application")
        /// Words about the app.
        public static let about = Identifier("com.apple.menu.about")
        /// The settings of the app.
        public static let preferences = Identifier("com.apple.menu.preferences")
        /// The menu of files.
        public static let file = Identifier("com.apple.menu.file")
        /// The menu of changes.
        public static let edit = Identifier("com.apple.menu.edit")
        /// Undo and redo.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// Cut, copy, paste and delete.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// Finding words.
        public static let find = Identifier("com.apple.menu.find")
        /// The spelling.
        public static let spelling = Identifier("com.apple.menu.spelling")
        /// The menu of the looks of text.
        public static let format = Identifier("com.apple.menu.format")
        /// The menu of what is seen.
        public static let view = Identifier("com.apple.menu.view")
        /// The bar of buttons.
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        /// The whole screen.
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        /// The menu of windows.
        public static let window = Identifier("com.apple.menu.window")
        /// The menu of help.
        public static let help = Identifier("com.apple.menu.help")
    }
    /// The kinds of menus.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates kinds from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// One whose entries stand in the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// One that destroys something.
        public static let destructive = Options(rawValue: 2)
        /// One of whose entries one is chosen.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }
    /// The name.
    public let identifier: Identifier
    /// The kinds.
    public let options: Options
    /// The items.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
    }
    /// Returns the menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }
}

/// The object that puts the app's menus together; nobody asks the app for them here, as there is no bar of menus.
@MainActor
@preconcurrency
public protocol UIMenuBuilder: AnyObject {
    /// The menus that are put together.
    var system: UIMenuSystem { get }
    /// Returns a menu.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Puts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu first into another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu last into another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of an app: those of its bar, or those of a place that is touched.
@MainActor
@preconcurrency
open class UIMenuSystem: NSObject {
    /// Those of the bar.
    public static let main = UIMenuSystem()
    /// Those of a place that is touched.
    public static let context = UIMenuSystem()
    override init() {}
    /// Has the menus put together again; nobody sees them here.
    open func setNeedsRebuild() {}
    /// Asks for the states of entries again; nobody sees them here.
    open func setNeedsRevalidate() {}
}

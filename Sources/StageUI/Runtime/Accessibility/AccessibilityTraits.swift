// Licensed under the Apache License, Version 2.0.

/// The traits of an element, for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each trait.
    public let rawValue: UInt
    /// Creates traits from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can be activated.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// It starts a section.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// It is chosen among others.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// It opens a URL.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// It is text that is only read.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Its value changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    /// Nothing outside it can be reached.
    public static let isModal = AccessibilityTraits(rawValue: 128)
    /// It takes typed text.
    public static let isTextField = AccessibilityTraits(rawValue: 256)
    /// It takes search terms.
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    /// It makes a sound when it is activated.
    public static let playsSound = AccessibilityTraits(rawValue: 1024)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 2048)
    /// It summarizes the state when the app starts.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 4096)
    /// It begins to play when it is activated.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
    /// It takes touches itself, while a screen reader runs.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
    /// It turns the page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 65536)
    /// It is a bar of tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 131_072)

    /// The names of the traits, in a fixed order.
    public var names: [String] {
        let all: [(AccessibilityTraits, String)] = [
            (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
            (.isImage, "image"), (.isStaticText, "text"), (.updatesFrequently, "updatesFrequently"),
            (.isModal, "modal"), (.isTextField, "textField"), (.isSearchField, "searchField"),
            (.playsSound, "playsSound"), (.isKeyboardKey, "keyboardKey"),
            (.isSummaryElement, "summaryElement"), (.startsMediaSession, "startsMediaSession"),
            (.allowsDirectInteraction, "directInteraction"), (.causesPageTurn, "causesPageTurn"),
            (.isToggle, "toggle"), (.isTabBar, "tabBar"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

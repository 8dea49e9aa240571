// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the appearance.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light
    /// Dark, by its older name.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The settings for marks at wrong words.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As usual.
    case `default`
    /// No marks.
    case no
    /// Marks.
    case yes
}

/// The settings for hyphens.
public enum UITextSmartDashesType: Int, Sendable {
    /// As usual.
    case `default`
    /// As they are typed.
    case no
    /// Two become a dash.
    case yes
}

/// The settings for quotation marks.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As usual.
    case `default`
    /// As they are typed.
    case no
    /// Straight ones become curly.
    case yes
}

/// The settings for spaces around what is pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As usual.
    case `default`
    /// As they are.
    case no
    /// Added and taken away.
    case yes
}

/// The rules of new passwords, which are kept.
@MainActor
@preconcurrency
open class UITextInputPasswordRules: NSObject {
    /// The rules, in the language of Apple's generator.
    public let passwordRulesDescriptor: String
    /// Creates rules.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}

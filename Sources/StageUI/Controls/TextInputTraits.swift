// Licensed under the Apache License, Version 2.0.

/// The kinds of software keyboards.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The usual keyboard.
    case `default`
    /// Plain letters.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// For addresses of pages.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    /// Digits only.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For e-mail addresses.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// For short messages.
    case twitter
    /// For search terms and addresses of pages.
    case webSearch
    /// Plain digits only.
    case asciiCapableNumberPad
}

/// What the text of a field means, so that the system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String
    /// Creates a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password that is known.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Which letters the software keyboard makes capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// None.
    public static var never: Self { Self(name: "never") }
    /// The first of each word.
    public static var words: Self { Self(name: "words") }
    /// The first of each sentence.
    public static var sentences: Self { Self(name: "sentences") }
    /// All.
    public static var characters: Self { Self(name: "characters") }
}

/// What the return key says.
public struct SubmitLabel: Hashable, Sendable {
    /// The word of the key, in English.
    let name: String
    /// The entry is finished.
    public static let done = SubmitLabel(name: "done")
    /// Go to a place.
    public static let go = SubmitLabel(name: "go")
    /// Send a message.
    public static let send = SubmitLabel(name: "send")
    /// Join a network.
    public static let join = SubmitLabel(name: "join")
    /// Go to a page.
    public static let route = SubmitLabel(name: "route")
    /// Search.
    public static let search = SubmitLabel(name: "search")
    /// Usual.
    public static let `return` = SubmitLabel(name: "return")
    /// Go on to the next field.
    public static let next = SubmitLabel(name: "next")
    /// Go on to the next step.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// What causes an entry to be submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// One bit for each trigger.
    public let rawValue: Int
    /// Creates triggers from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The return key in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The return key in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

private enum Keys {
    enum Keyboard: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }
    enum Content: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
    enum Capitals: EnvironmentKey { static var defaultValue: TextInputAutocapitalization? { nil } }
    enum NoCorrection: EnvironmentKey { static var defaultValue: Bool { false } }
    enum Label: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }
    enum Submit: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
}

extension EnvironmentValues {
    /// Whether words are left as they were typed.
    public var autocorrectionDisabled: Bool {
        get { self[Keys.NoCorrection.self] }
        set { self[Keys.NoCorrection.self] = newValue }
    }
    var keyboardType: UIKeyboardType {
        get { self[Keys.Keyboard.self] }
        set { self[Keys.Keyboard.self] = newValue }
    }
    var textContentType: UITextContentType? {
        get { self[Keys.Content.self] }
        set { self[Keys.Content.self] = newValue }
    }
    var autocapitalization: TextInputAutocapitalization? {
        get { self[Keys.Capitals.self] }
        set { self[Keys.Capitals.self] = newValue }
    }
    var submitLabel: SubmitLabel {
        get { self[Keys.Label.self] }
        set { self[Keys.Label.self] = newValue }
    }
    /// What to do when an entry is submitted, the innermost first.
    var submitActions: [() -> Void] {
        get { self[Keys.Submit.self] }
        set { self[Keys.Submit.self] = newValue }
    }
}

extension View {
    /// Sets the software keyboard of the fields inside the view.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }
    /// Sets the meaning of the text of the fields inside the view.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType)
    }
    /// Sets which letters the software keyboard makes capitals; typed text is left as it is.
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.autocapitalization, autocapitalization)
    }
    /// Sets whether words are left as they were typed; the subset corrects none.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
    /// Sets what the return key says.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }
    /// Does something when a field inside the view is submitted, after the actions further inside.
    public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.insert(action, at: 0) } }
    }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A sign-in that waits for a browser or a mail to come back.
///
/// It is in the vault before the browser opens, so that the callback finds its way after the app was ended.
public struct AuthFlow: Hashable, Sendable, Codable, CustomStringConvertible, CustomReflectable {
    /// The answer that the flow waits for.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// A browser, for some minutes.
        case browser
        /// A mail, for a day.
        case mail

        /// The seconds that a callback may take: the server gives up after 300, and a mail's link expires after a day.
        var life: TimeInterval { self == .browser ? 600 : 86_400 }
    }

    /// The state that the callback must carry when the redirect carries it.
    public let state: String
    /// The proof for the callback's code.
    public let pkce: PKCE
    /// The answer that it waits for.
    public let kind: Kind
    /// The provider whose page a browser shows; nil for a mail, and for a flow of an older version.
    public let provider: AuthProvider?
    /// Indicates whether the mail is for a user who forgot the password; nil in a flow of an older version.
    public let isRecovery: Bool?
    /// The start time.
    public let began: Date

    /// Begins a flow.
    public init(
        kind: Kind, provider: AuthProvider? = nil, isRecovery: Bool = false, random: AuthRandom = .system,
        now: Date
    ) {
        state = random.token(16)
        pkce = PKCE(random: random)
        (self.kind, self.provider, self.isRecovery, began) = (kind, provider, isRecovery, now)
    }

    /// A text without secrets.
    public var description: String { "AuthFlow(\(kind.rawValue))" }

    /// Shows the kind only.
    public var customMirror: Mirror { Mirror(self, children: ["kind": kind.rawValue]) }

    func isOpen(_ now: Date) -> Bool {
        let age = now.timeIntervalSince(began)
        return (-60...kind.life).contains(age)
    }
}

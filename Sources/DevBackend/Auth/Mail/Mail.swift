// Licensed under the Apache License, Version 2.0.

/// A mail that the backend would have sent.
struct Mail: Sendable {
    /// The kind of the mail to an owner whose address somebody tried to sign up with.
    static let taken = "email_taken"

    let to: String
    /// `signup`, `recovery`, `magiclink`, `email_change`, `reauthentication` or `email_taken`.
    let kind: String
    /// The code of six digits; nil for a mail that only tells something.
    let code: String?
    /// The link that does the same; nil for a mail that only has a code.
    let link: String?
    let sentAt: Timestamp

    /// The whole mail as text: address, subject, words, code and link.
    var text: String {
        let subject =
            switch kind {
            case "signup": "Confirm your email"
            case "recovery": "Reset your password"
            case "magiclink": "Your sign-in link"
            case "email_change": "Confirm your new email"
            case Self.taken: "You already have an account"
            default: "Your code"
            }
        var lines = [
            "From: Firstlight backend <noreply@localhost>", "To: \(to)", "Subject: \(subject)",
            "Date: \(sentAt.text)", "X-Kind: \(kind)", "",
        ]
        if kind == Self.taken {
            lines += [
                "Somebody tried to sign up with this email address, which already has an account.",
                "If it was you, sign in with your password in the app. If you have forgotten it, ask the app for a",
                "mail to reset it. If it was not you, you need not do anything: nothing has changed.",
            ]
        }
        if let code { lines.append("Code: \(code)") }
        if let link { lines.append("Link: \(link)") }
        return lines.joined(separator: "\n") + "\n"
    }

    var json: JSON {
        var members: [String: JSON] = [
            "to": .text(to), "kind": .text(kind), "sent_at": .text(sentAt.text),
        ]
        if let code { members["code"] = .text(code) }
        if let link { members["link"] = .text(link) }
        return .object(members)
    }
}

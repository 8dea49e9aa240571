// Licensed under the Apache License, Version 2.0.

/// A mail that the backend would have sent.
struct Mail: Sendable {
    let to: String
    /// `signup`, `recovery`, `magiclink`, `email_change` or `reauthentication`.
    let kind: String
    /// The code of six digits.
    let code: String
    /// The link that does the same; nil for a mail that only has a code.
    let link: String?
    let sentAt: Timestamp

    /// The whole mail as text: address, subject, code and link, a line each.
    var text: String {
        let subject =
            switch kind {
            case "signup": "Confirm your email"
            case "recovery": "Reset your password"
            case "magiclink": "Your sign-in link"
            case "email_change": "Confirm your new email"
            default: "Your code"
            }
        var lines = [
            "From: Firstlight backend <noreply@localhost>", "To: \(to)", "Subject: \(subject)",
            "Date: \(sentAt.text)", "X-Kind: \(kind)", "", "Code: \(code)",
        ]
        if let link { lines.append("Link: \(link)") }
        return lines.joined(separator: "\n") + "\n"
    }

    var json: JSON {
        var members: [String: JSON] = [
            "to": .text(to), "kind": .text(kind), "code": .text(code), "sent_at": .text(sentAt.text),
        ]
        if let link { members["link"] = .text(link) }
        return .object(members)
    }
}

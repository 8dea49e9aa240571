// Licensed under the Apache License, Version 2.0.

import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("What may be typed")
struct ValidationTests {
    @Test(
        "A code counts without the white space of its groups, and in the digits of any keyboard",
        arguments: [
            ("123456", "123456"), (" 123 456\n", "123456"), ("123\u{A0}456", "123456"),
            ("١٢٣٤٥٦", "123456"), ("۱۲۳۴۵۶", "123456"), ("१२३४५६", "123456"), ("１２３４５６", "123456"),
            ("2h7k-qw3m-7xt4-rpna", "2h7k-qw3m-7xt4-rpna"), ("½²", "½²"), (" ", ""),
        ] as [(String, String)])
    func codes(_ text: String, code: String) {
        #expect(SignInValidation.code(text) == code)
    }

    @Test(
        "Email addresses", .proves("LA-111", "LA-120"),
        arguments: [
            ("ann@example.com", true), ("ann.lee+news@mail.example.co.uk", true), ("a@b.co", true),
            ("o'neil@example.com", true), ("x_1-2@ex-ample.com", true), (" ann@example.com ", true),
            ("ann", false), ("ann@", false), ("@example.com", false), ("ann@example", false),
            ("ann@@example.com", false), ("ann@exa mple.com", false), ("a..b@example.com", false),
            (".ann@example.com", false), ("ann@-example.com", false), ("ann@example.1", false),
            ("ann@example.com\r\nBcc: x@y.co", false), ("änn@example.com", false),
            // RFC 5321, 4.5.3.1: 64 bytes before the sign; RFC 1035, 2.3.4: 63 in each part of the domain.
            (String(repeating: "a", count: 64) + "@example.com", true),
            (String(repeating: "a", count: 65) + "@example.com", false),
            ("ann@" + String(repeating: "a", count: 63) + ".com", true),
            ("ann@" + String(repeating: "a", count: 64) + ".com", false),
            ("ann.@example.com", false), ("ann@example-.com", false), ("ann@.example.com", false),
            ("ann@example.c", false),
        ] as [(String, Bool)])
    func emails(_ text: String, isAccepted: Bool) {
        #expect((SignInValidation.email(text) == nil) == isAccepted)
    }

    @Test("An address has at most 255 characters", .proves("LA-112"))
    func longEmail() {
        func address(_ count: Int) -> String {
            let domain =
                Array(repeating: String(repeating: "a", count: 60), count: 3).joined(separator: ".") + ".com"
            return String(repeating: "b", count: 64) + "@"
                + String(repeating: "c", count: count - 65 - 1 - domain.count)
                + "." + domain
        }
        #expect(address(255).count == 255)
        #expect(SignInValidation.email(address(255)) == nil)
        #expect(SignInValidation.email(address(256)) == .emailTooLong)
        #expect(SignInValidation.email("") == .emailMissing)
    }

    @Test("A display name has 2 to 50 characters", .proves("LA-107"))
    func nameLength() {
        #expect(SignInValidation.displayName("A") == .nameLength)
        #expect(SignInValidation.displayName("An") == nil)
        #expect(SignInValidation.displayName(String(repeating: "a", count: 50)) == nil)
        #expect(SignInValidation.displayName(String(repeating: "a", count: 51)) == .nameLength)
        #expect(SignInValidation.displayName("  A  ") == .nameLength)
    }

    @Test(
        "A display name has letters and digits of any language, spaces, and three signs", .proves("LA-108"),
        arguments: [
            ("Ann-Lee_2.0", true), ("Zoë", true), ("李小龍", true), ("अनीता", true), ("José M", true),
            ("a@b", false), ("<x>", false), ("a/b", false), ("Ann!", false), ("Ann\nLee", false),
            ("👍👍", false),
        ])
    func nameCharacters(_ text: String, isAccepted: Bool) {
        #expect((SignInValidation.displayName(text) == nil) == isAccepted)
    }

    @Test("Of all signs of ASCII a display name has space, '-', '_' and '.' alone", .proves("LA-108"))
    func nameSigns() {
        for code in UInt8(0)...127 {
            let sign = String(UnicodeScalar(code))
            let isAllowed =
                (48...57).contains(code) || (65...90).contains(code) || (97...122).contains(code)
                || [32, 45, 46, 95].contains(code)
            let problem: SignInFieldProblem? = isAllowed ? nil : .nameCharacters
            #expect(SignInValidation.displayName("Ann" + sign + "Lee") == problem, "\(code)")
        }
    }

    @Test(
        "A new password has 8 characters, upper and lower case and a digit",
        .proves("LA-115", "LA-116", "LA-117", "LA-118"),
        arguments: [
            ("Abcd12x", SignInFieldProblem.passwordTooShort), ("Mqxv12wz", nil),
            ("mqxv12wz", .passwordNeedsUppercase),
            ("MQXV12WZ", .passwordNeedsLowercase), ("MqxvTuwz", .passwordNeedsDigit), ("", .passwordMissing),
            // What everybody tries first meets the document's rules.
            ("Abcdefg1!", nil), ("Password1", nil), ("P4ssw0rd1", nil), ("Qwerty123", nil),
            ("Summer2024!", nil), ("Aa1Aa1Aa1Kq", nil),
        ] as [(String, SignInFieldProblem?)])
    func newPassword(_ text: String, problem: SignInFieldProblem?) {
        #expect(SignInValidation.newPassword(text) == problem)
        let words = ["mqxv@example.com", "Mqxv", "Password"]
        #expect(SignInValidation.newPassword(text, notContaining: words) == problem)
    }

    @Test(
        "Each of the ten digits is a digit", .proves("LA-118", "LA-134"),
        arguments: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
    func digits(_ digit: String) {
        #expect(SignInValidation.newPassword("Mqxvtuwz" + digit) == nil)
        #expect(PasswordStrength("Mqxvtuwz" + digit, isAccepted: true).bars == 4)
        #expect(PasswordStrength(digit, isAccepted: false).bars == 1)
    }

    @Test(
        "The strict rules refuse what is tried first, too",
        arguments: [
            ("Abcdefg1!", SignInFieldProblem.passwordCommon), ("Password1", .passwordCommon),
            ("P4ssw0rd1", .passwordCommon), ("Qwerty123", .passwordCommon), ("Summer2024!", .passwordCommon),
            ("Aa1Aa1Aa1Kq", nil), ("Mqxv12wz", nil), ("Abcd12x", .passwordTooShort),
        ] as [(String, SignInFieldProblem?)])
    func strict(_ text: String, problem: SignInFieldProblem?) {
        #expect(SignInValidation.newPassword(text, rules: .strict) == problem)
    }

    @Test(
        "Each letter of ASCII is one, in its case, and each other sign that can be typed is a special one",
        .proves("LA-116", "LA-117", "LA-132", "LA-133", "LA-135"))
    func classes() {
        for code in UInt8(33)...126 {
            let sign = String(UnicodeScalar(code))
            let isUpper = (65...90).contains(code)
            let isLower = (97...122).contains(code)
            let isDigit = (48...57).contains(code)
            // Of seven small letters and a digit, an upper-case letter alone is missing; and the other way round.
            let upper = SignInValidation.newPassword("mqxv1tu" + sign)
            #expect((upper == nil) == isUpper, "\(sign)")
            let lower = SignInValidation.newPassword("MQXV1TU" + sign)
            #expect((lower == nil) == isLower, "\(sign)")
            let isSpecial = !isUpper && !isLower && !isDigit
            #expect(
                PasswordStrength("Mqxv12wz" + sign, isAccepted: true).bars == (isSpecial ? 5 : 4), "\(sign)")
            #expect(PasswordStrength(sign, isAccepted: false).bars == 1, "\(sign)")
        }
    }

    @Test("A password of 72 bytes is accepted, of 73 not, whatever the characters", .proves("LA-115"))
    func bytes() {
        let base = "Mq1"
        #expect(SignInValidation.newPassword(base + String(repeating: "x", count: 69)) == nil)
        #expect(SignInValidation.newPassword(base + String(repeating: "x", count: 70)) == .passwordTooLong)
        // 18 characters and 75 bytes: counted in characters it would be cut off by the server.
        #expect(SignInValidation.newPassword(base + String(repeating: "👍🏽", count: 9)) == .passwordTooLong)
    }

    @Test("With the strict rules a password is not the address, the name or the app's name")
    func names() {
        let words = ["anneliese@example.com", "Anneliese", "Laten"]
        func strict(_ text: String, _ words: [String]) -> SignInFieldProblem? {
            SignInValidation.newPassword(text, rules: .strict, notContaining: words)
        }
        #expect(strict("Anneliese77", words) == .passwordContainsName)
        #expect(strict("MyLaten2024x", words) == .passwordContainsName)
        #expect(strict("Kwz9-Tulip-Road", words) == nil)
        #expect(strict("Kwz9-Tulip-Road", ["", "Al"]) == nil)
        #expect(SignInValidation.newPassword("Anneliese77", notContaining: words) == nil)
    }

    @Test("Signing in asks for a password and for nothing else of it", .proves("LA-122"))
    func existing() {
        #expect(SignInValidation.existingPassword("") == .passwordMissing)
        #expect(SignInValidation.existingPassword("a") == nil)
    }

    @Test("Each of the five traits lights a bar", .proves("LA-131", "LA-132", "LA-133", "LA-134", "LA-135"))
    func bars() {
        for traits in 0..<32 {
            var text = ""
            if traits & 2 != 0 { text += "A" }
            if traits & 4 != 0 { text += "b" }
            if traits & 8 != 0 { text += "1" }
            if traits & 16 != 0 { text += "!" }
            guard !text.isEmpty else { continue }
            if traits & 1 != 0, let last = text.last { text += String(repeating: last, count: 8) }
            #expect(PasswordStrength(text, isAccepted: true).bars == traits.nonzeroBitCount, "\(text)")
        }
    }

    @Test(
        "1-2 bars are weak and red, 3 medium and yellow, 4-5 strong and green",
        .proves("LA-136", "LA-137", "LA-138", "LA-139"),
        arguments: [
            ("b", 1, PasswordStrength.Level.weak, "#EF4444"), ("bA", 2, .weak, "#EF4444"),
            ("bA1", 3, .medium, "#EAB308"), ("bA1!", 4, .strong, "#22C55E"),
            ("bA1!bA1!", 5, .strong, "#22C55E"),
        ])
    func levels(_ text: String, bars: Int, level: PasswordStrength.Level, color: String) {
        let strength = PasswordStrength(text, isAccepted: true)
        #expect(strength.bars == bars)
        #expect(strength.level == level)
        #expect(strength.level?.color == color)
    }

    @Test("What is not accepted is never strong, and nothing lights nothing", .proves("LA-139"))
    func capped() {
        let strength = PasswordStrength("Ab1!", isAccepted: false)
        #expect(strength.bars == 4)
        #expect(strength.level == .medium)
        #expect(PasswordStrength("", isAccepted: false).bars == 0)
        #expect(PasswordStrength("", isAccepted: false).level == nil)
    }

    @Test(
        "Capital letters are letters of an address, too", .proves("LA-111", "LA-120"),
        arguments: ["Ann@example.com", "ANN.LEE@EXAMPLE.COM", "ann@Mail.Example.Com"])
    func capitals(_ text: String) { #expect(SignInValidation.email(text) == nil) }
}

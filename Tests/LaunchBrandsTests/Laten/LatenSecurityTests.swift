// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchAuth
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import FirstlightSimulation

/// The second factor and the passkeys of Laten's account, as a person uses them.
@MainActor @Suite("Laten's second factor and passkeys")
struct LatenSecurityTests {
    @Test(
        "A second factor is turned on with the key that was copied, and asked for at the next sign-in",
        .proves("ST26-AC-15", "ST26-AC-19"))
    func factor() async throws {
        let story = try await LatenStory.played("second-factor")
        #expect(story.run.complaint == nil)
        for words in [
            "Key", "Key copied", "Two-step verification is on.", "Sign in with another account",
            "Welcome back!",
        ] {
            #expect(story.hasShown(words), "\(words)")
        }
        #expect(story.run.launch?.stage.issues.isEmpty == true)
    }

    @Test("Who has lost the app signs in with a recovery code that was copied", .proves("ST26-AC-26"))
    func recovery() async throws {
        let story = try await LatenStory.played("recovery-code")
        #expect(story.run.complaint == nil)
        for words in [
            "Keep these recovery codes in a safe place. Each lets you in once without your app.",
            "Codes copied",
            "Enter the code that your authenticator app shows. Without that app, use a recovery code.",
            "Enter one of the recovery codes that you kept. Each counts once.", "Use my app", "Welcome back!",
        ] {
            #expect(story.hasShown(words), "\(words)")
        }
        #expect(story.run.launch?.stage.issues.isEmpty == true)
        let memory = try #require(story.run.deviceAccounts?.server.memory)
        #expect(await memory.accounts["mila@example.com"]?.recovery?.unused.count == 9)
    }

    @Test("A code turns it off again", .proves("ST26-AC-15"))
    func off() async throws {
        let story = try await LatenStory.played("second-factor-off")
        #expect(story.run.complaint == nil && story.hasShown("Two-step verification is off."))
    }

    @Test(
        "A passkey is added in front of its sheet, gets another name, and signs in",
        .proves("ST26-AC-16", "ST26-AC-19"))
    func passkey() async throws {
        let story = try await LatenStory.played("with-passkey")
        #expect(story.run.complaint == nil)
        for words in [
            "You have no passkey yet.", "Create a passkey for “Laten”?", "Rename Passkey",
            "Rename Passkey of Mila", "Sign in to “Laten” with your passkey?", "Welcome back!",
        ] {
            #expect(story.hasShown(words), "\(words)")
        }
        let keys = try #require(story.run.deviceAccounts?.passkeys)
        #expect(await keys.requests.map(\.relyingParty) == ["latenapp.com", "latenapp.com"])
    }

    @Test("Who closes the sheet for passkeys is told nothing", .proves("ST26-AC-16"))
    func cancelled() async throws {
        let story = try await LatenStory.played("with-passkey-cancelled")
        #expect(story.run.complaint == nil)
        #expect(story.moments.last?.labels.contains("Sign in with a passkey") == true)
        #expect(!story.hasShown("The passkey could not be used. Try again."))
    }

    @Test("The code of a mail deletes the account, and that of an older one does not", .proves("ST26-AC-01"))
    func code() async throws {
        let story = try await LatenStory.played("account-deleted-by-code")
        #expect(story.run.complaint == nil && story.hasShown("Your account was deleted."))
    }

    /// RFC 6238, appendix B, with the last six of its eight digits.
    @Test(
        "The authenticator app shows the codes of RFC 6238", .proves("ST26-AC-19"),
        arguments: [
            (59, "287082"), (1_111_111_109, "081804"), (1_234_567_890, "005924"), (20_000_000_000, "353130"),
        ])
    func codes(_ seconds: Double, code: String) throws {
        let app = try #require(DeviceAuthenticator(secret: "gezd gnbv gy3t qojq gezd gnbv gy3t qojq"))
        #expect(app.code(at: Date(timeIntervalSince1970: seconds)) == code)
        let uri = try #require(
            URL(string: "otpauth://totp/Laten:ann@example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"))
        #expect(DeviceAuthenticator(uri) == app)
        #expect(DeviceAuthenticator(secret: "no key!") == nil && DeviceAuthenticator(secret: "GEZD") == nil)
    }

    /// The String Catalog, as far as it is read here.
    private struct Catalog: Decodable {
        struct Entry: Decodable { let localizations: [String: Localization] }
        struct Localization: Decodable {
            /// Nil for a text with plurals.
            let stringUnit: Unit?
        }
        struct Unit: Decodable { let value: String }
        let strings: [String: Entry]
    }

    @Test("Each text is in the catalogue in three languages, with the same names to put in")
    func translations() throws {
        let app = try #require(AppCatalogue.firstlight.apps.first { $0.id == "laten" })
        let catalog = try JSONDecoder().decode(Catalog.self, from: Data(app.strings()))
        for text in SecurityText.allCases {
            let found = try #require(catalog.strings[text.rawValue], "\(text.rawValue)").localizations
            #expect(found["en"]?.stringUnit?.value == text.english, "\(text.rawValue)")
            for language in ["de", "ar"] {
                let words = try #require(found[language]?.stringUnit?.value, "\(text.rawValue)")
                for name in ["{app}", "{name}", "{date}"] {
                    #expect(words.contains(name) == text.english.contains(name), "\(text.rawValue)")
                }
            }
        }
    }
}

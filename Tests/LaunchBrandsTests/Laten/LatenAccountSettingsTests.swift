// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import FirstlightSimulation

/// What an owner may do with the account: a sheet for each, opened from the account's card.
@MainActor @Suite("Laten's account settings")
struct LatenAccountSettingsTests {
    private static let settings: [(button: String, words: [String])] = [
        ("Change password", ["New password", "Save"]),
        ("Change email address", ["New email address", "Save"]),
        ("Delete account", ["Delete your account?", "Password", "Send me a code by email"]),
    ]

    private func model() throws -> AccountModel {
        let configuration = try AuthConfiguration(url: "https://accounts.invalid", key: "key")
        let client = AuthClient(
            configuration: configuration, transport: { _ in throw AuthTransportFailure.offline },
            clock: ContinuousClock())
        let keeper = AuthSessionKeeper(client: client, vault: MemoryVault(), isAutomatic: false)
        return AccountModel(
            strings: SignInStrings(app: "Laten") { $0.english }, deletion: AccountDeletion(keeper: keeper))
    }

    @Test("Each is one touch from the account, and says what goes", .proves("ST26-AC-13"))
    func sheets() throws {
        let model = try model()
        let view = try LatenView.showing {
            ExploreScreen(name: "Ann Lee", email: "ann@example.com", settings: model) { _ in }
        }
        view.settle()
        #expect(view.stage.activate(label: "Account"))
        view.settle()
        for setting in Self.settings {
            #expect(view.stage.activate(label: setting.button), "\(setting.button)")
            view.settle()
            for words in setting.words { #expect(view.stage.labels.contains(words), "\(words)") }
            model.form = nil
            view.settle()
        }
        #expect(
            model.strings(.deleteMessage)
                == "Your account and everything that Laten keeps about you is deleted, on this device and on our servers. "
                + "This cannot be undone.")
        #expect(view.stage.issues.isEmpty)
    }

    @Test(
        "With very large letters the rows are further from each other than their lines",
        arguments: [DynamicTypeSize.accessibility1, .accessibility5])
    func rows(_ size: DynamicTypeSize) throws {
        let model = try model()
        // High enough that no row lies below the bar.
        let device = ScreenDevice(name: "320x2400", width: 320, height: 2400)
        let view = try LatenView.showing(on: device, { $0.dynamicTypeSize = size }) {
            ExploreScreen(name: "Ann Lee", email: "ann@example.com", settings: model) { _ in }
        }
        view.settle()
        #expect(view.stage.activate(label: "Account"))
        view.settle()
        for row in ["Change password", "Change email address", "Delete account"] {
            let button = try #require(view.stage.element(row)).frame
            let texts = view.elements.filter {
                $0.kind == .text && button.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY))
            }
            let words = texts.map(\.frame).reduce(CGRect.null) { $0.union($1) }
            try #require(!words.isNull)
            #expect(words.minY - button.minY >= 11.5 && button.maxY - words.maxY >= 11.5, "\(row): \(words)")
        }
    }

    /// A session of a user whose second factor was not proved.
    private func session() throws -> AuthSession {
        var user = AuthUser(id: "6d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10", email: "ann@example.com")
        user.factors = [AuthFactor(id: "8d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10", isVerified: true)]
        return AuthSession(
            accessToken: "a.b.c", refreshToken: "r", expiresAt: Date(timeIntervalSinceNow: 3600), user: user)
    }

    @Test(
        "A session that waits for its second factor is no way in, and the sign-in asks", .proves("ST26-AC-14")
    )
    func secondFactor() async throws {
        let configuration = try AuthConfiguration(url: "https://accounts.invalid", key: "key")
        let client = AuthClient(
            configuration: configuration, transport: { _ in throw AuthTransportFailure.offline },
            clock: ContinuousClock())
        let keeper = AuthSessionKeeper(client: client, vault: MemoryVault(), isAutomatic: false)
        let session = try session()
        try await keeper.adopt(session)
        #expect(await keeper.check() == SessionCheck(.signedOut))
        let desk = LatenDesk()
        let view = try LatenView.authentication(desk)
        view.settle()
        #expect(view.model.askForFactor(of: session))
        view.settle()
        for words in ["Two-step verification", "Code from your app", "Sign in with another account"] {
            #expect(view.stage.labels.contains(words), "\(words): \(view.stage.labels)")
        }
    }

    @Test("Who ended the sign-in with Apple is told so at the next launch", .proves("ST26-AC-12"))
    func appleEnded() async throws {
        let story = try await LatenStory.played("apple-ended")
        #expect(story.run.complaint == nil && story.place == "auth", "\(story.run.complaint ?? "")")
        #expect(story.hasShown("Sign in with Apple was ended for Laten. Please sign in again."))
        #expect(try await story.run.deviceAccounts?.server.vault.read("session") == nil)
    }

    @Test("What Apple leaves unsaid signs nobody out", .proves("ST26-AC-12"))
    func appleSilent() async throws {
        let story = try await LatenStory.played("apple-silent")
        #expect(story.run.complaint == nil && story.place == "explore", "\(story.run.complaint ?? "")")
        #expect(!story.hasShown("Sign in with Apple was ended for Laten. Please sign in again."))
    }

    @Test("After the deletion nothing of the user is left on the device", .proves("ST26-AC-02", "ST26-AC-13"))
    func deletion() async throws {
        let story = try await LatenStory.played {
            $0.device.biometrics = .faceID
            $0.script =
                try Scenario.Step.signIn(at: 2.8) + [
                    .tap("Enable Face ID", at: 5), .tap("Account", at: 8), .tap("Delete account", at: 8.6),
                    .tap("Password", at: 9.6), .made(#"{"at": "10s", "type": "Harbour-Light-7"}"#),
                    .made(#"{"at": "10400ms", "press": "return"}"#),
                ]
        }
        #expect(story.place == "auth" && story.hasShown("Your account was deleted."))
        let device = try #require(story.run.deviceAccounts)
        #expect(await device.sensor.hasSecret() == false)
        for key in ["session", "deletion", "secret-owner", "prompts"] as [VaultKey] {
            #expect(try await device.server.vault.read(key) == nil, "\(key.rawValue)")
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import DuggyBrand
@testable import FirstlightSimulation
@testable import UrbanNestBrand

/// What owners do with their accounts in each brand, and what is left of it.
@MainActor @Suite(.fewAtATime) struct BrandAccountTests {
    private func run(
        _ brand: String, _ name: String, until: Double? = nil,
        change: (inout Scenario) throws -> Void = { _ in }, watch: ([String]) -> Void = { _ in }
    ) async throws -> (run: Simulation, labels: [String]) {
        var scenario = try #require(try Scenario.embedded(brand).first { $0.name == name })
        try change(&scenario)
        let run = try Simulation(scenario, text: CairoTextShaper())
        var labels: [String] = []
        try await run.runOnVirtualClock(fps: 20, until: until) { _ in
            labels = run.launch?.stage.spoken.compactMap(\.label) ?? []
            watch(labels)
        }
        return (run, labels)
    }

    @Test(
        "After a deletion the sign-in says so, and neither vault nor server know the user",
        .proves("ST26-AC-02", "ST26-AC-13"), arguments: BrandSignInTests.ways)
    func deletion(way: BrandSignInTests.Way) async throws {
        let start = way.brand == "duggy" ? 4.0 : 2.5
        let form = try await run(way.brand, "account-deleted", until: start + 1.7)
        #expect(form.labels.contains("Delete your account?"), "\(form.labels)")
        #expect(
            form.labels.contains {
                $0.hasPrefix("Your account and everything that \(way.name) keeps about you is deleted, ")
                    && $0.hasSuffix("This cannot be undone.")
            })
        let before = try await run(way.brand, "account-deleted", until: start + 3.8)
        #expect(before.run.launch?.controller.place == way.signIn)
        #expect(before.labels.contains("Your account was deleted."), "\(before.labels)")
        #expect(!before.labels.contains(way.landmark) && !before.labels.contains("Your account"))
        let after = try await run(way.brand, "account-deleted")
        #expect(after.run.complaint == nil && after.run.launch?.controller.place == way.signIn)
        let server = try #require(after.run.deviceAccounts?.server)
        for key in ["session", "deletion", "secret-owner", "prompts"] as [VaultKey] {
            #expect(try await server.vault.read(key) == nil, "\(key.rawValue)")
        }
        let memory = try #require(server.memory)
        #expect(await memory.accounts["mila@example.com"] == nil)
        #expect(await memory.sessions.isEmpty)
    }

    @Test(
        "A session that was ended elsewhere leads from the account to the sign-in, which says so",
        arguments: ["urbannest", "duggy", "shipthatapp", "laten"])
    func endedElsewhere(brand: String) async throws {
        var seen: Set<String> = []
        let signIn =
            brand == "laten" ? "auth" : BrandSignInTests.ways.first { $0.brand == brand }?.signIn ?? ""
        let (run, _) = try await run(brand, "new-password", until: 12) { scenario in
            let place = try #require(scenario.script.firstIndex { $0.press != nil })
            let time = Int(scenario.script[place].at.seconds * 1000) - 50
            scenario.script.removeSubrange((place + 1)...)
            scenario.script.insert(try .made(#"{"at": "\#(time)ms", "signOut": true}"#), at: place)
            scenario.expect.route = signIn
        } watch: {
            seen.formUnion($0)
        }
        #expect(run.complaint == nil, "\(run.complaint ?? "")")
        #expect(seen.contains { $0.contains("You were signed out. Sign in again.") })
        #expect(!seen.contains("An unexpected error occurred"))
        #expect(try await run.deviceAccounts?.server.vault.read(.session) == nil)
    }

    @Test(
        "Signing out asks on which devices", .proves("ST26-AC-06"),
        arguments: [("Sign out on this device", .local), ("Sign out on all devices", .global), ("Stay", nil)]
            as [(String, AuthSignOutScope?)])
    func signOut(button: String, scope: AuthSignOutScope?) throws {
        var heard: [AuthSignOutScope] = []
        let stage = try ScreenDevice.middle.stage {
            UrbanNestHome(tab: .profile, cities: [], onSignOut: { heard.append($0) })
        }
        stage.settle()
        #expect(!stage.labels.contains("Manage account"), "without an account there is none")
        #expect(stage.activate(label: "Sign out"))
        stage.settle()
        #expect(heard.isEmpty && stage.labels.contains("Sign out of UrbanNest?"))
        #expect(stage.activate(label: button))
        stage.settle()
        #expect(heard == (scope.map { [$0] } ?? []))
    }

    @Test(
        "The link for a forgotten password ends with a new password", .proves("ST26-AC-04"),
        arguments: BrandSignInTests.ways)
    func recovery(way: BrandSignInTests.Way) async throws {
        let (run, labels) = try await run(way.brand, "forgotten-password")
        #expect(labels.contains(way.landmark) && !labels.contains("Choose a new password"))
        let memory = try #require(run.deviceAccounts?.server.memory)
        #expect(await memory.accounts["mila@example.com"]?.password == "Quiet-Lake-42")
    }

    @Test(
        "A code by mail signs in without a password; a wrong one is told, and another one can be sent",
        .proves("ST26-AC-21"), arguments: ["urbannest", "duggy", "shipthatapp", "laten"])
    func mailCode(brand: String) async throws {
        let taken = try await run(brand, "mail-code")
        #expect(taken.run.complaint == nil, "\(taken.labels)")
        let server = try #require(taken.run.deviceAccounts?.server)
        let session = try #require(try await server.vault.read(.session))
        #expect(String(decoding: session, as: UTF8.self).contains("mila@example.com"))
        var asked: [String] = []
        let wrong = try await run(brand, "mail-code") {
            let step = try #require($0.script.firstIndex { $0.code != nil })
            let time = $0.script[step].at.seconds
            $0.script[step] = try .made(#"{"at": "\#($0.script[step].at)", "type": "000000"}"#)
            $0.script.append(try .tap("Send another code", at: time + 1.5))
            $0.end = try #require(ScenarioTime("\(Int((time + 4) * 1000))ms"))
        } watch: {
            asked = $0.contains("This code is wrong or no longer valid") ? $0 : asked
        }
        #expect(
            wrong.run.launch?.controller.place
                == (brand == "laten" ? "auth" : BrandSignInTests.ways.first { $0.brand == brand }?.signIn))
        #expect(asked.contains("Check your email") && asked.contains("Send another code"))
        #expect(wrong.labels.contains("Check your email"))
        #expect(
            !wrong.labels.contains("This code is wrong or no longer valid"),
            "another code is another question")
        #expect(try await wrong.run.deviceAccounts?.server.vault.read(.session) == nil)
    }

    @Test(
        "Two-step verification is turned on in the account, and asked for at the next sign-in",
        .proves("ST26-AC-15"), arguments: BrandSignInTests.ways)
    func secondFactor(way: BrandSignInTests.Way) async throws {
        var seen: Set<String> = []
        let (run, labels) = try await run(way.brand, "second-factor") { _ in
        } watch: {
            seen.formUnion($0)
        }
        #expect(run.complaint == nil && run.launch?.controller.place == way.home)
        #expect(labels.contains(way.landmark), "\(labels)")
        for words in [
            "Set up", "Key", "Copy key", "Key copied", "Turn on", "Two-step verification is on.",
            "Copy codes",
            "Use a recovery code",
            "Enter the code that your authenticator app shows. Without that app, use a recovery code.",
        ] {
            #expect(seen.contains(words), "\(words)")
        }
        let memory = try #require(run.deviceAccounts?.server.memory)
        #expect(await memory.accounts["mila@example.com"]?.factors.map(\.isVerified) == [true])
    }

    @Test("Whoever forgot the password of Laten comes in by the link of a mail", .proves("ST26-AC-21"))
    func forgottenInLaten() async throws {
        let asked = try await run("laten", "forgotten-password", until: 5)
        let sentence =
            "If Laten knows this address, a link that signs you in is on its way. Check your email."
        #expect(asked.labels.contains { $0.contains(sentence) }, "\(asked.labels)")
        let (run, labels) = try await run("laten", "forgotten-password")
        #expect(run.complaint == nil && !labels.contains("Choose a new password"))
        let memory = try #require(run.deviceAccounts?.server.memory)
        #expect(await memory.accounts["mila@example.com"]?.password == "Quiet-Lake-42")
    }

    @Test("A new password that cannot be used is said aloud, and may be put off", .proves("ST26-AC-04"))
    func putOff() async throws {
        let (run, labels) = try await run("shipthatapp", "forgotten-password") {
            $0.script.removeLast(2)
            $0.script += try [.made(#"{"at": "6200ms", "type": "short"}"#), .tap("Save", at: 6.5)]
            $0.end = try #require(ScenarioTime("7s"))
        }
        #expect(labels.contains("Choose a new password") && labels.contains("Use at least 8 characters"))
        #expect(run.launch?.stage.announcements.last?.text == "Use at least 8 characters")
        let later = try await self.run("shipthatapp", "forgotten-password") {
            $0.script.removeLast(3)
            $0.script += try [.tap("Not now", at: 6.2)]
        }
        #expect(later.labels.contains("Welcome aboard") && !later.labels.contains("Not now"))
    }

    @Test("A form begins at its top, however far the page before it was scrolled", .proves("ST26-AC-13"))
    func top() async throws {
        let state = try #require(try AppDescriptor.urbanNest.states.first { $0.name == "account-deletion" })
        var scenario = state.scenario
        (scenario.device.profile, scenario.device.textSize) = ("iphonese1", .accessibility5)
        let run = try Simulation(scenario, of: .urbanNest, text: CairoTextShaper())
        var title: CGRect?
        try await run.runOnVirtualClock(fps: 10, until: state.instant) { _ in
            title = run.launch?.stage.element("Delete your account?")?.frame
        }
        let frame = try #require(title)
        // The sheet is as high as half of the screen.
        #expect(frame.minY > 284 && frame.minY < 360, "\(frame)")
    }

    @Test("What Duggy keeps of a member goes with the account, and another's stays", .proves("ST26-AC-03"))
    func member() async throws {
        let date = Date(timeIntervalSince1970: 0)
        let cache = ClubCache(store: try LaunchStore.inMemory { _ in }, now: { date })
        try await cache.save(DuggySamples.session(at: date, of: "ann"))
        try await cache.erase(.init(id: "bob", email: nil))
        #expect(try await cache.kept().session?.value.memberID == "ann")
        try await cache.erase(.init(id: "ann", email: nil))
        #expect(try await cache.kept().session == nil)
    }

    @Test("A member with a second factor is asked for the code before the club is", .proves("ST26-AC-14"))
    func secondFactor() async throws {
        var user = AuthUser(id: "6d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10", email: "ann@example.com")
        user.factors = [AuthFactor(id: "8d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10", isVerified: true)]
        let due = AuthSession(
            accessToken: "a.b.c", refreshToken: "r", expiresAt: .distantFuture, user: user)
        var account = Account.none
        account.services.signIn = { _, _ throws(AuthError) in due }
        account.services.verifyFactor = { _, _ throws(AuthError) in .of("ann") }
        let store = AuthenticationStore(
            account: account,
            check: { .signedIn(DuggySamples.session(at: Date(timeIntervalSinceNow: 0), of: "ann")) })
        let model = SignInModel(strings: Duggy.Texts.account, services: store.services) { _ in }
        (model.email, model.password) = ("ann@example.com", "Harbour-Light-7")
        await model.submit()
        #expect(model.secondFactor != nil && store.session == nil && model.toast?.isError != true)
        model.code = "123456"
        await model.submitCode()
        #expect(model.finished != nil && store.session?.memberID == "ann")
    }
}

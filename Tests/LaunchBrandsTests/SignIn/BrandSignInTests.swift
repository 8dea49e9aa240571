// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import FirstlightSimulation

/// Signing in to each brand by touch and keyboard, and what is left of it.
@MainActor @Suite(.fewAtATime) struct BrandSignInTests {
    /// A brand, where its sign-in is, and where that leads.
    struct Way: Sendable, CustomTestStringConvertible {
        let brand: String
        /// The name that the screens use.
        var name = ""
        let signIn: String
        let home: String
        /// When the sign-in of its scenarios was answered, in seconds.
        let answered: Double
        /// The landmark that only the home screen has, and the tab that is chosen there.
        let landmark: String
        let tab: String?
        var testDescription: String { brand }
    }

    nonisolated static let ways = [
        Way(
            brand: "urbannest", name: "UrbanNest", signIn: "login", home: "home", answered: 3.6,
            landmark: "Bookings",
            tab: "Home"),
        Way(
            brand: "duggy", name: "Duggy", signIn: "authentication", home: "home", answered: 5.1,
            landmark: "Squad",
            tab: "Home"),
        Way(
            brand: "shipthatapp", name: "ShipThatApp", signIn: "signIn", home: "landing", answered: 3.6,
            landmark: "Welcome aboard", tab: nil),
    ]

    /// Runs a scenario of a brand to its end, or to an instant.
    private func run(
        _ brand: String, _ name: String, until: Double? = nil
    ) async throws -> (run: Simulation, labels: [String], chosen: [String]) {
        let scenario = try #require(try Scenario.embedded(brand).first { $0.name == name })
        let run = try Simulation(scenario, text: CairoTextShaper())
        var (labels, chosen): ([String], [String]) = ([], [])
        try await run.runOnVirtualClock(fps: 20, until: until) { _ in
            let spoken = run.launch?.stage.spoken ?? []
            labels = spoken.compactMap(\.label)
            chosen = spoken.filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
        }
        return (run, labels, chosen)
    }

    private func vault(_ run: Simulation) async throws -> Data? {
        try await run.deviceAccounts?.server.vault.read(.session)
    }

    @Test(arguments: ways)
    func aWrongPasswordIsRefusedOnTheScreenAndTheRightOneIsTaken(way: Way) async throws {
        let refused = try await run(way.brand, "wrong-password", until: way.answered)
        #expect(refused.run.launch?.controller.place == way.signIn)
        #expect(refused.labels.contains("Invalid email or password"))
        #expect(refused.run.launch?.stage.announcements.last?.text == "Invalid email or password")
        #expect(try await vault(refused.run) == nil)
        let taken = try await run(way.brand, "wrong-password")
        #expect(taken.run.complaint == nil && taken.run.launch?.controller.place == way.home)
        #expect(!taken.labels.contains("Invalid email or password"))
        #expect(try await vault(taken.run) != nil)
    }

    @Test func theFormThatIsShownIsTheFirstThatLives() {
        func model() -> SignInModel {
            SignInModel(strings: SignInStrings(app: "Sixth") { _, english in english }, services: .none) {
                _ in
            }
        }
        var forms = SignInForms()
        #expect(forms.shown == nil)
        var kept: SignInModel? = model()
        let later = model()
        if let kept { forms.add(kept) }
        forms.add(later)
        forms.add(model())
        #expect(forms.shown === kept)
        kept = nil
        #expect(forms.shown === later)
    }

    /// A parent that runs its body again makes another model, which is not the one on the screen.
    @Test(
        "A mail's link asks for the second factor on the screen that is shown, also when all was drawn anew",
        arguments: ways, [false, true])
    func aLinkAsksForTheSecondFactor(way: Way, isDrawnAnew: Bool) async throws {
        let start = way.answered.rounded(.up)
        let change = isDrawnAnew ? #"{"at": "\#(start + 3)s", "reduceMotion": true},"# : ""
        let json = #"""
            {"name": "link", "app": "\#(way.brand)", "state": {"firstLaunch": false}, "end": "60s",
             "accounts": {"factor": true}, "expect": {"route": "\#(way.signIn)"}, "script": [
              {"at": "\#(start)s", "tap": "Email"}, {"at": "\#(start + 0.2)s", "type": "mila@example.com"},
              {"at": "\#(start + 0.4)s", "tap": "Forgot your password?"}, \#(change)
              {"at": "\#(start + 5)s", "mail": "confirm"}]}
            """#
        let scenario = try AppCatalogue.firstlight.scenario(json: Data(json.utf8))
        let run = try Simulation(scenario, text: CairoTextShaper())
        var labels: [String] = []
        try await run.runOnVirtualClock(fps: 20, until: start + 9) { _ in
            labels = run.launch?.stage.spoken.compactMap(\.label) ?? []
        }
        #expect(labels.contains("Two-step verification"), "\(labels)")
    }

    /// The session of the link takes the place of the one that the screen was opened for.
    @Test(
        "A mail's link that begins a session without its second factor leads from the first screen back to the question",
        arguments: ways)
    func aLinkLeadsBackToTheSecondFactor(way: Way) async throws {
        let start = way.answered.rounded(.up)
        let json = #"""
            {"name": "link", "app": "\#(way.brand)", "state": {"firstLaunch": false}, "end": "60s",
             "accounts": {"factor": true}, "expect": {"route": "\#(way.signIn)"}, "script": [
              {"at": "\#(start)s", "tap": "Email"}, {"at": "\#(start + 0.2)s", "type": "mila@example.com"},
              {"at": "\#(start + 0.4)s", "tap": "Forgot your password?"},
              {"at": "\#(start + 6)s", "tap": "Password"},
              {"at": "\#(start + 6.4)s", "type": "Harbour-Light-7"}, {"at": "\#(start + 6.6)s", "press": "return"},
              {"at": "\#(start + 9)s", "tap": "Code from your app"}, {"at": "\#(start + 9.4)s", "code": "app"},
              {"at": "\#(start + 9.8)s", "press": "return"}, {"at": "\#(start + 14)s", "mail": "confirm"}]}
            """#
        let scenario = try AppCatalogue.firstlight.scenario(json: Data(json.utf8))
        let run = try Simulation(scenario, text: CairoTextShaper())
        var (before, after): ([String], [String]) = ([], [])
        try await run.runOnVirtualClock(fps: 20, until: start + 18) { frame in
            let labels = run.launch?.stage.spoken.compactMap(\.label) ?? []
            if frame.time < start + 13.5 { before = labels } else { after = labels }
        }
        #expect(before.contains(way.landmark) && !before.contains("Two-step verification"), "\(before)")
        #expect(run.launch?.controller.place == way.signIn)
        #expect(after.contains("Two-step verification") && !after.contains(way.landmark), "\(after)")
    }

    @Test(
        "The texts of the fields begin below each other, whatever the width of the icons",
        arguments: [
            ("urbannest", 2.4, "Email"), ("duggy", 3.9, "Email"), ("shipthatapp", 2.4, "Email"),
            ("laten", 2.7, "Email address"),
        ])
    func textsLineUp(brand: String, before: Double, email: String) async throws {
        let scenario = try #require(try Scenario.embedded(brand).first { $0.name == "wrong-password" })
        let run = try Simulation(scenario, text: CairoTextShaper())
        var starts: [CGFloat] = []
        try await run.runOnVirtualClock(fps: 20, until: before) { _ in
            starts = [email, "Password"].compactMap { run.launch?.stage.element($0)?.frame.minX }
        }
        try #require(starts.count == 2)
        #expect(starts[0] == starts[1])
    }

    @Test(.proves("UN-98", "DG-57", "ST-39"), arguments: ways)
    func theSessionSurvivesTheEndOfTheApp(way: Way) async throws {
        let (run, labels, chosen) = try await run(way.brand, "sign-in")
        #expect(run.complaint == nil && run.launch?.controller.place == way.home)
        #expect(!labels.contains("Password") && labels.contains(way.landmark))
        #expect(chosen == (way.tab.map { [$0] } ?? []))
        let session = try await vault(run)
        #expect(session.map { String(decoding: $0, as: UTF8.self) }?.contains("mila@example.com") == true)
    }

    @Test("A new user and one who forgot the password come in by the link of a mail", arguments: ways)
    func mailsLeadIn(way: Way) async throws {
        let sentences = [
            ("sign-up", "Almost done: open the link in the email that we have sent you.", "noor@example.com"),
            (
                "forgotten-password",
                "If \(way.name) knows this address, a link that signs you in is on its way. Check your email.",
                "mila@example.com"
            ),
        ]
        for (scenario, sentence, email) in sentences {
            let before = try await run(way.brand, scenario, until: way.answered + 1)
            #expect(before.labels.contains(sentence), "\(before.labels)")
            #expect(before.run.launch?.stage.announcements.last?.text == sentence)
            #expect(before.labels.contains("Sign in") && !before.labels.contains("Your name"))
            #expect(try await vault(before.run) == nil)
            let after = try await run(way.brand, scenario)
            #expect(after.run.complaint == nil && after.run.launch?.controller.place == way.home)
            #expect(after.labels.contains(way.landmark) && !after.labels.contains("Password"))
            let session = try await vault(after.run)
            #expect(session.map { String(decoding: $0, as: UTF8.self) }?.contains(email) == true)
        }
    }

    @Test("A link that was not asked for signs nobody in", arguments: ways)
    func foreignLinks(way: Way) async throws {
        var scenario = try #require(
            try Scenario.embedded(way.brand).first { $0.name == "forgotten-password" })
        scenario.script = [
            try .made(#"{"at": "\#(way.answered)s", "open": "\#(way.brand)://auth/callback?code=x"}"#)
        ]
        scenario.expect = Scenario.Expectation(route: way.signIn)
        let run = try Simulation(scenario, text: CairoTextShaper())
        try await run.runOnVirtualClock(fps: 20) { _ in }
        #expect(run.complaint == nil && run.launch?.controller.place == way.signIn)
        #expect(try await vault(run) == nil)
    }

    @Test(.proves("UN-158", "DG-58"), arguments: ways)
    func aSignOutLeadsToTheSignInEndsTheSessionAndHoldsInTheNextLaunch(way: Way) async throws {
        let (run, labels, _) = try await run(way.brand, "sign-out")
        #expect(run.complaint == nil && run.launch?.controller.place == way.signIn)
        #expect(labels.contains("Password") && !labels.contains(way.landmark))
        // As long as the server was not told, the vault keeps what is needed to tell it.
        #expect(try await vault(run) == nil)
    }

    @Test(arguments: ways)
    func aLimitAndALostConnectionHaveTheirWords(way: Way) async throws {
        let limited = try await run(way.brand, "rate-limit")
        #expect(limited.labels.contains("Too many attempts. Please wait a moment and try again."))
        let lost = try await run(way.brand, "sign-in-offline", until: way.answered)
        #expect(lost.labels.contains("Unable to connect. Please check your internet."))
        #expect(lost.run.launch?.controller.place == way.signIn)
        let back = try await run(way.brand, "sign-in-offline")
        #expect(back.run.complaint == nil && back.run.launch?.controller.place == way.home)
    }

    @Test(arguments: ways)
    func withoutAConnectionAnOldSessionStillCounts(way: Way) async throws {
        let (run, labels, _) = try await run(way.brand, "offline-with-session")
        #expect(run.complaint == nil && !labels.contains("Password"))
        #expect(try await vault(run) != nil, "nobody is signed out by a lost connection")
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand

/// The member's content and actions on the main screen, and the recipient of mail when the launch fails.
@MainActor
@Suite(.fewAtATime) struct DuggyMemberTests {
    private func labels(_ scenario: String) async throws -> [String] {
        let scenario = try #require(try Scenario.embedded("duggy").first { $0.name == scenario })
        return try await SplashProbe.frame(scenario, at: 4500).accessibility.flattened.compactMap(\.label)
    }

    @Test(.proves("DG-17"))
    func theMatchThatALinkNamesIsMarkedAndNoOther() async throws {
        let marked = try await labels("deep-link").filter { $0.contains("Opened from a link") }
        #expect(marked.count == 1 && marked.first?.contains("Teal Valley") == true, "\(marked)")
    }

    @Test(.proves("DG-17"))
    func aLinkThatComesLaterLeadsToItsTabAtOnce() async throws {
        var scenario = try #require(try Scenario.embedded("duggy").first { $0.name == "signed-in" })
        scenario.script = [try .made(#"{"at": "5s", "open": "duggy://squad"}"#)]
        let probe = try await SplashProbe.run(scenario, at: [4900, 5500])
        for (instant, tab) in [(4900, "Home"), (5500, "Squad")] {
            let chosen = try probe.frame(instant).accessibility.flattened.filter {
                $0.traits.isSuperset(of: [.isButton, .isSelected])
            }
            #expect(chosen.compactMap(\.label) == [tab])
        }
    }

    @Test func theSeasonIsCountedRightly() async throws {
        let home = try await labels("signed-in")
        // Of the four matches that were played one was lost.
        for count in ["4, played", "3, won", "1, lost"] { #expect(home.contains(count), "\(home)") }
    }

    @Test(.proves("DG-129"))
    func whoRefusedNotificationsReadsThatTheyAreOff() async throws {
        var scenario = try #require(
            try Scenario.embedded("duggy").first { $0.name == "denied-notifications" })
        scenario.script = [try .tap("More", at: 6)]
        let all = try await SplashProbe.frame(scenario, at: 7000).accessibility.flattened
            .compactMap(\.label)
        #expect(
            all.contains { $0.contains("They are off. You can allow them in the settings of your device.") },
            "\(all)")
        #expect(!all.contains("Turn on"))
    }

    @Test(.proves("DG-128"))
    func whoWasNotAskedYetMayTurnNotificationsOn() async throws {
        var scenario = try #require(try Scenario.embedded("duggy").first { $0.name == "signed-in" })
        scenario.options.values["permission"] = "undecided"
        scenario.script = [try .tap("More", at: 5), try .tap("Turn on", at: 6)]
        let probe = try await SplashProbe.run(scenario, at: [5900, 9000])
        func labels(_ at: Int) throws -> [String] {
            try probe.frame(at).accessibility.flattened.compactMap(\.label)
        }
        let (before, after) = (try labels(5900), try labels(9000))
        #expect(before.contains { $0.contains("Hear about new matches and changed teams.") }, "\(before)")
        #expect(before.contains("Turn on"))
        #expect(after.contains { $0.contains("You hear about new matches and changed teams.") }, "\(after)")
        #expect(!after.contains("Turn on"))
    }

    @Test(.proves("DG-21"))
    func withoutAConnectionTheAgeIsToldAndNothingIsAskedThatCannotBeSent() async throws {
        let offline = try await labels("offline")
        // The club was kept three hours and a minute before the launch.
        #expect(
            offline.contains { $0.contains("This is how your club was 3 hours ago.") }, "\(offline)")
        #expect(!offline.contains("I can play") && !offline.contains("Not this time"))
        let online = try await labels("signed-in")
        #expect(online.contains("I can play") && online.contains("Not this time"))
        #expect(!online.contains { $0.contains("You are offline") })
    }

    @Test(.proves("DG-13"))
    func theOfferOfANewerVersionLeadsToTheStoreOrIsPutAside() async throws {
        let listing = DuggyScript.listing("2.5.0")
        let story = try await DuggyStory {
            $0.configuration = DuggyScript.configuration(recommended: "2.5.0")
            $0.listing = listing
        }
        await story.go(to: 4000)
        let stage = try ScreenDevice.middle.stage { RootView(viewModel: story.launch) }
        stage.settle()
        func isOffered() -> Bool { stage.labels.contains { $0.contains("Duggy 2.5.0 is here") } }
        #expect(isOffered() && stage.activate(label: "Update"))
        stage.settle()
        #expect(story.opened == [listing.page] && isOffered())
        #expect(stage.activate(label: "Later"))
        stage.settle()
        #expect(story.opened.count == 1 && !isOffered())
    }

    @Test(arguments: ["firebase", "authentication"])
    func theMailToTheSupportSaysWhatFailed(step: String) async throws {
        let id = LaunchTaskID(rawValue: step)
        let mishap = try #require(InitializationStep(id)).mishap
        let story = try await DuggyStory { $0.answers[id] = [.fails(mishap)] }
        let stage = try ScreenDevice.middle.stage { SplashView(viewModel: story.launch) }
        await story.go(to: 2000)
        stage.settle()
        #expect(stage.activate(label: "Contact Support"))
        let mail = try #require(story.opened.first)
        let parts = try #require(URLComponents(url: mail, resolvingAgainstBaseURL: false))
        #expect(story.opened.count == 1 && parts.scheme == "mailto")
        let happened = try #require(DuggyTexts.alerts[step]?.split(separator: "\n").first)
        #expect(parts.queryItems == [URLQueryItem(name: "subject", value: "Duggy: \(happened)")])
    }

    /// Whatever tab was looked at before, also because of a link.
    @Test(.proves("DG-57"), arguments: [nil, "duggy://squad"])
    func whoSignsInAgainStandsOnTheHomeTab(link: String?) async throws {
        var scenario = try #require(try Scenario.embedded("duggy").first { $0.name == "signed-in" })
        scenario.script = try [
            .tap("More", at: 5), .tap("Sign out", at: 6), .tap("Sign out on this device", at: 6.6),
            .tap("Email", at: 8),
            .made(#"{"at": "8.5s", "type": "mila@example.com"}"#),
            .made(#"{"at": "9s", "press": "return"}"#),
            .made(#"{"at": "9.5s", "type": "Harbour-Light-7"}"#),
            .made(#"{"at": "10s", "press": "return"}"#),
        ]
        if let link { scenario.script.append(try .made(#"{"at": "4.5s", "open": "\#(link)"}"#)) }
        let probe = try await SplashProbe.run(scenario, at: [4900, 5900, 7900, 13_000])
        func chosen(_ at: Int) throws -> [String] {
            try probe.frame(at).accessibility.flattened.filter {
                $0.traits.isSuperset(of: [.isButton, .isSelected])
            }.compactMap(\.label)
        }
        #expect(try chosen(4900) == [link == nil ? "Home" : "Squad"])
        #expect(try chosen(5900) == ["More"] && chosen(7900) == [])
        #expect(try chosen(13_000) == ["Home"])
    }
}

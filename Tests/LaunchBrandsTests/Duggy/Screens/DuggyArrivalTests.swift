// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand

/// Which screen stands there when the splash is over, and which tab is chosen on it.
@MainActor
@Suite(.fewAtATime) struct DuggyArrivalTests {
    /// A scenario, what its last screen says, and the tab that is chosen; nil where there are no tabs.
    struct Arrival: Sendable, CustomTestStringConvertible {
        let scenario: String
        let sign: String
        let tab: String?
        var testDescription: String { scenario }
    }

    nonisolated static let all = [
        Arrival(scenario: "signed-in", sign: "Willow Park CC", tab: "Home"),
        Arrival(scenario: "signed-out", sign: "Welcome to Duggy", tab: nil),
        Arrival(scenario: "first-launch", sign: "Every match in one place", tab: nil),
        Arrival(scenario: "offline", sign: "You are offline, This is how your club was ", tab: "Home"),
        Arrival(scenario: "update-required", sign: "Time for a new innings", tab: nil),
        Arrival(
            scenario: "update-offered",
            sign: "Duggy 2.4.0 is here, A newer version is in the App Store.", tab: "Home"),
        Arrival(scenario: "deep-link", sign: "Teal Valley", tab: "Matches"),
    ]

    @Test(
        .proves("DG-01", "DG-13", "DG-14", "DG-16", "DG-17", "DG-19", "DG-21", "DG-57", "DG-58"),
        arguments: all)
    func theScreenIsTheOneThatTheLaunchLeadsTo(arrival: Arrival) async throws {
        let scenario = try #require(try Scenario.embedded("duggy").first { $0.name == arrival.scenario })
        let spoken = try await SplashProbe.frame(scenario, at: 4500).accessibility.flattened
        let labels = spoken.compactMap(\.label)
        #expect(labels.contains { $0.contains(arrival.sign) }, "\(labels)")
        #expect(!labels.contains("Duggy, Cricket Club Management"), "the splash has gone")
        for other in Self.all where other.sign != arrival.sign && other.tab == nil {
            #expect(!labels.contains(other.sign))
        }
        let tabs = spoken.filter {
            $0.traits.contains(.isButton) && ["Home", "Matches", "Squad", "More"].contains($0.label)
        }
        #expect(tabs.count == (arrival.tab == nil ? 0 : 4))
        let chosen = tabs.filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
        #expect(chosen == (arrival.tab.map { [$0] } ?? []))
    }

    @Test(.proves("DG-14"))
    func aVersionThatIsTooOldIsToldWhichOneIsNeeded() async throws {
        let scenario = try #require(try Scenario.embedded("duggy").first { $0.name == "update-required" })
        let labels = try await SplashProbe.frame(scenario, at: 4500).accessibility.flattened
            .compactMap(\.label)
        #expect(
            labels == [
                "Time for a new innings",
                "This version of Duggy is no longer supported. Update to 2.4.0 or later.", "Update",
            ])
    }
}

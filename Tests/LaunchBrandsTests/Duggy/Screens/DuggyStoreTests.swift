// Licensed under the Apache License, Version 2.0.

import LaunchCore
import ProofSupport
import StageUI
import SwiftUI
import Testing

@testable import DuggyBrand

/// The stores of the document, which views find in their environment.
@MainActor
@Suite(.fewAtATime) struct DuggyStoreTests {
    // Six steps of 200 ms and the hold of half a second: until 1700.
    @Test(.proves("DG-23", "DG-51", "DG-57", "DG-58"), arguments: [true, false])
    func whenAllIsDoneTheSplashPutsAMemberOnTheHomeTab(isMember: Bool) async throws {
        let story = try await DuggyStory { if !isMember { $0.session = .signedOut } }
        let navigationStore = NavigationStore()
        navigationStore.selectedTab = .more
        let stage = try ScreenDevice.middle.stage {
            SplashView(viewModel: story.launch)
                .environment(story.launch.authenticationStore)
                .environment(navigationStore)
        }
        defer { stage.close() }
        await story.go(to: 1699)
        stage.settle()
        #expect(story.phase == .completing && navigationStore.selectedTab == .more)
        #expect(stage.labels.first == "Duggy, Cricket Club Management")
        await story.go(to: 1700)
        stage.settle()
        #expect(story.phase == .exiting && story.launch.initializationComplete)
        #expect(navigationStore.selectedTab == (isMember ? .home : .more))
        await story.go(to: 4000)
        // Who is not signed in has the sign-in over the tabs.
        #expect(story.launch.navigationStore.presentedFullScreen == (isMember ? nil : .authentication))
    }

    @Test(.proves("DG-23", "DG-57"))
    func theTabsAreThoseOfTheWindowsStore() async throws {
        let story = try await DuggyStory()
        await story.go(to: 4000)
        let stage = try ScreenDevice.middle.stage { RootView(viewModel: story.launch) }
        defer { stage.close() }
        stage.settle()
        func chosen() -> [String] {
            stage.spoken.filter { $0.traits.isSuperset(of: [.isButton, .isSelected]) }.compactMap(\.label)
        }
        #expect(chosen() == ["Home"] && story.launch.navigationStore.selectedTab == .home)
        #expect(stage.activate(label: "Matches"))
        stage.settle()
        #expect(chosen() == ["Matches"] && story.launch.navigationStore.selectedTab == .matches)
        story.launch.navigationStore.selectedTab = .squad
        stage.settle()
        #expect(chosen() == ["Squad"])
        #expect(stage.issues.allSatisfy { !$0.message.contains("environment") }, "\(stage.issues)")
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import ProofSupport
import Testing
import UrbanNestBrand

@testable import StageUI

/// The accessibility elements of the splash, and its announcements.
@MainActor
@Suite(.serialized) struct UrbanNestSplashAccessibilityTests {
    @Test(.proves("UN-118"), arguments: [250, 800, 1300])
    func theLogoIsCalledByItsNameAlone(_ instant: Int) async throws {
        let frame = try await SplashProbe.frame(.loading(), at: instant)
        let logo = try #require(frame.accessible("UrbanNest"))
        #expect(!logo.traits.contains(.isImage))
        #expect(logo.value == nil)
        #expect(frame.accessibility.flattened.count { $0.label == "UrbanNest" } == 1)
    }

    @Test(.proves("UN-119"), arguments: [600, 800, 1300])
    func theBrandTextIsSkipped(_ instant: Int) async throws {
        let frame = try await SplashProbe.frame(.loading(), at: instant)
        // The name is on the screen, so a skipped name is not an absent one.
        #expect(frame.name?.isVisible == true)
        let all = frame.accessibility.flattened
        #expect(
            !all.contains {
                $0.label == "Trusted services, delivered smartly"
                    || $0.value == "Trusted services, delivered smartly"
            })
        #expect(!all.contains { $0.traits.contains(.isStaticText) })
        #expect(all.compactMap(\.label) == ["UrbanNest splash screen, loading", "UrbanNest"])
    }

    @Test(.proves("UN-120"))
    func loadingIsAnnouncedOnceWhenTheIndicatorAppears() async throws {
        let probe = try await SplashProbe.run(.loading(), at: [999, 1000, 4000])
        #expect(try probe.frame(999).announcements.isEmpty)
        #expect(probe.announcements == [StageAnnouncement("Loading app", at: 1)])
        let quick = try await SplashProbe.run(.loaded(after: 900), at: [1400])
        #expect(quick.announcements.isEmpty)
    }

    @Test(.proves("UN-121"), arguments: [0, 250, 1300, 6000])
    func theScreenSaysThatItLoads(_ instant: Int) async throws {
        let frame = try await SplashProbe.frame(.loading(), at: instant)
        #expect(frame.accessibility.children.map(\.label) == ["UrbanNest splash screen, loading"])
    }

    @Test func theScreenSaysThatItFailed() async throws {
        let frame = try await SplashProbe.frame(.failing(), at: 1300)
        #expect(frame.accessibility.children.map(\.label) == ["UrbanNest splash screen, error"])
        #expect(frame.announcements.map(\.text) == ["Unable to connect. Please check your internet."])
        #expect(frame.accessibility.flattened.filter(\.isFocused).map(\.label) == ["Retry"])
    }
}

extension StageAnnouncement {
    /// Creates an expected announcement, with its time.
    fileprivate init(_ text: String, at time: Double) { self.init(text: text, time: time) }
}

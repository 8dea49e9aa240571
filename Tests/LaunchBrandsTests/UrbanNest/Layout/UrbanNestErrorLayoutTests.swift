// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI
import Testing
import UrbanNestBrand

/// Where the error block lies on each device: nothing overlaps, nothing is cut, all can be reached.
@MainActor
@Suite(.serialized) struct UrbanNestErrorLayoutTests {
    @Test(arguments: SplashDevice.all)
    func theErrorFitsOrScrolls(_ device: SplashDevice) async throws {
        let scenario = Scenario.failing { $0.state.cached = true }.on(device)
        let frame = try await SplashProbe.frame(scenario, at: 1300)
        let words = [
            "UrbanNest", "Unable to connect", "Please check your internet connection",
            "Retry", "Continue Offline",
        ]
        var above = try #require(frame.disc).frame
        #expect(above.minY >= frame.safeRect.minY)
        for word in words {
            let text = try #require(frame.text(word), "'\(word)' is missing")
            #expect(text.frame.minY >= above.maxY, "'\(word)'")
            #expect(text.text?.isTruncated == false)
            #expect(abs(text.frame.midX - frame.size.width / 2) <= 0.5, "'\(word)'")
            #expect(text.frame.minX >= frame.safeRect.minX && text.frame.maxX <= frame.safeRect.maxX)
            above = text.frame
        }
        #expect(frame.tagline == nil)
        // Only the lowest screens have to scroll.
        if device.height >= 400 {
            let offline = try #require(frame.accessible("Continue Offline"))
            #expect(frame.safeRect.contains(offline.frame), "\(offline.frame)")
        }
    }

    @Test(arguments: SplashDevice.all)
    func theButtonsAreLargeEnoughToTouch(_ device: SplashDevice) async throws {
        let scenario = Scenario.failing { $0.state.cached = true }.on(device)
        let frame = try await SplashProbe.frame(scenario, at: 1300)
        for label in ["Retry", "Continue Offline"] {
            let button = try #require(frame.accessible(label))
            #expect(button.traits.contains(.isButton))
            #expect(button.frame.height >= 44 && button.frame.width >= 44)
        }
    }
}

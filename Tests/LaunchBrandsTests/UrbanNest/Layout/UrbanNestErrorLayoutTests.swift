// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
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

    @Test(.proves("UN-168", "UN-172"))
    func linesThatWrapAreCentredToo() async throws {
        let network = try await SplashProbe.frame(
            .failing { $0.device.textSize = .accessibility5 }, at: 1300)
        let timeout = try await SplashProbe.frame(
            .loading { $0.device.textSize = .accessibility1 }, at: 10_800)
        for (frame, words) in [
            (network, "Unable to connect"), (network, "Please check your internet connection"),
            (timeout, "This is taking longer than expected"),
        ] {
            let layout = try #require(frame.text(words)?.text, "'\(words)'")
            #expect(layout.lines.count > 1, "'\(words)' is to wrap here")
            for line in layout.lines {
                #expect(abs(line.x + line.width / 2 - layout.size.width / 2) <= 0.5, "'\(words)'")
            }
        }
    }
}

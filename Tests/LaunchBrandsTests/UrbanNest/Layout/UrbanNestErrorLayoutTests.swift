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
            // On a low screen the buttons stand beside each other, so that all is in sight.
            let isBeside = word == "Continue Offline" && device.height < 480
            #expect(isBeside ? text.frame.minX >= above.maxX : text.frame.minY >= above.maxY, "'\(word)'")
            #expect(text.text?.isTruncated == false)
            let isButton = ["Retry", "Continue Offline"].contains(word)
            if device.height >= 480 || !isButton {
                #expect(abs(text.frame.midX - frame.size.width / 2) <= 0.5, "'\(word)'")
            }
            #expect(text.frame.minX >= frame.safeRect.minX && text.frame.maxX <= frame.safeRect.maxX)
            above = text.frame
        }
        #expect(frame.tagline == nil)
        // The ways on are on each screen.
        let ways = try ["Retry", "Continue Offline"].map { try #require(frame.accessible($0)).frame }
        for way in ways { #expect(frame.safeRect.contains(way), "\(way)") }
        let both = ways[0].union(ways[1])
        #expect(abs(both.midX - frame.size.width / 2) <= 0.5)
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

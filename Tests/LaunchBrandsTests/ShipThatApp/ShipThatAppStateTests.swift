// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import ShipThatAppBrand

/// The one state that all is drawn from: it needs no view, and no view keeps anything of its own.
@MainActor @Suite(.fewAtATime) struct ShipThatAppStateTests {
    /// What an app may change of the look (ST-45 to ST-48).
    enum Look: CaseIterable, Sendable {
        case own, otherLogo, smallLogo, largeLogo, noWords, otherWords, otherGround, wide

        var style: SplashScreenStyle {
            SplashScreenStyle {
                switch self {
                case .own: break
                case .otherLogo: ($0.logo, $0.logoName) = ("Another", "Another")
                case .smallLogo: $0.logoSize = 1
                case .largeLogo: $0.logoSize = 400
                case .noWords: $0.tagline = ""
                case .otherWords:
                    ($0.tagline, $0.taglineColor) = ("Two words", BrandColor(0x000000))
                case .otherGround: $0.background = BrandColor(0x000000)
                case .wide: $0.gap = 200
                }
            }
        }
    }

    @Test(.proves("ST-48"), arguments: Look.allCases)
    func anotherLookHasTheSameStatesAtTheSameTimes(_ look: Look) async throws {
        let story = try await ShipThatAppStory(ShipThatAppOptions { $0.style = look.style })
        await story.go(to: 2100)
        #expect(story.trace == ["firstStep 0", "secondStep 1000", "finished 2000"])
    }

    /// A splash beside the window, for the same state.
    private func splash(
        _ manager: SplashScreenStateManager, start: Date = StageConfiguration(size: .zero).startDate
    ) throws -> Stage {
        var device = StageConfiguration(size: CGSize(width: 390, height: 844), scale: 2)
        device.startDate = start
        return Stage(
            device, text: try CairoTextShaper(), images: ImageLibrary(AppDescriptor.shipThatApp.images())
        ) { SplashScreenView().environment(manager) }
    }

    // A timer or a flag of its own would begin with the view, and not with the state.
    @Test(
        "A splash that comes later draws the same as one that was there from the start",
        .proves("ST-03", "ST-04", "ST-21"), arguments: [20, 300, 700, 1000, 1260, 1900])
    func laterViews(arrival: Int) async throws {
        let story = try await ShipThatAppStory()
        let first = try splash(story.launch.splash)
        var second: Stage?
        var different = 0
        var last: DisplayList?
        for time in stride(from: 0, to: 2000, by: 20) {
            await story.go(to: time)
            let drawn = first.frame(at: story.seconds)
            if drawn != last { different += 1 }
            last = drawn
            if time == arrival { second = try splash(story.launch.splash) }
            guard let second else { continue }
            #expect(second.frame(at: story.seconds) == drawn, "\(time)")
        }
        #expect(second != nil && different > 60, "\(different) frames differ from the one before")
        await story.go(to: 2000)
        #expect(story.state == .finished, "views change nothing of it")
    }

    @Test("A splash that nobody dismisses waits for nothing and stays", .proves("ST-03", "ST-21"))
    func nobodyDismisses() async throws {
        let alone = ManualSplash()
        let stage = try splash(alone.manager, start: Date(timeIntervalSinceReferenceDate: 0))
        var settled: DisplayList?
        for second in 0...60 {
            await alone.go(to: second * 1000)
            let drawn = stage.frame(at: Double(second))
            if second == 1 { settled = drawn }
            #expect(second < 1 || drawn == settled, "\(second)")
            #expect(alone.clock.sleepers == 0 && alone.manager.pendingOperations == 0)
        }
        #expect(settled?.items.isEmpty == false && alone.manager.state == .firstStep)
    }
}

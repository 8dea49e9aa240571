// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import ProofSupport
import StageCairo
import StageUI
import SwiftUI
import Testing

@testable import DuggyBrand

/// The drawing with reduced motion: nothing grows or turns, and the times are the same (C-X-06).
@MainActor
@Suite(.fewAtATime) struct DuggyCalmTests {
    @Test(.proves("DG-194"))
    func asManyBallsAreBrightAsStepsAreDone() async throws {
        let scenario = Scenario.duggyLoaded(stepsOf: 1000) { $0.device.reduceMotion = true }
        let probe = try await SplashProbe.run(scenario, at: [2900, 3900, 4900])
        for (instant, done) in [(2900, 2), (3900, 3), (4900, 4)] {
            let balls = try probe.frame(instant).duggyBalls.map(\.opacity)
            let wanted = (0..<6).map { $0 < done ? 1 : 0.35 }
            #expect(balls.count == 6, "\(balls) at \(instant)")
            #expect(zip(balls, wanted).allSatisfy { abs($0 - $1) < 0.01 }, "\(balls) at \(instant)")
        }
    }

    @Test(.proves("DG-18", "DG-56"))
    func theExitIsTheSameFadeOfHalfASecond() async throws {
        let probe = try await SplashProbe.run(
            .duggyLoaded { $0.device.reduceMotion = true }, at: [1099, 1225, 1350, 1475, 1600])
        for (instant, share) in [(1225, 0.129), (1350, 0.5), (1475, 0.871)] {
            let frame = try probe.frame(instant)
            let splash = frame.duggyMark?.opacity ?? 0
            let home = frame.duggyHome
            #expect(abs(splash - (1 - share)) < 0.02 && abs(home - share) < 0.02, "at \(instant)")
        }
        #expect(probe.exitAt == 1.1 && probe.finishedAt == 1.6)
    }

    @Test(.proves("DG-107"), arguments: [100, 500])
    func theHoldOfHalfASecondBeforeTheExitIsTheSame(step: Int) async throws {
        // Done after six steps; until half a second later all of the splash stays as it is.
        let done = 6 * step
        let instants = [done - 1, done, done + 250, done + 499, done + 500, done + 750, done + 1000]
        let probe = try await SplashProbe.run(
            .duggyLoaded(stepsOf: step) { $0.device.reduceMotion = true }, at: instants)
        #expect(try probe.frame(done - 1).phase.isLoading)
        for instant in [done, done + 250, done + 499] {
            let frame = try probe.frame(instant)
            #expect(frame.phase == .completing, "\(instant)")
            #expect(frame.duggyMark?.opacity == 1 && frame.duggyHome == 0)
        }
        for instant in [done + 500, done + 750] { #expect(try probe.frame(instant).phase == .exiting) }
        #expect(try probe.frame(done + 750).duggyHome > 0)
        let ends = [done + 500, done + 1000].map { Double($0) / 1000 }
        #expect([probe.exitAt, probe.finishedAt] == ends, "\(probe.exitAt ?? 0) \(probe.finishedAt ?? 0)")
    }

    @Test func theLogoThatIsGivenAPhaseAloneNeitherGrowsNorTurns() throws {
        let images = ImageLibrary()
        images.register("DuggyLogo", size: CGSize(width: 512, height: 512)) { DuggyLogo(side: 512) }
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 390, height: 844), reduceMotion: true),
            text: try CairoTextShaper(), images: images
        ) { LogoView(animationPhase: .logoSpin) }
        for time in [0, 0.1, 0.4, 0.8, 1.3, 3.7] {
            let all = SplashElement.all(in: stage.frame(at: time))
            for element in all {
                switch element.outline {
                case .ellipse?: #expect(abs(element.scale - 1.2) < 0.001, "the circle at \(time)")
                case .rectangle?: #expect(abs(element.scale - 1.1) < 0.001, "the mark at \(time)")
                default:
                    let turn = element.angle.truncatingRemainder(dividingBy: 60)
                    #expect(min(turn, 60 - turn) < 0.001, "a segment at \(time)")
                }
            }
            #expect(time == 0 || all.count == 8, "\(all.count) at \(time)")
        }
    }
}

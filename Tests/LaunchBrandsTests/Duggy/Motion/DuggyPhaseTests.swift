// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import Observation
import ProofSupport
import StageCairo
import StageUI
import SwiftUI
import Testing

@testable import DuggyBrand

/// The logo of the document, which is given a phase and nothing else.
@MainActor
@Suite struct DuggyPhaseTests {
    /// The phase that a screen shows.
    @Observable final class Phase {
        var value = SplashAnimationPhase.initial
    }

    private struct Screen: View {
        let phase: Phase
        var body: some View {
            LogoView(animationPhase: phase.value).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private let phase = Phase()
    private let stage: Stage

    init() throws {
        let images = ImageLibrary()
        images.register("DuggyLogo", size: CGSize(width: 512, height: 512)) { DuggyLogo(side: 512) }
        let phase = phase
        stage = Stage(
            StageConfiguration(size: CGSize(width: 390, height: 844)), text: try CairoTextShaper(),
            images: images
        ) { Screen(phase: phase) }
    }

    /// The parts of the logo at a time, drawn at 120 frames a second on the way there.
    private func draw(at time: Double) throws -> (
        mark: Double, circle: SplashElement, segments: [SplashElement]
    ) {
        while stage.time + 1.0 / 120 < time { _ = stage.frame(at: stage.time + 1.0 / 120) }
        let all = SplashElement.all(in: stage.frame(at: time))
        var (mark, circle): (Double?, SplashElement?)
        var segments: [SplashElement] = []
        for element in all {
            switch element.outline {
            case .ellipse?: circle = element
            case .roundedRectangle?: segments.append(element)
            case .rectangle?: mark = element.scale
            default: break
            }
        }
        return (try #require(mark), try #require(circle), segments)
    }

    @Test(.proves("DG-59", "DG-78", "DG-80", "DG-81", "DG-82", "DG-91"))
    func inThePhaseInitialItSpringsInAndNothingTurns() throws {
        #expect(abs(try draw(at: 0).mark - 0.3) < 0.001)
        // Three instants around the peak of a spring of response 0.8 and damping fraction 0.6.
        let (before, peak, after) = (try draw(at: 0.45).mark, try draw(at: 0.5).mark, try draw(at: 0.55).mark)
        #expect(abs(peak - 1.066) < 0.005 && before < peak && after < peak, "\(before) \(peak) \(after)")
        #expect(abs(try draw(at: 0.8).mark - 1) <= 0.01)
        let late = try draw(at: 5)
        #expect(abs(late.mark - 1) < 0.001 && late.segments.isEmpty)
        #expect(abs(late.circle.scale - 0.8) < 0.001 && abs(late.circle.opacity - 0.3) < 0.001)
    }

    /// A picture twice as wide as it is high keeps its shape, and its own colours are not seen.
    @Test(.proves("DG-73", "DG-75"))
    func theMarkIsFittedAndWhite() throws {
        let images = ImageLibrary()
        images.register("DuggyLogo", size: CGSize(width: 512, height: 256)) { Color.red }
        let shaper = try CairoTextShaper()
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 100, height: 100), scale: 1), text: shaper, images: images
        ) { StaticLogo(opacity: 1).background(Color.black) }
        let renderer = CairoRenderer(size: CGSize(width: 100, height: 100), scale: 1, shaper: shaper)
        Look.atScreen()
        renderer.render(stage.frame(at: 0))
        let image = renderer.image
        // Fitted into a square of 100, it is 50 high.
        for (x, y, isWhite) in [
            (50, 50, true), (1, 50, true), (98, 50, true), (50, 26, true), (50, 73, true), (50, 23, false),
            (50, 76, false), (1, 10, false),
        ] {
            let wanted = isWhite ? PixelColor(255, 255, 255) : PixelColor(0, 0, 0)
            #expect(image.pixel(x, y) == wanted, "\(x), \(y)")
        }
    }

    @Test(.proves("DG-59", "DG-64", "DG-65", "DG-72", "DG-79", "DG-87", "DG-89", "DG-90"))
    func eachPhaseChangesWhatItIsFor() throws {
        _ = try draw(at: 2)
        phase.value = .logoSpin
        // The frame that learns of the phase is the first of it.
        let begun = try draw(at: 2.01).segments
        #expect(begun.allSatisfy { $0.opacity < 0.3 })
        let spinning = try draw(at: 2.51)
        #expect(abs(spinning.mark - 1.1) < 0.001 && abs(spinning.circle.scale - 1.2) < 0.001)
        #expect(abs(spinning.circle.opacity - 0.1) < 0.001)
        #expect(spinning.segments.count == 6 && spinning.segments.allSatisfy { abs($0.opacity - 1) < 0.001 })
        let angle = try #require(spinning.segments.first).angle
        #expect(abs(angle - 90) < 2, "a quarter of a turn in half a second")
        _ = try draw(at: 4)
        phase.value = .complete
        _ = try draw(at: 4.01)
        #expect(abs(try draw(at: 4.16).mark - 1.0315) < 0.01)
        #expect(abs(try draw(at: 4.5).mark - 1) < 0.001)
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import StageUI

@testable import DuggyBrand
@testable import FirstlightSimulation

extension Scenario {
    /// A launch of Duggy by a member whose configuration never arrives.
    static func duggyLoading(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
        duggy("loading") {
            $0.services["configuration"] = [Answer(after: ScenarioTime(seconds: 0), answer: .never)]
            change(&$0)
        }
    }

    /// A launch of Duggy by a member whose six steps each take some milliseconds.
    static func duggyLoaded(
        stepsOf milliseconds: Int = 100, _ change: (inout Scenario) -> Void = { _ in }
    ) -> Scenario {
        duggy("loaded") {
            for task in ["connectivity"] + InitializationStep.allCases.map(\.id.rawValue) {
                $0.services[task] = [
                    Answer(after: ScenarioTime(seconds: Double(milliseconds) / 1000), answer: .ok)
                ]
            }
            change(&$0)
        }
    }

    /// A launch of Duggy whose configuration cannot be read after some seconds.
    static func duggyFailing(
        after seconds: Double = 0.3, _ change: (inout Scenario) -> Void = { _ in }
    ) -> Scenario {
        duggy("failing") {
            $0.services["configuration"] = [
                Answer(after: ScenarioTime(seconds: seconds), answer: .malformed),
                Answer(after: ScenarioTime(seconds: 3), answer: .ok),
            ]
            change(&$0)
        }
    }

    private static func duggy(_ name: String, _ change: (inout Scenario) -> Void) -> Scenario {
        var scenario = Scenario(name: name, app: "duggy", route: "home")
        scenario.state.firstLaunch = false
        scenario.state.session = .signedIn
        change(&scenario)
        return scenario
    }
}

/// The parts of Duggy's splash in a frame.
extension SplashFrame {
    /// The circle behind the logo, of 140 points.
    var duggyCircle: SplashElement? { elements.first { $0.isDisc(of: 140) } }
    /// The segments of the ball, of 4 by 20 points, in the order in which they are drawn.
    var duggySegments: [SplashElement] { elements.filter(\.isDuggySegment) }
    /// The mark, as the white square of 80 points that is painted through it.
    var duggyMark: SplashElement? { elements.first { $0.isPaintedSquare(80) } }
    /// The logo from the circle to the mark, in the order in which its parts are drawn.
    var duggyLogo: [SplashElement] {
        elements.filter { $0.isDisc(of: 140) || $0.isDuggySegment || $0.isPaintedSquare(80) }
    }
    /// The image of the static launch screen, as the white square of 100 points that is painted through it.
    var duggyStaticImage: SplashElement? { elements.first { $0.isPaintedSquare(100) } }
    /// The spokes of the spinner: small white paths below the middle of the words.
    var duggySpokes: [SplashElement] {
        let middle = duggyName?.frame.midX ?? size.width / 2
        return elements.filter {
            guard $0.kind == .fill, case .path? = $0.outline, $0.isPainted(0xFFFFFF) else { return false }
            return max($0.frame.width, $0.frame.height) < 7 && abs($0.frame.midX - middle) < 13
        }
    }
    /// The balls of an over, of 8 points, where nothing turns.
    var duggyBalls: [SplashElement] { elements.filter { $0.isDisc(of: 8) && $0.isPainted(0xFFFFFF) } }
    /// The ground and the fill of the bar: of 4 points, on 160 points in the middle of the screen.
    var duggyBar: [SplashElement] {
        let room = CGRect(x: size.width / 2 - 80, y: 0, width: 160, height: size.height)
        return elements.filter { $0.kind == .fill && $0.outline?.bounds.height == 4 && $0.lies(in: room) }
    }
    /// The box around all spokes as they are drawn, whichever of them is the brightest.
    var duggySpinner: CGRect? {
        duggySpokes.isEmpty ? nil : duggySpokes.reduce(CGRect.null) { $0.union($1.frame) }
    }
    /// The messages that are drawn, and how strongly.
    var duggyMessages: [(words: String, opacity: Double)] {
        elements.compactMap { element in
            guard let words = element.string, (DuggyTexts.messages + ["Starting..."]).contains(words) else {
                return nil
            }
            return (words, element.opacity)
        }
    }
    /// The opacity of the home screen, by a title of its tab bar; 0 where it is not there.
    var duggyHome: Double { text("Squad")?.opacity ?? 0 }
    var duggyName: SplashElement? { text(Duggy.Texts.name) }
    var duggyTagline: SplashElement? { text(Duggy.Texts.tagline) }
}

extension SplashElement {
    /// Indicates whether it is a segment of the ball: a rounded rectangle of 4 by 20 points.
    var isDuggySegment: Bool {
        kind == .fill && isRoundedRectangle && outline?.bounds.size == CGSize(width: 4, height: 20)
    }

    /// Returns whether it is a white square of a side through which a picture is painted, however much it is grown.
    func isPaintedSquare(_ side: CGFloat) -> Bool {
        guard kind == .fill, case .rectangle? = outline, let size = outline?.bounds.size else { return false }
        return abs(size.width - side) < 0.01 && abs(size.height - side) < 0.01 && isPainted(0xFFFFFF)
    }
}

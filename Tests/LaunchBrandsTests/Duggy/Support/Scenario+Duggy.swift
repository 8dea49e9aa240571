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
    /// The circle behind the logo.
    var duggyCircle: SplashElement? {
        duggyLogoView.first { if case .ellipse? = $0.outline { true } else { false } }
    }
    /// The segments of the ball, in the order in which they are drawn.
    var duggySegments: [SplashElement] {
        duggyLogoView.filter { if case .roundedRectangle? = $0.outline { true } else { false } }
    }
    /// The mark, as the square that is painted through it.
    var duggyMark: SplashElement? {
        duggyLogoView.first { if case .rectangle? = $0.outline { true } else { false } }
    }
    private var duggyLogoView: [SplashElement] { elements.filter { $0.owner.hasSuffix("LogoView") } }
    /// The spokes of the spinner: the only outlines of the section that are paths.
    var duggySpokes: [SplashElement] {
        owned(by: "LoadingSection").filter {
            guard $0.kind == .fill, case .path? = $0.outline else { return false }
            return true
        }
    }
    /// The box around all spokes as they are drawn, whichever of them is the brightest.
    var duggySpinner: CGRect? {
        duggySpokes.isEmpty ? nil : duggySpokes.reduce(CGRect.null) { $0.union($1.frame) }
    }
    /// The messages that are drawn, and how strongly.
    var duggyMessages: [(words: String, opacity: Double)] {
        owned(by: "LoadingSection").compactMap { element in
            element.string.map { ($0, element.opacity) }
        }
    }
    /// The opacity of the home screen, by a title of its tab bar; 0 where it is not there.
    var duggyHome: Double { text("Squad")?.opacity ?? 0 }
    var duggyName: SplashElement? { text(Duggy.Texts.name) }
    var duggyTagline: SplashElement? { text(Duggy.Texts.tagline) }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchKit
import StageUI
import Testing

@testable import DuggyBrand
@testable import FirstlightSimulation

/// The pictures of Duggy's splash at named instants, and of what follows, on six devices.
@MainActor
@Suite(.serialized) struct DuggyGoldenTests {
    @Test(arguments: GoldenFrame.duggy)
    func theFrameIsThatOfThePicture(_ golden: GoldenFrame) async throws {
        let frame = try await SplashProbe.frame(golden.scenario, at: golden.instant)
        try Golden(name: golden.name).check(frame)
    }

    @Test func eachPictureHasATestAndEachTestAPicture() throws {
        #expect(try Golden.problems(of: "duggy", names: GoldenFrame.duggy.map(\.name)) == [])
    }
}

extension GoldenFrame {
    /// All frames of Duggy.
    static let duggy: [GoldenFrame] =
        [0, 100, 300, 500, 650, 900, 1300, 1800, 2500].map {
            GoldenFrame("entry-\($0)ms", .duggyLoading(), at: $0)
        }
        + ["iphonese1", "iphonese", "iphone15promax", "iphone16promax", "ipadpro13"].map {
            GoldenFrame("loading-\($0)", .duggyLoading().on($0), at: 2500)
        }
        + ["iphonese1", "iphone14", "iphone16promax"].map {
            GoldenFrame("landscape-\($0)", .duggyLoading().on($0, .landscape), at: 2500)
        }
        + [
            GoldenFrame("error", .duggyFailing(), at: 1900),
            GoldenFrame("error-exit", .duggyFailing { $0.options.values["leave"] = "exit" }, at: 1900),
            GoldenFrame("reduced-motion", .duggyLoading { $0.device.reduceMotion = true }, at: 2500),
            GoldenFrame("large-text", .duggyLoading { $0.device.textSize = .accessibility3 }, at: 2500),
            GoldenFrame("exit-250ms", .duggyLoaded(), at: 1350),
        ]
        + ["home", "authentication", "onboarding", "offline", "maintenance", "update"].flatMap { state in
            let shown = (try? AppCatalogue.firstlight.named("duggy").states)?.first { $0.name == state }
            return shown.map { shown in
                [
                    GoldenFrame(state, shown.scenario, at: Int(shown.instant * 1000)),
                    GoldenFrame(state + "-dark", shown.scenario.dark, at: Int(shown.instant * 1000)),
                ]
            } ?? []
        }
}

extension Scenario {
    /// The same launch on a dark device.
    fileprivate var dark: Scenario {
        var scenario = self
        scenario.device.appearance = .dark
        return scenario
    }
}

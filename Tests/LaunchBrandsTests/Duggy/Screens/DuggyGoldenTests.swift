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
    /// A frame of which a picture is kept.
    struct Frame: Sendable, CustomTestStringConvertible {
        let name: String
        let scenario: Scenario
        let instant: Int

        var testDescription: String { name }

        init(_ name: String, _ scenario: Scenario, at instant: Int) {
            (self.name, self.scenario, self.instant) = ("duggy-" + name, scenario, instant)
        }

        /// All frames of which pictures are kept.
        static let all: [Frame] =
            [0, 100, 300, 500, 650, 900, 1300, 1800, 2500].map {
                Frame("entry-\($0)ms", .duggyLoading(), at: $0)
            }
            + ["iphonese1", "iphonese", "iphone15promax", "iphone16promax", "ipadpro13"].map {
                Frame("loading-\($0)", .duggyLoading().on($0), at: 2500)
            }
            + ["iphonese1", "iphone14", "iphone16promax"].map {
                Frame("landscape-\($0)", .duggyLoading().on($0, .landscape), at: 2500)
            }
            + [
                Frame("error", .duggyFailing(), at: 1900),
                Frame("error-exit", .duggyFailing { $0.options.values["leave"] = "exit" }, at: 1900),
                Frame("reduced-motion", .duggyLoading { $0.device.reduceMotion = true }, at: 2500),
                Frame("large-text", .duggyLoading { $0.device.textSize = .accessibility3 }, at: 2500),
                Frame("exit-250ms", .duggyLoaded(), at: 1350),
            ]
            + ["home", "authentication", "onboarding", "offline", "maintenance", "update"].flatMap { state in
                let shown = (try? AppCatalogue.firstlight.named("duggy").states)?.first { $0.name == state }
                return shown.map { shown in
                    [
                        Frame(state, shown.scenario, at: Int(shown.instant * 1000)),
                        Frame(state + "-dark", shown.scenario.dark, at: Int(shown.instant * 1000)),
                    ]
                } ?? []
            }
    }

    @Test(arguments: Frame.all)
    func theFrameIsThatOfThePicture(_ golden: Frame) async throws {
        let frame = try await SplashProbe.frame(golden.scenario, at: golden.instant)
        try Golden(name: golden.name).check(frame)
    }

    @Test func eachPictureHasATestAndEachTestAPicture() throws {
        let names = Set(Frame.all.map { $0.name + ".png" })
        #expect(names.count == Frame.all.count, "a name is used twice")
        // While recording, pictures are still being written.
        if try Golden.records { return }
        let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path)
            .filter { $0.hasPrefix("duggy-") }
        #expect(Set(files) == names)
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

// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchKit
import StageUI
import Testing
import UrbanNestBrand

/// A frame of which a picture is kept: a launch and an instant of it.
struct GoldenFrame: Sendable, CustomTestStringConvertible {
    /// The name of the picture.
    let name: String
    /// The scenario to run.
    let scenario: Scenario
    /// The instant, in milliseconds.
    let instant: Int

    var testDescription: String { name }

    /// Names a picture, after the name of its app.
    init(_ name: String, _ scenario: Scenario, at instant: Int) {
        (self.name, self.scenario, self.instant) = ("\(scenario.app)-\(name)", scenario, instant)
    }

    /// All frames of UrbanNest.
    static let urbanNest = entry + variants + devices + errors + arrivals

    private static let entry = [0, 250, 400, 600, 800, 1300].map {
        GoldenFrame("entry-\($0)ms", .loading(), at: $0)
    }

    private static let variants =
        UrbanNestTheme.Variant.allCases.filter { $0 != .brand }.map {
            GoldenFrame("variant-\($0.rawValue)", .loading().variant($0), at: 1300)
        } + [
            GoldenFrame("dots", .loading { $0.options.indicator = .dots }, at: 1300),
            GoldenFrame("reduced-motion", .loading { $0.device.reduceMotion = true }, at: 1300),
            GoldenFrame("contrast", .loading { $0.device.contrast = .increased }, at: 1300),
            GoldenFrame("slow", .loading(), at: 6000),
        ]

    private static let devices = [
        GoldenFrame("iphonese1", .loading().on("iphonese1"), at: 1300),
        GoldenFrame("iphonese1-landscape", .loading().on("iphonese1", .landscape), at: 1300),
        GoldenFrame("iphone14-landscape", .loading().on("iphone14", .landscape), at: 1300),
        GoldenFrame("iphone16promax", .loading().on("iphone16promax"), at: 1300),
        GoldenFrame("iphone14-landscape-slow", .loading().on("iphone14", .landscape), at: 6000),
        GoldenFrame("ipadpro13", .loading().on("ipadpro13"), at: 1300),
    ]

    private static let errors =
        UrbanNestTheme.Variant.allCases.map {
            GoldenFrame("error-network-\($0.rawValue)", .failing().variant($0), at: 1300)
        } + [
            GoldenFrame("error-other", .failing(.malformed), at: 1300),
            GoldenFrame("error-offline", .failing { $0.state.cached = true }, at: 1300),
            GoldenFrame("error-timeout", .loading { $0.state.cached = true }, at: 10_800),
            GoldenFrame("error-strict", .failing { $0.options.strictColors = true }, at: 1300),
            GoldenFrame("error-iphonese1", .failing().on("iphonese1"), at: 1300),
            GoldenFrame("error-iphone14-landscape", .failing().on("iphone14", .landscape), at: 1300),
            GoldenFrame("error-iphonese1-landscape", .failing().on("iphonese1", .landscape), at: 1300),
            GoldenFrame(
                "error-large-text", .failing { $0.device.textSize = .accessibility3 }, at: 1300),
        ]

    private static let arrivals = [
        GoldenFrame("exit-150ms", .loaded(after: 400) { $0.state.session = .signedIn }, at: 1150)
    ]
}

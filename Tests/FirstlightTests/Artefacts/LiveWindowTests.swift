// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import SwiftUI
import Testing

/// What a host shows while it prepares its launch.
@MainActor @Suite struct LiveWindowTests {
    @Test(arguments: GeneratedHost.brands, ColorScheme.allCases)
    func `The window begins as the splash does, pixel by pixel`(id: String, scheme: ColorScheme) async throws
    {
        let brand = try AppCatalogue.firstlight.named(id)
        let screen = try #require(brand.artefacts(AppOptions())).launch
        let shaper = try CairoTextShaper()
        for device in ["iphone15", "ipadpro13"] {
            var scenario = Scenario(name: "window", of: brand)
            (scenario.device.profile, scenario.device.appearance) = (device, scheme)
            let run = try Simulation(scenario, of: brand, text: shaper)
            var splash: DisplayList?
            try await run.followOnVirtualClock(instants: [0], until: 0) { frame in
                splash = splash ?? frame.list
                return .stop
            }
            run.launch?.close()
            let configuration = run.device.configuration
            let setting = LaunchSetting(clock: ContinuousClock(), date: { Date() }, preparesState: false)
            let host = LiveHost(id, setting: setting, value: { _ in nil }) { _ in }
            let stage = Stage(configuration, text: shaper, images: ImageLibrary(brand.images())) {
                LiveWindow(host, from: screen) { _ in Text(verbatim: "launched") }
            }
            defer { stage.close() }
            func pixels(_ list: DisplayList) -> PixelImage {
                let renderer = CairoRenderer(
                    size: configuration.size, scale: configuration.scale, shaper: shaper)
                renderer.render(list)
                return renderer.image
            }
            let first = pixels(stage.frame(at: 0))
            #expect(first == pixels(try #require(splash)), "\(device)")
            #expect(stage.issues.isEmpty, "\(stage.issues)")
        }
    }
}

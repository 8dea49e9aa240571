// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import SwiftUI
import Testing

/// The lengths of brands on a telephone and on a television.
@MainActor @Suite struct BrandMetricTests {
    private struct Measured: View {
        @BrandMetric(relativeTo: .body) private var size: CGFloat = 16
        let told: (CGFloat) -> Void
        var body: some View {
            Color.clear.onAppear { told(size) }
        }
    }

    private func size(isTelevision: Bool, _ textSize: DynamicTypeSize = .large) throws -> CGFloat? {
        var found: CGFloat?
        var configuration = StageConfiguration(
            size: CGSize(width: 1920, height: 1080), dynamicTypeSize: textSize)
        configuration.isTelevision = isTelevision
        let stage = Stage(configuration, text: try CairoTextShaper()) { Measured { found = $0 } }
        _ = stage.frame(at: 0)
        return found
    }

    @Test func aTelephoneHasTheLengthAndTheUsersLetters() throws {
        #expect(try size(isTelevision: false) == 16)
        // 53 of 17 points (Human Interface Guidelines, Typography), to a third of a point.
        #expect(try size(isTelevision: false, .accessibility5) == 150.0 / 3)
    }

    @Test func aTelevisionHasBodyTextOfAtLeast28Points() throws {
        let size = try #require(try size(isTelevision: true))
        #expect(size >= 28 && size <= 30)
        #expect(try self.size(isTelevision: true, .accessibility5) == 150.0 / 3)
    }

    @Test(arguments: [("appletv", true), ("iphone14", false), ("mac", false)])
    func onlyAnAppleTVIsATelevision(_ profile: String, _ isTelevision: Bool) throws {
        var device = try #require(try Scenario.embedded("laten").first).device
        (device.profile, device.orientation, device.window) = (profile, .portrait, nil)
        #expect(try SimulatedDevice(device).configuration.isTelevision == isTelevision)
    }
}

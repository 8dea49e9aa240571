// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageUI
import UrbanNestBrand

/// The beginning of a story: the device, the data of earlier launches, and the services' answers.
struct StoryBeginning {
    /// The device's knowledge of the user.
    enum Kept { case nothing, signedIn, signedOut, expired }

    var device = StageConfiguration(
        size: CGSize(width: 390, height: 844), scale: 3,
        safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    var options = UrbanNestOptions()
    var isFirstLaunch = true
    /// The session on the device.
    var kept = Kept.nothing
    /// Indicates whether cities and configuration are in the cache.
    var hasCities = false
    var hasConfiguration = false
    var services = StoryServices.Script()
    /// How many launches before this one ended in front of the user; nil for no crash guard.
    var failedLaunches: Int?
    /// The milliseconds between two frames.
    var frameStep = 50

    mutating func use(_ profile: String, _ orientation: DeviceOrientation = .portrait) throws {
        let found = try DeviceProfile.named(profile)
        device.size = found.size(orientation)
        device.safeArea = found.safeArea(orientation)
        device.scale = found.scale
    }

    func prepare(_ cache: UrbanNestCache) async throws {
        if !isFirstLaunch { try await cache.completeOnboarding() }
        if hasCities { try await cache.save(StoryServices.cities) }
        if hasConfiguration { try await cache.save(StoryServices.configuration) }
    }
}

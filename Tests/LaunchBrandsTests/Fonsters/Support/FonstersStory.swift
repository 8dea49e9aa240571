// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import FonstersBrand
import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageCairo
import StageUI

/// One launch of Fonsters with its real screens, on a virtual clock.
@MainActor
final class FonstersStory: BrandStory {
    let clock = VirtualClock()
    let launch: FonstersLaunch
    let stages: [Stage]
    let start: Date
    /// How often the loading came to its end, with the milliseconds.
    private(set) var completions: [Int] = []
    /// The phases that the loading went through.
    private(set) var phases: [LoadingPhase] = []
    private var wasComplete = false

    init(
        _ platform: LaunchPlatform = .iOS, options: FonstersOptions = FonstersOptions(),
        database: LaunchStore? = nil,
        read: @escaping @Sendable (VirtualClock) async throws -> [String] = { _ in ["Echo"] }
    ) async throws {
        let clock = clock
        let size =
            switch platform {
            case .iOS: CGSize(width: 390, height: 844)
            case .macOS: CGSize(width: 1280, height: 800)
            case .visionOS: CGSize(width: 1280, height: 720)
            case .watchOS: CGSize(width: 198, height: 242)
            case .tvOS: CGSize(width: 1920, height: 1080)
            }
        let device = StageConfiguration(size: size, scale: 1)
        start = device.startDate
        let date = clock.dates(from: start)
        let database = try database ?? .inMemory()
        launch = FonstersLaunch(
            platform: platform, store: CreatureStore(store: database, now: date),
            read: { try await read(clock) }, clock: clock, date: date, options: options,
            crashMonitor: await .begin(.cold, in: database, version: "1.0", now: date) { _ in })
        let images = ImageLibrary(AppDescriptor.fonsters.images())
        let launch = launch
        stages = [
            Stage(device, text: try CairoTextShaper(), images: images) { FonstersRoot(launch: launch) }
        ]
    }

    var controller: LaunchController<FonstersRoute> { launch.controller }

    func note() {
        let phase = launch.progress.phase(at: now)
        if controller.phase != .idle, phases.last != phase { phases.append(phase) }
        if launch.loadingComplete, !wasComplete {
            completions.append(milliseconds)
        }
        wasComplete = launch.loadingComplete
    }

    /// Whether the loading screen is there: it is read aloud, or it leaves, and no other screen has come yet.
    var showsLoading: Bool {
        let isRead = stage.accessibilityTree().flattened.contains { $0.label == "Fonsters, loading" }
        return isRead || titleSize == nil
    }
    /// Whether the main screen is there, by its title in large letters.
    var showsContent: Bool { titleSize.map { $0 > 30 } ?? false }
    /// Whether the list of the watch is there, by its title in the letters of a row.
    var showsWatchList: Bool { titleSize.map { $0 < 20 } ?? false }
    private var titleSize: CGFloat? {
        let all = SplashElement.all(in: stage.frame(at: seconds))
        return all.first { $0.string == "Fonsters" && $0.isVisible }?.run?.font.size
    }
    var words: [String] {
        SplashElement.all(in: stage.frame(at: seconds)).compactMap(\.string)
    }
}

// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageCairo
import StageUI
import Testing

/// One launch of Fonsters with its real screens, on a virtual clock.
@MainActor
final class FonstersStory {
    let clock = VirtualClock()
    let launch: FonstersLaunch
    let stage: Stage
    /// How often the loading came to its end, with the milliseconds.
    private(set) var completions: [Int] = []
    /// The phases that the loading went through.
    private(set) var phases: [LoadingPhase] = []
    private let date: @Sendable () -> Date
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
        let start = device.startDate
        let date: @Sendable () -> Date = { start.addingTimeInterval(clock.elapsed / .seconds(1)) }
        self.date = date
        let database = try database ?? .inMemory()
        launch = FonstersLaunch(
            platform: platform, store: CreatureStore(store: database, now: date),
            read: { try await read(clock) }, clock: clock, date: date, options: options,
            crashMonitor: await .begin(.cold, in: database, version: "1.0", now: date) { _ in })
        let side = CGFloat(Fonsters.artworkSide)
        let images = ImageLibrary()
        images.register(Fonsters.backgroundImage, size: CGSize(width: side, height: side)) {
            LaunchBackground()
        }
        images.register(Fonsters.iconImage, size: CGSize(width: side, height: side)) { LaunchIcon() }
        let launch = launch
        stage = Stage(device, text: try CairoTextShaper(), images: images) { FonstersRoot(launch: launch) }
    }

    private func note() {
        let phase = launch.progress.phase(at: date())
        if launch.controller.phase != .idle, phases.last != phase { phases.append(phase) }
        if launch.loadingComplete, !wasComplete {
            completions.append(Int((clock.elapsed / .milliseconds(1)).rounded()))
        }
        wasComplete = launch.loadingComplete
    }

    /// The names of the views that are mounted.
    var views: Set<String> {
        Look.atScreen()
        return Set(stage.elements().map(\.name))
    }
    var showsLoading: Bool { views.contains { $0.contains("LoadingView") } }
    var showsContent: Bool { views.contains { $0.contains("ContentView") } }
    var showsWatchList: Bool { views.contains { $0.contains("WatchListView") } }
    var words: [String] {
        SplashElement.all(in: stage.frame(at: clock.elapsed / .seconds(1))).compactMap(\.string)
    }

    /// Draws the present moment, and lets what that causes come to rest.
    func show() async {
        for _ in 0..<2 {
            _ = stage.frame(at: clock.elapsed / .seconds(1))
            await settle()
        }
    }

    /// Goes to a time in milliseconds from the first frame, in steps of 20.
    func go(to target: Int) async {
        if launch.controller.phase == .idle { await show() }
        var time = Int((clock.elapsed / .milliseconds(1)).rounded())
        while time < target {
            time = min(target, (time / 20 + 1) * 20)
            await clock.advance(to: .milliseconds(time)) { await settle() }
            await show()
        }
    }

    private func settle() async {
        var turns = 0
        while launch.controller.pendingOperations != clock.sleepers {
            turns += 1
            if turns < 200 { await Task.yield() } else { try? await Task.sleep(for: .microseconds(200)) }
            if turns > 100_000 {
                Issue.record("The launch did not come to rest at \(clock.elapsed).")
                return
            }
        }
        note()
    }
}

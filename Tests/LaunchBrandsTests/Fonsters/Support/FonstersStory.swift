// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands
import LaunchCore
import Observation
import StageCairo
import StageUI
import Testing

/// One launch of Fonsters with its real screens, on a virtual clock.
@MainActor
final class FonstersStory {
    let clock = VirtualClock()
    let launch: FonstersLaunch
    let stage: Stage
    /// How often the end of the loading was told to whoever watches it, with the milliseconds.
    private(set) var completions: [Int] = []

    init(
        _ platform: FonstersPlatform = .iOS, options: FonstersOptions = FonstersOptions(),
        read: @escaping @Sendable (VirtualClock) async throws -> [String] = { _ in ["Echo"] }
    ) throws {
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
        launch = try FonstersLaunch(
            platform: platform, keeper: FonstersKeeper(read: { try await read(clock) }), clock: clock,
            date: { start.addingTimeInterval(clock.elapsed / .seconds(1)) }, options: options)
        let side = CGFloat(Fonsters.artworkSide)
        let images = ImageLibrary()
        images.register(Fonsters.backgroundImage, size: CGSize(width: side, height: side)) {
            FonstersBackground()
        }
        images.register(Fonsters.iconImage, size: CGSize(width: side, height: side)) { FonstersIcon() }
        let launch = launch
        stage = Stage(device, text: try CairoTextShaper(), images: images) { FonstersRoot(launch: launch) }
        watch()
    }

    private func watch() {
        withObservationTracking {
            _ = launch.loadingComplete
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.completions.append(Int((self.clock.elapsed / .milliseconds(1)).rounded()))
                Task { self.watch() }
            }
        }
    }

    /// The names of the views that are mounted.
    var views: Set<String> { Set(stage.elements().map(\.name)) }
    var showsLoading: Bool { views.contains { $0.contains("FonstersLoadingView") } }
    var showsContent: Bool { views.contains { $0.contains("FonstersContentView") } }
    var showsWatchList: Bool { views.contains { $0.contains("FonstersWatchListView") } }
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
        while launch.pendingOperations != clock.sleepers {
            turns += 1
            if turns < 200 { await Task.yield() } else { try? await Task.sleep(for: .microseconds(200)) }
            if turns > 100_000 {
                Issue.record("The launch did not come to rest at \(clock.elapsed).")
                return
            }
        }
    }
}

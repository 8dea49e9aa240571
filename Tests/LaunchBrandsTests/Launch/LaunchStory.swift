// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

/// One launch of the real brand, with its real screens and its real cache, on a virtual clock.
@MainActor
final class LaunchStory: BrandStory {
    let clock = VirtualClock()
    let services: StoryServices
    /// Indicates whether the system still asks the user whether the app may use the network.
    let undecided = Switch()
    let store: LaunchStore
    let cache: UrbanNestCache
    let launch: AuthViewModel
    let stages: [Stage]
    let shaper: CairoTextShaper
    let device: StageConfiguration
    let frameStep: Int
    private let owner: Owner

    /// Tells the services how far the launch is.
    @MainActor private final class Owner {
        weak var controller: LaunchController<UrbanNestRoute>?
    }

    init(_ change: (inout StoryBeginning) -> Void = { _ in }) async throws {
        var beginning = StoryBeginning()
        change(&beginning)
        let start = beginning.device.startDate
        let date = clock.dates(from: start)
        services = StoryServices(
            beginning.services, clock: clock, start: start, kept: beginning.kept, now: date)
        store = try .inMemory(log: { _ in })
        cache = UrbanNestCache(store: store, now: date)
        try await beginning.prepare(cache)
        var crashMonitor: CrashLoopMonitor?
        if let failed = beginning.failedLaunches {
            // Each of them only begins.
            for _ in 0...failed {
                crashMonitor = await .begin(.cold, in: store, version: "1.0", now: date) {
                    Issue.record("\($0)")
                }
            }
        }
        let owner = Owner()
        self.owner = owner
        launch = try AuthViewModel(
            backend: .cached(
                services.backend.waitingForPermission { [undecided] in undecided.value }, in: cache,
                log: { _ in }),
            account: services.account { [weak owner] in await owner?.controller?.phase == .finished }
                .waitingForPermission { [undecided] in undecided.value }, cache: cache,
            clock: clock, date: date, reduceMotion: beginning.device.reduceMotion,
            options: beginning.options, crashMonitor: crashMonitor)
        let images = ImageLibrary()
        for name in ["logo-icon-splash", "logo-icon-splash-white"] {
            images.register(name, size: CGSize(width: 120, height: 120)) { UrbanNestLogo() }
        }
        shaper = try CairoTextShaper()
        device = beginning.device
        frameStep = beginning.frameStep
        owner.controller = launch.controller
        let launch = launch
        stages = [
            Stage(beginning.device, text: shaper, images: images) { UrbanNestRoot(launch: launch) }
        ]
    }

    var controller: LaunchController<UrbanNestRoute> { launch.controller }
    var start: Date { device.startDate }

    /// Draws the present moment again, so that what the last frame caused is on it, too.
    ///
    /// What that frame begins need not be the launch's own, so that nothing waits for it.
    func show() async {
        _ = stage.frame(at: seconds)
        await settle()
        _ = stage.frame(at: seconds)
    }

    /// Puts the app into the background or back on the screen, as the system does.
    func scene(_ phase: ScenePhase) async {
        stage.scenePhase = phase
        await show()
    }

    /// Returns the start that this launch causes for the next one.
    func nextStart() async -> CrashLoopGuard.Start {
        await controller.crashMonitor?.settle()
        return await CrashLoopMonitor.begin(.cold, in: store, version: "1.0", now: { Date() }) { _ in }.start
    }

    /// Touches a button; false when there is none that takes touches.
    @discardableResult
    func tap(_ label: String) async -> Bool {
        let done = stage.tap(label: label)
        await show()
        return done
    }
}

extension LaunchStory {
    /// The present display list of the screen.
    var screen: DisplayList {
        Look.atScreen()
        return stage.frame(at: seconds)
    }
    /// The present accessibility elements, without the tree's root.
    var elements: [AccessibilityNode] {
        Look.atScreen()
        return Array(stage.accessibilityTree().flattened.dropFirst())
    }
    /// The labels of the elements in reading order.
    var labels: [String] { elements.compactMap(\.label) }

    func element(_ label: String) -> AccessibilityNode? { elements.first { $0.label == label } }

    /// The announcements with their milliseconds.
    var announcements: [String] {
        Look.atScreen()
        return stage.announcements.map { "\(Int(($0.time * 1000).rounded())) \($0.text)" }
    }

    /// The phases with the milliseconds at which they began.
    var phases: String {
        controller.trace.compactMap { event in
            guard case .phase(let phase) = event.kind else { return nil }
            return "\(event.milliseconds) \(phase.rawValue)"
        }.joined(separator: ", ")
    }

    var navigations: [Int] { times { if case .navigated = $0 { true } else { false } } }
    var indicatorTimes: [Int] { times { $0 == .indicatorAppeared } }

    /// The pixels of the present frame.
    func pixels(scale: CGFloat = 1) -> PixelImage {
        let renderer = CairoRenderer(size: device.size, scale: scale, shaper: shaper)
        renderer.render(screen)
        return renderer.image
    }
}

extension PixelImage {
    /// The colour of a pixel as 0xRRGGBB.
    func hex(_ x: Int, _ y: Int) -> UInt32 {
        let at = (y * width + x) * 4
        return UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at])
    }

    /// Returns whether a pixel of a rectangle has a colour.
    func contains(_ hex: UInt32, in rect: CGRect, scale: CGFloat = 1) -> Bool {
        let xs = max(0, Int(rect.minX * scale))..<min(width, Int((rect.maxX * scale).rounded(.up)))
        let ys = max(0, Int(rect.minY * scale))..<min(height, Int((rect.maxY * scale).rounded(.up)))
        return ys.contains { y in xs.contains { x in self.hex(x, y) == hex } }
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import StageUI

@testable import DuggyBrand

/// One launch of the real model with the real engine and a real database, on a virtual clock.
@MainActor
final class DuggyStory: BrandStory {
    let clock = VirtualClock()
    let script: DuggyScript
    let cache: ClubCache
    let launch: SplashViewModel
    let start = DuggyScript.start
    let stages: [Stage] = []
    private(set) var exits = 0
    private(set) var opened: [URL] = []

    init(
        options: SplashOptions = SplashOptions(), reduceMotion: Bool = false,
        _ change: (inout DuggyScript.Plan) -> Void = { _ in }
    ) async throws {
        var plan = DuggyScript.Plan()
        change(&plan)
        let date = clock.dates(from: start)
        cache = ClubCache(store: try .inMemory(log: { _ in }), now: date)
        if plan.kept != .nothing { try await cache.save(plan.configuration) }
        if plan.kept == .everything { try await cache.save(DuggyScript.session) }
        if !plan.isFirstLaunch { try await cache.completeOnboarding() }
        script = DuggyScript(plan, clock: clock)
        let box = HostBox()
        let service = script.service(cache: cache, options: options, date: date)
        launch = SplashViewModel(
            DependencyContainer(
                service,
                host: AppHost(exit: { box.story?.exits += 1 }, open: { box.story?.opened.append($0) })),
            reduceMotion: reduceMotion)
        box.story = self
    }

    @MainActor
    private final class HostBox {
        weak var story: DuggyStory?
    }

    var controller: LaunchController<AppRoute> { launch.controller }
    /// The present state of the splash.
    var splash: SplashState { launch.splash(at: now) }

    /// Starts if nothing has begun, and moves time on to some milliseconds from the first frame.
    func go(to milliseconds: Int) async {
        if phase == .idle { launch.startInitialization() }
        await clock.advance(to: .milliseconds(milliseconds)) { await settle() }
    }

    /// The tasks in the order in which they were started in the newest run.
    var started: [String] {
        var ids: [String] = []
        for event in controller.trace {
            if case .runBegan = event.kind { ids = [] }
            if case .taskStarted(let id, attempt: _) = event.kind { ids.append(id.rawValue) }
        }
        return ids
    }

    func start(of task: LaunchTaskID) -> Int? { starts(of: task).last }

    func time(of phase: LaunchPhase) -> Int? { times { $0 == .phase(phase) }.last }
}

extension InitializationStep {
    /// An error that this step may throw which is none of the network's.
    var mishap: any Error {
        switch self {
        case .firebase: FirebaseOptionsError.missingKeys(["API_KEY"])
        case .database: LaunchStore.Error.diskFull(path: "duggy.sqlite")
        case .configuration, .version: ServiceError.malformed(reason: "no JSON")
        case .authentication: ServiceError.server(status: 500, retryAfter: nil)
        case .notifications: ServiceError.server(status: 400, retryAfter: nil)
        }
    }
}

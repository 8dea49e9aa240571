// Licensed under the Apache License, Version 2.0.

import DevBackend
public import Foundation
import LaunchMotion
public import StageUI

/// A frame of a run on the real clock.
public struct RealFrame: Sendable {
    /// The seconds since the launch began.
    public let time: Double
    /// The seconds of work that the frame took, drawing included.
    public let cost: Double
    /// What the screen shows; nil when nothing changed since the last frame.
    public let list: DisplayList?
}

extension Rehearsal {
    /// Runs the scenario on the real clock against a real server on loopback.
    ///
    /// - Parameters:
    ///   - cacheFile: The file of the app's cache.
    ///   - server: A server that is already there; nil starts one in this process, on a free port,
    ///     that misbehaves as the scenario says.
    ///   - fps: The frames in a second.
    ///   - isOver: Ends the run before its time, asked after each frame.
    ///   - draw: Draws a display list; its time counts as the frame's.
    ///   - frame: Takes each frame, after its time has been measured.
    public func runReally(
        cacheFile: URL, server: URL? = nil, fps: Int = 60, isOver: () -> Bool = { false },
        draw: (DisplayList) -> Void, frame: (RealFrame) -> Void
    ) async throws {
        let backend = DevBackend()
        let base = try await prepare(backend, server: server)
        let clock = ContinuousClock()
        let zero = clock.now
        let start = Date()
        let date: @Sendable () -> Date = { start.addingTimeInterval((clock.now - zero).inSeconds) }
        device.configuration.startDate = start
        let launch = try await makeLaunch(
            services: RehearsedServices(source: .server(base), cacheFile: cacheFile), clock: clock,
            date: date)
        let frames = MotionFrames(fps: fps)
        var index = 0
        var last: DisplayList?
        while true {
            let time = (clock.now - zero).inSeconds
            try await performSteps(through: time)
            let began = clock.now
            let list = launch.stage.frame(at: (began - zero).inSeconds)
            let changed = list != last
            if changed { draw(list) }
            let cost = (clock.now - began).inSeconds
            last = list
            frame(RealFrame(time: (began - zero).inSeconds, cost: cost, list: changed ? list : nil))
            observe(time)
            if let finishedAt, time >= finishedAt + 0.4, steps.isEmpty { break }
            if time > scenario.end.seconds || isOver() { break }
            // A frame that took too long makes the next one late; it is not made up for.
            index = max(index + 1, Int((clock.now - zero).inSeconds * Double(fps)) + 1)
            try await clock.sleep(
                until: zero.advanced(by: .seconds(frames.seconds(of: index))), tolerance: .zero)
        }
        finish()
        launch.cancel()
        launch.stage.close()
        await backend.stop()
    }

    /// Starts the server and makes it misbehave as the scenario says.
    private func prepare(_ backend: DevBackend, server: URL?) async throws -> URL {
        if let server {
            setBackend = { [weak self] _ in
                self?.log.append("The script's change of the backend was left out: the server is not ours.")
            }
            return server
        }
        for (task, route) in [
            ("loadCities", DevBackendRoute.cities), ("loadConfig", .config), ("checkAuth", .session),
        ] {
            let answers =
                scenario.services[task] ?? [Scenario.Answer(after: ScenarioTime(seconds: 0.3), answer: .ok)]
            backend.setFaults(
                answers.enumerated().map { $1.rule(isLast: $0 == answers.count - 1) }, for: route)
        }
        let base = try await backend.start()
        let port = base.port ?? 0
        setBackend = { [weak self] wanted in
            do {
                if wanted == .up { _ = try await backend.start(port: port) } else { await backend.stop() }
            } catch {
                self?.log.append("The backend could not be started again: \(error)")
            }
        }
        if scenario.backend == .down { await backend.stop() }
        return base
    }
}

extension Scenario.Answer {
    /// The server's rule for this answer; the last one holds for every further try.
    func rule(isLast: Bool) -> DevBackendFaultRule {
        let fault: DevBackendFault
        switch answer {
        case .ok: return DevBackendFaultRule(.latency(seconds: after.seconds), times: isLast ? nil : 1)
        case .reset: fault = .connectionReset(.beforeHeaders)
        case .truncated: fault = .truncatedBody(bytes: 12)
        case .captive: fault = .captivePage(.page)
        case .serverError: fault = .status(503, retryAfter: nil)
        case .malformed: fault = .malformedJSON
        case .empty: fault = .emptyList
        case .never: fault = .stall(.beforeHeaders)
        }
        return DevBackendFaultRule(fault, delay: after.seconds, times: isLast ? nil : 1)
    }
}

extension Duration {
    /// The length in seconds.
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}

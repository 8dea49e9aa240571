// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchCore

/// A backend that fails at random, and is stopped and started again now and then.
struct SessionWeather: Sendable {
    static let routes: [DevBackendRoute] = [.token, .user, .logout]

    let backend: DevBackend
    let port: Int
    let clock: ContinuousClock

    /// Lets it rain until the task is cancelled, and then no more.
    func rage(_ random: inout SplitMix) async {
        defer { backend.clearFaults() }
        var untilRestart = random.seconds(in: 0.3...1.5)
        while !Task.isCancelled {
            for route in Self.routes {
                backend.setFaults((0..<200).map { _ in Self.rule(&random) }, for: route)
            }
            try? await clock.sleep(for: .milliseconds(100))
            untilRestart -= 0.1
            guard untilRestart <= 0, !Task.isCancelled else { continue }
            untilRestart = random.seconds(in: 0.5...2)
            await backend.stop()
            try? await clock.sleep(for: .seconds(random.seconds(in: 0.01...0.1)))
            await start()
        }
    }

    /// The port was free a moment ago; it may take the system another one to know.
    private func start() async {
        for _ in 0..<200 {
            if (try? await backend.start(port: port)) != nil { return }
            try? await ContinuousClock().sleep(for: .milliseconds(20))
        }
    }

    /// Half of the requests go well.
    private static func rule(_ random: inout SplitMix) -> DevBackendFaultRule {
        let fault: DevBackendFault =
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<7: .connectionReset(.beforeWork)
            case 7..<15: .connectionReset(.beforeHeaders)
            case 15..<19: .connectionReset(.afterHeaders)
            case 19..<27: .status(random.pick([500, 502, 503, 504]))
            case 27..<31: .status(429, retryAfter: 1)
            case 31..<39: .latency(seconds: random.seconds(in: 0.02...0.3))
            case 39..<42: .latency(seconds: random.seconds(in: 0.5...1.5))
            case 42..<44: .stall(.beforeHeaders)
            case 44..<46: .stall(.beforeWork)
            case 46..<48: .truncatedBody(bytes: Int.random(in: 0...400, using: &random))
            case 48: random.pick([.captivePage(.page), .captivePage(.redirect)])
            case 49: random.pick([.malformedJSON, .emptyBody])
            default: .latency(seconds: 0)
            }
        return DevBackendFaultRule(fault, times: 1)
    }
}

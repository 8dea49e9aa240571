// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchCore

/// One way to lose the backend during a launch, drawn from a seed.
struct BackendKilledCase: Sendable {
    /// The moment at which the backend is killed.
    enum Moment: Sendable {
        /// This long after the app's process was started.
        case launch(seconds: Double)
        /// This long after the request arrived, while its answer is held back.
        case held(DevBackendRoute, seconds: Double)
        /// This long after the request arrived, while its answer is being sent byte by byte.
        case sending(DevBackendRoute, seconds: Double)
    }

    static let routes: [DevBackendRoute] = [.config, .cities, .token]

    let content: SoakCache.Content
    let moment: Moment
    let faults: [(route: DevBackendRoute, fault: DevBackendFault)]
    let user: SoakOrder.User
    /// The time from the failure until the backend comes back, in seconds.
    let outage: Double

    init(seed: UInt64, index: Int) {
        var random = SplitMix(seed: seed, index: index)
        var content = SoakCache.Content(
            isFirstLaunch: random.pick([true, false]), session: random.pick([.none, .signedIn, .expired]),
            isFilled: random.pick([true, false]))
        var faults = Self.routes.map { (route: $0, fault: DevBackendFault.latency(seconds: 0)) }
        for place in faults.indices {
            faults[place].fault = .latency(seconds: random.seconds(in: 0...0.7))
        }
        // A third of the runs at any moment, the others in the middle of each request in turn.
        let place = index / 3 % Self.routes.count
        let route = Self.routes[place]
        // Only a session whose time is over is renewed.
        if route == .token, index % 3 > 0 { content.session = .expired }
        self.content = content
        switch index % 3 {
        case 0: moment = .launch(seconds: random.seconds(in: 0...1.5))
        case 1:
            faults[place].fault = .latency(seconds: 60)
            moment = .held(route, seconds: random.pick([0, random.seconds(in: 0...0.8)]))
        default:
            faults[place].fault = .trickle(bytesPerSecond: 20)
            moment = .sending(route, seconds: random.seconds(in: 0...0.5))
        }
        self.faults = faults
        user = random.pick([.waits, .waits, .continuesOffline, .retries])
        outage = random.seconds(in: 0...0.4)
    }

    /// The request that cannot have been answered when the backend was killed.
    var unanswered: DevBackendRoute? {
        switch moment {
        case .launch: nil
        case .held(let route, _), .sending(let route, _): route
        }
    }
}

extension BackendKilledCase: CustomStringConvertible {
    var description: String {
        let when =
            switch moment {
            case .launch(let seconds): "\(Int(seconds * 1000)) ms after the start"
            case .held(let route, let seconds):
                "\(Int(seconds * 1000)) ms after \(route.path) arrived and was held back"
            case .sending(let route, let seconds):
                "\(Int(seconds * 1000)) ms after \(route.path) arrived, while its answer was sent"
            }
        let cache = content.isFilled ? "filled" : "empty"
        return "killed \(when); \(cache) cache, session \(content.session.rawValue), "
            + "\(content.isFirstLaunch ? "first launch" : "returning"), user \(user.rawValue)"
    }
}

// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchBrands
import LaunchNetwork
import LaunchRehearsal

extension RehearsedServer {
    /// A server that is already there, and stays as it is.
    static func running(at url: URL) -> RehearsedServer {
        RehearsedServer(network: .live(url), set: { _ in false }, stop: {})
    }

    /// Starts a server in this process, on a free port, that misbehaves as the scenario says.
    static func started(for scenario: Scenario) async throws -> RehearsedServer {
        let backend = DevBackend(configuration: DevBackendConfiguration(duggy: try .rehearsed))
        for (task, route) in [
            ("loadCities", DevBackendRoute.cities), ("loadConfig", .config), ("checkAuth", .session),
            ("connectivity", .health), ("configuration", .duggyConfig), ("authentication", .duggySession),
            ("version", .lookup),
        ] {
            let answers =
                scenario.services[task] ?? [Scenario.Answer(after: ScenarioTime(seconds: 0.3), answer: .ok)]
            backend.setFaults(
                answers.enumerated().map { $1.rule(isLast: $0 == answers.count - 1) }, for: route)
        }
        let url = try await backend.start()
        let port = url.port ?? 0
        if scenario.backend == .down { await backend.stop() }
        return RehearsedServer(
            network: .live(url),
            set: { wanted in
                if wanted == .up { _ = try await backend.start(port: port) } else { await backend.stop() }
                return true
            },
            stop: { await backend.stop() })
    }
}

extension RehearsedNetwork {
    /// The brands' services that ask the server at an address.
    fileprivate static func live(_ url: URL) -> RehearsedNetwork {
        RehearsedNetwork(
            urbanNest: { cache in
                .live(baseURL: url, token: { try await cache.developmentToken() })
            },
            duggy: { .live(server: url, store: url) },
            shipThatApp: { token, date in .live(baseURL: url, token: { token }, date: date) })
    }
}

extension DevBackendDuggy {
    /// The documents of the club that rehearsals show, with matches around today.
    fileprivate static var rehearsed: DevBackendDuggy {
        get throws {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            func text(_ value: some Encodable) throws -> String {
                String(decoding: try encoder.encode(value), as: UTF8.self)
            }
            return DevBackendDuggy(
                config: try text(DuggySamples.configuration),
                memberName: DuggySamples.session(at: Date()).memberName,
                club: try text(DuggySamples.club(at: Date())))
        }
    }
}

extension Scenario.Answer {
    /// The server's rule for this answer; the last one holds for every further try.
    fileprivate func rule(isLast: Bool) -> DevBackendFaultRule {
        let fault: DevBackendFault
        switch answer {
        case .ok: return DevBackendFaultRule(.latency(seconds: after.seconds), times: isLast ? nil : 1)
        case .reset: fault = .connectionReset(.beforeHeaders)
        case .truncated: fault = .truncatedBody(bytes: 12)
        case .captive: fault = .captivePage(.page)
        case .serverError: fault = .status(503, retryAfter: nil)
        case .maintenance: fault = .status(503, retryAfter: Self.maintenanceSeconds)
        case .malformed: fault = .malformedJSON
        case .empty: fault = .emptyList
        case .never: fault = .stall(.beforeHeaders)
        }
        return DevBackendFaultRule(fault, delay: after.seconds, times: isLast ? nil : 1)
    }
}

// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchKit
import LaunchNetwork
import LaunchRehearsal

extension RehearsedServer {
    /// A server that is already there, and stays as it is.
    static func running(at url: URL) -> RehearsedServer {
        RehearsedServer(documents: .live(url), set: { _ in false }, stop: {})
    }

    /// Starts a server in this process, on a free port, that misbehaves as the scenario says.
    static func started(for scenario: Scenario, of brand: BrandDescriptor) async throws -> RehearsedServer {
        var configuration = DevBackendConfiguration()
        for document in brand.documents {
            if let body = document.body {
                configuration.documents[document.path] = String(decoding: try body(Date()), as: UTF8.self)
            }
        }
        let backend = DevBackend(configuration: configuration)
        for document in brand.documents {
            guard let task = document.task else { continue }
            let answers =
                scenario.services[task] ?? [Scenario.Answer(after: ScenarioTime(seconds: 0.3), answer: .ok)]
            backend.setFaults(
                answers.enumerated().map { $1.rule(isLast: $0 == answers.count - 1) },
                for: DevBackendRoute(document.path))
        }
        let url = try await backend.start()
        let port = url.port ?? 0
        if scenario.backend == .down { await backend.stop() }
        return RehearsedServer(
            documents: .live(url),
            set: { wanted in
                if wanted == .up { _ = try await backend.start(port: port) } else { await backend.stop() }
                return true
            },
            stop: { await backend.stop() })
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

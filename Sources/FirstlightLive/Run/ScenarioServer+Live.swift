// Licensed under the Apache License, Version 2.0.

import DevBackend
package import FirstlightSimulation
package import Foundation
package import LaunchKit
import LaunchNetwork

extension ScenarioServer {
    /// An existing server, which stays as it is.
    ///
    /// - Parameters:
    ///   - url: Its URL.
    ///   - app: The app that is launched.
    ///   - folder: The folder of the app's vault.
    package static func running(at url: URL, for app: AppDescriptor, folder: URL) throws -> ScenarioServer {
        ScenarioServer(
            documents: .live(url),
            accounts: try app.accounts.map { try .live($0, at: url, folder: folder, isShared: true) },
            set: { _ in false }, stop: {})
    }

    /// Starts a server in this process, on a free port, that misbehaves as the scenario says.
    ///
    /// - Parameters:
    ///   - scenario: The scenario that is run.
    ///   - app: The app that is launched.
    ///   - folder: The folder of the app's vault.
    package static func started(
        for scenario: Scenario, of app: AppDescriptor, folder: URL
    ) async throws -> ScenarioServer {
        var configuration = DevBackendConfiguration()
        configuration.auth.confirmsEmail = scenario.accounts.confirmEmail
        configuration.auth.limitsRates = scenario.accounts.rateLimit
        // The lowest cost of bcrypt: no password here is worth more.
        configuration.auth.bcryptCost = 4
        if scenario.accounts.passkeys { configuration.auth.relyingParty = app.passkeyDomains.min() }
        try configuration.serve([app])
        if scenario.backend == .down || scenario.script.contains(where: { $0.backend != nil }) {
            // A server that comes back knows the accounts that it had.
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            configuration.storage = .file(folder.appending(path: "server.sqlite"))
        }
        let backend = DevBackend(configuration: configuration)
        let url = try await backend.start()
        var accounts: ScenarioAccounts?
        if let known = app.accounts {
            let first = try ScenarioAccounts.live(known, at: url, folder: folder)
            // Now, before anything goes wrong.
            let session = try await first.session()
            accounts = try .live(known, at: url, folder: folder) { session }
            let renewal = known.task.flatMap { scenario.services[$0] } ?? []
            let signIn = scenario.services[Scenario.signInService] ?? []
            let isRenewed = scenario.state.session == .expired
            let answers = isRenewed ? renewal + signIn : signIn.isEmpty ? renewal : signIn
            for route in [DevBackendRoute.token, .signup] where !answers.isEmpty {
                let own = route == .token ? answers : signIn
                backend.setFaults(
                    own.enumerated().map { $1.rule(isLast: $0 == own.count - 1) }, for: route)
            }
        }
        for document in app.documents {
            guard let task = document.task else { continue }
            let answers =
                scenario.services[task] ?? [Scenario.Answer(after: ScenarioTime(seconds: 0.3), answer: .ok)]
            backend.setFaults(
                answers.enumerated().map { $1.rule(isLast: $0 == answers.count - 1) },
                for: DevBackendRoute(document.path))
        }
        let port = url.port ?? 0
        if scenario.backend == .down { await backend.stop() }
        let answers = answers(of: backend, for: scenario, of: app)
        var server = ScenarioServer(
            documents: answers.counting(.live(url), of: app),
            accounts: accounts.map { answers.counting($0, of: app) },
            set: { wanted in
                if wanted == .up { _ = try await backend.start(port: port) } else { await backend.stop() }
                answers.setUp(wanted == .up)
                return true
            },
            stop: { await backend.stop() })
        server.answers = answers
        return server
    }

    /// The answers of a backend, which change as a person wants them.
    private static func answers(
        of backend: DevBackend, for scenario: Scenario, of app: AppDescriptor
    ) -> ServedAnswers {
        let routes = app.documents.compactMap { document in
            document.task.map { ($0, [DevBackendRoute(document.path)]) }
        }
        let named = Dictionary(
            routes + (app.accounts == nil ? [] : [(Scenario.signInService, [.token, .signup])])
        ) { $0 + $1 }
        let renewal = app.accounts?.task.map { [Scenario.signInService: $0] } ?? [:]
        return ServedAnswers(scenario, tasks: named.keys.sorted(), alike: renewal) { task, answer in
            for route in named[task] ?? [] { backend.setFaults([answer.rule(isLast: true)], for: route) }
        }
    }
}

extension DevBackendConfiguration {
    /// Adds the documents that apps request, as they are at the present date, and their accounts.
    ///
    /// The site's URL is that of the first app with accounts; a browser may come back to each of them.
    mutating func serve(_ apps: [AppDescriptor]) throws {
        for document in apps.flatMap(\.documents) {
            guard let body = document.body else { continue }
            documents[document.path] = String(decoding: try body(Date()), as: UTF8.self)
        }
        let accounts = apps.compactMap(\.accounts)
        if let first = accounts.first { auth.siteURL = first.redirect }
        auth.redirects += accounts.map { "\($0.redirect)**" }
        auth.audiences += accounts.compactMap(\.audience)
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
        case .limited: fault = .status(429, retryAfter: nil)
        case .malformed: fault = .malformedJSON
        case .empty: fault = .emptyList
        case .never: fault = .stall(.beforeHeaders)
        }
        return DevBackendFaultRule(fault, delay: after.seconds, times: isLast ? nil : 1)
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchKit

extension ScenarioAccounts {
    /// Accounts on a server in memory that answers when and as the scenario says.
    ///
    /// - Parameters:
    ///   - accounts: The app's requirements for its accounts.
    ///   - scenario: The scenario that is run.
    ///   - services: The times and faults of the server's answers.
    ///   - remembered: The accounts of an earlier run, whose server and vault continue.
    ///   - now: The present date.
    static func simulated(
        _ accounts: AppAccounts, _ scenario: Scenario, _ services: ScriptedServices, clock: SideClock,
        remembered: ScenarioAccounts? = nil,
        now: @escaping @Sendable () -> Date
    ) throws -> ScenarioAccounts {
        let server =
            remembered?.memory
            ?? SimulatedAuthServer(confirmsEmail: scenario.accounts.confirmEmail, now: now)
        let task = accounts.task
        let configuration = try AuthConfiguration(
            url: "https://accounts.invalid", key: "sb_publishable_simulated", redirect: accounts.redirect)
        let direct = AuthClient(
            configuration: configuration, transport: { await server.answer($0) }, clock: ContinuousClock(),
            now: now)
        var made = ScenarioAccounts(
            configuration: configuration,
            transport: { request in
                let isRenewal = request.url.query?.contains("grant_type=refresh_token") == true
                // Nothing waits for the answer to a sign-out.
                if request.url.lastPathComponent != "logout" {
                    do {
                        let name = isRenewal ? task ?? Scenario.signInService : Scenario.signInService
                        try await services.answer(name, on: clock)
                    } catch let error as ServiceError {
                        return try error.authAnswer
                    }
                }
                return await server.answer(request)
            }, vault: remembered?.vault ?? MemoryVault(),
            session: {
                let mila = SimulatedPerson.mila
                return try await direct.signIn(email: mila.email, password: mila.password)
            },
            identityToken: { provider, nonce in
                let code = "\(provider.rawValue)-\(AuthDigest.sha256Hex(nonce).prefix(16))"
                guard let audience = accounts.audience else {
                    return (try await server.identityToken(provider, nonce: nonce), code)
                }
                return (try await server.identityToken(provider, nonce: nonce, audience: audience), code)
            },
            browse: { try await server.browse($0, isAllowed: $1) },
            followMail: { try await server.followMail() }, mailCode: { try await server.mailCode() })
        made.memory = server
        made.direct = direct
        made.allowPasskeys = { await server.allowPasskeys(for: $0) }
        return made
    }
}

extension ServiceError {
    /// The error as a client of the authentication protocol sees it.
    fileprivate var authAnswer: AuthAnswer {
        get throws {
            switch self {
            case .unreachable: throw AuthTransportFailure.offline
            case .timeout: throw AuthTransportFailure.timedOut
            case .connectionLost(let reason): throw AuthTransportFailure.broken(reason: reason)
            case .captivePage: throw AuthTransportFailure.broken(reason: "the network asks for a sign-in")
            case .server(let status, _):
                let code = status == 429 ? "over_request_rate_limit" : "unexpected_failure"
                return AuthAnswer(status: status, body: Data(#"{"code":"\#(code)"}"#.utf8))
            case .malformed: return AuthAnswer(status: 200, body: Data("{".utf8))
            case .empty: return AuthAnswer(status: 200, body: Data("[]".utf8))
            }
        }
    }
}

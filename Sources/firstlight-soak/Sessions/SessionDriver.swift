// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import Synchronization

/// One keeper of a session as an app has it, which notes all that it is asked and answers.
final class SessionDriver: Sendable {
    /// The parts that the keepers of one device share.
    struct Device: Sendable {
        let server: URL
        let vault: URL
        let email: String
        let password: String
        let transport: AuthTransport
        /// The device's time.
        var now: @Sendable () -> Date = { Date() }
        /// Returns whether another holder of a lease may still run; nil asks the system.
        var isOwnerAlive: (@Sendable (String) -> Bool)?
        var isAutomatic = false
    }

    let client: AuthClient
    let keeper: AuthSessionKeeper
    /// By which other keepers know its leases.
    let owner: String
    private let device: Device
    private let record: SessionRecorder
    /// The number of requests to a server that does not answer in time.
    private static let patience = 20
    private static let transient = "transient"

    /// The limits are those of an app, made shorter.
    ///
    /// - Parameter timeLimit: How long a request may take, for what has to come about on a busy machine, too.
    init(_ device: Device, record: SessionRecorder, timeLimit: Duration = .milliseconds(600)) throws {
        var configuration = try AuthConfiguration(
            url: device.server.appending(path: "auth/v1").absoluteString, key: "anon",
            redirect: "soak://auth/callback")
        configuration.timeLimit = timeLimit
        configuration.refreshTimeLimit = .milliseconds(400)
        configuration.retryDelay = .milliseconds(20)
        let name = AuthRandom.system.bytes(8)
        owner =
            "\(ProcessInfo.processInfo.processIdentifier):"
            + AuthRandom(generate: { _ in name }).token(8)
        client = AuthClient(
            configuration: configuration, transport: record.watched(device.transport),
            clock: ContinuousClock(), now: device.now)
        keeper = AuthSessionKeeper(
            client: client,
            vault: MortalVault(vault: FileVault(file: device.vault), record: record),
            random: AuthRandom { $0 == 8 ? name : AuthRandom.system.bytes($0) },
            isAutomatic: device.isAutomatic, isOwnerAlive: device.isOwnerAlive)
        (self.device, self.record) = (device, record)
    }

    /// Does what a user or an app does, and notes it.
    ///
    /// - Parameter refusals: How many times a service refuses the token.
    func perform(_ action: SessionNote.Action, refusals: Int = 0) async {
        let number = record.begin(action)
        do {
            record.end(number, session: try await result(action, refusals, number))
        } catch {
            record.end(number, error: Self.name(error))
        }
    }

    /// Does it again as long as the server does not answer in time, which on a busy machine says nothing.
    ///
    /// - Returns: The error of the last try; nil when it was done.
    func insist(on action: SessionNote.Action, refusals: Int) async -> String? {
        var error: String?
        for _ in 0..<Self.patience {
            await perform(action, refusals: refusals)
            error = record.diary.calls.last?.error
            guard let error, [Self.transient, "\(ServiceTrouble())"].contains(error) else { break }
        }
        return error
    }

    private func result(
        _ action: SessionNote.Action, _ refusals: Int, _ number: Int
    ) async throws -> String? {
        switch action {
        case .session: return SessionRecorder.session(of: try await keeper.session().accessToken)
        case .service:
            let left = Mutex(refusals)
            let since = Mutex(record.now)
            return try await keeper.withAccessToken { [client, record] token in
                record.hand(number, token, since: since.withLock { $0 })
                defer { since.withLock { $0 = record.now } }
                let isRefused = left.withLock { left in
                    left -= 1
                    return left >= 0
                }
                if isRefused {
                    throw AuthError.server(AuthServerError(status: 401, code: .noAuthorization, message: ""))
                }
                do throws(AuthError) {
                    _ = try await client.user(accessToken: token)
                } catch .server(let error) where error.refusesAccessToken {
                    throw AuthError.server(error)
                } catch {
                    throw ServiceTrouble()
                }
                return nil
            }
        case .resume: await keeper.resume()
        case .signIn:
            let session = try await keeper.signIn(email: device.email, password: device.password)
            return SessionRecorder.session(of: session.accessToken)
        case .signOutHere: try await keeper.signOut(scope: .local)
        case .signOutOthers: try await keeper.signOut(scope: .others)
        case .signOutEverywhere: try await keeper.signOut(scope: .global)
        }
        return nil
    }

    /// A service has troubles of its own, which say nothing about the session.
    private struct ServiceTrouble: Error {}

    /// An error in one word where a rule asks for it.
    static func name(_ error: any Error) -> String {
        switch error as? AuthError {
        case .signedOut: "signedOut"
        case .superseded: "superseded"
        // Whoever asked when it came out hears how the session ended.
        case let error? where error.endsSession: "signedOut"
        case let error? where error.isTransient: transient
        default: "\(error)"
        }
    }
}

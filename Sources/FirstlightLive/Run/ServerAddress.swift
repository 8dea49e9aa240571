// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import LaunchAuth
import LaunchKit
import LaunchNetwork

/// The address of a server that is already there, as `--server` takes it.
struct ServerAddress {
    private static let takes = "it takes an address such as http://127.0.0.1:8080"
    let url: URL

    /// Reads an address.
    ///
    /// - Throws: A `CommandError` that says what is wrong with it.
    init(_ text: String, for app: AppDescriptor) throws(CommandError) {
        guard let url = URL(string: text), let host = url.host, !host.isEmpty,
            ["http", "https"].contains(url.scheme?.lowercased())
        else { throw .usage("Option '--server' was given '\(text)', but \(Self.takes).") }
        self.url = url
        guard app.accounts != nil else { return }
        do throws(AuthError) { _ = try AuthConfiguration(url: text, key: "any") } catch {
            guard case .configuration(.urlMalformed(let reason)) = error else { return }
            throw .usage(
                "Option '--server' was given '\(text)', but for the accounts of \(app.name) \(reason); \(Self.takes)."
            )
        }
    }

    /// Asks the server for anything at all.
    ///
    /// - Throws: A `CommandError` when nobody listens there, or nobody has answered within the time.
    func answers(program: String, within limit: Duration = .seconds(1)) async throws(CommandError) {
        let limits = RequestLimits(idle: limit, total: limit)
        let reason: String
        do {
            _ = try await DocumentSource.live(url, limits: limits).data("/")
            return
        } catch ServiceError.unreachable(let why) {
            reason = why
        } catch ServiceError.timeout {
            reason = "no answer within \(PlainNumber.text(limit / .seconds(1))) s"
        } catch {
            // Whatever it answered, it is there.
            return
        }
        throw CommandError(
            "Nobody answers at '\(url.absoluteString)', which '--server' was given (\(reason)).",
            code: .unavailable,
            hint: "Start a server with '\(program) backend', or leave --server out for one in this process.")
    }
}

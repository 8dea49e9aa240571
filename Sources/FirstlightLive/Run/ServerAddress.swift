// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import LaunchAuth
import LaunchKit
import LaunchNetwork

/// The URL of an existing server, as `--server` takes it.
struct ServerAddress: Sendable {
    fileprivate static let takes = "a URL such as http://127.0.0.1:8080"
    private let text: String
    let url: URL

    /// Reads a URL.
    ///
    /// - Throws: A `ValueProblem` that says what is wrong with it.
    fileprivate init(_ text: String) throws(ValueProblem) {
        guard let url = URL(string: text), let host = url.host, !host.isEmpty,
            ["http", "https"].contains(url.scheme?.lowercased())
        else { throw ValueProblem() }
        guard Self.port(in: text).map({ (UInt16($0) ?? 0) > 0 }) ?? true else {
            throw ValueProblem("a port is a number from 1 to 65535")
        }
        (self.text, self.url) = (text, url)
    }

    /// Returns the text behind the host's colon; nil when there is none. A URL has no number for a port that is too
    /// large.
    private static func port(in text: String) -> Substring? {
        let rest = text[(text.range(of: "://")?.upperBound ?? text.startIndex)...]
        let authority = rest.prefix { !"/?#".contains($0) }
        // The colons in [::1] are the host's own.
        let tail = authority[(authority.lastIndex { "@]".contains($0) } ?? authority.startIndex)...]
        return tail.lastIndex(of: ":").map { tail[tail.index(after: $0)...] }
    }

    /// Checks that an app can have its accounts there.
    ///
    /// - Throws: A `CommandError` that says what is wrong with the URL.
    func check(for app: AppDescriptor) throws(CommandError) {
        guard app.accounts != nil else { return }
        do throws(AuthError) { _ = try AuthConfiguration(url: text, key: "any") } catch {
            guard case .configuration(.urlMalformed(let reason)) = error else { return }
            throw .usage(
                "Option '--server' was given '\(text)', but for the accounts of \(app.name) \(reason); "
                    + "it takes \(Self.takes).")
        }
    }

    /// Asks the server for anything at all.
    ///
    /// - Throws: A `CommandError` when no server listens there, or none has answered within the time.
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
            // Any answer proves that the server exists.
            return
        }
        throw CommandError(
            "No server answers at '\(url.absoluteString)', given with '--server' (\(reason)).",
            code: .unavailable,
            hint: "Start a server with '\(program) backend', or leave --server out for one in this process.")
    }
}

extension ValueParser where Value == ServerAddress {
    /// The URL of a server.
    static var serverAddress: ValueParser {
        ValueParser(metavar: "URL", takes: ServerAddress.takes) {
            (text: String) throws(ValueProblem) -> ServerAddress in try ServerAddress(text)
        }
    }
}

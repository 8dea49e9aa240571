// Licensed under the Apache License, Version 2.0.

import Foundation

extension ServerLoop {
    /// Answers a request, rightly or with the fault that is set for its route.
    func answer(_ message: ServerMessage) {
        if message.path.hasPrefix("/_control/") {
            message.send(control(message))
            return
        }
        let route = DevBackendRoute(path: message.path)
        let rule = state.withLock {
            $0.receive(
                method: message.method, path: message.path, route: route, at: configuration.now())
        }
        if message.path == "/_captive/login" {
            message.send(.captivePage)
        } else if let route {
            guard message.method == "GET" || message.method == "HEAD" else {
                message.send(Self.methodNotAllowed(message, allowed: "GET, HEAD"))
                return
            }
            if let rule { fail(message, route, rule) } else { message.send(response(to: message, route)) }
        } else {
            message.send(
                .error(404, code: "not_found", message: "There is nothing at \(message.path). Try /health."))
        }
    }

    static func methodNotAllowed(_ message: ServerMessage, allowed: String) -> BackendResponse {
        .error(
            405, code: "method_not_allowed",
            message: "\(message.method) is not possible at \(message.path). Use \(allowed).",
            headers: [("Allow", allowed)])
    }

    /// The right answer of a route.
    func response(to message: ServerMessage, _ route: DevBackendRoute) -> BackendResponse {
        do {
            switch route {
            case .health: return .json(#"{"status":"ok"}"#, headers: [("Cache-Control", "no-store")])
            case .config:
                let members = try database.settings().map { "\"\($0.key)\":\($0.value)" }
                return revalidated(.json("{\(members.joined(separator: ","))}"), message)
            case .cities: return revalidated(.json(["cities": try database.cities()]), message)
            case .session: return try session(message)
            case .duggyConfig: return revalidated(.json(configuration.duggy.config), message)
            case .duggySession: return try duggySession(message)
            case .lookup:
                return revalidated(.json(configuration.duggy.listing(query: message.query)), message)
            }
        } catch {
            return .error(500, code: "database", message: error.description)
        }
    }

    /// Adds the entity tag, and answers 304 when the client has this version already.
    private func revalidated(_ response: BackendResponse, _ message: ServerMessage) -> BackendResponse {
        var response = response
        let tag = response.entityTag
        response.headers += [("ETag", tag), ("Cache-Control", "no-cache")]
        let known = message.header("If-None-Match").map {
            $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        if let known, known.contains(tag) || known.contains("*") || known.contains("W/\(tag)") {
            response.status = 304
            response.body = []
        }
        return response
    }

    /// What the token stands for; only a 200 with `signedOut` says that the user is signed out.
    private func session(_ message: ServerMessage) throws(DevBackendError) -> BackendResponse {
        struct SignedIn: Encodable {
            let state = "signedIn"
            let userID: String
            let expiresAt: Date
        }
        return try answer(message) { session in
            .json(
                SignedIn(userID: session.userID, expiresAt: session.expiresAt),
                headers: [("Cache-Control", "no-store")])
        }
    }

    /// The same for the cricket club's app, with the member and the club.
    private func duggySession(_ message: ServerMessage) throws(DevBackendError) -> BackendResponse {
        try answer(message) { session in
            .json(
                configuration.duggy.session(userID: session.userID, expiresAt: session.expiresAt),
                headers: [("Cache-Control", "no-store")])
        }
    }

    private func answer(
        _ message: ServerMessage, signedIn: (DevBackendSession) -> BackendResponse
    ) throws(DevBackendError) -> BackendResponse {
        func signedOut(_ reason: String) -> BackendResponse {
            .json(#"{"reason":"\#(reason)","state":"signedOut"}"#, headers: [("Cache-Control", "no-store")])
        }
        guard let authorization = message.header("Authorization") else { return signedOut("missing_token") }
        let parts = authorization.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else {
            return .error(
                400, code: "invalid_authorization", message: "Send the header Authorization: Bearer TOKEN.")
        }
        guard let session = try database.session(token: String(parts[1])) else {
            return signedOut("unknown_token")
        }
        guard session.expiresAt > configuration.now() else { return signedOut("expired_token") }
        return signedIn(session)
    }
}

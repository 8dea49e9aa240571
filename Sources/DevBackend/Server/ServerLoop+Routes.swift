// Licensed under the Apache License, Version 2.0.

import Foundation

extension ServerLoop {
    /// Answers a request, rightly or with the fault that is set for its route.
    func answer(_ message: ServerMessage) {
        if let problem = message.problem {
            message.send(
                .error(400, code: "bad_request", message: problem, headers: [("Connection", "close")]))
            return
        }
        guard access.allows(host: message.header("Host")) else {
            message.send(
                .error(
                    403, code: "host_not_allowed",
                    message:
                        "The server is not known by this name. Ask it by its address or as localhost, or allow the name."
                ))
            return
        }
        let path = authPath(of: message)
        let isPrivate = message.path.hasPrefix("/_control/") || path == .outbox
        if isPrivate, !message.isFromLoopback {
            message.send(.error(403, code: "forbidden", message: "\(message.path) is for this machine only."))
            return
        }
        if message.path.hasPrefix("/_control/") {
            control(message) { message.send($0) }
            return
        }
        if path != .outbox {
            if let answer = access.preflight(message) {
                message.send(answer)
                return
            }
            message.headers = access.headers(origin: message.header("Origin"))
        }
        let route = path.map(\.route) ?? configuration.routes.first { $0.path == message.path }
        let rule = state.withLock {
            $0.receive(
                method: message.method, path: message.path, route: route, at: configuration.now())
        }
        if message.path == "/_captive/login" {
            message.send(.captivePage)
        } else if let route, let rule {
            fail(message, route, rule)
        } else if path == nil, route == nil {
            message.send(
                .error(404, code: "not_found", message: "There is nothing at \(message.path). Try /health."))
        } else {
            respond(to: message, route) { message.send($0) }
        }
    }

    /// The part of the sign-in service that is asked; an app's own document of that path goes first.
    private func authPath(of message: ServerMessage) -> AuthPath? {
        configuration.documents[message.path] == nil ? AuthPath(message.path) : nil
    }

    /// Finds the right answer, at once or later on this thread, and hands it on.
    func respond(
        to message: ServerMessage, _ route: DevBackendRoute?, _ done: @escaping (BackendResponse) -> Void
    ) {
        if let path = authPath(of: message) {
            auth.respond(to: message, path, done)
        } else if let route {
            guard message.method == "GET" || message.method == "HEAD" else {
                done(Self.methodNotAllowed(message, allowed: "GET, HEAD"))
                return
            }
            done(response(to: message, route))
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
        if let document = configuration.documents[route.path] {
            return revalidated(.json(document), message)
        }
        do {
            switch route {
            case .health: return .json(#"{"status":"ok"}"#, headers: [("Cache-Control", "no-store")])
            case .config:
                let members = try database.settings().map { "\"\($0.key)\":\($0.value)" }
                return revalidated(.json("{\(members.joined(separator: ","))}"), message)
            case .cities: return revalidated(.json(["cities": try database.cities()]), message)
            default: return .error(404, code: "unknown_path", message: "There is nothing at \(message.path).")
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
}

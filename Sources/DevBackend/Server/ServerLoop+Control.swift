// Licensed under the Apache License, Version 2.0.

import Foundation

extension ServerLoop {
    /// Answers the control plane, at once or later on this thread.
    func control(_ message: ServerMessage, _ done: @escaping (BackendResponse) -> Void) {
        let parts = message.path.split(separator: "/").dropFirst().map(String.init)
        guard parts.first == "sessions", parts.count == 2 else {
            done(control(message, parts))
            return
        }
        guard message.method == "PUT" else {
            done(Self.methodNotAllowed(message, allowed: "PUT"))
            return
        }
        auth.prepare(parts[1], message, done)
    }

    /// Answers what is done at once: faults are set and cleared, and the request log is read.
    private func control(_ message: ServerMessage, _ parts: [String]) -> BackendResponse {
        switch (parts.first, parts.count) {
        case ("requests", 1):
            switch message.method {
            case "GET": return .json(state.withLock { $0.requests })
            case "DELETE":
                state.withLock { $0.clearRequests() }
                return .json("[]")
            default: return Self.methodNotAllowed(message, allowed: "GET, DELETE")
            }
        case ("faults", 1):
            switch message.method {
            case "GET": return faults()
            case "DELETE":
                state.withLock { $0.clearFaults() }
                return faults()
            default: return Self.methodNotAllowed(message, allowed: "GET, DELETE")
            }
        case ("bans", 2): return ban(parts[1], message)
        case ("faults", 2): return faults(of: parts[1], message)
        default:
            return .error(
                404, code: "not_found",
                message:
                    "There is nothing at \(message.path). Use /_control/faults, /_control/requests, /_control/bans/EMAIL or "
                    + "/_control/sessions/EMAIL."
            )
        }
    }

    /// Bans the account of an email address, or lifts the ban.
    private func ban(_ email: String, _ message: ServerMessage) -> BackendResponse {
        guard message.method == "PUT" || message.method == "DELETE" else {
            return Self.methodNotAllowed(message, allowed: "PUT, DELETE")
        }
        do {
            guard try auth.ban(email.lowercased(), message.method == "PUT") else {
                return .error(404, code: "not_found", message: "Nobody has the address \(email).")
            }
            return .json(["banned": .bool(message.method == "PUT")])
        } catch {
            return .error(500, code: "database", message: "\(error)")
        }
    }

    private func faults() -> BackendResponse {
        let all = state.withLock { $0.faults }
        return .json(Dictionary(uniqueKeysWithValues: all.map { ($0.key.name, $0.value) }))
    }

    private func faults(of name: String, _ message: ServerMessage) -> BackendResponse {
        guard let route = configuration.routes.first(where: { $0.name == name }) else {
            let known = configuration.routes.map(\.name).joined(separator: ", ")
            return .error(404, code: "unknown_route", message: "\(name) is no route. Use one of \(known).")
        }
        switch message.method {
        case "PUT":
            do {
                let data = Data(message.body)
                let rules: [DevBackendFaultRule]
                if data.first == UInt8(ascii: "[") {
                    rules = try JSONDecoder().decode([DevBackendFaultRule].self, from: data)
                } else {
                    rules = [try JSONDecoder().decode(DevBackendFaultRule.self, from: data)]
                }
                state.withLock { $0.setFaults(rules, for: route) }
                return faults()
            } catch {
                return .error(400, code: "invalid_fault", message: Self.reason(error))
            }
        case "DELETE":
            state.withLock { $0.setFaults([], for: route) }
            return faults()
        default: return Self.methodNotAllowed(message, allowed: "PUT, DELETE")
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .dataCorrupted(let context): context.debugDescription
        case .keyNotFound(let key, _): "The member \(key.stringValue) is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
        default: "\(error)"
        }
    }
}

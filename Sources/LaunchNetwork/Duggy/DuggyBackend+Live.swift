// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchBrands

extension DuggyBackend {
    /// Asks Duggy's server and the store over HTTP.
    ///
    /// - Parameters:
    ///   - server: The address that `duggy/config`, `duggy/session` and `health` are below.
    ///   - store: The address that `lookup` is below.
    ///   - bundleID: The bundle that the store is asked about.
    ///   - limits: The time limits of a request, held to on the given clock.
    ///   - clock: The clock of the limits.
    public static func live(
        server: URL, store: URL, bundleID: String = Duggy.bundleID,
        limits: RequestLimits = RequestLimits(), clock: any Clock<Duration> = ContinuousClock()
    ) -> DuggyBackend {
        let transport = DocumentTransport(baseURL: server, limits: limits, clock: clock)
        let shop = DocumentTransport(baseURL: store, limits: limits, clock: clock)
        return DuggyBackend(
            probe: { try await probe(transport) },
            loadConfiguration: {
                let data = try await transport.document("duggy/config")
                let configuration = try decode(DuggyConfiguration.self, data, "configuration")
                if let defect = configuration.defect { throw ServiceError.malformed(reason: defect) }
                return configuration
            },
            checkSession: { token in
                let data = try await transport.document("duggy/session", token: token)
                let answer = try decode(DuggySessionAnswer.self, data, "session")
                if case .signedIn(let session) = answer, let defect = session.defect {
                    throw ServiceError.malformed(reason: defect)
                }
                return answer
            },
            lookUp: {
                // Stores still send the type that scripts once had.
                let data = try await shop.document(
                    "lookup", query: [URLQueryItem(name: "bundleId", value: bundleID)],
                    types: ["application/json", "text/javascript"])
                return try decode(DuggyStoreListing.self, data, "listing")
            })
    }

    /// Any whole answer of the server means that there is a connection.
    private static func probe(_ transport: DocumentTransport) async throws -> Connectivity {
        do {
            _ = try await transport.document("health")
            return .online
        } catch let error as ServiceError {
            switch error {
            case .unreachable, .captivePage: return .offline
            // A broken connection says nothing about the next one.
            case .connectionLost, .timeout: return .undecided
            case .server, .malformed, .empty: return .online
            }
        }
    }

    private static func decode<T: Decodable>(_ type: T.Type, _ data: Data, _ what: String) throws -> T {
        if let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any], object.isEmpty {
            throw ServiceError.empty(what: what)
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(type, from: data)
        } catch let error as ServiceError {
            throw error
        } catch {
            throw ServiceError.malformed(reason: reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, _): "\(key.stringValue) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has the wrong type"
        case .dataCorrupted(let context): context.debugDescription
        default: "\(error)"
        }
    }
}

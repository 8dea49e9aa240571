// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchBrands

extension UrbanNestBackend {
    /// Asks a server over HTTP.
    ///
    /// - Parameters:
    ///   - baseURL: The address that `config`, `cities` and `session` are below.
    ///   - token: The session's bearer token, or nil when there is none. A token that cannot be read
    ///     must throw: nobody is signed out because something could not be read.
    ///   - limits: The time limits, held to on the given clock.
    ///   - clock: The clock of the limits.
    public static func live(
        baseURL: URL, token: @escaping @Sendable () async throws -> String?,
        limits: RequestLimits = RequestLimits(), clock: any Clock<Duration> = ContinuousClock()
    ) -> UrbanNestBackend {
        let transport = DocumentTransport(baseURL: baseURL, limits: limits, clock: clock)
        return UrbanNestBackend(
            loadConfiguration: {
                let data = try await transport.document("config")
                if try isEmptyObject(data) { throw ServiceError.empty(what: "configuration") }
                let configuration = try decode(UrbanNestConfiguration.self, data)
                if let defect = configuration.defect { throw ServiceError.malformed(reason: defect) }
                return configuration
            },
            loadCities: {
                let cities = try decode(CityList.self, try await transport.document("cities")).cities
                guard !cities.isEmpty else { throw ServiceError.empty(what: "cities") }
                if let defect = cities.lazy.compactMap(\.defect).first {
                    throw ServiceError.malformed(reason: defect)
                }
                guard Set(cities.map(\.id)).count == cities.count else {
                    throw ServiceError.malformed(reason: "a city is listed twice")
                }
                return cities
            },
            checkSession: {
                let data = try await transport.document("session", token: try await token())
                if try isEmptyObject(data) { throw ServiceError.empty(what: "session") }
                return try decode(UrbanNestSession.self, data)
            })
    }

    private struct CityList: Decodable {
        let cities: [UrbanNestCity]
    }

    private static func isEmptyObject(_ data: Data) throws -> Bool {
        (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?.isEmpty ?? false
    }

    private static func decode<T: Decodable>(_ type: T.Type, _ data: Data) throws -> T {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(type, from: data)
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

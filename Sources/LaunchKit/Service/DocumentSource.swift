// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A server as an app's services see it: a place that JSON documents come from.
///
/// What fetches them is passed in, so that an app knows neither sockets nor libraries for them.
public struct DocumentSource: Sendable {
    /// Fetches the bytes of a document, or throws a ``ServiceError``.
    public typealias Fetch =
        @Sendable (_ path: String, _ query: [URLQueryItem], _ token: String?, _ types: Set<String>)
        async throws -> Data

    private let fetch: Fetch

    /// Creates a source.
    public init(fetch: @escaping Fetch) { self.fetch = fetch }

    /// Fetches the bytes of a JSON document at a path below the server's URL.
    ///
    /// A bearer token is sent if there is one; `types` are the content types that count as JSON.
    ///
    /// - Throws: A ``ServiceError``.
    public func data(
        _ path: String, query: [URLQueryItem] = [], token: String? = nil,
        types: Set<String> = ["application/json"]
    ) async throws -> Data {
        try await fetch(path, query, token, types)
    }

    /// Fetches a document and reads it; dates are of ISO 8601.
    ///
    /// An object without members is an error that says that `empty` is missing, unless that is nil.
    ///
    /// - Throws: A ``ServiceError``.
    public func document<Value: Decodable>(
        _ path: String, as type: Value.Type = Value.self, query: [URLQueryItem] = [], token: String? = nil,
        types: Set<String> = ["application/json"], empty: String? = nil
    ) async throws -> Value {
        let data = try await fetch(path, query, token, types)
        if let empty, (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?.isEmpty == true {
            throw ServiceError.empty(what: empty)
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(type, from: data)
        } catch let error as ServiceError {
            throw error
        } catch {
            throw ServiceError.malformed(reason: Self.reason(error))
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

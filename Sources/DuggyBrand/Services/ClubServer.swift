// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchAuth
public import LaunchKit

/// The club's server, and the store, as the services ask them.
///
/// Each question is answered wholly and well, or throws: a `ServiceError`, or a `CancellationError`
/// when the caller was cancelled.
public struct ClubServer: Sendable {
    /// The server's data about a member, beside the session.
    struct Membership: Codable, Hashable, Sendable {
        let memberName: String
        let club: Club
    }

    private let server: DocumentSource
    private let store: DocumentSource

    /// Joins the servers.
    ///
    /// - Parameters:
    ///   - server: Where `duggy/config`, `duggy/club` and `health` are.
    ///   - store: Where `lookup` is.
    public init(_ server: DocumentSource, store: DocumentSource) {
        (self.server, self.store) = (server, store)
    }

    /// Finds out whether there is a connection: any whole answer of the server means that there is (C-DG-19).
    @Sendable public func probe() async throws -> Connectivity {
        do {
            _ = try await server.data("health")
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

    /// Loads the app's configuration (DG-123).
    @Sendable public func loadConfiguration() async throws -> AppConfiguration {
        let configuration = try await server.document(
            "duggy/config", as: AppConfiguration.self, empty: "configuration")
        if let defect = configuration.defect { throw ServiceError.malformed(reason: defect) }
        return configuration
    }

    /// Asks which member a session belongs to (DG-124).
    @Sendable public func member(_ session: AuthSession) async throws -> MemberSession {
        let membership = try await server.document(
            "duggy/club", as: Membership.self, token: session.accessToken, empty: "club")
        let member = MemberSession(
            memberID: session.user.id, memberName: membership.memberName,
            expiresAt: session.deviceExpiresAt, club: membership.club)
        if let defect = member.defect { throw ServiceError.malformed(reason: defect) }
        return member
    }

    /// Looks the app up in the store (DG-130).
    @Sendable public func lookUp() async throws -> StoreListing {
        // Stores still send the type that scripts once had.
        let found = try await store.document(
            "lookup", as: StoreListing.Document.self,
            query: [URLQueryItem(name: "bundleId", value: Duggy.bundleID)],
            types: ["application/json", "text/javascript"], empty: "listing")
        guard let listing = found.results.first else {
            throw ServiceError.empty(what: "listing of the app in the store")
        }
        return listing
    }
}

/// The reachability of servers.
public enum Connectivity: Hashable, Sendable {
    /// A server answered.
    case online
    /// There is no way to a server.
    case offline
    /// No server answered in time; the requests themselves will show.
    case undecided
}

extension ConfigurationService {
    /// Asks the club's server, and the store.
    public init(_ server: ClubServer) {
        self.init(loadConfiguration: server.loadConfiguration, checkAppVersion: server.lookUp)
    }
}

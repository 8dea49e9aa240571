// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchNetwork
import Testing

@testable import DuggyBrand

/// The real client against the real server.
@Suite struct DuggyBackendTests {
    /// A server with the brand's own documents, of which some are others.
    private func withServer<R: Sendable>(
        _ documents: [String: String] = [:], _ body: (DevBackend, ClubServer) async throws -> R
    ) async throws -> R {
        var configuration = DevBackendConfiguration()
        for document in AppDescriptor.duggy.documents {
            guard let body = document.body else { continue }
            configuration.documents[document.path] = String(decoding: try body(Date()), as: UTF8.self)
        }
        configuration.documents.merge(documents) { _, new in new }
        let server = DevBackend(configuration: configuration)
        let url = try await server.start()
        let source = DocumentSource.live(
            url, limits: .init(idle: .milliseconds(400), total: .milliseconds(800)))
        let backend = ClubServer(source, store: source)
        do {
            let result = try await withTaskExecutorPreference(BlockingExecutor()) {
                try await body(server, backend)
            }
            await server.stop()
            return result
        } catch {
            await server.stop()
            throw error
        }
    }

    private static let session = AuthSession(
        accessToken: "a", refreshToken: "r", expiresAt: .distantFuture, user: AuthUser(id: "m1"))

    private func error<R>(_ body: () async throws -> R) async -> ServiceError? {
        do {
            _ = try await body()
            return nil
        } catch {
            return error as? ServiceError
        }
    }

    @Test func goodAnswersAreDecoded() async throws {
        try await withServer { _, backend async throws in
            #expect(try await backend.probe() == .online)
            let configuration = try await backend.loadConfiguration()
            #expect(configuration.minimumVersion.description == "2.0.0" && configuration.maintenance == nil)
            #expect(try await backend.lookUp().version.description == "2.4.0")
            let member = try await backend.member(Self.session)
            #expect(member.memberName == "Asha Rao" && member.club.name == "Willow Park CC")
            #expect(member.memberID == "m1" && member.expiresAt == .distantFuture)
        }
    }

    @Test func aMaintenanceWindowIsRead() async throws {
        let config = """
            {"minimumVersion":"2.0.0","supportEmail":"a@b.c","featureFlags":{},
            "maintenance":{"message":"Covers on.","access":"closed","until":"2030-01-01T00:00:00Z"}}
            """
        try await withServer(["/duggy/config": config]) { _, backend async throws in
            let window = try await backend.loadConfiguration().maintenance
            #expect(window?.message == "Covers on." && window?.access == .closed)
            #expect(window?.until == Date(timeIntervalSince1970: 1_893_456_000))
        }
    }

    @Test(
        arguments: [
            (DevBackendFault.malformedJSON, "malformed"), (.emptyList, "empty"), (.emptyBody, "empty"),
            (.status(500), "server"), (.connectionReset(.beforeHeaders), "lost"), (.stall(), "timeout"),
            (.captivePage(.page), "captive"), (.truncatedBody(bytes: 9), "lost"),
        ])
    func eachFaultOfTheConfigurationIsToldApart(fault: DevBackendFault, kind: String) async throws {
        try await withServer { server, backend async throws in
            server.setFault(fault, for: DevBackendRoute("/duggy/config"))
            let found =
                switch await error({ try await backend.loadConfiguration() }) {
                case .malformed?: "malformed"
                case .empty?: "empty"
                case .server(status: 500, retryAfter: nil)?: "server"
                case .connectionLost?: "lost"
                case .timeout?: "timeout"
                case .captivePage?: "captive"
                case let other: "\(String(describing: other))"
                }
            #expect(found == kind)
        }
    }

    @Test(
        arguments: [
            #"{"minimumVersion":"two","supportEmail":"a@b.c","featureFlags":{}}"#,
            #"{"minimumVersion":"2.0.0","featureFlags":{}}"#,
            #"{"minimumVersion":"2.0.0","supportEmail":"nobody","featureFlags":{}}"#,
            #"{"minimumVersion":"2.0.0","recommendedVersion":"1.0","supportEmail":"a@b.c","featureFlags":{}}"#,
            "[]",
        ])
    func aConfigurationThatIsNotAsAgreedIsMalformed(text: String) async throws {
        try await withServer(["/duggy/config": text]) { _, backend async throws in
            guard case .malformed? = await error({ try await backend.loadConfiguration() }) else {
                Issue.record("'\(text)' was accepted")
                return
            }
        }
    }

    @Test func theServerThatIsGoneIsOfflineAndOneThatStallsIsUndecided() async throws {
        try await withServer { server, backend async throws in
            server.setFault(.stall(), for: .health)
            #expect(try await backend.probe() == .undecided)
            server.setFault(.captivePage(.redirect), for: .health)
            #expect(try await backend.probe() == .offline)
            await server.stop()
            #expect(try await backend.probe() == .offline)
        }
    }

    @Test func anAppThatTheStoreDoesNotKnowIsNotThere() async throws {
        try await withServer(["/lookup": #"{"resultCount":0,"results":[]}"#]) { _, backend async throws in
            #expect(
                await error { try await backend.lookUp() } == .empty(what: "listing of the app in the store"))
        }
    }

    @Test func theStoreIsAskedAboutTheAppsBundle() async throws {
        let asked = AskedQuery()
        let source = DocumentSource { _, query, _, _ in
            await asked.note(query)
            throw ServiceError.captivePage
        }
        _ = await error { try await ClubServer(source, store: source).lookUp() }
        #expect(await asked.query == [URLQueryItem(name: "bundleId", value: "club.duggy.app")])
    }
}

private actor AskedQuery {
    private(set) var query: [URLQueryItem] = []
    func note(_ query: [URLQueryItem]) { self.query = query }
}

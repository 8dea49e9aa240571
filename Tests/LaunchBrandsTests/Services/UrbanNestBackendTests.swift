// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchCore
import LaunchKit
import LaunchNetwork
import ProofSupport
import Testing
import UrbanNestBrand

@Suite struct UrbanNestBackendTests {
    /// The error that a fault must cause in the launch.
    enum Expected: String, Sendable {
        case connectionLost, timeout, captive, server503, malformed, empty

        func matches(_ error: ServiceError?) -> Bool {
            switch (self, error) {
            case (.connectionLost, .connectionLost?), (.timeout, .timeout?), (.captive, .captivePage?),
                (.malformed, .malformed?), (.empty, .empty?):
                true
            case (.server503, .server(status: 503, retryAfter: 9)?): true
            default: false
            }
        }

        var isConnectivity: Bool { self == .connectionLost || self == .captive }
    }

    static let faults: [(DevBackendFault, Expected)] = [
        (.connectionReset(.beforeHeaders), .connectionLost),
        (.connectionReset(.afterHeaders), .connectionLost),
        (.truncatedBody(bytes: 0), .connectionLost),
        (.truncatedBody(bytes: 25), .connectionLost),
        (.stall(.beforeHeaders), .timeout),
        (.stall(.afterHeaders), .timeout),
        (.trickle(bytesPerSecond: 10), .timeout),
        (.latency(seconds: 30), .timeout),
        (.captivePage(.page), .captive),
        (.captivePage(.redirect), .captive),
        (.status(503, retryAfter: 9), .server503),
        (.malformedJSON, .malformed),
        (.emptyBody, .empty),
        (.emptyList, .empty),
    ]

    @Test func goodAnswersAreDecoded() async throws {
        try await withServices { services async throws in
            let configuration = try await services.backend.loadConfiguration()
            #expect(configuration.currency == "EUR")
            #expect(configuration.featureFlags["mapSearch"] == true)
            let cities = try await services.backend.loadCities()
            #expect(cities.count == 12)
            #expect(cities.first { $0.id == "lisbon" }?.latitude == 38.7223)
        }
    }

    @Test(arguments: faults)
    func eachFaultBecomesItsErrorWithinTheLimit(fault: DevBackendFault, expected: Expected) async throws {
        try await withServices { services async throws in
            let clock = ContinuousClock()
            for route in [DevBackendRoute.config, .cities] {
                services.server.setFault(fault, for: route)
                let start = clock.now
                let error = await serviceError {
                    switch route {
                    case .config: _ = try await services.backend.loadConfiguration()
                    default: _ = try await services.backend.loadCities()
                    }
                }
                #expect(expected.matches(error), "\(route): \(String(describing: error))")
                #expect((error?.kind == .network) == expected.isConnectivity)
                #expect((error?.kind == .timeout) == (expected == .timeout))
                // 800 ms total; the rest is for a loaded machine, and far from the fault's 30 s.
                #expect(start.duration(to: clock.now) < .seconds(20))
            }
            #expect(try await services.cache.offlineSnapshot() == nil)
            // A redirect to another host is not followed at all.
            #expect(services.server.requests.map(\.path) == ["/config", "/cities"])
        }
    }

    @Test func anIdleServerIsGivenUpBeforeTheTotalLimit() async throws {
        let limits = RequestLimits(idle: .milliseconds(300), total: .seconds(60))
        try await withServices(limits: limits) { services async throws in
            services.server.setFault(.stall(.afterHeaders), for: .cities)
            #expect(await serviceError { try await services.backend.loadCities() } == .timeout(seconds: 0.3))
        }
    }

    @Test func aTricklingServerIsGivenUpAtTheTotalLimit() async throws {
        let limits = RequestLimits(idle: .seconds(60), total: .milliseconds(500))
        try await withServices(limits: limits) { services async throws in
            services.server.setFault(.trickle(bytesPerSecond: 20), for: .cities)
            #expect(await serviceError { try await services.backend.loadCities() } == .timeout(seconds: 0.5))
        }
    }

    @Test func aServerThatIsDownIsUnreachableAndARetryAfterwardsSucceeds() async throws {
        try await withServices { services async throws in
            await services.server.stop()
            let error = await serviceError { try await services.backend.loadCities() }
            guard case .unreachable = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(error?.kind == .network)
            _ = try await services.server.start(port: try #require(services.url.port))
            #expect(try await services.backend.loadCities().count == 12)
        }
    }

    @Test func aHostThatDoesNotExistIsUnreachable() async throws {
        // Names below .invalid never resolve (RFC 2606).
        let url = try #require(URL(string: "http://backend.invalid:9"))
        let limits = RequestLimits(idle: .seconds(20), total: .seconds(20))
        let backend = UrbanNestBackend.live(.live(url, limits: limits))
        let error = await serviceError { try await backend.loadConfiguration() }
        #expect(error?.kind == .network, "\(String(describing: error))")
    }

    @Test(arguments: [DevBackendFaultPoint.beforeHeaders, .afterHeaders])
    func aServerKilledWhileItAnswersIsALostConnection(_ point: DevBackendFaultPoint) async throws {
        // Limits that a loaded machine does not reach before the server is gone.
        let limits = RequestLimits(idle: .seconds(30), total: .seconds(30))
        try await withServices(limits: limits) { services async throws in
            services.server.setFault(.stall(point), for: .cities)
            async let error = serviceError { try await services.backend.loadCities() }
            while services.server.requests.isEmpty { await Task.yield() }
            await services.server.stop()
            let seen = await error
            #expect(seen?.kind == .network, "\(String(describing: seen))")
        }
    }

    @Test func cancellingTheCallerIsNoServiceError() async throws {
        try await withServices(limits: .init(idle: .seconds(60), total: .seconds(60))) {
            services async throws in
            services.server.setFault(.stall(), for: .cities)
            let task = Task { try await services.backend.loadCities() }
            while services.server.requests.isEmpty { await Task.yield() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test func everyErrorSaysWhatToDo() {
        let errors: [ServiceError] = [
            .unreachable(reason: "r"), .connectionLost(reason: "r"), .timeout(seconds: 1), .captivePage,
            .server(status: 500, retryAfter: nil), .server(status: 503, retryAfter: 4),
            .malformed(reason: "r"), .empty(what: "cities"),
        ]
        for error in errors { #expect(error.description.contains("ry again")) }
    }
}

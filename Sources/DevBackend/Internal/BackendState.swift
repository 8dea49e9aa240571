// Licensed under the Apache License, Version 2.0.

import Foundation

/// The state that tests and the server's thread share: the faults to apply and the requests received.
struct BackendState: Sendable {
    /// The number of requests that are remembered; older ones are dropped.
    static let rememberedRequests = 10_000
    /// The number of events of the sign-in service that are remembered.
    static let rememberedEvents = 100_000

    private var rules: [DevBackendRoute: [DevBackendFaultRule]] = [:]
    private(set) var requests: [DevBackendRequest] = []
    private var received = 0
    private(set) var authEvents: [DevBackendAuthEvent] = []

    var faults: [DevBackendRoute: [DevBackendFaultRule]] { rules.filter { !$0.value.isEmpty } }

    mutating func setFaults(_ new: [DevBackendFaultRule], for route: DevBackendRoute) { rules[route] = new }

    mutating func clearFaults() { rules = [:] }

    mutating func clearRequests() { requests = [] }

    mutating func note(_ event: DevBackendAuthEvent) {
        if authEvents.count >= Self.rememberedEvents { authEvents.removeFirst(Self.rememberedEvents / 2) }
        authEvents.append(event)
    }

    /// Records a request and takes the rule that applies to it; a rule whose requests are used up goes.
    mutating func receive(
        method: String, path: String, route: DevBackendRoute?, at date: Date
    ) -> DevBackendFaultRule? {
        var taken: DevBackendFaultRule?
        if let route, let rule = rules[route]?.first {
            taken = rule
            if let times = rule.times {
                if times > 1 { rules[route]?[0].times = times - 1 } else { rules[route]?.removeFirst() }
            }
        }
        received += 1
        if requests.count >= Self.rememberedRequests { requests.removeFirst(Self.rememberedRequests / 2) }
        requests.append(
            DevBackendRequest(
                number: received, method: method, path: path, fault: taken?.fault, receivedAt: date))
        return taken
    }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A development backend: an HTTP/1.1 server on 127.0.0.1 with SQLite behind it and faults on demand.
///
/// Routes: `GET /config`, `/cities`, `/health` and the documents of the configuration, each also for HEAD.
/// Supabase Auth's protocol is spoken at `/` and at `/auth/v1`: `/signup`, `/token`, `/user` and the others of
/// ``DevBackendRoute``; `GET /outbox` lists the mails. The control plane under `/_control/` is for tests and the
/// command line: `PUT` and `DELETE /_control/faults/{route}`, `GET /_control/requests`.
///
/// ```swift
/// let backend = DevBackend()
/// let url = try await backend.start()
/// backend.setFault(.latency(seconds: 2), for: .cities, times: 1)
/// await backend.stop()
/// ```
public actor DevBackend {
    private let configuration: DevBackendConfiguration
    private nonisolated let state = Locked(BackendState())
    private var running: RunningServer?
    private var isChanging = false

    /// Makes a backend that is not running yet.
    public init(configuration: DevBackendConfiguration = DevBackendConfiguration()) {
        self.configuration = configuration
    }

    /// Starts the server and returns its URL when it accepts connections.
    ///
    /// - Parameter port: 1 to 65535, or 0 for a free one.
    public func start(port: Int = 0) async throws(DevBackendError) -> URL {
        guard running == nil, !isChanging else { throw .alreadyRunning }
        isChanging = true
        defer { isChanging = false }
        let server = try await RunningServer.start("firstlight-backend") {
            [configuration, state] () throws(DevBackendError) in
            try ServerLoop(port: port, configuration: configuration, state: state)
        }
        var address = URLComponents()
        (address.scheme, address.host, address.port) = ("http", configuration.visibleHost, server.port)
        guard let url = address.url else { throw .invalidPort(port) }
        running = server
        return url
    }

    /// Ends every connection, also stalled ones, and frees the port; a stopped backend can start again.
    public func stop() async {
        guard let server = running else { return }
        running = nil
        isChanging = true
        await server.stop()
        isChanging = false
    }
}

// MARK: - Faults and requests

extension DevBackend {
    /// Sets what goes wrong on a route from now on, in place of what was set before.
    ///
    /// - Parameters:
    ///   - fault: What goes wrong.
    ///   - route: Where it does.
    ///   - delay: Seconds before it goes wrong.
    ///   - times: The number of requests it applies to, or nil for all until it is cleared.
    public nonisolated func setFault(
        _ fault: DevBackendFault, for route: DevBackendRoute, delay: Double = 0, times: Int? = nil
    ) {
        setFaults([DevBackendFaultRule(fault, delay: delay, times: times)], for: route)
    }

    /// Sets a sequence of rules for a route: the next applies when the one before is used up.
    public nonisolated func setFaults(_ rules: [DevBackendFaultRule], for route: DevBackendRoute) {
        state.withLock { $0.setFaults(rules, for: route) }
    }

    /// Clears the faults of a route.
    public nonisolated func clearFaults(for route: DevBackendRoute) { setFaults([], for: route) }

    /// Clears the faults of every route.
    public nonisolated func clearFaults() { state.withLock { $0.clearFaults() } }

    /// The requests received so far, oldest first, at most the last 10 000; the control plane's are left out.
    public nonisolated var requests: [DevBackendRequest] { state.withLock { $0.requests } }

    /// The events of the sign-in service so far, oldest first, at most the last 100 000.
    public nonisolated var authEvents: [DevBackendAuthEvent] { state.withLock { $0.authEvents } }

    /// Empties the list of requests.
    public nonisolated func clearRequests() { state.withLock { $0.clearRequests() } }
}

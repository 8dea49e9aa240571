// Licensed under the Apache License, Version 2.0.

import CSoup
import Foundation

/// The backend on its event loop; made, used and ended on one thread.
final class ServerLoop: ServedLoop {
    let configuration: DevBackendConfiguration
    let state: Locked<BackendState>
    let database: BackendDatabase
    let port: Int
    let auth: AuthServer
    let mainLoop: OpaquePointer
    let access: AccessRule

    private let loop: SoupLoop
    private var rawConnections: [ObjectIdentifier: RawConnection] = [:]

    init(
        port: Int, configuration: DevBackendConfiguration, state: Locked<BackendState>
    ) throws(DevBackendError) {
        guard UInt16(exactly: port) != nil else { throw .invalidPort(port) }
        // Before anything is opened: a refused start leaves no file.
        try configuration.check()
        self.configuration = configuration
        self.state = state
        access = AccessRule(configuration)
        database = try BackendDatabase(configuration)
        loop = try SoupLoop(
            "firstlight-backend", host: configuration.host, port: port, largestBody: AuthCall.largestBody,
            patience: configuration.requestTimeout)
        (self.port, mainLoop) = (loop.port, loop.mainLoop)
        auth = try AuthServer(
            configuration, database: database, mailbox: loop.mailbox,
            base: "http://\(configuration.visibleHost):\(loop.port)"
        ) { event in state.withLock { $0.note(event) } }
        loop.answer = { [unowned self] in answer($0) }
    }

    /// Serves until the loop is asked to quit, then closes every connection and the port.
    func run() {
        loop.run {
            auth.stop()
            for connection in rawConnections.values { connection.close(reset: true) }
            rawConnections = [:]
        }
    }

    func whenRunning(_ body: @escaping () -> Void) { schedule(after: 0, body) }

    /// Runs the body on this loop after a time, also when that is zero.
    func schedule(after seconds: Double, _ body: @escaping () -> Void) { loop.schedule(after: seconds, body) }

    /// Takes the connection of a paused message, on the next turn of the loop, and hands it on.
    func withRawConnection(of message: ServerMessage, _ body: @escaping (RawConnection) -> Void) {
        message.pause()
        schedule(after: 0) { if let connection = message.takeConnection() { body(connection) } }
    }

    /// Keeps a connection open until the client or the server ends.
    func keep(_ connection: RawConnection) {
        let id = ObjectIdentifier(connection)
        rawConnections[id] = connection
        connection.watchPeer(in: loop.context) { [unowned self, unowned connection] in
            connection.close()
            rawConnections[id] = nil
        }
    }

    /// Closes a connection that may have been kept.
    func drop(_ connection: RawConnection, reset: Bool = false) {
        connection.close(reset: reset)
        rawConnections[ObjectIdentifier(connection)] = nil
    }
}

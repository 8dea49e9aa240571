// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import Synchronization

/// A server on loopback that misbehaves in each way of ``HostileBehavior``; bounded in time and bytes.
final class HostileServer: Sendable {
    /// The figures of the server.
    struct Figures: Sendable {
        var connections = 0
        /// Connections that have not ended.
        var open = 0
        /// Requests whose head has come.
        var requests = 0
        /// Connections that the client ended while the server stalled.
        var left = 0
        /// Connections to the port that redirects lead to, and that no request may reach.
        var astray = 0
        /// The most bytes that a client has taken on one connection, with what the system holds on the way.
        var mostSent = 0
    }

    private let server: (socket: Int32, port: Int)
    private let elsewhere: (socket: Int32, port: Int)
    private let closed: (socket: Int32, port: Int)
    private let seen = Mutex(Figures())

    var figures: Figures { seen.withLock { $0 } }

    /// The base URL of the answers.
    var url: URL { get throws { try Self.url(server.port) } }
    /// The URL of a closed port.
    var closedURL: URL { get throws { try Self.url(closed.port) } }
    /// The URL that no request may reach.
    var elsewhereURL: URL { get throws { try Self.url(elsewhere.port) } }

    init() throws {
        server = try Self.bound()
        elsewhere = try Self.bound()
        closed = try Self.bound()
        for (socket, _) in [server, elsewhere] { listen(socket, 1024) }
        Thread.detachNewThread { [self, server] in accept(server.socket) { self.serve($0) } }
        Thread.detachNewThread { [self, elsewhere] in
            accept(elsewhere.socket) { _ in self.seen.withLock { $0.astray += 1 } }
        }
    }

    /// Accepts no more; connections that are open end by themselves.
    func stop() {
        for (socket, _) in [server, elsewhere] { shutdown(socket, Int32(SHUT_RDWR)) }
        close(closed.socket)
    }

    private func accept(_ socket: Int32, _ body: @escaping @Sendable (HostileConnection) -> Void) {
        while true {
            let descriptor = Foundation.accept(socket, nil, nil)
            guard descriptor >= 0 else {
                if errno == ECONNABORTED || errno == EINTR { continue }
                close(socket)
                return
            }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            let thread = Thread { body(HostileConnection(descriptor)) }
            thread.stackSize = 262_144
            thread.start()
        }
    }

    private func serve(_ connection: HostileConnection) {
        seen.withLock {
            $0.connections += 1
            $0.open += 1
        }
        while let path = connection.request() {
            seen.withLock { $0.requests += 1 }
            let parts = path.split(whereSeparator: { $0 == "/" || $0 == "?" })
            guard parts.count >= 2, let course = HostileBehavior(rawValue: String(parts[0])),
                let number = Int(parts[1])
            else { break }
            let step = parts.count > 2 ? Int(parts[2]) : nil
            guard
                connection.answer(course, number, step: step, port: server.port, elsewhere: elsewhere.port)
            else { break }
        }
        connection.close()
        seen.withLock {
            $0.open -= 1
            $0.left += connection.isLeft ? 1 : 0
            $0.mostSent = max($0.mostSent, connection.sent)
        }
    }

    private static func bound() throws -> (Int32, Int) {
        // A child that is started beside it must not keep its connections open.
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 ? getsockname(descriptor, $0, &size) : -1
            }
        }
        guard code == 0 else {
            close(descriptor)
            throw CommandError("No port is free on this machine.", code: .unavailable)
        }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    private static func url(_ port: Int) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)") else {
            throw CommandError("The port \(port) makes no address.", code: .software)
        }
        return url
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

/// A backend in a process of its own, as it is shipped.
final class BenchServer {
    let port: UInt16
    private let process = Process()

    /// Starts the program and waits until it listens.
    init(program: String) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["backend", "--port", "0", "--rate-limit", "off", "--confirm-email", "off"]
        process.standardOutput = output
        try process.run()
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let byte = output.fileHandleForReading.readData(ofLength: 1)
            guard !byte.isEmpty else { throw BenchOptions.Problem(description: "The backend did not start.") }
            line += byte
        }
        guard
            let port = String(decoding: line.dropLast(), as: UTF8.self).split(separator: ":").last
                .flatMap({ UInt16($0) })
        else { throw BenchOptions.Problem(description: "The backend told no port.") }
        self.port = port
    }

    deinit { stop() }

    func stop() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    /// The resident memory in MB.
    var memory: Double {
        let file = "/proc/\(process.processIdentifier)/status"
        let line = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n")
            .first { $0.hasPrefix("VmRSS:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan) / 1024
    }

    /// Posts JSON and returns a member of the answer.
    func post(_ path: String, _ body: String, member: String) throws -> String {
        let connection = try BenchConnection(port: port)
        connection.send(
            "POST \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        )
        let answer = connection.readAll()
        guard let start = answer.range(of: "\"\(member)\":\""),
            let end = answer[start.upperBound...].firstIndex(of: "\"")
        else {
            throw BenchOptions.Problem(
                description: "The backend answered \(path) with \(answer.prefix(300)).")
        }
        return String(answer[start.upperBound..<end])
    }
}

/// One TCP connection to this machine.
final class BenchConnection: Sendable {
    private let descriptor: Int32

    init(port: UInt16) throws {
        // wrk must not inherit it: it serves no descriptors beyond those that it counts on.
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port.bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw BenchOptions.Problem(description: "The backend takes no connection: \(reason).")
        }
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes {
            Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
    }

    func readAll() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }
}

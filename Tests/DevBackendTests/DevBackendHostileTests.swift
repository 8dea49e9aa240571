// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import Testing

/// Requests and files that brought the backend down once, or could.
@Suite struct DevBackendHostileTests {
    @Test func aTruncatedAnswerWithoutABodyIsJustItsHead() async throws {
        try await withBackend { backend, _, port in
            let first = try #require(RawClient.ask(port, "GET /config"))
            let tag = try #require(first.head.firstMatch(of: /ETag: (\S+)/)?.output.1)
            backend.setFault(.truncatedBody(bytes: 10), for: .config)
            let second = try #require(
                RawClient.ask(port, "GET /config", headers: "If-None-Match: \(tag)\r\n"))
            #expect(second.head.hasPrefix("HTTP/1.1 304 "))
            #expect(second.body.isEmpty)
            #expect(RawClient.ask(port, "GET /health")?.body == #"{"status":"ok"}"#)
        }
    }

    @Test func aConnectionThatItsClientClosesIsClosed() async throws {
        try await withBackend { _, _, port in
            for _ in 0..<300 { _ = RawClient.ask(port, "GET /health") }
            // Each answer shows that the loop went round.
            var held = ServerSockets.count(port, states: [8])
            for _ in 0..<500 where held > 1 {
                _ = RawClient.ask(port, "GET /health")
                held = ServerSockets.count(port, states: [8])
            }
            #expect(held <= 1)
        }
    }

    /// GLib's list of what it polls begins with the lowest descriptor: a new one has its place there at once.
    @Test func aConnectionHasADescriptorBelowThoseBeforeIt() async throws {
        try await withBackend { _, _, port in
            var (clients, lowest, descents) = ([RawClient](), Int.max, 0)
            for number in 1...40 {
                let client = try #require(RawClient(port: port))
                clients.append(client)
                client.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                #expect(client.read(untilWhole: true).body == #"{"status":"ok"}"#)
                let open = ServerSockets.descriptors(port, states: [1])
                #expect(open.count == number)
                if let first = open.first, first < lowest { (lowest, descents) = (first, descents + 1) }
            }
            // Another server of this process may take one at the same moment.
            #expect(descents > 30)
            for client in clients {
                client.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                #expect(client.read(untilWhole: true).body == #"{"status":"ok"}"#)
            }
        }
    }

    @Test func aHalfClosedConnectionStillGetsItsAnswer() async throws {
        try await withBackend { backend, _, port in
            backend.setFault(.latency(seconds: 0.1), for: .health)
            let client = try #require(RawClient(port: port))
            client.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            client.endSending()
            #expect(client.read(untilWhole: true).body == #"{"status":"ok"}"#)
            #expect(client.read().end == .closed)
        }
    }

    @Test func aListOfRangesIsNotServed() async throws {
        try await withBackend { _, _, port in
            let whole = try #require(RawClient.ask(port, "GET /cities")?.body)
            let ranges = (0..<1000).map { "\($0)-\($0 + 100)" }.joined(separator: ",")
            let answer = try #require(
                RawClient.ask(port, "GET /cities", headers: "Range: bytes=\(ranges)\r\n"))
            #expect(answer.head.hasPrefix("HTTP/1.1 200 "))
            #expect(answer.body == whole)
        }
    }

    /// RFC 9112, sections 3.2 and 6.3: of such a head two readers could see different requests.
    @Test(arguments: [
        "Host: 127.0.0.1:80\r\nHost: evil.example", "Host: localhost, evil.example",
        "Host: 127.0.0.1\r\nContent-Length: 2\r\nContent-Length: 3",
        "Host: 127.0.0.1\r\nContent-Length: +2",
    ])
    func aHeadThatCanBeReadInTwoWaysIsRefused(fields: String) async throws {
        try await withBackend { _, _, port in
            let client = try #require(RawClient(port: port))
            client.send("POST /token?grant_type=password HTTP/1.1\r\n\(fields)\r\n\r\n{}x")
            let answer = client.read(untilWhole: true)
            #expect(answer.head.hasPrefix("HTTP/1.1 400 "), "\(answer.head)")
            #expect(answer.head.contains("\r\nConnection: close"))
            #expect(!answer.body.contains("error_code"), "the sign-in service was asked: \(answer.body)")
        }
    }

    @Test func aBodyOfMoreThanAMebibyteIsRefused() async throws {
        try await withBackend { _, _, port in
            let body = String(repeating: "x", count: (1 << 20) + 1)
            let answer = try #require(
                RawClient.ask(
                    port, "POST /signup", headers: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"))
            #expect(answer.head.hasPrefix("HTTP/1.1 413 "))
            #expect(answer.body.contains("request_entity_too_large"))
        }
    }

    @Test func anotherProgramsFileIsRefusedAndUnchanged() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "other-\(UUID()).sqlite")
        defer { try? FileManager.default.removeItem(at: file) }
        for content in [
            Data("not a database, but long enough to be looked at".utf8), try Self.foreignDatabase(),
        ] {
            try content.write(to: file)
            let backend = DevBackend(configuration: .init(storage: .file(file)))
            await #expect(throws: DevBackendError.self) { try await backend.start() }
            #expect(try Data(contentsOf: file) == content)
        }
    }

    /// A database with one table, `notes`.
    private static func foreignDatabase() throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID()).sqlite")
        defer { try? FileManager.default.removeItem(at: file) }
        let python = Process()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        python.arguments = [
            "python3", "-c",
            "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('CREATE TABLE notes (x)'); c.commit()",
            file.path,
        ]
        try python.run()
        python.waitUntilExit()
        return try Data(contentsOf: file)
    }

    @Test func anErrorOfTheDatabaseSpeaksOfTheFile() async throws {
        let folder = FileManager.default.temporaryDirectory
        let backend = DevBackend(configuration: .init(storage: .file(folder)))
        do {
            _ = try await backend.start()
            Issue.record("A folder is no database.")
        } catch {
            #expect("\(error)".contains(folder.path))
            #expect(!"\(error)".contains("port"))
        }
    }
}

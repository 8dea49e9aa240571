// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct DevBackendTests {
    @Test func citiesAreListedWithNamesAndPlaces() async throws {
        try await withBackend { _, url, _ in
            let (data, response) = try await URLSession.shared.data(from: url.appending(path: "cities"))
            let answer = try JSONDecoder().decode([String: [DevBackendCity]].self, from: data)
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
            #expect(answer["cities"] == DevBackendCity.defaults)
        }
    }

    @Test func configurationHoldsEachSeed() async throws {
        try await withBackend { _, url, _ in
            let (data, _) = try await URLSession.shared.data(from: url.appending(path: "config"))
            let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect(Set(object.keys) == Set(DevBackendConfiguration.defaultSettings.keys))
            #expect(object["currency"] as? String == "EUR")
        }
    }

    @Test func headSendsTheHeadersOfGetAndNoBody() async throws {
        try await withBackend { _, _, port in
            let get = try #require(RawClient.ask(port, "GET /cities"))
            let head = try #require(
                RawClient.ask(port, "HEAD /cities", headers: "Connection: close\r\n", untilWhole: false))
            #expect(head.body.isEmpty)
            #expect(head.promisedLength == get.promisedLength)
            #expect(get.body.utf8.count == get.promisedLength)
        }
    }

    @Test func unknownPathsAndMethodsGetJSONErrors() async throws {
        try await withBackend { _, _, port in
            let missing = try #require(RawClient.ask(port, "GET /nothing"))
            #expect(missing.head.hasPrefix("HTTP/1.1 404 "))
            #expect(missing.body.contains(#""code":"not_found""#))
            let wrong = try #require(RawClient.ask(port, "POST /cities", headers: "Content-Length: 0\r\n"))
            #expect(wrong.head.hasPrefix("HTTP/1.1 405 "))
            #expect(wrong.head.contains("Allow: GET, HEAD"))
        }
    }

    @Test func aKnownEntityTagIsAnsweredWith304() async throws {
        try await withBackend { _, _, port in
            let first = try #require(RawClient.ask(port, "GET /config"))
            let line = try #require(
                first.head.components(separatedBy: "\r\n").first { $0.hasPrefix("ETag: ") })
            let tag = line.dropFirst(6)
            let second = try #require(
                RawClient.ask(
                    port, "GET /config", headers: "If-None-Match: \(tag)\r\n", quietMilliseconds: 300))
            #expect(second.head.hasPrefix("HTTP/1.1 304 "))
            #expect(second.body.isEmpty)
            let other = try #require(RawClient.ask(port, "GET /config", headers: "If-None-Match: \"x\"\r\n"))
            #expect(other.head.hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test func oneConnectionServesManyRequests() async throws {
        try await withBackend { _, _, port in
            let client = try #require(RawClient(port: port))
            for _ in 0..<5 {
                client.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                let answer = client.read(untilWhole: true)
                #expect(answer.body == #"{"status":"ok"}"#)
                #expect(answer.end == .open)
            }
        }
    }

    @Test func manyConnectionsAreServedAtOnce() async throws {
        try await withBackend { backend, _, port in
            backend.setFault(.latency(seconds: 0.2), for: .health)
            // All are open before the first is read: the server holds 150 at the same time.
            let answers = await Task.detached {
                let clients = (0..<150).compactMap { _ in RawClient(port: port) }
                for client in clients { client.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") }
                return clients.map { $0.read(untilWhole: true).body }
            }.value
            #expect(answers == Array(repeating: #"{"status":"ok"}"#, count: 150))
            #expect(backend.requests.count == 150)
        }
    }

    @Test func stopFreesThePortAndAStartServesAgain() async throws {
        let backend = DevBackend()
        let url = try await backend.start()
        let port = try #require(url.port)
        await #expect(throws: DevBackendError.alreadyRunning) { try await backend.start() }
        // An idle kept-alive connection must not hold the stop up or the port.
        let idle = try #require(RawClient(port: port))
        idle.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        _ = idle.read(untilWhole: true)
        await backend.stop()
        #expect(idle.read().end != .open)
        #expect(RawClient.ask(port, "GET /health") == nil)
        let again = try await backend.start(port: port)
        #expect(again == url)
        #expect(RawClient.ask(port, "GET /health")?.body == #"{"status":"ok"}"#)
        await backend.stop()
    }

    @Test func aTakenPortIsRefusedWithAdvice() async throws {
        try await withBackend { _, _, port in
            let second = DevBackend()
            let error = await #expect(throws: DevBackendError.self) { try await second.start(port: port) }
            #expect(error?.description.contains("Choose another port") == true)
            await #expect(throws: DevBackendError.invalidPort(70000)) { try await second.start(port: 70000) }
        }
    }

    /// RFC 5737 keeps 192.0.2.0/24 for documents: no machine has an address of it.
    @Test func anAddressOfAnotherMachineIsTheHostsFaultAndNotThePorts() async throws {
        let backend = DevBackend(configuration: .init(host: "192.0.2.1"))
        let error = await #expect(throws: DevBackendError.self) { try await backend.start() }
        #expect(error == .invalidHost("192.0.2.1"))
        #expect(
            error?.description
                == "192.0.2.1 is no IP address of this machine. Give one in digits, for example 127.0.0.1.")
    }

    @Test func aFileKeepsTheTables() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "backend-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "sub/backend.sqlite")
        let one = DevBackendCity(id: "porto", name: "Porto", country: "PT", latitude: 41.15, longitude: -8.61)
        _ = try await withBackend(.init(storage: .file(file), cities: [one])) { _, _, port in
            #expect(RawClient.ask(port, "GET /cities")?.body.contains("Porto") == true)
        }
        try await withBackend(.init(storage: .file(file))) { _, _, port in
            let body = try #require(RawClient.ask(port, "GET /cities")).body
            #expect(body.contains("Porto"))
            #expect(!body.contains("Paris"))
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchKit
import LaunchNetwork
import Testing

@testable import firstlight_soak

/// The layer below documents: any method, any status.
@Suite(.timeLimit(.minutes(5))) struct HTTPTransportTests {
    let transport = HTTPTransport(
        limits: RequestLimits(idle: .seconds(120), total: .seconds(120)), clock: ContinuousClock())

    @Test func anAnswerOfAnyStatusHasItsHeadAndItsBody() async throws {
        try await withHostileServer { server async throws in
            let answer = try await transport.send(
                HTTPRequest(.get, server.url.appending(path: "signedOut/1")))
            #expect(answer.status == 401)
            #expect(answer.headers["www-authenticate"] == "Basic realm=\"none\"")
            #expect(answer.body == Data("{}".utf8))
        }
    }

    @Test func methodBodyAndHeadersReachTheServer() async throws {
        let server = DevBackend()
        let url = try await server.start()
        let fault = url.appending(path: "_control/faults/cities")
        let body = Data(#"{"kind": "status", "status": 418}"#.utf8)
        let put = HTTPRequest(.put, fault, headers: ["Content-Type": "application/json"], body: body)
        #expect(try await transport.send(put).status == 200)
        #expect(try await transport.send(HTTPRequest(.get, url.appending(path: "cities"))).status == 418)
        #expect(try await transport.send(HTTPRequest(.delete, fault)).status == 200)
        let head = try await transport.send(HTTPRequest(.head, url.appending(path: "cities")))
        #expect(head.status == 200 && head.body.isEmpty)
        #expect(Int(head.headers["Content-Length"] ?? "") ?? 0 > 100)
        // Without the header nobody is there; with it the token is none.
        let user = url.appending(path: "user")
        #expect(try await transport.send(HTTPRequest(.get, user)).status == 401)
        let bearer = HTTPRequest(.get, user, headers: ["Authorization": "Bearer nobody"])
        #expect(try await transport.send(bearer).status == 403)
        await server.stop()
    }

    /// Doing something twice is for whoever asked to decide.
    @Test func aRedirectOfARequestThatWritesIsHandedOn() async throws {
        try await withHostileServer { server async throws in
            let url = try server.url.appending(path: "movedTenTimes/1")
            let answer = try await transport.send(HTTPRequest(.post, url, body: Data()))
            #expect(answer.status == 302 && answer.headers["Location"] != nil)
            let astray = HTTPRequest(.post, try server.url.appending(path: "movedElsewhere/1"), body: Data())
            await #expect(throws: ServiceError.captivePage) { try await transport.send(astray) }
            #expect(server.figures.astray == 0)
        }
    }

    @Test(arguments: [
        ("ftp://127.0.0.1/", "Accept", "a", "the address is not one of http or https"),
        ("file:///etc/hostname", "Accept", "a", "the address is not one of http or https"),
        ("http://name:word@127.0.0.1/", "Accept", "a", "the address holds a name or a password"),
        (
            "http://127.0.0.1/", "Authorization", "Bearer a\r\nX-More: b",
            "the header Authorization holds a control character"
        ),
        ("http://127.0.0.1/", "X More", "a", "a header's name holds more than letters, digits and signs"),
        ("http://127.0.0.1/", "content-length", "5", "the header content-length is set by the transport"),
    ])
    func whatMustNotBeSentIsNot(address: String, name: String, value: String, reason: String) async throws {
        var request = HTTPRequest(.get, try #require(URL(string: address)))
        request.headers.add(name, value)
        await #expect(throws: ServiceError.malformed(reason: reason)) { try await transport.send(request) }
    }

    @Test func headersAreTheSameInUpperAndLowerCase() {
        var headers: HTTPHeaders = ["Set-A": "1", "set-a": "2", "B": "3"]
        #expect(headers["SET-A"] == "1, 2" && headers.values(of: "set-A") == ["1", "2"])
        headers["sEt-a"] = "4"
        #expect(headers.fields.map(\.value) == ["3", "4"] && headers["c"] == nil)
        headers["b"] = nil
        #expect(headers["B"] == nil)
    }
}

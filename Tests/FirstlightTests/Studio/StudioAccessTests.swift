// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import Foundation
import FoundationNetworking
import Testing

@testable import FirstlightCommands
@testable import FirstlightStudio

/// Who is answered by the studio, and what nobody is told.
@Suite @MainActor struct StudioAccessTests: StudioAsking {
    let studio = Studio.shown()

    @Test(arguments: [
        (["host": "evil.example:8090"], 403), (["host": "127.0.0.1:9"], 403),
        (["origin": "http://evil.example"], 403), (["origin": "null"], 403),
        (["origin": "http://localhost:8090"], 403), (["sec-fetch-site": "cross-site"], 403),
        (["sec-fetch-site": "same-site"], 403), (["origin": "http://127.0.0.1:8090"], 200),
        (["sec-fetch-site": "same-origin"], 200), (["host": "localhost:8090"], 200),
        (["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"], 200),
    ])
    func `Only the studio's own page is answered`(headers: [String: String], status: Int) async {
        #expect(await ask("studio.js", headers: headers).status == status)
        let posted = await ask("api/accept", body: "{}", headers: headers)
        #expect((posted.status == 403) == (status == 403 || headers["sec-fetch-mode"] != nil))
    }

    @Test(arguments: ["/", "/studio.js", "/0000000000000000/studio.js", "//studio.js", "/frame.png"])
    func `An address without the token is refused and told nothing`(path: String) async {
        let answer = await studio.answer(
            LoopbackRequest(path: path, headers: ["host": "127.0.0.1:\(Self.port)"], port: Self.port))
        #expect(answer.status == 403)
        #expect(!String(decoding: answer.body, as: UTF8.self).contains("firstlight"))
    }

    @Test(arguments: [
        "../Package.swift", "..%2fPackage.swift", "studio.css/../../x", "/etc/passwd",
        "golden.png?side=golden&file=../x.png",
        "frame.png?app=urbannest&scenario=../../scenario.json", "frame.png?app=../x",
        "frame.png?app=urbannest&option=%2e%2e%2fx", "frame.png?app=urbannest&device=nokia",
        "frame.png?app=urbannest&ms=nan", "frame.png?app=urbannest&ms=1e9", "api/review",
    ])
    func `Nothing but what the program has is found`(path: String) async {
        let answer = await ask(path)
        #expect((400..<500).contains(answer.status))
        #expect(answer.contentType == "application/json")
        #expect(!(String(decoding: answer.body, as: UTF8.self).contains("root:")))
    }

    @Test func `Each answer forbids what a page must not do`() async {
        for path in ["", "studio.css", "api/nothing"] {
            let headers = await ask(path).headers
            #expect(headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
            #expect(headers["Cross-Origin-Resource-Policy"] == "same-origin")
            #expect(headers["Referrer-Policy"] == "no-referrer")
        }
    }

    @Test func `A port that is taken is named, with the way out`() async throws {
        let server = try await LoopbackServer.start { _ in
            LoopbackResponse(contentType: "text/plain", body: Data("taken".utf8))
        }
        let recorder = ConsoleRecorder()
        let program = DrawingCommands.program(commands: [
            StudioCommand.command(ScenarioChoice(.firstlight))
        ])
        let code = await program.run(
            ["studio", "--port", "\(server.port)"], console: recorder.console(), children: ChildTable())
        #expect(code == 69)
        #expect(recorder.diagnostics.contains("port \(server.port) cannot be listened on"))
        #expect(recorder.diagnostics.contains("Give another port, or 0 for a free one."))
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
        #expect(try await String(decoding: URLSession.shared.data(from: url).0, as: UTF8.self) == "taken")
        await server.stop()
    }
}

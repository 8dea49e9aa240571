// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import FoundationNetworking
import Testing

@testable import FirstlightCommands
@testable import FirstlightStudio

/// The studio's program: who is answered, with which pictures, and what it writes.
@Suite @MainActor struct StudioTests {
    private static let port = 8090
    private let studio = Studio(
        ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: false)

    /// A request as the studio's own page sends it.
    private func ask(
        _ path: String, of studio: Studio? = nil, body: String? = nil, headers: [String: String] = [:]
    ) async -> LoopbackResponse {
        let studio = studio ?? self.studio
        let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let start = URL(string: studio.address(port: Self.port))?.path(percentEncoded: false) ?? ""
        let own = ["host": "127.0.0.1:\(Self.port)"].merging(
            body == nil ? [:] : ["content-type": "application/json"]
        ) { $1 }
        return await studio.answer(
            LoopbackRequest(
                method: body == nil ? "GET" : "POST",
                path: (start.hasSuffix("/") ? start : start + "/") + parts[0],
                query: parts.count > 1 ? parts[1] : nil, headers: own.merging(headers) { $1 },
                body: Data((body ?? "").utf8), port: Self.port))
    }

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

    @Test func `The page loads nothing that the program does not have`() async throws {
        for name in ["", "studio.css"] + StudioPage.modules {
            let answer = await ask(name)
            #expect(answer.status == 200, "\(name)")
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(!text.contains("https://") && !text.contains("@import"), "\(name)")
            for match in text.matches(of: /(?:from|src=|href=) ?['"](?:\.\/)?([a-z]+\.(?:js|css))['"]/) {
                #expect(StudioPage.file(String(match.1)) != nil, "\(name) loads \(match.1)")
            }
        }
    }

    @Test func `A picture is the file that snapshot writes for its instant`() async throws {
        let folder = try WorkFolder("studio")
        defer { folder.remove() }
        let recorder = ConsoleRecorder()
        let words = [
            "snapshot", "urbannest", "--scenario", "slow-backend", "--at", "0ms,133ms,250ms", "--device",
            "iphonese",
            "--scale", "0.5", "--appearance", "dark", "--into", folder.url.path,
        ]
        #expect(await DrawingCommands.run(words, apps: .firstlight, console: recorder.console()) == 0)
        let query = "app=urbannest&scenario=slow-backend&device=iphonese&scale=0.5&appearance=dark"
        for milliseconds in [0, 133, 250] {
            let file = folder.url.appending(path: "urbannest-slow-backend-\(milliseconds)ms.png")
            let answer = await ask("frame.png?\(query)&ms=\(milliseconds)")
            #expect(answer.contentType == "image/png")
            #expect(try answer.body == Data(contentsOf: file), "\(milliseconds) ms")
        }
        // The recorded launch shows the same at its frames.
        let account = await ask("api/launch?\(query)")
        #expect(account.status == 200)
        let picture = try Data(contentsOf: folder.url.appending(path: "urbannest-slow-backend-250ms.png"))
        #expect(await ask("frame.png?\(query)&frame=15").body == picture)
        #expect(await ask("frame.png?\(query)&ms=250").body == picture)
        let value = try JSONSerialization.jsonObject(with: account.body) as? [String: Any]
        #expect(value?["fps"] as? Int == 60)
        #expect((value?["motion"] as? [Any])?.isEmpty == false)
        #expect(
            (value?["command"] as? String)?.hasPrefix("firstlight snapshot urbannest --scenario=") == true)
    }

    @Test func `What differs is accepted with a reason, and a line says so`() async throws {
        let folder = try WorkFolder("goldens")
        defer { folder.remove() }
        let name = "duggy-entry-0ms.png"
        let recorder = ConsoleRecorder()
        let draw = ["snapshot", "duggy", "--state", "entry", "--at", "0ms", "--into", folder.url.path]
        #expect(await DrawingCommands.run(draw, apps: .firstlight, console: recorder.console()) == 0)
        let golden = folder.url.appending(path: name)
        let right = try Data(contentsOf: golden)
        let other = await ask("frame.png?app=duggy&state=entry&ms=0&appearance=dark&scale=3").body
        let wrong = other == right ? await ask("frame.png?app=urbannest&state=entry&ms=0").body : other
        try wrong.write(to: golden)
        func make(isReadOnly: Bool) -> Studio {
            Studio(
                ScenarioChoice(.firstlight), program: "firstlight", goldens: folder.url,
                isReadOnly: isReadOnly)
        }
        let studio = make(isReadOnly: false)
        let compared = await ask("api/compare?file=\(name)", of: studio)
        #expect(String(decoding: compared.body, as: UTF8.self).contains(#""verdict":"different""#))
        #expect(await ask("golden.png?side=golden&file=\(name)", of: studio).body == wrong)
        #expect(await ask("golden.png?side=actual&file=\(name)", of: studio).body == right)
        let wish = #"{"files": ["\#(name)"], "reason": "The ground is new."}"#
        #expect(await ask("api/accept", of: make(isReadOnly: true), body: wish).status == 403)
        let silent = #"{"files": ["\#(name)"], "reason": " "}"#
        #expect(await ask("api/accept", of: studio, body: silent).status == 400)
        let outside = #"{"files": ["../\#(name)"], "reason": "x"}"#
        #expect(await ask("api/accept", of: studio, body: outside).status == 400)
        #expect(try Data(contentsOf: golden) == wrong)
        let list = folder.url.appending(path: "accepted.tsv")
        #expect(!FileManager.default.fileExists(atPath: list.path))
        #expect(await ask("api/accept", of: studio, body: wish).status == 200)
        #expect(try Data(contentsOf: golden) == right)
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        let fields = try #require(lines.last).split(separator: "\t").map { String($0) }
        #expect(lines.count == 2 && fields.count == 8)
        #expect(fields[1] == name && fields[2] == ContentDigest.of(wrong))
        #expect(fields[3] == ContentDigest.of(right) && fields[7] == "The ground is new.")
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

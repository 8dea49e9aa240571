// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import FoundationNetworking
import LaunchKit
import StageUI
import Testing
import UrbanNestBrand

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

    @Test func `Another build of the program draws beside this one, and its failure is told`() async throws {
        let other = OtherProgram(try LiveProgram.file())
        let studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: true, before: other)
        let path = "frame.png?app=fonsters&state=loading&device=iphonese&text-size=xLarge&ms=400&scale=1"
        let own = await ask(path, of: studio)
        let before = await ask(path + "&program=before", of: studio)
        #expect((own.status, own.contentType) == (200, "image/png"))
        #expect((before.status, before.contentType) == (200, "image/png"))
        #expect(own.body == before.body)
        let launch = await ask("api/launch?app=fonsters&state=loading&program=before", of: studio)
        #expect(launch.status == 200 && launch.contentType == "application/json")
        // What it says no to is told, and nothing but pictures and accounts is handed on.
        let unknown = await ask("frame.png?app=nobody&program=before", of: studio)
        #expect(String(decoding: unknown.body, as: UTF8.self).contains("nobody"))
        #expect(unknown.status == 400 && !String(decoding: unknown.body, as: UTF8.self).contains("127.0.0.1"))
        for path in ["api/review", "api/catalogue", "studio.js"] {
            #expect(await ask(path + "?program=before", of: studio).status == 404, "\(path)")
        }
        #expect(await ask(path + "&program=before").status == 404)
        await studio.stop()
        let broken = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: true,
            before: OtherProgram(URL(fileURLWithPath: "/bin/false")))
        let answer = await ask(path + "&program=before", of: broken)
        #expect(answer.status == 400)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("does not start"))
    }

    @Test func `Pictures that wait are drawn by further processes, and are the same`() async throws {
        let helper = OtherProgram(try LiveProgram.file())
        let broken = OtherProgram(URL(fileURLWithPath: "/bin/false"))
        let busy = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: true,
            helpers: [broken, helper])
        let paths = (1...8).map { "frame.png?app=fonsters&state=loading&device=iphonese&scale=1&ms=\($0)00" }
        try await helper.begin()
        func all(_ paths: [String]) async -> [LoopbackResponse] {
            let tasks = paths.map { path in Task { await ask(path, of: busy) } }
            var answers: [LoopbackResponse] = []
            for task in tasks { answers.append(await task.value) }
            return answers
        }
        let drawn = await all(paths)
        #expect(helper.answered > 0 && helper.answered < paths.count, "\(helper.answered)")
        for (path, answer) in zip(paths, drawn) { #expect(await answer.body == ask(path).body, "\(path)") }
        // What only one process knows is not asked of another, and a failure is told as ever.
        for answer in await all(paths.map { $0.replacing("ms=", with: "ms=9e") }) {
            #expect(answer.status == 400)
            #expect(String(decoding: answer.body, as: UTF8.self).contains("'ms' was given"))
        }
        await busy.stop()
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
            for match in text.matches(
                of: /(?:from|import\(|src=|href=) ?['"](?:\.\/)?([a-z]+\.(?:js|css))['"]/)
            {
                #expect(StudioPage.file(String(match.1)) != nil, "\(name) loads \(match.1)")
            }
        }
    }

    @Test func `The page shows its first view with one answer`() async throws {
        let answer = await ask("")
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(!text.contains("src=") && !text.contains("rel=\"stylesheet\"") && !text.contains("preload"))
        let number = String(
            try #require(text.firstMatch(of: /<style nonce="([0-9a-f]{32})">/)?.output.1))
        let policy = try #require(answer.headers["Content-Security-Policy"])
        #expect(policy.contains("script-src 'self' 'nonce-\(number)'; style-src 'self' 'nonce-\(number)'"))
        #expect(text.contains("<script type=\"module\" nonce=\"\(number)\">"))
        let known = try #require(
            text.firstMatch(of: /<script type="application\/json" id="catalogue">(.*?)<\/script>/))
        let asked = await ask("api/catalogue").body
        #expect(
            String(known.output.1).replacing("\\u003c", with: "<") == String(decoding: asked, as: UTF8.self))
        let next = String(decoding: await ask("").body, as: UTF8.self)
        #expect(!next.contains(number), "the number is used once")
    }

    @Test func `The modules of the page can be joined`() {
        var (before, names): ([String], [String]) = ([], [])
        for module in StudioPage.first {
            let bytes = StudioPage.file(module)?.body ?? Data()
            let text = String(decoding: bytes, as: UTF8.self).replacing(PageFilesTests.remark, with: "")
            let needed = text.matches(of: /\n(?:import|export) [^\n]*from '\.\/([a-z]+\.js)';/)
                .map { String($0.1) }
            #expect(needed.allSatisfy(before.contains), "\(module) needs \(needed)")
            #expect(!text.contains("</") && !text.contains("<!--") && !text.contains(" as "), "\(module)")
            names += text.matches(
                of: /\n(?:export )?(?:async )?(?:function\*?|const|let|class) ([A-Za-z]+|[\[{])/
            ).map { String($0.1) }
            before.append(module)
        }
        #expect(Set(names).count == names.count, "\(names.sorted())")
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

    @Test func `A picture that was rejected stays so until it changes, and is taken by its name only`()
        async throws
    {
        let folder = try WorkFolder("goldens")
        defer { folder.remove() }
        func run(_ words: [String]) async -> String {
            let recorder = ConsoleRecorder()
            _ = await DrawingCommands.run(words, apps: .firstlight, console: recorder.console(width: 240))
            return recorder.output
        }
        _ = await run([
            "snapshot", "duggy", "--state", "entry", "--at", "0ms,250ms", "--into", folder.url.path,
        ])
        let name = "duggy-entry-250ms.png"
        let golden = folder.url.appending(path: name)
        let right = try Data(contentsOf: golden)
        let wrong = try Data(contentsOf: folder.url.appending(path: "duggy-entry-0ms.png"))
        try wrong.write(to: golden)
        let studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: folder.url, isReadOnly: false)
        let silent = ##"{"files": ["\##(name)"], "reason": ""}"##
        #expect(await ask("api/reject", of: studio, body: silent).status == 400)
        let wish = ##"{"files": ["\##(name)"], "reason": "The dog is cut."}"##
        #expect(
            await ask("api/reject", of: studio, body: wish).body == Data(##"{"files":["\##(name)"]}"##.utf8))
        #expect(try Data(contentsOf: golden) == wrong)
        func told() async -> String {
            String(decoding: await ask("api/compare?file=\(name)", of: studio).body, as: UTF8.self)
        }
        #expect(await told().contains(#""reason":"The dog is cut.""#))
        let list = folder.url.appending(path: "rejected.tsv")
        let text = try String(contentsOf: list, encoding: .utf8)
        let fields = try #require(text.split(separator: "\n").last).split(separator: "\t").map { String($0) }
        #expect(fields.count == 8 && fields[1] == name && fields[3] == ContentDigest.of(right))
        let accept = ["accept", "--goldens", folder.url.path]
        let listed = await run(accept)
        #expect(listed.contains("rejected") && listed.contains("The dog is cut."))
        #expect(await run(accept + ["--all", "--reason", "New."]).contains("0 of 2 goldens accepted"))
        #expect(try Data(contentsOf: golden) == wrong)
        // A line about another picture is about nothing that is drawn now.
        try text.replacing(ContentDigest.of(right), with: ContentDigest.of(wrong)).write(
            to: list, atomically: true, encoding: .utf8)
        #expect(await !run(accept).contains("The dog is cut."))
        try text.write(to: list, atomically: true, encoding: .utf8)
        #expect(await run(accept + [name, "--reason", "It is right."]).contains("1 of 1 goldens accepted"))
        #expect(try Data(contentsOf: golden) == right)
    }

    @Test func `A scenario of a file is open beside the app's own, and nothing else is`() async throws {
        var scenario = Scenario(name: "slow-backend", of: .urbanNest)
        scenario.device.profile = "iphonese"
        scenario.device.appearance = .dark
        let opened = OpenedScenarios()
        #expect(opened.add(scenario, file: "Mine/a b.json") == "slow-backend")
        var other = scenario
        other.device.appearance = .light
        #expect(opened.add(other, file: "Mine/other.json") == "slow-backend-2")
        #expect(opened.add(scenario, file: "Mine/a b.json") == "slow-backend")
        let studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: false,
            opened: opened)
        let query = "app=urbannest&opened=slow-backend&scale=0.5"
        let account = await ask("api/launch?\(query)", of: studio)
        let value = try #require(try JSONSerialization.jsonObject(with: account.body) as? [String: Any])
        #expect(value["width"] as? Int == 375 && value["height"] as? Int == 667)
        #expect(
            (value["command"] as? String)?.contains("'--scenario=Mine/a b.json'") == true)
        // What is chosen on the page comes on top, and two of one name are two launches.
        let dark = await ask("frame.png?\(query)&frame=600", of: studio).body
        #expect(
            await ask("frame.png?\(query)&frame=600&appearance=light", of: studio).body
                == ask("frame.png?app=urbannest&opened=slow-backend-2&scale=0.5&frame=600", of: studio).body)
        #expect(
            await ask("frame.png?app=urbannest&opened=slow-backend-2&scale=0.5&frame=600", of: studio).body
                != dark)
        let catalogue = String(decoding: await ask("api/catalogue", of: studio).body, as: UTF8.self)
        #expect(catalogue.contains(#""file":"Mine/a b.json""#))
        for path in [
            "frame.png?app=duggy&opened=slow-backend", "frame.png?app=urbannest&opened=../x",
            "frame.png?app=urbannest&opened=slow-backend&scenario=slow-backend",
        ] {
            #expect(await ask(path, of: studio).status == 400, "\(path)")
        }
    }

    @Test func `A file that is no scenario ends the command with its place and reason`() async throws {
        let folder = try WorkFolder("opened")
        defer { folder.remove() }
        let file = folder.url.appending(path: "mine.json")
        try Data(#"{"name": "mine", "app": "urbannest", "devise": {}}"#.utf8).write(to: file)
        func run(_ command: Command, _ words: [String]) async -> (Int32, String) {
            let recorder = ConsoleRecorder()
            let code = await DrawingCommands.program(commands: [command]).run(
                [command.name] + words, console: recorder.console(), children: ChildTable())
            return (code, recorder.diagnostics)
        }
        let studio = await run(
            StudioCommand.command(ScenarioChoice(.firstlight)), ["--scenario", file.path])
        let recorder = ConsoleRecorder()
        let code = await DrawingCommands.run(
            ["snapshot", "--scenario", file.path, "--at", "0ms", "--into", folder.url.path],
            apps: .firstlight, console: recorder.console())
        #expect(studio.0 == code && code == 65)
        #expect(studio.1.contains("mine.json") && studio.1.contains("devise"))
    }

    @Test func `A frame tells its safe area, what changed, and the contrast of its texts`() async throws {
        let query = "app=urbannest&scenario=slow-backend&device=iphone14&scale=1"
        func frame(_ number: Int) async throws -> (safe: [Double], damage: [[Double]], share: Double) {
            let answer = await ask("api/frame?\(query)&frame=\(number)")
            let value = try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
            let cost = try #require(value["cost"] as? [String: Any])
            #expect(try #require(cost["milliseconds"] as? Double) >= 0)
            return (
                try #require(value["safeArea"] as? [Double]), try #require(cost["damage"] as? [[Double]]),
                try #require(cost["share"] as? Double)
            )
        }
        let first = try await frame(0)
        #expect(first.safe == [47, 0, 34, 0])
        #expect(first.damage == [[0, 0, 390, 844]] && first.share == 1)
        let account = await ask("api/launch?\(query)")
        let value = try #require(try JSONSerialization.jsonObject(with: account.body) as? [String: Any])
        let pictures = try #require(value["pictures"] as? [Int])
        let still = try #require(pictures.indices.first { pictures[$0] != $0 })
        let moving = try #require(pictures.indices.first { $0 > 0 && pictures[$0] == $0 })
        #expect(try await frame(still).damage == [])
        let moved = try await frame(moving)
        #expect(!moved.damage.isEmpty && moved.share > 0 && moved.share <= 1)

        let login = "app=urbannest&state=login"
        let words = await ask("api/contrast?\(login)")
        let texts = try #require(try JSONSerialization.jsonObject(with: words.body) as? [[String: Any]])
        #expect(!texts.isEmpty)
        for text in texts where text["verdict"] as? String != "unmeasured" {
            #expect((text["figure"] as? String)?.contains(" : 1, needs ") == true)
            let corner = try #require((text["frame"] as? [[Double]])?.first)
            #expect((0...390).contains(corner[0]) && (0...844).contains(corner[1]))
        }
    }

    @Test func `A preview is told with what it asks for`() throws {
        let app = AppDescriptor(
            id: "previews", name: "Previews",
            views: [
                AppView("small", device: "320x80", title: "Mine/Row.swift, 320 × 80 points") {
                    AnyView(EmptyView())
                },
                AppView("plain", device: nil, title: "Mine/Row.swift") { AnyView(EmptyView()) },
            ])
        let catalogue = try StudioCatalogue(
            AppCatalogue([app]), program: "mine", isReadOnly: true, goldens: nil, hasLive: false,
            isWatching: false)
        let states = try #require(catalogue.apps.first).states
        #expect(states.map(\.title) == ["Mine/Row.swift, 320 × 80 points", "Mine/Row.swift"])
        #expect(states.map(\.size) == [[320, 80], nil])
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

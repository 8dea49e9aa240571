// Licensed under the Apache License, Version 2.0.

import DevBackend
import Dispatch
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI
import Testing

@testable import FirstlightCommands
@testable import FirstlightStudio

/// What the studio's page is made of, and what it knows.
@Suite @MainActor struct StudioPageTests: StudioAsking {
    let studio = Studio.shown()

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
        #expect(!text.contains("src=") && !text.contains("rel=\"stylesheet\"") && !text.contains("preload\""))
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

    @Test func `The page and its modules come while the main actor draws`() {
        studio.prepare()
        for name in ["", "player.js", "studio.css"] {
            let there = DispatchSemaphore(value: 0)
            let path = URL(string: studio.address(port: Self.port))?.path(percentEncoded: false) ?? ""
            let request = LoopbackRequest(
                path: (path.hasSuffix("/") ? path : path + "/") + name,
                headers: ["host": "127.0.0.1:\(Self.port)"], port: Self.port)
            Task.detached { [studio] in
                if await studio.answer(request).status == 200 { there.signal() }
            }
            // This is the main actor, which does nothing else meanwhile.
            #expect(there.wait(timeout: .now() + 60) == .success, "\(name)")
        }
    }

    @Test func `The page has what was opened since it was made`() async throws {
        let opened = OpenedScenarios()
        let studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: true,
            opened: opened)
        #expect(!String(decoding: await ask("", of: studio).body, as: UTF8.self).contains("newly-opened"))
        var scenario = try #require(try AppCatalogue.firstlight.scenarios(of: "duggy").first)
        scenario.name = "newly-opened"
        // A name ends nothing of the page.
        opened.add(scenario, file: "</script><b>.json")
        let text = String(decoding: await ask("", of: studio).body, as: UTF8.self)
        #expect(text.contains("newly-opened") && text.contains("\\u003c/script>\\u003cb>.json"))
        #expect(text.components(separatedBy: "</script>").count == 3)
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

    /// A browser knows what a module needs only when it has it: one behind the other, that takes as many answers as they are deep.
    @Test func `A view asks for all of its modules at once`() throws {
        func text(_ module: String) -> String {
            String(decoding: StudioPage.file(module)?.body ?? Data(), as: UTF8.self)
        }
        func needed(by module: String) -> Set<String> {
            let own = text(module).matches(of: /\n(?:import|export) [^\n]*from '\.\/([a-z]+\.js)';/).map {
                String($0.1)
            }
            return own.reduce(into: [module]) { $0.formUnion(needed(by: $1)) }
        }
        let studio = text("studio.js")
        for view in ["player", "live", "review"] {
            let list = try #require(
                studio.components(separatedBy: " \(view): [").last?.split(separator: "]").first)
            let names = list.matches(of: /'([a-z]+\.js)'/).map { String($0.1) }
            #expect(Set(names) == needed(by: "\(view).js"), "\(view): \(names)")
            #expect(Set(names).count == names.count)
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

    @Test func `A preview of this program stands in the gallery as it asks to be shown`() async throws {
        let previews = try #require(
            try AppDescriptor.previews(of: ["FirstlightTests"], text: { try CairoTextShaper() }))
        let studio = Studio(
            ScenarioChoice(AppCatalogue([previews])), program: "mine", goldens: nil, isReadOnly: true)
        let asked = await ask("api/catalogue", of: studio)
        let value = try #require(try JSONSerialization.jsonObject(with: asked.body) as? [String: Any])
        let app = try #require((value["apps"] as? [[String: Any]])?.first)
        #expect(app["id"] as? String == "previews" && app["hasLaunch"] as? Bool == false)
        let states = try #require(app["states"] as? [[String: Any]])
        let file = "FirstlightTests/StudioPageTests.swift"
        #expect(
            states.map { $0["name"] as? String } == [
                "StudioPageTests strip", "StudioPageTests count 3", "StudioPageTests count 12",
            ])
        #expect(
            states.map { $0["title"] as? String } == [
                "\(file), 160 × 60 points", "\(file), argument “3”", "\(file), argument “12”",
            ])
        #expect(states.map { $0["size"] as? [Double] } == [[160, 60], nil, nil])
        let picture = await ask("frame.png?app=previews&state=StudioPageTests+strip&scale=1", of: studio)
        #expect((picture.status, picture.contentType) == (200, "image/png"))
        let image = try PixelImage(pngData: picture.body)
        #expect((image.width, image.height) == (160, 60))
        let counts = ["3", "12"].map { "frame.png?app=previews&state=StudioPageTests+count+\($0)&scale=1" }
        let drawn = (await ask(counts[0], of: studio).body, await ask(counts[1], of: studio).body)
        #expect(!drawn.0.isEmpty && drawn.0 != drawn.1)
    }
}

#Preview("strip", traits: .fixedLayout(width: 160, height: 60)) { Text(verbatim: "1") }
#Preview("count", arguments: [3, 12]) { Text(verbatim: "\($0)") }

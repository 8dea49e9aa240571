// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightSimulation
import Foundation
import LaunchKit
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
}

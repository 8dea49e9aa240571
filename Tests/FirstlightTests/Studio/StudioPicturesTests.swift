// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands
@testable import FirstlightStudio

/// The pictures of the studio, and what is measured in them.
@Suite @MainActor struct StudioPicturesTests: StudioAsking {
    let studio = Studio.shown()

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

    @Test func `A further process begins with the studio, and has drawn before it is needed`() async throws {
        let helper = OtherProgram(try LiveProgram.file())
        let broken = OtherProgram(URL(fileURLWithPath: "/bin/false"))
        let studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: true,
            helpers: [broken, helper])
        await studio.begin()
        #expect(helper.isReady && helper.answered == 1 && helper.requests == 0)
        #expect(!broken.isReady && broken.hasFailed)
        await studio.stop()
    }

    @Test func `The end of the studio waits for a program from before that still starts`() async throws {
        let folder = try WorkFolder("studio")
        defer { folder.remove() }
        let (program, note) = (folder.url.appending(path: "slow"), folder.url.appending(path: "note"))
        // It tells where its output goes, and no address. While the shell waits for a command, 1 is the command's.
        let script = "#!/bin/sh\nexec 3>&1\nreadlink /proc/$$/fd/3 > '\(note.path)'\nexec sleep 600\n"
        try Data(script.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: true,
            before: OtherProgram(program))
        let waiting = Task {
            await ask("frame.png?app=fonsters&state=loading&program=before", of: studio).status
        }
        var log = ""
        while !log.hasSuffix("\n") {
            await Task.yield()
            log = (try? String(contentsOf: note, encoding: .utf8)) ?? ""
        }
        let place = URL(fileURLWithPath: String(log.dropLast())).deletingLastPathComponent()
        #expect(FileManager.default.fileExists(atPath: place.path))
        await studio.stop()
        #expect(!FileManager.default.fileExists(atPath: place.path))
        #expect(await waiting.value == 400)
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
        func file(_ milliseconds: Int) -> URL {
            folder.url.appending(
                path: "urbannest-slow-backend-\(milliseconds)ms-iphonese-dark-large-ltr.png")
        }
        for milliseconds in [0, 133, 250] {
            let answer = await ask("frame.png?\(query)&ms=\(milliseconds)")
            #expect(answer.contentType == "image/png")
            #expect(try answer.body == Data(contentsOf: file(milliseconds)), "\(milliseconds) ms")
        }
        // The recorded launch shows the same at its frames.
        let account = await ask("api/launch?\(query)")
        #expect(account.status == 200)
        let picture = try Data(contentsOf: file(250))
        #expect(await ask("frame.png?\(query)&frame=15").body == picture)
        #expect(await ask("frame.png?\(query)&ms=250").body == picture)
        let value = try JSONSerialization.jsonObject(with: account.body) as? [String: Any]
        #expect(value?["fps"] as? Int == 60)
        #expect((value?["motion"] as? [Any])?.isEmpty == false)
        #expect(
            (value?["command"] as? String)?.hasPrefix("firstlight snapshot urbannest --scenario=") == true)
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
}

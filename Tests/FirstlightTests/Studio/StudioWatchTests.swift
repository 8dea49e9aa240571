// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands
@testable import FirstlightStudio

/// A program that is built again when its sources change.
@Suite @MainActor struct StudioWatchTests {
    @Test
    func
        `A saved source is built, an error is told with its place, and a new program takes the old one's place`()
        async throws
    {
        let folder = try WorkFolder("watch")
        defer { folder.remove() }
        let (source, program) = (
            folder.url.appending(path: "Sources/App/a.swift"), folder.url.appending(path: "debug/app")
        )
        for file in [source, program] {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        try Data("1".utf8).write(to: source)
        try Data("old".utf8).write(to: program)
        try Data().write(to: folder.url.appending(path: "Package.swift"))
        let build = """
            if grep -q good Sources/App/a.swift; then echo new > debug/app; \
            else echo "$PWD/Sources/App/a.swift:3:5: error: cannot find 'x' in scope"; exit 1; fi
            """
        // It is found from a folder within the package, too.
        let watch = try StudioWatch(
            from: source.deletingLastPathComponent(), program: program, command: build)
        let run = watch.status.run
        async let isRebuilt = watch.untilRebuilt()
        func told(_ kind: StudioWatch.Status.Kind) async -> StudioWatch.Status {
            var status = watch.status
            while status.kind != kind { status = await watch.answer(after: status.number, of: run) }
            return status
        }
        // A page of another process is told at once.
        #expect(await watch.answer(after: 0, of: "another").run == run)
        try Data("bad source".utf8).write(to: source)
        let failed = await told(.failed)
        #expect(
            failed.errors == [
                BuildError(
                    file: "Sources/App/a.swift", line: 3, column: 5, message: "cannot find 'x' in scope")
            ])
        try Data("a good source".utf8).write(to: source)
        #expect(await isRebuilt)
        #expect(
            watch.status.kind == .ready && watch.status.errors.isEmpty && watch.status.milliseconds != nil)
        #expect(try String(contentsOf: program, encoding: .utf8) == "new\n")
    }

    @Test func `Resources that are no part of the program, and the scenario that is open, begin it anew`()
        async throws
    {
        let folder = try WorkFolder("watch")
        defer { folder.remove() }
        func write(_ path: String, _ text: String) throws {
            let file = folder.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        for path in [
            "p/Package.swift", "p/Sources/A/Texts.xcstrings", "p/Sources/A/a.swift", "p/Kept/a.json",
        ] {
            try write(path, "1")
        }
        for path in ["debug/app", "debug/p_A.resources/Texts.xcstrings", "mine.json"] { try write(path, "1") }
        func watch(_ build: String = "true") throws -> StudioWatch {
            try StudioWatch(
                from: folder.url.appending(path: "p"), program: folder.url.appending(path: "debug/app"),
                command: build, files: [folder.url.appending(path: "mine.json")],
                besides: [folder.url.appending(path: "p/Kept")]
            ) {
                let text = try String(contentsOf: folder.url.appending(path: "mine.json"), encoding: .utf8)
                if text == "damaged" { throw CommandError("mine.json: it is damaged", code: .badData) }
            }
        }
        // Each is another file than the program's own; nothing was built but for the first.
        for path in ["p/Sources/A/Texts.xcstrings", "debug/p_A.resources/Texts.xcstrings", "mine.json"] {
            let watch = try watch()
            async let isRebuilt = watch.untilRebuilt()
            try write(path, "changed")
            #expect(await isRebuilt, "\(path)")
            #expect((watch.status.milliseconds != nil) == path.hasPrefix("p/"), "\(path)")
        }
        // A damaged file is told in the page that is open, and a whole one takes its place.
        let last = try watch()
        async let isRebuilt = last.untilRebuilt()
        try write("mine.json", "damaged")
        var status = last.status
        while status.kind != .failed { status = await last.answer(after: status.number, of: status.run) }
        #expect(status.errors == [BuildError(message: "mine.json: it is damaged")])
        try write("mine.json", "whole")
        #expect(await isRebuilt)
        // What the studio itself has written is no change.
        let stamp = FileStamp(
            of: folder.url.appending(path: "p"), folder.url.appending(path: "debug/app"), [],
            besides: [folder.url.appending(path: "p/Kept").standardizedFileURL.path])
        try write("p/Kept/b.json", "2")
        #expect(
            stamp
                == FileStamp(
                    of: folder.url.appending(path: "p"), folder.url.appending(path: "debug/app"), [],
                    besides: [folder.url.appending(path: "p/Kept").standardizedFileURL.path]))
    }

    @Test func `The next program plays what the player showed, before its page is there again`() async throws
    {
        let asking = Asking(studio: Studio.shown())
        #expect(asking.studio.shown == ["-", "-"])
        // The words go on one behind the other, and what names no launch is none of them.
        for asked in ["api/launch?", "api/launch?app=nobody", "frame.png?", "frame.png?app=nobody&frame=7"] {
            #expect(await asking.ask(asked).status == 400, "\(asked)")
        }
        #expect(asking.studio.shown == ["-", "-"])
        let query = "app=fonsters&state=loading&device=iphonese"
        #expect(await asking.ask("api/launch?\(query)&scale=1").status == 200)
        // What moves is drawn smaller, and is not what rests.
        for picture in ["frame=6&scale=1", "frame=7", "frame=8&scale=1", "ms=300"] {
            #expect(await asking.ask("frame.png?\(query)&\(picture)").status == 200)
        }
        #expect(asking.studio.shown == ["\(query)&scale=1", "\(query)&frame=7"])
        let next = Asking(studio: Studio.shown())
        await next.studio.resume(asking.studio.shown)
        #expect(next.studio.launches == 2)
        let picture = await next.ask("frame.png?\(query)&frame=7").body
        #expect(await asking.ask("frame.png?\(query)&frame=7").body == picture)
        #expect(next.studio.launches == 2)
        // What is not there any more is left out.
        await next.studio.resume(["app=nobody", "app=fonsters&state=gone&frame=1", "-"])
        #expect(next.studio.launches == 2)
    }

    private struct Asking: StudioAsking { let studio: Studio }

    @Test func `What a build prints is told by places, each once, or by its last words`() {
        let place = "/p/Sources/a.swift:12:3: error: expected '}'"
        #expect(
            BuildError.all(
                in: "[1/3] Compiling\n\(place)\n\(place)\n   |  `- error: expected '}'\n", root: "/p")
                == [BuildError(file: "Sources/a.swift", line: 12, column: 3, message: "expected '}'")])
        #expect(
            BuildError.all(in: "x\nerror: no such module\n", root: "/p") == [
                BuildError(message: "error: no such module")
            ])
        #expect(BuildError.all(in: "one\nKilled\n", root: "/p") == [BuildError(message: "one\nKilled")])
        #expect(BuildError.all(in: "", root: "/p").count == 1)
    }

    @Test func `Without a package, or a build of it, it says what to do`() throws {
        let folder = try WorkFolder("watch")
        defer { folder.remove() }
        let program = URL(fileURLWithPath: "/usr/bin/app")
        let nothing = #expect(throws: CommandError.self) {
            try StudioWatch(from: folder.url, program: program, command: nil)
        }
        #expect(nothing?.message.contains("There is no Package.swift") == true)
        try Data().write(to: folder.url.appending(path: "Package.swift"))
        let unknown = #expect(throws: CommandError.self) {
            try StudioWatch(from: folder.url, program: program, command: nil)
        }
        #expect(unknown?.hint?.contains("--build") == true)
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import Testing

@testable import FirstlightCommands

/// A cache gives back what was put into it, or nothing.
@Suite struct ContentCacheTests {
    let folder = ShardFolder()
    let cache: ContentCache
    let content = Data("a picture".utf8)

    init() throws {
        cache = try ContentCache(folder.path("cache"), build: "build 1")
    }

    @Test func whatWasKeptIsThereForEveryProcess() throws {
        let key = cache.key(["picture", "login"])
        #expect(cache.content(key) == nil)
        cache.keep(content, for: key)
        #expect(cache.content(key) == content)
        let other = try ContentCache(folder.path("cache"), build: "build 1")
        #expect(other.content(other.key(["picture", "login"])) == content)
        #expect(cache.use == ContentCache.Use(found: 1, missed: 1, damaged: 0, problem: nil))
    }

    @Test func anotherBuildOfTheProgramOrAnotherInputFindsNothing() throws {
        cache.keep(content, for: cache.key(["picture", "login"]))
        let other = try ContentCache(folder.path("cache"), build: "build 2")
        #expect(other.content(other.key(["picture", "login"])) == nil)
        for parts in [["picture", "home"], ["picturelogin"], ["picture", "login", ""], ["audit", "login"]] {
            #expect(cache.content(cache.key(parts)) == nil)
        }
        #expect(cache.use.damaged == 0)
    }

    @Test(arguments: [0, 1, 20, 150, 152])
    func anEntryThatIsTornCountsAsNotThereAndIsReplaced(length: Int) throws {
        let key = cache.key(["picture"])
        cache.keep(content, for: key)
        let whole = try Data(contentsOf: cache.file(key))
        #expect(whole.count > 152)
        try whole.prefix(length).write(to: cache.file(key))
        #expect(cache.content(key) == nil)
        #expect(cache.use.damaged == 1)
        cache.keep(content, for: key)
        #expect(cache.content(key) == content)
    }

    @Test func oneFlippedBitIsFoundOutWhereverItIs() throws {
        let key = cache.key(["picture"])
        cache.keep(content, for: key)
        let whole = try Data(contentsOf: cache.file(key))
        for place in whole.indices {
            var wrong = whole
            wrong[place] ^= 4
            try wrong.write(to: cache.file(key))
            #expect(cache.content(key) == nil, "byte \(place)")
        }
    }

    @Test func anEntryOfAnotherResultIsFoundOut() throws {
        let (one, other) = (cache.key(["login"]), cache.key(["home"]))
        cache.keep(content, for: one)
        cache.keep(Data("another picture".utf8), for: other)
        #expect(cache.content(one) == content)
        try FileManager.default.removeItem(at: cache.file(one))
        try FileManager.default.copyItem(at: cache.file(other), to: cache.file(one))
        #expect(cache.content(one) == nil)
        #expect(cache.content(other) == Data("another picture".utf8))
    }

    @Test func severalThatWriteTheSameEntriesAtOnceNeverReadHalfOfOne() async throws {
        let path = folder.path("cache")
        let large = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
        let damaged = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let own = try ContentCache(path, build: "build 1")
                    for number in 0..<40 {
                        let key = own.key(["\(number % 4)"])
                        if let found = own.content(key) { #expect(found == large) }
                        own.keep(large, for: key)
                    }
                    #expect(own.use.problem == nil)
                    return own.use.damaged
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(damaged == 0)
        let left = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.contains("part") }
        #expect(left == [])
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        try folder.write("", "file")
        let error = try #require(throws: CommandError.self) {
            try ContentCache(folder.path("file/cache"), build: "")
        }
        #expect(error.code == .cannotCreate && error.message.contains("file/cache"))
    }

    @Test func thatThereIsNoRoomForAnEntryIsToldWhenTheWorkIsDone() throws {
        let key = cache.key(["picture"])
        #expect(throws: Never.self) { try cache.check() }
        try FileManager.default.removeItem(atPath: folder.path("cache"))
        try folder.write("", "cache")
        cache.keep(content, for: key)
        #expect(cache.content(key) == nil)
        let error = try #require(throws: CommandError.self) { try cache.check() }
        #expect(error.code == .inputOutput)
        #expect(error.message.hasPrefix("The cache '\(folder.path("cache"))' could not keep the results: "))
    }

    /// A folder that cannot be made is as one for which the disk has no room.
    @Test @MainActor func aCommandWhoseCacheIsFullDrawsEverythingAndFails() async throws {
        for number in 0..<256 { try folder.write("", "cache/" + String(format: "%02x", number)) }
        let recorder = ConsoleRecorder()
        let words = [
            "snapshot", "laten", "--state", "signin", "--matrix", "--shard", "1/36", "--into",
            folder.path("into"), "--cache", folder.path("cache"),
        ]
        let code = await DrawingCommands.run(words, apps: .firstlight, console: recorder.console(width: 200))
        #expect(code == 74)
        #expect(
            recorder.diagnostics.contains(
                "The cache '\(folder.path("cache"))' could not keep the results: "),
            "\(recorder.diagnostics)")
        #expect(recorder.diagnostics.contains("The results are whole."))
        let made = try FileManager.default.contentsOfDirectory(atPath: folder.path("into"))
        #expect(made.filter { $0.hasSuffix(".png") }.count == 2 && made.contains("snapshot-1-of-36.json"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("cache")).count == 256)
    }
}

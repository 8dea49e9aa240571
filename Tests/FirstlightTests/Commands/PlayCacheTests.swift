// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchStore
import Testing

/// What `firstlight play` says of the file that it is given as the app's cache.
@Suite struct PlayCacheTests {
    private let temporary = TestFolder()
    var folder: URL { temporary.url }

    /// Plays a launch; returns the exit code and what it printed to its standard error.
    func play(
        cache: URL, _ scenario: String = "fonsters/first-night"
    ) async throws -> (code: Int32, diagnostics: String) {
        let words = [try LiveProgram.file().path, "play", "--scenario", scenario, "--cache", cache.path]
        let played = try await BuiltProgram.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", "exec \"$0\" \"$@\" 2>&1 >/dev/null"] + words)
        return (played.code, played.output)
    }

    @Test func somebodysFileIsRefusedByItsNameAndLeftAsItIs() async throws {
        let photos = folder.appendingPathComponent("photos.db")
        let bytes = Data("SQLite format 3\0".utf8) + Data(repeating: 7, count: 8176)
        try bytes.write(to: photos)
        // An app with accounts has a vault beside its cache.
        let played = try await play(cache: photos, "urbannest/returning-signed-in")
        #expect(played.code == 74)
        #expect(
            played.diagnostics.contains(
                "The cache cannot be used: \(photos.path) is not a store of this program but a database of another "
                    + "program. It was left as it is. Choose another path for the store, or move it away."),
            "\(played.diagnostics)")
        #expect(try Data(contentsOf: photos) == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["photos.db"])
    }

    @Test func aDeviceIsNoCacheAndNothingIsPutBesideIt() async throws {
        let pipe = folder.appendingPathComponent("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let played = try await play(cache: pipe, "urbannest/returning-signed-in")
        #expect(played.code == 74, "\(played.diagnostics)")
        #expect(played.diagnostics.contains("neither a file nor a folder"), "\(played.diagnostics)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pipe"])
    }

    @Test func aDamagedCacheIsToldOnTheStandardErrorAndTheLaunchGoesOn() async throws {
        let file = folder.appendingPathComponent("cache.sqlite")
        do {
            let store = try LaunchStore(at: file) { _ in }
            try await store.setFlag(true, for: "kept")
            try await store.checkpoint()
        }
        var bytes = try Data(contentsOf: file)
        bytes[18] = 47
        try bytes.write(to: file)
        let played = try await play(cache: file)
        #expect(played.code == 0)
        #expect(
            played.diagnostics.contains(
                "firstlight: warning: launch store: \(file.path) was damaged (byte 18 of its header is 47); the "
                    + "damaged file is kept as \(file.path).corrupt-1. Nothing of its 1 record was lost."),
            "\(played.diagnostics)")
    }
}

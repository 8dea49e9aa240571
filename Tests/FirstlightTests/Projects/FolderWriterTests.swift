// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

@testable import FirstlightCommands

/// Files that change one by one: stopped before any step, each file is whole, and a second run ends as an undisturbed one does.
@Suite struct FolderWriterTests {
    /// The end of a process, without anything that a process would still do.
    private struct Stop: Error {}

    /// A project with a folder that is a link, to another disk if the machine has one.
    private final class Sample {
        let project: ProjectFolder
        private let elsewhere: URL

        /// What two generations have for the folder. "keys.plist" is a file that keeps what others wrote once it is there.
        static let first = [
            "a.txt": "old a", "deep/down/gone.txt": "old", "link/c.txt": "old c", "keys.plist": "old keys",
            "Main.swift": "// ours",
        ]
        static let second = [
            "a.txt": "new a", "link/c.txt": "new c", "link/in/d.txt": "new d", "fresh/e.txt": "new e",
            "keys.plist": "new keys", "more.plist": "more keys", "Main.swift": "// ours",
        ]

        /// A folder that the first generation and somebody else wrote to.
        init() throws {
            project = ProjectFolder()
            let memory = "/dev/shm"
            let base = access(memory, W_OK) == 0 ? memory : project.around.path
            elsewhere = URL(fileURLWithPath: base).appendingPathComponent("folder-\(UUID().uuidString)")
            for folder in [elsewhere, project.url] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            try FileManager.default.createSymbolicLink(
                at: project.url.appendingPathComponent("link"), withDestinationURL: elsewhere)
            try generate(Self.first)
            try project.write("mine", to: "notes/kept.txt")
        }

        deinit { try? FileManager.default.removeItem(at: elsewhere) }

        /// Writes as `generate` does, and tells of each step before it.
        func generate(_ texts: [String: String], step: @escaping (String) throws -> Void = { _ in }) throws {
            var made = AppGeneration.Made(files: FileSet(), sides: [.apple, .android, .web])
            for (path, text) in texts {
                try made.files.add(Array(text.utf8), at: path)
                if path.hasSuffix(".plist"), project.isThere(path) { made.patched.insert(path) }
            }
            let plan = try ProjectPlan(made, of: "app", by: "program", in: project.url)
            try FolderWriter(folder: project.url, step: step).write(plan)
        }

        /// Generates until the nth step; false when all was written.
        func isStopped(before number: Int, _ texts: [String: String] = second) throws -> Bool {
            var count = 0
            do {
                try generate(texts) { _ in
                    if count == number { throw Stop() }
                    count += 1
                }
                return false
            } catch is Stop { return true }
        }

        /// Generates until a step of these words.
        func stop(before words: String) throws {
            #expect(throws: Stop.self) { try generate(Self.second) { if $0 == words { throw Stop() } } }
        }

        /// Every file as text, and every folder, but for what waits aside.
        func texts() throws -> [String: String] {
            var texts: [String: String] = [:]
            for (root, prefix) in [(project.url, ""), (elsewhere, "link/")] {
                for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
                where !path.hasPrefix(FolderWriter.aside) {
                    let file = root.appendingPathComponent(path)
                    let values = try file.resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey])
                    if values.isRegularFile == true {
                        texts[prefix + path] = try String(contentsOf: file, encoding: .utf8)
                    } else if values.isDirectory == true {
                        texts[prefix + path + "/"] = ""
                    }
                }
            }
            return texts
        }
    }

    @Test func `Stopped before any step, each file is whole, and a second run ends as an undisturbed one`()
        throws
    {
        let undisturbed = try Sample()
        let old = try undisturbed.texts()
        #expect(try !undisturbed.isStopped(before: .max))
        let new = try undisturbed.texts()
        #expect(new["a.txt"] == "new a" && new["deep/"] == nil && new["notes/kept.txt"] == "mine")
        var step = 0
        while true {
            let sample = try Sample()
            guard try sample.isStopped(before: step) else { break }
            var between = try sample.texts()
            // The record is one of three.
            between[ProjectRecord.name] = nil
            for (path, text) in between where !path.hasSuffix("/") {
                #expect(text == old[path] || text == new[path], "\(path) before step \(step)")
            }
            try sample.generate(Sample.second)
            #expect(try sample.texts() == new, "stopped before step \(step)")
            #expect(!sample.project.isThere(FolderWriter.aside), "stopped before step \(step)")
            step += 1
        }
        // The folder aside; six files, the interim and the final record are written aside; the interim record is placed, six
        // files are, one goes, the final record is placed; the folder aside goes.
        #expect(step == 19)
    }

    @Test func `The second run may be stopped, too, and who changes their mind is understood`() throws {
        let once = try Sample()
        let old = try once.texts()
        try once.generate(Sample.second)
        let new = try once.texts()
        // Three files are in place by then, which the second run neither writes aside nor places.
        for step in 0..<13 {
            let twice = try Sample()
            try twice.stop(before: "place a.txt")
            #expect(try twice.isStopped(before: step))
            try twice.generate(Sample.second)
            #expect(try twice.texts() == new, "before step \(step)")
        }
        for step in 0..<19 {
            let back = try Sample()
            #expect(try back.isStopped(before: step))
            try back.generate(Sample.first)
            #expect(try back.texts() == old, "before step \(step)")
        }
    }

    @Test func `What somebody wrote meanwhile is not written over`() throws {
        let sample = try Sample()
        try sample.stop(before: "place a.txt")
        try sample.project.write("mine", to: "link/c.txt")
        let error = #expect(throws: CommandError.self) { try sample.generate(Sample.second) }
        #expect(
            error?.message == "'link/c.txt' in '\(sample.project.url.path)' is not as it was generated.")
        #expect(try sample.project.text("link/c.txt") == "mine")
    }

    @Test func `Who writes at the moment is waited for`() throws {
        let sample = try Sample()
        var told: CommandError?
        try sample.generate(Sample.second) { step in
            guard step == "place a.txt" else { return }
            do { try FolderWriter(folder: sample.project.url).removeLeftovers() } catch let error
                as CommandError
            {
                told = error
            }
        }
        #expect(told?.message == "Another process is writing to '\(sample.project.url.path)'.")
        #expect(try sample.project.text("a.txt") == "new a")
    }

    @Test func `Nobody waits for a process that was started meanwhile and has a copy of the lock`() throws {
        let sample = try Sample()
        var copies: [Int32] = []
        defer { copies.forEach { close($0) } }
        try sample.generate(Sample.second) { step in
            guard step == "place a.txt" else { return }
            // As a new process has it, until it runs a program of its own.
            var (folder, open) = (stat(), stat())
            try #require(stat(sample.project.url.path, &folder) == 0)
            let locks = (3..<1024 as Range<Int32>).filter {
                fstat($0, &open) == 0 && open.st_ino == folder.st_ino && open.st_dev == folder.st_dev
            }
            copies = locks.map { dup($0) }
        }
        #expect(copies.count == 1 && !copies.contains(-1))
        try sample.generate(Sample.first)
        #expect(try sample.project.text("a.txt") == "old a")
    }

    @Test func `A file that cannot be written leaves the old files, and is named`() throws {
        let sample = try Sample()
        let old = try sample.texts()
        // What is in the way is found while the new content waits aside, which goes again.
        let error = #expect(throws: CommandError.self) {
            try sample.generate(Sample.second) { step in
                guard step == "write fresh/e.txt aside" else { return }
                let aside = sample.project.url.appendingPathComponent(FolderWriter.aside)
                try FileManager.default.removeItem(at: aside)
            }
        }
        #expect(
            error?.message.contains("'\(sample.project.url.path)/fresh/e.txt'") == true, "\(error as Any)")
        #expect(try sample.texts() == old)
        #expect(!sample.project.isThere(FolderWriter.aside))
    }

    @Test
    func `Lint tells of an interrupted generation, a look says what is left, and the next one mends it`()
        async throws
    {
        let project = ProjectFolder()
        try await project.generate("duggy")
        let whole = try project.contents()
        // An interrupted generation has placed its record and not yet its files.
        let plist = try project.text("Duggy/Info.plist")
        let record = try project.text(ProjectRecord.name)
        try project.write("<plist/>", to: "Duggy/Info.plist")
        let hash = ContentHash(Array("<plist/>".utf8)).description
        let now = ContentHash(Array(plist.utf8)).description
        try project.write(
            record.replacing(now, with: hash).replacing(
                "\"files\"", with: "\"writing\" : {\"Duggy/Info.plist\" : \"\(now)\"},\n  \"files\""),
            to: ProjectRecord.name)
        try project.write("new", to: "\(FolderWriter.aside)/0")
        let before = try project.contents()
        for option in ["--dry-run", "--diff"] {
            let look = try await project.generate("duggy", option)
            #expect(look.code == 0 && look.output.contains("Duggy/Info.plist"), "\(look.errors)")
            #expect(try project.contents() == before)
        }
        let lint = try await ShellRun(#""$0" "$@""#, "firstlight", ["lint", project.around.path])
        #expect(
            lint.errors.contains("was interrupted, so that some of its files are new and others old."),
            "\(lint.errors)")
        #expect(try await project.generate("duggy").code == 0)
        #expect(try project.contents() == whole)
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import Testing

/// Files that change one by one: stopped before any step, the next one who comes finishes it or has nothing to finish.
@Suite struct TurnWriterTests {
    /// The end of a process, without anything that a process would still do.
    private struct Stop: Error {}

    /// A folder with files, one of them behind a link to another disk if the machine has one.
    private struct Sample {
        let project: ProjectFolder
        let elsewhere: URL

        static let old = [
            "a.txt": "old a", "deep/down/gone.txt": "old", "b/kept.txt": "ours", "link/c.txt": "old c",
        ]
        static let new = [
            "a.txt": "new a", "b/kept.txt": "ours", "link/c.txt": "new c", "link/in/d.txt": "new d",
            "fresh/e.txt": "new e",
        ]
        static let edits: [String: [UInt8]?] = [
            "a.txt": Array("new a".utf8), "deep/down/gone.txt": nil as [UInt8]?,
            "link/c.txt": Array("new c".utf8),
            "link/in/d.txt": Array("new d".utf8), "fresh/e.txt": Array("new e".utf8),
        ]

        init() throws {
            project = try ProjectFolder()
            let memory = "/dev/shm"
            let base = access(memory, W_OK) == 0 ? memory : project.around.path
            elsewhere = URL(fileURLWithPath: base).appendingPathComponent("turns-\(UUID().uuidString)")
            for folder in [elsewhere, project.url] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            try FileManager.default.createSymbolicLink(
                at: project.url.appendingPathComponent("link"), withDestinationURL: elsewhere)
            for (path, text) in Self.old { try project.write(text, to: path) }
        }

        func remove() { try? FileManager.default.removeItem(at: elsewhere) }

        /// Every file as text, but for what waits aside.
        func texts() throws -> [String: String] {
            var texts: [String: String] = [:]
            for (root, prefix) in [(project.url, ""), (elsewhere, "link/")] {
                for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
                where !path.contains(".firstlight-pending") {
                    let file = root.appendingPathComponent(path)
                    guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
                    else {
                        continue
                    }
                    texts[prefix + path] = try String(contentsOf: file, encoding: .utf8)
                }
            }
            return texts
        }

        /// The names of all that waits aside.
        func asides() throws -> [String] {
            try [project.url, elsewhere].flatMap {
                try FileManager.default.subpathsOfDirectory(atPath: $0.path)
            }.filter { $0.contains(".firstlight-pending") }
        }

        /// Writes until a step whose words begin so, or the nth; false when all was written.
        func isStopped(_ words: String = "", before number: Int = 0) throws -> Bool {
            var count = 0
            do {
                try TurnWriter(folder: project.url) { step in
                    if !words.isEmpty ? step.hasPrefix(words) : count == number { throw Stop() }
                    count += 1
                }.write(Self.edits)
                return false
            } catch is Stop { return true }
        }

        func recover(isForced: Bool = false) throws -> TurnWriter.Recovery? {
            try TurnWriter(folder: project.url).recover(isForced: isForced)
        }
    }

    @Test func `Stopped before any step, each file is whole, and the next one finishes`() throws {
        var (step, outcomes) = (0, [String]())
        while true {
            let sample = try Sample()
            defer { sample.remove() }
            guard try sample.isStopped(before: step) else {
                #expect(try sample.texts() == Sample.new)
                #expect(try sample.asides() == [])
                break
            }
            for (path, text) in try sample.texts() {
                #expect(text == Sample.old[path] || text == Sample.new[path], "\(path) before step \(step)")
            }
            let recovery = try sample.recover()
            let after = try sample.texts()
            #expect(after == Sample.old || after == Sample.new, "before step \(step): \(after)")
            #expect(try sample.asides() == [], "before step \(step)")
            #expect(!sample.project.isThere("deep") || after == Sample.old)
            outcomes.append(
                "\(recovery.map { "\($0)" } ?? "nothing"), \(after == Sample.new ? "new" : "old")")
            #expect(try !sample.isStopped("never"))
            #expect(try sample.texts() == Sample.new)
            step += 1
        }
        // The folder, the draft, four files aside, the journal's name; then five files, two folders that have become
        // empty, the journal and the folder.
        #expect(
            outcomes == ["nothing, old"] + Array(repeating: "undone, old", count: 6)
                + (0...4).map { "finished(\(5 - $0)), new" } + Array(repeating: "finished(0), new", count: 3)
                + ["undone, new"])
    }

    @Test(arguments: ["changed link/c.txt", "removed deep/down/gone.txt"])
    func `The next one may be stopped, too`(words: String) throws {
        let sample = try Sample()
        defer { sample.remove() }
        #expect(try sample.isStopped("added link/in/d.txt"))
        #expect(throws: Stop.self) {
            try TurnWriter(folder: sample.project.url) { if $0.hasPrefix(words) { throw Stop() } }.recover()
        }
        _ = try sample.recover()
        #expect(try sample.texts() == Sample.new)
    }

    /// The file in which the new content of another waits.
    private func aside(of path: String, in sample: Sample) throws -> URL {
        let journal = try sample.project.text(".firstlight-pending/journal.json")
        struct Journal: Decodable {
            struct Entry: Decodable { let path: String, aside: String? }
            let entries: [Entry]
        }
        let entries = try JSONDecoder().decode(Journal.self, from: Data(journal.utf8)).entries
        let name = try #require(entries.first { $0.path == path }?.aside)
        return sample.project.url.appendingPathComponent(name)
    }

    @Test func `Torn content undoes what had not begun, and is told when it had`() throws {
        let first = try Sample()
        defer { first.remove() }
        #expect(try first.isStopped("added"))
        try Data("ne".utf8).write(to: try aside(of: "a.txt", in: first))
        #expect(try first.recover() == .undone)
        #expect(try first.texts() == Sample.old)
        let second = try Sample()
        defer { second.remove() }
        #expect(try second.isStopped("changed a.txt"))
        try FileManager.default.removeItem(at: try aside(of: "a.txt", in: second))
        let before = try second.texts()
        let error = #expect(throws: CommandError.self) { try second.recover() }
        #expect(
            error?.message.hasSuffix(
                "was interrupted after 2 of 5 files, and 'a.txt' cannot be put in place: its new content is missing or "
                    + "damaged.") == true)
        #expect(error?.hint == "Generate with --force to have all files made anew.")
        #expect(try second.texts() == before)
        #expect(try second.recover(isForced: true) == .undone)
        #expect(try second.asides() == [])
        #expect(try !second.isStopped("never"))
        #expect(try second.texts() == Sample.new)
    }

    @Test func `What somebody wrote meanwhile is not written over`() throws {
        let sample = try Sample()
        defer { sample.remove() }
        #expect(try sample.isStopped("changed a.txt"))
        try sample.project.write("mine", to: "link/c.txt")
        let error = #expect(throws: CommandError.self) { try sample.recover() }
        #expect(
            error?.message.contains("'link/c.txt' cannot be put in place: somebody has changed it since")
                == true)
        #expect(try sample.project.text("link/c.txt") == "mine")
    }

    @Test func `A journal that came from elsewhere is not followed`() throws {
        let sample = try Sample()
        defer { sample.remove() }
        #expect(try sample.isStopped("changed a.txt"))
        let copy = try ProjectFolder()
        try FileManager.default.copyItem(at: sample.project.url, to: copy.url)
        let error = #expect(throws: CommandError.self) { try TurnWriter(folder: copy.url).recover() }
        #expect(error?.message.contains("is damaged or was copied from elsewhere") == true)
        #expect(try copy.text("a.txt") == "old a")
        // Nor one whose paths lead out of the folder.
        let journal = ".firstlight-pending/journal.json"
        let text = try sample.project.text(journal).replacing("\"a.txt\"", with: "\"../a.txt\"")
        try sample.project.write(text, to: journal)
        #expect(throws: CommandError.self) { try sample.recover() }
    }

    @Test func `Who writes at the moment is waited for`() throws {
        let sample = try Sample()
        defer { sample.remove() }
        var told: CommandError?
        try TurnWriter(folder: sample.project.url) { step in
            guard step == "changed a.txt" else { return }
            do { _ = try sample.recover() } catch let error as CommandError { told = error }
        }.write(Sample.edits)
        #expect(told?.message == "Another process is writing to '\(sample.project.url.path)'.")
        #expect(try sample.texts() == Sample.new)
    }

    @Test(arguments: ["generate", "lint"])
    func `The program tells of an interrupted generation and finishes it`(command: String) async throws {
        let project = try ProjectFolder()
        try await project.generate("duggy")
        let whole = try project.contents()
        let plist = try project.text("Duggy/Info.plist")
        // An earlier version's file, which the interrupted generation was about to bring to the present one.
        try project.write("<plist/>", to: "Duggy/Info.plist")
        #expect(throws: Stop.self) {
            try TurnWriter(folder: project.url) { if $0 == "changed Duggy/Info.plist" { throw Stop() } }
                .write(["Duggy/Info.plist": Array(plist.utf8)])
        }
        let before = try project.contents()
        for option in ["--dry-run", "--diff"] {
            let look = try await project.generate("duggy", option)
            #expect(
                look.code == 0 && look.output.contains("An earlier generation was interrupted."),
                "\(look.errors)")
            #expect(look.output.contains("Duggy/Info.plist"))
            #expect(try project.contents() == before)
        }
        let run =
            command == "lint"
            ? try await ShellRun(#""$0" "$@""#, "firstlight", ["lint", project.around.path])
            : try await project.generate("duggy")
        #expect(run.code == 0, "\(run.output) \(run.errors)")
        #expect(
            run.errors.contains("was interrupted; the last 1 file of it is in place now."), "\(run.errors)")
        #expect(try project.contents() == whole)
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import ProofSupport
import Synchronization
import Testing

@testable import FirstlightCommands

/// What cannot be written is an error, wherever it was to go.
@Suite struct OutputTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    @Test(arguments: [
        ["lint", "--json"], ["--help"], ["help", "run"], ["tree", "--state", "login"], ["--version"],
    ])
    func aFullDiskBehindTheStandardOutputIsAnError(words: [String]) async throws {
        let run = try await ShellRun(#""$0" "$@" > /dev/full"#, "firstlight", words)
        #expect(run.code == 74)
        #expect(
            run.errors.contains("The standard output cannot be written: No space left on device."),
            "\(run.errors)")
    }

    /// As the pictures of a matrix are, whose names differ at their ends only.
    @Test func filesWithNamesAlikeAreWrittenSideBySide() throws {
        let stem = String(repeating: "long-", count: 20)
        let files = (0..<64).map { file("\(stem)\($0).png") }
        let problems = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            do {
                try Output.write(Data(repeating: UInt8(index), count: 1_000_000), to: files[index])
            } catch {
                problems.withLock { $0.append("\(error)") }
            }
        }
        #expect(problems.withLock { $0 } == [])
        for (index, file) in files.enumerated() {
            #expect(try Data(contentsOf: file) == Data(repeating: UInt8(index), count: 1_000_000))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == files.count)
    }

    @Test func aStandardOutputThatIsNotThereIsAnError() async throws {
        let run = try await ShellRun(#""$0" "$@" >&-"#, "firstlight", ["lint", "--json"])
        #expect(run.code == 74 && run.errors.contains("cannot be written"), "\(run.errors)")
    }

    @Test func aPipeThatNobodyReadsIsAnError() async throws {
        let process = Process()
        let (pipe, errors) = (Pipe(), Pipe())
        process.executableURL = try BuiltProgram.file("firstlight")
        process.arguments = ["lint", "--json"]
        process.standardOutput = pipe
        process.standardError = errors
        try pipe.fileHandleForReading.close()
        try process.run()
        let said = try await onOwnThread { [process] in
            let said = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: said, as: UTF8.self)
        }
        #expect(process.terminationReason == .exit && process.terminationStatus == 74)
        #expect(said.contains("The standard output was closed before all was written"), "\(said)")
    }

    /// Links, so that a mistake in the program cannot take the device away from the machine.
    @Test(arguments: [
        ["firstlight", "trace", "urbannest", "--out"],
        ["firstlight", "run", "--scenario", "urbannest/dark", "--report"],
        ["firstlight", "play", "--scenario", "urbannest/dark", "--result"],
        ["firstlight", "play", "--scenario", "urbannest/dark", "--trace"],
        ["firstlight-soak", "run", "--only", "explore.fonsters", "--out"],
    ])
    func aFullDiskBehindAFileIsAnError(words: [String]) async throws {
        let link = file("full")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: URL(fileURLWithPath: "/dev/full"))
        let run = try await ShellRun(#""$0" "$@""#, words[0], words.dropFirst() + [link.path])
        #expect(run.code == 74)
        #expect(run.errors.contains("cannot be written: No space left on device."), "\(run.errors)")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "/dev/full")
    }

    /// What is written at the end of the work is looked after at its beginning.
    static let outputs = [
        ["firstlight", "play", "--scenario", "duggy/signed-in", "--result"],
        ["firstlight", "play", "--scenario", "duggy/signed-in", "--trace"],
        ["firstlight", "trace", "duggy", "--out"],
        ["firstlight", "run", "--scenario", "duggy/signed-in", "--report"],
        ["firstlight", "faults", "fonsters", "--junit"], ["firstlight", "audit", "fonsters", "--junit"],
        ["firstlight", "audit", "fonsters", "--times"], ["firstlight", "seam", "duggy", "--pictures"],
        ["firstlight-soak", "run", "--only", "explore.fonsters", "--out"],
    ]

    @Test(arguments: outputs)
    func aPlaceWhereNothingCanBeWrittenIsRefusedBeforeTheWork(words: [String]) async throws {
        for place in ["/proc/nowhere/file", "/proc/file"]
        where place != "/proc/file" || words.last != "--pictures" {
            let run = try await ShellRun(#""$0" "$@""#, words[0], words.dropFirst() + [place])
            #expect(run.code == 73 && run.output.isEmpty, "\(place): \(run.output)\(run.errors)")
            #expect(run.errors.contains("'/proc/"), "\(run.errors)")
        }
    }

    @Test(arguments: outputs.filter { $0.last == "--result" || $0.last == "--trace" || $0.last == "--junit" })
    func aFolderThatIsMissingIsMade(words: [String]) async throws {
        let place = file("new/deep/file")
        let run = try await ShellRun(#""$0" "$@""#, words[0], words.dropFirst() + [place.path])
        #expect(run.code == 0, "\(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: file("new/deep").path) == ["file"])
        #expect(try Data(contentsOf: place).count > 100)
    }

    /// As `>` of a shell does it.
    @Test func aFileThatALinkNamesAndThatIsNotThereYetIsMadeThere() throws {
        let (target, link) = (file("below/target"), file("link"))
        try FileManager.default.createSymbolicLink(atPath: file("step").path, withDestinationPath: "below")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "step/target")
        try Output.file(file("below").appendingPathComponent("other").path)
        try Output.file(link.path)
        try Output.write(Data("one".utf8), to: link)
        #expect(try String(contentsOf: target, encoding: .utf8) == "one")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "step/target")
        #expect(try FileManager.default.contentsOfDirectory(atPath: file("below").path) == ["target"])
    }

    @Test func aFileIsWrittenWholeOrNotAtAllAndALinkGoesOnToLeadToIt() throws {
        let (target, link) = (file("target"), file("link"))
        try Output.write(Data("one".utf8), to: target)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        try Output.write(Data("two".utf8), to: link)
        #expect(try String(contentsOf: target, encoding: .utf8) == "two")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
        let error = #expect(throws: CommandError.self) {
            try Output.write(Data("three".utf8), to: file("nowhere").appendingPathComponent("file"))
        }
        #expect(error?.code == .cannotCreate)
        #expect(
            error?.message.hasSuffix("nowhere/file' cannot be written: No such file or directory.") == true)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link", "target"])
    }

    @Test func aPipeInThePlaceOfAFileStaysAPipe() throws {
        let pipe = file("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let reader = open(pipe.path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try Output.write(Data("a trace".utf8), to: pipe)
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(read(reader, &bytes, 16) == 7)
        var status = stat()
        #expect(stat(pipe.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }
}

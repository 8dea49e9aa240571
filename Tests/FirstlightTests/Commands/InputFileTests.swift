// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

/// Files from which nothing may ever come.
@Suite struct InputFileTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }
    private let recorder = ConsoleRecorder()
    private var pipe: String { folder.appendingPathComponent("pipe").path }

    init() throws { #expect(mkfifo(pipe, 0o600) == 0) }

    private func read(_ path: String) throws(CommandError) -> Data {
        try InputFile(
            path, console: recorder.console(), patience: .milliseconds(30), silence: .milliseconds(10)
        )
        .content(atMost: 100)
    }

    @Test func aPipeThatNobodyWritesToIsToldOfAndThenAnError() throws {
        let error = #expect(throws: CommandError.self) { try read(pipe) }
        #expect(recorder.diagnostics == "Waiting for input from '\(pipe)'.\n")
        #expect(
            error?.message == "The file '\(pipe)' cannot be read: it is a pipe without a writer.")
        #expect(error?.code == .noInput)
    }

    @Test func aPipeWithAWriterIsReadToItsEndHoweverLongThatTakes() throws {
        let descriptor = open(pipe, O_RDWR)
        #expect(descriptor >= 0)
        let writer = Thread { [pipe, recorder] in
            let end = open(pipe, O_WRONLY)
            // Longer than the patience: the reader says that it waits, and goes on.
            while recorder.diagnostics.isEmpty { sched_yield() }
            close(descriptor)
            _ = write(end, "he", 2)
            _ = write(end, "llo", 3)
            close(end)
        }
        writer.start()
        #expect(try String(decoding: read(pipe), as: UTF8.self) == "hello")
    }

    @Test func noMoreIsReadThanIsWanted() throws {
        #expect(try read("/dev/zero").count == 101)
        #expect(try read("/dev/null").isEmpty)
    }

    @Test func whatCannotBeReadIsNamedWithItsReason() throws {
        let missing = folder.appendingPathComponent("nowhere").path
        let error = #expect(throws: CommandError.self) { try read(missing) }
        #expect(error?.message == "There is no file '\(missing)'." && error?.code == .noInput)
        let wrong = #expect(throws: CommandError.self) { try read(folder.path) }
        #expect(wrong?.message == "The file '\(folder.path)' cannot be read: it is a folder.")
    }

    @Test func aScenarioCanComeThroughTheStandardInput() async throws {
        let run = try await ShellRun(
            #"printf '{"name": "typed"}' | "$0" "$@""#, "firstlight",
            ["explain", "--scenario", "/dev/stdin"])
        #expect(run.code == 0 && run.output.contains("onboarding"), "\(run.errors)")
        let nothing = try await ShellRun(
            #""$0" "$@" < /dev/null"#, "firstlight", ["explain", "--scenario", "/dev/stdin"])
        #expect(nothing.code == 65 && nothing.errors.contains("nothing stands here"), "\(nothing.errors)")
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// What goes wrong is said in words, and never as a domain and a number of Foundation's.
@MainActor @Suite struct ReasonTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }
    private var file: URL { folder.appendingPathComponent("file") }

    init() throws { try Data([0xFF, 0xFE, 0xC0]).write(to: file) }

    private func reason(_ body: () throws -> Void) -> String {
        do { try body() } catch { return Reason.text(error) }
        return "nothing went wrong"
    }

    @Test func theSystemsReasonIsFoundBelowFoundations() throws {
        let below = file.appendingPathComponent("below")
        #expect(
            reason {
                try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
            } == "Not a directory")
        #expect(reason { try Data("x".utf8).write(to: below) } == "Not a directory")
        #expect(
            reason { _ = try Data(contentsOf: folder.appendingPathComponent("nowhere")) }
                == "No such file or directory")
        #expect(
            reason { _ = try String(contentsOf: file, encoding: .utf8) } == "it is no text in UTF-8")
        #expect(Reason.text(POSIXError(.EACCES)) == "Permission denied")
        #expect(Reason.text(NSError(domain: NSPOSIXErrorDomain, code: 13)) == "Permission denied")
        #expect(Reason.text(NSError(domain: "Else", code: 7)) == "the system gives no reason")
    }

    @Test func theProgramsOwnErrorsSpeakForThemselves() throws {
        #expect(Reason.text(CommandError("The port is taken.")) == "The port is taken")
        #expect(
            reason { _ = try JSONDecoder().decode([String: Int].self, from: Data(#"{"a": "b"}"#.utf8)) }
                == "its content is not what is expected at a")
    }

    /// Command lines that name what cannot be read or written; FILE is a file of nonsense, DIR a folder.
    @Test(arguments: [
        "snapshot --into FILE/below", "snapshot --into /dev/null/below", "record --into /proc/nowhere",
        "snapshot --scenario FILE", "snapshot --scenario DIR", "tree --scenario /proc/1/mem",
        "snapshot --device 99999x99999", "snapshot --device 10x10", "record --device 1x", "trace FILE",
        "trace DIR", "trace --out /proc/nowhere/x.json", "trace --diff FILE DIR", "lint FILE", "lint DIR",
        "lint /proc/self", "seam DIR", "seam FILE", "import FILE", "import /nowhere",
        "generate urbannest --into /proc/nowhere", "generate urbannest --into FILE/below",
        "run --report FILE/below/report", "run --report FILE/below/report.html",
        "explain --scenario /dev/null", "faults --scenario FILE",
    ])
    func noCommandSpeaksOfDomains(_ line: String) async {
        let recorder = ConsoleRecorder()
        let words = line.split(separator: " ").map {
            String($0).replacing("FILE", with: file.path).replacing("DIR", with: folder.path)
        }
        let code = await DrawingCommands.run(words, apps: .firstlight, console: recorder.console(width: 200))
        let said = recorder.diagnostics
        #expect(line == "lint DIR" || line == "lint /proc/self" || code != 0, "\(recorder.output)")
        for word in ["NSCocoa", "NSPOSIX", "Domain", "Error(", "Swift.", "Optional("] {
            #expect(!said.contains(word), "\(said)")
        }
        #expect(code == 0 || said.hasPrefix("firstlight \(words[0]): ") || said.hasPrefix("["), "\(said)")
    }
}

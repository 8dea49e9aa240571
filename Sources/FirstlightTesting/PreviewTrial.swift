// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import Testing

/// Looks for previews that trap: the present test is run once more in another process, which only makes their views.
///
/// A trap would end the process of all tests. Where no other process can be had, none is looked for.
@MainActor
struct PreviewTrial {
    /// The variable that gives a process the call that it makes the views of, and the file in which it says how far it is.
    private static let variable = "FIRSTLIGHT_PREVIEW_TRIAL"

    /// The time in which a preview has to be made, in seconds.
    private static let patience = 60.0

    /// The place of the call in the sources, and what it is about: a loop makes several calls of one place.
    let call: String

    init(_ location: SourceLocation, of modules: [String]) {
        let place = "\(location.fileID):\(location.line):\(location.column)"
        call = ([place] + modules).joined(separator: "|")
    }

    /// The file of a process that only makes views, and whether this call is the one that it is there for.
    var task: (file: String, isOwn: Bool)? {
        guard
            let words = ProcessInfo.processInfo.environment[Self.variable]?.split(
                separator: "\n", maxSplits: 1), words.count == 2
        else { return nil }
        return (String(words[1]), words[0] == call)
    }

    /// Makes the views, and ends the process.
    func perform(
        _ file: String, _ names: [String], _ make: @MainActor (Int) async throws -> Void
    ) async -> Never {
        let known = Set(Self.lines(of: file))
        for (index, name) in names.enumerated() where !known.contains("begin \(name)") {
            Self.append("begin \(name)", to: file)
            // An error is told where the preview is compared.
            try? await make(index)
            Self.append("end \(name)", to: file)
        }
        Self.append("all", to: file)
        exit(0)
    }

    /// Returns the reason of the trap of each preview that traps, by its name.
    func traps() async -> [String: String] {
        guard let test = Test.current,
            let program = Bundle.main.executablePath ?? CommandLine.arguments.first,
            let folder = try? WorkFolder("previews")
        else { return [:] }
        defer { folder.remove() }
        let file = folder.url.appendingPathComponent("log").path
        var found: [String: String] = [:]
        while true {
            let before = Self.lines(of: file).count
            let said = await Self.run(program, test, "\(Self.variable)=\(call)\n\(file)", file)
            let lines = Self.lines(of: file)
            // It traps in the one that it has begun last; a process that begins none can find nothing.
            guard lines.count > before, let last = lines.last, last.hasPrefix("begin ") else { return found }
            found[String(last.dropFirst(6))] = Self.reason(said)
        }
    }

    private static func run(_ program: String, _ test: Test, _ variable: String, _ file: String) async
        -> String
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        let name = "\(test.id.moduleName).\(test.id.nameComponents.joined(separator: "/"))"
        let id = NSRegularExpression.escapedPattern(for: name)
        process.arguments = ["--testing-library", "swift-testing", "--filter", id]
        var environment = ProcessInfo.processInfo.environment
        let parts = variable.split(separator: "=", maxSplits: 1).map(String.init)
        environment[parts[0]] = parts[1]
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardError = pipe
        guard (try? process.run()) != nil else { return "" }
        async let data = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }.value
        let clock = ContinuousClock()
        var (count, since, isLate) = (-1, clock.now, false)
        while process.isRunning {
            let now = lines(of: file).count
            if now != count { (count, since) = (now, clock.now) }
            if !isLate, clock.now - since > .seconds(patience) {
                isLate = true
                kill(process.processIdentifier, SIGKILL)
            }
            try? await clock.sleep(for: .milliseconds(20))
        }
        let said = String(decoding: await data, as: UTF8.self)
        return isLate ? "Fatal error: nothing happened in \(Int(patience)) seconds" : said
    }

    private static func reason(_ said: String) -> String {
        said.split(separator: "\n").first { $0.contains("Fatal error") }.map(String.init)
            ?? "its process was ended"
    }

    private static func lines(of file: String) -> [String] {
        (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    }

    private static func append(_ line: String, to file: String) {
        guard let stream = fopen(file, "a") else { return }
        fputs(line + "\n", stream)
        fclose(stream)
    }
}

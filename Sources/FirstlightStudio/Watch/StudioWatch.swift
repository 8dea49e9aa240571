// Licensed under the Apache License, Version 2.0.

package import FirstlightCommands
import FirstlightSimulation
package import Foundation

/// Builds the program again when a file of its package changes, and tells the page how that goes.
@MainActor
package final class StudioWatch {
    /// The state of the builds, as the page is told it.
    struct Status: Encodable, Sendable {
        enum Kind: String, Encodable, Sendable {
            case ready, building, failed
        }

        /// The process that tells it; another one has other pictures.
        let run: String
        /// Counts the changes of this status.
        var number = 0
        var kind = Kind.ready
        /// The complaints of the compiler, the first first.
        var errors: [BuildError] = []
        /// The milliseconds that the last build took; nil before the first.
        var milliseconds: Double?
    }

    /// The least time between two looks at the files, in milliseconds; it is ten times as long as a look takes, up to a second.
    private static let pause = 30
    /// The time for which they have to stay as they are before they are built, in milliseconds.
    private static let rest = 30

    private let root: URL
    private let command: String
    private let program: URL
    private let children = ChildTable()
    /// The files outside of the package that are shown.
    private let files: [URL]
    /// The folders of the package that the studio writes.
    private let besides: [String]
    /// Checks that the next program can begin.
    private let check: @MainActor () throws -> Void
    /// The files and the program as they were last, and what is shown besides the program as it began.
    private var known: FileStamp
    private let start: Int
    private let before: [UInt64]
    private(set) var status: Status
    private let changed = ChangeSignal(atMost: .seconds(20))

    /// Watches the package around a folder.
    ///
    /// - Parameters:
    ///   - folder: Where the package is looked for, there and above.
    ///   - program: The file of the program that runs.
    ///   - command: What builds it, for a shell; nil for `swift build` as it was built.
    ///   - files: Files outside of the package that are shown, such as a scenario.
    ///   - besides: Folders whose files are not looked at, as the studio writes them.
    ///   - check: Checks that the next program can begin with the files; what it throws is shown in its place.
    /// - Throws: A `CommandError` where there is no package, or it is not known how the program was built.
    package init(
        from folder: URL, program: URL, command: String?, files: [URL] = [], besides: [URL] = [],
        check: @escaping @MainActor () throws -> Void = {}
    ) throws(CommandError) {
        var root = folder.standardizedFileURL
        while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
            guard root.path != "/" else {
                throw CommandError(
                    "There is no Package.swift in '\(folder.path)' or above, so that nothing can be built again.",
                    code: .noInput, hint: "Go to the folder of the program's package, or leave --watch out.")
            }
            root = root.deletingLastPathComponent()
        }
        let configuration = program.deletingLastPathComponent()
        let scratch = configuration.deletingLastPathComponent().deletingLastPathComponent()
        let isBuilt = ["debug", "release"].contains(configuration.lastPathComponent)
        guard command != nil || isBuilt else {
            throw CommandError(
                "'\(program.path)' was not made by 'swift build' here, so that it is not known how to build it again.",
                code: .unavailable,
                hint: "Say how with --build, such as --build 'swift build --product mine'.")
        }
        (self.root, self.program) = (root, program)
        (self.files, self.check) = (files, check)
        self.besides = besides.map(\.standardizedFileURL.path)
        known = FileStamp(of: root, program, files, besides: self.besides)
        (start, before) = (known.shown, FileStamp.mark(program))
        self.command =
            command
            ?? [
                "exec", "swift", "build", "-c", configuration.lastPathComponent, "--scratch-path",
                scratch.path, "--product",
                program.lastPathComponent,
            ].map(\.shellWord).joined(separator: " ")
        status = Status(run: String(UInt64.random(in: .min ... .max), radix: 16))
    }

    /// Watches until the program was built anew; returns at once when the task is cancelled.
    ///
    /// - Returns: Whether there is another program to run now.
    package func untilRebuilt() async -> Bool {
        let clock = ContinuousClock()
        var pause = Duration.milliseconds(Self.pause)
        while !Task.isCancelled {
            try? await clock.sleep(for: pause)
            let looked = clock.now
            var now = await stamp
            pause = min(max(.milliseconds(Self.pause), (clock.now - looked) * 10), .seconds(1))
            guard now != known else { continue }
            // An editor that writes several files is waited for.
            while true {
                try? await clock.sleep(for: .milliseconds(Self.rest))
                let next = await stamp
                if next == now { break }
                now = next
            }
            let isBuilt = now.package != known.package
            known = now
            guard isBuilt else {
                // A file beside the program: what it was built from is the same.
                if isReady() { return true }
                continue
            }
            tell { $0.kind = .building }
            let began = clock.now
            let errors = await build()
            if Task.isCancelled { break }
            let milliseconds = (clock.now - began) / .milliseconds(1)
            tell {
                ($0.kind, $0.errors, $0.milliseconds) = (
                    errors == nil ? .ready : .failed, errors ?? [], milliseconds
                )
            }
            // Resources that are not part of the program's file are copied by the build.
            guard errors == nil else { continue }
            known.shown = await stamp.shown
            if FileStamp.mark(program) != before || known.shown != start, isReady() { return true }
        }
        children.close()
        return false
    }

    /// Tells the status, as soon as it is another one than the page knows.
    func answer(after number: Int, of run: String) async -> Status {
        if run == status.run, number == status.number { await changed.wait() }
        return status
    }

    /// Returns whether the next program can begin; the reason why not is told.
    private func isReady() -> Bool {
        do {
            try check()
            return true
        } catch {
            let message = (error as? CommandError)?.message ?? Reason.text(error)
            tell { ($0.kind, $0.errors) = (.failed, [BuildError(message: message)]) }
            return false
        }
    }

    private func tell(_ change: (inout Status) -> Void) {
        change(&status)
        status.number += 1
        changed.tell()
    }

    /// Builds, and returns what the compiler complains of; nil when it has built.
    private func build() async -> [BuildError]? {
        do {
            let folder = try WorkFolder("build")
            defer { folder.remove() }
            let log = folder.url.appending(path: "log")
            let words = ["-c", "cd \(root.path.shellWord) && \(command)"]
            let child = try ChildProcess(
                URL(fileURLWithPath: "/bin/sh"), words, output: .file(log), table: children)
            var ended = child.status
            while ended == nil, !Task.isCancelled {
                try? await ContinuousClock().sleep(for: .milliseconds(5))
                ended = child.status
            }
            if ended == 0 { return nil }
            let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
            return BuildError.all(in: text, root: root.path)
        } catch {
            return [BuildError(message: Reason.text(error))]
        }
    }

    /// The same numbers, without the main thread.
    private var stamp: FileStamp {
        get async {
            await Task.detached { [root, program, files, besides] in
                FileStamp(of: root, program, files, besides: besides)
            }.value
        }
    }
}

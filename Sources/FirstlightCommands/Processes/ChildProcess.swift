// Licensed under the Apache License, Version 2.0.

package import Foundation
import Synchronization

/// A process that this one starts and that does not outlive it.
package final class ChildProcess: Sendable {
    /// The destination of its output.
    package enum Output: Sendable {
        /// Both outputs into a file.
        case file(URL)
        /// The error output into a file, and the other nowhere.
        case errors(URL)
    }

    /// Indicates whether this process is one itself.
    package static var isChild: Bool { getenv(Lifeline.variable) != nil }

    package let id: pid_t
    private let table: ChildTable
    private let collected = Mutex<Int32?>(nil)

    /// Starts a program.
    ///
    /// Not Foundation's `Process`, which collects the status by itself: to kill by an id, one must be sure that the id
    /// was not collected and given to another process meanwhile.
    ///
    /// - Parameter environment: Further variables, each as `NAME=value`.
    package init(
        _ program: URL, _ arguments: [String], environment: [String] = [], output: Output, table: ChildTable
    ) throws {
        self.table = table
        id = try table.start { lifeline in
            try Self.spawn(program, arguments, environment, output, lifeline)
        }
    }

    private static func spawn(
        _ program: URL, _ arguments: [String], _ environment: [String], _ output: Output, _ lifeline: Int32
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        let flags = O_WRONLY | O_CREAT | O_APPEND
        switch output {
        case .file(let file):
            posix_spawn_file_actions_addopen(&actions, 1, file.path, flags, 0o644)
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
        case .errors(let file):
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 2, file.path, flags, 0o644)
        }
        posix_spawn_file_actions_adddup2(&actions, lifeline, Lifeline.descriptor)
        // The threads of a pool keep signals away from themselves, and a child must not inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, usual) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&usual)
        sigaddset(&usual, SIGPIPE)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var words = ([program.path] + arguments).map { strdup($0) }
        var variables = Self.variables(environment).map { strdup($0) }
        defer { for text in words + variables { free(text) } }
        words.append(nil)
        variables.append(nil)
        var id: pid_t = 0
        let code = posix_spawn(&id, program.path, &actions, &attributes, words, variables)
        guard code == 0 else {
            throw CommandError(
                "'\(program.path)' cannot be started: \(String(cString: strerror(code)))", code: .unavailable)
        }
        return id
    }

    /// Returns a child's environment: this process's, with the requested changes, and its lifeline.
    private static func variables(_ changes: [String]) -> [String] {
        let changes = changes + [Lifeline.variableOfChild]
        let changed = Set(changes.map { $0.prefix { $0 != "=" } })
        let kept = ProcessInfo.processInfo.environment.filter { !changed.contains(Substring($0.key)) }
        return kept.map { "\($0.key)=\($0.value)" } + changes
    }

    /// The status by which the process ended, as `waitpid` gives it; nil while it runs.
    package var status: Int32? { settle(killing: false) }

    /// Ends the process at once, as the system or a power switch would.
    package func kill() { _ = settle(killing: true) }

    private func settle(killing: Bool) -> Int32? {
        collected.withLock { collected in
            if collected == nil { collected = table.collect(id, killing: killing) }
            return collected
        }
    }

    deinit { kill() }
}

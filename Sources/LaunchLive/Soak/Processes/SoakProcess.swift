// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCommands
import Synchronization

/// A process of the program itself, whose output goes to a file.
final class SoakProcess: Sendable {
    let id: pid_t
    private let table: SoakProcessTable
    private let collected = Mutex<Int32?>(nil)

    /// Starts the program.
    ///
    /// Not Foundation's `Process`, which collects the status by itself: a soak kills by an id, and must
    /// be sure that the id was not collected and given to another process meanwhile.
    ///
    /// - Parameter environment: Further variables, each as `NAME=value`.
    init(
        _ program: URL, _ arguments: [String], environment: [String] = [], output: URL,
        table: SoakProcessTable
    ) throws {
        self.table = table
        id = try table.start {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
            let inherited = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
            var words = ([program.path] + arguments).map { strdup($0) }
            var variables = (inherited + environment).map { strdup($0) }
            defer { for text in words + variables { free(text) } }
            words.append(nil)
            variables.append(nil)
            var id: pid_t = 0
            let code = posix_spawn(&id, program.path, &actions, nil, words, variables)
            guard code == 0 else {
                throw CommandError(
                    "'\(program.path)' cannot be started: \(String(cString: strerror(code)))",
                    code: .unavailable)
            }
            return id
        }
    }

    /// The status by which the process ended, as `waitpid` gives it; nil while it runs.
    var status: Int32? { settle(killing: false) }

    /// Ends the process at once, as the system or a power switch would.
    func kill() { _ = settle(killing: true) }

    private func settle(killing: Bool) -> Int32? {
        collected.withLock { collected in
            if collected == nil { collected = table.collect(id, killing: killing) }
            return collected
        }
    }

    deinit { kill() }
}

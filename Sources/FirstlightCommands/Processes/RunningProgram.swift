// Licensed under the Apache License, Version 2.0.

import Dispatch
import FirstlightSimulation
import Foundation

/// The process of a program: it leaves nothing behind when it ends before its time.
///
/// SIGINT, SIGTERM and SIGHUP end its children, remove its folders and then end it as usual; the end of the process
/// that started it does the same. A failed write is an error, not a signal.
@MainActor
package final class RunningProgram {
    /// The processes that it starts.
    package let children = ChildTable()
    private var sources: [any DispatchSourceSignal] = []

    /// Begins to watch.
    ///
    /// - Parameters:
    ///   - words: The words after the program's name.
    ///   - becomesAnother: Whether it becomes another program for the commands that need sockets.
    package init(_ words: [String], becomesAnother: Bool) {
        Self.occupyStandardStreams()
        signal(SIGPIPE, SIG_IGN)
        guard !becomesAnother || !LiveCommand.isWanted(words) else { return }
        Lifeline.follow()
        // A server answers pending requests before it ends, and handles signals itself.
        let servers = [LiveCommand.backend, .studio].map(\.rawValue)
        guard !servers.contains(words.first ?? "") else { return }
        let queue = DispatchQueue(label: "firstlight.signals", qos: .userInteractive)
        sources = [SIGINT, SIGTERM, SIGHUP].compactMap { Self.watch($0, on: queue, children) }
    }

    /// Occupies the places of standard streams that were closed.
    ///
    /// The next file that is opened would take such a place, and what is printed would go into it.
    private static func occupyStandardStreams() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) < 0 {
            // Not to be written to, so that a result that goes nowhere is still an error.
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    private nonisolated static func watch(
        _ number: Int32, on queue: DispatchQueue, _ children: ChildTable
    ) -> (any DispatchSourceSignal)? {
        // A signal that the caller ignores, as nohup does, stays ignored.
        guard unsafeBitCast(signal(number, SIG_DFL), to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
        else {
            signal(number, SIG_IGN)
            return nil
        }
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler {
            children.close()
            WorkFolder.removeOwn()
            signal(number, SIG_DFL)
            var wanted = sigset_t()
            sigemptyset(&wanted)
            sigaddset(&wanted, number)
            pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
            raise(number)
        }
        source.resume()
        return source
    }
}

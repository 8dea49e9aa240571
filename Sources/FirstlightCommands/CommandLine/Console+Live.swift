// Licensed under the Apache License, Version 2.0.

import Foundation
import Synchronization

extension Console {
    /// The console of this process.
    package static func live() -> Console {
        let isInteractive = isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb"
        // An empty NO_COLOR counts as unset, as its authors ask.
        let wantsColor = (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
        let state = StandardOutput()
        return Console(
            width: columns(), isInteractive: isInteractive,
            hasColor: wantsColor && isatty(STDOUT_FILENO) == 1, variable: { variable($0) },
            output: { state.print($0) },
            diagnostics: { _ = write($0, to: STDERR_FILENO) }, failure: { state.problem })
    }

    /// A variable of the environment, read alone; the whole environment would be read for one.
    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func columns() -> Int {
        var size = winsize()
        for descriptor in [STDOUT_FILENO, STDERR_FILENO]
        where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
            return max(40, Int(size.ws_col))
        }
        return variable("COLUMNS").flatMap { Int($0) }.map { max(40, $0) } ?? 80
    }

    /// Writes all bytes at once, past any buffer, so that lines of two streams keep their order.
    ///
    /// - Returns: The system's number of what went wrong; 0 when all was written.
    fileprivate static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EAGAIN {
                    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&ready, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
                continue
            }
            bytes = bytes.dropFirst(count)
        }
        return 0
    }
}

/// The standard output, and the first error that occurred on it.
private final class StandardOutput: Sendable {
    private let failure = Mutex<Int32>(0)

    /// Writes a text; after a failure nothing more, as a result with a hole in it would look like a whole one.
    func print(_ text: String) {
        failure.withLock { failure in
            if failure == 0 { failure = Console.write(text, to: STDOUT_FILENO) }
        }
    }

    var problem: CommandError? {
        switch failure.withLock({ $0 }) {
        case 0: nil
        case EPIPE:
            CommandError(
                "The standard output was closed before all was written to it.", code: .inputOutput)
        case let number:
            CommandError(
                "The standard output cannot be written: \(String(cString: strerror(number))).",
                code: .inputOutput,
                hint: "The result is not complete. Check that there is room, and run it again.")
        }
    }
}

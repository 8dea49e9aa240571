// Licensed under the Apache License, Version 2.0.

import Foundation

extension Console {
    /// The console of this process.
    package static func live() -> Console {
        let isInteractive = isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb"
        // An empty NO_COLOR counts as unset, as its authors ask.
        let wantsColor = (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
        return Console(
            width: columns(), isInteractive: isInteractive,
            hasColor: wantsColor && isatty(STDOUT_FILENO) == 1,
            output: { write($0, to: STDOUT_FILENO) }, diagnostics: { write($0, to: STDERR_FILENO) })
    }

    /// A variable of the environment; the whole of it would be read for one.
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
    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EAGAIN {
                    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&ready, 1, -1)
                } else if errno != EINTR {
                    return
                }
                continue
            }
            bytes = bytes.dropFirst(count)
        }
    }
}

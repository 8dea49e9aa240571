// Licensed under the Apache License, Version 2.0.

import Foundation

/// The processors that this process may use.
enum Processors {
    /// How many there are: those of the machine, but for those that its caller keeps it from (`taskset`, a container).
    static var count: Int {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        return allowed(status ?? "") ?? ProcessInfo.processInfo.activeProcessorCount
    }

    /// How many processors the kernel's record allows: each bit of `Cpus_allowed` is one; nil when it says nothing.
    static func allowed(_ status: String) -> Int? {
        let line = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }
        let count = line?.split(separator: ":").last?.compactMap(\.hexDigitValue).reduce(0) {
            $0 + $1.nonzeroBitCount
        }
        return count == 0 ? nil : count
    }
}

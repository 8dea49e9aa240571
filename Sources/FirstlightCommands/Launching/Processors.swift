// Licensed under the Apache License, Version 2.0.

import Foundation

/// The processors that this process may use.
package enum Processors {
    /// The number of processors: those of the machine, except those that its caller withholds (`taskset`, a container).
    package static var count: Int {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        return allowed(status ?? "") ?? ProcessInfo.processInfo.activeProcessorCount
    }

    /// Returns the number of processors that the kernel's record allows: each bit of `Cpus_allowed` is one; nil when it
    /// says nothing.
    static func allowed(_ status: String) -> Int? {
        let line = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }
        let count = line?.split(separator: ":").last?.compactMap(\.hexDigitValue).reduce(0) {
            $0 + $1.nonzeroBitCount
        }
        return count == 0 ? nil : count
    }
}

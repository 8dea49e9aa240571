// Licensed under the Apache License, Version 2.0.

import Foundation

/// The running time of this process.
package enum ProcessStart {
    /// The milliseconds from the start of the process until now; nil where the system does not report them.
    ///
    /// - Parameter spawned: The monotonic clock's seconds just before the process was started. Without it the kernel's
    ///   record is used, which is kept in steps of ten milliseconds.
    package static func milliseconds(spawned: Double?) -> Double? {
        if let spawned { return (monotonic() - spawned) * 1000 }
        guard let stat = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
            let name = stat.lastIndex(of: ")")
        else { return nil }
        // Fields after the name start with the third; the start time is the twenty-second.
        let fields = stat[stat.index(after: name)...].split(separator: " ")
        guard fields.count > 19, let ticks = Double(fields[19]) else { return nil }
        var now = timespec()
        clock_gettime(CLOCK_BOOTTIME, &now)
        let uptime = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
        return max(0, uptime - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))) * 1000
    }

    /// Returns the times of the main thread so far; nil where the system does not report them.
    ///
    /// Other threads are left out: while one of them waits for a processor, the main thread may be at work.
    ///
    /// - Parameters:
    ///   - tasks: The folder that has a folder for each thread.
    ///   - id: The number of the thread; nil for the main thread, which has that of the process.
    /// - Returns: The milliseconds that it ran, and those that it was ready and waited for a processor.
    package static func mainThread(
        in tasks: String = "/proc/self/task", id: Int32? = nil
    ) -> (worked: Double, waited: Double)? {
        guard let text = try? String(contentsOfFile: "\(tasks)/\(id ?? getpid())/schedstat", encoding: .utf8)
        else {
            return nil
        }
        // Time that ran, time that waited, and how often it ran; in nanoseconds.
        let fields = text.split(whereSeparator: \.isWhitespace).map { Double($0) }
        guard fields.count > 1, let worked = fields[0], let waited = fields[1] else { return nil }
        return (worked / 1e6, waited / 1e6)
    }

    /// The monotonic clock's seconds.
    package static func monotonic() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

/// How long this process has been running.
package enum ProcessStart {
    /// The milliseconds from the start of the process until now; nil where the system does not tell.
    ///
    /// - Parameter spawned: The monotonic clock's seconds just before the process was started. Without
    ///   it the kernel's record is used, which is kept in steps of ten milliseconds.
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

    /// The milliseconds that the threads of this process were ready and waited for a processor; nil where the system does
    /// not tell.
    ///
    /// - Parameter tasks: The folder that has a folder for each thread.
    package static func waited(_ tasks: String = "/proc/self/task") -> Double? {
        guard let threads = try? FileManager.default.contentsOfDirectory(atPath: tasks) else { return nil }
        // Time that ran, time that waited, and how often it ran.
        let waits = threads.compactMap { thread -> Double? in
            let text = try? String(contentsOfFile: "\(tasks)/\(thread)/schedstat", encoding: .utf8)
            let fields = text?.split(whereSeparator: \.isWhitespace) ?? []
            return fields.count > 1 ? Double(fields[1]) : nil
        }
        return waits.isEmpty ? nil : waits.reduce(0, +) / 1e6
    }

    /// The milliseconds that the threads of this process were at work, together.
    package static var worked: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    /// The monotonic clock's seconds.
    package static func monotonic() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }
}

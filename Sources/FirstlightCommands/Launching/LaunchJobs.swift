// Licensed under the Apache License, Version 2.0.

import Foundation

/// The number of launches that run side by side unless the command line gives one.
enum LaunchJobs {
    /// Launches wait on the real clock for most of their time. On two processors 104 of them took 82 s with four for each, 55
    /// with eight, 47 with twelve.
    private static let perProcessor = 12
    /// The MiB of a launch: about 100, and twice that on the largest screens.
    private static let memory = 256

    /// The number for this machine as it is now.
    static var count: Int {
        let record = try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8)
        return count(processors: Processors.count, free: record.flatMap { free($0) })
    }

    /// The number for a machine.
    ///
    /// - Parameter free: The MiB of memory that may be used; nil sets no limit.
    static func count(processors: Int, free: Int?) -> Int {
        max(1, min(64, perProcessor * processors, (free ?? .max) / memory))
    }

    /// Returns the MiB that may be used without swapping, by the kernel's record; nil when it does not say.
    static func free(_ record: String) -> Int? {
        let line = record.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 / 1024 }
    }
}

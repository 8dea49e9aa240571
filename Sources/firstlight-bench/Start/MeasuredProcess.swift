// Licensed under the Apache License, Version 2.0.

import Foundation

/// A program that was run to its end.
struct MeasuredProcess {
    /// The exit status; 128 and the signal's number when a signal ended it.
    let status: Int32
    /// The output.
    let output: String
    /// The milliseconds from its start to its end.
    let wall: Double
    /// The milliseconds of processor time, children included.
    let processor: Double
    /// The most memory that was resident, in MB, as far as a look every millisecond sees; 0 where nobody looked.
    let memory: Double

    /// Runs a program and waits for its end.
    ///
    /// - Parameters:
    ///   - isQuiet: Drops what it writes on the error output, such as the warnings of libraries.
    ///   - looksAtMemory: Looks at its memory while it runs, which takes time.
    init(_ words: [String], isQuiet: Bool = false, looksAtMemory: Bool = false) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Self.problem(words, errno) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        if isQuiet { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
        for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
        var arguments = words.map { strdup($0) } + [nil]
        var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for string in arguments + environment { free(string) } }
        var pid: pid_t = 0
        let start = Samples.now(CLOCK_MONOTONIC)
        let failure = posix_spawn(&pid, words[0], &actions, nil, &arguments, &environment)
        close(ends[1])
        guard failure == 0 else {
            close(ends[0])
            throw Self.problem(words, failure)
        }
        var most = 0.0
        output = Self.read(ends[0]) { if looksAtMemory { most = max(most, Self.memory(of: pid)) } }
        memory = most
        close(ends[0])
        var state: Int32 = 0
        var usage = rusage()
        while wait4(pid, &state, 0, &usage) == -1 {
            guard errno == EINTR else { throw Self.problem(words, errno) }
        }
        wall = Samples.now(CLOCK_MONOTONIC) - start
        processor = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
        status = state & 0x7f == 0 ? (state >> 8) & 0xff : 128 + (state & 0x7f)
    }

    /// The high-water mark of what is resident, in MB. What `wait4` tells has the parent's from before the start, too.
    private static func memory(of pid: pid_t) -> Double {
        let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return (line.split(separator: " ").compactMap { Double($0) }.first ?? 0) * 1024 / 1e6
    }

    private static func read(_ descriptor: Int32, _ look: () -> Void) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            look()
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&waiting, 1, 1) == 0 { continue }
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }

    private static func problem(_ words: [String], _ code: Int32) -> BenchOptions.Problem {
        BenchOptions.Problem(
            description: "\(words.first ?? "") could not be run: \(String(cString: strerror(code))).")
    }
}

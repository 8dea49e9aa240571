// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightCommands
import FirstlightSimulation
package import Foundation

/// Another process whose pictures are shown: a further one of this program, or another build of it, which shows what was
/// before a change.
///
/// It runs as a studio of its own that nobody else has the address of, from the first picture that is asked of it.
@MainActor
package final class OtherProgram {
    /// The requests that are handed on, which all read.
    static let paths: Set = [
        "frame.png", "api/launch", "api/tree", "api/contrast", "api/frame", "api/audit",
    ]
    /// The time that its start may take, in seconds.
    private static let patience = 60.0

    private let file: URL
    private let words: [String]
    private let children = ChildTable()
    private var started: Task<String, any Error>?
    private var child: ChildProcess?
    /// The number of requests that it has not answered.
    private(set) var requests = 0
    /// The number of requests that it has answered.
    private(set) var answered = 0
    /// Indicates whether it has an address and runs.
    var isReady: Bool { hasAddress && child?.status == nil }
    /// Indicates whether its last start failed.
    private(set) var hasFailed = false
    private var hasAddress = false

    /// Prepares the program.
    ///
    /// - Parameters:
    ///   - file: Its file.
    ///   - words: Its further words, such as a scenario's.
    package init(_ file: URL, words: [String] = []) { (self.file, self.words) = (file, words) }

    /// Returns the program's answer to a request.
    ///
    /// - Parameter patience: The seconds that it may take; a program that takes longer is ended.
    /// - Throws: A `CommandError` where it cannot be started, says no, or says nothing.
    func answer(_ path: String, _ items: [String: String], patience: Int = 600) async throws -> Data {
        requests += 1
        defer { requests -= 1 }
        let address = try await begin()
        let clock = ContinuousClock()
        let deadline = clock.now.advanced(by: .seconds(patience))
        var parts = URLComponents()
        parts.queryItems = items.filter { $0.key != "program" }.sorted { $0.key < $1.key }.map {
            URLQueryItem(name: $0.key, value: $0.value)
        }
        let query = (parts.percentEncodedQuery ?? "").replacing("+", with: "%2B")
        do {
            let answer = try await LoopbackFetch.get("\(address)\(path)?\(query)", patience: patience)
            answered += 1
            return answer
        } catch {
            if clock.now >= deadline {
                // It is begun anew with the next picture that waits.
                child?.kill()
                (started, child, hasAddress) = (nil, nil, false)
            }
            throw CommandError(
                "The other program does not show it: \(error.message)", code: .unavailable)
        }
    }

    /// Starts the program, if it does not run, and returns its address.
    @discardableResult
    func begin() async throws -> String {
        // One that has ended since is begun again.
        if child?.status != nil { (started, child, hasAddress) = (nil, nil, false) }
        let task = started ?? Task { try await start() }
        started = task
        do {
            let address = try await task.value
            (hasAddress, hasFailed) = (true, false)
            return address
        } catch {
            // It may be there the next time.
            if started == task { started = nil }
            hasFailed = true
            throw error
        }
    }

    /// Ends the program, also where it still starts, and returns when nothing of it is left.
    func close() async {
        started?.cancel()
        children.close()
        // A start that is cancelled removes its folder.
        _ = await started?.result
    }

    /// Starts the program and returns its address.
    private func start() async throws -> String {
        let folder = try WorkFolder("before")
        defer { folder.remove() }
        let log = folder.url.appending(path: "log")
        let child = try ChildProcess(
            file, ["studio", "--read-only", "--port", "0"] + words, output: .file(log), table: children)
        self.child = child
        let clock = ContinuousClock()
        let deadline = clock.now.advanced(by: .seconds(Self.patience))
        while clock.now < deadline {
            // What it has written is read once more after its end.
            let isOver = child.status != nil
            let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
            if let match = text.firstMatch(of: /open (http:\/\/127\.0\.0\.1:\d+\/\w+\/)[^\n]*\n/) {
                return String(match.output.1)
            }
            guard !isOver else {
                throw CommandError(
                    "The other program does not start: \(text.prefix(500))", code: .unavailable)
            }
            try await clock.sleep(for: .milliseconds(20))
        }
        child.kill()
        throw CommandError("The other program does not start.", code: .unavailable)
    }
}

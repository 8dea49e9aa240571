// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchStore

// A second process for the tests of the store: it does one thing and says on each line what was done.

/// Says a line at once, by one write, so that it is there when the process is killed.
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    bytes.withUnsafeBytes { _ = write(1, $0.baseAddress, $0.count) }
}

/// The name of an error's case, for the tests.
func name(_ error: any Error) -> String {
    switch error {
    case LaunchStore.Error.readOnly: "readOnly"
    case LaunchStore.Error.diskFull: "diskFull"
    case LaunchStore.Error.busy: "busy"
    case LaunchStore.Error.cannotOpen: "cannotOpen"
    case LaunchStore.Error.foreign: "foreign"
    default: "\(error)"
    }
}

let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)
let arguments = CommandLine.arguments

/// Adds 1 to a counter that others add to as well, until the process is ended or the number is reached.
func count(_ file: URL, _ number: Int) async throws {
    let store = try LaunchStore(at: file) { say("log \($0)") }
    for _ in 0..<number {
        let value = try await store.transaction { transaction in
            let next = (try transaction.value(Int.self, for: "counter")?.value ?? 0) + 1
            try transaction.set(next, for: "counter", at: noon)
            try transaction.set(next, for: .init(rawValue: "write-\(next)"), at: noon)
            return next
        }
        say("ack \(value)")
    }
}

/// Writes larger and larger documents until that fails, and reads what is there.
func fill(_ file: URL) async throws {
    let store = try LaunchStore(at: file) { say("log \($0)") }
    do {
        for number in 0..<10_000 {
            try await store.set(
                String(repeating: "x", count: 2000), for: .init(rawValue: "d\(number)"), at: noon)
            say("ack \(number)")
        }
    } catch {
        say("failed \(name(error))")
    }
    // What was acknowledged can be read, and a second try fails as cleanly.
    var number = 0
    while try await store.value(String.self, for: .init(rawValue: "d\(number)")) != nil { number += 1 }
    say("read \(number)")
    do {
        try await store.set(String(repeating: "y", count: 50_000), for: "again", at: noon)
        say("wrote again")
    } catch {
        say("failed \(name(error))")
    }
}

/// Reads a document and tries to change it, as a user who may not write.
func look(_ file: URL) async throws {
    // The tests may run as the one user to whom permissions do not apply.
    if getuid() == 0 { _ = setuid(65_534) }
    do {
        let store = try LaunchStore(at: file) { _ in }
        say("read \(try await store.value(String.self, for: "a")?.value ?? "nothing")")
        say("flag \(try await store.flag("f"))")
        do {
            try await store.set("changed", for: "a", at: noon)
            say("wrote")
        } catch {
            say("failed \(name(error))")
        }
        say("read \(try await store.value(String.self, for: "a")?.value ?? "nothing")")
        say(await store.isWritable ? "writable" : "not writable")
    } catch {
        say("cannot \(name(error))")
    }
}

/// Reads documents as a user who may not write, and says what the store says.
func recall(_ file: URL, _ keys: [String]) async throws {
    if getuid() == 0 { _ = setuid(65_534) }
    let store = try LaunchStore(at: file) { say("log \($0)") }
    for key in keys {
        say("\(key): \(try await store.value(String.self, for: .init(rawValue: key))?.value ?? "nothing")")
    }
}

/// Holds the file locked until something comes in.
func hold(_ file: URL) async throws {
    let store = try LaunchStore(at: file) { _ in }
    try await store.transaction { _ in
        say("held")
        _ = readLine()
    }
}

/// Migrates 400 notes, one in each step, and says which.
func migrate(_ file: URL) async throws {
    let migration = LaunchStoreMigration(to: 1, "Adding", documents: "note.", batch: 1) { key, transaction in
        guard let stored = try transaction.value(Int.self, for: key) else { return }
        try transaction.set(stored.value + 1000, for: key, at: stored.savedAt)
        say("step \(key.rawValue)")
    }
    _ = try await LaunchStore.open(at: file, migrations: [migration], log: { say("log \($0)") })
    say("done")
}

let file = URL(fileURLWithPath: arguments.count > 2 ? arguments[2] : "")
do {
    switch arguments.count > 1 ? arguments[1] : "" {
    case "count": try await count(file, Int(arguments[3]) ?? 0)
    case "fill": try await fill(file)
    case "look": try await look(file)
    case "recall": try await recall(file, Array(arguments.dropFirst(3)))
    case "hold": try await hold(file)
    case "migrate": try await migrate(file)
    default: say("This program is a part of the tests. Run 'swift test'.")
    }
} catch {
    say("error \(error)")
    exit(1)
}

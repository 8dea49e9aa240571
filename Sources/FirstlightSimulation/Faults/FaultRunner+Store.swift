// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchStore

// Launches over what earlier ones have kept, in a file that is opened and then fails each read or each write.
extension FaultRunner {
    /// Launches with a store whose reads or writes fail, and compares what it keeps afterwards.
    func run(_ fault: FaultKind, _ outage: LaunchStore.Outage) async throws -> FaultCell {
        let folder = try WorkFolder("faults")
        defer { folder.remove() }
        let (before, after) = (
            folder.url.appendingPathComponent("a"), folder.url.appendingPathComponent("b")
        )
        let name = "store.sqlite"
        try FileManager.default.createDirectory(at: before, withIntermediateDirectories: true)
        let scenario = Self.scenario(app, situation, options)
        let first = try Self.simulation(scenario, of: app, text)
        first.storeFile = before.appendingPathComponent(name)
        try await first.followOnVirtualClock(fps: 10, until: 1) { _ in
            // Nothing of the first process may reach the files of the second one.
            try FileManager.default.copyItem(at: before, to: after)
            return .stop
        }
        first.launch?.close()
        first.deviceAccounts?.endProcess()
        let file = after.appendingPathComponent(name)
        let kept = try await Kept(file, first.deviceAccounts?.server.vault)
        let second = try Self.simulation(scenario, of: app, text)
        (second.storeFile, second.storeOutage, second.preparesState) = (file, outage, false)
        second.keptAccounts = first.deviceAccounts?.server
        let watch = FaultWatch(situation: situation, limit: limit)
        let id = LaunchTaskID(rawValue: fault.service ?? "")
        do {
            try await follow(second, watch)
        } catch let error as LaunchStore.Error {
            return cell(id, fault, watch, "The app does not start: \(error)")
        }
        let left = try await Kept(file, first.deviceAccounts?.server.vault)
        return cell(id, fault, watch, kept.loss(in: left) ?? problem(fault, watch))
    }
}

/// The things that a device keeps of an app: the records of its store, and whether its vault has a session.
private struct Kept {
    var records: [String: String] = [:]
    var hasSession = false

    init(_ file: URL, _ vault: (any Vault)?) async throws {
        if FileManager.default.fileExists(atPath: file.path) {
            records = try await LaunchStore(at: file) { _ in }.contents().records
        }
        hasSession = try await vault?.read(.session) != nil
    }

    /// Returns what is not there any more, in a sentence; nil when all of it is.
    ///
    /// A document may be newer, as the server has sent it again; a flag that was set stays set.
    func loss(in left: Kept) -> String? {
        let lost = records.keys.sorted().filter { name in
            left.records[name] == nil || name.hasPrefix("the flag ") && left.records[name] != records[name]
        }
        let names = lost + (hasSession && !left.hasSession ? ["the session"] : [])
        guard !names.isEmpty else { return nil }
        return "What was kept is gone or changed: \(names.joined(separator: ", "))."
    }
}

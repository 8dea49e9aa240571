// Licensed under the Apache License, Version 2.0.

import Observation
import StageUI
import Synchronization

/// The state of the app's tips on a device.
final class TipStore: Observable, Sendable {
    private struct State {
        var isConfigured = false
        var forced: Bool?
        var ended: [String: Tips.InvalidationReason] = [:]
        var counts: [String: Int] = [:]
        var donations: [String: [any Sendable]] = [:]
        var values: [ObjectIdentifier: any Sendable] = [:]
    }
    private let registrar = ObservationRegistrar()
    private let state = Mutex(State())

    /// The store of the device at hand.
    static var current: TipStore { (StageDevice.current ?? .standIn).kept { TipStore() } }

    /// The value that views read; each change of the store is one of it.
    private var content: Int { 0 }
    private func read<Result>(_ body: (State) -> sending Result) -> sending Result {
        registrar.access(self, keyPath: \.content)
        return state.withLock { body($0) }
    }
    private func change(_ body: (inout State) -> Void) {
        registrar.withMutation(of: self, keyPath: \.content) { state.withLock { body(&$0) } }
    }

    func status(of tip: some Tip) -> Tips.Status {
        let (isConfigured, forced, ended) = read { ($0.isConfigured, $0.forced, $0.ended[tip.id]) }
        if forced == true { return .available }
        if forced == false { return .pending }
        if let ended { return .invalidated(ended) }
        // Each is read, as a change of any may decide.
        let areMet = tip.rules.map { $0.holds() }.allSatisfy { $0 }
        return isConfigured && areMet ? .available : .pending
    }
    func configure() { change { $0.isConfigured = true } }
    /// Forgets what users have seen; returns whether tips were not set up before.
    func reset() -> Bool {
        guard !state.withLock({ $0.isConfigured }) else { return false }
        change { $0 = State() }
        return true
    }
    func show(all isShown: Bool) { change { $0.forced = isShown } }
    func end(_ id: String, _ reason: Tips.InvalidationReason) {
        change { $0.ended[id] = $0.ended[id] ?? reason }
    }
    func forget(_ id: String) { change { ($0.ended[id], $0.counts[id]) = (nil, nil) } }
    /// Counts that a tip is shown; one that was shown as often as it may be is shown no more.
    func count(_ tip: some Tip) {
        let most = tip.options.lazy.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.first
        let count = state.withLock { state in
            state.counts[tip.id, default: 0] += 1
            return state.counts[tip.id, default: 0]
        }
        if let most, count > most { end(tip.id, .displayCountExceeded) }
    }
    func donations(_ id: String) -> [any Sendable] { read { $0.donations[id] ?? [] } }
    func add(_ donation: any Sendable, to id: String) {
        change { $0.donations[id, default: []].append(donation) }
    }
    func value(of parameter: AnyObject) -> (any Sendable)? {
        read { $0.values[ObjectIdentifier(parameter)] }
    }
    func set(_ value: any Sendable, for parameter: AnyObject) {
        change { $0.values[ObjectIdentifier(parameter)] = value }
    }
}

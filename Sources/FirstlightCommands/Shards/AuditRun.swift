// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit

/// The states of apps to audit, as a run that several machines can share.
@MainActor
struct AuditRun {
    /// A state of an app.
    struct State {
        let app: AppDescriptor
        let state: NamedState

        var name: String { "\(app.id)/\(state.name)" }
        /// The unit of work: frames until the state can be seen, and two stretches of motion.
        var unit: ShardUnit { ShardUnit(name, estimate: 4 + max(state.instant, 2.5)) }
    }

    let states: [State]
    let plan: ShardPlan
    private let audits: [String: Audit]
    private let cache: ContentCache?
    private let console: Console

    /// Prepares the audits of apps.
    ///
    /// - Parameters:
    ///   - apps: The apps.
    ///   - audits: The audit of each.
    ///   - settings: The chosen options.
    init(
        _ apps: [AppDescriptor], _ audits: [String: Audit], settings: [String: String],
        _ arguments: ParsedArguments
    ) throws {
        (self.audits, console) = (audits, arguments.console)
        states = try apps.flatMap { app in
            try app.states.map { State(app: app, state: audits[app.id]?.chosen($0) ?? $0) }
        }
        let isNamed = arguments[ShardOptions.shard] != nil || arguments[ShardOptions.cache] != nil
        let build = isNamed ? try ProgramBuild.drawing() : ""
        cache = try arguments[ShardOptions.cache].map { try ContentCache($0, build: build) }
        plan = try ShardPlan(
            AuditCommand.kind, states.map(\.unit), settings: settings,
            inputs: states.map { try ShardCoding.encoder().encode($0.state.scenario) },
            build: { try ProgramBuild.drawing(build, of: apps) }, arguments)
    }

    /// Audits the states of the share.
    ///
    /// - Parameters:
    ///   - missed: Returns what views asked for and did not get since the last call.
    ///   - progress: Called with the name of each state that comes next.
    func results(
        missed: () -> [Shortfall.Item], _ progress: (String) -> Void
    ) async throws -> (values: [ShardResult<AuditValue>], seconds: [String: Double]) {
        var values: [ShardResult<AuditValue>] = []
        var seconds: [String: Double] = [:]
        let clock = ContinuousClock()
        for place in plan.places {
            let (state, unit) = (states[place], plan.run.units[place])
            progress(state.name)
            let key = try key(state)
            if let known = key.flatMap({ cache?.content($0) }),
                let value = try? JSONDecoder().decode(AuditValue.self, from: known)
            {
                values.append(ShardResult(unit: unit, value: value))
                continue
            }
            let start = clock.now
            let found = try await audits[state.app.id]?.findings(in: state.state) ?? []
            let items = missed()
            let value = AuditValue(
                app: state.app.id, found: found.map(AuditValue.Found.init),
                missed: items.isEmpty ? nil : items)
            seconds[unit] = start.duration(to: clock.now) / .seconds(1)
            if let key { cache?.keep(try ShardCoding.encoder().encode(value), for: key) }
            values.append(ShardResult(unit: unit, value: value))
        }
        cache?.tell(console)
        return (values, seconds)
    }

    /// Complains of a cache that could not keep the results.
    func checkCache() throws(CommandError) { try cache?.check() }

    private func key(_ state: State) throws -> String? {
        guard let cache else { return nil }
        let scenario = try ShardCoding.encoder().encode(state.state.scenario)
        return cache.key(
            [
                "audit", state.app.id, state.state.name, "\(state.state.instant)", ContentDigest.of(scenario),
                try state.app.fontDigest, audits[state.app.id]?.languages.joined(separator: ",") ?? "",
            ])
    }
}

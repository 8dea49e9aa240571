// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchCore

/// The reasons why a launch led where it did, to be printed.
struct RouteExplanation: Encodable {
    private enum CodingKeys: String, CodingKey {
        case app, scenario, phase, route, failure, waysOut, gates, waits, links
    }

    struct Link: Encodable {
        let url: String
        let arrivalMilliseconds: Double
        let decision: String
        let reason: String
    }

    /// A decision as JSON has it.
    private struct Route: Encodable {
        struct Rule: Encodable {
            let name, verdict, reason: String
        }

        let destination: String
        let payload: [String: String]
        let transition: String?
        let basis: LaunchDestination
        let rules: [Rule]

        init(_ record: LaunchRouteRecord) {
            (destination, payload, transition) = (record.destination, record.payload, record.transition)
            basis = record.basis
            rules = record.rules.map { rule in
                let verdict =
                    switch rule.verdict {
                    case .decided: "decided"
                    case .passed: "doesNotApply"
                    case .notAsked: "notAsked"
                    }
                return Rule(name: rule.name, verdict: verdict, reason: rule.reason)
            }
        }
    }

    let app: String
    let scenario: String
    let launch: String
    let phase: String?
    let route: LaunchRouteRecord?
    let failure: LaunchFailure?
    let waysOut: [String]
    /// The gates that were closed, or said more than that they are open.
    let gates: [GateExplanation]
    /// The waits of tasks for the user or the system.
    let waits: [WaitExplanation]
    let links: [Link]

    /// - Parameters:
    ///   - timeline: The launch as spans of time.
    ///   - scenario: The scenario that was launched.
    ///   - gates: What its gates said.
    ///   - waysOut: The buttons that a launch without a route offers.
    init(_ timeline: LaunchTimeline, of scenario: Scenario, gates: [GateExplanation], waysOut: [String]) {
        (app, self.scenario) = (scenario.app, scenario.name)
        self.gates = gates
        waits = WaitExplanation.all(in: timeline)
        launch = timeline.name
        phase = timeline.lastRun?.phases.last?.phase.rawValue
        route = timeline.route
        failure = timeline.route == nil ? timeline.lastRun?.failure : nil
        self.waysOut = waysOut
        links = timeline.links.map { link in
            Link(
                url: link.url, arrivalMilliseconds: link.arrival.inMilliseconds,
                decision: link.decision.rawValue, reason: LinkWords.fate(link))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: CodingKeys.self)
        try box.encode(app, forKey: .app)
        try box.encode(scenario, forKey: .scenario)
        try box.encodeIfPresent(phase, forKey: .phase)
        try box.encodeIfPresent(route.map(Route.init), forKey: .route)
        try box.encodeIfPresent(failure, forKey: .failure)
        try box.encode(waysOut, forKey: .waysOut)
        try box.encode(gates, forKey: .gates)
        try box.encode(waits, forKey: .waits)
        try box.encode(links, forKey: .links)
    }

    func print(to console: Console) {
        if let route { print(route, to: console) } else { printWhereItStands(to: console) }
        if !gates.isEmpty || !waits.isEmpty { console.print("") }
        for line in gates.flatMap(\.lines) + waits.map(\.line) { console.print(line) }
        for link in links {
            console.print("")
            console.print("The link \(link.url) came at \(TimeText.text(link.arrivalMilliseconds)).")
            console.print("It was \(link.reason).")
        }
    }

    private func print(_ route: LaunchRouteRecord, to console: Console) {
        let payload = route.payload.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let given = payload.isEmpty ? "" : " (\(payload.joined(separator: ", ")))"
        console.print("\(launch) leads to: \(route.destination)\(given)")
        console.print("It is chosen by \(basis(route.basis)).")
        if let transition = route.transition { console.print("The screen \(transition).") }
        console.print("")
        guard !route.rules.isEmpty else {
            console.print("No rules were asked: the app chose the destination itself.")
            return
        }
        var table = Table([.init("rule"), .init("verdict"), .init("because", isFlexible: true)])
        for rule in route.rules {
            table.add([Table.Cell(rule.name), verdict(rule.verdict), Table.Cell(rule.reason)])
        }
        console.print(table)
    }

    private func printWhereItStands(to console: Console) {
        console.print("\(launch) chose no route: it is \(phase ?? "idle").")
        if let failure { console.print("The \(failure.description)") }
        let buttons = waysOut.map { "'\($0)'" }
        console.print(
            buttons.isEmpty
                ? "The screen has no button." : "The user can press \(MessageText.list(buttons, last: "or"))."
        )
    }

    private func basis(_ basis: LaunchDestination) -> String {
        switch basis {
        case .results: "what the tasks found"
        case .offline: "what an earlier launch had kept, because the user went on offline"
        case .expired: "the expired session"
        }
    }

    private func verdict(_ verdict: LaunchRouteRecord.Rule.Verdict) -> Table.Cell {
        switch verdict {
        case .decided: Table.Cell("decided", .pass)
        case .passed: "does not apply"
        case .notAsked: Table.Cell("not asked", .faint)
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchKit
public import StageCairo
public import StageUI

/// Audits every state of an app as people with other eyes, hands and settings experience it.
///
/// Nothing is guessed from names: the launch runs, and its pictures and its tree of elements are measured.
@MainActor
public struct Audit {
    let app: AppDescriptor
    /// The options chosen in each state, besides the state's own.
    let options: AppOptions
    let shaper: CairoTextShaper
    let waivers: [AuditWaiver]
    /// Called with the current subject, again and again while a launch is followed.
    let progress: (String) -> Void
    /// Called with what the views of a state asked for and did not get.
    let tell: ([StageIssue]) -> Void

    /// Prepares the audit of an app.
    ///
    /// - Throws: `SimulationError.badWaivers` when the app's waivers cannot be read.
    public init(
        _ app: AppDescriptor, options: AppOptions = AppOptions(), shaper: CairoTextShaper,
        progress: @escaping (String) -> Void = { _ in },
        tell: @escaping ([StageIssue]) -> Void = { _ in }
    ) throws {
        (self.app, self.options) = (app, options)
        self.shaper = shaper
        (self.progress, self.tell) = (progress, tell)
        waivers = try app.auditWaivers
    }

    /// Audits everything; findings that several states share are reported once.
    public func findings() async throws -> [AuditFinding] {
        var found: [AuditFinding] = []
        for state in try app.states.map(chosen) {
            found += try await findings(in: state)
        }
        return Self.told(found, waivers)
    }

    /// Audits one state, and reports each thing as often as it is found.
    package func findings(in state: NamedState) async throws -> [AuditFinding] {
        var found = try await restingFindings(in: state)
        for size in TextSizeCheck.sizes { found += try await enlarged(state, size) }
        return found + (try await moving(state))
    }

    /// Audits one state as it rests, light and dark, at the usual text size.
    package func restingFindings(in state: NamedState) async throws -> [AuditFinding] {
        var found: [AuditFinding] = []
        for appearance in ColorScheme.allCases { found += try await resting(state, appearance) }
        return found
    }

    /// Returns the findings to report for all states of an app: those that several share once, accepted ones as waived,
    /// those of a baseline as known, and one for each cause.
    package nonisolated static func told(
        _ found: [AuditFinding], _ waivers: [AuditWaiver], isKnown: (AuditFinding) -> Bool = { _ in false }
    ) -> [AuditFinding] {
        judged(found, waivers, isKnown: isKnown).groupedByCause
    }

    /// Returns the findings for all states of an app, each thing once and not yet grouped by causes.
    package nonisolated static func judged(
        _ found: [AuditFinding], _ waivers: [AuditWaiver], isKnown: (AuditFinding) -> Bool = { _ in false }
    ) -> [AuditFinding] {
        found.joined.map { finding in
            var finding = judged(finding, waivers)
            if finding.verdict == .fail, isKnown(finding) { finding.verdict = .known }
            return finding
        }
    }

    /// Returns a state with the audit's options besides its own.
    package func chosen(_ state: NamedState) -> NamedState {
        var scenario = state.scenario
        scenario.options.values.merge(options.values) { _, new in new }
        return NamedState(name: state.name, scenario: scenario, instant: state.instant, start: state.start)
    }

    /// Returns a finding, as waived where a waiver accepts it.
    private nonisolated static func judged(_ finding: AuditFinding, _ waivers: [AuditWaiver]) -> AuditFinding
    {
        guard let waiver = waivers.first(where: { $0.covers(finding) }) else { return finding }
        var accepted = finding
        accepted.verdict = .waived
        accepted.reason = waiver.grounds
        return accepted
    }

    private func resting(_ state: NamedState, _ appearance: ColorScheme) async throws -> [AuditFinding] {
        var scenario = state.scenario
        scenario.device.appearance = appearance
        let screen = try await screen(scenario, state, "\(state.name), \(appearance.rawValue)")
        let contrast = ContrastCheck(size: screen.list.size, shaper: shaper).findings(screen)
        let layout = appearance == .light ? LayoutCheck(screen).findings : []
        return contrast + ElementCheck.findings(screen) + layout
    }

    private func enlarged(_ state: NamedState, _ size: DynamicTypeSize) async throws -> [AuditFinding] {
        var scenario = state.scenario
        scenario.device.textSize = size
        let screen = try await screen(scenario, state, "\(state.name), \(size.rawValue)")
        return TextSizeCheck(visibility: ContrastCheck(size: screen.list.size, shaper: shaper))
            .findings(screen) + LayoutCheck(screen).findings
    }

    private func screen(
        _ scenario: Scenario, _ state: NamedState, _ place: String
    ) async throws -> AuditScreen {
        let run = try Simulation(scenario, of: app, text: shaper)
        var screen: AuditScreen?
        try await run.watch(place, instants: [state.instant], until: state.instant) { frame in
            progress(place)
            guard abs(frame.time - state.instant) < 1e-9, let stage = run.launch?.stage else { return }
            let images = stage.elements().filter { $0.name == "Image" && !$0.isLeaving }
            let elements = stage.accessibilityTree().flattened
            screen = AuditScreen(
                place: place, list: frame.list, elements: elements, images: images.compactMap(\.frame),
                areas: stage.scrollAreas(),
                touched: stage.touchedFields(elements, at: frame.time))
        }
        tell(run.launch?.stage.issues ?? [])
        guard let screen else {
            throw SimulationError.stepFailed("The state '\(state.name)' was over before \(state.instant) s.")
        }
        return screen
    }
}

extension Simulation {
    /// Runs on the virtual clock up to an instant, and closes the stage.
    ///
    /// - Parameter place: The state and the setting, for the error of a step that cannot be done.
    func watch(
        _ place: String, instants: [Double] = [], until end: Double,
        _ frame: (SimulationFrame) throws -> Void
    ) async throws {
        defer { launch?.close() }
        do {
            try await followOnVirtualClock(instants: instants, until: end) { shown in
                try frame(shown)
                return shown.time >= end - 1e-9 ? .stop : .goOn
            }
        } catch let error as SimulationError {
            throw error.named("\(app.id)/\(place)")
        }
    }
}

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
    /// The frames in a second on the way to a screen that rests: how often the display is refreshed changes nothing of it,
    /// and each frame costs a millisecond. A screen in motion wants those of its own display.
    package var fps = 15
    /// The languages besides the state's own.
    package let languages: [String]
    /// Called with the current subject, again and again while a launch is followed.
    let progress: (String) -> Void
    /// Called with what the views of a state asked for and did not get.
    let tell: ([StageIssue]) -> Void

    /// Prepares the audit of an app.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - options: The options chosen in each state, besides the state's own.
    ///   - languages: The languages in which each state is looked at besides its own; those that the app is translated
    ///     into if omitted.
    ///   - shaper: Draws the texts.
    ///   - progress: Called with the current subject, again and again.
    ///   - tell: Called with what the views of a state asked for and did not get.
    /// - Throws: `SimulationError.badWaivers` when the app's waivers cannot be read.
    public init(
        _ app: AppDescriptor, options: AppOptions = AppOptions(), languages: [String]? = nil,
        shaper: CairoTextShaper,
        progress: @escaping (String) -> Void = { _ in },
        tell: @escaping ([StageIssue]) -> Void = { _ in }
    ) throws {
        (self.app, self.options) = (app, options)
        self.shaper = shaper
        (self.progress, self.tell) = (progress, tell)
        waivers = try app.auditWaivers
        self.languages = languages ?? StringLibrary(app).languages.filter { !$0.isSource }.map(\.language)
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
        found += try await translated(state)
        return found + (try await moving(state))
    }

    /// Audits one state as it rests, light and dark, at the usual text size.
    package func restingFindings(in state: NamedState) async throws -> [AuditFinding] {
        var found: [AuditFinding] = []
        for appearance in ColorScheme.allCases { found += try await resting(state, appearance) }
        return found
    }

    /// Measures the contrast of each text that a state shows, as it is.
    package func contrasts(in state: NamedState) async throws -> [PlacedContrast] {
        let screen = try await screen(state.scenario, state, state.name)
        return ContrastCheck(size: screen.list.size, shaper: shaper).placed(screen)
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

    /// Audits a state in the other languages.
    package func translated(_ state: NamedState) async throws -> [AuditFinding] {
        var found: [AuditFinding] = []
        var mirrored = false
        for language in languages {
            var scenario = state.scenario
            scenario.device.language = language
            let screen = try await screen(scenario, state, "\(state.name), \(language)")
            found += screen.missingTexts.map {
                AuditFinding(.translation, $0.subject, .fail, $0.figure, place: screen.place)
            }
            if screen.missingTexts.isEmpty {
                found.append(
                    AuditFinding(
                        .translation, "texts in \(language)", .pass, "all there", place: screen.place))
            }
            found +=
                TextSizeCheck(visibility: ContrastCheck(size: screen.list.size, shaper: shaper))
                .findings(screen) + LayoutCheck(screen).findings
            if try DeviceLanguage.named(language).direction == .rightToLeft { mirrored = true }
        }
        if mirrored { found += try await direction(state) }
        return found
    }

    /// Compares a state with itself from right to left, in the same words.
    private func direction(_ state: NamedState) async throws -> [AuditFinding] {
        var scenario = state.scenario
        scenario.device.layoutDirection = .leftToRight
        let usual = try await screen(scenario, state, "\(state.name), left to right")
        scenario.device.layoutDirection = .rightToLeft
        let mirrored = try await screen(scenario, state, "\(state.name), right to left")
        return DirectionCheck.findings(usual, mirrored)
    }

    private func screen(
        _ scenario: Scenario, _ state: NamedState, _ place: String
    ) async throws -> AuditScreen {
        let run = try Simulation(scenario, of: app, text: shaper)
        var screen: AuditScreen?
        try await run.watch(place, fps: fps, instants: [state.instant], until: state.instant) { frame in
            progress(place)
            guard abs(frame.time - state.instant) < 1e-9, let stage = run.launch?.stage else { return }
            stage.bringAllRows()
            let all = stage.elements() + stage.presentedElements()
            let images = all.filter { $0.name == "Image" && !$0.isLeaving }
            let elements = stage.accessibilityTree().flattened
            screen = AuditScreen(
                place: place, list: frame.list, elements: elements, images: images.compactMap(\.frame),
                areas: stage.scrollAreas(),
                touched: stage.touchedFields(elements, at: frame.time))
        }
        let issues = run.launch?.stage.issues ?? []
        // With a language that was chosen, missing texts are findings.
        let isChosen =
            scenario.device.language != nil && scenario.device.language != state.scenario.device.language
        screen?.missingTexts =
            isChosen ? issues.filter { $0.kind == .missingText }.map(AuditScreen.MissingText.init) : []
        tell(isChosen ? issues.filter { $0.kind != .missingText } : issues)
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
        _ place: String, fps: Int = 60, instants: [Double] = [], until end: Double,
        _ frame: (SimulationFrame) throws -> Void
    ) async throws {
        defer { launch?.close() }
        do {
            try await followOnVirtualClock(fps: fps, instants: instants, until: end) { shown in
                try frame(shown)
                return shown.time >= end - 1e-9 ? .stop : .goOn
            }
        } catch let error as SimulationError {
            throw error.named("\(app.id)/\(place)")
        }
    }
}

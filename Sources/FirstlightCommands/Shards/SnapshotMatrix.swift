// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// Screens for all devices and settings, as a run that can be shared by several machines.
@MainActor
struct SnapshotMatrix {
    nonisolated static let kind = "snapshot"

    /// An instant of a launch.
    struct Screen: Sendable {
        let scenario: Scenario
        let app: AppDescriptor
        let instant: Double
        /// Indicates whether the launch must end as its scenario expects.
        var isJudged = false

        /// The beginning of the names of its pictures.
        var stem: String { "\(scenario.app)-\(scenario.name)-\(Output.name(instant))" }
    }

    /// A unit: a picture, or the judgement of a launch.
    private struct Work {
        let screen: Int
        let variant: SnapshotVariant?
    }

    let screens: [Screen]
    let console: Console
    private let work: [Work]

    init(_ screens: [Screen], languages: [String] = [], console: Console) {
        (self.screens, self.console) = (screens, console)
        let variants =
            languages.isEmpty ? SnapshotVariant.matrix : SnapshotVariant.matrix(languages: languages)
        work = screens.indices.flatMap { screen in
            variants.map { Work(screen: screen, variant: $0) }
                + (screens[screen].isJudged ? [Work(screen: screen, variant: nil)] : [])
        }
    }

    /// Draws the pictures that the words on the command line ask for.
    ///
    /// - Parameters:
    ///   - path: The folder to write to.
    ///   - goldens: Reads the goldens to compare with; it is given the names of all pictures.
    func run(
        _ arguments: ParsedArguments, into path: String,
        against goldens: (([String]) throws -> MatrixGoldens)? = nil
    ) async throws -> Int32 {
        try VerdictReport.prepare(arguments)
        try VerdictPage.prepare(arguments)
        let folder = try Output.folder(path)
        let units = ShardPlan.named(work.map(unit))
        let goldens = try goldens?(zip(work, units).filter { $0.0.variant != nil }.map { "\($0.1.name).png" })
        let isNamed = arguments[ShardOptions.shard] != nil || arguments[ShardOptions.cache] != nil
        let build = isNamed ? try ProgramBuild.drawing() : ""
        let plan = try ShardPlan(
            Self.kind, units, settings: goldens?.settings ?? [:],
            inputs: screens.map { try ShardCoding.encoder().encode($0.scenario) },
            build: { try ProgramBuild.drawing(build, of: screens.map(\.app)) }, arguments)
        let drawing = MatrixDrawing(
            folder: folder, goldens: goldens,
            cache: try arguments[ShardOptions.cache].map { try ContentCache($0, build: build) })
        let progress = ProgressLine(console: console, total: plan.places.count)
        let shapers = AppShapers()
        for (screen, places) in groups(plan.places) {
            let shaper = try Output.shaper(of: screens[screen].app, among: shapers)
            try await draw(screens[screen], places, plan, drawing, shaper) { progress.step($0) }
        }
        progress.clear()
        let made = drawing.made
        let results = plan.places.map { place in
            ShardResult(unit: plan.run.units[place], value: made.values[place] ?? MatrixValue())
        }
        try plan.keep(results, seconds: made.seconds, in: folder)
        drawing.cache?.tell(console)
        let orphans = MatrixGoldens.orphans(of: plan.run)
        plan.tell(folder, console)
        let index = MatrixIndex(results, orphans: plan.shard == nil ? orphans : orphans.map { _ in [] })
        // Goldens that no shard draws are reported when all are joined.
        let code =
            plan.shard == nil
            ? try index.finish(in: folder, arguments) : try index.tell(arguments)
        if let goldens, arguments[StandardOptions.report] != nil {
            try await page(index, named: units, in: folder, goldens).write(arguments)
        }
        try drawing.cache?.check()
        return code
    }

    /// The page of all verdicts, with the pictures of those that failed.
    private func page(
        _ index: MatrixIndex, named units: [ShardUnit], in folder: URL, _ goldens: MatrixGoldens
    ) async throws -> VerdictPage {
        var drawn: [String: GoldenCases.Drawn] = [:]
        for (work, unit) in zip(work, units) {
            let screen = screens[work.screen]
            drawn["\(unit.name).png"] = work.variant.map { variant in
                GoldenCases.Drawn(
                    subject: GoldenSubject(
                        app: screen.app, scenario: variant.applied(to: screen.scenario),
                        instant: screen.instant), variant: variant)
            }
        }
        var apps: [AppDescriptor] = []
        for screen in screens where !apps.contains(where: { $0.id == screen.app.id }) {
            apps.append(screen.app)
        }
        let cases = GoldenCases(
            goldens: goldens.folder, pictures: folder, drawn: drawn,
            review: GoldenReview(goldens.folder, of: AppCatalogue(apps)))
        let progress = ProgressLine(console: console)
        defer { progress.clear() }
        let report = try await cases.report(index.verdictReport) { progress.going(on: "looking at \($0)") }
        return VerdictPage(report, title: "\(VerdictPage.names(apps)), against goldens")
    }

    /// The places of each screen that are to be worked on, in order.
    private func groups(_ places: [Int]) -> [(screen: Int, places: [Int])] {
        let grouped = Dictionary(grouping: places) { work[$0].screen }
        return grouped.keys.sorted().map { ($0, grouped[$0] ?? []) }
    }

    private func unit(_ work: Work) -> ShardUnit {
        let screen = screens[work.screen]
        guard let variant = work.variant else { return ShardUnit("\(screen.stem) judged") }
        return ShardUnit("\(screen.stem)-\(variant.name)")
    }

    private func draw(
        _ screen: Screen, _ places: [Int], _ plan: ShardPlan, _ drawing: MatrixDrawing,
        _ shaper: CairoTextShaper, step: @escaping @Sendable (String) -> Void
    ) async throws {
        let fonts = try drawing.cache.map { _ in try screen.app.fontDigest } ?? ""
        var missing: [SnapshotVariant: MatrixDrawing.Unit] = [:]
        for place in places {
            guard let variant = work[place].variant else {
                drawing.judged(try await judge(screen, shaper), at: place)
                step(plan.run.units[place])
                continue
            }
            let unit = MatrixDrawing.Unit(
                place: place, name: plan.run.units[place], key: try drawing.key(screen, variant, fonts: fonts)
            )
            if try drawing.take(unit) { step(unit.name) } else { missing[variant] = unit }
        }
        let wanted = missing
        try await VariantRenderer(screen.scenario, of: screen.app, at: screen.instant, shaper: shaper).draw(
            places.compactMap { work[$0].variant }.filter { wanted[$0] != nil },
            told: { variant, issues in if let unit = wanted[variant] { drawing.missed(issues, unit) } },
            timed: { variant, drawn in
                guard let unit = wanted[variant] else { return }
                try drawing.keep(drawn, unit)
                step(unit.name)
            })
    }

    private func judge(_ screen: Screen, _ shaper: CairoTextShaper) async throws -> MatrixValue.Verdict {
        let complaint = try await Verdict.complaint(screen.scenario, of: screen.app, shaper)
        return MatrixValue.Verdict(
            scenario: "\(screen.scenario.app)/\(screen.scenario.name)", isPassed: complaint == nil,
            reason: complaint)
    }
}

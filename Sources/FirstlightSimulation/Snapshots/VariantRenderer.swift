// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit
public import StageCairo
public import StageUI

/// Draws one instant of a scenario for many devices and settings.
///
/// Layout and drawing take turns on the main actor; files are packed at the same time, on another core.
@MainActor
public struct VariantRenderer {
    /// The scenario that is launched.
    public let scenario: Scenario
    /// The instant, in seconds from the first frame.
    public let instant: Double
    private let app: AppDescriptor
    private let shaper: CairoTextShaper

    /// Prepares the snapshots of one instant.
    public init(
        _ scenario: Scenario, of app: AppDescriptor, at instant: Double, shaper: CairoTextShaper
    ) {
        (self.scenario, self.app) = (scenario, app)
        self.instant = instant
        self.shaper = shaper
    }

    /// Draws snapshots and hands each over as a PNG file, in no certain order.
    ///
    /// - Parameters:
    ///   - variants: The variants to draw.
    ///   - tell: Receives the things that the views of a snapshot asked for and did not get.
    ///   - take: Receives the file of a snapshot, on any thread.
    public func draw(
        _ variants: [SnapshotVariant], tell: ([StageIssue]) -> Void = { _ in },
        take: @escaping @Sendable (SnapshotVariant, Data) throws -> Void
    ) async throws {
        try await draw(
            variants, told: { tell($1) }, timed: { variant, drawn in try take(variant, drawn.png) })
    }

    /// A snapshot that was drawn.
    package struct Drawn: Sendable {
        /// The PNG file.
        package let png: Data
        /// The seconds of work that it took.
        package let seconds: Double
        /// The things that its views asked for and did not get.
        package let issues: [StageIssue]
    }

    /// Draws snapshots and hands each over with the time it took, in no certain order.
    ///
    /// - Parameters:
    ///   - variants: The variants to draw.
    ///   - tell: Receives the things that the views of a snapshot asked for and did not get, before its file.
    ///   - take: Receives the file of a snapshot, on any thread.
    package func draw(
        _ variants: [SnapshotVariant], told tell: (SnapshotVariant, [StageIssue]) -> Void,
        timed take: @escaping @Sendable (SnapshotVariant, Drawn) throws -> Void
    ) async throws {
        let clock = ContinuousClock()
        try await withThrowingTaskGroup(of: Void.self) { group in
            var canvas: CairoRenderer?
            var packing = 0
            for variant in variants {
                let start = clock.now
                let run = try Simulation(variant.applied(to: scenario), of: app, text: shaper)
                let list = try await show(run, variant.name)
                let issues = run.launch?.stage.issues ?? []
                tell(variant, issues)
                guard let list else { continue }
                let scale = run.device.configuration.scale
                let renderer =
                    if let canvas, canvas.scale == scale {
                        canvas.fitting(list)
                    } else {
                        CairoRenderer(size: list.size, scale: scale, shaper: shaper)
                    }
                canvas = renderer
                renderer.render(list)
                let image = renderer.image
                let drawn = start.duration(to: clock.now)
                // Pictures that wait are large; a few are enough to keep the other core busy.
                if packing == 3 { try await group.next() } else { packing += 1 }
                group.addTask {
                    let start = clock.now
                    let png = try image.pngData()
                    let seconds = (drawn + start.duration(to: clock.now)) / .seconds(1)
                    try take(variant, Drawn(png: png, seconds: seconds, issues: issues))
                }
            }
            try await group.waitForAll()
        }
    }

    private func show(_ run: Simulation, _ variant: String) async throws -> DisplayList? {
        var list: DisplayList?
        defer { run.launch?.close() }
        do {
            try await run.followOnVirtualClock(instants: [instant], until: instant) { frame in
                guard abs(frame.time - instant) < 1e-9 else { return .goOn }
                list = frame.list
                return .stop
            }
        } catch let error as SimulationError {
            throw error.named("\(scenario.app)/\(scenario.name), \(variant)")
        }
        return list
    }
}

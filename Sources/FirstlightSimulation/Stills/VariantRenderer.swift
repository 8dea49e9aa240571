// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit
public import StageCairo
public import StageUI

/// Draws one instant of a scenario for many devices and settings.
///
/// Layout and drawing take turns on the main actor; files are packed beside them, on another core.
@MainActor
public struct VariantRenderer {
    /// What is launched.
    public let scenario: Scenario
    /// The instant, in seconds from the first frame.
    public let instant: Double
    private let brand: AppDescriptor
    private let shaper: CairoTextShaper

    /// Prepares the stills of one instant.
    public init(
        _ scenario: Scenario, of brand: AppDescriptor, at instant: Double, shaper: CairoTextShaper
    ) {
        (self.scenario, self.brand) = (scenario, brand)
        self.instant = instant
        self.shaper = shaper
    }

    /// Draws stills and hands each over as a PNG file, in no certain order.
    ///
    /// - Parameters:
    ///   - stills: What to draw.
    ///   - tell: Takes what the views of a still asked for and did not get.
    ///   - take: Takes the file of a still, on any thread.
    public func draw(
        _ stills: [SnapshotVariant], tell: ([StageIssue]) -> Void = { _ in },
        take: @escaping @Sendable (SnapshotVariant, Data) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            var canvas: (device: String, renderer: CairoRenderer)?
            var packing = 0
            for still in stills {
                let run = try Simulation(still.applied(to: scenario), of: brand, text: shaper)
                let list = try await show(run)
                tell(run.launch?.stage.issues ?? [])
                let configuration = run.device.configuration
                if canvas?.device != still.device {
                    canvas = (
                        still.device,
                        CairoRenderer(
                            size: configuration.size, scale: configuration.scale, shaper: shaper)
                    )
                }
                guard let renderer = canvas?.renderer, let list else { continue }
                renderer.render(list)
                let image = renderer.image
                // Pictures that wait are large; a few are enough to keep the other core busy.
                if packing == 3 { try await group.next() } else { packing += 1 }
                group.addTask { try take(still, try image.pngData()) }
            }
            try await group.waitForAll()
        }
    }

    private func show(_ run: Simulation) async throws -> DisplayList? {
        var list: DisplayList?
        do {
            try await run.runOnVirtualClock(instants: [instant], until: instant) { frame in
                guard abs(frame.time - instant) < 1e-9 else { return }
                list = frame.list
                throw SimulationEnd()
            }
        } catch is SimulationEnd {}
        run.launch?.close()
        return list
    }
}

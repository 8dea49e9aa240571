// Licensed under the Apache License, Version 2.0.

public import FirstlightSimulation
import Foundation
public import LaunchKit
public import StageUI
public import Testing

/// Compares a view with its goldens.
///
/// The view is shown on its own screen, and the effects of its tasks and appearance are complete before the
/// comparison. The goldens are in `__Snapshots__/<test file>/` beside the test file, called after the test
/// that runs, the name and the variant.
///
/// - Parameters:
///   - view: What is shown.
///   - formats: What is compared.
///   - name: The name that distinguishes this snapshot from others of the same test.
///   - variants: The devices and the user's settings, each with its own goldens; none for one of an iPhone 14
///     in light appearance, whose name says nothing of it.
///   - instant: The virtual time that passes before.
///   - images: The pictures that the view finds by name.
///   - fonts: The fonts of the app that the view's texts may be set in.
///   - record: Which goldens are written; nil for what the test or the environment says.
///   - sourceLocation: Where a failure is shown; the call unless it is given.
@MainActor
public func assertSnapshot<Content: View>(
    of view: @autoclosure () throws -> Content, as formats: Snapshotting = .image, named name: String? = nil,
    on variants: [SnapshotVariant] = [], at instant: Duration = .zero, images: ImageLibrary = ImageLibrary(),
    fonts: [AppFont] = [], record: SnapshotTestingConfiguration.Record? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    await SnapshotAssertion(formats, name, variants, record, sourceLocation).check { variant in
        let content = try view()
        let driver = try ViewDriver(on: variant ?? .standard, images: images, fonts: fonts) { content }
        defer { driver.close() }
        try await driver.settle()
        if instant > .zero { try await driver.advance(by: instant) }
        return DrawnSnapshot(driver.stage, driver.list, as: formats, driver.shaper)
    }
}

/// Compares what a driven view shows now with its goldens.
@MainActor
public func assertSnapshot(
    of driver: ViewDriver, as formats: Snapshotting = .image, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
    await SnapshotAssertion(formats, name, [], record, sourceLocation).check { _ in
        try await driver.settle()
        return DrawnSnapshot(driver.stage, driver.list, as: formats, driver.shaper)
    }
}

/// Compares a named state of an app with its goldens.
///
/// - Parameters:
///   - app: The app.
///   - state: The name of one of its states.
///   - formats: What is compared.
///   - name: The name that distinguishes this snapshot from others of the same test; the state's name unless
///     it is given.
///   - variants: The devices and the user's settings, each with its own goldens; none for the state's own device.
///   - record: Which goldens are written; nil for what the test or the environment says.
///   - sourceLocation: Where a failure is shown; the call unless it is given.
@MainActor
public func assertSnapshot(
    of app: AppDescriptor, state: String, as formats: Snapshotting = .image, named name: String? = nil,
    on variants: [SnapshotVariant] = [], record: SnapshotTestingConfiguration.Record? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let assertion = SnapshotAssertion(formats, name ?? state, variants, record, sourceLocation)
    await assertion.check { variant in
        let states = try app.states
        guard let found = states.first(where: { $0.name == state }) else {
            throw SnapshotProblem(
                "\(app.name) has no state '\(state)'. It has: \(states.map(\.name).joined(separator: ", ")).")
        }
        return try await assertion.draw(app, found.scenario, at: found.instant, variant)
    }
}

/// Compares an instant of a scenario of an app with its goldens.
///
/// - Parameters:
///   - app: The app.
///   - scenario: How it is launched, and what is done then.
///   - instant: The instant of the comparison, from the first frame.
///   - formats: What is compared.
///   - name: The name that distinguishes this snapshot from others of the same test.
///   - variants: The devices and the user's settings, each with its own goldens; none for the scenario's own device.
///   - record: Which goldens are written; nil for what the test or the environment says.
///   - sourceLocation: Where a failure is shown; the call unless it is given.
@MainActor
public func assertSnapshot(
    of app: AppDescriptor, scenario: Scenario, at instant: Duration, as formats: Snapshotting = .image,
    named name: String? = nil, on variants: [SnapshotVariant] = [],
    record: SnapshotTestingConfiguration.Record? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
    let assertion = SnapshotAssertion(formats, name, variants, record, sourceLocation)
    await assertion.check { try await assertion.draw(app, scenario, at: instant / .seconds(1), $0) }
}

/// One comparison in a test, on all its devices.
@MainActor
struct SnapshotAssertion {
    private let formats: Snapshotting
    private let name: String?
    private let variants: [SnapshotVariant]
    private let record: SnapshotTestingConfiguration.Record?
    private let location: SourceLocation

    init(
        _ formats: Snapshotting, _ name: String?, _ variants: [SnapshotVariant],
        _ record: SnapshotTestingConfiguration.Record?, _ location: SourceLocation
    ) {
        (self.formats, self.name, self.variants) = (formats, name, variants)
        (self.record, self.location) = (record, location)
    }

    /// Compares what is drawn for each variant, and records an issue for each that is not as it was.
    func check(_ draw: (SnapshotVariant?) async throws -> DrawnSnapshot) async {
        let configuration = SnapshotTestingConfiguration.current
        let place = GoldenPlace(
            source: URL(fileURLWithPath: Test.current?.sourceLocation.filePath ?? location.filePath),
            test: Test.current?.name ?? "snapshot", directory: configuration.directory)
        do {
            let mode = try record ?? configuration.record ?? SnapshotTestingConfiguration.mode()
            var told: Set<String> = []
            for variant in variants.isEmpty ? [nil] : variants.map(Optional.some) {
                let name = place.name(name, variant?.name)
                try note(name, in: configuration.ledger)
                let check = SnapshotCheck(
                    folder: place.folder, name: name, record: mode,
                    artifacts: Self.artifacts.appendingPathComponent(place.folder.lastPathComponent))
                let drawn = try await draw(variant)
                for issue in drawn.issues where told.insert(issue.message).inserted {
                    issue.tell("The snapshot '\(name)'", at: location)
                }
                for failure in try check.check(drawn, as: formats) { failure.record(at: location) }
            }
        } catch {
            TestFailure("No snapshot could be made: \(Reason.text(error)).").record(at: location)
        }
    }

    private func note(_ name: String, in ledger: SnapshotLedger?) throws(SnapshotProblem) {
        guard let ledger else { return }
        let files = [(Snapshotting.image, "png"), (.text, "txt")].filter { formats.contains($0.0) }
        for (_, kind) in files where !ledger.ask(for: "\(name).\(kind)") {
            throw SnapshotProblem(
                "This test has compared '\(name).\(kind)' before. Give each of its snapshots a name with 'named:'; "
                    + "in a test with arguments, one made of them.")
        }
    }

    /// The folder of what failures leave.
    private static var artifacts: URL {
        ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("firstlight-snapshots")
    }

    /// Runs an app up to an instant.
    func draw(
        _ app: AppDescriptor, _ scenario: Scenario, at instant: Double, _ variant: SnapshotVariant?
    ) async throws -> DrawnSnapshot {
        let shaper = try SnapshotTools.shapers.shaper(of: app)
        let run = try Simulation(variant?.applied(to: scenario) ?? scenario, of: app, text: shaper)
        defer { run.launch?.close() }
        var drawn: DrawnSnapshot?
        try await run.followOnVirtualClock(instants: [instant], until: instant) { frame in
            guard abs(frame.time - instant) < 1e-9, let stage = run.launch?.stage else { return .goOn }
            drawn = DrawnSnapshot(stage, frame.list, as: formats, shaper)
            return .stop
        }
        guard let drawn else { throw SnapshotProblem("\(app.name) shows nothing at \(instant) s.") }
        return drawn
    }
}

// Licensed under the Apache License, Version 2.0.

public import FirstlightSimulation
public import LaunchKit
import StageCairo
public import Testing

/// Compares each preview of the program with its goldens.
///
/// The previews are those of `#Preview` and the views of each `PreviewProvider`, found by themselves in the modules that the tests
/// are linked with, so that one line tests all of them:
///
/// ```swift
/// @Test func everyPreview() async { await assertPreviews() }
/// ```
///
/// A preview that shows nothing, or the same as another one, is a failure, as its golden would hold nothing. One that traps is
/// a failure, too: before they are compared, the views are made in a process of their own. Tests are built for
/// debugging as a rule; in another build previews are there where `FIRSTLIGHT_PREVIEWS` is defined.
///
/// - Parameters:
///   - modules: The names of the modules whose previews are meant; none for all.
///   - formats: What is compared.
///   - variants: The devices and the user's settings, each with its own goldens; none for what the preview asks for.
///   - audited: Whether each preview is audited, too, as `firstlight audit` does, each failed finding being a failure; not
///     where one traps.
///   - images: The pictures that the views find by name.
///   - fonts: The fonts of the app that the views' texts may be set in.
///   - record: Which goldens are written; nil for what the test or the environment says.
///   - sourceLocation: Where a failure is shown; the call unless it is given.
@MainActor
public func assertPreviews(
    in modules: [String] = [], as formats: Snapshotting = .image, on variants: [SnapshotVariant] = [],
    audited: Bool = false, images: @escaping @MainActor @Sendable () -> [AppImage] = { [] },
    fonts: [AppFont] = [], record: SnapshotTestingConfiguration.Record? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    do {
        let shaper = try SnapshotTools.shapers.shaper(with: fonts)
        guard
            let app = try AppDescriptor.previews(of: modules, text: { shaper }, images: images, fonts: fonts)
        else {
            let place = modules.isEmpty ? "" : " in \(modules.joined(separator: ", "))"
            TestFailure(
                "There is no preview\(place). Previews are a part of debug builds; for another one, define "
                    + "FIRSTLIGHT_PREVIEWS in their target, and link it with the tests."
            ).record(at: sourceLocation)
            return
        }
        let states = try app.states
        let trial = PreviewTrial(sourceLocation, of: modules)
        if let task = trial.task {
            guard task.isOwn else { return }
            await trial.perform(task.file, states.map(\.name)) { index in
                let state = states[index]
                let assertion = SnapshotAssertion(formats, state.name, [], record, sourceLocation)
                for variant in variants.isEmpty ? [nil] : variants.map(Optional.some) {
                    _ = try await assertion.draw(app, state.scenario, at: state.instant, variant)
                }
            }
        }
        let traps = await trial.traps()
        var shown: [UInt64: String] = [:]
        for state in states {
            if let reason = traps[state.name] {
                TestFailure(
                    "The preview '\(state.name)' (\(state.scenario.title ?? app.id)) traps: \(reason)"
                )
                .record(at: sourceLocation)
                continue
            }
            let assertion = SnapshotAssertion(formats, state.name, variants, record, sourceLocation)
            var isFirst = true
            await assertion.check { variant in
                let drawn = try await assertion.draw(app, state.scenario, at: state.instant, variant)
                guard isFirst else { return drawn }
                isFirst = false
                let image = drawn.image()
                let twin = shown.updateValue(state.name, forKey: image.pixelHash)
                if let problem = image.isPlain ? "shows nothing" : twin.map({ "looks like '\($0)'" }) {
                    let words = "The preview '\(state.name)' \(problem), so its golden would hold nothing."
                    TestFailure(words).record(at: sourceLocation)
                }
                return drawn
            }
        }
        guard audited, traps.isEmpty else { return }
        for finding in try await Audit(app, shaper: shaper).findings() where finding.verdict == .fail {
            let places = finding.places.joined(separator: "; ")
            TestFailure("\(finding.rule.rawValue): \(finding.subject): \(finding.figure) (\(places))")
                .record(at: sourceLocation)
        }
    } catch {
        TestFailure("The previews cannot be compared: \(Reason.text(error)).").record(at: sourceLocation)
    }
}

extension PixelImage {
    /// Indicates whether all pixels are the same.
    fileprivate var isPlain: Bool {
        bytes.prefix(4).count == 4 && bytes.dropFirst(4).elementsEqual(bytes.dropLast(4))
    }
}

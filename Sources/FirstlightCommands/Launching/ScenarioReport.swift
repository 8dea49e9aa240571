// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
package import StageCairo
package import StageUI

/// Turns a run on the real clock into a section of the report.
@MainActor
package struct ScenarioReport {
    package let run: Simulation
    package let shaper: CairoTextShaper
    /// The display lists that were on screen, each from its time on.
    package let shown: [(time: Double, list: DisplayList)]
    /// The seconds of work of each frame.
    package let costs: [Double]
    /// Milliseconds from the start of the process to the first frame, and those of them in which it waited for a
    /// processor, if they are known.
    package let firstFrame: FirstFrame?
    package let end: Double
    /// Indicates whether frames were not drawn as they came: they have no times then, and there is no animation.
    package let isStills: Bool

    package init(
        run: Simulation, shaper: CairoTextShaper, shown: [(time: Double, list: DisplayList)], costs: [Double],
        firstFrame: FirstFrame?, end: Double, isStills: Bool
    ) {
        (self.run, self.shaper, self.shown) = (run, shaper, shown)
        (self.costs, self.firstFrame, self.end, self.isStills) = (costs, firstFrame, end, isStills)
    }

    package func make() throws -> LaunchReport.Scenario {
        let scenario = run.scenario
        let size = run.device.configuration.size
        let sorted = isStills ? [] : costs.sorted()
        let complaint = run.complaint
        return LaunchReport.Scenario(
            brand: scenario.app, name: scenario.name, title: heading, description: description,
            device: LaunchReport.Device(
                name: run.device.profile.name, width: Double(size.width), height: Double(size.height)),
            appearance: scenario.device.appearance.rawValue, flags: flags,
            outcome: LaunchReport.Outcome(
                expectedRoute: scenario.expect.route, reachedRoute: run.launch?.controller.place,
                isPassed: complaint == nil, reason: complaint),
            figures: LaunchReport.Figures(
                firstFrame: firstFrame?.time, waited: firstFrame?.waited,
                splashVisible: run.finishedAt.map { ($0 - (shown.first?.time ?? 0)) * 1000 },
                frames: costs.count, slowestFrame: sorted.last.map { $0 * 1000 },
                medianFrame: sorted.isEmpty ? nil : sorted[sorted.count / 2] * 1000),
            filmStrip: try filmStrip(), animation: try animation(), waterfall: waterfall(),
            announcements: (run.launch?.stage.announcements ?? []).map {
                LaunchReport.Announcement(time: $0.time * 1000, text: $0.text)
            },
            accessibility: trees, log: run.log,
            missed: (run.launch?.stage.issues ?? []).map(Shortfall.Item.init), scenarioJSON: try json())
    }

    private var description: String {
        let state = run.scenario.state
        let user = state.firstLaunch ? "First launch" : "A returning user"
        let session =
            switch state.session {
            case .none: "without a session"
            case .signedIn: "with a valid session"
            case .expired: "with an expired session"
            }
        let situation = "\(user) \(session)\(state.cached ? ", data in the cache" : "")."
        return [run.scenario.title.map { $0 + "." }, situation].compactMap { $0 }.joined(separator: " ")
    }

    /// The names as a heading: "UrbanNest: down then retry".
    private var heading: String {
        let words = run.scenario.name.replacingOccurrences(of: "-", with: " ")
        return "\(run.app.name): \(words)"
    }

    private var flags: [String] {
        let device = run.scenario.device
        var result: [String] = []
        if device.orientation == .landscape { result.append("landscape") }
        if let window = device.window {
            result.append("window of " + window.map { "\(Int($0))" }.joined(separator: " by "))
        }
        if device.reduceMotion { result.append("Reduce Motion") }
        if device.contrast == .increased { result.append("Increase Contrast") }
        if device.textSize != .large { result.append("text size \(device.textSize.rawValue)") }
        if let language = device.language { result.append("language \(language)") }
        if device.layoutDirection == .rightToLeft { result.append("right to left") }
        if let variant = run.scenario.options.values["variant"] { result.append("\(variant) variant") }
        return result
    }

    private var trees: [LaunchReport.AccessibilityTree] {
        var result: [LaunchReport.AccessibilityTree] = []
        if let errorMark {
            result.append(
                LaunchReport.AccessibilityTree(
                    title: "At the first error", time: (errorMark * 1000).rounded(), lines: run.errorTree))
        }
        result.append(LaunchReport.AccessibilityTree(title: "At the end", time: nil, lines: run.finalTree))
        return result
    }

    /// The time of the picture that shows the first error, a little after it came up.
    private var errorMark: Double? { run.errorAt.map { $0 + 0.1 } }

    private func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(run.scenario), as: UTF8.self)
    }

    // MARK: - Pictures

    /// The representative instants: the entry, what came up meanwhile, and the exit.
    private func marks() throws -> [Double] {
        let (film, start) = (run.app.film, shown.first?.time ?? 0)
        var marks = film.entry.map { start + $0 }
        for event in run.trace {
            let time = event.time / .seconds(1)
            switch event.kind {
            case .indicatorAppeared: marks.append(time + 0.3)
            case .phase(.slow), .phase(.failed): marks.append(time + 0.1)
            case .phase(.exiting): marks += film.exit.map { time + $0 }
            default: break
            }
        }
        return marks
    }

    private func filmStrip() throws -> [LaunchReport.Frame] {
        let steps = stepMarks()
        var instants = try marks() + steps.keys.map { Double($0) / 1000 }
        // The trace of a launch that began anew does not have it.
        if let errorMark, !instants.contains(where: { abs($0 - errorMark) < 0.05 }) {
            instants.append(errorMark)
        }
        let frames = FilmStripFrames.frames(shown, end: end, shaper: shaper, marks: instants)
        // What passed is looked at small, so that a report of all launches stays small; what failed is looked into.
        let most =
            run.complaint == nil
            ? (width: 238, height: 330, quality: 40) : (width: 900, height: 900, quality: 50)
        return try frames.map { frame in
            LaunchReport.Frame(
                time: frame.instant / .seconds(1) * 1000,
                webp: try frame.image.thumbnail(maxWidth: most.width, maxHeight: most.height).webpData(
                    quality: most.quality),
                caption: steps[Int((frame.instant / .seconds(1) * 1000).rounded())])
        }
    }

    /// Returns the steps of the script by the time at which their effect shows: a little later, at the latest when the
    /// next one is due.
    ///
    /// The keys are milliseconds, which are the same however they were computed.
    private func stepMarks() -> [Int: String] {
        let steps = run.performed
        var marks: [Int: String] = [:]
        for (index, step) in steps.enumerated() {
            let next = index + 1 < steps.count ? steps[index + 1].time - 0.02 : end - 0.01
            let time = max(min(step.time + 1.5, next), step.time + 0.02)
            marks[Int((time * 1000).rounded())] = step.step.words
        }
        return marks
    }

    private func animation() throws -> LaunchReport.Animation? {
        guard !isStills, let first = shown.first else { return nil }
        let sizes = shown.map(\.list.size)
        let size = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        let factor = min(1, 372 / max(size.width, size.height))
        var renderer = CairoRenderer(size: size, scale: factor, shaper: shaper)
        let webp = try AnimatedWebP(
            width: renderer.pixelWidth, height: renderer.pixelHeight, packing: .lossy(quality: 60))
        var next = -1.0
        for frame in shown {
            // Twenty-five pictures a second are enough for the eye and small enough for one file.
            guard frame.time >= next else { continue }
            next = frame.time + 0.04
            renderer = renderer.fitting(frame.list)
            renderer.render(frame.list)
            try webp.add(
                renderer.image.centred(on: webp),
                at: .microseconds(Int64((frame.time - first.time) * 1_000_000)))
        }
        let length = end - first.time + 0.6
        return LaunchReport.Animation(
            webp: try webp.finish(at: .microseconds(Int64(length * 1_000_000))), duration: length * 1000)
    }
}

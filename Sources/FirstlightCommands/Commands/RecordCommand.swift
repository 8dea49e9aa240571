// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import LaunchMotion
import StageCairo
import StageUI

/// `firstlight record`: a launch as an animated picture, as frames and as a film strip.
enum RecordCommand {
    private static let into = Option<String>(
        "into", ValueParser<String>.outputFolder, default: "out/recording", shown: "out/recording",
        help: "The folder to write to.")
    private static let fps = Option<Int>(
        "fps", ValueParser<Int>.integer(in: 1...120), default: 60, shown: "60",
        help: "Frames per second.")
    private static let until = Option<Duration?>.optional(
        "until", ValueParser<Duration>.duration,
        help: "When to stop; by default, half a second after the launch and the scenario's steps are over.")
    private static let frames = Option.flag("frames", help: "Also write each frame as a PNG file.")

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "record", abstract: "Records a launch as an animated WebP and a film strip.",
            discussion: """
                The launch runs on a virtual clock; frame n is at exactly n / fps seconds, so a recording is the \
                same every time. The exit code is 1 if the launch did not end as the scenario expects; with --until, \
                only a launch that was over by then is judged.
                """,
            options: [into, fps, until, frames] + choice.options + [StandardOptions.json],
            arguments: [choice.app],
            examples: [
                "record --into out/recording",
                "record --scenario \(choice.sample(scenario: "slow-backend")) --scale 1 --fps 30",
            ],
            run: { try await run($0, choice) })
    }

    struct Recording: Codable {
        let animation: String
        let filmStrip: String
        let app: String
        let scenario: String
        let frames: Int
        let durationMilliseconds: Double
        let route: String?
        let passed: Bool?
        let reason: String?
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let scenario = try choice.read(arguments)
        let folder = try Output.folder(arguments[into])
        let shaper = try choice.shaper(of: scenario)
        let scale = CGFloat(arguments[ScenarioChoice.scale] ?? 1)
        let run = try choice.simulation(scenario, arguments, shaper, scale: Double(scale))
        let configuration = run.device.configuration
        var renderer = try Output.renderer(configuration.size, scale: scale, shaper)
        let progress = ProgressLine(console: arguments.console, total: 3)
        progress.working(on: "running and drawing")
        var shown: [(time: Double, list: DisplayList)] = []
        var last = 0.0
        var count = 0
        let stem = "\(scenario.app)-\(scenario.name)"
        try await run.runOnVirtualClock(fps: arguments[fps], until: arguments[until].map { $0 / .seconds(1) })
        { frame in
            if arguments[until] == nil, let over = isOver(run), frame.time > over + 0.5 { return }
            progress.going(on: "drawing, at \(PlainNumber.fixed(frame.time, places: 1)) s")
            last = frame.time
            count += 1
            if arguments[frames], let index = frame.index {
                renderer = renderer.fitting(frame.list)
                renderer.render(frame.list)
                try Output.write(
                    try renderer.pngData(),
                    to: folder.appendingPathComponent(String(format: "%@-%05d.png", stem, index)))
            }
            guard frame.list != shown.last?.list else { return }
            shown.append((frame.time, frame.list))
        }
        progress.finish("drew \(MessageText.count(count, "frame")), \(shown.count) of them different")
        progress.working(on: "packing the animation")
        // Known only now: a screen that is turned, folded or split has more than one size.
        let sizes = shown.map(\.list.size)
        let size = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        renderer = try Output.renderer(shown.isEmpty ? configuration.size : size, scale: scale, shaper)
        let webp = try AnimatedWebP(width: renderer.pixelWidth, height: renderer.pixelHeight)
        for frame in shown {
            renderer = renderer.fitting(frame.list)
            renderer.render(frame.list)
            let instant = Duration.microseconds(Int64((frame.time * 1_000_000).rounded()))
            try webp.add(renderer.image.centred(on: webp), at: instant)
        }
        let animation = folder.appendingPathComponent(stem + ".webp")
        try Output.write(
            try webp.finish(at: .microseconds(Int64(((last + 0.5) * 1_000_000).rounded()))), to: animation)
        progress.finish("wrote \(animation.relativePath)")
        progress.working(on: "setting the film strip")
        let strip = folder.appendingPathComponent(stem + "-strip.png")
        let film = run.app.film
        let pictures = FilmStripFrames.frames(
            shown, end: last, shaper: shaper,
            marks: film.entry + (run.exitAt.map { exit in film.exit.map { exit + $0 } } ?? []))
        try Output.write(try FilmStrip(shaper: shaper).image(of: pictures).pngData(), to: strip)
        progress.finish("wrote \(strip.relativePath)")
        progress.clear()
        Shortfall.tell(run.launch?.stage.issues ?? [], arguments)
        // A recording that stops before the launch is over says nothing of its end, and without a scenario none is
        // expected.
        let isJudged =
            arguments.isGiven(ScenarioChoice.scenario) && (arguments[until] == nil || run.finishedAt != nil)
        let complaint = isJudged ? run.complaint : nil
        let result = Recording(
            animation: animation.relativePath, filmStrip: strip.relativePath, app: scenario.app,
            scenario: scenario.name, frames: count,
            durationMilliseconds: (last * 1_000_000).rounded() / 1000, route: run.launch?.controller.place,
            passed: isJudged ? complaint == nil : nil, reason: complaint)
        if arguments[StandardOptions.json] { try arguments.console.printJSON(result, as: .recording) }
        return Verdict.tell(complaint, of: scenario, arguments)
    }

    /// Returns the time after which nothing more was to come: the launch was over, and so was the scenario's last step.
    @MainActor
    private static func isOver(_ run: Simulation) -> Double? {
        guard let finished = run.finishedAt, run.performed.count == run.scenario.script.count else {
            return nil
        }
        return max(finished, run.performed.last?.time ?? 0)
    }
}

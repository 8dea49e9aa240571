// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchRehearsal
import StageCairo
import StageUI

/// `firstlight snapshot`: pictures of a launch at chosen instants.
enum SnapshotCommand {
    private static let at = Option<[Duration]>.list(
        "at", ValueParser<Duration>.duration, shown: "a telling instant of the state",
        help: "The instants to show, counted from the first frame: 0ms,250ms,1s.")
    private static let into = Option<String>(
        "into", ValueParser<String>.outputFolder, default: "out/snapshots", shown: "out/snapshots",
        help: "The folder to write to.")

    static let command = Command(
        name: "snapshot", abstract: "Writes pictures of a launch at chosen instants, as PNG files.",
        discussion: """
            The launch runs on a virtual clock: the pictures are the same every time, however fast \
            the machine is. Taps, text and links of the scenario are played.
            """,
        options: [at, into] + ScenarioChoice.options + [StandardOptions.json],
        arguments: [ScenarioChoice.brand],
        examples: [
            "firstlight snapshot --at 0ms,250ms,1s --into out/pictures",
            "firstlight snapshot --state error --appearance dark --variant dark",
            "firstlight snapshot --scenario down-then-retry --at 1s,2.2s --device iphonese",
        ],
        run: run)

    struct Picture: Codable {
        let file: String
        let time: Double
        let width: Int
        let height: Int
    }

    @MainActor
    private static func run(_ arguments: ParsedArguments) async throws -> Int32 {
        let scenario = try ScenarioChoice.read(arguments)
        let fallback = arguments[ScenarioChoice.state]?.instant ?? 0.8
        let given = arguments[at].map(\.inSeconds)
        let instants = Set(given.isEmpty ? [fallback] : given).sorted()
        let folder = try Output.folder(arguments[into])
        let shaper = try Output.shaper()
        let scale = arguments[ScenarioChoice.scale].map { CGFloat($0) }
        let run = try Rehearsal(scenario, text: shaper, scale: scale)
        let configuration = run.device.configuration
        let renderer = CairoRenderer(
            size: configuration.size, scale: configuration.scale, shaper: shaper)
        var pictures: [Picture] = []
        try await run.runVirtually(instants: instants, until: instants.last) { frame in
            // Frames that nobody asked for are laid out, because state depends on them, but not drawn.
            guard instants.contains(where: { abs($0 - frame.time) < 1e-9 }) else { return }
            renderer.render(frame.list)
            let name = "\(scenario.brand)-\(scenario.name)-\(Output.name(frame.time)).png"
            try Output.write(try renderer.pngData(), to: folder.appendingPathComponent(name))
            pictures.append(
                Picture(
                    file: folder.appendingPathComponent(name).relativePath, time: frame.time,
                    width: renderer.pixelWidth, height: renderer.pixelHeight))
        }
        for issue in run.launch?.stage.issues ?? [] {
            arguments.console.note("\(issue.kind.rawValue): \(issue.message)")
        }
        if arguments[StandardOptions.json] {
            try arguments.console.printJSON(pictures)
        } else {
            for picture in pictures {
                arguments.console.print("\(picture.file)  \(picture.width)x\(picture.height)")
            }
        }
        return 0
    }
}

extension Duration {
    /// The length in seconds, rounded once.
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds / 1_000_000_000) / 1_000_000_000
    }
}

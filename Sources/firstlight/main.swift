// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchRehearsal
import StageCairo
import StageUI

let shaper = try CairoTextShaper()
let args = CommandLine.arguments
let scenarios = try Scenario.embedded()
let scenario = scenarios.first { $0.name == args[1] }!
let run = try Rehearsal(scenario, text: shaper, scale: 1)
let renderer = CairoRenderer(size: run.device.configuration.size, scale: 1, shaper: shaper)
let strip = FilmStrip(shaper: shaper)
var frames: [FilmStrip.Frame] = []
let instants = args[2].split(separator: ",").compactMap { Double($0) }
try await run.runVirtually(instants: instants) { f in
    _ = renderer.render(f.list)
    if instants.contains(where: { abs($0 - f.time) < 1e-9 }) {
        frames.append(.init(image: renderer.image, instant: .milliseconds(Int(f.time * 1000))))
    }
}
print(run.complaint ?? "ok", run.exitAt ?? -1, run.finishedAt ?? -1, run.log)
print(run.launch!.stage.issues)
print(run.launch!.stage.announcements)
print(run.errorTree.joined(separator: "\n"))
print(run.finalTree.joined(separator: "\n"))
try strip.image(of: frames).pngData().write(to: URL(fileURLWithPath: "/tmp/strip.png"))
print(run.launch!.stage.bodyCounts)
print(run.launch!.trace())

// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import StageCairo
import StageUI

/// All that is known of a recorded launch besides its pictures; times are milliseconds from the first frame.
package struct LaunchAccount: Encodable, Sendable {
    /// Something that happened at an instant.
    struct Moment: Encodable, Sendable {
        let time: Double
        let text: String
    }

    let app, appName, scenario: String
    let title: String?
    let device: String
    /// The screen in points, with room for each size that it has, and the pixels per point.
    let width, height, scale: Double
    /// The sizes of the screen in points, each with the number of its first frame: number, width, height.
    let screens: [[Double]]
    let fps = RecordedLaunch.fps
    /// For each frame the number of the first of those before it that look the same without a break.
    let pictures: [Int]
    let expectedRoute: String
    let reachedRoute: String?
    /// The reason why the launch did not end as expected; nil when it did.
    let complaint: String?
    let waterfall: LaunchReport.Waterfall
    let explanation: RouteExplanation
    let trace: TraceReport?
    let announcements, haptics, steps: [Moment]
    let motion: [MotionLane]
    let missed: [Shortfall.Item]
    /// The command that draws an instant of it, without the instant.
    package var command = ""

    @MainActor
    init(_ run: Simulation, _ shaper: CairoTextShaper, _ events: [LaunchTraceEvent], _ lists: [DisplayList]) {
        let (scenario, configuration) = (run.scenario, run.device.configuration)
        (app, appName, self.scenario, title) = (scenario.app, run.app.name, scenario.name, scenario.title)
        device = run.device.profile.name
        width = lists.map { Double($0.size.width) }.max() ?? Double(configuration.size.width)
        height = lists.map { Double($0.size.height) }.max() ?? Double(configuration.size.height)
        scale = Double(configuration.scale)
        screens = lists.indices.filter { $0 == 0 || lists[$0].size != lists[$0 - 1].size }.map {
            [Double($0), Double(lists[$0].size.width), Double(lists[$0].size.height)]
        }
        var firsts: [Int] = []
        for place in lists.indices {
            firsts.append(place > 0 && lists[place] == lists[place - 1] ? firsts[place - 1] : place)
        }
        pictures = firsts
        (expectedRoute, reachedRoute) = (scenario.expect.route, run.launch?.controller.place)
        complaint = run.complaint
        let end = Double(lists.count - 1) / Double(RecordedLaunch.fps)
        waterfall = ScenarioReport(
            run: run, shaper: shaper, shown: [], costs: [], firstFrame: nil, end: end, isStills: true
        ).waterfall(events)
        let model = run.launch?.controller.model
        let timeline = LaunchTimeline(
            name: TracedLaunch.name(scenario), specs: model?.tasks ?? [],
            policy: model?.policy ?? LaunchPolicy(),
            events: events)
        explanation = RouteExplanation(
            timeline, of: scenario,
            gates: GateExplanation.all(in: events, policy: model?.policy ?? LaunchPolicy()), waysOut: [])
        trace = timeline.lastRun.map { TraceReport(timeline, LaunchAnalysis($0), of: nil) }
        let stage = run.launch?.stage
        announcements = (stage?.announcements ?? []).map { Moment(time: $0.time * 1000, text: $0.text) }
        haptics = (stage?.haptics ?? []).map {
            Moment(time: $0.time * 1000, text: $0.feedback.description)
        }
        steps = run.performed.map { Moment(time: $0.time * 1000, text: $0.step.words) }
        motion = MotionLane.lanes(of: lists, fps: RecordedLaunch.fps)
        missed = (stage?.issues ?? []).map(Shortfall.Item.init)
    }
}

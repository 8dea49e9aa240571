// Licensed under the Apache License, Version 2.0.

public import Foundation
import LaunchCore
public import LaunchKit
public import StageUI

/// A launch that is run from its first frame to its end.
@MainActor
public final class Simulation {
    /// What is run.
    public let scenario: Scenario
    /// The device it runs on.
    public internal(set) var device: SimulatedDevice
    /// What happened besides the pictures.
    public internal(set) var log: [String] = []
    /// The accessibility tree when the first error was on screen, as lines.
    public private(set) var errorTree: [String] = []
    /// The accessibility tree after the last frame, as lines.
    public private(set) var finalTree: [String] = []
    /// The launch on its stage.
    public internal(set) var launch: SimulatedLaunch?
    /// When the launch was over, in seconds from its first frame.
    public internal(set) var finishedAt: Double?
    /// When the splash began to leave, in seconds from its first frame.
    public internal(set) var exitAt: Double?
    /// The app that is launched.
    public let app: AppDescriptor
    /// Takes what somebody has to hear of at once: that the app's store was damaged, and what of it is lost.
    public var warn: @Sendable (String) -> Void = { _ in }
    /// The file of the app's store on the virtual clock; nil keeps it in memory.
    package var storeFile: URL?
    /// Whether the state that the scenario names is made first; if not, the store is taken as it is.
    package var preparesState = true
    /// The task whose first try is answered as the scenario says although nothing listens.
    var unaffected: String?
    /// How many tries of a task are given up by the system before it answers.
    var givenUp: [String: Int] = [:]
    let text: any TextShaping
    var steps: [Scenario.Step]
    /// How many seconds a step may wait for what it acts on; none on the virtual clock, where nothing is late.
    var patience = 0.0
    /// When the present step was first tried; nil before.
    var triedSince: Double?
    /// By how many seconds the rest of the script is late, because steps had to wait for what they act on.
    var scriptDelay = 0.0
    /// When the step that was done last was due, and how many frames have to show what came of it; nil once they have.
    var unseenStep: (due: Double, frames: Int)?
    /// The step that found nothing to act on and ended the run.
    var failedStep: SimulationError?
    /// What the script did, each step with its time in seconds from the first frame.
    package internal(set) var performed: [(time: Double, step: Scenario.Step)] = []
    var setBackend: (Scenario.Backend) async -> Void = { _ in }
    /// The seconds that are left of a session on the device that is not over; nil for as many as the server gives.
    var sessionLeft: Double?
    /// How many tries of a task the scenario's answers were asked for, on the virtual clock.
    var asked: (String) async -> Int = { _ in 0 }
    /// What the device has for signing in; nil for an app without accounts.
    var deviceAccounts: DeviceAccounts?
    /// The accounts of a run before, as its device was left; nil begins with those of the scenario.
    var keptAccounts: ScenarioAccounts?
    /// How the app is launched once more.
    private var setting: LaunchSetting?

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - scenario: What is run.
    ///   - app: The app that it launches.
    ///   - text: The shaper for the text on the screens.
    ///   - scale: Device pixels in a point; nil for the device's own.
    public init(
        _ scenario: Scenario, of app: AppDescriptor, text: any TextShaping, scale: CGFloat? = nil
    ) throws {
        guard app.id == scenario.app else {
            throw SimulationError.unknownApp(scenario.app, known: [app.id])
        }
        self.app = app
        self.scenario = scenario
        self.text = text
        device = try SimulatedDevice(scenario.device, scale: scale)
        steps = scenario.script.sorted { $0.at < $1.at }
    }

    /// Why the launch did not end as the scenario expects; nil when it did.
    public private(set) var complaint: String? = "The launch was never run to its end."

    private func judge() -> String? {
        if let failedStep { return failedStep.description }
        guard let launch else { return "The launch was never started." }
        let phase = launch.controller.phase
        // A closed gate is an end, too: what the scenario calls it is compared below.
        guard phase == .finished || phase == .blocked else {
            return "The launch was still in the phase '\(phase)' after \(scenario.end.seconds) s."
        }
        let route = launch.controller.place ?? "none"
        guard route == scenario.expect.route else {
            return "The route is '\(route)' instead of '\(scenario.expect.route)'."
        }
        if let link = scenario.expect.link, launch.controller.deliveredLink != link {
            return "The link \(link) was not delivered."
        }
        return nil
    }

    func makeLaunch(_ setting: LaunchSetting) async throws -> SimulatedLaunch {
        var setting = setting
        setting.reducesMotion = device.configuration.reduceMotion
        setting.platform = device.profile.platform
        (setting.options, setting.state) = (scenario.options, scenario.state)
        setting.log = { [weak self] line in Task { @MainActor in self?.log.append(line) } }
        setting.warn = warn
        self.setting = setting
        if let deviceAccounts {
            let session = setting.preparesState ? setting.state.session : nil
            if let session {
                try await deviceAccounts.server.prepare(
                    isSignedIn: session != .none, left: session == .expired ? -60 : sessionLeft,
                    now: setting.date())
                if scenario.accounts.enrolled { try await deviceAccounts.enrol() }
            }
            setting.accounts = deviceAccounts.services(log: setting.log)
            deviceAccounts.open = { [weak self] in self?.launch?.stage.open($0) }
        }
        let made = try await app.make(setting)
        let images = ImageLibrary(app.images(with: scenario.options))
        let stage = Stage(device.configuration, text: text, images: images) { [name = app.name] in
            if let deviceAccounts {
                DeviceSheets(device: deviceAccounts, app: name, content: made.root)
            } else {
                made.root
            }
        }
        let launch = SimulatedLaunch(stage: stage, controller: made.controller)
        self.launch = launch
        return launch
    }

    /// Ends the app without a warning, and launches it again with what it has kept.
    func relaunch() async throws {
        guard var setting else { return }
        launch?.close()
        setting.preparesState = false
        (finishedAt, exitAt) = (nil, nil)
        _ = try await makeLaunch(setting)
    }

    /// Notes what a frame showed.
    func observe(_ time: Double) {
        guard let launch else { return }
        let phase = launch.controller.phase
        if phase == .failed, errorTree.isEmpty { errorTree = launch.stage.accessibilityTree().lines() }
        if phase == .exiting || phase == .finished, exitAt == nil { exitAt = time }
        if phase != .exiting, phase != .finished { exitAt = nil }
        if phase == .finished, finishedAt == nil { finishedAt = time }
    }

    func finish() {
        guard let launch else { return }
        complaint = judge()
        finalTree = launch.stage.accessibilityTree().lines()
    }
}

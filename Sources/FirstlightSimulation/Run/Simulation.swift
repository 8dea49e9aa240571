// Licensed under the Apache License, Version 2.0.

public import Foundation
import LaunchAuth
package import LaunchCore
public import LaunchKit
import LaunchStore
public import StageUI

/// A launch that is run from its first frame to its end.
@MainActor
public final class Simulation {
    /// The scenario that is run.
    public let scenario: Scenario
    /// The device it runs on.
    public internal(set) var device: SimulatedDevice
    /// The events besides the pictures.
    public internal(set) var log: [String] = []
    /// The accessibility tree when the first error was on screen, as lines.
    public private(set) var errorTree: [String] = []
    /// The time at which the first error was on screen, in seconds from the first frame.
    package private(set) var errorAt: Double?
    /// The seconds from the first frame to the making of the present controller, whose trace counts from there: what a server
    /// needs on the real clock, and what came before a new start.
    private var traceStart = 0.0
    /// The accessibility tree after the last frame, as lines.
    public private(set) var finalTree: [String] = []
    /// The launch on its stage.
    public internal(set) var launch: SimulatedLaunch?
    /// The time at which the launch was over, in seconds from its first frame.
    public internal(set) var finishedAt: Double?
    /// The time at which the splash began to leave, in seconds from its first frame.
    public internal(set) var exitAt: Double?
    /// The app that is launched.
    public let app: AppDescriptor
    /// Receives warnings that must not wait: that the app's store was damaged, and what of it is lost.
    public var warn: @Sendable (String) -> Void = { _ in }
    /// The file of the app's store on the virtual clock; nil keeps it in memory.
    package var storeFile: URL?
    /// Indicates whether the state that the scenario names is made first; if not, the store is taken as it is.
    package var preparesState = true
    /// Indicates whether the sensor does not look any more, after too many attempts.
    var isSensorLockedOut = false
    /// Indicates whether the file of the store cannot be opened, so that nothing is kept over launches.
    var isStoreRefused = false
    /// The calls of the store that fail although its file is opened; nil for none.
    var storeOutage: LaunchStore.Outage?
    /// Indicates whether the server takes every request and answers none, on the virtual clock.
    var isServerSilent = false
    /// The task whose first try is answered as the scenario says although nothing listens.
    var unaffected: String?
    /// The number of tries of a task that the system gives up before it answers.
    var givenUp: [String: Int] = [:]
    let text: any TextShaping
    var steps: [Scenario.Step]
    /// The seconds that a step may wait for what it acts on; zero on the virtual clock, where nothing is late.
    var patience = 0.0
    /// The time at which the present step was first tried; nil before.
    var triedSince: Double?
    /// The seconds by which the rest of the script is late, because steps had to wait for what they act on.
    var scriptDelay = 0.0
    /// The due time of the last step that was done, and the number of frames that have to show its effect; nil once
    /// they have.
    var unseenStep: (due: Double, frames: Int)?
    /// The step that found nothing to act on and ended the run.
    var failedStep: SimulationError?
    /// The performed steps of the script, each with its time in seconds from the first frame.
    package internal(set) var performed: [(time: Double, step: Scenario.Step)] = []
    var setBackend: (Scenario.Backend) async -> Void = { _ in }
    /// The remaining seconds of a valid session on the device; nil for as many as the server gives.
    var sessionLeft: Double?
    /// Returns the number of tries of a task for which the scenario's answers were requested, on the virtual clock.
    var asked: (String) async -> Int = { _ in 0 }
    /// The parts of the device for signing in; nil for an app without accounts.
    var deviceAccounts: DeviceAccounts?
    /// Returns the present date, as the app sees it.
    var now: () -> Date = { Date() }
    /// The accounts of an earlier run, as its device was left; nil begins with those of the scenario.
    var keptAccounts: ScenarioAccounts?
    /// The network, the sensor and the keychain that an app asks by the modules for Apple's frameworks.
    package let system: StageDevice
    /// The virtual clock of the run; nil on the real one.
    var virtualClock: VirtualClock?
    /// The setting in which the app is launched again.
    private var setting: LaunchSetting?

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - scenario: The scenario that is run.
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
        system = StageDevice(
            network: StageDevice.Network(scenario.backend),
            biometry: scenario.device.biometrics.flatMap { StageDevice.Biometry(rawValue: $0.rawValue) })
    }

    /// The reason why the launch did not end as the scenario expects; nil when it did.
    public private(set) var complaint: String? = "The launch was never run to its end."

    private func judge() -> String? {
        if let failedStep { return failedStep.description }
        guard let launch else { return "The launch was never started." }
        let phase = launch.controller.phase
        // A closed gate is an end, too: its name in the scenario is compared below.
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
        now = setting.date
        if let deviceAccounts {
            let session = setting.preparesState ? setting.state.session : nil
            let server = deviceAccounts.server
            if let session {
                if scenario.accounts.passkeys { await server.allowPasskeys(app.passkeyDomains.min()) }
                var proved: AuthSession?
                if scenario.accounts.factor {
                    let client =
                        server.direct
                        ?? AuthClient(
                            configuration: server.configuration, transport: server.transport,
                            clock: ContinuousClock())
                    (deviceAccounts.authenticator, proved) = try await ScenarioAccounts.enrolFactor(
                        try await server.session(), client, now: setting.date())
                }
                try await server.prepare(
                    isSignedIn: session != .none, left: session == .expired ? -60 : sessionLeft,
                    now: setting.date(), proved)
                if scenario.accounts.enrolled { try await deviceAccounts.enrol() }
            }
            if isSensorLockedOut {
                await deviceAccounts.sensor.lockOut()
                system.lockOut()
            }
            setting.accounts = deviceAccounts.services(log: setting.log)
            deviceAccounts.open = { [weak self] in self?.launch?.stage.open($0) }
        }
        if isStoreRefused {
            // As `LiveHost` does: what earlier launches kept is out of reach.
            (setting.storeFile, setting.isStoreStandIn, setting.preparesState) = (nil, true, false)
        }
        setting.storeOutage = storeOutage
        let strings = StringLibrary(app)
        let ready = setting
        system.looks = nil
        let made = try await StageDevice.$opening.withValue(system) {
            try await strings.inLanguage(of: device.configuration) { try await app.make(ready) }
        }
        let madeAt = setting.date().timeIntervalSince(device.configuration.startDate)
        let images = ImageLibrary(app.images(with: scenario.options))
        let stage = Stage(
            device.configuration, text: text, images: images, strings: strings, device: system
        ) { [name = app.name] in
            if let deviceAccounts {
                DeviceSheets(device: deviceAccounts, app: name, content: made.root)
            } else {
                made.root
            }
        }
        var launch = SimulatedLaunch(stage: stage, controller: made.controller)
        if let virtualClock {
            launch.endProcess = { [weak device = deviceAccounts] in
                device?.endProcess()
                virtualClock.end()
            }
        }
        self.launch = launch
        traceStart = madeAt
        return launch
    }

    /// Ends the app without a warning, and launches it again with its stored data.
    func relaunch() async throws {
        guard var setting else { return }
        launch?.leave()
        setting.preparesState = false
        (finishedAt, exitAt) = (nil, nil)
        _ = try await makeLaunch(setting)
    }

    /// Records the content of a frame.
    func observe(_ time: Double) {
        guard let launch else { return }
        let phase = launch.controller.phase
        if phase == .failed, errorAt == nil {
            (errorTree, errorAt) = (launch.stage.accessibilityTree().lines(), time)
        }
        if phase == .exiting || phase == .finished, exitAt == nil { exitAt = time }
        if phase != .exiting, phase != .finished { exitAt = nil }
        if phase == .finished, finishedAt == nil { finishedAt = time }
    }

    /// The events of the present controller, with times from the first frame.
    package var trace: [LaunchTraceEvent] {
        let start = Duration.microseconds(Int64((traceStart * 1_000_000).rounded()))
        return (launch?.controller.trace ?? []).map { LaunchTraceEvent(time: $0.time + start, kind: $0.kind) }
    }

    func finish() {
        guard let launch else { return }
        complaint = judge()
        finalTree = launch.stage.accessibilityTree().lines()
    }
}

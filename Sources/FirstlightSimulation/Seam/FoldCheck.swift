// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchKit
public import StageCairo
import StageUI

/// Folds and unfolds a device while an app starts, at any instant.
///
/// From the next frame on the launch has to show what it shows on the other screen at that time, and to end when it ends
/// there: nobody is stuck, and nothing jumps but what the other screen asks for.
@MainActor
public final class FoldCheck {
    /// A device that is folded or unfolded at an instant.
    public struct Fold: Hashable, Sendable, Encodable {
        /// The device with the screen that is on at first.
        public let device: String
        /// How it is held at first.
        public let orientation: DeviceOrientation
        /// The pose that it is brought into.
        public let pose: DevicePose
        /// The time in seconds from the first frame.
        public let instant: Double
    }

    /// One launch, with its frames by their numbers.
    private struct Run {
        var frames: [Int: DisplayList] = [:]
        var finishedAt: Double?
        var complaint: String?
    }

    private struct Place: Hashable {
        let device: String
        let orientation: DeviceOrientation
    }

    /// The frames in a second that are compared.
    private static let fps = 20.0
    /// The longest launch that is waited for, in seconds.
    private static let longest = 20.0

    private let app: AppDescriptor
    private let options: AppOptions
    private let shaper: CairoTextShaper
    private var wholes: [Place: Run] = [:]

    /// Prepares an app.
    public init(_ app: AppDescriptor, options: AppOptions = AppOptions(), shaper: CairoTextShaper) {
        (self.app, self.options, self.shaper) = (app, options, shaper)
    }

    /// Lists the folds of each device that has another pose: from the first frame to half a second after the launch's end.
    ///
    /// - Parameter step: The seconds between two of them, at least a twentieth.
    /// - Throws: `SimulationError`, or a decoding error when the data file of the devices is damaged.
    public func folds(every step: Double) async throws -> [Fold] {
        var folds: [Fold] = []
        let stride = max(Int((step * Self.fps).rounded()), 1)
        for profile in try DeviceProfile.all() {
            guard let pose = profile.pose, profile.folds != nil else { continue }
            for orientation in DeviceOrientation.allCases {
                let whole = try await whole(Place(device: profile.id, orientation: orientation))
                let last = Int(((whole.finishedAt ?? Self.longest) + 0.5) * Self.fps)
                // Between two frames, as a hand is.
                folds += Swift.stride(from: 0, to: last, by: stride).map {
                    Fold(
                        device: profile.id, orientation: orientation, pose: pose == .open ? .closed : .open,
                        instant: (Double($0) + 0.5) / Self.fps)
                }
            }
        }
        return folds
    }

    /// Returns what is wrong with the launch in which the device is folded; nil when nothing is.
    ///
    /// - Throws: `SimulationError`, or a decoding error when the data file of the devices is damaged.
    public func problem(of fold: Fold) async throws -> String? {
        let other = Place(
            device: try DeviceProfile.named(fold.device).folds ?? fold.device,
            orientation: fold.orientation == .portrait ? .landscape : .portrait)
        let whole = try await whole(other)
        let folded = try await run(Place(device: fold.device, orientation: fold.orientation), fold)
        if let complaint = folded.complaint { return complaint }
        guard folded.finishedAt == whole.finishedAt else {
            return
                "The launch ends at \(Self.words(folded.finishedAt)), and at \(Self.words(whole.finishedAt)) on \(other.device)."
        }
        for (number, list) in folded.frames.sorted(by: { $0.key < $1.key }) {
            let time = Double(number) / Self.fps
            // One of them may be over before: a run goes on for a while after its last step.
            guard time >= fold.instant, let shown = whole.frames[number], shown != list else { continue }
            return "The frame at \(Self.words(time)) is not that of \(other.device)."
        }
        return nil
    }

    private func whole(_ place: Place) async throws -> Run {
        if let known = wholes[place] { return known }
        let made = try await run(place)
        wholes[place] = made
        return made
    }

    private func run(_ place: Place, _ fold: Fold? = nil) async throws -> Run {
        var scenario = Scenario(name: "fold", of: app)
        (scenario.options, scenario.device.profile) = (options, place.device)
        scenario.device.orientation = place.orientation
        if let fold {
            var step = Scenario.Step(at: ScenarioTime(seconds: fold.instant))
            step.pose = fold.pose
            scenario.script = [step]
        }
        let simulation = try Simulation(scenario, of: app, text: shaper, scale: 1)
        defer { simulation.launch?.close() }
        var run = Run()
        try await simulation.runOnVirtualClock(fps: Int(Self.fps)) { frame in
            if let index = frame.index { run.frames[index] = frame.list }
        }
        (run.finishedAt, run.complaint) = (simulation.finishedAt, simulation.complaint)
        return run
    }

    private static func words(_ seconds: Double?) -> String {
        seconds.map { "\(Int(($0 * 1000).rounded())) ms" } ?? "no time"
    }
}

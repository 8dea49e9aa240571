// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit
public import StageCairo
import StageUI

/// Folds, unfolds, splits and enlarges an app's screen while it starts, at any instant.
///
/// From the next frame on the launch has to show what it shows on the other screen, or in the other window, at that time,
/// and to end when it ends there: nobody is stuck, and nothing jumps but what the other size asks for.
@MainActor
public final class FoldCheck {
    /// A screen or a window that an app gets at an instant.
    public struct Fold: Hashable, Sendable {
        /// The other screen or window.
        public enum Change: Hashable, Sendable {
            /// The device is folded or unfolded.
            case pose(DevicePose)
            /// The app's window is split, or fills the screen again: its width and height in points.
            case window([CGFloat])
        }

        /// The device with the screen that is on at first.
        public let device: String
        /// The orientation in which it is held at first.
        public let orientation: DeviceOrientation
        /// The width and the height in points of the window at first; nil where it fills the screen.
        public let window: [CGFloat]?
        /// The screen or the window that the app gets in its place.
        public let change: Change
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
        var window: [CGFloat]?
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

    /// Lists the folds of each device that has another pose, and the splits of each whose windows have any size: from the
    /// first frame to half a second after the launch's end.
    ///
    /// Devices that lay screens out alike are split once.
    ///
    /// - Parameter step: The seconds between two of them, at least a twentieth.
    /// - Throws: `SimulationError`, or a decoding error when the data file of the devices is damaged.
    public func folds(every step: Double) async throws -> [Fold] {
        var folds: [Fold] = []
        let stride = max(Int((step * Self.fps).rounded()), 1)
        for profile in try DeviceProfile.all() {
            let orientations = profile.kind == nil ? DeviceOrientation.allCases : [.portrait]
            for orientation in orientations {
                for (window, change) in Self.changes(of: profile, orientation) {
                    let place = Place(device: profile.id, orientation: orientation, window: window)
                    let whole = try await whole(place)
                    let last = Int(((whole.finishedAt ?? Self.longest) + 0.5) * Self.fps)
                    // Between two frames, as a hand is.
                    folds += Swift.stride(from: 0, to: last, by: stride).map {
                        Fold(
                            device: profile.id, orientation: orientation, window: window, change: change,
                            instant: (Double($0) + 0.5) / Self.fps)
                    }
                }
            }
        }
        return folds
    }

    /// The windows at first and what comes in their place.
    private static func changes(
        of profile: DeviceProfile, _ orientation: DeviceOrientation
    ) -> [(window: [CGFloat]?, change: Fold.Change)] {
        var poses: [DevicePose] = []
        if profile.folds != nil {
            poses =
                profile.pose == .closed ? [.open] : [.closed, orientation == .portrait ? .book : .tabletop]
        }
        guard profile.like == nil else { return [] }
        let windows = profile.windows(orientation).map { [$0.width, $0.height] }
        let whole = profile.size(orientation)
        return poses.map { (nil, .pose($0)) } + windows.map { (nil, .window($0)) }
            + windows.prefix(1).map { ($0, .window([whole.width, whole.height])) }
    }

    /// Returns what is wrong with the launch in which the screen changes; nil when nothing is.
    ///
    /// - Throws: `SimulationError`, or a decoding error when the data file of the devices is damaged.
    public func problem(of fold: Fold) async throws -> String? {
        let other: Place
        let name: String
        switch fold.change {
        case .pose(let pose):
            let profile = try DeviceProfile.named(fold.device)
            let staysOpen = profile.pose == .open && pose != .closed
            other = Place(
                device: staysOpen ? fold.device : profile.folds ?? fold.device,
                orientation: fold.orientation == .portrait ? .landscape : .portrait)
            name = staysOpen ? "\(other.device), \(other.orientation.rawValue)," : other.device
        case .window(let size):
            other = Place(device: fold.device, orientation: fold.orientation, window: size)
            name = "a window of \(fold.change.words)"
        }
        let whole = try await whole(other)
        let start = Place(device: fold.device, orientation: fold.orientation, window: fold.window)
        let folded = try await run(start, fold)
        if let complaint = folded.complaint { return complaint }
        guard folded.finishedAt == whole.finishedAt else {
            return
                "The launch ends at \(Self.words(folded.finishedAt)), and at \(Self.words(whole.finishedAt)) on \(name)."
        }
        for (number, list) in folded.frames.sorted(by: { $0.key < $1.key }) {
            let time = Double(number) / Self.fps
            // One of them may be over before: a run goes on for a while after its last step.
            guard time >= fold.instant, let shown = whole.frames[number], shown != list else { continue }
            return "The frame at \(Self.words(time)) is not that of \(name)."
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
        (scenario.device.orientation, scenario.device.window) = (place.orientation, place.window)
        if let fold {
            var step = Scenario.Step(at: ScenarioTime(seconds: fold.instant))
            switch fold.change {
            case .pose(let pose): step.pose = pose
            case .window(let size): step.window = size
            }
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

extension FoldCheck.Fold.Change {
    /// The change in a word, such as `open` or `683x1376`.
    public var words: String {
        switch self {
        case .pose(let pose): pose.rawValue
        case .window(let size):
            size.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: "x")
        }
    }
}

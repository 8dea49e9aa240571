// Licensed under the Apache License, Version 2.0.

public import FirstlightSimulation
public import Foundation
public import LaunchCore
public import LaunchKit
import LaunchMotion
import StageCairo
public import StageUI

/// A driver that shows a view on a simulated screen and uses it as a person would.
///
/// The effects of an action are complete before the call returns: the `Task` of a button, a view's `.task`, what they
/// await on other actors, and the bodies that run because of it. Time stands still but for `advance(by:)`. So that
/// sleep takes no real time and always ends at the same instant, views and models sleep on the driver's clock
/// (`try await clock.sleep(for: .seconds(1))` with an `any Clock<Duration>` that they are given). `Task.sleep`, a
/// request and whatever else the system finishes on its own threads take real time: `wait(until:)` is for those.
///
/// ```swift
/// let driver = try ViewDriver { SignInScreen(model: model) }
/// try await driver.tap("Sign in")
/// #expect(driver.labels.contains("Welcome back"))
/// ```
@MainActor
public final class ViewDriver {
    /// The stage that shows the view, for inspection: what is drawn, what moves, and what the view asked for.
    public let stage: Stage
    /// The clock of the view's sleeps; the times of its animations follow it.
    public let clock: VirtualClock
    /// The display list of the last look at the screen.
    public private(set) var list: DisplayList
    let shaper: CairoTextShaper
    /// Tasks are followed from the first to the last call, and between them.
    private let stretch = VirtualStretch()
    private let frames = MotionFrames(fps: 60)

    /// Creates a driver that shows a view; it appears with the first call of an asynchronous function.
    ///
    /// The view is in front of the window's background, as on a device: white, or black in dark appearance.
    ///
    /// - Parameters:
    ///   - variant: The device and the user's settings.
    ///   - clock: A clock that the view was already given; another one if there is none.
    ///   - images: The pictures that the view finds by name.
    ///   - fonts: The fonts of the app that the view's texts may be set in.
    ///   - strings: The translated texts; those of the bundle of the tests if omitted.
    ///   - content: The view.
    public init<Content: View>(
        on variant: SnapshotVariant = .standard, clock: VirtualClock = VirtualClock(),
        images: ImageLibrary = ImageLibrary(), fonts: [AppFont] = [],
        strings: StringLibrary = StringLibrary(), @ViewBuilder content: () -> Content
    ) throws {
        let configuration = try SnapshotTools.configuration(variant)
        shaper = try SnapshotTools.shapers.shaper(with: fonts)
        stage = Stage(configuration, text: shaper, images: images, strings: strings) {
            ZStack {
                WindowGround()
                content()
            }
        }
        list = DisplayList(size: configuration.size)
        self.clock = clock
    }

    isolated deinit { stage.close() }

    /// Takes the view off the screen; its tasks are cancelled.
    public func close() { stage.close() }

    // MARK: - Time

    /// Waits until all work that was begun has settled without the passing of time.
    ///
    /// - Throws: `ViewDriverError.neverSettles` for work that never waits for anything.
    public func settle() async throws {
        try await DriverQueue.shared.follow { try await settleNow() }
    }

    /// Advances time, in frames of a sixtieth of a second, with each sleep ending at its own instant.
    public func advance(by duration: Duration) async throws {
        try await DriverQueue.shared.follow {
            try await settleNow()
            let end = clock.elapsed + duration
            var index = frames.count(through: seconds)
            while clock.elapsed < end {
                let next = min(frames.time(of: index), end)
                index += 1
                guard next > clock.elapsed else { continue }
                var problem: ViewDriverError?
                await clock.advance(to: next) {
                    if problem == nil { problem = await rest() }
                }
                if let problem { throw problem }
                try await settleNow()
            }
        }
    }

    /// Waits in real time until something is so: for what the driver cannot follow.
    ///
    /// - Parameters:
    ///   - limit: The real time after which nothing is expected any more.
    ///   - isSo: What is waited for.
    /// - Throws: `ViewDriverError.waitedInVain` after that time.
    public func wait(upTo limit: Duration = .seconds(10), until isSo: () -> Bool) async throws {
        let real = ContinuousClock()
        let deadline = real.now + limit
        try await settle()
        while !isSo() {
            guard real.now < deadline else { throw ViewDriverError.waitedInVain(limit, onScreen: labels) }
            try await real.sleep(for: .milliseconds(1))
            try await settle()
        }
    }

    // MARK: - Looking

    /// The accessibility labels of the elements on the screen, in reading order.
    public var labels: [String] { stage.accessibilityTree().flattened.compactMap(\.label) }

    /// The elements of the screen as assistive technology sees them, in reading order.
    public var elements: [AccessibilityNode] { stage.accessibilityTree().flattened }

    // MARK: - Following

    private var seconds: Double { clock.elapsed / .seconds(1) }

    /// Performs an action on the stage and waits for its effect.
    func act<Result>(_ action: (Stage) throws -> Result) async throws -> Result {
        var result: Result?
        try await DriverQueue.shared.follow {
            try await settleNow()
            result = try action(stage)
            try await settleNow()
        }
        guard let result else { throw CancellationError() }
        return result
    }

    /// Makes frames of the present instant until nothing changes any more.
    func settleNow() async throws(ViewDriverError) {
        list = stage.frame(at: seconds)
        for _ in 0..<Self.mostFrames {
            if let problem = await rest() { throw problem }
            let next = stage.frame(at: seconds)
            if let problem = await rest() { throw problem }
            let isSame = next == list
            list = next
            if isSame, !stage.activity.contains("update") { return }
        }
        throw .neverSettles(onScreen: labels)
    }

    /// Waits until some turns of the main thread pass without a further step of the followed work.
    private func rest() async -> ViewDriverError? {
        var quiet = 0
        for _ in 0..<Self.mostTurns {
            quiet = await VirtualWork.turn() ? 0 : quiet + 1
            if quiet == Self.quietTurns { return nil }
        }
        return .neverSettles(onScreen: labels)
    }

    /// As many as a simulation beside this waits for, so that neither starves the other.
    private static let quietTurns = VirtualWork.isKept ? 8 : 64
    private static let mostTurns = 20_000
    private static let mostFrames = 100
}

/// An error that stops the driving of a view.
public enum ViewDriverError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No element that can be touched has the label.
    case notFound(String, onScreen: [String])
    /// The element cannot be touched where it is, for a reason.
    case outOfReach(String, onScreen: [String])
    /// A point is beside the screen, which has a size in points.
    case offScreen(CGPoint, of: CGSize)
    /// No element with the label supports the accessibility action.
    case cannot(StageAccessibilityAction, String, onScreen: [String])
    /// No field has the focus.
    case noFocus(String)
    /// Work continues without ever waiting.
    case neverSettles(onScreen: [String])
    /// The awaited condition did not come true.
    case waitedInVain(Duration, onScreen: [String])

    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .notFound(let label, let known):
            "Nothing called '\(label)' can be touched. \(Self.screen(known)) \(Self.later)"
        case .outOfReach(let reason, let known):
            "A finger cannot do that: \(reason). \(Self.screen(known)) \(Self.later)"
        case .offScreen(let point, let size):
            "The point \(point.x), \(point.y) is beside the screen of \(size.width) by \(size.height) points."
        case .cannot(let action, let label, let known):
            "Nothing called '\(label)' can do '\(action)'. \(Self.screen(known)) \(Self.later)"
        case .noFocus(let input): "No field has the focus for '\(input)'. Tap one first."
        case .neverSettles(let known):
            "A task or a body keeps working at one instant of virtual time. \(Self.screen(known)) Let a loop sleep on "
                + "the driver's clock."
        case .waitedInVain(let limit, let known): "It did not come within \(limit). \(Self.screen(known))"
        }
    }

    private static let later =
        "What comes after a real wait, such as Task.sleep or a request, is there after "
        + "'wait(until:)'; what comes after a sleep on the driver's clock, after 'advance(by:)'."

    private static func screen(_ labels: [String]) -> String {
        labels.isEmpty
            ? "Nothing on the screen has a label." : "On the screen are: \(labels.joined(separator: ", "))."
    }
}

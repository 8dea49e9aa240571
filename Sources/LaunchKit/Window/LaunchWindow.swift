// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchCore
public import SwiftUI

/// The window of an app that is being launched: its ground, the splash, and the destination that takes over.
///
/// It passes links to the launch, reports when the app leaves and returns, when the device is unlocked and whether
/// motion is reduced, and asks about a reset after launches that failed.
public struct LaunchWindow<Route: Hashable & Sendable, Splash: View, Destination: View>: View {
    private let launch: LaunchController<Route>
    private let ground: Color
    private let handOver: LaunchHandOver
    private let reset: LaunchReset?
    private let failure: LaunchFailureNotice?
    private let scene: LaunchSceneID?
    private let splash: () -> Splash
    private let destination: (Route) -> Destination
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the window of a launch; the splash is there until the launch is over, and in front of a closed gate.
    ///
    /// - Parameters:
    ///   - launch: The launch.
    ///   - ground: Behind everything.
    ///   - handOver: The transition from the splash to the destination.
    ///   - reset: The question after launches that failed; nil never asks.
    ///   - failure: The notice of a launch that failed; nil where the splash shows what failed and how to go on.
    ///   - scene: The number of the window in an app whose windows go their own ways; nil for one that goes where the
    ///     launch leads.
    ///   - splash: The screen until the launch is over.
    ///   - destination: The screen of a route.
    public init(
        _ launch: LaunchController<Route>, ground: Color, handOver: LaunchHandOver = LaunchHandOver(),
        reset: LaunchReset? = nil, failure: LaunchFailureNotice? = nil, scene: LaunchSceneID? = nil,
        @ViewBuilder splash: @escaping () -> Splash,
        @ViewBuilder destination: @escaping (Route) -> Destination
    ) {
        (self.launch, self.ground, self.handOver, self.reset) = (launch, ground, handOver, reset)
        (self.failure, self.scene) = (failure, scene)
        (self.splash, self.destination) = (splash, destination)
    }

    /// The ground, and the splash and the destination one above the other.
    public var body: some View {
        ZStack {
            ground.ignoresSafeArea()
            if handOver.isDestinationAbove {
                splashLayer
                destinationLayer
            } else {
                destinationLayer
                splashLayer
            }
            ZStack { failurePanel }.animation(.easeOut(duration: 0.25), value: launch.stop != nil)
        }
        .onAppear {
            launch.markReduceMotion(reduceMotion)
            if let scene { launch.sceneConnected(scene) }
        }
        .onDisappear { if let scene { launch.sceneDisconnected(scene) } }
        .onChange(of: reduceMotion) { launch.markReduceMotion(reduceMotion) }
        .onOpenURL { launch.open($0, in: scene) }
        .onUnlock { launch.markProtectedData(isAvailable: true) }
        .onChange(of: scenePhase) { _, now in
            if now == .background { launch.sceneWentToBackground(scene) }
            if now == .active { launch.sceneBecameActive(scene) }
        }
        .modifier(LaunchResetQuestion(reset: reset))
    }

    private var isExiting: Bool { launch.phase == .exiting }

    @ViewBuilder
    private var failurePanel: some View {
        if let failure, case .failed(let reason, let canContinueOffline)? = launch.stop {
            LaunchFailurePanel(
                notice: failure, failure: reason, canContinueOffline: canContinueOffline,
                retry: { launch.retry() }, continueOffline: { launch.continueOffline() }
            )
            .transition(.opacity)
        }
    }

    @ViewBuilder
    private var splashLayer: some View {
        if launch.phase != .finished {
            LaunchLayer(isMoving: isExiting, opacity: handOver.splashOpacity, shift: nil, time: exitTime) {
                splash()
            }
            .allowsHitTesting(!isExiting)
            .accessibilityHidden(isExiting)
        }
    }

    @ViewBuilder
    private var destinationLayer: some View {
        if let route = launch.route(in: scene), launch.phase == .finished || handOver.arrival == .duringExit {
            LaunchLayer(
                isMoving: isExiting, opacity: handOver.destinationOpacity, shift: handOver.destinationShift,
                time: destinationTime
            ) {
                destination(route)
            }
        }
    }

    /// The seconds since the exit began; none before it.
    private func exitTime(_ date: Date) -> Double? {
        guard isExiting, let start = launch.exitStart else { return nil }
        return date.timeIntervalSince(start)
    }

    private func destinationTime(_ date: Date) -> Double? {
        launch.phase == .finished ? .greatestFiniteMagnitude : exitTime(date) ?? 0
    }
}

/// A layer of a window on its way in or out.
private struct LaunchLayer<Content: View>: View {
    let isMoving: Bool
    let opacity: ((Double) -> Double)?
    /// As a share of the width of the screen.
    let shift: ((Double) -> Double)?
    /// The seconds since the exit began at a date; nil while nothing moves.
    let time: (Date) -> Double?
    @ViewBuilder let content: () -> Content

    var body: some View {
        if let shift {
            GeometryReader { proxy in
                let width = proxy.size.width + proxy.safeAreaInsets.leading + proxy.safeAreaInsets.trailing
                TimelineView(.animation(paused: !isMoving)) { context in
                    // A transform is mirrored together with the layout.
                    content().transformEffect(
                        CGAffineTransform(
                            translationX: width * CGFloat(time(context.date).map(shift) ?? 0), y: 0))
                }
            }
        } else if let opacity {
            TimelineView(.animation(paused: !isMoving)) { context in
                content().opacity(time(context.date).map(opacity) ?? 1)
            }
        } else {
            content()
        }
    }
}

/// The transition from the splash to the destination, as functions of the seconds since the exit began.
public struct LaunchHandOver {
    /// The time at which the destination appears.
    public enum Arrival: Hashable, Sendable {
        /// From the start of the exit.
        case duringExit
        /// From the end of the exit.
        case afterExit
    }

    /// The time at which the destination appears.
    public var arrival: Arrival
    /// Indicates whether the destination lies above the splash while both are there.
    public var isDestinationAbove: Bool
    /// The opacity of the splash, 0 to 1; nil leaves it as it is.
    public var splashOpacity: ((Double) -> Double)?
    /// The opacity of the destination, 0 to 1; nil leaves it as it is.
    public var destinationOpacity: ((Double) -> Double)?
    /// The distance of the destination from its place, as a share of the width; nil leaves it in its place.
    public var destinationShift: ((Double) -> Double)?

    /// Describes a hand-over; without arguments the destination is there at the end, by a cut.
    public init(
        _ arrival: Arrival = .afterExit, isDestinationAbove: Bool = false,
        splashOpacity: ((Double) -> Double)? = nil, destinationOpacity: ((Double) -> Double)? = nil,
        destinationShift: ((Double) -> Double)? = nil
    ) {
        (self.arrival, self.isDestinationAbove) = (arrival, isDestinationAbove)
        (self.splashOpacity, self.destinationOpacity) = (splashOpacity, destinationOpacity)
        self.destinationShift = destinationShift
    }

    /// The splash fades into the destination, in seconds; the policy's exit takes as long.
    public static func crossFade(_ seconds: Double) -> LaunchHandOver {
        LaunchHandOver(
            .duringExit, splashOpacity: { max(0, 1 - $0 / seconds) },
            destinationOpacity: { min(1, $0 / seconds) })
    }
}

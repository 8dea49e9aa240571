// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchMotion

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

/// Duggy's window: the splash, a closed gate, or the screen that the launch leads to (C-DG-30).
public struct DuggyRoot: View {
    private let launch: DuggyLaunch
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the window of a launch.
    public init(launch: DuggyLaunch) { self.launch = launch }

    private var controller: LaunchController<DuggyRoute> { launch.controller }

    /// The destination below, and the splash above it until it has gone (DG-18, DG-56).
    public var body: some View {
        ZStack {
            DuggyTheme.primaryBlue.color.ignoresSafeArea()
            if let route = launch.route {
                TimelineView(.animation(paused: controller.phase != .exiting)) { context in
                    DuggyDestination(launch: launch, route: route)
                        .opacity(value(DuggyMotion.destinationOpacity, context.date, after: 1))
                }
            }
            if let verdict = launch.closedGate {
                DuggyGateScreen(launch: launch, verdict: verdict)
            } else if controller.phase != .finished {
                TimelineView(.animation(paused: controller.phase != .exiting)) { context in
                    DuggySplash(launch: launch)
                        .opacity(value(DuggyMotion.exitOpacity, context.date, after: 0))
                        .allowsHitTesting(controller.phase != .exiting)
                        .accessibilityHidden(controller.phase == .exiting)
                }
            }
        }
        .onOpenURL { controller.open($0) }
    }

    /// A value of the exit: what it begins with before, what it ends with after.
    private func value(_ key: MotionKey, _ date: Date, after end: Double) -> Double {
        switch controller.phase {
        case .finished: return end
        case .exiting:
            guard let start = controller.exitStart else { return 1 - end }
            let motion = reduceMotion ? launch.reducedMotion : launch.motion
            return motion.exit.value(of: key, at: date.timeIntervalSince(start)) ?? end
        default: return 1 - end
        }
    }
}

/// The screen of a route.
struct DuggyDestination: View {
    let launch: DuggyLaunch
    let route: DuggyRoute

    var body: some View {
        Group {
            switch route {
            case .home(let tab), .offline(let tab): DuggyHome(launch: launch, tab: tab)
            case .authentication: DuggyAuthentication(launch: launch)
            case .onboarding: DuggyOnboarding(launch: launch)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .animation(.easeInOut(duration: DuggyMotion.exitLength), value: route)
    }
}

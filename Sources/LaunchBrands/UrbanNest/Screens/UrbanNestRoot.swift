// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchMotion

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

/// UrbanNest's window: the splash, and the screen that the launch leads to.
public struct UrbanNestRoot: View {
    private let launch: UrbanNestLaunch
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.scenePhase) private var scenePhase

    /// Creates the window of a launch.
    public init(launch: UrbanNestLaunch) { self.launch = launch }

    private var controller: LaunchController<UrbanNestRoute> { launch.controller }

    /// The destination and, until the launch is over, the splash.
    public var body: some View {
        ZStack {
            (colorScheme == .dark ? BrandColor(0x1E1E1E) : UrbanNestTheme.white).color
                .ignoresSafeArea()
            if controller.phase != .finished {
                TimelineView(.animation(paused: controller.phase != .exiting)) { context in
                    UrbanNestSplash(launch: launch)
                        .opacity(splashOpacity(context.date))
                        .allowsHitTesting(controller.phase != .exiting)
                        .accessibilityHidden(controller.phase == .exiting)
                }
            }
            if let route = launch.followUp ?? controller.route {
                GeometryReader { proxy in
                    TimelineView(.animation(paused: controller.phase != .exiting)) { context in
                        UrbanNestArrival(
                            motion: motion, slides: route.slidesIn, time: elapsed(context.date),
                            width: proxy.size.width + proxy.safeAreaInsets.leading
                                + proxy.safeAreaInsets.trailing
                        ) {
                            UrbanNestDestination(launch: launch, route: route)
                        }
                    }
                }
            }
        }
        .onOpenURL { controller.open($0) }
        .onChange(of: scenePhase) { _, now in
            if now == .background { launch.sceneWentToBackground() }
            if now == .active { launch.sceneBecameActive() }
        }
        .alert(UrbanNest.Words.resetTitle, isPresented: resetQuestion) {
            Button(UrbanNest.Words.reset, role: .destructive) { Task { await launch.reset() } }
            Button(UrbanNest.Words.keep, role: .cancel) { launch.declineReset() }
        } message: {
            Text(UrbanNest.Words.resetMessage)
        }
    }

    private var resetQuestion: Binding<Bool> {
        Binding(get: { launch.offersReset }, set: { if !$0 { launch.declineReset() } })
    }

    private var motion: UrbanNestMotion { reduceMotion ? launch.reducedMotion : launch.motion }

    /// The seconds since the exit began; none before it.
    private func elapsed(_ date: Date) -> Double {
        if controller.phase == .finished { return .greatestFiniteMagnitude }
        guard let start = controller.exitStart, controller.phase == .exiting else { return 0 }
        return date.timeIntervalSince(start)
    }

    /// Full until the exit begins: without motion the exit is over at its very start (UN-126).
    private func splashOpacity(_ date: Date) -> Double {
        guard controller.phase == .exiting else { return 1 }
        return motion.exit.value(of: UrbanNestMotion.exitOpacity, at: elapsed(date)) ?? 1
    }
}

/// A destination on its way in.
struct UrbanNestArrival<Content: View>: View {
    let motion: UrbanNestMotion
    let slides: Bool
    let time: Double
    let width: CGFloat
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            .transformEffect(CGAffineTransform(translationX: shift, y: 0))
            .opacity(slides ? 1 : motion.fadeIn.value(of: UrbanNestMotion.destinationOpacity, at: time) ?? 1)
    }

    /// From the right, or from the left where reading goes right to left (UN-105): a transform is mirrored
    /// together with the layout.
    private var shift: CGFloat {
        guard slides else { return 0 }
        let share = motion.slideIn.value(of: UrbanNestMotion.destinationShift, at: time) ?? 0
        return width * CGFloat(share)
    }
}

/// The screen of a route.
struct UrbanNestDestination: View {
    let launch: UrbanNestLaunch
    let route: UrbanNestRoute

    var body: some View {
        Group {
            switch route {
            case .home(let tab):
                UrbanNestHome(
                    tab: tab, cities: launch.cities, link: launch.deliveredLink,
                    offlineNote: launch.offlineNote)
            case .onboarding(let slide, _):
                UrbanNestOnboarding(slide: slide) {
                    withAnimation(.easeOut(duration: 0.3)) { launch.finishOnboarding() }
                }
            case .login:
                UrbanNestLogin { email, password in await launch.signIn(email: email, password: password) }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

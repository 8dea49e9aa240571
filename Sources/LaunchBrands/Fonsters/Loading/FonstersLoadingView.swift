// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

/// The loading view, one for all five platforms: black, the background over it, the icon on top.
public struct FonstersLoadingView: View {
    private let launch: FonstersLaunch
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the loading view of a launch.
    public init(launch: FonstersLaunch) { self.launch = launch }

    /// Everything to the very edges, in the same places and directions wherever people read.
    public var body: some View {
        let motion = reduceMotion ? launch.reducedMotion : launch.motion
        TimelineView(.animation(paused: launch.controller.phase == .holding)) { context in
            GeometryReader { proxy in
                let side = max(proxy.size.width, proxy.size.height)
                let look = motion.look(
                    at: launch.sequence.time(at: context.date),
                    travel: (Double(proxy.size.width) + Double(side)) / 2)
                let icon = launch.platform.iconLimit(on: proxy.size)
                ZStack {
                    Fonsters.black.color
                    FonstersBackdrop(size: proxy.size)
                        .offset(x: CGFloat(look.backgroundOffset))
                        .opacity(look.backgroundOpacity)
                    Image(decorative: Fonsters.iconImage)
                        .resizable()
                        .scaledToFit()
                        .frame(maxWidth: icon, maxHeight: icon)
                        .scaleEffect(look.iconScale)
                        .opacity(look.iconOpacity)
                }
                .frame(width: proxy.size.width, height: proxy.size.height)
                .clipped()
            }
            .ignoresSafeArea()
        }
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Fonsters.spokenLoading)
        .onAppear { launch.appear() }
    }
}

/// The picture of the lines, filling a screen from its middle (C-FO-06).
struct FonstersBackdrop: View {
    let size: CGSize

    var body: some View {
        Image(decorative: Fonsters.backgroundImage)
            .resizable()
            .scaledToFill()
            .frame(width: size.width, height: size.height)
    }
}

/// What the system shows before the app runs: the picture on black, and nothing that moves (FO-04, FO-22).
public struct FonstersStaticLaunch: View {
    /// Creates the static launch screen.
    public init() {}

    /// The picture, filling the screen over black.
    public var body: some View {
        GeometryReader { proxy in
            ZStack {
                Fonsters.black.color
                FonstersBackdrop(size: proxy.size)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
            .clipped()
        }
        .ignoresSafeArea()
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }
}

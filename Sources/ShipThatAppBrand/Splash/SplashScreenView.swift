// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// ShipThatApp's splash: logo and tagline on the accent colour, as the state in the environment says.
public struct SplashScreenView: View {
    @Environment(SplashScreenStateManager.self) private var splashScreenState
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    private let style: SplashScreenStyle

    /// Creates the splash; without an argument it looks like ShipThatApp's own.
    public init(style: SplashScreenStyle = SplashScreenStyle()) { self.style = style }

    /// The colour to the very edges, and the logo over the words in the middle of the screen.
    public var body: some View {
        TimelineView(.animation(paused: splashScreenState.isResting)) { context in
            let values = values(at: context.date)
            ZStack {
                style.background.color
                VStack(spacing: style.gap) {
                    Image(style.logo)
                        .resizable()
                        .frame(width: style.logoSize, height: style.logoSize)
                        .scaleEffect(values.scale)
                        .accessibilityHidden(true)
                    if !style.tagline.isEmpty {
                        Text(style.tagline)
                            .typeset(.body, style.taglineColor)
                            .multilineTextAlignment(.center)
                            .fixedSize(horizontal: false, vertical: true)
                            .frame(maxWidth: 320)
                    }
                }
                .opacity(values.contentOpacity)
                .padding(.horizontal, 16)
                // The room of a low screen is for one line of the largest letters, not for three.
                .dynamicTypeSize(...DynamicTypeSize.accessibility2)
            }
            .ignoresSafeArea()
            .opacity(values.opacity)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(style.logoName)
        .accessibilityValue(style.tagline)
        .accessibilityHidden(splashScreenState.state != .firstStep)
        .onAppear { splashScreenState.appear() }
    }

    private func values(at date: Date) -> SplashScreenValues {
        let motion = SplashScreenMotion(timing: splashScreenState.timing, isReduced: reduceMotion)
        return motion.values(
            of: splashScreenState.state, sinceStart: splashScreenState.elapsed(.firstStep, at: date),
            sinceExit: splashScreenState.elapsed(.secondStep, at: date))
    }
}

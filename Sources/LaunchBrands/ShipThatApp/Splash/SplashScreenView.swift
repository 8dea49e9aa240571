// Licensed under the Apache License, Version 2.0.

import Foundation

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

/// ShipThatApp's splash: logo and tagline on the accent colour, as the state in the environment says.
public struct SplashScreenView: View {
    @Environment(SplashScreenStateManager.self) private var splashScreenState
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    private let style: SplashScreenStyle
    private let isResting: Bool

    /// Creates the splash.
    ///
    /// - Parameters:
    ///   - style: How it looks.
    ///   - isResting: Whether the logo has settled and the app still waits; nothing is redrawn then.
    public init(style: SplashScreenStyle = SplashScreenStyle(), isResting: Bool = false) {
        (self.style, self.isResting) = (style, isResting)
    }

    /// The colour to the very edges, and the logo over the words in the middle of the screen.
    public var body: some View {
        TimelineView(.animation(paused: isResting && splashScreenState.state == .firstStep)) { context in
            let look = look(at: context.date)
            ZStack {
                style.background.color
                VStack(spacing: style.gap) {
                    Image(style.logo)
                        .resizable()
                        .frame(width: style.logoSize, height: style.logoSize)
                        .scaleEffect(look.scale)
                        .accessibilityHidden(true)
                    if !style.tagline.isEmpty {
                        Text(style.tagline)
                            .font(.body)
                            .foregroundStyle(style.taglineColor.color)
                            .multilineTextAlignment(.center)
                            .fixedSize(horizontal: false, vertical: true)
                            .frame(maxWidth: 320)
                    }
                }
                .padding(.horizontal, 16)
                // The room of a low screen is for one line of the largest letters, not for three.
                .dynamicTypeSize(...DynamicTypeSize.accessibility2)
            }
            .ignoresSafeArea()
            .opacity(look.opacity)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(style.logoName)
        .accessibilityValue(style.tagline)
        .accessibilityHidden(splashScreenState.state != .firstStep)
        .onAppear { splashScreenState.appear() }
    }

    private func look(at date: Date) -> SplashScreenLook {
        let motion = SplashScreenMotion(timing: splashScreenState.timing, isReduced: reduceMotion)
        func elapsed(_ step: SplashScreenStep) -> Double {
            date.timeIntervalSince(splashScreenState.start(of: step) ?? date)
        }
        return motion.look(
            of: splashScreenState.state, sinceStart: elapsed(.firstStep), sinceExit: elapsed(.secondStep))
    }
}

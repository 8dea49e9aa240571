// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The circle, the six segments of the ball and the mark on top (DG-62 to DG-77).
///
/// With a phase alone it keeps the time itself: it arrives when it appears, and follows the phase (DG-79).
public struct LogoView: View {
    /// The diameter of the circle (DG-62).
    static let circleSize: CGFloat = 140
    /// The number of segments (DG-66).
    static let segments = 6
    /// The size of a segment (DG-67).
    static let segmentSize = CGSize(width: 4, height: 20)
    /// The corner radius of a segment (DG-68).
    static let segmentRadius: CGFloat = 2
    /// From the middle of the mark to the middle of a segment (DG-70).
    static let segmentDistance: CGFloat = 45
    /// The side of the mark (DG-74).
    nonisolated static let logoSize: CGFloat = 80
    /// The side of the static launch image (C-DG-23).
    nonisolated static let staticSize: CGFloat = 100

    private let animationPhase: SplashAnimationPhase
    /// The state to show at this moment; nil to follow the phase by the time of the screen.
    private var splash: SplashState?
    /// The opacity of the circle's fill (DG-63, C-DG-08).
    private var fillOpacity = 0.1
    @State private var playback = LogoPlayback()
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the logo of a phase.
    public init(animationPhase: SplashAnimationPhase) { self.animationPhase = animationPhase }

    /// Creates the logo as it is at a moment.
    init(_ splash: SplashState, fillOpacity: Double) {
        (animationPhase, self.splash, self.fillOpacity) = (splash.phase, splash, fillOpacity)
    }

    /// The three layers, as they are now.
    public var body: some View {
        if let splash {
            layers(splash)
        } else {
            TimelineView(.animation) { context in
                layers(playback.state(at: context.date, isReduced: reduceMotion))
                    .onAppear { playback.enter(animationPhase, at: context.date) }
                    .onChange(of: animationPhase) { playback.enter(animationPhase, at: context.date) }
            }
        }
    }

    private func layers(_ splash: SplashState) -> some View {
        ZStack {
            Circle()
                .fill(Theme.white.color.opacity(fillOpacity))
                .frame(width: Self.circleSize, height: Self.circleSize)
                .scaleEffect(CGFloat(splash.circleScale))
                .opacity(splash.circleOpacity)
            ForEach(0..<Self.segments, id: \.self) { index in
                RoundedRectangle(cornerRadius: Self.segmentRadius)
                    .fill(Theme.white.color)
                    .frame(width: Self.segmentSize.width, height: Self.segmentSize.height)
                    .offset(y: -Self.segmentDistance)
                    .rotationEffect(.degrees(Double(index) * 60 + splash.segmentAngle))
                    .opacity(splash.segmentOpacity)
            }
            Self.image(side: Self.logoSize)
                .scaleEffect(CGFloat(splash.logoScale))
                .opacity(splash.logoOpacity)
        }
        .accessibilityHidden(true)
    }

    /// The mark of the asset catalogue, in white.
    static func image(side: CGFloat) -> some View {
        Image("DuggyLogo")
            .renderingMode(.template)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: side, height: side)
            .foregroundStyle(Theme.white.color)
    }
}

/// The times at which a logo that keeps the time itself entered each phase.
private struct LogoPlayback {
    private var entered: [SplashAnimationPhase: Date] = [:]

    mutating func enter(_ phase: SplashAnimationPhase, at date: Date) {
        for each in SplashAnimationPhase.allCases where each <= phase && entered[each] == nil {
            entered[each] = date
        }
    }

    func state(at date: Date, isReduced: Bool) -> SplashState {
        guard let start = entered[.initial] else {
            return SplashState(SplashPlayback(motion: .standard), at: nil)
        }
        func time(_ phase: SplashAnimationPhase) -> Double? {
            entered[phase].map { $0.timeIntervalSince(start) }
        }
        // A phase that has not come begins at an unreachable time.
        let motion = SplashMotion(isReduced: isReduced, spin: time(.logoSpin) ?? 1e9)
        return SplashState(
            SplashPlayback(motion: motion, completion: time(.complete)), at: date.timeIntervalSince(start))
    }
}

/// The image of the static launch screen, in the middle of the whole screen, on its way out (C-DG-23).
struct StaticLogo: View {
    let opacity: Double

    var body: some View {
        LogoView.image(side: LogoView.staticSize)
            .opacity(opacity)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .ignoresSafeArea()
            .accessibilityHidden(true)
    }
}

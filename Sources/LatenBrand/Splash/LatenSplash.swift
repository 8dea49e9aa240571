// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// Laten's splash: three glows, the logo with its breathing shadow, and the dots below it.
///
/// Who shows it says when its first frame was; everything else follows from the time since then. It leaves
/// by the hand-over of the window, whose opacity is ``LatenMotion/exitOpacity(at:)``.
public struct LatenSplash: View {
    /// The side of the logo (`LA-20`).
    static let logoSide: CGFloat = 112
    /// From the logo to the dots (`LA-36`).
    static let gap: CGFloat = 40
    /// The diameter of a dot (`LA-29`).
    static let dot: CGFloat = 8

    private let start: Date?
    private let isOver: Bool
    private let isStopped: Bool
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the splash.
    ///
    /// - Parameters:
    ///   - start: The date of the first frame; nil while there was none.
    ///   - isOver: Whether nothing needs to move any more.
    ///   - isStopped: Whether the launch waits for its user: nothing moves, and no dots say that it works.
    public init(start: Date?, isOver: Bool = false, isStopped: Bool = false) {
        (self.start, self.isOver, self.isStopped) = (start, isOver, isStopped)
    }

    /// The ground to the very edges, and everything else around the middle of the whole screen.
    public var body: some View {
        TimelineView(.animation(paused: isOver || isStopped || start == nil)) { context in
            let time = start.map { context.date.timeIntervalSince($0) } ?? 0
            let values = LatenMotion(isReduced: reduceMotion).values(at: time)
            ZStack {
                LatenGlows(
                    glows: LatenGlow.splash, opacity: values.glowOpacity, firstScale: values.glowScale)
                ZStack {
                    logo(values)
                    dots(values).offset(y: Self.logoSide / 2 + Self.gap + Self.dot / 2 + values.dotsOffset)
                        .opacity(isStopped ? 0 : 1)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .ignoresSafeArea()
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Laten.spokenSplash)
        .accessibilityHidden(isStopped)
    }

    private func logo(_ values: LatenSplashValues) -> some View {
        Image(Laten.logo)
            .resizable()
            .frame(width: Self.logoSide, height: Self.logoSide)
            .shadow(
                color: LatenPalette.primary.opacity(values.shadowOpacity).color,
                radius: values.shadowBlur
            )
            .scaleEffect(values.logoScale)
            .opacity(values.logoOpacity)
    }

    private func dots(_ values: LatenSplashValues) -> some View {
        HStack(spacing: 6) {
            ForEach(values.dots.indices, id: \.self) { index in
                Circle()
                    .fill(LatenPalette.primary.color)
                    .frame(width: Self.dot, height: Self.dot)
                    .scaleEffect(values.dots[index].scale)
                    .opacity(values.dots[index].opacity)
            }
        }
        .opacity(values.dotsOpacity)
        .environment(\.layoutDirection, .leftToRight)
    }
}

// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The three slides of a first launch (UN-102), from any of them (UN-103).
public struct UrbanNestOnboarding: View {
    /// The slide that is shown, from 1.
    @State private var slide: Int
    private let onFinish: @MainActor () -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the onboarding.
    ///
    /// - Parameters:
    ///   - slide: The slide to start with, 1 to 3; a number outside means the nearest slide.
    ///   - onFinish: Called when the last slide is done or the rest is skipped.
    public init(slide: Int = 1, onFinish: @escaping @MainActor () -> Void) {
        _slide = State(initialValue: min(max(slide, 1), UrbanNestSlide.all.count))
        self.onFinish = onFinish
    }

    /// The way out at the top, the slides, and the way on at the bottom.
    public var body: some View {
        let palette = UrbanNestPalette(colorScheme)
        VStack(spacing: 0) {
            skip(palette)
            TabView(selection: $slide) {
                ForEach(UrbanNestSlide.all) { slide in
                    UrbanNestSlideView(slide: slide, palette: palette).tag(slide.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            UrbanNestOnboardingFooter(
                slide: slide, count: UrbanNestSlide.all.count, palette: palette, onNext: next)
        }
        .background { palette.background.color.ignoresSafeArea() }
    }

    private var isLast: Bool { slide >= UrbanNestSlide.all.count }

    private func skip(_ palette: UrbanNestPalette) -> some View {
        HStack(spacing: 0) {
            Spacer(minLength: 0)
            // On the last slide nothing is left to skip; its place stays, so that nothing jumps.
            Button("Skip", action: onFinish)
                .buttonStyle(TextButton(color: palette.accent))
                .accessibilityHint("Goes on without the other slides")
                .opacity(isLast ? 0 : 1)
                .disabled(isLast)
                .accessibilityHidden(isLast)
        }
        .padding(.horizontal, 12)
    }

    private func next() {
        guard !isLast else { return onFinish() }
        let shown = UrbanNestSlide.all[slide]
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.3)) { slide = shown.id }
        AccessibilityNotification.Announcement(
            "Slide \(shown.id) of \(UrbanNestSlide.all.count). \(shown.title)"
        )
        .post()
    }
}

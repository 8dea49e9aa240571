// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A slide of an onboarding; its number counts from 1.
public protocol OnboardingSlide: Identifiable where ID == Int {
    /// The promise.
    var title: String { get }
    /// The explanation below the title.
    var text: String { get }
}

/// The slides of a first launch, turned by a swipe or a button, with a way past them.
public struct OnboardingPager<Slide: OnboardingSlide, Picture: View>: View {
    /// The number of the slide that is shown.
    @State private var number: Int
    private let slides: [Slide]
    private let style: OnboardingStyle
    private let onFinish: @MainActor () -> Void
    private let picture: (Slide, OnboardingSpace) -> Picture
    @Environment(\.palette) private var palette
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    /// Creates the pager of slides that are numbered from 1; a first one outside means the nearest slide.
    ///
    /// It is finished when the last slide is done or the rest is skipped.
    public init(
        _ slides: [Slide], from first: Int = 1, style: OnboardingStyle = OnboardingStyle(),
        onFinish: @escaping @MainActor () -> Void,
        @ViewBuilder picture: @escaping (Slide, OnboardingSpace) -> Picture
    ) {
        _number = State(initialValue: min(max(first, 1), slides.count))
        (self.slides, self.style, self.onFinish, self.picture) = (slides, style, onFinish, picture)
    }

    /// The way past the slides at the top, the slides, and the way on at the bottom.
    public var body: some View {
        GeometryReader { proxy in
            let isLow = verticalSizeClass == .compact
            // On a watch the dots stand beside the way past the slides.
            let isSmall = !isLow && proxy.size.height < 300
            VStack(spacing: 0) {
                if isSmall {
                    HStack(spacing: 0) {
                        dots.padding(.leading, 12)
                        skip
                    }
                    .padding(.horizontal, 12)
                } else if style.skip != nil {
                    skip.padding(.horizontal, 12)
                }
                OnboardingSlides(slides: slides, number: $number) { slide in
                    OnboardingPage(slide: slide, style: style) { picture(slide, $0) }
                }
                if isSmall {
                    button.padding(.horizontal, 24).padding(.vertical, 8)
                } else {
                    footer(isLow)
                }
            }
        }
    }

    private var isLast: Bool { number >= slides.count }

    private var skip: some View {
        HStack(spacing: 0) {
            Spacer(minLength: 0)
            if let title = style.skip {
                // On the last slide nothing is left to skip; its place stays, so that nothing jumps.
                Button(action: onFinish) { WholeWords(title) { $0 } }
                    .buttonStyle(style.skipButton)
                    .accessibilityHint("Goes on without the other slides")
                    .opacity(isLast ? 0 : 1)
                    .disabled(isLast)
                    .accessibilityHidden(isLast)
            }
        }
    }

    private var button: some View {
        Button(action: next) { WholeWords(isLast ? style.finish : style.next) { $0 } }
            .buttonStyle(style.button)
    }

    @ViewBuilder
    private func footer(_ isLow: Bool) -> some View {
        if isLow {
            HStack(spacing: 24) {
                dots
                Spacer(minLength: 0)
                button.columnWidth(320)
            }
            .padding(.horizontal, 24)
            .padding(.vertical, 8)
        } else {
            VStack(spacing: 24) {
                dots
                button.columnWidth(style.width)
            }
            .padding(.horizontal, 24)
            .padding(.top, style.footerTop)
            .padding(.bottom, 16)
        }
    }

    private var dots: some View {
        HStack(spacing: 8) {
            ForEach(slides) { slide in
                Capsule()
                    .fill(slide.id == number ? palette.accent.color : palette.border.color)
                    .frame(width: slide.id == number ? style.dotWidth : 8, height: 8)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(style.part) \(number) of \(slides.count)")
    }

    private func next() {
        guard !isLast else { return onFinish() }
        let shown = slides[number]
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.3)) { number = shown.id }
        let words = String(localized: "\(style.part) \(shown.id) of \(slides.count). \(shown.title)")
        AccessibilityNotification.Announcement(words).post()
    }
}

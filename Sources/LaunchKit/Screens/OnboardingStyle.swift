// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// The words and measures of an onboarding; lengths are in points.
@MainActor
public struct OnboardingStyle {
    /// The way past the slides; nil offers none.
    public var skip: String? = String(localized: "Skip")
    /// The way to the next slide.
    public var next = String(localized: "Next")
    /// The way out of the last slide.
    public var finish = String(localized: "Get started")
    /// The word for a slide to a screen reader.
    public var part = String(localized: "Slide")
    /// The button past the slides.
    public var skipButton = TextButton()
    /// The button to the next slide, and out of the last one.
    public var button = FilledButton()
    /// The font of a slide's title.
    public var titleFont = Font.title.bold()
    /// The tracking of the title, in points.
    public var titleTracking: CGFloat = 0
    /// The font of what is behind it.
    public var textFont = Font.body
    /// From one line of that to the next.
    public var lineSpacing: CGFloat = 3
    /// The largest width of the words and of the button.
    public var width: CGFloat = 440
    /// The space at both sides of a slide.
    public var margin: CGFloat = 24
    /// From the picture to the words.
    public var gap: CGFloat = 32
    /// The same when the letters are large.
    public var gapAtLargeText: CGFloat = 16
    /// The width of the dot of the slide that is shown.
    public var dotWidth: CGFloat = 24
    /// From the slides to the dots.
    public var footerTop: CGFloat = 16

    /// The usual style, with something of it changed.
    public init(_ change: (inout OnboardingStyle) -> Void = { _ in }) { change(&self) }
}

/// The space that a slide has for its picture.
public struct OnboardingSpace: Equatable, Sendable {
    /// The size of the whole slide, in points.
    public let size: CGSize
    /// Indicates whether the words stand beside the picture, because the screen is low.
    public let isBeside: Bool
    /// Indicates whether the letters are large, or the screen is a watch's, so that the picture gives way to them.
    public let isTight: Bool
}

/// One slide: picture over words, beside them where the screen is low, or below them on a watch.
struct OnboardingPage<Slide: OnboardingSlide, Picture: View>: View {
    let slide: Slide
    let style: OnboardingStyle
    @ViewBuilder let picture: (OnboardingSpace) -> Picture
    @Environment(\.palette) private var palette
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        // In the middle when everything fits, otherwise scrolling, which an arrow says.
        HintedScroll(sides: 0, fades: typeSize.isAccessibilitySize) { proxy in
            let isLow = verticalSizeClass == .compact
            let isTiny = !isLow && proxy.size.height < 200
            let isTight = typeSize.isAccessibilitySize || isTiny
            let isBeside = isLow && !isTight
            let gap = isTight ? style.gapAtLargeText : style.gap
            let layout =
                isBeside ? AnyLayout(HStackLayout(spacing: gap)) : AnyLayout(VStackLayout(spacing: gap))
            layout {
                // On a watch one of them is in sight: the words, and the picture follows.
                if isTiny { words(isBeside) }
                picture(OnboardingSpace(size: proxy.size, isBeside: isBeside, isTight: isTight))
                if !isTiny { words(isBeside) }
            }
            .padding(.horizontal, style.margin)
        }
    }

    private func words(_ isBeside: Bool) -> some View {
        VStack(alignment: isBeside ? .leading : .center, spacing: 12) {
            WholeWords(slide.title) {
                $0.font(style.titleFont)
                    .tracking(style.titleTracking)
                    .foregroundStyle(palette.text.color)
            }
            .accessibilityAddTraits(.isHeader)
            WholeWords(slide.text) {
                $0.font(style.textFont)
                    .lineSpacing(style.lineSpacing)
                    .foregroundStyle(palette.secondaryText.color)
            }
        }
        .multilineTextAlignment(isBeside ? .leading : .center)
        .columnWidth(style.width)
        .fixedSize(horizontal: false, vertical: true)
    }
}

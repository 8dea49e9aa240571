// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The three slides of ShipThatApp's first launch.
struct Onboarding: View {
    let onFinish: @MainActor () -> Void
    @State private var slide = 1
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        let palette = Palette(colorScheme)
        VStack(spacing: 0) {
            TabView(selection: $slide) {
                ForEach(Slide.all) { slide in
                    SlideView(slide: slide, palette: palette).tag(slide.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            if verticalSizeClass == .compact {
                HStack(spacing: 24) {
                    dots(palette)
                    Spacer(minLength: 0)
                    button(palette).frame(maxWidth: 300)
                }
                .padding(.horizontal, 24)
                .padding(.bottom, 8)
            } else {
                VStack(spacing: 24) {
                    dots(palette)
                    button(palette).frame(maxWidth: 420)
                }
                .padding(.horizontal, 24)
                .padding(.top, 8)
                .padding(.bottom, 16)
            }
        }
    }

    private var isLast: Bool { slide >= Slide.all.count }

    private func button(_ palette: Palette) -> some View {
        Button(isLast ? "Come aboard" : "Continue", action: next)
            .buttonStyle(PillButton(palette: palette))
    }

    private func dots(_ palette: Palette) -> some View {
        HStack(spacing: 8) {
            ForEach(Slide.all) { one in
                Capsule()
                    .fill(one.id == slide ? palette.accent.color : palette.border.color)
                    .frame(width: one.id == slide ? 22 : 8, height: 8)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Slide \(slide) of \(Slide.all.count)")
    }

    private func next() {
        guard !isLast else { return onFinish() }
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.3)) { slide += 1 }
    }
}

/// One slide: picture over words, or beside them where the screen is low.
struct SlideView: View {
    let slide: Slide
    let palette: Palette
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        GeometryReader { proxy in
            ScrollView(.vertical) {
                Group {
                    if verticalSizeClass == .compact {
                        HStack(spacing: 32) {
                            SlideArt(
                                slide: slide, palette: palette, side: min(180, proxy.size.height))
                            words(.leading)
                        }
                    } else {
                        VStack(spacing: typeSize.isAccessibilitySize ? 20 : 36) {
                            SlideArt(slide: slide, palette: palette, side: side(proxy.size))
                            words(.center)
                        }
                    }
                }
                .padding(.horizontal, 28)
                .frame(maxWidth: .infinity, minHeight: proxy.size.height)
            }
        }
    }

    /// The picture gives way first when the letters are large.
    private func side(_ size: CGSize) -> CGFloat {
        let share = typeSize.isAccessibilitySize ? 0.26 : 0.46
        return max(110, min(size.width * 0.66, size.height * share, 320))
    }

    private func words(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 12) {
            Text(slide.title)
                .font(.largeTitle.bold())
                .foregroundStyle(palette.text.color)
                .accessibilityAddTraits(.isHeader)
            Text(slide.text)
                .font(.body)
                .lineSpacing(3)
                .foregroundStyle(palette.secondaryText.color)
        }
        .multilineTextAlignment(alignment == .center ? .center : .leading)
        .frame(maxWidth: 420)
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// A slide's picture: the symbol on an icon in the accent colour, three small ones around it.
struct SlideArt: View {
    let slide: Slide
    let palette: Palette
    let side: CGFloat

    var body: some View {
        ZStack {
            Circle().stroke(palette.border.color, lineWidth: 1.5).frame(
                width: side * 0.98, height: side * 0.98)
            Circle().fill(palette.wash.color).frame(width: side * 0.76, height: side * 0.76)
            tile(slide.symbol, side * 0.44, isMain: true)
            tile(slide.crew[0], side * 0.19).offset(x: side * -0.4, y: side * -0.27)
            tile(slide.crew[1], side * 0.19).offset(x: side * 0.43, y: side * -0.2)
            tile(slide.crew[2], side * 0.19).offset(x: side * 0.29, y: side * 0.39)
        }
        .frame(width: side, height: side)
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }

    private func tile(_ symbol: String, _ size: CGFloat, isMain: Bool = false) -> some View {
        Image(systemName: symbol)
            .resizable()
            .scaledToFit()
            .foregroundStyle(isMain ? ShipThatApp.white.color : palette.accent.color)
            .frame(width: size * 0.5, height: size * 0.5)
            .frame(width: size, height: size)
            .background(
                isMain ? palette.buttonFill.color : palette.card.color,
                in: RoundedRectangle(cornerRadius: size * 0.26)
            )
            .shadow(
                color: ShipThatApp.accent.color.opacity(isMain ? 0.28 : 0.12), radius: size * 0.12,
                y: size * 0.06)
    }
}

// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// Three slides before the first sign-in: what Laten is for, and for whom (`LA-56`).
public struct OnboardingScreen: View {
    @State private var number = 1
    private let onFinish: @MainActor () -> Void
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the screen.
    ///
    /// - Parameter onFinish: Called when the last slide is done or the rest is skipped.
    public init(onFinish: @escaping @MainActor () -> Void) { self.onFinish = onFinish }

    /// The slides over their dots and the button, with a way past them at the top.
    public var body: some View {
        let theme = LatenTheme(contrast)
        ZStack {
            LatenGlows(glows: LatenGlow.screen)
            VStack(spacing: 0) {
                Button("Skip", action: onFinish)
                    .buttonStyle(TextButton(color: LatenPalette.mutedForeground, font: .body))
                    .opacity(isLast ? 0 : 1)
                    .accessibilityHidden(isLast)
                    .disabled(isLast)
                    .frame(maxWidth: .infinity, alignment: .trailing)
                    .padding(.horizontal, 12)
                TabView(selection: $number) {
                    ForEach(OnboardingSlide.all) { OnboardingPage(slide: $0).tag($0.id) }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                VStack(spacing: LatenLayout.block) {
                    dots(theme)
                    Button(action: next) {
                        Text(isLast ? "Get started" : "Continue")
                            .latenText(16, .semibold, LatenPalette.primaryForeground)
                            .modifier(LatenButtonShape(height: 56, fill: theme.buttonFill))
                    }
                    .buttonStyle(LatenPressed())
                    .frame(maxWidth: LatenLayout.columnWidth)
                }
                .padding(.horizontal, LatenLayout.margin)
                .padding(.vertical, 16)
            }
        }
        .preferredColorScheme(.dark)
    }

    private var isLast: Bool { number >= OnboardingSlide.all.count }

    private func next() {
        guard !isLast else { return onFinish() }
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.3)) { number += 1 }
    }

    private func dots(_ theme: LatenTheme) -> some View {
        HStack(spacing: 8) {
            ForEach(OnboardingSlide.all) { slide in
                Capsule()
                    .fill(slide.id == number ? LatenPalette.primary.color : theme.outline.color)
                    .frame(width: slide.id == number ? 24 : 8, height: 8)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Slide \(number) of \(OnboardingSlide.all.count)")
    }
}

/// What a slide says and shows.
private struct OnboardingSlide: Identifiable {
    let id: Int
    let symbol: String
    let color: BrandColor
    let title: String
    let text: String

    static let all = [
        OnboardingSlide(
            id: 1, symbol: "moon.stars.fill", color: LatenPalette.primary, title: "The night, mapped",
            text: "Clubs, bars and live music around you, sorted by what starts next."),
        OnboardingSlide(
            id: 2, symbol: "person.2.fill", color: LatenPalette.neonPink, title: "Better together",
            text: "Keep the places you like, and see at a glance who goes out tonight."),
        OnboardingSlide(
            id: 3, symbol: "checkmark.seal.fill", color: LatenPalette.neonCyan, title: "For adults only",
            text: "Laten is for people of 18 and older. Bring an ID, and get home safely."),
    ]
}

/// A picture over words, which scroll where there is little room.
private struct OnboardingPage: View {
    let slide: OnboardingSlide

    var body: some View {
        GeometryReader { proxy in
            ScrollView(.vertical) {
                VStack(spacing: 40) {
                    picture(min(proxy.size.width * 0.56, proxy.size.height * 0.42, 300))
                    VStack(spacing: 12) {
                        Text(slide.title)
                            .tracking(-0.75)
                            .latenText(30, .bold)
                            .accessibilityAddTraits(.isHeader)
                        Text(slide.text)
                            .lineSpacing(4)
                            .latenText(16, .regular, LatenPalette.mutedForeground)
                    }
                    .multilineTextAlignment(.center)
                    .fixedSize(horizontal: false, vertical: true)
                    .frame(maxWidth: LatenLayout.columnWidth)
                }
                .padding(.horizontal, LatenLayout.margin)
                .frame(maxWidth: .infinity, minHeight: proxy.size.height)
            }
            .scrollBounceBehavior(.basedOnSize)
        }
    }

    /// Rings of light around a symbol.
    private func picture(_ side: CGFloat) -> some View {
        ZStack {
            ForEach(0..<4) { ring in
                Circle()
                    .fill(slide.color.opacity(0.04 + 0.02 * Double(ring)).color)
                    .frame(width: side * (1 - 0.17 * CGFloat(ring)))
            }
            Circle()
                .strokeBorder(slide.color.opacity(0.5).color, lineWidth: 1)
                .frame(width: side * 0.49)
            Image(systemName: slide.symbol)
                .resizable()
                .scaledToFit()
                .foregroundStyle(slide.color.color)
                .frame(width: side * 0.24, height: side * 0.24)
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

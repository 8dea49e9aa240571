// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The pages of a first launch (DG-19).
struct OnboardingView: View {
    /// What a page says.
    struct Page: Identifiable, Hashable, Sendable {
        let id: Int
        let symbol: String
        let title: String
        let text: String
    }

    static let pages = [
        Page(
            id: 0, symbol: "calendar", title: "Every match in one place",
            text: "Fixtures, grounds and start times of your club, always up to date."),
        Page(
            id: 1, symbol: "person.3.fill", title: "Pick the eleven",
            text: "Say when you can play. Your captain sees at a glance who is in."),
        Page(
            id: 2, symbol: "chart.bar.fill", title: "Scores that count",
            text: "Results, runs and wickets of the season, for the club and for you."),
    ]

    let viewModel: SplashViewModel
    @State private var page = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    private var isLast: Bool { page >= Self.pages.count - 1 }

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Spacer(minLength: 0)
                Button("Skip", action: viewModel.finishOnboarding)
                    .buttonStyle(TextButton(color: Theme.white))
                    .opacity(isLast ? 0 : 1)
                    .disabled(isLast)
                    .accessibilityHidden(isLast)
            }
            .padding(.horizontal, 12)
            TabView(selection: $page) {
                ForEach(Self.pages) { view(of: $0).tag($0.id) }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            footer
                .padding(.horizontal, 24)
                .padding(.vertical, 16)
        }
        .background { Theme.primaryBlue.color.ignoresSafeArea() }
    }

    private func view(of page: Page) -> some View {
        GeometryReader { proxy in
            ScrollView(.vertical) {
                let layout =
                    verticalSizeClass == .compact && !typeSize.isAccessibilitySize
                    ? AnyLayout(HStackLayout(spacing: 32)) : AnyLayout(VStackLayout(spacing: 32))
                layout {
                    picture(page.symbol)
                    words(page)
                }
                .padding(.horizontal, 24)
                .frame(maxWidth: .infinity, minHeight: proxy.size.height)
            }
        }
    }

    /// A symbol in the ball of the splash.
    private func picture(_ symbol: String) -> some View {
        let side: CGFloat = typeSize.isAccessibilitySize || verticalSizeClass == .compact ? 150 : 230
        return ZStack {
            Circle().fill(Theme.circle.color)
            CricketBall(side: side * 0.94).opacity(0.5)
            Image(systemName: symbol)
                .resizable()
                .scaledToFit()
                .foregroundStyle(Theme.white.color)
                .frame(width: side * 0.3, height: side * 0.3)
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }

    private func words(_ page: Page) -> some View {
        VStack(spacing: 12) {
            Text(page.title)
                .font(.title.bold())
                .foregroundStyle(Theme.white.color)
                .accessibilityAddTraits(.isHeader)
            Text(page.text)
                .font(.body)
                .lineSpacing(3)
                .foregroundStyle(Theme.tagline.color)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: 400)
        .fixedSize(horizontal: false, vertical: true)
    }

    private var footer: some View {
        VStack(spacing: verticalSizeClass == .compact ? 10 : 24) {
            HStack(spacing: 8) {
                ForEach(Self.pages) { item in
                    Capsule()
                        .fill(Theme.white.color.opacity(item.id == page ? 1 : 0.4))
                        .frame(width: item.id == page ? 24 : 8, height: 8)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Page \(page + 1) of \(Self.pages.count)")
            Button(isLast ? "Get started" : "Next", action: next)
                .buttonStyle(FilledButton(isOnBlue: true))
                .frame(maxWidth: 440)
        }
    }

    private func next() {
        guard !isLast else { return viewModel.finishOnboarding() }
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.3)) { page += 1 }
        AccessibilityNotification.Announcement(
            "Page \(page + 1) of \(Self.pages.count). \(Self.pages[page].title)"
        )
        .post()
    }
}

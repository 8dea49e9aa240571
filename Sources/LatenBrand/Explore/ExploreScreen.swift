// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
import LaunchKit
public import SwiftUI

/// The signed-in user's screen: what is on tonight, what was kept, and the account (`LA-55`).
public struct ExploreScreen: View {
    @State private var kept: Set<Int> = []
    @State private var going: Set<Int> = []
    @State private var opened: Venue?
    @State private var kind: Venue.Kind?
    private let note: String?
    private let account: AccountCard
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - name: The user's display name, when there is one.
    ///   - email: The user's email address.
    ///   - note: Something to know at present, such as that there is no connection.
    ///   - biometrics: The switch for signing in by face or finger; nil shows none.
    ///   - passwordAccount: The email address that it can be turned on for; nil for an account without a password.
    ///   - settings: The settings of the account; nil shows none.
    ///   - security: The second factor and the passkeys of the account; nil shows none.
    ///   - perform: Runs longer work; by default in a separate task.
    ///   - onEnable: Hears when signing in by face or finger was turned on.
    ///   - onSignOut: Signs the user out, on this device or on all.
    public init(
        name: String? = nil, email: String? = nil, note: String? = nil,
        biometrics: BiometricSetting? = nil, passwordAccount: String? = nil,
        settings: AccountModel? = nil, security: SecurityModel? = nil,
        perform: @escaping @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void = { work in
            Task { await work() }
        },
        onEnable: @escaping @MainActor (BiometryType) -> Void = { _ in },
        onSignOut: @escaping @MainActor (AuthSignOutScope) -> Void
    ) {
        self.note = note
        account = AccountCard(
            name: name, email: email, biometrics: biometrics, passwordAccount: passwordAccount,
            account: settings, security: security, perform: perform, onEnable: onEnable, onSignOut: onSignOut)
    }

    /// The three tabs, and a place on a sheet.
    public var body: some View {
        TabView {
            LatenPage(title: String(localized: "Explore"), note: note, width: Self.wide) {
                chips
                cards(Venue.all.filter { kind == nil || $0.kind == kind })
            }
            .tabItem { Label("Explore", systemImage: "sparkles") }
            LatenPage(title: String(localized: "Kept"), note: nil, width: Self.wide) {
                if kept.isEmpty {
                    LatenWords(
                        String(localized: "Tap a heart to keep a place for later."), 16, .regular,
                        LatenPalette.mutedForeground
                    )
                    .fixedSize(horizontal: false, vertical: true)
                }
                cards(Venue.all.filter { kept.contains($0.id) })
            }
            .tabItem { Label("Kept", systemImage: "heart.fill") }
            LatenPage(title: String(localized: "Account"), note: nil) {
                account.going(to: going.count)
            }
            .tabItem { Label("Account", systemImage: "person.fill") }
        }
        .latenScreen()
        .sheet(item: $opened) { venue in
            VenueSheet(venue: venue, isGoing: going.contains(venue.id)) {
                going.formSymmetricDifference([venue.id])
            }
        }
        .newPasswordSheet(
            of: account.account,
            content: { AccountFormSheet(model: $0, form: .recovery, perform: account.perform) })
    }

    private var chips: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                chip(String(localized: "All"), nil)
                ForEach(Venue.Kind.allCases, id: \.self) { chip($0.name, $0) }
            }
        }
    }

    private func chip(_ title: String, _ value: Venue.Kind?) -> some View {
        let isChosen = kind == value
        let palette = BrandPalette(.laten, .dark, contrast)
        return Button {
            kind = value
        } label: {
            Text(title)
                .latenText(
                    15, .medium, isChosen ? LatenPalette.primaryForeground : LatenPalette.mutedForeground
                )
                .padding(.horizontal, 18)
                .frame(minHeight: 44)
                .background { Capsule().fill((isChosen ? palette.buttonFill : palette.card).color) }
                .overlay {
                    Capsule().strokeBorder(
                        (isChosen ? palette.buttonFill : palette.border).color, lineWidth: 1)
                }
                .contentShape(Capsule())
        }
        .buttonStyle(LatenPressed())
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    /// The largest width of a page with cards, in points: two of them beside each other.
    private static let wide: CGFloat = 900

    private func cards(_ venues: [Venue]) -> some View {
        // A card with very large letters needs all the width there is.
        let least: CGFloat = typeSize.isAccessibilitySize ? 560 : 300
        return LazyVGrid(
            columns: [GridItem(.adaptive(minimum: least), spacing: LatenLayout.row, alignment: .top)],
            // Nearer to one another with the largest: the next card is seen below the second.
            spacing: typeSize >= .accessibility3 ? LatenLayout.row / 2 : LatenLayout.row
        ) {
            ForEach(venues) { venue in
                VenueCard(
                    venue: venue, isTall: horizontal == .regular && vertical == .regular,
                    isKept: kept.contains(venue.id), onOpen: { opened = venue },
                    onKeep: { kept.formSymmetricDifference([venue.id]) })
            }
        }
    }
}

/// A page of a tab: its title over what belongs to it, which scrolls.
private struct LatenPage<Content: View>: View {
    let title: String
    let note: String?
    /// The largest width, in points; nil for that of lines that are read.
    var width: CGFloat?
    @ViewBuilder let content: () -> Content

    var body: some View {
        Page(spacing: 16, isClear: true, width: width) {
            LatenTitle(title)
            if let note {
                LatenWords(note, 13, .regular, LatenPalette.mutedForeground)
                    .fixedSize(horizontal: false, vertical: true)
            }
            content()
        }
        .background { LatenGlows(glows: LatenGlow.screen) }
        .tabBarGround(LatenPalette.card)
    }
}

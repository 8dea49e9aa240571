// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The signed-in user's screen: what is on tonight, what was kept, and the account (`LA-55`).
public struct ExploreScreen: View {
    @State private var kept: Set<Int> = []
    @State private var going: Set<Int> = []
    @State private var opened: Venue?
    @State private var kind: Venue.Kind?
    private let name: String?
    private let email: String?
    private let note: String?
    private let onSignOut: @MainActor () -> Void
    @Environment(\.colorSchemeContrast) private var contrast

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - name: The user's display name, when there is one.
    ///   - email: The user's address.
    ///   - note: Something to know at present, such as that there is no connection.
    ///   - onSignOut: Signs the user out.
    public init(
        name: String? = nil, email: String? = nil, note: String? = nil,
        onSignOut: @escaping @MainActor () -> Void
    ) {
        (self.name, self.email, self.note, self.onSignOut) = (name, email, note, onSignOut)
    }

    /// The three tabs, and a place on a sheet.
    public var body: some View {
        let theme = LatenTheme(contrast)
        TabView {
            LatenPage(title: "Explore", note: note) {
                chips(theme)
                cards(Venue.all.filter { kind == nil || $0.kind == kind }, theme)
            }
            .tabItem { Label("Explore", systemImage: "sparkles") }
            LatenPage(title: "Kept", note: nil) {
                if kept.isEmpty {
                    Text("Tap a heart to keep a place for later.")
                        .latenText(16, .regular, LatenPalette.mutedForeground)
                        .fixedSize(horizontal: false, vertical: true)
                }
                cards(Venue.all.filter { kept.contains($0.id) }, theme)
            }
            .tabItem { Label("Kept", systemImage: "heart.fill") }
            LatenPage(title: "Account", note: nil) {
                AccountCard(
                    name: name, email: email, going: going.count, theme: theme, onSignOut: onSignOut)
            }
            .tabItem { Label("Account", systemImage: "person.fill") }
        }
        .tint(LatenPalette.primary.color)
        .preferredColorScheme(.dark)
        .sheet(item: $opened) { venue in
            VenueSheet(venue: venue, isGoing: going.contains(venue.id), theme: theme) {
                going.formSymmetricDifference([venue.id])
            }
        }
    }

    private func chips(_ theme: LatenTheme) -> some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                chip("All", nil, theme)
                ForEach(Venue.Kind.allCases, id: \.self) { chip($0.rawValue, $0, theme) }
            }
        }
    }

    private func chip(_ title: String, _ value: Venue.Kind?, _ theme: LatenTheme) -> some View {
        let isChosen = kind == value
        return Button {
            kind = value
        } label: {
            Text(title)
                .latenText(
                    15, .medium, isChosen ? LatenPalette.primaryForeground : LatenPalette.mutedForeground
                )
                .padding(.horizontal, 18)
                .frame(minHeight: 44)
                .background { Capsule().fill((isChosen ? theme.buttonFill : LatenPalette.card).color) }
                .overlay {
                    Capsule().strokeBorder((isChosen ? theme.buttonFill : theme.outline).color, lineWidth: 1)
                }
                .contentShape(Capsule())
        }
        .buttonStyle(LatenPressed())
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private func cards(_ venues: [Venue], _ theme: LatenTheme) -> some View {
        VStack(spacing: LatenLayout.row) {
            ForEach(venues) { venue in
                VenueCard(
                    venue: venue, isKept: kept.contains(venue.id), theme: theme, onOpen: { opened = venue },
                    onKeep: { kept.formSymmetricDifference([venue.id]) })
            }
        }
    }
}

/// A page of a tab: its title over what belongs to it, which scrolls.
private struct LatenPage<Content: View>: View {
    let title: String
    let note: String?
    @ViewBuilder let content: () -> Content

    var body: some View {
        ScrollView(.vertical) {
            VStack(alignment: .leading, spacing: 16) {
                Text(title)
                    .tracking(-0.75)
                    .latenText(30, .bold)
                    .accessibilityAddTraits(.isHeader)
                if let note {
                    Text(note)
                        .latenText(13, .regular, LatenPalette.mutedForeground)
                        .fixedSize(horizontal: false, vertical: true)
                }
                content()
            }
            .frame(maxWidth: 560, alignment: .leading)
            .padding(.horizontal, 20)
            .padding(.vertical, 16)
            .frame(maxWidth: .infinity)
        }
        .background { LatenGlows(glows: LatenGlow.screen) }
    }
}

/// Who is signed in, and the way out.
private struct AccountCard: View {
    let name: String?
    let email: String?
    let going: Int
    let theme: LatenTheme
    let onSignOut: @MainActor () -> Void
    @State private var isAsking = false

    var body: some View {
        VStack(spacing: LatenLayout.row) {
            HStack(spacing: 14) {
                Image(systemName: "person.crop.circle.fill")
                    .resizable()
                    .frame(width: 44, height: 44)
                    .foregroundStyle(LatenPalette.primary.color)
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(name ?? email ?? "Guest").latenText(16, .semibold)
                    if name != nil, let email {
                        Text(email).latenText(13, .regular, LatenPalette.mutedForeground)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(16)
            .accessibilityElement(children: .combine)
            .modifier(LatenCard(theme: theme))
            Text(
                going == 1 ? "You are going to 1 place tonight." : "You are going to \(going) places tonight."
            )
            .latenText(14, .regular, LatenPalette.mutedForeground)
            .frame(maxWidth: .infinity, alignment: .leading)
            Button {
                isAsking = true
            } label: {
                Text("Sign out")
                    .latenText(16, .medium)
                    .modifier(LatenButtonShape(height: 52, border: theme.outline))
            }
            .buttonStyle(LatenPressed())
        }
        .confirmationDialog("Sign out of Laten?", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Sign out", role: .destructive, action: onSignOut)
            Button("Stay", role: .cancel) {}
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// A card with the signed-in user, the switch for face or finger, and the way out.
struct AccountCard: View {
    let name: String?
    let email: String?
    let biometrics: BiometricSetting?
    let passwordAccount: String?
    let account: AccountModel?
    let security: SecurityModel?
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void
    let onEnable: @MainActor (BiometryType) -> Void
    let onSignOut: @MainActor (AuthSignOutScope) -> Void
    private var going = 0
    @State private var isAsking = false

    init(
        name: String?, email: String?, biometrics: BiometricSetting?, passwordAccount: String?,
        account: AccountModel?, security: SecurityModel?,
        perform: @escaping @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void,
        onEnable: @escaping @MainActor (BiometryType) -> Void,
        onSignOut: @escaping @MainActor (AuthSignOutScope) -> Void
    ) {
        (self.name, self.email, self.biometrics) = (name, email, biometrics)
        (self.passwordAccount, self.account, self.perform) = (passwordAccount, account, perform)
        self.security = security
        (self.onEnable, self.onSignOut) = (onEnable, onSignOut)
    }

    /// The same card of a user who is going to some places.
    func going(to count: Int) -> AccountCard {
        var card = self
        card.going = count
        return card
    }

    private var plans: String {
        switch going {
        case 0: String(localized: "You have no plans for tonight yet.")
        case 1: String(localized: "You are going to 1 place tonight.")
        default: String(localized: "You are going to \(going) places tonight.")
        }
    }

    var body: some View {
        let strings = Laten.strings
        VStack(spacing: LatenLayout.row) {
            CardPadding {
                SignedWords(spacing: 14, alignment: .leading, keepsWhole: true) {
                    LatenSymbol("person.crop.circle.fill", side: 44)
                        .foregroundStyle(LatenPalette.primary.color)
                        .accessibilityHidden(true)
                } words: {
                    VStack(alignment: .leading, spacing: 2) {
                        LatenWords(name ?? email ?? String(localized: "Guest"), 16, .semibold)
                        if name != nil, let email {
                            LatenWords(email, 13, .regular, LatenPalette.mutedForeground)
                        }
                    }
                    .fixedSize(horizontal: false, vertical: true)
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .accessibilityElement(children: .combine)
            .modifier(LatenCard())
            LatenWords(plans, 14, .regular, LatenPalette.mutedForeground)
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
            if let biometrics {
                BiometricSwitch(
                    setting: biometrics, account: passwordAccount, perform: perform, onEnable: onEnable)
            }
            Button {
                isAsking = true
            } label: {
                LatenWords(strings(.signOut), 16, .medium)
            }
            .buttonStyle(OutlinedButton())
            if let account { AccountSettings(model: account, security: security, perform: perform) }
        }
        .confirmationDialog(
            Text(strings(.signOutTitle)), isPresented: $isAsking, titleVisibility: .visible
        ) {
            Button(strings(.signOutHere), role: .destructive) { onSignOut(.local) }
            Button(strings(.signOutEverywhere), role: .destructive) { onSignOut(.global) }
            Button(strings(.stay), role: .cancel) {}
        }
    }
}

/// The padding of a card, which gives way on a watch, so that an address has its room.
private struct CardPadding: Layout {
    private func side(in width: CGFloat?) -> CGFloat { width ?? .infinity < 200 ? 8 : 16 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let both = 2 * side(in: proposal.width)
        let size = content.sizeThatFits(
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - both) },
                height: proposal.height.map { max(0, $0 - both) }
            ))
        return CGSize(width: size.width + both, height: size.height + both)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let inner = bounds.insetBy(dx: side(in: bounds.width), dy: side(in: bounds.width))
        for view in subviews { view.place(at: inner.origin, proposal: ProposedViewSize(inner.size)) }
    }
}

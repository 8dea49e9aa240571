// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchKit
import SwiftUI

/// The passkeys of the account: each with another name or gone, and a button for a new one.
struct PasskeySheet: View {
    @Bindable var model: SecurityModel
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let strings = model.strings
        LatenSheet(detents: [.large]) {
            Text(strings(SecurityText.passkeys))
                .latenText(20, .semibold)
                .accessibilityAddTraits(.isHeader)
            note(strings(.passkeysNote))
            if model.isLoaded {
                if model.passkeys.isEmpty { note(strings(.passkeysNone)) }
                ForEach(model.passkeys) { passkey in
                    Group {
                        if model.renamed?.id == passkey.id { field } else { row(passkey) }
                    }
                    .padding(16)
                    .modifier(LatenCard())
                }
                if model.renamed == nil { SecurityProblem(model: model) }
                Button {
                    perform { await model.addPasskey() }
                } label: {
                    LatenWords(strings(.passkeyAdd), 16, .semibold, LatenPalette.primaryForeground)
                }
                .buttonStyle(FilledButton(height: 52, padding: 16))
                .disabled(model.isBusy)
                Button {
                    model.form = nil
                } label: {
                    LatenWords(strings(.done), 16, .medium, LatenPalette.mutedForeground)
                        .frame(maxWidth: .infinity, minHeight: 44)
                }
                .buttonStyle(TextButton())
            } else {
                SecurityWait(model: model, perform: perform)
            }
        }
        .confirmationDialog(
            Text(strings(.passkeyDeleteTitle, model.deleted.map { model.title(of: $0) } ?? "")),
            isPresented: isAsking, titleVisibility: .visible
        ) {
            if let passkey = model.deleted {
                Button(strings(.passkeyDelete, model.title(of: passkey)), role: .destructive) {
                    perform { await model.delete(passkey) }
                }
            }
            Button(strings(.passkeyKeep), role: .cancel) {}
        } message: {
            Text(strings(.passkeyDeleteMessage))
        }
    }

    private var isAsking: Binding<Bool> {
        Binding {
            model.deleted != nil
        } set: {
            if !$0 { model.deleted = nil }
        }
    }

    private func note(_ words: String) -> some View {
        Text(words).latenText(14, .regular, LatenPalette.mutedForeground)
    }

    private func row(_ passkey: AuthPasskey) -> some View {
        let title = model.title(of: passkey)
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 4))
        return layout {
            VStack(alignment: .leading, spacing: 2) {
                LatenWords(title, 16, .semibold)
                if let date = passkey.createdAt {
                    LatenWords(
                        model.strings(.passkeyDate, self.date(date)), 13, .regular,
                        LatenPalette.mutedForeground)
                }
            }
            .multilineTextAlignment(.leading)
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityElement(children: .combine)
            HStack(spacing: 4) {
                sign("pencil", model.strings(.passkeyRename, title), LatenPalette.foreground) {
                    model.rename(passkey)
                }
                sign("trash", model.strings(.passkeyDelete, title), LatenPalette.destructive) {
                    model.deleted = passkey
                }
            }
        }
    }

    private func date(_ date: Date) -> String {
        date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
    }

    private func sign(
        _ symbol: String, _ title: String, _ color: BrandColor, action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) {
            LatenSymbol(symbol, side: 20)
                .foregroundStyle(color.color)
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(LatenPressed())
        .disabled(model.isBusy)
        .accessibilityLabel(title)
    }

    private var field: some View {
        VStack(spacing: 12) {
            SecurityField(
                title: model.strings(.passkeyName), text: $model.name, symbol: "person.badge.key.fill",
                problem: model.problem
            ) { perform { await model.submitName() } }
            Button {
                perform { await model.submitName() }
            } label: {
                LatenWords(model.strings(.save), 16, .medium)
            }
            .buttonStyle(OutlinedButton())
            .disabled(model.isBusy)
        }
    }
}

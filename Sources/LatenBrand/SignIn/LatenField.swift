// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// A field of the form with its icon, its ring while it is written into, and what is wrong with it below.
struct LatenField: View {
    let field: SignInField
    @Bindable var model: SignInModel
    let theme: LatenTheme
    let focus: FocusState<SignInField?>.Binding
    let onSubmit: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 12) {
                Image(systemName: field.symbol)
                    .resizable()
                    .scaledToFit()
                    .frame(width: 18, height: 18)
                    .foregroundStyle(LatenPalette.mutedForeground.color)
                    .accessibilityHidden(true)
                input
                    .latenText(16)
                    .tint(LatenPalette.primary.color)
                    .focused(focus, equals: field)
                    .onSubmit(onSubmit)
                    .accessibilityHint(model.message(for: field) ?? "")
                if field == .password { reveal }
            }
            .padding(.leading, 16)
            .padding(.trailing, field == .password ? 4 : 16)
            .padding(.vertical, field == .password ? 4 : 8)
            .frame(maxWidth: .infinity, minHeight: 52)
            .modifier(FieldBox(isFocused: isFocused, isWrong: model.problems[field] != nil, theme: theme))
            .contentShape(Rectangle())
            .onTapGesture { focus.wrappedValue = field }
            if let message = model.message(for: field) { InlineError(text: message) }
        }
    }

    private var isFocused: Bool { focus.wrappedValue == field }

    private var isSignUp: Bool { model.mode == .signUp }

    private var name: String { model.strings(field.placeholder) }

    private var prompt: Text {
        Text(verbatim: name).foregroundStyle(LatenPalette.mutedForeground.color)
    }

    @ViewBuilder
    private var input: some View {
        switch field {
        case .displayName:
            TextField(name, text: $model.displayName, prompt: prompt)
                .textContentType(.name)
                .textInputAutocapitalization(.words)
                .submitLabel(.next)
        case .email:
            TextField(name, text: $model.email, prompt: prompt)
                // Keychains offer an address with a password only where it is the user's name (C-LA-31).
                .textContentType(isSignUp ? .emailAddress : .username)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.next)
        case .password:
            Group {
                if model.isPasswordVisible {
                    TextField(name, text: $model.password, prompt: prompt)
                } else {
                    SecureField(name, text: $model.password, prompt: prompt)
                }
            }
            .textContentType(isSignUp ? .newPassword : .password)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .submitLabel(.done)
        }
    }

    private var reveal: some View {
        Button {
            let wasFocused = isFocused
            model.isPasswordVisible.toggle()
            // The other kind of field takes the caret over.
            if wasFocused { focus.wrappedValue = .password }
        } label: {
            Image(systemName: model.isPasswordVisible ? "eye.slash.fill" : "eye.fill")
                .resizable()
                .scaledToFit()
                .frame(width: 20, height: 18)
                .foregroundStyle(LatenPalette.mutedForeground.color)
                .frame(width: 44, height: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(model.strings(model.isPasswordVisible ? .hidePassword : .showPassword))
    }
}

/// The ground of a field, its border, and outside of it the ring of the focus (`LA-94` to `LA-99`).
private struct FieldBox: ViewModifier {
    let isFocused: Bool
    let isWrong: Bool
    let theme: LatenTheme

    func body(content: Content) -> some View {
        content
            .background(LatenPalette.card.opacity(0.8).color, in: box)
            .overlay { box.strokeBorder(border.color, lineWidth: 1) }
            .overlay {
                RoundedRectangle(cornerRadius: LatenLayout.corner + 1.5)
                    .stroke(theme.focusRing.color, lineWidth: 3)
                    .padding(-1.5)
                    .opacity(isFocused ? 1 : 0)
            }
            .animation(.easeInOut(duration: 0.15), value: isFocused)
    }

    private var box: RoundedRectangle { RoundedRectangle(cornerRadius: LatenLayout.corner) }

    private var border: BrandColor {
        if isFocused { return theme.focusBorder }
        return isWrong ? LatenPalette.destructive : theme.fieldBorder
    }
}

/// What is wrong with a field (`LA-147` to `LA-150`).
private struct InlineError: View {
    let text: String

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Image(systemName: "exclamationmark.circle")
                .resizable()
                .frame(width: 14, height: 14)
                .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 }
                .foregroundStyle(LatenPalette.destructive.color)
                .accessibilityHidden(true)
            Text(text)
                .latenText(13, .regular, LatenPalette.destructive)
                .fixedSize(horizontal: false, vertical: true)
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// Turns signing in by face or finger on and off (`C-LA-08`); nothing on a device without a sensor.
struct BiometricSwitch: View {
    let setting: BiometricSetting
    /// The email address that it can be turned on for; nil for an account without a password.
    let account: String?
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void
    let onEnable: @MainActor (BiometryType) -> Void
    @State private var isAsking = false
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack(spacing: 8) {
            if let type = setting.type, account != nil || setting.isOn == true {
                Toggle(isOn: isOn) {
                    Text(setting.strings(.biometricSetting, biometry: type)).latenText(16, .medium)
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
                .frame(minHeight: 52)
                .modifier(LatenCard())
                .disabled(setting.isBusy || !canChange)
                if !setting.isAvailable {
                    Text(setting.strings(.biometricUnavailable, biometry: type))
                        .latenText(13, .regular, LatenPalette.mutedForeground)
                        .fixedSize(horizontal: false, vertical: true)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
        .task { await setting.refresh() }
        .onChange(of: scenePhase) { _, now in
            if now == .active { perform { await setting.refresh() } }
        }
        .sheet(isPresented: $isAsking, onDismiss: { setting.dismissProblem() }) {
            if let account, let type = setting.type {
                PasswordSheet(setting: setting, type: type) { password in
                    perform {
                        guard await setting.turnOn(email: account, password: password) else { return }
                        isAsking = false
                        onEnable(type)
                    }
                }
            }
        }
    }

    /// A secret can always be removed; one can be kept while the sensor works, and when it is known that there is none.
    private var canChange: Bool { setting.isOn == true || setting.isOn == false && setting.isAvailable }

    /// The state of the device, not of the finger: the switch goes over when the secret is kept or gone.
    private var isOn: Binding<Bool> {
        Binding {
            setting.isOn == true
        } set: { wanted in
            if wanted { isAsking = true } else { perform { await setting.turnOff() } }
        }
    }
}

/// Asks for the password, which is kept behind face or finger from then on.
private struct PasswordSheet: View {
    let setting: BiometricSetting
    let type: BiometryType
    let onSubmit: @MainActor (String) -> Void
    @State private var password = ""
    @State private var isVisible = false
    @FocusState private var focus: SignInField?
    @BrandMetric(relativeTo: .body) private var letters: CGFloat = 16
    @BrandMetric(relativeTo: .footnote) private var errorLetters: CGFloat = 13
    @Environment(\.palette) private var palette
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        let strings = setting.strings
        LatenSheet {
            Text(strings(.enrolmentTitle, biometry: type))
                .latenText(20, .semibold)
                .accessibilityAddTraits(.isHeader)
            Text(strings(.biometricPassword, biometry: type))
                .latenText(14, .regular, LatenPalette.mutedForeground)
            FormField(
                strings(.password), text: $password, symbol: SignInField.password.symbol,
                problem: setting.problem,
                secret: FormSecret(
                    isVisible: $isVisible, show: strings(.showPassword), hide: strings(.hidePassword)),
                focus: $focus, equals: .password,
                style: .laten(palette, contrast, letters: letters, errorLetters: errorLetters)
            )
            .keyboard(for: .password, in: .signIn)
            .submitLabel(.done)
            .onSubmit { onSubmit(password) }
            Button {
                onSubmit(password)
            } label: {
                Text(strings(.enrolmentAccept, biometry: type))
                    .latenText(16, .semibold, LatenPalette.primaryForeground)
            }
            .buttonStyle(FilledButton(height: 52, padding: 16))
            .disabled(setting.isBusy)
        }
    }
}

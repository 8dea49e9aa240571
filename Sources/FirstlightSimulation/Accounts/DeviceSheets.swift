// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import StageUI

/// The window of an app on a simulated device, and the system's sheets in front of it.
struct DeviceSheets<Content: View>: View {
    let device: DeviceAccounts
    let app: String
    let content: Content

    var body: some View {
        content
            .systemAlert(title, isPresented: Binding(get: { device.sheet != nil }, set: { _ in })) {
                // The system's own word, which no app translates.
                Button(role: .cancel) {
                    device.decide(false)
                } label: {
                    Text(verbatim: "Cancel")
                }
                Button("Continue") { device.decide(true) }
            } message: {
                Text(message)
            }
            .overlay {
                if let reason = device.reason, let type = device.type {
                    SensorSquare(type: type, reason: reason)
                }
            }
    }

    private var title: String {
        switch device.sheet {
        case .browser(let url): "“\(app)” Wants to Use “\(url.host() ?? "")” to Sign In"
        case .passkey(.register): "Create a passkey for “\(app)”?"
        case .passkey(.signIn): "Sign in to “\(app)” with your passkey?"
        case .apple, nil: "Sign in to \(app) with your Apple Account"
        }
    }

    private var message: String {
        switch device.sheet {
        case .browser: "This allows the app and website to share information about you."
        case .passkey(let request):
            "A passkey for \(request.relyingParty) is kept on this device and in your account of it."
        case .apple, nil: "\(device.person.name), \(device.person.email)"
        }
    }
}

/// The square that the system shows while it looks at a face or a finger.
private struct SensorSquare: View {
    let type: BiometryType
    let reason: String

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: type.symbol).font(.system(size: 56)).foregroundStyle(.white)
            Text(type.name).font(.headline).foregroundStyle(.white)
            Text(reason).font(.footnote).foregroundStyle(.white).multilineTextAlignment(.center)
        }
        .padding(20)
        .frame(width: 190)
        .background(.black.opacity(0.85), in: RoundedRectangle(cornerRadius: 24))
        .accessibilityElement(children: .combine)
    }
}

// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// What is typed to sign in or up.
@Observable
@MainActor
final class SignInForm {
    enum Mode: String, CaseIterable {
        case signIn = "Sign in"
        case signUp = "Sign up"
    }
    var mode = Mode.signIn
    var name = ""
    var email = ""
    var password = ""
    var isBusy = false
    var problem: String?

    var isComplete: Bool { email.contains("@") && password.count >= 8 && (mode == .signIn || !name.isEmpty) }
}

struct WrongPassword: LocalizedError {
    var errorDescription: String? { "This password does not go with this address." }
}

/// Fields for an address and a password, and for a name where somebody is new.
struct SignInScreen: View {
    private enum Field { case name, email, password }

    let submit: @MainActor (SignInForm) async throws -> Void
    @State private var form = SignInForm()
    @State private var isForgotten = false
    @FocusState private var field: Field?

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                Image(systemName: "sailboat.fill").font(.system(size: 56)).foregroundStyle(.tint)
                    .accessibilityHidden(true)
                Text(form.mode == .signIn ? "Welcome back" : "Come aboard").font(.largeTitle.bold())
                    .multilineTextAlignment(.center)
                Picker("Mode", selection: $form.mode.animation()) {
                    ForEach(SignInForm.Mode.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
                fields
                Button(action: send) {
                    Group {
                        if form.isBusy { ProgressView() } else { Text("Continue") }
                    }
                    .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent).controlSize(.large)
                .disabled(!form.isComplete || form.isBusy)
                Button {
                    isForgotten = true
                } label: {
                    Text("Forgot your password?").frame(minHeight: 44)
                }
            }
            .padding(24)
        }
        .scrollDismissesKeyboard(.interactively)
        .background(Color(.systemBackground))
        .alert("That did not work", isPresented: $form.problem.isPresent) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(form.problem ?? "")
        }
        .sheet(isPresented: $isForgotten) { ForgottenSheet(email: form.email) }
        .tint(.pair(0x0B4F6C, 0x4FA3C7))
    }

    private var fields: some View {
        VStack(spacing: 12) {
            if form.mode == .signUp {
                TextField("Name", text: $form.name).textContentType(.name).focused($field, equals: .name)
                    .submitLabel(.next)
            }
            TextField("E-mail", text: $form.email).textContentType(.emailAddress)
                .keyboardType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
                .focused($field, equals: .email).submitLabel(.next)
            SecureField("Password", text: $form.password)
                .textContentType(form.mode == .signUp ? .newPassword : .password)
                .focused($field, equals: .password).submitLabel(.go)
        }
        .textFieldStyle(.roundedBorder)
        .onSubmit {
            switch field {
            case .name: field = .email
            case .email: field = .password
            default: send()
            }
        }
    }

    private func send() {
        Task {
            form.isBusy = true
            defer { form.isBusy = false }
            do { try await submit(form) } catch { form.problem = error.localizedDescription }
        }
    }
}

extension Binding<String?> {
    /// Whether there is a value; it goes when this becomes false.
    fileprivate var isPresent: Binding<Bool> {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

private struct ForgottenSheet: View {
    @State var email: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("E-mail", text: $email).keyboardType(.emailAddress)
                } footer: {
                    Text("We send you a link with which you choose a new one.")
                }
            }
            .navigationTitle("New password")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Send") { dismiss() } }
            }
        }
        .presentationDetents([.medium]).presentationDragIndicator(.visible)
    }
}

/// What a member sees.
struct HarbourHome: View {
    let news: String
    let signOut: @MainActor () -> Void

    var body: some View {
        NavigationStack {
            List {
                Section("Today") { Label(news, systemImage: "water.waves") }
                Section("Your berth") {
                    LabeledContent("Pier", value: "North")
                    LabeledContent("Place", value: "14 B")
                }
                Section { Button("Sign out", role: .destructive, action: signOut) }
            }
            .navigationTitle("Harbour")
        }
    }
}

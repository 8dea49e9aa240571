// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import SwiftUI

#if os(macOS)
    import AppKit
    private typealias FieldContent = NSTextContentType
#elseif os(watchOS)
    import WatchKit
    private typealias FieldContent = WKTextContentType
#else
    private typealias FieldContent = UITextContentType
#endif

extension View {
    /// Sets the keyboard for a field of a sign-in: an account is found by its email address (`C-LA-31`).
    ///
    /// A Mac has its own keyboard, and a watch one for everything.
    public func keyboard(for field: SignInField, in mode: SignInMode) -> some View {
        let content: FieldContent =
            switch field {
            case .displayName: .name
            case .email: mode == .signIn ? .username : .emailAddress
            case .password: mode == .signIn ? .password : .newPassword
            }
        return textContentType(content)
            #if !os(macOS) && !os(watchOS)
                .keyboardType(field == .email ? .emailAddress : .default)
            #endif
            #if !os(macOS)
                .textInputAutocapitalization(field == .displayName ? .words : .never)
            #endif
            .autocorrectionDisabled()
    }

    /// Sets the keyboard for the code of a mail or of an app, which the system offers to fill in.
    ///
    /// - Parameter isNumber: Whether it has digits only; a recovery code has letters, and nothing fills it in.
    public func keyboardForCode(isNumber: Bool = true) -> some View {
        autocorrectionDisabled()
            #if !os(macOS)
                .textInputAutocapitalization(.never)
            #endif
            #if !os(macOS) && !os(watchOS)
                .textContentType(isNumber ? .oneTimeCode : nil)
                .keyboardType(isNumber ? .numberPad : .asciiCapable)
            #endif
    }
}

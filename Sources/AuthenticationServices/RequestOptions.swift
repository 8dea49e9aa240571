// Licensed under the Apache License, Version 2.0.

public import UIKit

extension ASAuthorizationController {
    /// The ways to show the sheet.
    public struct RequestOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates ways from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only with what this device has, and not at all without.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }
    /// Shows the sheet in some way.
    public func performRequests(options: RequestOptions) { performRequests() }
    /// Offers passkeys above the keyboard; there are none.
    public func performAutoFillAssistedRequests() { performRequests() }
    /// Takes the sheet away; there is none.
    public func cancel() {}
}

extension AuthorizationController {
    /// Shows the sheet for a request in some way.
    public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions
    ) async throws -> ASAuthorizationResult { try await performRequest(request) }
    /// Shows the sheet for several requests in some way.
    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
    ) async throws -> ASAuthorizationResult { try await performRequests(requests) }
}

/// The button of Sign in with Apple of UIKit, for representables; `SignInWithAppleButton` shows one.
@MainActor
@preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
    /// The words on the button.
    public enum ButtonType: Int, Sendable {
        /// Sign in with Apple.
        case signIn
        /// Continue with Apple.
        case `continue`
        /// Sign up with Apple.
        case signUp
        /// The usual words.
        public static let `default` = ButtonType.signIn
    }
    /// The looks of the button.
    public enum Style: Int, Sendable {
        /// White.
        case white
        /// White with a line around.
        case whiteOutline
        /// Black.
        case black
    }
    /// The words.
    public let type: ButtonType
    /// The look.
    public let style: Style
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 6

    /// Creates a button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        (self.type, self.style) = (type, style)
        super.init(frame: .zero)
    }
    /// Creates a button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    /// Fails: there are no archives of it.
    public required init?(coder: NSCoder) { nil }
}

// Licensed under the Apache License, Version 2.0.

@_exported public import Foundation
import StageUI
@_exported public import UIKit

/// A request to sign in.
@MainActor
@preconcurrency
open class ASAuthorizationRequest: NSObject {
    /// Creates a request.
    public override init() {}
}

/// An answer to a request.
public struct ASAuthorization: Sendable {
    /// Something that an app asks to know.
    public struct Scope: Hashable, Sendable {
        let name: String
        /// The name.
        public static let fullName = Scope(name: "fullName")
        /// The mail address.
        public static let email = Scope(name: "email")
    }
    /// The credential with which the user has signed in.
    public let credential: any ASAuthorizationCredential
    /// The maker of the request.
    public let provider: ASAuthorizationAppleIDProvider
}

/// A credential of a user.
public protocol ASAuthorizationCredential: Sendable {}

/// The answer of Apple's sheet, which no stage gives.
public final class ASAuthorizationAppleIDCredential: ASAuthorizationCredential, Sendable {
    /// The name of the user for the app.
    public let user: String
    /// The mail address, at the first time.
    public let email: String?
    /// The name, at the first time.
    public let fullName: PersonNameComponents?
    /// The signed text about the user.
    public let identityToken: Data?
    /// The code for the app's server.
    public let authorizationCode: Data?

    init(user: String) {
        self.user = user
        (email, fullName, identityToken, authorizationCode) = (nil, nil, nil, nil)
    }
}

/// A request for Apple's sheet.
@MainActor
@preconcurrency
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    /// The things that the app asks to know.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that comes back in the signed one.
    open var nonce: String?
    /// A text that comes back with the answer.
    open var state: String?
}

/// Makes requests for Apple's sheet.
public struct ASAuthorizationAppleIDProvider: Sendable {
    /// The knowledge about a user.
    public enum CredentialState: Int, Sendable {
        /// No longer signed in.
        case revoked
        /// Signed in.
        case authorized
        /// Unknown.
        case notFound
        /// Known of another app of the vendor.
        case transferred
    }
    /// Creates a maker of requests.
    public init() {}
    /// Returns a new request.
    @MainActor
    @preconcurrency
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Returns what is known of a user: nothing.
    public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// An error of Apple's sheet.
public struct ASAuthorizationError: Error, Hashable, Sendable, LocalizedError {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// Unknown.
        case unknown = 1000
        /// The user has cancelled.
        case canceled
        /// The answer was no answer.
        case invalidResponse
        /// Nobody has handled the request.
        case notHandled
        /// It failed.
        case failed
        /// It needs a sheet that may not be shown.
        case notInteractive
    }
    /// The kind.
    public let code: Code
    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }
    /// The problem, in words.
    public var errorDescription: String? {
        "The stage has no Apple Account: Apple's sheet ends as if the user had cancelled it (\(code.rawValue))."
    }
    /// The user has cancelled.
    public static var canceled: Code { .canceled }
    /// It failed.
    public static var failed: Code { .failed }
    /// Unknown.
    public static var unknown: Code { .unknown }
}

/// The object to which a controller gives its answer.
@MainActor
@preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
    /// Called with the answer.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Called with the error.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {}
}

/// A window over which a sheet is shown.
public typealias ASPresentationAnchor = UIWindow

/// The object that names the window for a sheet.
@MainActor
@preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    /// Returns the window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Shows Apple's sheet. On a stage it ends as if the user had cancelled it, and that is told.
@MainActor
@preconcurrency
open class ASAuthorizationController: NSObject {
    /// The requests.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// The object that gets the answer.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// The object that names the window.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Creates a controller for requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    /// Shows the sheet.
    open func performRequests() {
        delegate?.authorizationController(controller: self, didCompleteWithError: Self.ended())
    }

    /// Tells that there is no sheet, and returns the error of a user who cancels.
    static func ended() -> ASAuthorizationError {
        Stage.current?.tell(
            "Sign in with Apple ends as cancelled: the stage has no Apple Account. Sign in by the app's other ways, or "
                + "by the accounts of a scenario.")
        return ASAuthorizationError(.canceled)
    }
}

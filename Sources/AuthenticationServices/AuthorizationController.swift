// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The answer to the requests of a view.
public enum ASAuthorizationResult: Sendable {
    /// A password.
    case password(ASPasswordCredential)
    /// An Apple Account.
    case appleID(ASAuthorizationAppleIDCredential)
    /// A proof that the user has a passkey.
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    /// A new passkey.
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Shows Apple's sheet for a view. On a stage it ends as if the user had cancelled it, and that is told.
@MainActor
public struct AuthorizationController: Sendable {
    nonisolated init() {}
    /// Shows the sheet for a request.
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        throw ASAuthorizationController.ended()
    }
    /// Shows the sheet for several requests.
    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        throw ASAuthorizationController.ended()
    }
    /// Offers passkeys above the keyboard; there are none.
    public func performAutoFillAssistedRequest(
        _ request: ASAuthorizationRequest
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationController.ended() }
    /// Offers passkeys above the keyboard; there are none.
    public func performAutoFillAssistedRequests(
        _ requests: [ASAuthorizationRequest]
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationController.ended() }
}

/// Signs in on a web page for a view. On a stage it ends as if the user had cancelled it, and that is told.
@MainActor
public struct WebAuthenticationSession: Sendable {
    /// The browsers that are wished for.
    public struct BrowserSession: Hashable, Sendable {
        let name: String
        /// One that forgets.
        public static let ephemeral = BrowserSession(name: "ephemeral")
        /// One that the user has signed in with.
        public static let shared = BrowserSession(name: "shared")
    }
    nonisolated init() {}
    /// Shows the page, and returns the address at which it ends.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { throw ASWebAuthenticationSession.ended(url) }
}

/// An error of a web page on which a user signs in.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The user has cancelled.
        case canceledLogin = 1
        /// Nobody has named a window.
        case presentationContextNotProvided
        /// The window that was named is none.
        case presentationContextInvalid
    }
    /// The kind.
    public let code: Code
    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }
    /// The user has cancelled.
    public static var canceledLogin: Code { .canceledLogin }
}

/// The object that names the window for a web page.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    /// Returns the window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in on a web page. On a stage it ends as if the user had cancelled it, and that is told.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
    /// The function that takes the address at which the page ends.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let url: URL
    private let completionHandler: CompletionHandler
    /// The object that names the window.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Indicates whether the page forgets.
    open var prefersEphemeralWebBrowserSession = false

    /// Creates a session for a page that ends at an address of a scheme.
    public init(
        url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
    ) {
        url = URL
        self.completionHandler = completionHandler
    }
    /// Shows the page.
    @discardableResult
    open func start() -> Bool {
        completionHandler(nil, Self.ended(url))
        return true
    }
    /// Closes the page.
    open func cancel() {}

    static func ended(_ url: URL) -> ASWebAuthenticationSessionError {
        Stage.current?.tell(
            "The page \(url.host ?? "") ends as cancelled: the stage has no browser. Sign in by the accounts of a scenario."
        )
        return ASWebAuthenticationSessionError(.canceledLogin)
    }
}

private enum AuthorizationKey: EnvironmentKey {
    static var defaultValue: AuthorizationController { AuthorizationController() }
}
private enum WebKey: EnvironmentKey {
    static var defaultValue: WebAuthenticationSession { WebAuthenticationSession() }
}

extension EnvironmentValues {
    /// Shows Apple's sheet.
    public var authorizationController: AuthorizationController {
        get { self[AuthorizationKey.self] }
        set { self[AuthorizationKey.self] = newValue }
    }
    /// Signs in on a web page.
    public var webAuthenticationSession: WebAuthenticationSession {
        get { self[WebKey.self] }
        set { self[WebKey.self] = newValue }
    }
}

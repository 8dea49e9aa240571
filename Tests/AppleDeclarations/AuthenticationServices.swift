// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// The part of Apple's module AuthenticationServices that Sources call, as declarations only: what calls it is type-checked
// on Linux, where the module does not exist. Nothing here is ever run or shipped.

public import Foundation
public import UIKit

public typealias ASPresentationAnchor = UIWindow

@MainActor open class ASAuthorizationAppleIDProvider: NSObject {
    public enum CredentialState: Int, Sendable {
        case revoked = 0
        case authorized = 1
        case notFound = 2
        case transferred = 3
    }

    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

@MainActor open class ASAuthorizationRequest: NSObject {}

@MainActor open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    public var requestedScopes: [ASAuthorization.Scope]?
    public var nonce: String?
}

open class ASAuthorization: NSObject {
    public struct Scope: Sendable {
        public static let email = Scope()
        public static let fullName = Scope()
    }

    public var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}

public protocol ASAuthorizationCredential {}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    public var fullName: PersonNameComponents? { nil }
    public var identityToken: Data? { nil }
    public var authorizationCode: Data? { nil }
}

@MainActor open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
    public init(relyingPartyIdentifier: String) {}
    public func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationRequest { ASAuthorizationRequest() }
    public func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationRequest {
        ASAuthorizationRequest()
    }
}

open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
    public var credentialID: Data { Data() }
    public var rawClientDataJSON: Data { Data() }
    public var rawAttestationObject: Data? { nil }
}

open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
    public var credentialID: Data { Data() }
    public var rawClientDataJSON: Data { Data() }
    public var rawAuthenticatorData: Data! { nil }
    public var signature: Data! { nil }
    public var userID: Data! { nil }
}

public struct ASAuthorizationError: Error {
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled = 1001
        case failed = 1004
    }

    public let code: Code
}

@MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

@MainActor open class ASAuthorizationController: NSObject {
    public weak var delegate: (any ASAuthorizationControllerDelegate)?
    public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    public init(authorizationRequests: [ASAuthorizationRequest]) {}
    public func performRequests() {}
    public func cancel() {}
}

public struct ASWebAuthenticationSessionError: Error {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided = 2
        case presentationContextInvalid = 3
    }

    public let code: Code
}

@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

@MainActor open class ASWebAuthenticationSession: NSObject {
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    public init(
        url: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {}
    // The SDK lets the answer be dropped; an app must not.
    public func start() -> Bool { false }
    public func cancel() {}
}

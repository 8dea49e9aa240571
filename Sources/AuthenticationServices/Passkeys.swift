// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Makes requests for a password that the user has stored.
public struct ASAuthorizationPasswordProvider: Sendable {
    /// Creates a maker of requests.
    public init() {}
    /// Returns a new request.
    @MainActor @preconcurrency
    public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A request for a password that the user has stored.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A name and a password.
public final class ASPasswordCredential: ASAuthorizationCredential, Sendable {
    /// The name.
    public let user: String
    /// The password.
    public let password: String
    /// Creates a credential.
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Makes requests for passkeys.
public struct ASAuthorizationPlatformPublicKeyCredentialProvider: Sendable {
    /// The domain that the passkeys are for.
    public let relyingPartyIdentifier: String
    /// Creates a maker of requests for a domain.
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
    /// Returns a request for a new passkey.
    @MainActor @preconcurrency
    public func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest()
    }
    /// Returns a request to sign in with a passkey.
    @MainActor @preconcurrency
    public func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest()
    }
}

/// A request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {}

/// A request to sign in with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {}

/// The answer to a request for a passkey, which no stage gives.
public protocol ASAuthorizationPublicKeyCredential: ASAuthorizationCredential {
    /// The name of the passkey.
    var credentialID: Data { get }
    /// The bytes that the device has signed.
    var rawClientDataJSON: Data { get }
}

/// A new passkey.
public final class ASAuthorizationPlatformPublicKeyCredentialRegistration:
    ASAuthorizationPublicKeyCredential, Sendable
{
    /// The name of the passkey.
    public let credentialID = Data()
    /// The bytes that the device has signed.
    public let rawClientDataJSON = Data()
    /// The passkey's public key with what proves it.
    public let rawAttestationObject: Data? = nil
}

/// A proof that the user has a passkey.
public final class ASAuthorizationPlatformPublicKeyCredentialAssertion:
    ASAuthorizationPublicKeyCredential, Sendable
{
    /// The name of the passkey.
    public let credentialID = Data()
    /// The bytes that the device has signed.
    public let rawClientDataJSON = Data()
    /// The user's name for the app's server.
    public var userID: Data { Data() }
    /// The signature.
    public var signature: Data { Data() }
    /// The signed bytes.
    public var rawAuthenticatorData: Data { Data() }
}

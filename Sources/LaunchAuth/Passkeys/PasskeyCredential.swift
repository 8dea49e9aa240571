// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The answer of an authenticator: a `PublicKeyCredential` of W3C.
public struct PasskeyCredential: Hashable, Sendable {
    /// The part of an answer that depends on the ceremony.
    public enum Response: Hashable, Sendable {
        /// The new key with its statement.
        case attestation(object: Data)
        /// A signature with a key, and whose it is.
        case assertion(authenticatorData: Data, signature: Data, userHandle: Data)
    }

    /// The authenticator's name for the key.
    public var id: Data
    /// The signed data of the client, as JSON.
    public var clientData: Data
    /// The part that depends on the ceremony.
    public var response: Response

    /// Joins the parts of an answer.
    public init(id: Data, clientData: Data, response: Response) {
        (self.id, self.clientData, self.response) = (id, clientData, response)
    }

    /// The JSON that the server reads, with bytes in base64url.
    var json: AuthValue {
        var values: [String: AuthValue] = ["clientDataJSON": .string(Base64URL.encode(clientData))]
        switch response {
        case .attestation(let object): values["attestationObject"] = .string(Base64URL.encode(object))
        case .assertion(let data, let signature, let user):
            values["authenticatorData"] = .string(Base64URL.encode(data))
            values["signature"] = .string(Base64URL.encode(signature))
            values["userHandle"] = .string(Base64URL.encode(user))
        }
        let name = AuthValue.string(Base64URL.encode(id))
        return .object(["id": name, "rawId": name, "type": "public-key", "response": .object(values)])
    }
}

/// Makes and uses passkeys: the system's sheet, or a simulated device.
public protocol PasskeyAuthenticator: Sendable {
    /// Shows the sheet and returns the answer; a cancelled task takes the sheet away.
    ///
    /// - Throws: ``AuthError``: `cancelled`, or `passkey` with the reason.
    func perform(_ request: PasskeyRequest) async throws(AuthError) -> PasskeyCredential
}

/// The reason why there is no answer of an authenticator.
public enum PasskeyProblem: Hashable, Sendable, CustomStringConvertible {
    /// The device has no lock, or passkeys are switched off.
    case notAvailable
    /// The app is not associated with the domain.
    case wrongDomain
    /// The device has a passkey of the account already.
    case exists
    /// The device has no passkey for the domain.
    case none
    /// The system failed with its own code.
    case failed(code: Int)

    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .notAvailable: "The device makes no passkeys. Set a passcode on it, or sign in another way."
        case .wrongDomain:
            "The app is not associated with the passkey's domain. Add 'webcredentials:DOMAIN' to its associated domains, "
                + "and the app to the domain's apple-app-site-association."
        case .exists: "The device has a passkey of this account already."
        case .none: "The device has no passkey for this app. Sign in another way, then add one."
        case .failed(let code): "The system's sheet failed with its code \(code). Sign in another way."
        }
    }
}

extension AuthError {
    /// Creates the error of the system's passkey sheet.
    ///
    /// - Parameter code: The code of `ASAuthorizationError`; nil for an error that is none.
    init(passkeySheet code: Int?) {
        // ASAuthorizationError.Code: 1001 is `canceled`, also where there is no passkey; 1004 is `failed`, which a domain that the
        // app is not associated with gives; 1006 is `matchedExcludedCredential`.
        self =
            switch code {
            case 1001: .cancelled
            case 1004: .passkey(.wrongDomain)
            case 1006: .passkey(.exists)
            default: .passkey(.failed(code: code ?? 1000))
            }
    }
}

// Licensed under the Apache License, Version 2.0.

extension P256.KeyAgreement {
    /// A key that makes secrets with the public keys of others.
    public typealias PrivateKey = _P256PrivateKey<P256.KeyAgreement>
    /// A key that others make secrets with.
    public typealias PublicKey = _P256PublicKey<P256.KeyAgreement>
}

extension _P256PrivateKey where Use == P256.KeyAgreement {
    /// Returns the secret in common with another key.
    public func sharedSecretFromKeyAgreement(
        with publicKeyShare: P256.KeyAgreement.PublicKey
    ) throws -> SharedSecret { SharedSecret(bytes: try key.handle.secret(with: publicKeyShare.key.handle)) }
}

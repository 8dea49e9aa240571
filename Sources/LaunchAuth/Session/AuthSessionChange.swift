// Licensed under the Apache License, Version 2.0.

/// Who is signed in, and why that changed.
public struct AuthSessionChange: Hashable, Sendable {
    /// Who is signed in now.
    public let state: SessionState<AuthSession>
    /// Why.
    public let change: SessionChange
}

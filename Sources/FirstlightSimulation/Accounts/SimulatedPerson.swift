// Licensed under the Apache License, Version 2.0.

/// The person who holds a simulated device, and has an account on each server of a run.
public struct SimulatedPerson: Hashable, Sendable {
    /// The email address.
    public let email: String
    /// The password of the account.
    public let password: String
    /// The name.
    public let name: String

    /// The person of the scenarios.
    public static let mila = SimulatedPerson(
        email: "mila@example.com", password: "Harbour-Light-7", name: "Mila Brandt")
}

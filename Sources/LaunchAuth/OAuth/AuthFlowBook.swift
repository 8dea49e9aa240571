// Licensed under the Apache License, Version 2.0.

import Foundation

/// The flows that wait, and the codes that were used.
struct AuthFlowBook: Hashable, Sendable, Codable {
    /// As many flows as are kept; the oldest goes first.
    static let mostFlows = 5
    /// As many used codes as are remembered.
    static let mostCodes = 16

    var flows: [AuthFlow] = []
    /// The digests of codes that were used or are being used.
    var usedCodes: [String] = []

    mutating func add(_ flow: AuthFlow, now: Date) {
        flows = (flows.filter { $0.isOpen(now) } + [flow]).suffix(Self.mostFlows)
    }

    mutating func use(_ code: String) {
        usedCodes = (usedCodes + [AuthDigest.sha256Hex(code)]).suffix(Self.mostCodes)
    }

    mutating func release(_ code: String) {
        usedCodes.removeAll { $0 == AuthDigest.sha256Hex(code) }
    }

    func isUsed(_ code: String) -> Bool { usedCodes.contains(AuthDigest.sha256Hex(code)) }
}

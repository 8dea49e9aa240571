// Licensed under the Apache License, Version 2.0.

/// An observer's memory of a launch, by which it judges.
struct ObserverState: Hashable, Sendable {
    enum Link: Int {
        case unseen, held, gone
    }

    var firstLink = Link.unseen
    var secondLink = Link.unseen
    var hasNavigated = false
    var hasFinished = false
    var hasCompleted = false
    var isReady = false

    static let bitCount = 8

    init() {}

    init(bits: Int) {
        firstLink = Link(rawValue: bits & 3) ?? .gone
        secondLink = Link(rawValue: bits >> 2 & 3) ?? .gone
        (hasNavigated, hasFinished) = (bits & 16 != 0, bits & 32 != 0)
        (hasCompleted, isReady) = (bits & 64 != 0, bits & 128 != 0)
    }

    var bits: Int {
        firstLink.rawValue | secondLink.rawValue << 2 | (hasNavigated ? 16 : 0) | (hasFinished ? 32 : 0)
            | (hasCompleted ? 64 : 0) | (isReady ? 128 : 0)
    }

    mutating func beginRun() {
        (hasNavigated, hasFinished, hasCompleted, isReady) = (false, false, false, false)
    }
}

// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// What is shown and said about a kind of failure (C-UN-18, C-UN-21).
struct UrbanNestErrorText {
    let title: String
    let message: String?
    let spoken: String

    init(_ kind: LaunchFailureKind) {
        switch kind {
        case .network:
            title = UrbanNest.Words.networkTitle
            message = UrbanNest.Words.networkMessage
            spoken = UrbanNest.Spoken.networkFailed
        case .timeout:
            title = UrbanNest.Words.slow
            message = nil
            spoken = UrbanNest.Spoken.timedOut
        case .other:
            title = UrbanNest.Words.otherTitle
            message = UrbanNest.Words.otherMessage
            spoken = UrbanNest.Spoken.failed
        }
    }
}

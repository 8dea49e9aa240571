// Licensed under the Apache License, Version 2.0.

package import Foundation
package import LaunchCore

/// The services' answers and the user's actions in one launch, drawn from a seed.
///
/// Answers of one instant are successes only: the order of two failures of one instant is not promised, while
/// any order of successes must end in the same way.
package struct ScheduledScenario: Sendable {
    /// The end of one call of a task's body.
    package enum Answer: Sendable {
        case succeeds(after: Duration, yields: Int)
        case fails(after: Duration, LaunchFailureKind)
        case suspends(after: Duration, LaunchSuspension)
        /// Never, until it is cancelled.
        case hangs
        /// With an output, but only some time after it was cancelled or should have ended.
        case ignoresCancellation(after: Duration)
        case verdict(after: Duration, LaunchVerdict)
    }

    package enum Action: Sendable, Equatable {
        case appear, retry, recheck, continueOffline, unlock, network, background, foreground, signOut
        case began(LaunchKind)
        case open(URL)
        case connect(LaunchSceneID)
        case disconnect(LaunchSceneID)
        case reduceMotion(Bool)
    }

    /// For each task the ends of its first calls; further calls succeed at once.
    package let answers: [LaunchTaskID: [Answer]]
    package let actions: [(time: Duration, action: Action)]
    /// Indicates whether cached data exists, and the time it takes to find out.
    package let offline: (isThere: Bool, after: Duration)
    package let session: (LaunchSession, after: Duration)

    package init(_ model: LaunchModel, seed: UInt64) {
        var random = SplitMix(seed: seed)
        answers = Dictionary(
            uniqueKeysWithValues: model.tasks.map { spec in
                (spec.id, (0..<random.below(4)).map { _ in Self.answer(spec, &random) })
            })
        let isUnseen = random.below(4) == 0
        var actions: [(time: Duration, action: Action)] = [
            (.zero, .began(isUnseen ? .background : .cold)),
            (isUnseen ? Self.moment(3, &random) : .zero, .appear),
        ]
        for _ in 0..<random.below(14) {
            actions.append((Self.moment(40, &random), Self.action(&random)))
        }
        // Whatever happened, the user tries again in the end.
        for second in [50, 70, 90] {
            actions.append((.seconds(second) + Self.moment(1, &random), .foreground))
            actions.append((.seconds(second + 2) + Self.moment(1, &random), .retry))
            actions.append((.seconds(second + 4) + Self.moment(1, &random), .unlock))
            actions.append((.seconds(second + 6) + Self.moment(1, &random), .network))
            actions.append((.seconds(second + 8) + Self.moment(1, &random), .recheck))
        }
        self.actions = actions.sorted { $0.time < $1.time }
        offline = (random.below(2) == 0, Self.moment(1, &random))
        let sessions = LaunchSession.allCases
        session = (sessions[random.below(sessions.count)], Self.moment(1, &random))
    }

    private static func answer(_ spec: LaunchTaskSpec, _ random: inout SplitMix) -> Answer {
        switch random.below(10) {
        case 0...4:
            if spec.isGate, random.below(2) == 0 {
                let verdicts: [LaunchVerdict] = [
                    .readOnly(message: "r"), .maintenance(message: "m", retryAfter: .seconds(7)),
                    .updateRequired(version: "2"), .updateOffered(version: "2"),
                ]
                return .verdict(after: moment(8, &random), verdicts[random.below(verdicts.count)])
            }
            // Tenths of a second, so that many are of one instant.
            return .succeeds(after: .milliseconds(100 * random.below(24)), yields: random.below(4))
        case 5, 6:
            let kinds = LaunchFailureKind.allCases
            return .fails(after: moment(8, &random), kinds[random.below(kinds.count)])
        case 7:
            let reasons = LaunchSuspension.allCases
            return .suspends(after: moment(4, &random), reasons[random.below(reasons.count)])
        case 8: return .hangs
        default: return .ignoresCancellation(after: moment(25, &random))
        }
    }

    private static func action(_ random: inout SplitMix) -> Action {
        let scene = LaunchSceneID(rawValue: UInt8(random.below(2)))
        let plain: [Action] = [
            .retry, .recheck, .continueOffline, .unlock, .network, .background, .foreground, .signOut,
            .connect(scene), .disconnect(scene), .reduceMotion(random.below(2) == 0),
        ]
        let place = random.below(plain.count + 3)
        if place < plain.count { return plain[place] }
        let words = place == plain.count ? "app:callback" : "app:link\(random.below(1000))"
        return URL(string: words).map { .open($0) } ?? .retry
    }

    /// A moment that no other one is likely to share.
    private static func moment(_ seconds: Int, _ random: inout SplitMix) -> Duration {
        .microseconds(1 + random.below(seconds * 1_000_000))
    }
}

extension SplitMix {
    /// A number from 0 to below a limit.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}

// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
public import StageUI
import Synchronization

extension StageDevice {
    /// The health data of its user, none at first. Queries that go on are told of each change.
    public var healthSamples: [HKSample] {
        get { HealthData.of(self).samples.value }
        set { HealthData.of(self).samples.value = newValue }
    }
    /// Indicates whether the user allows an app to read and to save health data, as at first. What was answered stays answered.
    public var allowsHealthData: Bool {
        get { HealthData.of(self).allows }
        set { HealthData.of(self).allows = newValue }
    }
}

/// The health data of a device, with the user's answers and the queries that go on.
final class HealthData: Sendable {
    private struct State {
        var allows = true
        /// The kinds that the user was asked for, and whether they may be saved and read.
        var shared: [HKObjectType: Bool] = [:]
        var read: [HKObjectType: Bool] = [:]
    }
    private let state = Mutex(State())
    let samples = Watched<[HKSample]>([])

    static func of(_ device: StageDevice) -> HealthData { device.kept { HealthData() } }
    static var current: HealthData { of(StageDevice.current ?? .standIn) }
    static func tell(_ sentence: String) { CurrentRun.clock?.tell(sentence) }

    var allows: Bool {
        get { state.withLock { $0.allows } }
        set { state.withLock { $0.allows = newValue } }
    }

    /// Returns the samples of a kind that the app may read; what the user has refused is as if it were not there.
    func samples(of type: HKObjectType, _ predicate: NSPredicate?) throws(HKError) -> [HKSample] {
        guard let answer = state.withLock({ $0.read[type] }) else {
            throw HKError(.errorAuthorizationNotDetermined)
        }
        guard answer else { return [] }
        return samples.value.filter { $0.sampleType == type && predicate?.evaluate(with: $0) != false }
    }

    /// Asks the user for kinds; what was asked before is not asked again.
    func ask(toShare share: Set<HKSampleType>, read: Set<HKObjectType>) {
        state.withLock { state in
            for type in share where state.shared[type] == nil { state.shared[type] = state.allows }
            for type in read where state.read[type] == nil { state.read[type] = state.allows }
            // Whatever an app saves, it can read.
            for type in share where state.read[type] == nil && state.shared[type] == true {
                state.read[type] = true
            }
        }
    }
    func isToBeAsked(toShare share: Set<HKSampleType>, read: Set<HKObjectType>) -> Bool {
        state.withLock { state in
            share.contains { state.shared[$0] == nil } || read.contains { state.read[$0] == nil }
        }
    }
    func status(of type: HKObjectType) -> HKAuthorizationStatus {
        state.withLock { state in
            state.shared[type].map { $0 ? .sharingAuthorized : .sharingDenied } ?? .notDetermined
        }
    }
}

/// The run that a question was asked in, in which the answer comes.
struct AnswerRun: Sendable {
    private let clock = CurrentRun.clock

    /// Calls a function after what runs at present; on a stage on the main thread.
    func later(_ body: @escaping @Sendable () -> Void) {
        guard let clock else {
            Task { body() }
            return
        }
        clock.schedule(at: clock.seconds) { CurrentRun.$clock.withValue(clock, operation: body) }
    }
}

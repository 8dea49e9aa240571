// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI
import Synchronization

/// The user's answers to the question whether an app may save a kind of health data.
public enum HKAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined
    /// The user has refused.
    case sharingDenied
    /// The user has allowed it.
    case sharingAuthorized
}

/// The answers to the question whether the user is to be asked.
public enum HKAuthorizationRequestStatus: Int, Hashable, Sendable {
    /// It is not known.
    case unknown
    /// The user is to be asked.
    case shouldRequest
    /// The user was asked.
    case unnecessary
}

/// The times at which an app in the background hears of changes.
public enum HKUpdateFrequency: Int, Hashable, Sendable {
    /// At once.
    case immediate = 1
    /// Each hour.
    case hourly
    /// Each day.
    case daily
    /// Each week.
    case weekly
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the errors.
public let HKErrorDomain = "com.apple.healthkit"

/// An error of health data.
public struct HKError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// There is none.
        case noError
        /// The device has no health data.
        case errorHealthDataUnavailable
        /// The device does not allow it.
        case errorHealthDataRestricted
        /// An argument is wrong.
        case errorInvalidArgument
        /// The user has refused.
        case errorAuthorizationDenied
        /// The user was not asked.
        case errorAuthorizationNotDetermined
        /// The device is locked.
        case errorDatabaseInaccessible
        /// The user has gone away from the question.
        case errorUserCanceled
        /// Another app measures a workout.
        case errorAnotherWorkoutSessionStarted
        /// The user has left the app during a workout.
        case errorUserExitedWorkoutSession
        /// The user has refused what has to be allowed.
        case errorRequiredAuthorizationDenied
        /// There is nothing to be told.
        case errorNoData
        /// Returns whether an error has this code, so that `catch` names it.
        public static func ~= (code: Code, error: any Swift.Error) -> Bool {
            (error as? HKError)?.code == code
        }
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors.
    public static var errorDomain: String { HKErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The user has refused.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// The user was not asked.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// The device has no health data.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// There is nothing to be told.
    public static var errorNoData: Code { .errorNoData }
}

/// The user's sexes.
public enum HKBiologicalSex: Int, Hashable, Sendable {
    /// Not said.
    case notSet
    /// Female.
    case female
    /// Male.
    case male
    /// Another one.
    case other
}
/// The user's sex.
public final class HKBiologicalSexObject: NSObject, Sendable {
    /// The sex.
    public var biologicalSex: HKBiologicalSex { .notSet }
}

/// The health data of the device. Its user allows what is asked for, unless a test says otherwise.
///
/// Unchecked, as it keeps nothing that is changed without a lock.
open class HKHealthStore: NSObject, @unchecked Sendable {
    let data = HealthData.current
    /// The queries that go on, which nobody else has to keep.
    private let queries = Mutex<[ObjectIdentifier: HKQuery]>([:])
    /// Creates an object for the health data.
    public override init() { super.init() }
    deinit {
        for query in queries.withLock({ Array($0.values) }) { query.end() }
    }
    /// Returns whether the device has health data, which it has.
    open class func isHealthDataAvailable() -> Bool { true }

    // MARK: - Asking

    /// Returns the user's answer to the question whether a kind may be saved; whether it may be read is not told.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { data.status(of: type) }
    /// Asks the user for kinds, and calls back once they have answered.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        data.ask(toShare: typesToShare ?? [], read: typesToRead ?? [])
        AnswerRun().later { completion(true, nil) }
    }
    /// Asks the user for kinds.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws { data.ask(toShare: typesToShare, read: typesToRead) }
    /// Calls a function with whether the user is to be asked.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        let isToBeAsked = data.isToBeAsked(toShare: typesToShare, read: typesToRead)
        AnswerRun().later { completion(isToBeAsked ? .shouldRequest : .unnecessary, nil) }
    }
    /// Returns whether the user is to be asked.
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        data.isToBeAsked(toShare: typesToShare, read: typesToRead) ? .shouldRequest : .unnecessary
    }

    // MARK: - Queries

    /// Begins a query. One that goes on does so until it is stopped, or until this object is gone.
    open func execute(_ query: HKQuery) {
        query.begin(data)
        if query.isGoingOn { queries.withLock { $0[ObjectIdentifier(query)] = query } }
    }
    /// Ends a query that goes on.
    open func stop(_ query: HKQuery) {
        query.end()
        queries.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(query)) }
    }

    // MARK: - Saving

    private func kept(_ objects: [HKObject]) throws(HKError) {
        let samples = objects.compactMap { $0 as? HKSample }
        for sample in samples {
            switch data.status(of: sample.sampleType) {
            case .sharingAuthorized: continue
            case .sharingDenied: throw HKError(.errorAuthorizationDenied)
            case .notDetermined: throw HKError(.errorAuthorizationNotDetermined)
            }
        }
        data.samples.change { $0 += samples }
    }
    private func done(
        _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void, _ work: () throws(HKError) -> Void
    ) {
        do throws(HKError) {
            try work()
            AnswerRun().later { completion(true, nil) }
        } catch {
            AnswerRun().later { completion(false, error) }
        }
    }
    /// Saves a piece of data, and calls back.
    open func save(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { save([object], withCompletion: completion) }
    /// Saves data, and calls back.
    open func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { done(completion) { () throws(HKError) in try kept(objects) } }
    /// Saves a piece of data.
    open func save(_ object: HKObject) async throws { try kept([object]) }
    /// Saves data.
    open func save(_ objects: [HKObject]) async throws { try kept(objects) }
    /// Deletes a piece of data, and calls back.
    open func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { delete([object], withCompletion: completion) }
    /// Deletes data, and calls back.
    open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { done(completion) { () throws(HKError) in gone(objects) } }
    /// Deletes a piece of data.
    open func delete(_ object: HKObject) async throws { gone([object]) }
    /// Deletes data.
    open func delete(_ objects: [HKObject]) async throws { gone(objects) }
    private func gone(_ objects: [HKObject]) { data.samples.change { $0.removeAll(where: objects.contains) } }

    // MARK: - The background and the user

    /// Calls back: an app in the background hears of nothing, as the stage has none.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { AnswerRun().later { completion(true, nil) } }
    /// Does nothing, as an app in the background hears of nothing.
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
    /// Calls back.
    open func disableAllBackgroundDelivery(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { AnswerRun().later { completion(true, nil) } }
    /// Returns the user's sex, which is not said.
    open func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
    /// Throws, as the user has not said the day of their birth.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
}

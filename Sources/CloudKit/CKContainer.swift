// Licensed under the Apache License, Version 2.0.

import Combine
import Dispatch
/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
import StageUI

/// The states of the user's iCloud account.
public enum CKAccountStatus: Int, Hashable, Sendable {
    /// It could not be found out.
    case couldNotDetermine
    /// The user is signed in.
    case available
    /// Parents or an organisation do not allow it.
    case restricted
    /// Nobody is signed in.
    case noAccount
    /// The user is signed in, and has to confirm something.
    case temporarilyUnavailable
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The user has signed in or out; it is never posted here.
    public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}

/// An error of iCloud.
public struct CKError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// A fault of the system's.
        case internalError = 1
        /// Some of several things failed.
        case partialFailure = 2
        /// There is no network.
        case networkUnavailable = 3
        /// The network failed.
        case networkFailure = 4
        /// The container is not the app's.
        case badContainer = 5
        /// The service does not answer.
        case serviceUnavailable = 6
        /// There were too many requests.
        case requestRateLimited = 7
        /// The app may not.
        case missingEntitlement = 8
        /// Nobody is signed in.
        case notAuthenticated = 9
        /// The user may not.
        case permissionFailure = 10
        /// There is no such record.
        case unknownItem = 11
        /// A value is none that is taken.
        case invalidArguments = 12
        /// The record was changed before.
        case serverRecordChanged = 14
        /// The server refused it.
        case serverRejectedRequest = 15
        /// There is no such file.
        case assetFileNotFound = 16
        /// The file was changed.
        case assetFileModified = 17
        /// The app is too old.
        case incompatibleVersion = 18
        /// It was cancelled.
        case operationCancelled = 20
        /// The mark of the last known change is too old.
        case changeTokenExpired = 21
        /// Others have failed.
        case batchRequestFailed = 22
        /// The service is busy.
        case zoneBusy = 23
        /// The user's place is full.
        case quotaExceeded = 25
        /// There is no such zone.
        case zoneNotFound = 26
        /// There is too much at once.
        case limitExceeded = 27
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// Nobody is signed in.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// There is no network.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// There is no such record.
    public static var unknownItem: Code { .unknownItem }
    /// The seconds after which to try again; nil for no time.
    public var retryAfterSeconds: Double? { nil }
}
extension CKError: LocalizedError, CustomNSError {
    /// The name of the errors' domain.
    public static var errorDomain: String { "CKErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The reason in words.
    public var errorDescription: String? {
        code == .notAuthenticated
            ? "This request requires an authenticated account" : "The operation couldn’t be completed."
    }
}

/// The app's place in iCloud. Nobody is signed in to it on the simulated device: nothing is read and nothing is written.
public final class CKContainer: Sendable {
    /// The name; nil for the usual one.
    public let containerIdentifier: String?
    /// Creates a place of a name.
    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
    }
    private init() { containerIdentifier = nil }
    /// Returns the usual place.
    public class func `default`() -> CKContainer { CKContainer() }
    /// The database that all users see.
    public var publicCloudDatabase: CKDatabase { CKDatabase(.public) }
    /// The database that the user alone sees.
    public var privateCloudDatabase: CKDatabase { CKDatabase(.private) }
    /// The database that others share with the user.
    public var sharedCloudDatabase: CKDatabase { CKDatabase(.shared) }
    /// Returns the database of a scope.
    public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        CKDatabase(databaseScope)
    }
    /// Returns that nobody is signed in.
    public func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Calls back: nobody is signed in.
    public func accountStatus(
        completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
    ) { CloudAnswer.give { completionHandler(.noAccount, nil) } }
    /// Throws: nobody is signed in.
    public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    /// Calls back with an error: nobody is signed in.
    public func fetchUserRecordID(
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { CloudAnswer.give { completionHandler(nil, CKError(.notAuthenticated)) } }
}

/// The answers of a service that has no user.
enum CloudAnswer {
    /// Calls back later, as a service does.
    static func give(_ answer: @escaping @Sendable () -> Void) {
        guard let clock = CurrentRun.clock else { return DispatchQueue.global().async(execute: answer) }
        clock.schedule(at: clock.seconds, answer)
    }
    /// Tells why nothing is read and nothing is written.
    static func refuse() -> CKError {
        Task { @MainActor in
            Stage.current?.tell(
                "CloudKit reads and writes nothing: nobody is signed in to iCloud on the simulated device.")
        }
        return CKError(.notAuthenticated)
    }
}

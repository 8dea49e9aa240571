// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
import StageUI
@_exported public import UIKit

/// The user's answers to the question whether the app may use photos.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// The user has refused.
    case denied
    /// The user has allowed it.
    case authorized
    /// The user has allowed it for some photos.
    case limited
}

/// The uses of photos.
public enum PHAccessLevel: Int, Hashable, Sendable {
    /// To add some.
    case addOnly = 1
    /// To read and to add.
    case readWrite = 2
}

/// The library of the user's photos. The simulated one has six, and those that apps save. Its user allows what is asked for.
public final class PHPhotoLibrary: NSObject, Sendable {
    private override init() {}
    /// Returns the library.
    public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }

    /// Returns the user's answer about a use.
    public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        let saved = SavedPhotos.current
        return switch accessLevel {
        case .addOnly: saved.mayAdd ? .authorized : .notDetermined
        case .readWrite: saved.mayRead ? .authorized : .notDetermined
        }
    }
    /// Returns the user's answer.
    public static func authorizationStatus() -> PHAuthorizationStatus {
        authorizationStatus(for: .readWrite)
    }
    /// Asks the user about a use, who allows it.
    @discardableResult
    public static func requestAuthorization(for accessLevel: PHAccessLevel) async
        -> PHAuthorizationStatus
    {
        SavedPhotos.current.allow(reading: accessLevel == .readWrite)
        return authorizationStatus(for: accessLevel)
    }
    /// Asks the user about a use, who allows it, and calls back.
    public static func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { Task { handler(await requestAuthorization(for: accessLevel)) } }
    /// Asks the user, who allows it, and calls back.
    public static func requestAuthorization(
        _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    /// Runs a block that saves photos.
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        guard SavedPhotos.current.mayAdd else { throw PHPhotosError(.accessUserDenied) }
        changeBlock()
    }
    /// Runs a block that saves photos, and calls back.
    public func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        Task {
            do {
                try await performChanges(changeBlock)
                completionHandler?(true, nil)
            } catch { completionHandler?(false, error) }
        }
    }
    /// Runs a block that saves photos, and waits for its end.
    public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        guard SavedPhotos.current.mayAdd else { throw PHPhotosError(.accessUserDenied) }
        changeBlock()
    }
}

/// An error of the library.
public struct PHPhotosError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// A fault of the system's.
        case internalError = -1
        /// The user has cancelled.
        case userCancelled = 3072
        /// The user was not asked, or has refused.
        case accessUserDenied = 3311
        /// The device does not allow it.
        case accessRestricted = 3310
        /// The bytes are no picture.
        case invalidResource = 3302
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

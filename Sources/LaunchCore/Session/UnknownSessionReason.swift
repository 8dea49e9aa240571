// Licensed under the Apache License, Version 2.0.

/// The reason why it is unknown who is signed in.
public enum UnknownSessionReason: Hashable, Sendable, Codable {
    /// The session has not been read yet.
    case notRead
    /// The device is locked, and the session's data is protected until it is unlocked.
    case locked
    /// The user has not answered yet whether the app may use the network.
    case networkUndecided
    /// The service that knows cannot be reached.
    case unreachable
    /// The service that knows did not answer in time.
    case tooSlow
    /// The session's data cannot be read.
    case unreadable(String)

    /// The error for a task that has to know: a suspension where waiting helps, otherwise a failure.
    public var error: any Error {
        switch self {
        case .locked: LaunchSuspension.protectedData
        case .networkUndecided: LaunchSuspension.networkPermission
        case .unreachable:
            LaunchFailure(kind: .network, message: "Who is signed in could not be asked.")
        case .tooSlow: LaunchFailure(kind: .timeout, message: "Who is signed in was not answered in time.")
        case .notRead: LaunchFailure(kind: .other, message: "Nobody has looked who is signed in.")
        case .unreadable(let reason):
            LaunchFailure(kind: .other, message: "Who is signed in cannot be read: \(reason)")
        }
    }

    /// The gap that an error of a read stands for.
    public init(_ error: any Error) {
        if let suspension = error as? LaunchSuspension {
            self = suspension == .protectedData ? .locked : .networkUndecided
            return
        }
        self =
            switch LaunchFailureKind.classify(error) {
            case .network: .unreachable
            case .timeout: .tooSlow
            case .other: .unreadable("\(error)")
            }
    }
}

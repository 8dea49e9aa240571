// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
import StageUI
import Synchronization

/// The user's answer to the question whether the app may follow them through the apps and pages of others.
public final class ATTrackingManager: NSObject {
    /// The user's answers.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The user was not asked.
        case notDetermined
        /// The device does not allow it.
        case restricted
        /// The user has refused.
        case denied
        /// The user has allowed it.
        case authorized
    }
    /// The user's answer: that of the simulated device has not been asked, and refuses.
    public class var trackingAuthorizationStatus: AuthorizationStatus {
        AskedUser.current.isAsked ? .denied : .notDetermined
    }
    /// Asks the user, who refuses.
    @discardableResult
    public class func requestTrackingAuthorization() async -> AuthorizationStatus {
        AskedUser.current.ask()
        return .denied
    }
    /// Asks the user, who refuses, and calls back.
    public class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) { Task { completion(await requestTrackingAuthorization()) } }
}

/// A mark that the user of a device was asked.
private final class AskedUser: Sendable {
    private let asked = Mutex(false)
    static var current: AskedUser { (StageDevice.current ?? .standIn).kept { AskedUser() } }
    var isAsked: Bool { asked.withLock { $0 } }
    func ask() { asked.withLock { $0 = true } }
}

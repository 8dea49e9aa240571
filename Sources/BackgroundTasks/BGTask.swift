// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// A wish to run in the background.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    /// The name of the task.
    public let identifier: String
    /// The earliest date; nil for any.
    open var earliestBeginDate: Date?
    init(named identifier: String) { self.identifier = identifier }
}
/// A wish to read what is new for a short time.
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Creates a wish.
    public init(identifier: String) { super.init(named: identifier) }
}
/// A wish to work for minutes.
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Indicates whether it needs a network.
    public var requiresNetworkConnectivity = false
    /// Indicates whether it needs the charger.
    public var requiresExternalPower = false
    /// Creates a wish.
    public init(identifier: String) { super.init(named: identifier) }
}

/// A task in the background.
///
/// Unchecked, as what changes is behind a lock.
open class BGTask: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var whenOver: (() -> Void)?
    private var result: Bool?
    /// The name.
    public let identifier: String
    /// Called when the system takes the time back, which it does not here.
    open var expirationHandler: (() -> Void)? {
        get { lock.withLock { whenOver } }
        set { lock.withLock { whenOver = newValue } }
    }
    init(named identifier: String) { self.identifier = identifier }
    /// Says that it is done.
    open func setTaskCompleted(success: Bool) { lock.withLock { result = result ?? success } }
    /// Indicates whether it went well; nil until it is done.
    package var isSuccess: Bool? { lock.withLock { result } }
}
/// A task that reads what is new for a short time.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A task that works for minutes.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}

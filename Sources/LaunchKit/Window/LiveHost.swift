// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchStore
public import Observation

/// An app in front of a user, from the first frame to its launch.
///
/// It opens the app's store, has the crash guard note durably that a launch begins, and makes the launch only then. A
/// store that cannot be opened never keeps the app from starting: nothing is kept over launches, its flags are unknown, and
/// the log says why.
@MainActor @Observable
public final class LiveHost<Launch> {
    /// The state of the app's preparation.
    public enum State {
        /// The store is opened, and the guard written.
        case preparing
        /// The launch is made.
        case running(Launch)
        /// It cannot be made; a sentence says why.
        case failed(String)
    }

    /// The state of the app's preparation.
    public private(set) var state = State.preparing
    @ObservationIgnored private let name: String
    @ObservationIgnored private let setting: LaunchSetting
    @ObservationIgnored private let value: @Sendable (String) -> String?
    @ObservationIgnored private let make: @MainActor (LiveServices) async throws -> Launch
    @ObservationIgnored private var hasStarted = false

    /// Describes an app; nothing is opened before ``start()``.
    ///
    /// - Parameters:
    ///   - name: The name of the app, and of the file of its store.
    ///   - setting: Time, store and log; nil for those of the device.
    ///   - value: Reads a text of the app's Info.plist; nil reads the main bundle's.
    ///   - make: Makes the launch of what the app has on the device. Until it has, the static launch screen is shown.
    public init(
        _ name: String, setting: LaunchSetting? = nil, value: (@Sendable (String) -> String?)? = nil,
        make: @escaping @MainActor (LiveServices) async throws -> Launch
    ) {
        (self.name, self.setting, self.make) = (name, setting ?? .live(named: name), make)
        self.value = value ?? { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
    }

    /// Prepares the launch and makes it; a second call does nothing.
    public func start() async {
        guard !hasStarted else { return }
        hasStarted = true
        do {
            let version = value("CFBundleShortVersionString") ?? "1.0"
            let (store, isKept) = try open()
            let monitor = isKept ? await setting.beginLaunch(in: store, version: version) : nil
            let services = LiveServices(
                setting: setting, store: store, monitor: monitor, version: version, value: value)
            state = .running(try await make(services))
        } catch {
            state = .failed("\(name) cannot start. \(error)")
        }
    }

    /// Prepares the launch anew after a failure; at any other time it does nothing.
    public func retry() async {
        guard case .failed = state else { return }
        (hasStarted, state) = (false, .preparing)
        await start()
    }

    private func open() throws -> (store: LaunchStore, isKept: Bool) {
        do {
            return (try setting.openStore(), true)
        } catch {
            setting.log("Nothing is kept over launches of \(name): \(error)")
            return (try LaunchStore.inMemory(isStandIn: true, log: setting.log), false)
        }
    }
}

/// The services of an app on a device when its launch is made.
public struct LiveServices: Sendable {
    /// The clock, the date and the log.
    public var setting: LaunchSetting
    /// The app's store, open.
    public let store: LaunchStore
    /// Notes durably how this launch ends; nil where nothing is kept over launches.
    public let monitor: CrashLoopMonitor?
    /// The app's version.
    public let version: String
    private let value: @Sendable (String) -> String?

    init(
        setting: LaunchSetting, store: LaunchStore, monitor: CrashLoopMonitor?, version: String,
        value: @escaping @Sendable (String) -> String?
    ) {
        (self.setting, self.store, self.monitor) = (setting, store, monitor)
        (self.version, self.value) = (version, value)
    }

    /// Reads a text of the app's Info.plist; nil when there is none.
    public func text(_ key: String) -> String? { value(key) }

    /// Reads a URL from the app's Info.plist.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - usual: The default where the key is missing.
    /// - Throws: A `LiveAddressError` that names the key and its value.
    public func address(_ key: String, usual: String? = nil) throws(LiveAddressError) -> URL {
        let text = value(key) ?? usual
        guard let url = text.flatMap({ URL(string: $0) }), url.host() != nil,
            ["http", "https"].contains(url.scheme?.lowercased())
        else { throw LiveAddressError(key: key, found: text) }
        return url
    }
}

/// A URL that is missing or malformed in an app's Info.plist.
public struct LiveAddressError: Error, Hashable, CustomStringConvertible {
    /// The key of Info.plist.
    public let key: String
    /// The value of the key; nil if there is none.
    public let found: String?

    /// The problem, and the allowed values.
    public var description: String {
        let given = found.map { "“\($0)”" } ?? "nothing"
        return "Info.plist has \(given) at \(key), where a URL such as https://api.example.com belongs. "
            + "Config.xcconfig sets it."
    }
}

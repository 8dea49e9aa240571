// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation and the views of tips, as on Apple's systems.
@_exported public import Foundation
@_exported public import StageUI

/// Words that tell the user of a part of the app, until the user has seen them.
public protocol Tip: Identifiable, Sendable where ID == String {
    /// A button of the tip.
    typealias Action = Tips.Action
    /// A condition of the tip.
    typealias Rule = Tips.Rule
    /// Something that the user does.
    typealias Event = Tips.Event<Tips.EmptyDonation>
    /// The title.
    var title: Text { get }
    /// The words below the title; nil for none.
    var message: Text? { get }
    /// The picture; nil for none.
    var image: Image? { get }
    /// The buttons.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// The conditions, all of which have to hold.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// The settings.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// A value that conditions read.
    public typealias Parameter<Value: Sendable> = Tips.Parameter<Value>
    /// A setting.
    public typealias Option = any TipOption
    /// The number of times that a tip is shown.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// Lets a tip come whatever the others do.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    /// The name of the type.
    public var id: String { String(describing: Self.self) }
    /// No words.
    public var message: Text? { nil }
    /// No picture.
    public var image: Image? { nil }
    /// No buttons.
    public var actions: [Action] { [] }
    /// No conditions.
    public var rules: [Rule] { [] }
    /// No settings.
    public var options: [any TipOption] { [] }

    /// The state of the tip on this device.
    public var status: Tips.Status { TipStore.current.status(of: self) }
    /// Indicates whether the tip is to be shown.
    public var shouldDisplay: Bool { status == .available }
    /// Shows the tip no more.
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.current.end(id, reason) }
    /// Lets the tip come again, as if it had never been shown.
    public func resetEligibility() async { TipStore.current.forget(id) }
}

/// A setting of a tip.
public protocol TipOption: Sendable {}

/// A tip of any kind.
public struct AnyTip: Tip {
    let tip: any Tip
    /// Wraps a tip.
    public init(_ tip: any Tip) { self.tip = tip }
    /// The name of the tip.
    public var id: String { tip.id }
    /// The title.
    public var title: Text { tip.title }
    /// The words below the title.
    public var message: Text? { tip.message }
    /// The picture.
    public var image: Image? { tip.image }
    /// The buttons.
    public var actions: [Action] { tip.actions }
    /// The conditions.
    public var rules: [Rule] { tip.rules }
    /// The settings.
    public var options: [any TipOption] { tip.options }
}

/// The tips of the app. The device keeps which ones the user has seen, also when the app starts anew in a scenario.
public enum Tips {
    /// The states of a tip.
    public enum Status: Hashable, Sendable {
        /// A condition does not hold, or tips are not set up.
        case pending
        /// To be shown.
        case available
        /// Shown no more, and why.
        case invalidated(InvalidationReason)
    }
    /// The reasons for which a tip is shown no more.
    public enum InvalidationReason: Hashable, Sendable {
        /// The user has done what the tip tells of.
        case actionPerformed
        /// The tip was shown as often as it may be.
        case displayCountExceeded
        /// The tip was shown as long as it may be.
        case displayDurationExceeded
        /// The user has closed the tip.
        case tipClosed
    }
    /// Sets tips up. No tip is shown before.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        TipStore.current.configure()
    }
    /// Forgets what users have seen. It throws once tips are set up.
    public static func resetDatastore() throws {
        guard TipStore.current.reset() else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    }
    /// Shows all tips, for tests.
    public static func showAllTipsForTesting() { TipStore.current.show(all: true) }
    /// Shows no tips, for tests.
    public static func hideAllTipsForTesting() { TipStore.current.show(all: false) }

    /// A setting of all tips. None has an effect: tips come when their conditions hold, and the device keeps them.
    public struct ConfigurationOption: Sendable {
        /// The time between tips.
        public struct DisplayFrequency: Hashable, Sendable {
            let seconds: Double
            /// At once.
            public static let immediate = DisplayFrequency(seconds: 0)
            /// One an hour.
            public static let hourly = DisplayFrequency(seconds: 3600)
            /// One a day.
            public static let daily = DisplayFrequency(seconds: 86_400)
            /// One a week.
            public static let weekly = DisplayFrequency(seconds: 604_800)
            /// One a month.
            public static let monthly = DisplayFrequency(seconds: 2_592_000)
        }
        /// Where the device keeps what users have seen.
        public struct DatastoreLocation: Hashable, Sendable {
            let name: String
            /// With the app.
            public static let applicationDefault = DatastoreLocation(name: "")
            /// At a place.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(name: url.path) }
            /// With a group of apps.
            public static func groupContainer(identifier: String) -> DatastoreLocation {
                DatastoreLocation(name: identifier)
            }
        }
        /// Sets how often tips come, which has no effect.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// Sets where the device keeps what users have seen, which has no effect.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
    }

    /// The number of times that a tip is shown.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        /// Creates a number.
        public init(_ count: Int) { self.count = count }
    }
    /// Lets a tip come whatever the others do, as all do here.
    public struct IgnoresDisplayFrequency: TipOption {
        /// Creates the setting.
        public init(_ ignoresDisplayFrequency: Bool) {}
    }
}

/// Errors of tips.
public struct TipKitError: Error, Hashable, Sendable {
    private let name: String
    /// Tips were set up before.
    public static let tipsDatastoreAlreadyConfigured = TipKitError(
        name: "tipsDatastoreAlreadyConfigured")
}

// Licensed under the Apache License, Version 2.0.

public import AppIntents
public import Foundation
public import StageUI

/// The content of a widget at a time.
public protocol TimelineEntry {
    /// The time from which it is shown.
    var date: Date { get }
    /// The weight against other widgets; nil for none.
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
    /// No weight.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The weight of a widget against others.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// The weight.
    public var score: Float
    /// The seconds for which it holds.
    public var duration: TimeInterval
    /// Creates a weight.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// The times at which a widget asks for its next contents.
public struct TimelineReloadPolicy: Hashable, Sendable {
    private let date: Date?
    private let isNever: Bool
    /// When the last content is shown.
    public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
    /// When the app says so.
    public static let never = TimelineReloadPolicy(date: nil, isNever: true)
    /// After a time.
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(date: date, isNever: false)
    }
}

/// The contents of a widget, one after the other.
public struct Timeline<EntryType: TimelineEntry> {
    /// The contents.
    public let entries: [EntryType]
    /// The time at which it asks for the next.
    public let policy: TimelineReloadPolicy
    /// Creates contents.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }
}
extension Timeline: Sendable where EntryType: Sendable {}

/// The circumstances in which a widget's contents are asked for.
public struct TimelineProviderContext: Sendable {
    /// The size of the widget.
    public let family: WidgetFamily
    /// Indicates whether it is shown to be chosen.
    public let isPreview: Bool
    /// The size in points.
    public let displaySize: CGSize
    /// Creates the circumstances, for tests.
    package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
        (self.family, self.isPreview, self.displaySize) = (family, isPreview, displaySize)
    }
}

/// Makes the contents of a widget. The stage has no home screen: nobody asks for them.
public protocol TimelineProvider {
    /// The kind of contents.
    associatedtype Entry: TimelineEntry
    /// The circumstances.
    typealias Context = TimelineProviderContext
    /// Returns a content for before there is one.
    func placeholder(in context: Context) -> Entry
    /// Calls back with a content for now.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Calls back with the contents.
    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the contents of a widget with settings. The stage has no home screen: nobody asks for them.
public protocol AppIntentTimelineProvider {
    /// The kind of contents.
    associatedtype Entry: TimelineEntry
    /// The settings.
    associatedtype Intent: WidgetConfigurationIntent
    /// The circumstances.
    typealias Context = TimelineProviderContext
    /// Returns a content for before there is one.
    func placeholder(in context: Context) -> Entry
    /// Returns a content for now.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Returns the contents.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Returns settings that are offered.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
    /// Returns none.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings of a widget that are offered.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    let intent: Intent
    /// Creates settings with words about them.
    public init(intent: Intent, description: LocalizedStringResource) { self.intent = intent }
    /// Creates settings with words about them.
    public init(intent: Intent, description: Text) { self.intent = intent }
}

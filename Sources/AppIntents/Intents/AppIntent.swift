// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// The titles of intents, which Foundation has on Apple's systems.
@_exported public import struct StageUI.LocalizedStringResource

/// An action of the app that Siri, Shortcuts and widgets offer. The stage has none of them: the app's own buttons perform it.
public protocol AppIntent: Sendable {
    /// The result of the action.
    associatedtype PerformResult: IntentResult
    /// The sentence that sums the action up.
    associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
    /// The title.
    static var title: LocalizedStringResource { get }
    /// The words about the action; nil for none.
    static var description: IntentDescription? { get }
    /// Indicates whether the app is opened for the action.
    static var openAppWhenRun: Bool { get }
    /// Indicates whether users find the action.
    static var isDiscoverable: Bool { get }
    /// The state of the device that the action needs.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence that sums the action up.
    static var parameterSummary: SummaryContent { get }
    /// Creates the action; its parameters get their values later.
    init()
    /// Performs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A value that the action takes.
    public typealias Parameter<Value> = IntentParameter<Value>
    /// The sentence that sums the action up.
    public typealias Summary = IntentParameterSummary<Self>
    /// No words.
    public static var description: IntentDescription? { nil }
    /// Not.
    public static var openAppWhenRun: Bool { false }
    /// As others.
    public static var isDiscoverable: Bool { true }
    /// Any state.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// Performs the action as a part of another.
    @discardableResult
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
    /// Tells the system that the user has done this; nobody is told.
    public func donate() async throws {}
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    /// The title.
    public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary("") }
}

/// The states of a device in which an action may run.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// Any.
    case alwaysAllowed
    /// The user is known.
    case requiresAuthentication
    /// The user is known on this device.
    case requiresLocalDeviceAuthentication
}

/// An action whose parameters a widget's user chooses.
public protocol WidgetConfigurationIntent: AppIntent {}
/// An action whose parameters a control's user chooses.
public protocol ControlConfigurationIntent: AppIntent {}
/// An action of a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An action that plays or stops sounds.
public protocol AudioPlaybackIntent: AppIntent {}
/// An action that opens something in the app.
public protocol OpenIntent: AppIntent {
    /// The kind of what is opened.
    associatedtype Target
    /// The thing that is opened.
    var target: Target { get set }
}
/// An action that sets a value, for switches of widgets and controls.
public protocol SetValueIntent: AppIntent {
    /// The kind of the value.
    associatedtype ValueType
    /// The value.
    var value: ValueType { get set }
}

extension WidgetConfigurationIntent {
    /// Does nothing, as such an action has parameters alone.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
extension ControlConfigurationIntent {
    /// Does nothing, as such an action has parameters alone.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// Words about an action.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    /// The words.
    public let descriptionText: LocalizedStringResource
    /// The group that it is shown in; nil for none.
    public let categoryName: LocalizedStringResource?
    /// Other words by which it is found.
    public let searchKeywords: [LocalizedStringResource]
    /// Creates words, with the group and other words to be found by.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
        self.searchKeywords = searchKeywords
    }
    /// Creates words from a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// Words that are said to the user.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The words.
    let full: LocalizedStringResource
    /// Creates words.
    public init(_ resource: LocalizedStringResource) { full = resource }
    /// Creates words, and shorter ones for where a picture is seen.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }
    /// Creates words from a literal.
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
import StageUI
import Synchronization

/// The kinds of what is in calendars.
public enum EKEntityType: UInt, Sendable {
    /// Events.
    case event
    /// Reminders, which the simulated device does not have.
    case reminder
}

/// The user's answers to the question whether the app may use calendars.
public enum EKAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// The user has refused.
    case denied
    /// The user has allowed it.
    case fullAccess
    /// The user has allowed to write.
    case writeOnly
    /// The user has allowed it, by its earlier name.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The events that a change is for.
public enum EKSpan: Int, Sendable {
    /// This one.
    case thisEvent
    /// This one and those that follow.
    case futureEvents
}

/// An error of calendars.
public struct EKError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// It has no start.
        case noStartDate = 2
        /// It has no end.
        case noEndDate = 3
        /// It ends before it starts.
        case datesInverted = 4
        /// The user was not asked, or has refused.
        case eventStoreNotAuthorized = 29
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

/// The calendar of a device.
private final class Diary: Sendable {
    private let state = Mutex<(status: EKAuthorizationStatus, events: [EKEvent])>((.notDetermined, []))
    static var current: Diary { (StageDevice.current ?? .standIn).kept { Diary() } }
    var status: EKAuthorizationStatus { state.withLock { $0.status } }
    var events: [EKEvent] { state.withLock { $0.status == .fullAccess ? $0.events : [] } }
    func allow(_ status: EKAuthorizationStatus) {
        state.withLock { $0.status = $0.status == .fullAccess ? .fullAccess : status }
    }
    func change(_ new: EKEvent?, removing identifier: String) {
        state.withLock { state in
            state.events.removeAll { $0.eventIdentifier == identifier }
            if let new { state.events.append(new) }
        }
    }
}

/// A calendar of events.
public final class EKCalendar: NSObject, Sendable {
    /// The name.
    public let calendarIdentifier: String
    /// The title.
    public let title: String
    init(_ title: String) { (calendarIdentifier, self.title) = (title, title) }
    /// Compares names.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
    }
    /// A number of the name.
    public override var hash: Int { calendarIdentifier.hashValue }
}

/// The calendars. The simulated device has one, which is empty and keeps what apps save; its user allows what is asked for.
open class EKEventStore: NSObject {
    /// Creates an object for the calendars.
    public override init() { super.init() }
    /// Returns the user's answer.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        entityType == .event ? Diary.current.status : .denied
    }
    /// Asks the user, who allows it.
    open func requestFullAccessToEvents() async throws -> Bool {
        Diary.current.allow(.fullAccess)
        return true
    }
    /// Asks the user, who allows to write.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool {
        Diary.current.allow(.writeOnly)
        return true
    }
    /// Returns false: there are no reminders.
    open func requestFullAccessToReminders() async throws -> Bool { false }
    /// Asks the user, who allows it, and calls back.
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Diary.current.allow(.fullAccess)
        Task { completion(true, nil) }
    }
    /// Asks the user, who allows to write, and calls back.
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Diary.current.allow(.writeOnly)
        Task { completion(true, nil) }
    }
    /// Asks the user, who allows events, and calls back.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        if entityType == .event { Diary.current.allow(.fullAccess) }
        Task { completion(entityType == .event, nil) }
    }
    /// Returns the calendars.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        entityType == .event ? [EKCalendar("Calendar")] : []
    }
    /// The calendar of new events.
    open var defaultCalendarForNewEvents: EKCalendar? { EKCalendar("Calendar") }
    /// Saves an event.
    open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }
    /// Saves an event.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        guard [.fullAccess, .writeOnly].contains(Diary.current.status) else {
            throw EKError(.eventStoreNotAuthorized)
        }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        let identifier = event.eventIdentifier ?? UUID().uuidString
        event.eventIdentifier = identifier
        Diary.current.change(event, removing: identifier)
    }
    /// Removes an event.
    open func remove(_ event: EKEvent, span: EKSpan) throws {
        guard Diary.current.status == .fullAccess else { throw EKError(.eventStoreNotAuthorized) }
        Diary.current.change(nil, removing: event.eventIdentifier ?? "")
    }
    /// Returns the condition that an event is in a time.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate { object, _ in
            guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else {
                return false
            }
            return start < endDate && end > startDate
        }
    }
    /// Returns the events that fulfil a condition; none where the user has not allowed it.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        Diary.current.events.filter { predicate.evaluate(with: $0) }
            .sorted { ($0.startDate ?? .distantPast) < ($1.startDate ?? .distantPast) }
    }
    /// Returns the event of a name; nil for none.
    open func event(withIdentifier identifier: String) -> EKEvent? {
        Diary.current.events.first { $0.eventIdentifier == identifier }
    }
}

/// An event.
// Unchecked, as an open class cannot be checked: an app fills an event in before it saves it, as with Apple's class.
open class EKEvent: NSObject, @unchecked Sendable {
    /// The name; nil before it is saved.
    public fileprivate(set) var eventIdentifier: String?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The title.
    open var title: String!
    /// The place.
    open var location: String?
    /// The notes.
    open var notes: String?
    /// The address of a page.
    open var url: URL?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The start.
    open var startDate: Date!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The end.
    open var endDate: Date!
    /// Indicates whether it takes whole days.
    open var isAllDay = false
    /// The calendar.
    open var calendar: EKCalendar?
    /// Creates an empty event.
    public init(eventStore: EKEventStore) {}
}

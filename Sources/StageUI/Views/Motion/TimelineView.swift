// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The precision with which a schedule is followed.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As given.
    case normal
    /// Less often, to save power.
    case lowFrequency
}

/// The instants at which a timeline view is updated.
public protocol TimelineSchedule: Sendable {
    /// The precision of schedules.
    typealias Mode = TimelineScheduleMode
    /// The instants, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// Returns the instants from a date on; the first may lie before it and is shown at once.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// An update with every frame.
public struct AnimationTimelineSchedule: TimelineSchedule {
    let minimumInterval: Double?
    let paused: Bool
    /// Creates the schedule; the interval is in seconds, and a paused schedule has no instants.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        self.paused = paused
    }
    /// Returns the frames, at sixty a second where no interval is given.
    public func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        let interval = minimumInterval ?? 1.0 / 60
        var index = 0
        return AnyIterator { [paused] in
            if paused, index > 0 { return nil }
            defer { index += 1 }
            return startDate.addingTimeInterval(Double(index) * interval)
        }
    }
}

/// An update at even intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    let start: Date
    let interval: Double
    /// Creates the schedule; the interval is in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }
    /// Returns the last instant before a date and all that follow.
    public func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        var index = max(0, (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down))
        return AnyIterator { [start, interval] in
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }
}

/// A schedule of given instants.
public struct ExplicitTimelineSchedule<Dates: Sequence & Sendable>: TimelineSchedule
where Dates.Element == Date {
    let dates: Dates
    /// Creates the schedule from instants in order.
    public init(_ dates: Dates) { self.dates = dates }
    /// Returns the instants.
    public func entries(from startDate: Date, mode: Mode) -> Dates { dates }
}

/// An update at the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    /// Creates the schedule.
    public init() {}
    /// Returns the last beginning of a minute before a date and all that follow.
    public func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// An update at the beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// A schedule of given instants, in order.
    public static func explicit<S: Sequence & Sendable>(
        _ dates: S
    ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// An update with every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// An update with every frame, at most once in an interval of seconds, and none while paused.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// An update at even intervals of seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

/// The context that a timeline view passes to its content.
public struct TimelineViewDefaultContext {
    /// The update rate of a timeline view.
    public enum Cadence: Comparable, Sendable {
        /// With every frame.
        case live
        /// At most once a second.
        case seconds
        /// At most once a minute.
        case minutes
    }
    /// The instant that is being shown.
    public let date: Date
    /// The update rate of the view; the screen of the subset is always on.
    public var cadence: Cadence { .live }
}

/// A view that is updated at the instants of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The context of the content.
    public typealias Context = TimelineViewDefaultContext
    let schedule: Schedule
    let content: (Context) -> Content

    /// Creates a timeline view.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }
}

extension TimelineView: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { TimelineNode(self, inputs) }
}

/// Creates the content of an instant; a separate view, so that the values it reads are observed.
struct TimelineContent<Content: View>: View, UnnamedView {
    let context: TimelineViewDefaultContext
    let content: (TimelineViewDefaultContext) -> Content
    var body: some View { content(context) }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    ViewNode<TimelineView<Schedule, Content>>, TimelineDriven
{
    private var child: ViewNode<TimelineContent<Content>>?
    /// The next instant; for a schedule of frames, the earliest time of the next one.
    private var due: Date?
    private var shown: Date
    private var entries: Schedule.Entries.Iterator?

    override init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
        shown = inputs.stage.date
        super.init(view, inputs)
        restart()
        child = content(at: shown).makeViewNode(inputs.child(of: self))
        inputs.stage.motions.timelines[ObjectIdentifier(self)] = self
    }

    override var children: [Node] { .only(child) }
    var isRunning: Bool { due != nil }

    private func content(at date: Date) -> TimelineContent<Content> {
        TimelineContent(context: TimelineViewDefaultContext(date: date), content: view.content)
    }

    /// Finds the instant to show now and the one to wait for.
    private func restart() {
        let now = stage.date
        if let frames = view.schedule as? AnimationTimelineSchedule {
            shown = now
            due = frames.paused ? nil : now.addingTimeInterval(frames.minimumInterval ?? 0)
            return
        }
        entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        shown = now
        due = entries?.next()
        take(now)
    }

    /// Advances to the last instant that has come.
    private func take(_ now: Date) {
        while let next = due, next <= now {
            shown = next
            due = entries?.next()
        }
    }

    func advance(to time: Double) {
        let now = stage.date
        guard isMounted, let due, now >= due.addingTimeInterval(-1e-6) else { return }
        if let frames = view.schedule as? AnimationTimelineSchedule {
            shown = now
            self.due = now.addingTimeInterval(frames.minimumInterval ?? 0)
        } else {
            take(now)
        }
        child?.update(to: content(at: shown), environment: environment)
    }

    override func didUpdate(
        from old: TimelineView<Schedule, Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        restart()
        child?.update(to: content(at: shown), environment: environment)
    }

    override func unmount() {
        stage.motions.timelines[ObjectIdentifier(self)] = nil
        super.unmount()
    }
}

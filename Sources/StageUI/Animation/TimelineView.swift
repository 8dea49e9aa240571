// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The instants at which a timeline view is updated.
public protocol TimelineSchedule: Sendable {
    /// Returns the first instant after a date, or nil if there is none.
    func next(after date: Date) -> Date?
}

/// An update with every frame.
public struct AnimationTimelineSchedule: TimelineSchedule {
    let minimumInterval: Double?
    let paused: Bool
    /// Creates the schedule; a paused one has no instants.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        self.paused = paused
    }
    /// Returns the next frame, or nil while paused.
    public func next(after date: Date) -> Date? {
        paused ? nil : date.addingTimeInterval(minimumInterval ?? 0)
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
    /// Returns the next multiple of the interval.
    public func next(after date: Date) -> Date? {
        let passed = ((date.timeIntervalSince(start)) / interval + 1e-9).rounded(.down)
        return start.addingTimeInterval(max(0, passed + 1) * interval)
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

/// What a timeline view tells its content.
public struct TimelineViewDefaultContext {
    /// The instant that is being shown.
    public let date: Date
}

/// A view that is updated at the instants of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What the content is told.
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

/// A node that is told of each frame.
@MainActor
protocol TimelineDriven {
    var isRunning: Bool { get }
    var path: String { get }
    func advance(to time: Double)
}

/// Makes the content of an instant; a view of its own, so that what it reads is watched.
struct TimelineContent<Content: View>: View, UnnamedView {
    let context: TimelineViewDefaultContext
    let content: (TimelineViewDefaultContext) -> Content
    var body: some View { content(context) }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    ViewNode<TimelineView<Schedule, Content>>, TimelineDriven
{
    private var child: ViewNode<TimelineContent<Content>>?
    private var due: Date?

    override init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        let now = inputs.stage.date
        due = view.schedule.next(after: now)
        child = content(at: now).makeViewNode(inputs.child(of: self))
        inputs.stage.timelines[ObjectIdentifier(self)] = self
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    var isRunning: Bool { due != nil }

    private func content(at date: Date) -> TimelineContent<Content> {
        TimelineContent(context: TimelineViewDefaultContext(date: date), content: view.content)
    }

    func advance(to time: Double) {
        let now = stage.date
        // A frame counts as on time when only rounding keeps it from the instant.
        guard isMounted, let due, now >= due.addingTimeInterval(-1e-6) else { return }
        self.due = view.schedule.next(after: now)
        child?.update(to: content(at: now), environment: environment)
    }

    override func didUpdate(
        from old: TimelineView<Schedule, Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        due = view.schedule.next(after: stage.date)
        child?.update(to: content(at: stage.date), environment: environment)
    }

    override func unmount() {
        stage.timelines[ObjectIdentifier(self)] = nil
        super.unmount()
    }
}

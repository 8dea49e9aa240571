// Licensed under the Apache License, Version 2.0.

import Combine
/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
import StageUI
import Synchronization

/// A live activity. The simulated device keeps it with its content, and has no locked screen that would show it.
///
/// Unchecked, as what changes is behind a lock, and an app's attributes are only read, as on Apple's systems.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    /// The part of it that changes.
    public typealias ContentState = Attributes.ContentState

    private let lock = NSLock()
    private var now: ActivityContent<ContentState>
    private var phase = ActivityState.active
    private var contentWatchers: [AsyncStream<ActivityContent<ContentState>>.Continuation] = []
    private var phaseWatchers: [AsyncStream<ActivityState>.Continuation] = []
    private let all: KeptActivities
    /// The name, which no other has.
    public let id: String
    /// The part of it that stays the same.
    public let attributes: Attributes

    private init(
        _ attributes: Attributes, _ content: ActivityContent<ContentState>, among all: KeptActivities
    ) {
        (self.attributes, self.all, now, id) = (attributes, all, content, UUID().uuidString)
    }
    deinit {
        for watcher in contentWatchers { watcher.finish() }
        for watcher in phaseWatchers { watcher.finish() }
    }

    // MARK: - Beginning

    /// Begins a live activity, which is kept and told.
    ///
    /// - Throws: `ActivityAuthorizationError.attributesTooLarge` where the attributes take more than 4 kB.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        guard try JSONEncoder().encode(attributes).count <= 4096 else {
            throw ActivityAuthorizationError.attributesTooLarge
        }
        let all = KeptActivities.current
        let activity = Activity(attributes, content, among: all)
        all.add(activity)
        CurrentRun.clock?.tell(
            "A live activity is kept and not shown: the simulated device has no locked screen.")
        return activity
    }
    /// Begins a live activity of a kind, which is kept and told.
    ///
    /// - Throws: `ActivityAuthorizationError.attributesTooLarge` where the attributes take more than 4 kB.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content, pushType: pushType)
    }
    /// Begins a live activity, which is kept and told; an earlier spelling.
    ///
    /// - Throws: `ActivityAuthorizationError.attributesTooLarge` where the attributes take more than 4 kB.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
            pushType: pushType)
    }

    /// The activities of the kind that were begun and not ended, in order.
    public static var activities: [Activity<Attributes>] {
        KeptActivities.current.all.compactMap { $0 as? Activity<Attributes> }
    }
    /// The token by which a server begins one: none.
    public static var pushToStartToken: Data? { nil }
    /// The tokens by which a server begins one: none.
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    /// The activities that a server begins: none.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }

    // MARK: - What it has now

    /// The content.
    public var content: ActivityContent<ContentState> { lock.withLock { now } }
    /// The part of it that changes; an earlier spelling.
    public var contentState: ContentState { content.state }
    /// The part of its life.
    public var activityState: ActivityState { lock.withLock { phase } }
    /// The token by which a server changes it: none.
    public var pushToken: Data? { nil }
    /// The tokens by which a server changes it: none.
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    /// Its contents from now on, one after the other.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
        let (stream, watcher) = AsyncStream<ActivityContent<ContentState>>.makeStream()
        let isOver = lock.withLock {
            contentWatchers.append(watcher)
            return phase != .active
        }
        if isOver { watcher.finish() }
        return stream
    }
    /// The parts of its life from now on, one after the other.
    public var activityStateUpdates: AsyncStream<ActivityState> {
        let (stream, watcher) = AsyncStream<ActivityState>.makeStream()
        let isOver = lock.withLock {
            phaseWatchers.append(watcher)
            return phase != .active
        }
        if isOver { watcher.finish() }
        return stream
    }

    // MARK: - Changes

    /// Changes its content; one that has ended keeps its own.
    public func update(_ content: ActivityContent<ContentState>) async { change(content) }
    /// Changes its content, with words and a sound, which nobody sees and hears.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
    ) async { change(content) }
    /// Changes its content; an earlier spelling.
    public func update(
        using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
    ) async { change(ActivityContent(state: contentState, staleDate: nil)) }

    /// Ends it with a last content. It is dismissed where that is to be at once, and stays ended otherwise.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { end(with: content, dismissalPolicy) }
    /// Ends it with a last content; an earlier spelling.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { end(with: contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy) }

    private func change(_ content: ActivityContent<ContentState>) {
        let watchers = lock.withLock {
            guard phase == .active else { return [AsyncStream<ActivityContent<ContentState>>.Continuation]() }
            now = content
            return contentWatchers
        }
        // Each watcher gets a value of its own, read again.
        for watcher in watchers { watcher.yield(self.content) }
    }

    private func end(with content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy) {
        let new = policy == .immediate ? ActivityState.dismissed : .ended
        if let content { change(content) }
        let watchers = lock.withLock {
            // What has ended can still be dismissed.
            guard phase == .active || phase == .ended && new == .dismissed else {
                return [AsyncStream<ActivityState>.Continuation]()
            }
            phase = new
            return phaseWatchers
        }
        all.remove(self)
        for watcher in watchers {
            watcher.yield(new)
            watcher.finish()
        }
        for watcher in lock.withLock({ contentWatchers }) { watcher.finish() }
    }
}

/// The live activities of all kinds that a device has.
private final class KeptActivities: Sendable {
    private let list = Mutex<[any AnyObject & Sendable]>([])
    static var current: KeptActivities { (StageDevice.current ?? .standIn).kept { KeptActivities() } }
    var all: [any AnyObject & Sendable] { list.withLock { $0 } }
    func add(_ activity: any AnyObject & Sendable) { list.withLock { $0.append(activity) } }
    func remove(_ activity: any AnyObject & Sendable) {
        list.withLock { list in list.removeAll { $0 === activity } }
    }
}

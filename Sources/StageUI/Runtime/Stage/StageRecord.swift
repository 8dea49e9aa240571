// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The results of a run besides its frames, each list in order.
struct StageRecord {
    private(set) var issues: [StageIssue] = []
    var announcements: [StageAnnouncement] = []
    var haptics: [StageHaptic] = []
    var accessibilityEvents: [StageAccessibilityEvent] = []
    var openedURLs: [URL] = []
    var sharedItems: [String] = []
    var pasteboard = StagePasteboard()
    var isIdleTimerDisabled = false
    var notificationOptions: UInt?
    /// The record of the app's notifications: those that wait, and their categories.
    var notifications: (any Sendable)?
    fileprivate var bodyRuns: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]

    /// Adds an issue that has not been there before.
    mutating func add(_ issue: StageIssue) {
        if !issues.contains(issue) { issues.append(issue) }
    }

    /// Counts a run of the body of a view type.
    mutating func countBody(of type: Any.Type) {
        bodyRuns[ObjectIdentifier(type), default: (type, 0)].count += 1
    }
}

extension Stage {
    /// The requests of views that the stage could not meet, in order.
    public var issues: [StageIssue] {
        record.issues
            + strings.notes(for: configuration.locale).map {
                StageIssue(kind: .missingText, message: $0, path: "")
            }
    }
    /// The announcements that a screen reader would have spoken unprompted, in order.
    public var announcements: [StageAnnouncement] { record.announcements }
    /// The haptic feedback that a device would have given, in order.
    public var haptics: [StageHaptic] { record.haptics }
    /// The events, other than announcements, that an app has sent to assistive technology, in order.
    public var accessibilityEvents: [StageAccessibilityEvent] { record.accessibilityEvents }
    /// The URLs that views asked the system to open, in order.
    public var openedURLs: [URL] { record.openedURLs }
    /// The texts and addresses that views handed to the system to be shared, in order.
    public var sharedItems: [String] { record.sharedItems }
    /// The content that was copied last.
    public var pasteboard: StagePasteboard {
        get { record.pasteboard }
        set { record.pasteboard = newValue }
    }

    /// The number of runs of the body of each view type.
    public var bodyCounts: [String: Int] {
        Dictionary(record.bodyRuns.values.map { (types.name(of: $0.type), $0.count) }, uniquingKeysWith: +)
    }

    /// Records an issue once.
    func report(_ kind: StageIssue.Kind, _ message: String, at node: Node?) {
        record.add(StageIssue(kind: kind, message: message, path: node?.path ?? ""))
    }
}

/// The last copied content, on one stage.
public struct StagePasteboard: Hashable, Sendable {
    /// The copied text; nil when nothing was copied.
    public var string: String?
    /// Creates a pasteboard with a text, or an empty one.
    public init(string: String? = nil) { self.string = string }
}

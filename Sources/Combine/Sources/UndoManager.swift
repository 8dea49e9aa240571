// Licensed under the Apache License, Version 2.0.

import Dispatch
public import Foundation

// Foundation on Linux lacks it; it is here, as Foundation brings this module along (Decision 0074).

/// The changes that can be taken back, and those that can be made again, in groups.
///
/// What is registered in one event, such as a tap, is one group, unless `groupsByEvent` is false.
@MainActor
@preconcurrency
open class UndoManager: NSObject {
    /// A change that can be taken back; without its target it does nothing.
    private struct Change {
        weak var target: AnyObject?
        let perform: () -> Void
    }
    private struct Group {
        var changes: [Change] = []
        var name = ""
    }
    private var undone: [Group] = []
    private var done: [Group] = []
    /// The groups that are open, each inside of the one before.
    private var open: [Group] = []
    private var hasEventGroup = false
    private var disabled = 0

    /// Creates a manager without changes.
    public override init() { super.init() }

    /// Indicates whether what is registered in one event is one group.
    open var groupsByEvent = true
    /// The most groups that are kept; 0 for any number.
    open var levelsOfUndo = 0 { didSet { drop() } }
    /// Indicates whether changes are being taken back.
    open private(set) var isUndoing = false
    /// Indicates whether changes are being made again.
    open private(set) var isRedoing = false
    /// The number of open groups.
    open var groupingLevel: Int { open.count }
    /// Indicates whether changes are registered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Registers no changes until as many calls of `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabled += 1 }
    /// Ends one call of `disableUndoRegistration()`.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    // MARK: Registration

    /// Registers how a change of a target is taken back; while changes are taken back, how this one is made again.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty { openEventGroup() }
        // Without a group there is nothing that could be taken back at once.
        guard !open.isEmpty else { return }
        if !isUndoing, !isRedoing { undone.removeAll() }
        open[open.count - 1].changes.append(
            Change(target: target) { [weak target] in target.map(handler) })
        post("NSUndoManagerCheckpointNotification")
    }

    private func openEventGroup() {
        guard groupsByEvent, !isUndoing, !isRedoing else { return }
        open.append(Group())
        hasEventGroup = true
        DispatchQueue.main.schedule(options: nil) { [weak self] in
            MainActor.assumeIsolated { self?.closeEventGroup() }
        }
    }
    private func closeEventGroup() {
        guard hasEventGroup, open.count == 1 else { return }
        endUndoGrouping()
    }

    /// Begins a group.
    open func beginUndoGrouping() {
        if open.isEmpty { openEventGroup() }
        open.append(Group())
        post("NSUndoManagerDidOpenUndoGroupNotification")
    }
    /// Ends the innermost group.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if !open.isEmpty {
            open[open.count - 1].changes += group.changes
            if !group.name.isEmpty { open[open.count - 1].name = group.name }
        } else {
            hasEventGroup = false
            if !group.changes.isEmpty {
                if isUndoing { undone.append(group) } else { done.append(group) }
                drop()
            }
        }
        post("NSUndoManagerDidCloseUndoGroupNotification")
    }
    private func drop() {
        guard levelsOfUndo > 0 else { return }
        done.removeFirst(max(0, done.count - levelsOfUndo))
        undone.removeFirst(max(0, undone.count - levelsOfUndo))
    }

    /// Forgets all changes.
    open func removeAllActions() {
        (done, undone, open, hasEventGroup) = ([], [], [], false)
    }
    /// Forgets the changes of a target.
    open func removeAllActions(withTarget target: Any) {
        let gone = target as AnyObject
        func left(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.changes.removeAll { $0.target === gone }
                return group
            }
        }
        done = left(done).filter { !$0.changes.isEmpty }
        undone = left(undone).filter { !$0.changes.isEmpty }
        open = left(open)
    }

    // MARK: Undo and redo

    /// Indicates whether there is a change to take back.
    open var canUndo: Bool { !done.isEmpty || open.contains { !$0.changes.isEmpty } && !isUndoing }
    /// Indicates whether there is a change to make again.
    open var canRedo: Bool { !undone.isEmpty }

    /// Takes the last group back, which the event's group becomes first.
    open func undo() {
        closeEventGroup()
        guard open.isEmpty else { return }
        undoNestedGroup()
    }
    /// Takes the last group back.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing, let group = done.popLast() else { return }
        post("NSUndoManagerWillUndoChangeNotification")
        isUndoing = true
        perform(group)
        isUndoing = false
        post("NSUndoManagerDidUndoChangeNotification")
    }
    /// Makes the group again that was taken back last.
    open func redo() {
        closeEventGroup()
        guard open.isEmpty, !isUndoing, !isRedoing, let group = undone.popLast() else { return }
        post("NSUndoManagerWillRedoChangeNotification")
        isRedoing = true
        perform(group)
        isRedoing = false
        post("NSUndoManagerDidRedoChangeNotification")
    }
    /// Performs the changes, the last one first; what is registered meanwhile is a group of the same name.
    private func perform(_ group: Group) {
        open.append(Group(name: group.name))
        for change in group.changes.reversed() { change.perform() }
        while !open.isEmpty { endUndoGrouping() }
    }

    // MARK: Names

    /// Names the changes of the present group, or of the last one.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !done.isEmpty {
            done[done.count - 1].name = actionName
        }
    }
    /// The name of what would be taken back.
    open var undoActionName: String {
        let present = isUndoing ? nil : open.first { !$0.changes.isEmpty || !$0.name.isEmpty }
        return present?.name ?? done.last?.name ?? ""
    }
    /// The name of what would be made again.
    open var redoActionName: String { undone.last?.name ?? "" }
    /// The title of the command that takes a change back.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the command that makes a change again.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns the title of the command that takes a change of a name back.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Returns the title of the command that makes a change of a name again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: String) {
        NotificationCenter.default.post(name: Notification.Name(name), object: self)
    }
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification after a change was registered.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification before a change is taken back.
    public static let NSUndoManagerWillUndoChange = Notification.Name(
        "NSUndoManagerWillUndoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification after a change was taken back.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification before a change is made again.
    public static let NSUndoManagerWillRedoChange = Notification.Name(
        "NSUndoManagerWillRedoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification after a change was made again.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification after a group was begun.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
        "NSUndoManagerDidOpenUndoGroupNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification after a group was ended.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
}

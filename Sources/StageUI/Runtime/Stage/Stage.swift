// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Shows views: keeps their tree, lays them out, moves them, draws them as a display list, and tells what assistive
/// technology would read.
///
/// A stage holds everything of one run, so stages can live side by side. Time is given to it by its
/// owner with each frame.
///
/// Its functions return at once, and wait for no task: a view's `.task` runs when the caller next waits (`await`), however
/// many frames are asked for before, and nobody says when it is done. So a stage takes no touches, keys or links from
/// outside of this package. FirstlightTesting's `ViewDriver` uses a view as a person would, and FirstlightSimulation's
/// `Simulation` a whole app by a script: both follow what an action begins, a `Task` as well, to its rest, on a
/// virtual clock.
@MainActor
public final class Stage {
    /// The screen and the user's settings; a change updates the views that depend on it.
    public var configuration: StageConfiguration {
        didSet { configurationDidChange(from: oldValue) }
    }
    /// The seconds since the stage was made, as of the last frame.
    public private(set) var time: Double = 0
    /// The requests of views that the stage could not meet, in order.
    public private(set) var issues: [StageIssue] = []
    /// The announcements that a screen reader would have spoken without being asked, in order.
    public internal(set) var announcements: [StageAnnouncement] = []
    /// The haptic feedback that a device would have given, in order.
    public internal(set) var haptics: [StageHaptic] = []
    /// The events, other than announcements, that an app has sent to assistive technology, in order.
    public internal(set) var accessibilityEvents: [StageAccessibilityEvent] = []
    /// The addresses that views asked the system to open, in order.
    public internal(set) var openedURLs: [URL] = []
    /// The content that was copied last.
    public var pasteboard = StagePasteboard()
    var bodyRuns: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
    var typeNameCache: [ObjectIdentifier: String] = [:]

    let text: any TextShaping
    let images: ImageLibrary
    var transaction = Transaction()
    /// Whether boxes have to be placed; setting it to true has every box placed, even one that takes itself to be in
    /// place.
    var needsLayout: Bool {
        get { isLayoutDue }
        set {
            isLayoutDue = newValue
            if newValue { placementEpoch += 1 }
        }
    }
    /// Whether some boxes have to be placed; each knows for itself whether it is one of them.
    var isLayoutDue = true
    /// Finds the view that keeps asking for another layout after the last one that is allowed.
    var layoutLoop = LayoutLoop()
    var needsDisplay = true
    var activeAnimations = ActiveAnimationSet()
    var timelines = TimelineSet()
    /// The nodes that were made so far.
    private var nodeCount = 0
    var urlHandlers: [(node: WeakNodeReference, action: (URL) -> Void)] = []
    var propertyFieldCache: [ObjectIdentifier: [PropertyField]] = [:]
    /// For each type looked up so far, whether its values can be animated.
    var animatableTypes: [ObjectIdentifier: Bool] = [:]
    var fieldBytesCache: [ObjectIdentifier: [Range<Int>]] = [:]
    let touches = TouchTracker()
    /// The key that is down.
    var heldKey: HeldKey?
    let focus = FocusTracker()
    let storage = StorageHub()
    /// Whether any view or layout sets alignment guides of its own; if none does, no stack has to be asked for them.
    var hasOwnGuides = false
    let preferences = PreferenceTracker()
    let geometry = GeometryWatchers()
    private(set) lazy var keyboard = KeyboardArea(stage: self)
    private(set) lazy var editMenu = EditMenuHost(stage: self)
    /// The boxes to measure again when the safe area of the screen changes.
    var safeAreaReaders = SafeAreaReaders()
    /// The actions that wait until boxes are placed, such as scrolling to one of them.
    var afterLayout: [() -> Void] = []
    let invalidations = InvalidationQueue()
    let presentations = PresentationCenter()
    /// What the stage's window is to the system.
    var window = StageWindow() {
        didSet { if window.changesEnvironment(from: oldValue) { environmentDidChange() } }
    }
    /// Increases when every box has to be placed again, even one that takes itself to be in place.
    var placementEpoch = 0
    /// Grows with each batch of bodies that belong to one transaction.
    private(set) var batch = 0
    /// The batch in which a view last attached a motion to the views below it.
    var overridingBatch = -1
    /// The boxes whose frames are on their way.
    let frameAnimations = FrameAnimations()
    /// The number of views that are only drawn on their way out.
    var leavingViews = 0
    /// The views that share their places, if there are any.
    var matches: MatchedViews?
    /// The number of custom transitions that were mounted so far.
    var customTransitions = 0
    /// The number of views that change the transactions of those below.
    var transactionViews = 0
    /// Whether any view has attached an animation to a value so far.
    var hasValueMotions = false
    /// The environment that the node being updated had before.
    var environmentBefore = EnvironmentValues()
    /// Whether everything has been placed once.
    private(set) var hasLaidOut = false
    /// The time to which the motions have been moved.
    private(set) var movedTime = 0.0
    /// Whether a frame is being made for which the motions have already advanced.
    private(set) var hasMoved = false
    private var isFlushing = false
    private(set) var updatingNode: Node?
    private var queue: [(node: any Invalidatable, transaction: Transaction)] = []
    /// The tokens of completions that may not be called before the queue is empty.
    private var tokens: [CompletionToken] = []
    private var actions = UpdateActions()
    private(set) var root: Node?
    private(set) var rootBox: RootBox?
    private var lastList: DisplayList?

    /// The stage whose view is running an action.
    static var current: Stage? { StageReference.current?.stage }

    /// Makes a stage and mounts a view on it; nothing is drawn before the first frame.
    public init<Content: View>(
        _ configuration: StageConfiguration, text: any TextShaping, images: ImageLibrary = ImageLibrary(),
        @ViewBuilder content: () -> Content
    ) {
        self.configuration = configuration
        self.text = text
        self.images = images
        let view = content()
        let node = RootNode(
            RootView(content: view),
            NodeInputs(stage: self, parent: nil, environment: rootEnvironment))
        root = node
        rootBox = node.box as? RootBox
    }

    deinit { invalidations.close() }

    /// Moves on to a time and returns what the screen shows then.
    ///
    /// Tasks do not run meanwhile, as with all functions of a stage.
    ///
    /// - Parameter time: Seconds since the stage was made; an earlier time than the last is taken as
    ///   the last, because a screen does not go back.
    public func frame(at time: Double) -> DisplayList {
        self.time = max(self.time, time)
        for timeline in timelines.all { timeline.advance(to: self.time) }
        update()
        advanceInput()
        keyboard.follow()
        // Motions move on after the bodies, so that a new one starts from the last frame.
        movedTime = self.time
        hasMoved = true
        defer { hasMoved = false }
        let moving = activeAnimations.members
        for animation in moving where !animation.advance() { activeAnimations.remove(animation) }
        frameAnimations.forgetSettled()
        // An animation has moved boxes, or effects around them: whoever reports the place of a view has to look
        // again.
        if !moving.isEmpty { preferences.didPlace() }
        update()
        layout()
        if !needsDisplay, let lastList { return lastList }
        // Geometry is compared here, too, because a transform or an animation moves a view without any layout. A
        // layout that has not come to rest by now waits for the next frame.
        let isWaiting = isUnplaced
        geometry.compare()
        preferences.didPlace()
        if !actions.isEmpty || isUnplaced != isWaiting {
            update()
            layout()
        }
        needsDisplay = false
        let list = DisplayList(size: configuration.size, items: rootBox?.items ?? [])
        lastList = list
        return list
    }

    /// The kinds of activity that still go on, such as an animation or a gesture; empty when the screen has settled.
    public var activity: [String] {
        var result: [String] = []
        if activeAnimations.isMoving { result.append("animation") }
        result += timelines.all.filter(\.isRunning).map { "timeline " + $0.path }
        if touches.deadline != nil { result.append("gesture") }
        if heldKey != nil { result.append("key") }
        if !queue.isEmpty || !actions.isEmpty || !invalidations.isEmpty { result.append("update") }
        return result.sorted()
    }

    /// Whether nothing moves or changes by itself.
    public var isSettled: Bool { activity.isEmpty }

    /// Ends all views: their tasks are cancelled and their disappearance is told.
    public func close() {
        root?.unmount()
        presentations.removeAll()
        keyboard.bar.remove()
        editMenu.close()
        runActions()
        root = nil
        rootBox = nil
        timelines.removeAll()
        activeAnimations = ActiveAnimationSet()
    }

    var date: Date { configuration.startDate.addingTimeInterval(time) }

    /// Records an issue once.
    func report(_ kind: StageIssue.Kind, _ message: String, at node: Node?) {
        let issue = StageIssue(kind: kind, message: message, path: node?.path ?? "")
        if !issues.contains(issue) { issues.append(issue) }
    }
}

// MARK: - Updating

extension Stage {
    /// The number of a new node.
    func nextSerial() -> Int {
        nodeCount += 1
        return nodeCount
    }

    func enqueue(_ node: any Invalidatable, _ transaction: Transaction) {
        queue.append((node, transaction))
        for completion in transaction.completions { tokens.append(completion.token(in: invalidations)) }
    }

    /// Runs the bodies of earlier writes now, if they were made under another transaction.
    func flushWrites(otherThan transaction: Transaction) {
        guard updatingNode == nil, !isFlushing, let last = queue.last, last.transaction != transaction
        else { return }
        flushQueue()
    }

    /// Takes up what observed models have reported.
    private func drainInvalidations() {
        let waiting = invalidations.drainTokens()
        for (observation, transaction) in invalidations.drain() {
            observation.target?.invalidate(transaction)
        }
        withExtendedLifetime(waiting) {}
        for completion in invalidations.drainCompletions() { perform(completion.tell) }
    }

    /// Runs an action after the present update.
    func perform(_ action: @escaping () -> Void) { actions.append(action) }

    /// Runs a node's action about a change after the present update, ahead of such actions of the nodes around it.
    func perform(_ action: @escaping () -> Void, aboutChangeOf node: Node) {
        actions.append(action, of: node, in: batch)
    }

    func updating<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let outer = updatingNode
        updatingNode = node
        defer { updatingNode = outer }
        return body()
    }

    /// Runs bodies and actions until nothing is left to do.
    func update() {
        var rounds = 0
        drainInvalidations()
        while !queue.isEmpty || !actions.isEmpty || focus.validate() {
            rounds += 1
            if rounds > 200 { return reportLoop() }
            guard flushQueue() else { return }
            runActions()
            drainInvalidations()
        }
    }

    private func reportLoop() {
        report(
            .updateLoop,
            "Updates kept causing each other; the remaining ones wait for the next frame. "
                + "Look for an onChange, or a body, that writes what it watches.", at: queue.first?.node)
    }

    /// Runs the waiting bodies; returns false when they kept causing each other.
    @discardableResult
    private func flushQueue() -> Bool {
        let wasFlushing = isFlushing
        isFlushing = true
        defer { isFlushing = wasFlushing }
        var batches = 0
        while !queue.isEmpty {
            batches += 1
            if batches > 200 {
                reportLoop()
                return false
            }
            batch += 1
            // One transaction at a time, outer views before inner ones; those at one level in the order in which they
            // were made: observed models report in an order that is another one in each run of the program.
            let transaction = queue[0].transaction
            let end = queue.firstIndex { $0.transaction != transaction } ?? queue.count
            let batch = queue[..<end].map(\.node).sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
            queue.removeFirst(end)
            // Earlier changes are laid out first. They are no part of this transaction, and its animations start from
            // the frames that they lead to, also for views that animate as soon as they first appear.
            if movesFrames(under: transaction) { hasLaidOut = true }
            if hasLaidOut { placeDueBoxes() }
            self.transaction = transaction
            for node in batch where node.isMounted {
                self.transaction = overridden(transaction, for: node)
                node.rebuild()
            }
            self.transaction = transaction
            moveFrames(under: transaction)
            self.transaction = Transaction()
            preferences.didWrite()
            drainInvalidations()
        }
        tokens.removeAll()
        return true
    }

    private func runActions() {
        guard !actions.isEmpty else { return }
        let due = actions.drain()
        StageReference.run({ for action in due { action() } }, on: self)
    }

    /// Runs something that a user or the system did.
    func react(_ body: () -> Void) {
        StageReference.run(body, on: self)
        update()
    }

    /// Places boxes until geometry readers, which make new content while they are placed, ask for no further round.
    func placeDueBoxes() {
        var rounds = 0
        while isLayoutDue, rounds < 4 {
            rounds += 1
            placeBoxes()
        }
    }

    /// Places the boxes that have to be placed, once.
    func placeBoxes() {
        isLayoutDue = false
        rootBox?.place(at: .zero, proposal: ProposedViewSize(configuration.size))
        preferences.didPlace()
    }

    /// Brings layout up to date; geometry readers may cause further rounds.
    func layout() {
        var rounds = 0
        repeat {
            while isUnplaced, rounds < Self.mostRounds {
                rounds += 1
                layoutLoop.isSought = rounds == Self.mostRounds
                if needsLayout {
                    needsLayout = false
                    placeBoxes()
                }
                let waiting = afterLayout
                afterLayout.removeAll()
                for action in waiting { action() }
                preferences.settle()
                update()
            }
            settleMatches()
        } while isUnplaced && rounds < Self.mostRounds
        hasLaidOut = true
        layoutLoop.isSought = false
        if needsLayout {
            report(
                .updateLoop,
                "The layout did not come to rest; the rest waits for the next frame. "
                    + "Look for a view that is told its size or place and changes it because of that.",
                at: layoutLoop.node)
        }
        layoutLoop.node = nil
    }

    /// How often boxes are placed in one frame, at most.
    private static var mostRounds: Int { 20 }

    /// Whether boxes have to be placed, or something waits until they are.
    private var isUnplaced: Bool { needsLayout || preferences.isDue || !afterLayout.isEmpty }

    /// Sends matched views to their places; what they show there may ask for another layout.
    private func settleMatches() {
        guard let matches else { return }
        matches.settle(under: Transaction())
        preferences.didPlace()
        update()
    }
}

/// A node held without keeping it alive.
@MainActor
struct WeakNodeReference {
    weak var node: Node?
}

// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation

/// Shows views: keeps their tree, lays them out, moves them, draws them as a display list, and describes what assistive
/// technology would read.
///
/// A stage holds everything of one run, so stages can live side by side. Its owner passes the time with each frame.
///
/// Its functions return at once, and wait for no task: a view's `.task` runs when the caller next waits (`await`),
/// however many frames are requested before, and nothing reports its end. So a stage takes no touches, keys or links
/// from outside of this package. FirstlightTesting's `ViewDriver` uses a view as a person would, and
/// FirstlightSimulation's `Simulation` a whole app by a script: both follow what an action begins, a `Task` as well, to
/// its rest, on a virtual clock.
@MainActor
public final class Stage {
    /// The screen and the user's settings; a change updates the views that depend on it.
    public var configuration: StageConfiguration {
        didSet { configurationDidChange(from: oldValue) }
    }
    /// The seconds since the stage was made, as of the last frame.
    public internal(set) var time: Double = 0
    /// The device under the stage: its network, its sensor and its keychain.
    public let device: StageDevice
    let text: any TextShaping
    let types: TypeFacts
    /// The translated texts.
    let strings: StringLibrary
    var record = StageRecord()

    let passes = StagePasses()
    let timers: StageTimers
    let preferences = PreferenceTracker()
    let geometry = GeometryWatchers()

    let touches = TouchTracker()
    let focus = FocusTracker()
    /// The views that handle URLs, and those that handle an address of the web where nobody handles URLs.
    var urlHandlers: [(node: WeakNodeReference, isForWeb: Bool, action: (URL) -> Void)] = []
    let storage = StorageHub()
    /// The changes that its user can take back.
    private(set) lazy var undoManager = UndoManager()

    /// The features that views have brought along, by rank.
    var features: [StageFeature] = []
    private(set) var root: Node?
    private(set) var rootBox: RootBox?
    /// The last frame, which is shown again while nothing has changed.
    var lastList: DisplayList?

    /// Creates a stage without a view.
    init(
        _ configuration: StageConfiguration, text: any TextShaping, types: TypeFacts,
        strings: StringLibrary = StringLibrary(), device: StageDevice = StageDevice()
    ) {
        self.device = device
        self.configuration = configuration
        self.text = text
        self.types = types
        self.strings = strings
        timers = StageTimers(at: configuration.startDate.timeIntervalSinceReferenceDate)
    }

    isolated deinit {
        passes.updates.invalidations.close()
        passes.end()
    }

    /// Makes a node and its box those around all others.
    func show(_ node: Node, _ box: RootBox?) {
        root = node
        rootBox = box
    }

    /// Ends all views: their tasks are cancelled and their disappearance is reported.
    public func close() {
        root?.unmount()
        for feature in features { feature.close() }
        runActions()
        timers.close()
        root = nil
        rootBox = nil
        motions.stop()
    }

    var date: Date { configuration.startDate.addingTimeInterval(time) }
}

// Licensed under the Apache License, Version 2.0.

/// Lays out a text again when the time that it shows has changed.
@MainActor
final class TextClock: TimelineDriven {
    private weak var box: TextBox?
    private unowned let stage: Stage
    private var second: Double
    private var wanted = true
    /// The seconds between two changes of the text.
    var step = 1.0

    init(_ box: TextBox, stage: Stage) {
        self.box = box
        self.stage = stage
        second = stage.time.rounded(.down)
        stage.motions.timelines[ObjectIdentifier(self)] = self
    }

    var isRunning: Bool {
        get { wanted && box?.owner.isMounted == true }
        set { wanted = newValue }
    }
    var path: String { box?.owner.path ?? "" }

    func advance(to time: Double) {
        guard let box, box.owner.isMounted else {
            stage.motions.timelines[ObjectIdentifier(self)] = nil
            return
        }
        // A frame that is due at a second may come a little before it.
        let now = ((time + 1e-6) / step).rounded(.down)
        guard wanted, now != second else { return }
        second = now
        box.invalidateLayout()
    }
}

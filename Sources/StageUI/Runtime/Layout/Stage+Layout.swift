// Licensed under the Apache License, Version 2.0.

import Foundation

extension Stage {
    /// Brings layout up to date; geometry readers may cause further rounds.
    func layout() {
        var rounds = 0
        repeat {
            // Readers of geometry and lazy rows run bodies here, and those are of this stage as all others.
            if isUnplaced { StageReference.run({ place(&rounds) }, on: self) }
            settle()
        } while isUnplaced && rounds < Self.mostRounds
        layoutPass.hasLaidOut = true
        layoutPass.rows.endAims()
        layoutPass.loop.isSought = false
        if layoutPass.isDue {
            report(
                .updateLoop,
                "The layout did not come to rest; the rest waits for the next frame. "
                    + "Look for a view that is told its size or place and changes it because of that.",
                at: layoutPass.loop.node)
        }
        layoutPass.loop.node = nil
    }

    /// Places boxes until none has to be placed.
    private func place(_ rounds: inout Int) {
        while isUnplaced, rounds < Self.mostRounds {
            rounds += 1
            layoutPass.loop.isSought = rounds == Self.mostRounds
            if layoutPass.isDue { placeBoxes() }
            layoutPass.rows.settle()
            for action in layoutPass.takeActions() { action() }
            preferences.settle()
            update()
        }
    }

    /// The maximum number of times that boxes are placed in one frame.
    private static var mostRounds: Int { 20 }

    /// Indicates whether boxes have to be placed, or anything waits until they are.
    var isUnplaced: Bool {
        layoutPass.isDue || layoutPass.rows.isDue || preferences.isDue || !layoutPass.afterLayout.isEmpty
    }

    /// Places boxes until geometry readers, which make new content while they are placed, ask for no further round.
    func placeDueBoxes() {
        var rounds = 0
        while layoutPass.isDue, rounds < 4 {
            rounds += 1
            placeBoxes()
        }
    }

    /// Places the boxes that have to be placed, once.
    private func placeBoxes() {
        layoutPass.isDue = false
        rootBox?.place(at: .zero, proposal: ProposedViewSize(configuration.size))
        layoutPass.rows.windowDidMove()
        preferences.didPlace()
    }

    /// Sends matched views to their places; what they show there may ask for another layout.
    private func settle() {
        guard settleFeatures(under: Transaction()) else { return }
        preferences.didPlace()
        update()
    }
}

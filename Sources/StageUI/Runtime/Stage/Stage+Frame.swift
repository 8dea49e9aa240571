// Licensed under the Apache License, Version 2.0.

extension Stage {
    /// Advances to a time and returns what the screen shows then.
    ///
    /// Tasks do not run meanwhile, as with all functions of a stage.
    ///
    /// - Parameter time: Seconds since the stage was made; an earlier time than the last is taken as
    ///   the last, because a screen does not go back.
    public func frame(at time: Double) -> DisplayList { inLanguage { makeFrame(at: time) } }

    private func makeFrame(at time: Double) -> DisplayList {
        self.time = max(self.time, time)

        // 1. Bodies: what waited for the time, and views that follow it, ask for theirs first, so that they run with all
        // others that wait.
        runTimers()
        for timeline in motions.timelines.all { timeline.advance(to: self.time) }
        storage.look()
        update()

        // 2. Input: held keys repeat, the caret blinks, and gestures notice the time. What it changes, such as the
        // focus, is followed by the keyboard.
        if touches.deadline != nil || focus.heldKey != nil { updates.actionsRun += 1 }
        advanceInput()
        for feature in features { feature.follow() }

        // 3. Motions, after the bodies, so that a new one starts from the last frame.
        let isMoving = motions.advance(to: self.time)
        defer { motions.hasMoved = false }
        // An animation has moved boxes, or effects around them: reporters of a view's place have to look again.
        if isMoving { preferences.didPlace() }

        // 4. Layout, after the bodies that run with each value on its way.
        update()
        layout()
        if !layoutPass.needsDisplay, !geometry.isAwaited, let lastList { return lastList }

        // 5. Geometry is compared here, too, because a transform or an animation moves a view without any layout. A
        // layout that has not come to rest by now waits for the next frame.
        let isWaiting = isUnplaced
        geometry.compare(hasFolded: layoutPass.rows.hasFolded)
        preferences.didPlace()
        if updates.hasActions || isUnplaced != isWaiting {
            update()
            layout()
        }

        // 6. Drawing: boxes that have not changed keep their items.
        layoutPass.needsDisplay = false
        let list = DisplayList(size: configuration.size, items: rootBox?.items ?? [])
        lastList = list
        for feature in features { feature.didDraw() }
        return list
    }

    /// The kinds of ongoing activity, such as an animation or a gesture; empty when the screen has settled.
    public var activity: [String] {
        var result: [String] = []
        if motions.animations.isMoving { result.append("animation") }
        result += motions.timelines.all.filter(\.isRunning).map { "timeline " + $0.path }
        if touches.deadline != nil { result.append("gesture") }
        if focus.heldKey != nil { result.append("key") }
        let waiting = timers.waiting
        if waiting.later { result.append("timer") }
        if !updates.isEmpty || waiting.next || geometry.isAwaited { result.append("update") }
        return result.sorted()
    }

    /// Indicates whether no view moves or changes by itself.
    public var isSettled: Bool { activity.isEmpty }
}

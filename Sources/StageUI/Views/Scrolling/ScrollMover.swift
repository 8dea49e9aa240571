// Licensed under the Apache License, Version 2.0.

import Foundation

/// Moves the content of a scroll view: under a finger, by itself, and its indicators with it.
@MainActor
final class ScrollMover: ActiveAnimation {
    private unowned let box: ScrollBox
    /// The node of the box: the box may be kept a little longer, and must not move then.
    private weak var owner: Node?
    private var motions: [Axis: ScrollMotion] = [:]
    private(set) var isDragging = false
    /// The offset that an animation moves.
    private lazy var animatedOffset = AnimatedValue<AnimatablePair<CGFloat, CGFloat>>(
        .zero, stage: stage
    ) { [weak self] in self?.offsetMoved() }
    private var isAnimating = false
    /// The changes of the offset that an animation moves: of its start, and of its end.
    private var course = (origin: CGSize.zero, start: CGSize.zero, end: CGSize.zero)
    /// The time from which the indicators fade, in seconds; nil while the content moves or rests long.
    private var fadeBegin: Double?
    private(set) var indicatorOpacity = 0.0

    /// The time that the indicators stay after the content has come to rest, in seconds.
    private static let indicatorRest = 0.3
    /// The duration of the indicators' fading, in seconds.
    private static let indicatorFade = 0.25

    init(box: ScrollBox) {
        self.box = box
        owner = box.owner
        super.init()
    }

    private var stage: Stage { box.stage }
    private var isGone: Bool { owner?.isMounted != true }
    private var pixel: Double { Double(1 / box.owner.environment.displayScale) }

    /// Indicates whether the content may be beyond its ends.
    var isBusy: Bool { isDragging || !motions.isEmpty || isAnimating }
    /// The way in which the content moves.
    var phase: ScrollPhase {
        isDragging ? .interacting : !motions.isEmpty ? .decelerating : isAnimating ? .animating : .idle
    }
    override var isMoving: Bool { !motions.isEmpty || fadeBegin != nil }

    // MARK: Starting and stopping

    /// Stops any motion, where the content is.
    func stop() {
        box.aim = nil
        motions.removeAll()
        isAnimating = false
        rest()
    }

    func beginDrag() {
        box.aim = nil
        motions.removeAll()
        isAnimating = false
        isDragging = true
        showIndicators()
    }

    /// Releases the content at a speed in points a second; it comes to rest by itself.
    func endDrag(velocity: CGSize, start: CGSize) {
        isDragging = false
        let target = settled(velocity: velocity, start: start)
        for (axis, set) in [(Axis.horizontal, Axis.Set.horizontal), (.vertical, .vertical)]
        where box.axes.contains(set) {
            let from = Double(box.offset[axis])
            let speed = Double(velocity[axis])
            let (least, limit) = (Double(box.least[axis]), Double(box.room[axis]))
            if let target {
                begin(
                    axis, from,
                    .spring(
                        target: Double(target[axis]), velocity: speed, frequency: ScrollMotion.settling))
            } else if from < least || from > limit {
                begin(
                    axis, from,
                    .spring(
                        target: min(max(from, least), limit), velocity: speed, frequency: ScrollMotion.bounce)
                )
            } else if abs(speed) > 10 {
                begin(axis, from, .slowing(velocity: speed))
            }
        }
        if motions.isEmpty { rest() } else { stage.motions.animations.insert(self) }
    }

    /// Lets content that is beyond its ends go back, unless a finger holds it.
    func release() {
        guard !isDragging else { return }
        motions.removeAll()
        endDrag(velocity: .zero, start: box.offset)
    }

    private func begin(_ axis: Axis, _ from: Double, _ kind: ScrollMotion.Kind) {
        motions[axis] = ScrollMotion(kind: kind, from: from, begin: stage.time)
    }

    /// Returns the place where a behaviour wants the content to come to rest; nil where there is none.
    private func settled(velocity: CGSize, start: CGSize) -> CGSize? {
        guard let behavior = box.settings.target else { return nil }
        let visible = box.frame.size
        var end = box.offset
        for axis in Axis.allCases {
            end[axis] = CGFloat(
                ScrollMotion.rest(from: Double(end[axis]), velocity: Double(velocity[axis])))
        }
        end = box.clamped(end)
        func target(_ offset: CGSize) -> ScrollTarget {
            ScrollTarget(
                rect: CGRect(origin: CGPoint(x: offset.width, y: offset.height), size: visible), anchor: nil)
        }
        var result = target(end)
        behavior.updateTarget(
            &result,
            context: ScrollTargetBehaviorContext(
                originalTarget: target(start), velocity: CGVector(dx: velocity.width, dy: velocity.height),
                contentSize: box.contentSize, containerSize: visible, axes: box.axes,
                targets: box.targetFrames,
                environment: box.owner.environment))
        return box.clamped(CGSize(width: result.rect.minX, height: result.rect.minY))
    }

    /// Moves to an offset.
    func go(to target: CGSize, animation: Animation?) {
        motions.removeAll()
        guard let animation, target != box.offset else {
            isAnimating = false
            box.show(target)
            // Content that was moving no longer shows its indicators.
            return rest()
        }
        if !isAnimating || course.start != .zero || course.end != .zero {
            animatedOffset.jump(to: AnimatablePair(box.offset.width, box.offset.height))
        }
        course = (box.offset, .zero, .zero)
        isAnimating = true
        showIndicators()
        animatedOffset.set(AnimatablePair(target.width, target.height), animation: animation)
    }

    private func offsetMoved() {
        guard isAnimating, !isGone else { return }
        let (shown, share) = (animatedOffset.presentation, progress)
        box.show(
            CGSize(
                width: shown.first + course.start.width * (1 - share) + course.end.width * share,
                height: shown.second + course.start.height * (1 - share) + course.end.height * share))
        if animatedOffset.presentation == animatedOffset.model {
            isAnimating = false
            rest()
        }
    }

    /// The share of its way that an animation has gone.
    private var progress: CGFloat {
        let (end, now) = (animatedOffset.model, animatedOffset.presentation)
        let way = hypot(end.first - course.origin.width, end.second - course.origin.height)
        guard way > 0 else { return 1 }
        let rest = hypot(end.first - now.first, end.second - now.second)
        return min(max(0, 1 - rest / way), 1)
    }

    /// Keeps an animation on its course when its end, and the content that is seen, have turned out to be elsewhere.
    func redirect(to target: CGSize, by shift: CGFloat, along axis: Axis) {
        let end = animatedOffset.model
        let change = axis == .vertical ? target.height - end.second : target.width - end.first
        let share = progress
        if share < 1 {
            // What is seen moves by the shift now, and the rest of the way leads to the new end.
            let now = course.start[axis] * (1 - share) + course.end[axis] * share + shift
            course.start[axis] = (now - change * share) / (1 - share)
        }
        course.end[axis] = change
        offsetMoved()
    }

    /// Goes on where the content has been shifted to.
    func follow(_ shift: CGFloat, along axis: Axis) {
        if var motion = motions[axis] {
            motion.from += Double(shift)
            if case .spring(let target, let velocity, let frequency) = motion.kind {
                motion.kind = .spring(
                    target: target + Double(shift), velocity: velocity, frequency: frequency)
            }
            motions[axis] = motion
        }
        if isAnimating {
            course.start[axis] += shift
            course.end[axis] += shift
        }
    }

    // MARK: Moving

    override func advance() -> Bool {
        guard !isGone else {
            motions.removeAll()
            fadeBegin = nil
            return false
        }
        if !motions.isEmpty { moveContent() }
        if let fadeBegin { fade(since: fadeBegin) }
        return isMoving
    }

    private func moveContent() {
        var offset = box.offset
        for (axis, motion) in motions {
            var motion = motion
            let (least, limit) = (Double(box.least[axis]), Double(box.room[axis]))
            if case .slowing(let velocity) = motion.kind {
                // Content that slows down is caught by the spring when it passes an end.
                let end = velocity < 0 ? least : limit
                if let passing = motion.time(passing: end), passing <= stage.time {
                    let stops = stage.device.looks?.stopsAtEnds == true
                    let speed = stops ? 0 : motion.state(at: passing, pixel: 0).velocity
                    motion = ScrollMotion(
                        kind: .spring(target: end, velocity: speed, frequency: ScrollMotion.bounce),
                        from: end, begin: passing)
                    motions[axis] = motion
                }
            }
            let state = motion.state(at: stage.time, pixel: pixel)
            offset[axis] = CGFloat(
                state.isOver ? (state.position / pixel).rounded() * pixel : state.position)
            if state.isOver { motions[axis] = nil }
        }
        box.show(offset)
        if motions.isEmpty { rest() }
    }

    // MARK: Indicators

    private func showIndicators() {
        fadeBegin = nil
        guard indicatorOpacity != 1 else { return }
        indicatorOpacity = 1
        box.invalidateDisplay()
    }

    private func rest() {
        guard indicatorOpacity > 0, !isDragging else { return }
        fadeBegin = stage.time
        stage.motions.animations.insert(self)
    }

    private func fade(since begin: Double) {
        let share = (stage.time - begin - Self.indicatorRest) / Self.indicatorFade
        let opacity = min(max(1 - share, 0), 1)
        if opacity != indicatorOpacity {
            indicatorOpacity = opacity
            box.invalidateDisplay()
        }
        if opacity == 0 { fadeBegin = nil }
    }
}

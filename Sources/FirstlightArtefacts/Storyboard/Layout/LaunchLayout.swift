// Licensed under the Apache License, Version 2.0.

/// The views of a launch screen as Auto Layout and autoresizing place them.
public struct LaunchLayout: Hashable, Sendable {
    /// A screen: its size and safe area in points, and pixels per point.
    public struct Screen: Hashable, Sendable {
        /// The size in points.
        public var size: StoryboardSize
        /// The parts that bars, corners and the island take.
        public var safeArea: StoryboardInsets
        /// Pixels per point.
        public var scale: Double

        /// Describes a screen.
        public init(size: StoryboardSize, safeArea: StoryboardInsets = StoryboardInsets(), scale: Double = 1)
        {
            (self.size, self.safeArea, self.scale) = (size, safeArea, scale)
        }
    }

    /// The views in the order of drawing.
    package var views: [PlacedView]
    /// The sets of required constraints that exclude one another.
    package var conflicts: [LayoutConflict]

    /// Solves a storyboard for a screen; a contradiction between required constraints is a problem.
    package static func solve(
        _ storyboard: LaunchStoryboard, size: StoryboardSize, safeArea: StoryboardInsets = StoryboardInsets(),
        scale: Double = 1, measures: LaunchMeasures? = nil
    ) throws(ArtefactProblem) -> [PlacedView] {
        let screen = Screen(size: size, safeArea: safeArea, scale: scale)
        let layout = try LaunchLayout(storyboard, on: screen, measures: measures)
        guard let conflict = layout.conflicts.first, let last = conflict.members.last else {
            return layout.views
        }
        let texts = conflict.members.map { member in
            member.id.isEmpty ? member.text : "\(member.text) (\(member.id), line \(member.line))"
        }
        let reason = "these required constraints exclude one another, give one a lower priority: "
        throw ArtefactProblem(
            file: storyboard.file, line: last.line, element: "constraint",
            reason: reason + texts.joined(separator: "; "))
    }

    /// Solves a storyboard for a screen; of contradictory constraints, one is left out and reported.
    public init(
        _ storyboard: LaunchStoryboard, on screen: Screen, measures: LaunchMeasures? = nil
    ) throws(ArtefactProblem) {
        let numbers = [
            screen.size.width, screen.size.height, screen.safeArea.top, screen.safeArea.left,
            screen.safeArea.bottom,
            screen.safeArea.right,
        ]
        guard numbers.allSatisfy({ (0...LayoutBuilder.limit).contains($0) }), (0.5...8).contains(screen.scale)
        else {
            throw ArtefactProblem(
                file: storyboard.file, reason: "no screen has such a size, safe area or scale")
        }
        let line = max(1, storyboard.markup.root.line)
        guard let scene = storyboard.initialScene, let root = scene.rootView else {
            throw ArtefactProblem(
                file: storyboard.file, line: line, element: "document",
                reason: "has no view: add a view controller with one")
        }
        let measures = measures ?? .declared(in: storyboard)
        var tree = LayoutTree(root: root, storyboard: storyboard, screen: screen)
        guard tree.nodes.count <= 2000 else {
            throw ArtefactProblem(
                file: storyboard.file, line: line, element: "document",
                reason: "has more than 2000 views: a launch screen has a few")
        }
        var insets: [StoryboardInsets] = tree.nodes.map { _ in StoryboardInsets() }
        // A safe area inside follows from the frames, and the frames from it: the system, too, goes round.
        var round = 1
        while true {
            var builder = LayoutBuilder(storyboard: storyboard, scene: scene, tree: tree, measures: measures)
            try builder.build(insets: insets)
            guard let solution = builder.system.solve(stays: builder.stays) else {
                throw ArtefactProblem(
                    file: storyboard.file, line: line, element: "constraints",
                    reason: "are too many or too tangled to solve")
            }
            tree.place(builder.boxes, solution)
            let next = tree.safeInsets()
            if round < 4, tree.usesInnerInsets, next != insets {
                insets = next
                round += 1
                continue
            }
            views = tree.views
            conflicts = solution.conflicts.map { builder.conflict($0) }
            return
        }
    }
}

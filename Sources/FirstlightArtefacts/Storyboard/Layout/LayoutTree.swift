// Licensed under the Apache License, Version 2.0.

/// The views of a launch screen in drawing order, first without, then with frames.
struct LayoutTree: Sendable {
    struct Node: Sendable {
        var view: StoryboardView
        var parent: Int?
        /// The exact frame, before it is aligned to pixels.
        var exact = StoryboardRect(x: 0, y: 0, width: 0, height: 0)
        var isAmbiguous = false
    }

    /// The height of a navigation bar: on iPads, on phones on their side, otherwise.
    private static let barHeights = (pad: 50.0, flat: 32.0, phone: 44.0)

    let screen: LaunchLayout.Screen
    let traits: LayoutTraits
    /// The safe area of the root view, below a navigation bar.
    private(set) var safeArea: StoryboardInsets
    private(set) var nodes: [Node] = []
    private let bar: (view: StoryboardView, height: Double)?

    init(root: StoryboardView, storyboard: LaunchStoryboard, screen: LaunchLayout.Screen) {
        self.screen = screen
        traits = LayoutTraits(size: screen.size)
        safeArea = screen.safeArea
        let controller = storyboard.controllers.first { $0.id == storyboard.initialViewController }
        if let controller, controller.showsNavigationBar, let bar = controller.markup.first("navigationBar") {
            let isPad = traits.isWide && traits.isTall
            let height =
                isPad ? Self.barHeights.pad : traits.isTall ? Self.barHeights.phone : Self.barHeights.flat
            self.bar = (StoryboardView(markup: bar), height)
            safeArea.top += height
        } else {
            bar = nil
        }
        add(root, inside: nil)
    }

    private mutating func add(_ view: StoryboardView, inside parent: Int?) {
        let place = nodes.count
        nodes.append(Node(view: view, parent: parent))
        let excluded = traits.excluded("subviews", of: view.markup)
        for subview in view.subviews where !excluded.contains(subview.id) || subview.id.isEmpty {
            add(subview, inside: place)
        }
    }

    /// Indicates whether a view inside has guides or margins that follow from its frame.
    var usesInnerInsets: Bool {
        nodes.contains { node in
            (node.parent != nil && !node.view.layoutGuides.isEmpty)
                || node.view.constraints.contains {
                    $0.firstAttribute.contains("Margin") || ($0.secondAttribute ?? "").contains("Margin")
                }
        }
    }

    mutating func place(_ boxes: [LayoutBox], _ solution: LayoutSystem.Solution) {
        for place in nodes.indices {
            let box = boxes[place]
            nodes[place].exact = box.rect(solution.values)
            let unknowns = [box.left, box.top, box.width, box.height].flatMap(\.terms).map(\.unknown)
            nodes[place].isAmbiguous = unknowns.contains { solution.undetermined.contains($0) }
        }
    }

    /// Returns the insets by which the unsafe parts of the screen reach into each view.
    func safeInsets() -> [StoryboardInsets] {
        let size = screen.size
        return nodes.map { node in
            let frame = node.exact
            return StoryboardInsets(
                top: min(frame.height, max(0, safeArea.top - frame.y)),
                left: min(frame.width, max(0, safeArea.left - frame.x)),
                bottom: min(frame.height, max(0, frame.bottom - size.height + safeArea.bottom)),
                right: min(frame.width, max(0, frame.right - size.width + safeArea.right)))
        }
    }

    /// The views with frames on whole pixels, each aligned within the view around it.
    var views: [PlacedView] {
        let grid = PixelGrid(scale: screen.scale)
        let whole = StoryboardRect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        var placed: [PlacedView] = []
        for (place, node) in nodes.enumerated() {
            let parent = node.parent.map { (exact: nodes[$0].exact, placed: placed[$0]) }
            var frame = node.exact
            frame.x -= parent?.exact.x ?? 0
            frame.y -= parent?.exact.y ?? 0
            frame = grid.aligned(frame)
            frame.x = grid.aligned(frame.x + (parent?.placed.frame.x ?? 0))
            frame.y = grid.aligned(frame.y + (parent?.placed.frame.y ?? 0))
            var clip = parent?.placed.clip ?? whole
            if let outer = parent?.placed, outer.view.clipsSubviews { clip = outer.frame.clipped(to: clip) }
            let opacity = (parent?.placed.opacity ?? 1) * (node.view.isHidden ? 0 : node.view.alpha)
            placed.append(
                PlacedView(
                    view: node.view, frame: frame, clip: clip, z: place, opacity: opacity,
                    isAmbiguous: node.isAmbiguous))
        }
        if let bar {
            let frame = StoryboardRect(
                x: 0, y: screen.safeArea.top, width: screen.size.width, height: bar.height)
            placed.append(
                PlacedView(
                    view: bar.view, frame: frame, clip: whole, z: placed.count, opacity: 1, isAmbiguous: false
                ))
        }
        return placed
    }
}

// Licensed under the Apache License, Version 2.0.

/// The presentations of a stage, the lowest first, and the waiting ones.
final class PresentationCenter: StageFeature {
    private struct Waiting { weak var presenter: (any Presenting)? }

    private(set) var nodes: [PresentedNode] = []
    private var waiting: [Waiting] = []

    override var layers: [StageLayer] { nodes.map(\.layer) }

    /// The highest presentation that keeps everything below from being used.
    var top: PresentedNode? { nodes.last { !$0.isLeaving && $0.layer.isModal } }

    /// Shows the presentation that a view requests, or lets it wait until its place is free.
    func present(_ request: PresentationRequest, from presenter: any Presenting) {
        let container = presenter.presentation
        // A question of the system is in front of all, and in nobody's way.
        let own = nodes.first { $0.container === container && !$0.request.isOfSystem }
        if let other = own, !request.isOfSystem {
            if !other.isLeaving, other.presenter !== presenter {
                presenter.stage.report(
                    .misuse,
                    "Only one sheet, alert or cover is shown from a window or a presentation at a time; "
                        + "the next one waits until the present one is dismissed.", at: presenter)
            }
            if !waiting.contains(where: { $0.presenter === presenter }) {
                waiting.append(Waiting(presenter: presenter))
            }
            return
        }
        guard container?.isLeaving != true else { return }
        let node = PresentedNode(request, presenter: presenter)
        presenter.presented = node
        nodes.append(node)
        presenter.stage.rootBox?.layersDidChange()
        node.appear()
    }

    /// Presents the waiting requests, the earliest first.
    func presentWaiting() {
        let due = waiting
        waiting.removeAll()
        for entry in due { entry.presenter?.reconsider() }
    }

    func remove(_ node: PresentedNode) {
        nodes.removeAll { $0 === node }
        node.stage.rootBox?.layersDidChange()
    }

    /// Ends all presentations at once.
    override func close() {
        for node in nodes { node.unmount() }
        nodes.removeAll()
        waiting.removeAll()
    }
}

extension Stage {
    /// Indicates whether the system slides a sheet, a cover or a dialog in, out or to another height at present.
    package var slidesSheet: Bool {
        presentations.nodes.contains {
            ($0.layer is SheetLayer || $0.layer is CoverLayer || $0.layer is DialogLayer)
                && $0.layer.position.isMoving
        }
    }

    var presentations: PresentationCenter { feature() }
}

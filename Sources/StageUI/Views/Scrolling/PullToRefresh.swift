// Licensed under the Apache License, Version 2.0.

import Foundation

/// Lets a scroll view be pulled down to refresh its content.
@MainActor
final class PullToRefresh {
    private unowned let box: ScrollBox
    private var task: Task<Void, Never>?
    private(set) var isRefreshing = false
    /// The view of the spinner; present while any of it is visible.
    private(set) var spinner: ViewNode<RefreshSpinner>?

    /// The height of the space of the spinner in points, as of UIKit's control.
    static let height: CGFloat = 60
    /// The distance that the content has to be pulled, in points. Apple gives no number: this one is by eye.
    static let threshold: CGFloat = 110

    init(box: ScrollBox) { self.box = box }

    private var owner: any ScrollOwner { box.scroller }
    private var action: RefreshAction? {
        box.axes.contains(.vertical) && !box.settings.isDisabled ? owner.environment.refresh : nil
    }

    /// The distance that the content stays below the upper end while the action runs, in points.
    var inset: CGFloat { isRefreshing ? Self.height : 0 }
    var nodes: [Node] { spinner.map { [$0] } ?? [] }

    /// Records the distance that the content has been moved.
    func follow(_ offset: CGFloat, isDragging: Bool) {
        if isDragging, !isRefreshing, offset <= -Self.threshold, let action { begin(action) }
        let pull = max(0, -offset)
        show((pull > 0 && action != nil) || isRefreshing ? Double(min(1, pull / Self.threshold)) : nil)
    }

    private func begin(_ action: RefreshAction) {
        isRefreshing = true
        task = Task { @MainActor [weak self] in
            await action()
            self?.end()
        }
    }

    private func end() {
        guard isRefreshing else { return }
        isRefreshing = false
        task = nil
        guard box.scroller.isMounted else { return }
        box.mover.release()
        follow(box.offset.height, isDragging: false)
    }

    /// Ends the action with its view.
    func cancel() {
        task?.cancel()
        task = nil
        isRefreshing = false
    }

    /// Shows a part of a spinner; nil removes it.
    private func show(_ share: Double?) {
        guard let share else {
            guard let spinner else { return }
            spinner.unmount()
            self.spinner = nil
            return box.childrenDidChange()
        }
        let view = RefreshSpinner(share: share, isRefreshing: isRefreshing)
        if let spinner {
            spinner.update(to: view, environment: owner.environment)
            return
        }
        let made = view.makeViewNode(
            NodeInputs(stage: box.stage, parent: owner, environment: owner.environment))
        spinner = made
        box.childrenDidChange()
    }

    /// Puts the spinner into the space that the content leaves, or to the top of a larger one.
    func place(in size: CGSize) {
        guard spinner != nil else { return }
        let pull = -box.offset.height
        // The content is one box, and the spinner follows it.
        for spinner in box.children.dropFirst() {
            let fitted = spinner.size(for: .unspecified)
            spinner.place(
                at: CGPoint(
                    x: (size.width - fitted.width) / 2,
                    y: min(pull, Self.height) - (Self.height + fitted.height) / 2),
                proposal: .unspecified)
        }
    }
}

/// The spokes of a spinner, more of them the further it is pulled, that turn while the action runs.
struct RefreshSpinner: View, UnnamedView {
    var share: Double
    var isRefreshing: Bool

    /// The width of the spinner in points, by eye.
    private static let side: CGFloat = 28

    var body: some View {
        if isRefreshing {
            Spinner(ownSide: Self.side)
        } else {
            ZStack {
                ForEach(0..<8) { spoke in
                    SpokeShape(index: spoke).fill(Color.gray)
                        .opacity(share * 8 >= Double(spoke) + 0.5 ? 1 : 0)
                }
            }
            .frame(width: Self.side, height: Self.side)
            .accessibilityHidden(true)
        }
    }
}

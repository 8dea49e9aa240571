// Licensed under the Apache License, Version 2.0.

public import Combine
import Foundation

extension View {
    /// Performs an action with each value that a publisher sends while the view exists.
    ///
    /// Values that come on another thread are brought to the main one.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
        -> some View
    where P.Failure == Never {
        ReceivingView(content: self, publisher: publisher, action: action)
    }
}

/// A view that is subscribed to a publisher.
private struct ReceivingView<Content: View, P: Publisher>: View, PrimitiveView where P.Failure == Never {
    let content: Content
    let publisher: P
    let action: (P.Output) -> Void
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ReceivingNode(self, inputs) }
}

private final class ReceivingNode<Content: View, P: Publisher>: ViewNode<ReceivingView<Content, P>>
where P.Failure == Never {
    private var child: ViewNode<Content>?
    private var subscription: AnyCancellable?
    /// Counts the subscriptions: what an earlier one has sent to the main thread is too late.
    private var number = 0

    override init(_ view: ReceivingView<Content, P>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
        subscribe()
    }

    override var children: [Node] { .only(child) }

    private func subscribe() {
        number += 1
        let own = number
        stage.perform { [weak self] in
            guard let self, self.isMounted, self.number == own else { return }
            self.subscription = Self.listen(to: self.view.publisher) { [weak self] value in
                guard let self, self.isMounted, self.number == own else { return }
                self.stage.perform { [weak self] in
                    guard let self, self.isMounted else { return }
                    self.view.action(value)
                }
            }
        }
    }

    /// Calls a closure on the main thread with each value, whatever thread it comes on.
    nonisolated private static func listen(
        to publisher: P, _ receive: @escaping @MainActor (P.Output) -> Void
    ) -> AnyCancellable {
        let clock = CurrentRun.clock
        return publisher.sink { value in
            let carried = Carried(value)
            if Thread.isMainThread {
                MainActor.assumeIsolated { receive(carried.value) }
            } else {
                clock?.schedule(at: clock?.seconds ?? 0) {
                    MainActor.assumeIsolated { receive(carried.value) }
                }
            }
        }
    }

    override func didUpdate(from old: ReceivingView<Content, P>, viewChanged: Bool, environmentChanged: Bool)
    {
        if !sameBits(old.publisher, view.publisher) { subscribe() }
        child?.update(to: view.content, environment: environment)
    }

    override func unmount() {
        subscription = nil
        super.unmount()
    }
}

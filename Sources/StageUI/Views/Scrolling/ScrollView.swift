// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view whose content can be larger than itself and is moved with a finger.
public struct ScrollView<Content: View>: View {
    /// The directions in which the content can be moved.
    public var axes: Axis.Set
    /// Indicates whether the scroll indicators are shown while the content moves.
    public var showsIndicators: Bool
    /// The content.
    public var content: Content

    /// Creates a scroll view; several views inside are stacked vertically.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView {
    /// Creates a scroll view; several views inside are stacked vertically.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }
}

extension ScrollView: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ScrollNode(self, inputs) }
}

/// A node that a scroll box asks for its settings.
@MainActor
protocol ScrollOwner: Node {
    var axes: Axis.Set { get }
    var showsIndicators: Bool { get }
    var settings: ScrollSettings { get }
}

private final class ScrollNode<Content: View>:
    ContainerNode<ScrollView<Content>, VStack<Content>>, ScrollOwner
{
    private var scroll: ScrollBox? { box as? ScrollBox }

    init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs) { view in VStack { view.content } }
        scroll?.followPosition(animation: nil)
    }

    var axes: Axis.Set { view.axes }
    var showsIndicators: Bool { view.showsIndicators }
    var settings: ScrollSettings { environment.scrollSettings }

    override func makeBox() -> ContainerBox { ScrollBox(owner: self) }
    override var children: [Node] { super.children + (scroll?.refresh.nodes ?? []) }

    override func unmount() {
        if isMounted { scroll?.refresh.cancel() }
        super.unmount()
    }

    override var contentEnvironment: EnvironmentValues {
        guard environment.scrollSettings.hasOwn else { return environment }
        // Settings of this scroll view do not count for those inside it.
        var inner = environment
        inner.scrollSettings.dropOwn()
        return inner
    }

    override func changesLayout(from old: ScrollView<Content>) -> Bool {
        old.axes != view.axes
    }

    override func didUpdate(
        from old: ScrollView<Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        super.didUpdate(from: old, viewChanged: viewChanged, environmentChanged: environmentChanged)
        guard environmentChanged else { return }
        scroll?.settingsDidChange()
        scroll?.followPosition(animation: stage.transaction.effectiveAnimation)
    }
}

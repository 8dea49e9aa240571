// Licensed under the Apache License, Version 2.0.

public import Foundation

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    var insertion: [TransitionEffect]
    var removal: [TransitionEffect]
    var insertionAnimation: Animation?
    var removalAnimation: Animation?

    init(_ effects: [TransitionEffect], removal: [TransitionEffect]? = nil) {
        insertion = effects
        self.removal = removal ?? effects
    }

    /// No change of its own: the view comes and goes at once.
    public static let identity = AnyTransition([])
    /// The view fades.
    public static let opacity = AnyTransition([.opacity(0)])
    /// The view grows from a point and shrinks to it.
    public static let scale = AnyTransition([.scale(0.000_01, anchor: .center)])
    /// The view comes in from the leading side and leaves by the trailing side.
    public static let slide = AnyTransition([.move(unit(.leading))], removal: [.move(unit(.trailing))])

    /// The view grows from a share of its size, about a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition([.scale(scale, anchor: anchor)])
    }
    /// The view moves by points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition([.offset(CGSize(width: x, height: y))])
    }
    /// The view moves to and from a side, by its own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(unit(edge))]) }
    /// The view comes in from a side and leaves by the other, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return AnyTransition(
            [.move(unit(edge)), .opacity(0)], removal: [.move(unit(opposite)), .opacity(0)])
    }
    /// One way in, another way out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = AnyTransition(insertion.insertion, removal: removal.removal)
        result.insertionAnimation = insertion.insertionAnimation
        result.removalAnimation = removal.removalAnimation
        return result
    }

    /// Returns both transitions together.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = self
        result.insertion += other.insertion
        result.removal += other.removal
        result.insertionAnimation = insertionAnimation ?? other.insertionAnimation
        result.removalAnimation = removalAnimation ?? other.removalAnimation
        return result
    }
    /// Returns the transition with a motion of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var result = self
        result.insertionAnimation = animation
        result.removalAnimation = animation
        return result
    }

    private static func unit(_ edge: Edge) -> CGSize {
        switch edge {
        case .top: CGSize(width: 0, height: -1)
        case .bottom: CGSize(width: 0, height: 1)
        case .leading: CGSize(width: -1, height: 0)
        case .trailing: CGSize(width: 1, height: 0)
        }
    }
}

struct TransitionModifier: BoxModifier {
    var transition: AnyTransition
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        WrapperBox(owner: owner, content: content)
    }
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { transition as? Key.Value }
}

/// A view whose changes are drawn with a motion whenever a value changes.
struct AnimatedView<Content: View, Value: Equatable>: View, PrimitiveView {
    let content: Content
    let animation: Animation?
    let value: Value
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { AnimatedNode(self, inputs) }
}

private final class AnimatedNode<Content: View, Value: Equatable>: ViewNode<AnimatedView<Content, Value>> {
    private var child: ViewNode<Content>?
    private var attached: (animation: Animation?, batch: Int)?

    override var attachedAnimation: (animation: Animation?, batch: Int)? { attached }

    override init(_ view: AnimatedView<Content, Value>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    override func didUpdate(
        from old: AnimatedView<Content, Value>, viewChanged: Bool, environmentChanged: Bool
    ) {
        let outer = stage.transaction
        if old.value != view.value, !outer.disablesAnimations {
            stage.transaction.animation = view.animation
            attached = (view.animation, stage.batch)
            stage.overridingBatch = stage.batch
        }
        child?.update(to: view.content, environment: environment)
        stage.transaction = outer
    }
}

extension View {
    /// Sets how the view comes and goes when a condition shows and hides it.
    public func transition(_ transition: AnyTransition) -> some View {
        modified(TransitionModifier(transition: transition))
    }
    /// Draws changes inside the view with a motion whenever a value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        AnimatedView(content: self, animation: animation, value: value)
    }
}

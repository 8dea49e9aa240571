// Licensed under the Apache License, Version 2.0.

public import Foundation

struct GestureModifier<G: Gesture>: BoxModifier {
    var gesture: G
    var place: GesturePlace
    var mask: GestureMask
    /// The action of a screen reader's double tap.
    var activation: (() -> Void)?
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        let session = session(of: owner)
        return GestureBox(owner: owner, content: content, session: session) { [unowned owner] in
            (owner.modifier.place, owner.modifier.mask, owner.modifier.activation)
        }
    }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        // The follower of the gesture is made when a box is; it is kept while the view stays.
        if let session = owner.attachment as? GestureSession { gesture.update(session.machine) }
    }

    func didUnmount(owner: any BoxModifierOwner<Self>) {
        guard let session = owner.attachment as? GestureSession else { return }
        // Not now: the actions at the gesture's end may write states.
        let touches = owner.stage.touches
        owner.stage.perform { touches.drop(session) }
    }

    private func session(of owner: any BoxModifierOwner<Self>) -> GestureSession {
        if let known = owner.attachment as? GestureSession { return known }
        let made = GestureSession(gesture.machine())
        owner.attachment = made
        return made
    }
}

extension View {
    /// Adds a gesture; those of the views inside come before it.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modified(GestureModifier(gesture: gesture, place: .normal, mask: mask))
    }
    /// Adds a gesture that comes before those of the views inside.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modified(GestureModifier(gesture: gesture, place: .before, mask: mask))
    }
    /// Adds a gesture that is recognized together with those of the views inside.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modified(GestureModifier(gesture: gesture, place: .beside, mask: mask))
    }
    /// Adds a gesture, if it is enabled.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture with a name, if it is enabled.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }
    /// Adds a gesture that comes before those of the views inside, if it is enabled.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture with a name that comes before those of the views inside, if it is enabled.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }
    /// Adds a gesture that is recognized together with those of the views inside, if it is enabled.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture with a name that is recognized together with those of the views inside, if it is enabled.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }
    /// Performs an action when the view is tapped.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modified(
            GestureModifier(
                gesture: TapGesture(count: count).onEnded(action), place: .normal, mask: .all,
                activation: action))
    }
    /// Performs an action with the location of a tap on the view.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                .onEnded { action($0.location) })
    }
    /// Performs an action when the view is touched and held; reports when it is being held.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            LongPressModifier(
                gesture: LongPressGesture(
                    minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                action: action, onPressingChanged: onPressingChanged))
    }
    /// Performs an action when the view is touched and held; reports when it is being held.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// Reports the begin and the end of a press.
private struct LongPressModifier: ViewModifier {
    let gesture: LongPressGesture
    let action: () -> Void
    let onPressingChanged: ((Bool) -> Void)?

    func body(content: Content) -> some View {
        content.gesture(PressingGesture(content: gesture, action: action, pressing: onPressingChanged))
    }
}

/// A press that reports its begin and its end, however it ends.
private struct PressingGesture: PrimitiveGesture {
    typealias Value = Bool
    typealias Body = Never
    let content: LongPressGesture
    let action: () -> Void
    let pressing: ((Bool) -> Void)?
    func makeMachine() -> GestureMachine<Bool> { PressingMachine(self) }
}

private final class PressingMachine: GestureMachine<Bool> {
    private var gesture: PressingGesture
    private let inner: GestureMachine<Bool>
    private var isPressing = false

    init(_ gesture: PressingGesture) {
        self.gesture = gesture
        inner = gesture.content.machine()
    }

    override var kind: GestureKind { .press }
    override var deadline: Double? { inner.deadline }
    override func reset() {
        inner.reset()
        isPressing = false
    }
    override func take(_ gesture: Any) {
        guard let new = gesture as? PressingGesture else { return }
        self.gesture = new
        inner.take(new.content)
    }
    override func cancel(_ calls: inout [() -> Void]) {
        inner.cancel(&calls)
        tell(false, &calls)
    }

    private func tell(_ pressing: Bool, _ calls: inout [() -> Void]) {
        guard pressing != isPressing else { return }
        isPressing = pressing
        if let told = gesture.pressing { calls.append { told(pressing) } }
    }

    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Bool> {
        let phase = inner.handle(event, &calls)
        switch phase {
        case .possible(let value): tell(value == true, &calls)
        case .active: tell(true, &calls)
        case .ended:
            let action = gesture.action
            calls.append(action)
            tell(false, &calls)
        case .failed: tell(false, &calls)
        }
        return phase
    }
}

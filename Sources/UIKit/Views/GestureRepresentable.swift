// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The place of a gesture, as a recognizer in a view of SwiftUI tells it.
@MainActor
@preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let recognizer: () -> UIGestureRecognizer?
    /// The place in the view, in points.
    public var localLocation: CGPoint { recognizer()?.place ?? .zero }
    /// The way in the view, in points; nil for a gesture that has none.
    public var localTranslation: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.translation(in: nil) }
    /// The speed in the view, in points a second; nil for a gesture that has none.
    public var localVelocity: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.speed }
}

/// The context of a recognizer in a view of SwiftUI.
@MainActor
@preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The place of the gesture.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A recognizer of UIKit for a view of SwiftUI. On the stage the gestures of SwiftUI recognize what the recognizers of taps, long
/// presses, pans, swipes, pinches and turns do; for a class of its own an app is told that it recognizes nothing.
@MainActor
@preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The context of the recognizer.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// The place of the gesture.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    /// Makes the recognizer.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings the recognizer up to date.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Responds to a change of the recognizer's state.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes the coordinator.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Changes nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension View {
    /// Adds a recognizer of UIKit.
    public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
        RepresentedGesture(content: self, representable: representable)
    }
}

/// A view with the gesture of SwiftUI that a recognizer stands for.
private struct RepresentedGesture<Content: View, R: UIGestureRecognizerRepresentable>: View {
    let content: Content
    let representable: R
    @State private var kept = KeptRecognizer<R>()

    var body: some View {
        let recognizer = kept.recognizer(for: representable)
        let isEnabled = recognizer.isEnabled
        switch recognizer as UIGestureRecognizer {
        case let tap as UITapGestureRecognizer:
            content.gesture(
                SpatialTapGesture(count: tap.numberOfTapsRequired)
                    .onEnded { kept.send(.ended, at: $0.location) }, isEnabled: isEnabled)
        case let press as UILongPressGestureRecognizer:
            content.gesture(held(press), isEnabled: isEnabled)
        case is UIPanGestureRecognizer: content.gesture(panned, isEnabled: isEnabled)
        case let swipe as UISwipeGestureRecognizer:
            content.gesture(swiped(swipe), isEnabled: isEnabled)
        case let pinch as UIPinchGestureRecognizer:
            content.gesture(pinched(pinch), isEnabled: isEnabled)
        case let turn as UIRotationGestureRecognizer:
            content.gesture(turned(turn), isEnabled: isEnabled)
        default:
            let _ = Stage.current?.tell(
                "\(type(of: recognizer)) recognizes nothing on the stage: use a gesture of SwiftUI.")
            content
        }
    }

    private func held(_ press: UILongPressGestureRecognizer) -> some Gesture {
        LongPressGesture(
            minimumDuration: press.minimumPressDuration, maximumDistance: press.allowableMovement
        )
        .sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged { value in
            guard case .second(_, let finger) = value else { return }
            kept.send(kept.isGoingOn ? .changed : .began, at: finger?.location)
        }
        .onEnded { value in
            guard case .second(_, let finger) = value else { return }
            kept.send(.ended, at: finger?.location)
        }
    }

    private var panned: some Gesture {
        DragGesture().onChanged { kept.pan(kept.isGoingOn ? .changed : .began, $0) }
            .onEnded { kept.pan(.ended, $0) }
    }

    private func swiped(_ swipe: UISwipeGestureRecognizer) -> some Gesture {
        DragGesture().onEnded { value in
            let way = value.translation
            let isAcross = abs(way.width) > abs(way.height)
            let direction: UISwipeGestureRecognizer.Direction =
                isAcross ? (way.width > 0 ? .right : .left) : (way.height > 0 ? .down : .up)
            if swipe.direction.contains(direction) { kept.send(.ended, at: value.startLocation) }
        }
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) -> some Gesture {
        MagnifyGesture().onChanged { value in
            pinch.scale = value.magnification
            kept.send(kept.isGoingOn ? .changed : .began, at: value.startLocation)
        }
        .onEnded { value in
            pinch.scale = value.magnification
            kept.send(.ended, at: value.startLocation)
        }
    }

    private func turned(_ turn: UIRotationGestureRecognizer) -> some Gesture {
        RotateGesture().onChanged { value in
            turn.rotation = value.rotation.radians
            kept.send(kept.isGoingOn ? .changed : .began, at: value.startLocation)
        }
        .onEnded { value in
            turn.rotation = value.rotation.radians
            kept.send(.ended, at: value.startLocation)
        }
    }
}

/// The recognizer of a representable and its coordinator.
@MainActor
private final class KeptRecognizer<R: UIGestureRecognizerRepresentable> {
    private var made: (recognizer: R.UIGestureRecognizerType, context: R.Context)?
    private var representable: R?
    /// Indicates whether a gesture has begun and not ended.
    private(set) var isGoingOn = false

    /// Makes the recognizer, or brings it up to date.
    func recognizer(for representable: R) -> R.UIGestureRecognizerType {
        self.representable = representable
        if let made {
            representable.updateUIGestureRecognizer(made.recognizer, context: made.context)
            return made.recognizer
        }
        let converter = R.CoordinateSpaceConverter { [weak self] in self?.made?.recognizer }
        let context = R.Context(
            coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        let recognizer = representable.makeUIGestureRecognizer(context: context)
        made = (recognizer, context)
        representable.updateUIGestureRecognizer(recognizer, context: context)
        return recognizer
    }

    /// Sets the state and the place of the recognizer, and has it handled.
    func send(_ state: UIGestureRecognizer.State, at place: CGPoint?) {
        guard let made else { return }
        isGoingOn = state == .began || state == .changed
        made.recognizer.state = state
        if let place { made.recognizer.place = place }
        representable?.handleUIGestureRecognizerAction(made.recognizer, context: made.context)
        if !isGoingOn { made.recognizer.state = .possible }
    }

    /// Sets what a finger that moves has done, and has it handled.
    func pan(_ state: UIGestureRecognizer.State, _ value: DragGesture.Value) {
        if let pan = made?.recognizer as? UIPanGestureRecognizer {
            pan.setTranslation(
                CGPoint(x: value.translation.width, y: value.translation.height), in: nil)
            pan.speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
        }
        send(state, at: value.location)
    }
}

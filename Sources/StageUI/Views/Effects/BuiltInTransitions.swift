// Licensed under the Apache License, Version 2.0.

public import Foundation

/// No change: the view comes and goes at once.
public struct IdentityTransition: Transition, PartedTransition {
    /// Creates the transition.
    public init() {}
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// Returns the view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    var parts: [TransitionPart] { [] }
}

/// The view fades.
public struct OpacityTransition: Transition, PartedTransition {
    /// Creates the transition.
    public init() {}
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// Returns the view, which is visible in its place only.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    var parts: [TransitionPart] { [TransitionPart(.effect(.opacity(0)))] }
}

/// The view grows and shrinks about a point.
public struct ScaleTransition: Transition, PartedTransition {
    /// The share of its size that the view has while it is away.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Creates the transition.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
    var parts: [TransitionPart] { [TransitionPart(.effect(.scale(CGFloat(scale), anchor: anchor)))] }
}

/// The view moves by points.
public struct OffsetTransition: Transition, PartedTransition {
    /// The way in points.
    public var offset: CGSize

    /// Creates the transition.
    public init(_ offset: CGSize) { self.offset = offset }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
    var parts: [TransitionPart] { [TransitionPart(.effect(.offset(offset)))] }
}

/// The view moves to and from a side, by its own size.
public struct MoveTransition: Transition, PartedTransition {
    /// The side.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modified(OwnSizeOffset(share: phase.isIdentity ? .zero : edge.share))
    }
    var parts: [TransitionPart] { [TransitionPart(.effect(.move(edge.share)))] }
}

/// The view comes in from the leading side and leaves by the trailing side.
public struct SlideTransition: Transition, PartedTransition {
    /// Creates the transition.
    public init() {}
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modified(OwnSizeOffset(share: CGSize(width: phase.value, height: 0)))
    }
    var parts: [TransitionPart] {
        [
            TransitionPart(.effect(.move(Edge.leading.share)), .insertion),
            TransitionPart(.effect(.move(Edge.trailing.share)), .removal),
        ]
    }
}

/// The view comes in from a side and leaves by the other, fading.
public struct PushTransition: Transition, PartedTransition {
    /// The side from which the view comes.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let share = edge.share
        content.modified(
            OwnSizeOffset(
                share: CGSize(width: share.width * -phase.value, height: share.height * -phase.value))
        ).opacity(phase.isIdentity ? 1 : 0)
    }
    var parts: [TransitionPart] {
        let share = edge.share
        return [
            TransitionPart(.effect(.move(share)), .insertion),
            TransitionPart(.effect(.move(CGSize(width: -share.width, height: -share.height))), .removal),
            TransitionPart(.effect(.opacity(0))),
        ]
    }
}

/// The view blurs, becomes smaller or larger, and fades.
public struct BlurReplaceTransition: Transition, PartedTransition {
    /// The behaviour of views that grow on both ways.
    public struct Configuration: Hashable, Sendable {
        private let isUp: Bool
        /// Smaller on both ways.
        public static let downUp = Configuration(isUp: false)
        /// Smaller on the way in, larger on the way out.
        public static let upUp = Configuration(isUp: true)
        fileprivate var removedScale: CGFloat { isUp ? 1.1 : 0.9 }
    }
    /// The behaviour of views that grow on both ways.
    public var configuration: Configuration

    /// Creates the transition.
    public init(configuration: Configuration) { self.configuration = configuration }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale: CGFloat =
            switch phase {
            case .willAppear: 0.9
            case .identity: 1
            case .didDisappear: configuration.removedScale
            }
        content.blur(radius: phase.isIdentity ? 0 : 7).scaleEffect(scale).opacity(phase.isIdentity ? 1 : 0)
    }
    var parts: [TransitionPart] {
        [
            TransitionPart(.effect(.blur(7))),
            TransitionPart(.effect(.scale(0.9, anchor: .center)), .insertion),
            TransitionPart(.effect(.scale(configuration.removedScale, anchor: .center)), .removal),
            TransitionPart(.effect(.opacity(0))),
        ]
    }
}

/// Draws a view moved by shares of its own size, mirrored in a right-to-left layout.
struct OwnSizeOffset: AnimatedEffect {
    var share: CGSize
    var amount: AnimatablePair<CGFloat, CGFloat> { AnimatablePair(share.width, share.height) }
    func draw(
        _ items: [DisplayItem], amount: AnimatablePair<CGFloat, CGFloat>, size: CGSize, owner: Node
    ) -> [DisplayItem] {
        TransitionEffect.move(CGSize(width: amount.first, height: amount.second))
            .mirrored(owner.environment.layoutDirection == .rightToLeft)
            .apply(to: items, size: size, owner: owner.path)
    }
}

extension Edge {
    /// The way to the side in shares of a view's size.
    var share: CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -1)
        case .bottom: CGSize(width: 0, height: 1)
        case .leading: CGSize(width: -1, height: 0)
        case .trailing: CGSize(width: 1, height: 0)
        }
    }
}

extension Transition where Self == IdentityTransition {
    /// The view comes and goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    /// The view fades.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// The view grows from a point and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(0.000_01) }
    /// The view grows from a share of its size, about a point.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    /// The view moves by points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// The view moves by points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == MoveTransition {
    /// The view moves to and from a side, by its own size.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    /// The view comes in from the leading side and leaves by the trailing side.
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    /// The view comes in from a side and leaves by the other, fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    /// The view blurs and fades.
    public static var blurReplace: BlurReplaceTransition { blurReplace() }
    /// The view blurs and fades, smaller or larger.
    public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

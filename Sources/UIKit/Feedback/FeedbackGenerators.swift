// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// An object that gives haptic feedback; the stage keeps it as it keeps that of `sensoryFeedback`.
@MainActor
@preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// Prepares the device, which needs no time here.
    open func prepare() {}
    /// Creates a generator; those of each kind have initializers of their own.
    public override init() {}
    /// Creates a generator of usual feedback for a view.
    public convenience init(view: UIView) { self.init() }
}

/// Feedback about a collision.
@MainActor
@preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Light.
        case light
        /// Of middle weight.
        case medium
        /// Heavy.
        case heavy
        /// Soft.
        case soft
        /// Rigid.
        case rigid
    }
    private let style: FeedbackStyle

    /// Creates a generator for objects of a kind.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }
    /// Creates a generator for objects of middle weight.
    public override convenience init() { self.init(style: .medium) }
    /// Creates a generator for objects of a kind, for a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Gives the feedback.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// Gives the feedback, at a place of the view.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// Gives the feedback with an intensity of 0 to 1, at a place of the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }
    /// Gives the feedback with an intensity of 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        let intensity = Double(intensity)
        let feedback: SensoryFeedback =
            switch style {
            case .light: .impact(weight: .light, intensity: intensity)
            case .medium: .impact(weight: .medium, intensity: intensity)
            case .heavy: .impact(weight: .heavy, intensity: intensity)
            case .soft: .impact(flexibility: .soft, intensity: intensity)
            case .rigid: .impact(flexibility: .rigid, intensity: intensity)
            }
        Stage.current?.give(feedback)
    }
}

/// Feedback about the result of a task.
@MainActor
@preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The results.
    public enum FeedbackType: Int, Sendable {
        /// It succeeded.
        case success
        /// Something needs attention.
        case warning
        /// It failed.
        case error
    }

    /// Creates a generator.
    public override init() { super.init() }

    /// Gives the feedback, at a place of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
    /// Gives the feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        let feedback: SensoryFeedback =
            switch notificationType {
            case .success: .success
            case .warning: .warning
            case .error: .error
            }
        Stage.current?.give(feedback)
    }
}

/// Feedback about a change of a selection.
@MainActor
@preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() { super.init() }

    /// Gives the feedback.
    open func selectionChanged() { Stage.current?.give(.selection) }
    /// Gives the feedback, at a place of the view.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

// Licensed under the Apache License, Version 2.0.

import Foundation

/// Haptic or audible feedback about an event.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        fileprivate let name: String
        /// Small objects.
        public static let light = Weight(name: "light")
        /// Medium-sized objects.
        public static let medium = Weight(name: "medium")
        /// Large objects.
        public static let heavy = Weight(name: "heavy")
    }
    /// The flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let name: String
        /// Rigid objects.
        public static let rigid = Flexibility(name: "rigid")
        /// Slightly flexible objects.
        public static let solid = Flexibility(name: "solid")
        /// Soft objects.
        public static let soft = Flexibility(name: "soft")
    }

    /// The feedback's name, such as `success` or `impact`.
    private let name: String
    private var kind = ""
    private var intensity = 1.0

    private init(_ name: String) { self.name = name }

    /// A task has succeeded.
    public static let success = SensoryFeedback("success")
    /// Something needs attention.
    public static let warning = SensoryFeedback("warning")
    /// Something went wrong.
    public static let error = SensoryFeedback("error")
    /// A selection changes.
    public static let selection = SensoryFeedback("selection")
    /// A value grows past a mark.
    public static let increase = SensoryFeedback("increase")
    /// A value falls past a mark.
    public static let decrease = SensoryFeedback("decrease")
    /// An activity starts.
    public static let start = SensoryFeedback("start")
    /// An activity stops.
    public static let stop = SensoryFeedback("stop")
    /// A dragged object is aligned.
    public static let alignment = SensoryFeedback("alignment")
    /// A level changes.
    public static let levelChange = SensoryFeedback("levelChange")
    /// A path is complete.
    public static let pathComplete = SensoryFeedback("pathComplete")
    /// Objects collide.
    public static let impact = SensoryFeedback("impact")

    /// Objects of a weight collide; the intensity is 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        var result = SensoryFeedback("impact")
        result.kind = weight.name
        result.intensity = intensity
        return result
    }
    /// Objects of a hardness collide; the intensity is 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        var result = SensoryFeedback("impact")
        result.kind = flexibility.name
        result.intensity = intensity
        return result
    }
}

extension SensoryFeedback: CustomStringConvertible {
    /// A description of the feedback.
    public var description: String {
        kind.isEmpty ? name : "\(name)(\(kind), \(intensity))"
    }
}

/// Feedback that a device would have given.
public struct StageHaptic: Equatable, Sendable {
    /// The feedback.
    public let feedback: SensoryFeedback
    /// The time of the feedback, in seconds of the stage.
    public let time: Double
}

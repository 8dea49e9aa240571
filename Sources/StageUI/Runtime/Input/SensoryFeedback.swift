// Licensed under the Apache License, Version 2.0.

import Foundation

/// Haptic or audible feedback about an event.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        fileprivate let name: String
        /// Small things.
        public static let light = Weight(name: "light")
        /// Things of medium size.
        public static let medium = Weight(name: "medium")
        /// Large things.
        public static let heavy = Weight(name: "heavy")
    }
    /// The flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let name: String
        /// Things that do not give.
        public static let rigid = Flexibility(name: "rigid")
        /// Things that give a little.
        public static let solid = Flexibility(name: "solid")
        /// Things that give.
        public static let soft = Flexibility(name: "soft")
    }

    /// The feedback's word, such as `success` or `impact`.
    private let name: String
    private var kind = ""
    private var intensity = 1.0

    private init(_ name: String) { self.name = name }

    /// Something was done.
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
    /// Something dragged is in line.
    public static let alignment = SensoryFeedback("alignment")
    /// A level changes.
    public static let levelChange = SensoryFeedback("levelChange")
    /// A path is complete.
    public static let pathComplete = SensoryFeedback("pathComplete")
    /// Things meet.
    public static let impact = SensoryFeedback("impact")

    /// Things of a weight meet; the intensity is 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        var result = SensoryFeedback("impact")
        result.kind = weight.name
        result.intensity = intensity
        return result
    }
    /// Things of a hardness meet; the intensity is 0 to 1.
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

// Licensed under the Apache License, Version 2.0.

extension MotionTimeline {
    /// A fault in the description of a timeline.
    public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
        /// A cue refers to a name that no entry has.
        case unknownReference(MotionKey, in: MotionKey)
        /// A cue refers to a key that several motions share.
        case ambiguousReference(MotionKey, in: MotionKey)
        /// Two entries have the same name.
        case duplicateCue(MotionKey)
        /// One property has two endless motions.
        case duplicateLoop(MotionKey)
        /// Cues refer to each other in a circle.
        case cyclicReference(MotionKey)
        /// A cue's time is not a number of seconds.
        case timeIsNotFinite(MotionKey)

        /// The fault and its remedy.
        public var description: String {
            switch self {
            case .unknownReference(let name, let entry):
                "'\(entry)' starts relative to '\(name)', which the timeline does not have. "
                    + "Add an entry or a cue named '\(name)', or use .at with a time in seconds."
            case .ambiguousReference(let name, let entry):
                "'\(entry)' starts relative to '\(name)', but several motions have that key. "
                    + "Give the one that is meant a name of its own and refer to that."
            case .duplicateCue(let name):
                "Two entries are named '\(name)'. Rename one of them."
            case .duplicateLoop(let key):
                "'\(key)' has two endless motions. Keep one of them."
            case .cyclicReference(let name):
                "'\(name)' starts relative to itself, through the entries it refers to. "
                    + "Give one entry of the circle an absolute time with .at."
            case .timeIsNotFinite(let name):
                "The start of '\(name)' is not a finite time. Use a number of seconds."
            }
        }
    }
}

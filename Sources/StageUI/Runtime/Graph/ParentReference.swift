// Licensed under the Apache License, Version 2.0.

/// A reference to an object that does not keep it alive, and is empty once the object has gone.
///
/// A `weak` reference does the same, but makes each later retain and release of its object several times
/// slower, and a tree is laid out by thousands of those. The object owns its link and empties it when it ends.
///
/// Unchecked, because nothing but the use makes it safe: only nodes and boxes have links. They live in the tree
/// of a stage, which alone reads the links, on the main actor and only while it keeps the tree.
final class ParentReference<Object: AnyObject>: @unchecked Sendable {
    private(set) unowned(unsafe) var object: Object?

    init() {}

    /// Leads to an object; called once, when the link is made.
    func lead(to object: Object) { self.object = object }

    /// Leads nowhere from now on; called when the object ends.
    func end() { object = nil }
}

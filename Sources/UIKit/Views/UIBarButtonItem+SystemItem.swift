// Licensed under the Apache License, Version 2.0.

extension UIBarButtonItem {
    /// The buttons of the system.
    public enum SystemItem: Int, Sendable {
        /// Done.
        case done
        /// Cancel.
        case cancel
        /// Edit.
        case edit
        /// Save.
        case save
        /// A plus.
        case add
        /// A space that grows.
        case flexibleSpace
        /// A space.
        case fixedSpace
        /// A pencil on a sheet.
        case compose
        /// An arrow to the left.
        case reply
        /// A sheet with an arrow, for sharing.
        case action
        /// A folder.
        case organize
        /// A book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// An arrow in a circle.
        case refresh
        /// A cross, to end something.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// A triangle.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// Undo.
        case undo
        /// Redo.
        case redo
        /// A cross.
        case close = 24
    }
}

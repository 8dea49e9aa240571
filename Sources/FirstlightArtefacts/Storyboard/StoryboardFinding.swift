// Licensed under the Apache License, Version 2.0.

/// Something in a storyboard that a check may object to, with its place.
package struct StoryboardFinding: Hashable, Sendable {
    /// The kind of a finding.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Two objects have the same id; the subject is the id, the place that of the later one.
        case duplicateID
        /// An id is named that no object has.
        case unresolvedReference
        /// A class of the app's own, which a launch screen may not have.
        case customClass
        /// An outlet, an action or a segue.
        case connection
        /// An attribute that is set at run time; the subject is its key path.
        case runtimeAttribute
        /// Text that is drawn, which a launch screen cannot translate.
        case text
        /// An image that is used and not among the resources.
        case undeclaredImage
        /// A colour of the catalogue that is used and not among the resources.
        case undeclaredColor
        /// A resource that nothing uses.
        case unusedResource
        /// A number, a flag or a word that has no meaning in its place.
        case malformedValue
        /// There is no view to show.
        case emptyDocument
        /// The document does not say that it is a launch screen.
        case notLaunchScreen
        /// The document does not say which controller is shown.
        case noInitialViewController
    }

    /// The kind of the finding.
    package var kind: Kind
    /// The name of the element.
    package var element: String
    /// Its line, from 1.
    package var line: Int
    /// The subject of the finding: an id, a name, a class, a text.
    package var subject: String
}

/// A name that stands in a storyboard, with its place.
package struct StoryboardMention: Hashable, Sendable {
    /// The id of an object, or the name of an image or a colour.
    package var name: String
    /// The name of the element.
    package var element: String
    /// The attribute that holds the name.
    package var attribute: String
    /// The line of the element, from 1.
    package var line: Int
}

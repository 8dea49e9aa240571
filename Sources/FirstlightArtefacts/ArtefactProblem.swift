// Licensed under the Apache License, Version 2.0.

/// A problem with a file of a project: its place, and what to do.
public struct ArtefactProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as it was given.
    public var file: String
    /// The line of the problem, from 1; nil when it concerns the whole file.
    public var line: Int?
    /// The element or key concerned, such as `scene/viewController`; empty for none.
    public var element: String
    /// The reason, and the values that are allowed.
    public var reason: String

    /// Describes a problem.
    public init(file: String, line: Int? = nil, element: String = "", reason: String) {
        (self.file, self.line, self.element, self.reason) = (file, line, element, reason)
    }

    /// The file, the line, the element and the reason, as compilers write them.
    public var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return [place, element, reason].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

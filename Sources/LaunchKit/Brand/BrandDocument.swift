// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A document that an app asks its server for, and what a development server answers.
public struct BrandDocument: Sendable {
    /// The path below the server's address, such as `/cities`.
    public let path: String
    /// The task that asks for it, whose scripted answers become the server's faults; nil for none.
    public let task: String?
    /// The JSON that a development server answers at a date; nil for a path that the server knows itself.
    public let body: (@Sendable (Date) throws -> Data)?

    /// Describes a document.
    public init(_ path: String, task: String? = nil, body: (@Sendable (Date) throws -> Data)? = nil) {
        (self.path, self.task, self.body) = (path, task, body)
    }
}

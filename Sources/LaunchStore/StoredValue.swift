// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A document and when it was saved.
public struct StoredValue<Value: Sendable>: Sendable {
    /// The document.
    public let value: Value

    /// The time that the writer gave when it saved the document.
    public let savedAt: Date

    /// Joins a document with its time.
    public init(value: Value, savedAt: Date) {
        self.value = value
        self.savedAt = savedAt
    }
}

extension StoredValue: Equatable where Value: Equatable {}

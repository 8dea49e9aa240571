// Licensed under the Apache License, Version 2.0.

public import CoreTransferable
public import Foundation
public import UIKit

extension NSItemProvider {
    /// Calls back with its value as one of a type, or with an error where the type does not take it.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        Task { @MainActor in
            if let value = await DraggedValue(self).taken(as: type) {
                completionHandler(.success(value))
            } else {
                completionHandler(.failure(CocoaError(.coderValueNotFound)))
            }
        }
        return Progress(totalUnitCount: 1)
    }
}

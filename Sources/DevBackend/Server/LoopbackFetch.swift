// Licensed under the Apache License, Version 2.0.

import Dispatch
package import Foundation

/// Requests to a ``LoopbackServer`` of another process.
package enum LoopbackFetch {
    /// A request that was not answered as wished.
    package struct Failure: Error, Sendable {
        /// The reason, as the other process gives it.
        package let message: String
    }

    /// Reads the answer to a GET, without blocking the caller.
    ///
    /// Where the caller's task is cancelled, the connection is closed, so that the other process learns of it.
    ///
    /// - Parameter patience: The seconds that it may take; an audit of a debug build takes minutes on a busy machine.
    package static func get(_ address: String, patience: Int = 600) async throws(Failure) -> Data {
        let callingOff = CallingOff()
        let result: Result<Data, Failure> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    do {
                        let bytes = try HTTPFetch.send(
                            address, patience: UInt32(patience), callingOff: callingOff)
                        continuation.resume(returning: .success(Data(bytes)))
                    } catch {
                        // The address has the token.
                        let message = "\(error)".replacing("\(address): ", with: "")
                        continuation.resume(returning: .failure(Failure(message: message)))
                    }
                }
            }
        } onCancel: {
            callingOff.callOff()
        }
        return try result.get()
    }
}

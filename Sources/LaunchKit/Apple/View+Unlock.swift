// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI

#if os(iOS) || os(tvOS) || os(visionOS)
    import UIKit
#endif

extension View {
    /// Calls an action each time the device was unlocked, so that what it protects can be read again.
    ///
    /// A Mac and a watch report none; there the return of the app stands for it.
    func onUnlock(_ action: @escaping @MainActor () -> Void) -> some View {
        #if os(iOS) || os(tvOS) || os(visionOS)
            task {
                let (unlocks, continuation) = AsyncStream.makeStream(of: Void.self)
                let observer = NotificationCenter.default.addObserver(
                    forName: UIApplication.protectedDataDidBecomeAvailableNotification, object: nil,
                    queue: nil
                ) { @Sendable _ in continuation.yield() }
                defer { NotificationCenter.default.removeObserver(observer) }
                // Ends with the view.
                for await _ in unlocks { action() }
            }
        #else
            self
        #endif
    }
}

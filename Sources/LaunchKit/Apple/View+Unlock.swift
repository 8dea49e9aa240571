// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension View {
    /// Calls an action each time the device was unlocked, so that what it protects can be read again.
    ///
    /// A Mac and a watch report none; there the return of the app stands for it.
    func onUnlock(_ action: @escaping @MainActor () -> Void) -> some View {
        #if os(iOS) || os(tvOS) || os(visionOS)
            onReceive(
                NotificationCenter.default.publisher(
                    for: UIApplication.protectedDataDidBecomeAvailableNotification)
            ) { _ in action() }
        #else
            self
        #endif
    }
}

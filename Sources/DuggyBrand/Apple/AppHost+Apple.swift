// Licensed under the Apache License, Version 2.0.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS) && !os(Linux)
    import Foundation

    #if os(macOS)
        import AppKit
    #else
        import UIKit
    #endif

    extension AppHost {
        /// The device: it opens URLs, and ends the app where the app's options have a button for that.
        public static let device = AppHost(exit: { endOnDevice() }, open: { openOnDevice($0) })

        /// Ends the app: a Mac's quits, another system's ends its process (DG-54, C-DG-16).
        @MainActor private static func endOnDevice() {
            #if os(macOS)
                NSApplication.shared.terminate(nil)
            #else
                Foundation.exit(0)
            #endif
        }

        /// Opens a URL with the device's app for it.
        @MainActor private static func openOnDevice(_ url: URL) {
            #if os(macOS)
                NSWorkspace.shared.open(url)
            #else
                UIApplication.shared.open(url)
            #endif
        }
    }
#endif

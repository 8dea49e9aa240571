// Licensed under the Apache License, Version 2.0.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
    public import Foundation

    #if os(macOS)
        import AppKit
    #else
        import UIKit
    #endif

    extension AppHost {
        /// Opens a URL with the device's app for it.
        @MainActor public static func openOnDevice(_ url: URL) {
            #if os(macOS)
                NSWorkspace.shared.open(url)
            #else
                UIApplication.shared.open(url)
            #endif
        }
    }
#endif

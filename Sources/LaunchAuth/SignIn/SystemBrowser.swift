// Licensed under the Apache License, Version 2.0.

import Foundation

/// A sheet of the system that shows one page: `ASWebAuthenticationSession` on Apple's systems.
@MainActor protocol SystemBrowser: AnyObject {
    /// Shows the sheet; false when it could not be shown.
    func start() -> Bool
    /// Takes the sheet away.
    func cancel()
}

extension AuthBrowserRequest {
    /// The handler of a sheet: the URL that it came back with, or its error.
    typealias BrowserHandler = @Sendable (URL?, (any Error)?) -> Void

    /// Shows the page in a sheet of the system, and returns the URL that leads back to the app.
    ///
    /// When the task is cancelled the sheet is taken away.
    ///
    /// - Parameters:
    ///   - code: Returns the system's number for an error of a sheet; nil for an error of another kind.
    ///   - make: Makes the sheet: page, scheme that leads back, handler.
    /// - Throws: ``AuthError``: `cancelled` when the user closed it, `connection` when it could not be shown.
    @MainActor func show(
        code: @escaping @Sendable (any Error) -> Int?,
        in make: (URL, String?, @escaping BrowserHandler) -> any SystemBrowser
    ) async throws(AuthError) -> AuthCallbackURL {
        let race = Race<URL>()
        // The system calls the handler on a thread of its own choice, so it must not belong to the main actor.
        let browser = make(url, callbackScheme) { @Sendable url, error in
            if let url { return race.end(.success(url)) }
            race.end(.failure(AuthError(browser: error.flatMap(code))))
        }
        // The system does not keep the sheet.
        defer { withExtendedLifetime(browser) {} }
        do {
            return AuthCallbackURL(
                try await withTaskCancellationHandler {
                    try await withCheckedThrowingContinuation { continuation in
                        race.begin(continuation)
                        guard !browser.start() else { return }
                        // No handler is called for certain then; one that is comes too late.
                        race.end(.failure(AuthError.connection(reason: "the browser could not be shown")))
                    }
                } onCancel: {
                    race.end(.failure(AuthError.cancelled))
                })
        } catch {
            if Task.isCancelled { browser.cancel() }
            throw AuthError(transport: error)
        }
    }
}

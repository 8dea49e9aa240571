// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// A sheet of the system that does as the test says.
@MainActor private final class TestBrowser: SystemBrowser {
    var (starts, cancels) = (0, 0)
    var canStart = true
    var handler: AuthBrowserRequest.BrowserHandler = { _, _ in }
    /// Called when it was asked to show itself.
    var onStart: () -> Void = {}

    func start() -> Bool {
        starts += 1
        onStart()
        return canStart
    }

    func cancel() { cancels += 1 }
}

/// The page of a provider in the system's browser sheet, and the way back.
@MainActor @Suite("The system's browser sheet")
struct SystemBrowserTests {
    private struct SheetError: Error { let code: Int }

    private let page = "https://auth.example/auth/v1/authorize?provider=google"
    private let browser = TestBrowser()

    /// Shows the page, and notes the page and the scheme that the sheet was made with.
    private func show(_ made: @escaping (String, String?) -> Void = { _, _ in }) async throws -> String {
        let request = AuthBrowserRequest(
            url: try #require(URL(string: page)), redirect: URL(string: "laten://auth/callback"))
        return try await request.show(
            code: { ($0 as? SheetError)?.code },
            in: { url, scheme, handler in
                made(url.absoluteString, scheme)
                browser.handler = handler
                return browser
            }
        ).url.absoluteString
    }

    private func answer(_ url: String?, _ error: (any Error)? = nil) {
        let (handler, url) = (browser.handler, url.flatMap { URL(string: $0) })
        // On a thread of its own, as the system calls it.
        Task.detached { handler(url, error) }
    }

    @Test(
        "The URL that the server returned is opened once, and the one that leads back is given on",
        .proves("LA-183"))
    func opens() async throws {
        browser.onStart = { answer("laten://auth/callback?code=c0de") }
        var made: [String] = []
        let back = try await show { made += [$0, $1 ?? "none"] }
        #expect(made == ["https://auth.example/auth/v1/authorize?provider=google", "laten"])
        #expect(back == "laten://auth/callback?code=c0de")
        #expect(browser.starts == 1 && browser.cancels == 0)
    }

    // 1 is ASWebAuthenticationSessionError.Code.canceledLogin, and 2 that there is no window for the sheet.
    @Test(
        "Whoever closes the sheet has cancelled; another error is a browser that failed",
        arguments: [
            (1, AuthError.cancelled), (2, .connection(reason: "the browser failed")),
            (nil, .connection(reason: "the browser failed")),
        ] as [(Int?, AuthError)])
    func errors(code: Int?, error: AuthError) async {
        browser.onStart = { answer(nil, code.map { SheetError(code: $0) } ?? CancellationError()) }
        await #expect(throws: error) { try await show() }
    }

    @Test("A sheet that cannot be shown ends the sign-in at once")
    func cannotStart() async {
        browser.canStart = false
        await #expect(throws: AuthError.connection(reason: "the browser could not be shown")) {
            try await show()
        }
        #expect(browser.starts == 1)
    }

    @Test("With its task the sheet goes, and an answer that comes later changes nothing")
    func cancelled() async {
        let task = Task { try await show() }
        browser.onStart = { task.cancel() }
        await #expect(throws: AuthError.cancelled) { try await task.value }
        #expect(browser.starts == 1 && browser.cancels == 1)
        browser.handler(URL(string: "laten://auth/callback?code=late"), nil)
    }
}

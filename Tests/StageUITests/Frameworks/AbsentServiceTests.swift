// Licensed under the Apache License, Version 2.0.

import CoreGraphics
import Foundation
import OSLog
import Testing
import WebKit

@testable import StageUI

/// What screens find of services that are not here: pages of the web, the log's entries, and fonts that code registers.
@MainActor @Suite struct AbsentServiceTests {
    @Test func `A web view is a place with the address of its page, and tells that nothing is loaded`() {
        let page = WebPage()
        page.load(URL(string: "https://example.org/a"))
        let probe = StageProbe(CGSize(width: 400, height: 400)) { WebView(page) }
        #expect(probe.texts == ["https://example.org/a"] && !page.isLoading)
        page.load(URL(string: "https://example.org/b"))
        probe.step()
        #expect(probe.texts == ["https://example.org/b"])
        #expect(probe.stage.issues.contains { $0.message.hasPrefix("WebView shows a place") })
    }

    @Test func `The log keeps no entries, and its store cannot be opened`() {
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .currentProcessIdentifier) }
        #expect(throws: CocoaError.self) { try OSLogStore(url: URL(filePath: "/log")) }
    }

    /// The codes are those of CTFontManagerError: 101 for a file that is not there, 103 for one that is no font.
    @Test(
        arguments: [
            ([0, 1, 0, 0], nil), (Array("OTTO".utf8), nil), (Array("font".utf8), 103), (nil, 101),
        ] as [([UInt8]?, Int?)])
    func `A font is registered if its file has one`(_ bytes: [UInt8]?, _ code: Int?) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        if let bytes { try Data(bytes).write(to: file) }
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(file, .process, &error) == (code == nil))
        let failed = error?.takeRetainedValue()
        #expect(failed.map { CFErrorGetCode($0) } == code)
        let words = failed.flatMap { CFErrorCopyDescription($0) }
        #expect(words?.contains(file.path) == (code == nil ? nil : true))
    }
}

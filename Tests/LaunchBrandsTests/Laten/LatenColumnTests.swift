// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import ProofSupport
import StageUI
import Testing

/// The order of the sign-in screen's column, and what of it is reached by scrolling.
@MainActor @Suite("Laten's sign-in screen: the column", .fewAtATime)
struct LatenColumnTests {
    /// The words and fields of the document, from the top; the logo has no words.
    nonisolated private static let order = [
        "Welcome back", "Sign in to your account", "Email address", "Password", "Sign In", "OR CONTINUE WITH",
        "Sign in with Face ID", "Continue with Apple", "Continue with Google", "Continue with Facebook",
        "Don't have an account? Sign Up",
    ]

    /// The screen of somebody who can sign in with a face, so that each part is there.
    private func view(_ size: DynamicTypeSize, on device: ScreenDevice) async throws -> LatenView {
        let desk = LatenDesk(sensor: .faceID)
        try await desk.keepCredentials()
        let view = try LatenView.authentication(desk, on: device) { $0.dynamicTypeSize = size }
        await view.turns { view.model.biometricButton != nil }
        view.settle()
        return view
    }

    /// The upper edges of the parts, in the document's order.
    private func tops(_ view: LatenView) throws -> [CGFloat] {
        try Self.order.map { try #require(view.stage.element($0), "\($0)").frame.minY }
    }

    @Test(
        "The order is the document's at each size of the letters",
        .proves("LA-72"), arguments: [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility5],
        [ScreenDevice.upright[0], .middle, .onTheirSides[2]])
    func order(_ size: DynamicTypeSize, on device: ScreenDevice) async throws {
        let view = try await view(size, on: device)
        let before = try tops(view)
        #expect(before == before.sorted() && Set(before).count == 11, "\(before)")
        let logo = try #require(view.elements.latenLogo).frame
        #expect(logo.width > 0 && logo.maxY <= before[0], "\(logo)")
        // What is written in a field may be longer than it.
        let boxes = view.fieldBoxes().map(\.frame)
        for words in view.elements where words.kind == .text {
            if boxes.contains(where: { ($0.minY...$0.maxY).contains(words.frame.midY) }) { continue }
            #expect(words.frame.minX >= 0 && words.frame.maxX <= device.width + 0.5, "\(words.string ?? "")")
        }
        // The title is the largest text, and grows with the user's size.
        let title = try #require(view.text("Welcome back")?.run).font.size
        switch size {
        case .xSmall: #expect(title < 30)
        case .large: #expect(title == 30)
        default: #expect(title > 30)
        }
        #expect(view.stage.issues.isEmpty)
    }

    @Test(
        "What lies below the screen is reached by scrolling, all as one", .proves("LA-72"),
        arguments: [DynamicTypeSize.xSmall, .large], [ScreenDevice.upright[0], .onTheirSides[2]])
    func scrolling(_ size: DynamicTypeSize, on device: ScreenDevice) async throws {
        let view = try await view(size, on: device)
        let before = try tops(view)
        let start = try #require(view.text(Self.order[10])).frame
        #expect(start.maxY > device.safeArea.maxY, "\(start)")
        for _ in 0..<12 { view.drag(by: -0.4 * device.height) }
        let end = try #require(view.text(Self.order[10])).frame
        #expect(end.maxY <= device.safeArea.maxY && end.minY >= device.safeArea.minY, "\(end)")
        let ways = zip(before, try tops(view)).map { $0 - $1 }
        #expect(ways.allSatisfy { $0 > 0 && isNear($0, ways[0], 0.01) }, "\(ways)")
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import ProofSupport
import StageUI
import Testing

/// What is where on small screens and with large letters: nothing lies over another, and no word is broken.
@MainActor @Suite("Laten's screens: room", .fewAtATime)
struct LatenFitTests {
    nonisolated private static let link = "Don't have an account? Sign Up"

    nonisolated private static let small = Array(ScreenDevice.upright.prefix(3))

    /// A screen of which each word is looked at.
    enum Shown: CaseIterable, Sendable { case signIn, signUp, refused, question, explore, account }

    private func view(
        _ shown: Shown, on device: ScreenDevice, _ size: DynamicTypeSize
    ) async throws -> LatenView {
        if shown == .explore || shown == .account {
            let view = try LatenView.showing(on: device) {
                $0.dynamicTypeSize = size
            } content: {
                ExploreScreen(name: "Ann Lee", email: "ann.lee@example.com", note: "You are offline.") { _ in
                }
            }
            if shown == .account { #expect(view.stage.activate(label: "Account")) }
            view.settle()
            return view
        }
        let desk = LatenDesk(sensor: shown == .question ? .faceID : nil)
        let view = try LatenView.authentication(desk, on: device) { $0.dynamicTypeSize = size }
        view.settle()
        if shown == .signUp {
            view.toSignUp()
            view.model.password = "abc"
            #expect(view.stage.activate(label: "Sign Up"))
            await view.turns { !view.model.problems.isEmpty }
        }
        if shown == .refused {
            desk.error = .server(
                AuthServerError(status: 400, code: .invalidNonce, message: "Nonces mismatch"))
            #expect(view.stage.activate(label: "Continue with Apple"))
            await view.turns { view.model.toast != nil && !view.model.isLoading }
        }
        if shown == .question {
            (view.model.email, view.model.password) = ("ann@example.com", "Kwz9-Tulip-Road")
            #expect(view.stage.activate(label: "Sign In"))
            await view.turns { view.model.enrolmentOffer != nil && !view.model.isLoading }
        }
        view.settle()
        return view
    }

    @Test(
        "On a watch the address of the account is whole, below the sign",
        arguments: [
            ScreenDevice(name: "187x223", width: 187, height: 223),
            ScreenDevice(name: "198x242", width: 198, height: 242),
            ScreenDevice(name: "211x257", width: 211, height: 257),
        ])
    func address(on device: ScreenDevice) async throws {
        let view = try await view(.account, on: device, .large)
        let address = try #require(view.text("ann.lee@example.com"))
        #expect(address.text?.lines.count == 1 && address.text?.isTruncated == false)
        #expect(address.frame.minX >= 0 && address.frame.maxX <= device.width, "\(address.frame)")
        let name = try #require(view.text("Ann Lee"))
        #expect(isNear(name.frame.minX, address.frame.minX, 0.6) && name.frame.maxY <= address.frame.minY + 3)
    }

    @Test(
        "No word is broken, whatever the size of the letters", .proves("LA-262"),
        arguments: small, [DynamicTypeSize.xxxLarge, .accessibility3, .accessibility4, .accessibility5])
    func wholeWords(on device: ScreenDevice, _ size: DynamicTypeSize) async throws {
        for shown in Shown.allCases {
            let view = try await view(shown, on: device, size)
            // What is read aloud has no lines, so its words are whole.
            let spoken = view.stage.spoken.flatMap { [$0.label, $0.value, $0.hint].compactMap { $0 } }
            let whole = Set(
                spoken.flatMap { $0.split(whereSeparator: { " ·".contains($0) }) }.map(String.init))
            let texts = view.elements.filter { $0.kind == .text && $0.blur == 0 }
            let boxes = view.fieldBoxes().map(\.frame)
            #expect(texts.count { $0.string?.isEmpty == false } > 4, "\(shown)")
            for element in texts {
                for line in element.text?.lines ?? [] {
                    for word in line.runs.map(\.string).joined().split(whereSeparator: { " ·•".contains($0) })
                    where !word.hasSuffix("…") && !whole.contains(String(word)) {
                        let parts = whole.filter { $0.contains(word) && !$0.hasSuffix(",") }
                        #expect(parts.isEmpty, "\(shown): \"\(word)\" of \(parts.sorted())")
                    }
                }
                // Only the filters lie in a row that scrolls, and what is written in a field may be longer than it.
                let isFree =
                    shown == .explore
                    || boxes.contains { $0.minY < element.frame.midY && element.frame.midY < $0.maxY }
                #expect(
                    isFree || element.frame.minX >= -0.5 && element.frame.maxX <= device.width + 0.5,
                    "\(shown): \(element.string ?? "") at \(element.frame)")
            }
            #expect(view.stage.issues.isEmpty)
        }
    }

    @Test(
        "The ground of the arrow ends nowhere on the lights of a low screen, nor beside very large letters",
        arguments: [(ScreenDevice.onTheirSides[0], DynamicTypeSize.large), (.upright[0], .accessibility5)])
    func ground(on device: ScreenDevice, _ size: DynamicTypeSize) throws {
        let view = try LatenView.authentication(on: device) { $0.dynamicTypeSize = size }
        view.settle()
        // It comes from nothing in three steps.
        let ground = try #require(
            view.elements.first {
                $0.kind == .fill && $0.colors.count == 3 && $0.colors.first?.opacity == 0
                    && $0.frame.maxY >= device.height
            })
        #expect(ground.frame.minX == 0 && ground.frame.width == device.width, "\(ground.frame)")
    }

    @Test(
        "The link to the sign-up is in sight on a telephone, or an arrow tells that there is more",
        .proves("LA-72", "LA-262"),
        arguments: [
            // The device, and whether the sign-in and the sign-up fit.
            (ScreenDevice.upright[0], false, false), (ScreenDevice.upright[1], true, false),
            (ScreenDevice.upright[2], true, true), (ScreenDevice.upright[3], true, true),
            (ScreenDevice.upright[4], true, true),
            (ScreenDevice(name: "393x852", width: 393, height: 852, top: 59, bottom: 34), true, true),
            (ScreenDevice.onTheirSides[2], false, false),
        ])
    func linkInSight(on device: ScreenDevice, _ signInFits: Bool, _ signUpFits: Bool) throws {
        let view = try LatenView.authentication(on: device)
        view.settle()
        func check(_ fits: Bool, _ link: String) throws {
            let words = try #require(view.text(link)).frame
            #expect((words.maxY <= device.safeArea.maxY) == fits, "\(words)")
            let arrows = try view.places(of: "chevron.down", width: 18)
            #expect(arrows.isEmpty == fits)
            for arrow in arrows {
                #expect(device.safeArea.contains(arrow.frame) && arrow.frame.maxY > device.safeArea.maxY - 40)
                #expect(arrow.has(0xA3A3B3))
            }
            guard !fits else { return }
            // At the end there is nothing more to say.
            for _ in 0..<4 { view.drag(by: -0.4 * device.height) }
            #expect(try #require(view.text(link)).frame.maxY <= device.safeArea.maxY)
            #expect(try view.places(of: "chevron.down", width: 18).isEmpty)
        }
        try check(signInFits, Self.link)
        view.toSignUp()
        // The column begins at its top again, as far as it scrolls at all.
        for _ in 0..<6 { view.drag(by: 0.4 * device.height) }
        try check(signUpFits, "Already have an account? Sign In")
    }

    @Test(
        "At its end the column shows the link whole, above the lower edge, however large the letters are",
        .proves("LA-72", "LA-262"), arguments: small, [DynamicTypeSize.xxxLarge, .accessibility5])
    func linkAtTheEnd(on device: ScreenDevice, _ size: DynamicTypeSize) throws {
        let view = try LatenView.authentication(on: device) { $0.dynamicTypeSize = size }
        view.settle()
        for _ in 0..<8 { view.drag(by: -0.4 * device.height) }
        let words = try #require(view.text(Self.link)).frame
        #expect(words.maxY <= device.safeArea.maxY, "\(words)")
        #expect(words.minY >= device.safeArea.minY, "\(words)")
    }

    @Test("Where a little room is missing, all distances are smaller alike", .proves("LA-262"))
    func tightColumn() throws {
        let view = try LatenView.authentication(on: .upright[1])
        view.settle()
        let logo = try #require(view.elements.latenLogo).frame
        let title = try #require(view.text("Welcome back")).frame
        let submit = try #require(view.stage.element("Sign In")).frame
        let divider = try #require(view.text("OR CONTINUE WITH")).frame
        let social = ["Apple", "Google", "Facebook"].compactMap {
            view.stage.element("Continue with \($0)")?.frame
        }
        try #require(social.count == 3)
        let blocks = [title.minY - logo.maxY, divider.minY - submit.maxY, social[0].minY - divider.maxY]
        let rows = [social[1].minY - social[0].maxY, social[2].minY - social[1].maxY]
        #expect(blocks.allSatisfy { (12...24).contains($0) && isNear($0, blocks[0], 0.6) }, "\(blocks)")
        #expect(rows.allSatisfy { (8...12).contains($0) && isNear($0, rows[0], 0.6) }, "\(rows)")
        #expect(blocks[0] < 23 && rows[0] < 11.5)
        #expect(social.allSatisfy { isNear($0.height, 52, 0.01) } && isNear(submit.height, 56, 0.01))
    }

    @Test(
        "A message covers neither the logo nor a title nor the question", .proves("LA-209", "LA-263"),
        arguments: ScreenDevice.upright + [.onTheirSides[2]],
        [DynamicTypeSize.large, .accessibility3, .accessibility5])
    func messages(on device: ScreenDevice, _ size: DynamicTypeSize) async throws {
        func toast(_ view: LatenView) throws -> CGRect {
            try #require(
                view.elements.first {
                    $0.kind == .stroke && ($0.has(0xEF4444, 0.45) || $0.has(0x22C55E, 0.45))
                        && $0.frame.width > 150
                }
            ).frame
        }
        let refused = try await view(.refused, on: device, size)
        let message = try toast(refused)
        #expect(device.safeArea.insetBy(dx: -1, dy: -1).contains(message), "\(message)")
        let told = "Authentication verification failed. Please try again."
        var others = 0
        for element in refused.elements
        where element.isVisible && (element.kind == .text || element.isLatenSky) {
            // However the words are broken into lines.
            let words = (element.string ?? "").split(separator: " ").joined(separator: " ")
            guard words != told else { continue }
            others += 1
            #expect(!element.frame.insetBy(dx: 1, dy: 1).intersects(message), "\(element.look)")
        }
        #expect(others > 0)
        let asked = try await view(.question, on: device, size)
        let welcome = try toast(asked)
        let card = try #require(
            asked.elements.latenCard)
        #expect(card.frame.minY >= welcome.maxY - 1, "\(card.frame) under \(welcome)")
    }
}

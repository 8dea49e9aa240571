// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import ProofSupport
import StageCairo
import StageUI
import Testing

/// The symbols, logos and lines by which the parts of the sign-in screen are known: their outlines and pixels.
@MainActor @Suite("Laten's sign-in screen: signs and lines")
struct LatenAuthenticationSignTests {
    /// A field: its symbol, its placeholder, what is typed into it and what is seen of that.
    private typealias Field = (symbol: String, placeholder: String, typed: String, seen: String)

    @Test(
        "A field has its symbol, and its placeholder as long as nothing is typed",
        .proves("LA-105", "LA-106", "LA-109", "LA-110", "LA-113", "LA-114", "LA-119", "LA-121"),
        arguments: [false, true])
    func fieldSigns(isSignUp: Bool) throws {
        let view = try LatenView.authentication()
        view.settle()
        if isSignUp { view.toSignUp() }
        var fields: [Field] = [
            ("envelope.fill", "Email address", "a@b.at", "a@b.at"), ("lock.fill", "Password", "Ab1", "•••"),
        ]
        if isSignUp { fields.insert(("person.fill", "Display name", "Ann", "Ann"), at: 0) }
        let boxes = view.fieldBoxes().map(\.frame)
        try #require(boxes.count == fields.count)
        func texts(_ box: CGRect) -> [String?] {
            view.elements.filter { $0.kind == .text && box.contains($0.frame) }.map(\.string)
        }
        for (field, box) in zip(fields, boxes) {
            let icons = try view.places(of: field.symbol, width: 18).filter { box.contains($0.frame) }
            #expect(icons.count == 1 && icons.first?.has(0xA3A3B3) == true, "\(field.symbol)")
            #expect(texts(box) == [field.placeholder])
            #expect(view.stage.activate(label: field.placeholder))
            view.tick()
            #expect(view.stage.type(field.typed))
            view.tick()
            #expect(texts(box) == [field.seen])
        }
    }

    @Test(
        "The link's last words, which say where it leads, stand out", .proves("LA-90", "LA-91"),
        arguments: [
            (false, "Don't have an account? ", "Sign Up"), (true, "Already have an account? ", "Sign In"),
        ])
    func link(isSignUp: Bool, question: String, answer: String) throws {
        let view = try LatenView.authentication()
        view.settle()
        if isSignUp { view.toSignUp() }
        let words = try #require(view.text(question + answer))
        let lines = try #require(words.text?.lines)
        let runs = lines.flatMap(\.runs)
        #expect(lines.count == 1 && runs.map(\.string) == [question, answer])
        #expect(runs.map(\.font.weight) == [400, 600])
        // Muted, and the primary colour.
        #expect(runs.map { hex($0.color) } == [0xA3A3B3, 0x8B5CF6] && words.opacity == 1)
        #expect(view.stage.element(question + answer)?.traits.contains(.isButton) == true)
    }

    private func hex(_ color: ResolvedColor) -> UInt32 {
        [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }

    @Test(
        "A provider's button is a line of one point around what lies below it",
        .proves("LA-161", "LA-162", "LA-163"))
    func outlines() throws {
        // On its ground the lights can hardly be seen.
        let view = try LatenView.authentication(on: LatenSplashTests.devices[5])
        view.settle()
        let image = view.image(scale: 2)
        for name in ["Apple", "Google", "Facebook"] {
            let frame = try #require(view.stage.element("Continue with \(name)")).frame
            #expect(isNear(frame.width, 360, 0.01) && isNear(frame.height, 52, 0.01))
            func pixel(_ x: CGFloat) -> PixelColor {
                image.pixel(at: CGPoint(x: frame.minX + x, y: frame.midY), scale: 2)
            }
            let (outside, line) = (pixel(-0.75), PixelColor(0x2A, 0x2A, 0x3D))
            #expect(outside.light < 80)
            for x: CGFloat in [0.25, 0.75] { #expect(pixel(x).distance(to: line) <= 2, "\(x)") }
            for x: CGFloat in [1.25, 4, 30] { #expect(pixel(x).distance(to: outside) <= 3, "\(x)") }
            let edge = try #require(
                view.elements.first {
                    $0.kind == .stroke && $0.frame.width > 300 && isNear($0.frame.midY, frame.midY)
                })
            #expect(edge.isRounded(by: 12), "the fields' corners")
        }
    }

    /// The parts of the sign on a button, which stands before its words.
    private func sign(_ view: LatenView, _ title: String) throws -> (parts: [SplashElement], words: CGRect) {
        let button = try #require(view.stage.element(title)).frame
        let words = try #require(view.text(title)).frame
        let parts = view.elements.filter {
            $0.kind != .text && $0.isVisible && $0.frame.width < 100 && button.contains($0.frame)
        }
        return (parts, words)
    }

    @Test(
        "A provider's logo has a square of 20 points right before the words", .proves("LA-164", "LA-165"),
        arguments: ["Continue with Apple", "Continue with Google", "Continue with Facebook"])
    func logos(title: String) throws {
        let view = try LatenView.authentication()
        view.settle()
        let (parts, words) = try sign(view, title)
        let box = parts.map(\.frame).reduce(CGRect.null) { $0.union($1) }
        let square = CGRect(x: words.minX - 32, y: words.midY - 10, width: 20, height: 20)
        #expect(square.insetBy(dx: -0.5, dy: -0.5).contains(box), "\(box) \(square)")
        #expect(max(box.width, box.height) > 15 && isNear(box.midX, square.midX))
        guard title.hasSuffix("Apple") else { return }
        let apple = try view.places(of: "apple.logo", width: 20)
        #expect(apple.count == 1 && apple.first?.has(0xFAFAFA) == true)
    }

    /// The pixel of a logo at a place of its square of 20 points, before the words.
    private func reader(_ title: String) throws -> (_ place: CGPoint) -> PixelColor {
        let view = try LatenView.authentication()
        view.settle()
        let words = try #require(view.text(title)).frame
        let image = view.image(scale: 4)
        return { place in
            let point = CGPoint(x: words.minX - 32 + place.x, y: words.midY - 10 + place.y)
            return image.pixel(at: point, scale: 4)
        }
    }

    private func points(_ numbers: CGFloat...) -> [CGPoint] {
        stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    @Test(
        "Google's G is red above, yellow at the left, green below and blue at the right with its bar",
        .proves("LA-166"))
    func google() throws {
        let pixel = try reader("Continue with Google")
        for (color, places) in [
            (PixelColor(0xEA, 0x43, 0x35), points(10, 2, 4, 4.5, 14.5, 3.5)),
            (PixelColor(0xFB, 0xBC, 0x05), points(2, 10, 2.5, 8, 2, 12)),
            (PixelColor(0x34, 0xA8, 0x53), points(10, 18, 5, 16.5, 13, 17)),
            (PixelColor(0x42, 0x85, 0xF4), points(11.5, 10, 18, 10, 17, 14)),
        ] {
            for place in places { #expect(pixel(place).distance(to: color) <= 24, "\(place)") }
        }
        // It is open at the right above the bar, and empty within.
        for place in points(17.5, 6.5, 14.5, 6.5, 7.5, 10, 10, 13.5, 1, 1) {
            #expect(pixel(place).light < 120, "\(place)")
        }
    }

    @Test("Facebook's f is white, on a disc of its blue", .proves("LA-167"))
    func facebook() throws {
        let pixel = try reader("Continue with Facebook")
        // Stem, hook, and the bar to both sides of the stem.
        for place in points(10, 9, 10, 14, 10, 17.5, 12, 5.5, 7, 11.5, 12.5, 11.5) {
            #expect(pixel(place).distance(to: PixelColor(0xFF, 0xFF, 0xFF)) <= 24, "\(place)")
        }
        for place in points(10, 1.5, 2, 10, 18, 10, 6.5, 6.5, 6.5, 15, 14, 15.5, 13.5, 8.5) {
            #expect(pixel(place).distance(to: PixelColor(0x18, 0x77, 0xF2)) <= 24, "\(place)")
        }
        for place in points(1, 1, 19, 1, 1, 19, 19, 19) {
            #expect(pixel(place).light < 120, "\(place)")
        }
    }

    private func biometric(_ sensor: BiometryType) async throws -> LatenView {
        let desk = LatenDesk(sensor: sensor)
        try await desk.keepCredentials()
        let view = try LatenView.authentication(desk)
        await view.turns { view.model.biometricButton != nil }
        view.settle()
        return view
    }

    @Test("The button for a face has one line around it, a point wide", .proves("LA-189"))
    func biometricOutline() async throws {
        let view = try await biometric(.faceID)
        let frame = try #require(view.stage.element("Sign in with Face ID")).frame
        #expect(isNear(frame.minX, 24, 0.01) && isNear(frame.maxX, 366, 0.01))
        let edges = view.inside("Sign in with Face ID", .stroke).filter { $0.frame.width > 100 }
        try #require(edges.count == 1)
        #expect(isNear(edges[0].frame.width, 342, 0.01) && isNear(edges[0].frame.midY, frame.midY))
        #expect(isNear(edges[0].frame.width - (edges[0].outline?.bounds.width ?? 0), 1, 0.01))
        #expect(edges[0].isRounded(by: 12), "the fields' corners")
    }

    @Test(
        "The sensor's symbol stands before the words, in the primary colour", .proves("LA-194"),
        arguments: [
            (BiometryType.faceID, "faceid", "Sign in with Face ID"),
            (.touchID, "touchid", "Sign in with Touch ID"),
        ])
    func biometricSign(_ type: BiometryType, _ symbol: String, _ title: String) async throws {
        let view = try await biometric(type)
        let (parts, words) = try sign(view, title)
        #expect(try view.places(of: symbol, width: 22).count == 1)
        #expect(!parts.isEmpty && parts.allSatisfy { $0.has(0x8B5CF6) })
        let box = parts.map(\.frame).reduce(CGRect.null) { $0.union($1) }
        #expect(box.maxX < words.minX && isNear(box.midY, words.midY, 1.5), "\(box) \(words)")
    }

    private func question(_ before: (LatenView) -> Void = { _ in }) async throws -> LatenView {
        let view = try LatenView.authentication(LatenDesk(sensor: .faceID))
        view.settle()
        before(view)
        (view.model.email, view.model.password) = ("ann@example.com", "Kwz9-Tulip-Road")
        #expect(view.stage.activate(label: "Sign In"))
        await view.turns { view.model.enrolmentOffer != nil && !view.model.isLoading }
        view.settle()
        return view
    }

    @Test(
        "What lies behind the question is blurred, and the blur is darkened by 60 %",
        .proves("LA-210", "LA-211"))
    func backdrop() async throws {
        /// How much the pixels where the screen has its title differ, of 765.
        func contrast(_ view: LatenView) -> Int {
            guard let title = view.text("Welcome back")?.frame else { return -1 }
            let image = view.image()
            let light = (Int(title.minY)..<Int(title.maxY)).flatMap { y in
                (Int(title.minX)..<Int(title.maxX)).map { image.pixel($0, y).light }
            }
            return (light.max() ?? 0) - (light.min() ?? 0)
        }
        var clear = 0
        let view = try await question { clear = contrast($0) }
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        let veil = try #require(view.elements.last { $0.frame == screen })
        // A material would lay a grey veil over it.
        #expect(view.elements.allSatisfy { !$0.isMaterial })
        #expect(veil.has(0x000000, 0.6), "the last that fills the screen")
        // Darkened alone, the letters would keep two fifths of it.
        #expect(clear > 500 && (0..<clear / 5).contains(contrast(view)), "\(clear) \(contrast(view))")
    }

    @Test("The question's title stands in the middle, below its sign, in white", .proves("LA-219"))
    func questionTitle() async throws {
        let view = try await question()
        let title = try #require(view.text("Enable Face ID?"))
        #expect(title.run?.font.size == 20 && title.run?.font.weight == 600 && title.has(0xFAFAFA))
        #expect(title.text?.lines.count == 1 && isNear(title.frame.midX, 195))
        let circle = try #require(view.elements.latenQuestion.first { $0.has(0x8B5CF6, 0.1) }).frame
        let sentence = try #require(
            view.elements.first { $0.string?.hasPrefix("Sign in faster") == true })
        #expect(title.frame.minY > circle.maxY && title.frame.maxY < sentence.frame.minY)
    }
}

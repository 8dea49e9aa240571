// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import FirstlightSimulation
@testable import LaunchKit

/// What a user sees of Laten's screens beyond the numbers of the document: direction, columns, states and changes.
@MainActor @Suite("Laten's screens: looks", .fewAtATime)
struct LatenLooksTests {
    private static let providers = ["Apple", "Google", "Facebook"]

    @Test("The arrow points the way that is read", .proves("LA-156"), arguments: [false, true])
    func arrow(isReversed: Bool) throws {
        let view = try LatenView.authentication {
            if isReversed { $0.layoutDirection = .rightToLeft }
        }
        view.settle()
        let frame = try #require(view.stage.element("Sign In")?.frame)
        let words = try #require(view.text("Sign In")).frame
        let image = view.image(scale: 4)
        // The columns of white points before the words and after them, and how many each has.
        func columns(_ range: ClosedRange<CGFloat>) -> [Int] {
            stride(from: range.lowerBound, through: range.upperBound, by: 0.25).map { x in
                stride(from: frame.minY + 10, to: frame.maxY - 10, by: 0.25).filter {
                    image.pixel(at: CGPoint(x: x, y: $0), scale: 4).distance(to: PixelColor(255, 255, 255))
                        < 60
                }.count
            }
        }
        let before = columns(words.minX - 34...words.minX - 2)
        let after = columns(words.maxX + 2...words.maxX + 34)
        let (arrow, empty) = isReversed ? (before, after) : (after, before)
        #expect(empty.allSatisfy { $0 == 0 })
        let shape = arrow.filter { $0 > 0 }
        try #require(shape.count > 30)
        // Its head is higher than its shaft.
        let third = shape.count / 3
        let (left, right) = (shape.prefix(third).max() ?? 0, shape.suffix(third).max() ?? 0)
        #expect(isReversed ? left > right : right > left, "\(shape)")
    }

    @Test(
        "Signs and words of the providers stand in two columns", .proves("LA-164"), arguments: [false, true])
    func columns(isReversed: Bool) throws {
        let view = try LatenView.authentication {
            if isReversed { $0.layoutDirection = .rightToLeft }
        }
        view.settle()
        let words = try Self.providers.map { try #require(view.text("Continue with \($0)")).frame }
        let buttons = try Self.providers.map { try #require(view.stage.element("Continue with \($0)")).frame }
        let signs = buttons.map { button in
            view.elements.filter { $0.kind != .text && $0.frame.width < 30 && button.contains($0.frame) }
                .map(\.frame).reduce(CGRect.null) { $0.union($1) }
        }
        for (sign, word) in zip(signs, words) {
            #expect(isNear(sign.midX, signs[1].midX, 0.8), "\(signs)")
            #expect(
                isReversed ? isNear(word.maxX, words[0].maxX) : isNear(word.minX, words[0].minX), "\(words)")
        }
        // The widest of them stands in the middle of its button.
        let (left, right) = (min(signs[2].minX, words[2].minX), max(signs[2].maxX, words[2].maxX))
        #expect(isNear((left + right) / 2, 195, 1))
    }

    @Test(
        "Symbols grow with the letters, up to twice their size",
        .proves("LA-100", "LA-164"),
        arguments: [(DynamicTypeSize.xSmall, 1.0), (.large, 1), (.accessibility5, 2)])
    func symbols(_ size: DynamicTypeSize, _ growth: Double) throws {
        let device = ScreenDevice(name: "430x2600", width: 430, height: 2600)
        let view = try LatenView.authentication(on: device) { $0.dynamicTypeSize = size }
        view.settle()
        #expect(try view.places(of: "envelope.fill", width: 18 * growth).count == 1)
        #expect(try view.places(of: "apple.logo", width: 20 * growth).count == 1)
        let google = view.inside("Continue with Google").filter { $0.kind != .text && $0.frame.width < 50 }
            .map(\.frame).reduce(CGRect.null) { $0.union($1) }
        #expect(isNear(google.height, 20 * growth, 0.4 * growth), "\(google)")
        view.toSignUp()
        #expect(try view.places(of: "person.fill", width: 18 * growth).count == 1)
        #expect(try view.places(of: "checkmark.circle.fill", width: 18 * growth).count == 1)
    }

    @Test(
        "What cannot be pressed while somebody is signed in is faint, and what works is not",
        .proves("LA-159"))
    func busy() async throws {
        let desk = LatenDesk()
        desk.holds = true
        let view = try LatenView.authentication(desk)
        view.settle()
        func opacity(_ words: String) throws -> Double { try #require(view.text(words)).opacity }
        #expect(try opacity("Continue with Google") == 1)
        #expect(view.stage.activate(label: "Continue with Google"))
        await view.turns { desk.isWaiting }
        view.tick()
        for words in [
            "Sign In", "Continue with Apple", "Continue with Facebook", "Don't have an account? Sign Up",
        ] {
            #expect(try opacity(words) == 0.5, "\(words)")
        }
        #expect(try opacity("Continue with Google") == 1)
        #expect(try opacity("Welcome back") == 1)
        desk.answer()
    }

    @Test("Words that change in the middle begin in the middle", .proves("LA-77"))
    func middle() throws {
        let view = try LatenView.authentication()
        view.settle()
        #expect(view.stage.activate(label: "Don't have an account? Sign Up"))
        let start = view.begin()
        var shares: [Double] = []
        let changing = [
            "Welcome back", "Welcome to Laten", "Don't have an account? Sign Up",
            "Already have an account? Sign In",
        ]
        for step in 0...20 {
            let all = view.elements(at: start + Double(step) * 0.02)
            for words in all where words.isVisible && changing.contains(words.string ?? "") {
                #expect(isNear(words.frame.midX, 195), "\(words.string ?? "") at \(words.frame.midX)")
            }
            shares.append(all.first { $0.string == "Welcome to Laten" }?.opacity ?? 0)
        }
        // The one fades into the other.
        #expect(shares.contains { $0 > 0.2 && $0 < 0.8 } && shares.last == 1, "\(shares)")
    }

    @Test("The question lies on black over what is blurred, without a tint", .proves("LA-209", "LA-210"))
    func veil() async throws {
        let view = try LatenView.authentication(LatenDesk(sensor: .faceID))
        view.settle()
        let clear = view.image()
        (view.model.email, view.model.password) = ("ann@example.com", "Kwz9-Tulip-Road")
        #expect(view.stage.activate(label: "Sign In"))
        await view.turns { view.model.enrolmentOffer != nil && !view.model.isLoading }
        view.settle()
        let image = view.image()
        // Four tenths of the ground and its lights, in each corner.
        for (x, y) in [(3, 3), (386, 3), (3, 840), (386, 840)] {
            let (before, after) = (clear.pixel(x, y), image.pixel(x, y))
            for (old, new) in [
                (before.red, after.red), (before.green, after.green), (before.blue, after.blue),
            ] {
                #expect(isNear(Double(new), 0.4 * Double(old), 1.01), "\(before) \(after) at \(x), \(y)")
            }
        }
        #expect(view.elements.allSatisfy { !$0.isMaterial })
        // Nothing sharp of the form is left, and the card is sharp.
        let words = try #require(view.text("Welcome back"))
        #expect(words.blur == 20 && view.text("Enable Face ID?")?.blur == 0)
        #expect(view.stage.activate(label: "Not now"))
        await view.turns { view.model.enrolmentOffer == nil }
        view.settle()
        #expect(view.text("Welcome back")?.blur == 0)
    }

    @Test(
        "A blur that Apple's systems keep as a small picture looks as the blur does", .proves("LA-261"))
    func keptBlurs() throws {
        func image(isKept: Bool) throws -> PixelImage {
            try LatenView.showing {
                ZStack {
                    Color.black
                    let disc = Circle().fill(.white).frame(width: 100, height: 100)
                    if isKept { disc.blurredInPicture(radius: 22, side: 100) } else { disc.blur(radius: 22) }
                }
                .ignoresSafeArea()
            }
            .image()
        }
        let (kept, blurred) = (try image(isKept: true), try image(isKept: false))
        // In the middle of a disc of radius r is 1 - exp(-r2 / 2 sigma2) of its light: 236 of 255.
        #expect(isNear(Double(kept.pixel(195, 422).red), 236, 6), "\(kept.pixel(195, 422))")
        for distance in stride(from: 0, through: 120, by: 5) {
            for (x, y) in [(distance, 0), (0, distance), (-distance, 0), (0, -distance)] {
                let (small, whole) = (kept.pixel(195 + x, 422 + y), blurred.pixel(195 + x, 422 + y))
                #expect(small.distance(to: whole) <= 6, "\(small) \(whole) at \(x), \(y)")
            }
        }
        // The light ends outside the disc, and nothing of it is cut off.
        #expect(kept.pixel(195 + 70, 422).red > 20 && kept.pixel(195 + 116, 422).red < 4)
    }
}

/// The way from one screen of Laten's to the next.
@MainActor @Suite("Laten's screens: changes", .fewAtATime)
struct LatenChangeTests {
    private func scenario(_ change: (inout Scenario) throws -> Void = { _ in }) rethrows -> Scenario {
        var scenario = Scenario(name: "laten", app: "laten", route: "auth")
        scenario.state.firstLaunch = false
        try change(&scenario)
        return scenario
    }

    @Test(
        "Of two logos one is seen at a time, and the second one springs in before all eyes",
        .proves("LA-48", "LA-74"))
    func oneLogo() async throws {
        let probe = try await SplashProbe.run(scenario(), at: [1900, 2050, 2150, 2250, 2350, 2600, 3200])
        func logos(_ instant: Int) throws -> [SplashElement] {
            try probe.frame(instant).elements.filter { $0.isLatenSky && $0.isVisible }
        }
        for instant in [1900, 2050, 2150, 2250, 2350] {
            // The splash's is 112 points wide, and that of the next screen 96.
            let widths = try logos(instant).map(\.frame.width)
            #expect(widths.count == 1 && isNear(widths[0], 112, 0.01), "\(widths) at \(instant)")
            if instant > 2000 { #expect(try probe.frame(instant).text("Welcome back") != nil) }
        }
        let springing = try #require(try logos(2600).first)
        #expect(springing.frame.width > 0.8 * 96 && springing.frame.width < 95.9, "\(springing.frame)")
        #expect(isNear(try #require(try logos(3200).first).frame.width, 96, 0.01))
    }

    @Test("The sign-in fades into what comes after it", .proves("LA-274"))
    func explore() async throws {
        let signIn = try scenario { $0.script = try Scenario.Step.signIn(at: 2.8) }
        let probe = try await SplashProbe.run(signIn, at: Array(stride(from: 4000, through: 5600, by: 20)))
        let shares = try probe.frames.keys.sorted().compactMap { instant in
            try probe.frame(instant).elements.first { $0.string == "Paper Lantern" }?.opacity
        }
        #expect(shares.contains { $0 > 0.1 && $0 < 0.9 }, "\(shares)")
        #expect(shares == shares.sorted() && shares.last == 1)
    }

    @Test(
        "A greeting lies over nothing of the places, and gives its room back after four seconds",
        .proves("LA-272"), arguments: ["iphonese1", "iphone14", "ipadpro13"],
        [DynamicTypeSize.large, .accessibility3])
    func greeting(profile: String, size: DynamicTypeSize) async throws {
        let signIn = try scenario {
            $0.device.profile = profile
            $0.device.textSize = size
            $0.script = try Scenario.Step.signIn(at: 2.8)
        }
        let probe = try await SplashProbe.run(
            signIn, at: Array(stride(from: 4000, through: 6000, by: 100)) + [10_500])
        // Said once, on the sign-in; it is still read when the places have come.
        let told = try #require(
            try probe.frames.keys.sorted().first {
                let frame = try probe.frame($0)
                return frame.text("Welcome back!")?.opacity == 1 && frame.text("Paper Lantern")?.opacity == 1
            })
        let frame = try probe.frame(told + 500)
        let card = try #require(
            frame.elements.first { $0.kind == .stroke && $0.has(0x22C55E, 0.45) && $0.frame.width > 150 }
        ).frame
        let words = try #require(frame.text("Welcome back!")).frame
        #expect(card.contains(words) && frame.safeRect.insetBy(dx: -1, dy: -1).contains(card), "\(card)")
        // Of what lies at rest below it nothing is covered: it has made way.
        let others = frame.elements.filter {
            $0.kind == .text && $0.isVisible && $0.string != "Welcome back!"
        }
        #expect(others.count > 6)
        for other in others {
            #expect(!other.frame.insetBy(dx: 1, dy: 1).intersects(card), "\(other.string ?? "")")
        }
        #expect(frame.accessible("Welcome back!") != nil && frame.accessible("Keep Paper Lantern") != nil)
        let late = try probe.frame(10_500)
        #expect(late.text("Welcome back!") == nil && late.accessible("Welcome back!") == nil)
        let title = try #require(frame.elements.last { $0.string == "Explore" && $0.frame.minY < 400 })
        let after = try #require(late.elements.last { $0.string == "Explore" && $0.frame.minY < 400 })
        #expect(title.frame.minY > card.maxY && after.frame.minY < title.frame.minY - 40)
    }

    @Test(
        "The ways in by mail stand side by side in one line each, or below each other in letters of one size",
        arguments: [DynamicTypeSize.large, .accessibility3], ["en", "de"])
    func waysByMail(size: DynamicTypeSize, language: String) async throws {
        let signIn = scenario {
            $0.device.textSize = size
            $0.device.language = language
        }
        let frame = try await SplashProbe.run(signIn, at: [3500]).frame(3500)
        let isGerman = language == "de"
        let code = try #require(frame.text(isGerman ? "Code per E-Mail" : "Email me a code"))
        let link = try #require(frame.text(isGerman ? "Passwort vergessen?" : "Forgot your password?"))
        let lines = (code: code.text?.lines.count ?? 0, link: link.text?.lines.count ?? 0)
        try #require(lines.code > 0 && lines.link > 0)
        #expect(isNear(code.frame.height / Double(lines.code), link.frame.height / Double(lines.link), 0.5))
        if size == .large {
            #expect(lines.code == 1 && lines.link == 1)
            #expect(isNear(code.frame.midY, link.frame.midY, 0.5) && code.frame.maxX < link.frame.minX)
        } else {
            #expect(isNear(code.frame.minX, link.frame.minX, 0.5) && code.frame.maxY <= link.frame.minY + 1)
        }
    }

    @Test("Whoever has just signed up is welcomed, not welcomed back", .proves("LA-249", "LA-278"))
    func newUser() async throws {
        let story = try await LatenStory.played("sign-up")
        let told = story.moments.filter { $0.place == "explore" }
        #expect(told.contains { $0.labels.contains("Welcome to Laten") })
        #expect(!told.contains { $0.labels.contains("Welcome back!") })
    }
}

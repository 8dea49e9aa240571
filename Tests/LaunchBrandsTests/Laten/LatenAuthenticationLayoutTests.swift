// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import ProofSupport
import StageCairo
import StageUI
import Testing

/// The layout of the sign-in screen: numbers as they stand in the document.
@MainActor @Suite("Laten's sign-in screen: layout and looks")
struct LatenAuthenticationLayoutTests {
    @Test(
        "Two lights lie on the ground",
        .proves("LA-62", "LA-63", "LA-64", "LA-65", "LA-66", "LA-67", "LA-68", "LA-69", "LA-70"),
        arguments: LatenSplashTests.devices)
    func lights(on device: ScreenDevice) throws {
        let view = try LatenView.authentication(on: device)
        let glows = view.elements.filter { $0.blur > 0 }
        try #require(glows.count == 2)
        #expect(view.elements.first?.has(0x0A0A0F) == true)
        #expect(view.elements.first?.frame == CGRect(x: 0, y: 0, width: device.width, height: device.height))
        #expect(glows[0].has(0x8B5CF6, 0.15) && glows[1].has(0xEC4899, 0.1))
        for (glow, side) in zip(glows, [600.0, 288]) {
            #expect(isNear(glow.frame.width, side, 0.01) && isNear(glow.frame.height, side, 0.01))
            if case .ellipse? = glow.outline {} else { Issue.record("A light is a disc") }
        }
        #expect(glows[0].blur == 180 && glows[1].blur == 120)
        #expect(
            isNear(glows[0].frame.midX, device.width / 2) && isNear(glows[0].frame.midY, device.height / 4))
        #expect(
            isNear(glows[1].frame.midX, device.width / 4)
                && isNear(glows[1].frame.midY, device.height * 2 / 3))
        if device.width == 1032 {
            #expect(view.image().pixel(1029, 1373).distance(to: PixelColor(10, 10, 15)) <= 1)
        }
    }

    @Test(
        "It is a column in the middle, at most 360 points wide, in the document's order",
        .proves("LA-71", "LA-72", "LA-123", "LA-160", "LA-262"), arguments: LatenSplashTests.devices)
    func column(on device: ScreenDevice) async throws {
        let desk = LatenDesk(sensor: .faceID)
        try await desk.keepCredentials()
        let view = try LatenView.authentication(desk, on: device)
        await view.turns { view.model.biometricButton != nil }
        view.settle()
        #expect(
            view.stage.labels == [
                "Welcome back", "Sign in to your account", "Email address", "Password", "Show password",
                "Sign In", "OR CONTINUE WITH", "Sign in with Face ID", "Continue with Apple",
                "Continue with Google", "Continue with Facebook", "Don't have an account? Sign Up",
            ])
        let width = min(360, device.width - 48)
        for box in view.elements.filter({ $0.frame.width > 200 && $0.blur == 0 }).dropFirst()
        where box.text == nil {
            #expect(box.frame.width <= 360 && isNear(box.frame.width, width), "\(box.frame)")
            #expect(isNear(box.frame.midX, device.width / 2))
        }
        let logo = try #require(view.elements.latenLogo).frame
        #expect(logo.minY >= device.safeArea.minY)
        let tops = view.stage.spoken.filter { $0.label != "Show password" }.map(\.frame.minY)
        #expect(tops == tops.sorted() && tops.allSatisfy { $0 > logo.maxY })
    }

    @Test(
        "A sign-up has a name before address and password, and more below them",
        .proves("LA-72", "LA-104", "LA-126"))
    func signUpOrder() throws {
        let view = try LatenView.authentication()
        view.toSignUp()
        #expect(
            view.stage.labels == [
                "Welcome to Laten", "Create your account", "Display name", "Email address", "Password",
                "Show password", "Password strength", "You must be 18 or older to use Laten", "Sign Up",
                "OR CONTINUE WITH", "Continue with Apple", "Continue with Google", "Continue with Facebook",
                "Already have an account? Sign In",
            ])
        let tops = view.stage.spoken.filter { $0.label != "Show password" }.map(\.frame.minY)
        #expect(tops == tops.sorted())
    }

    @Test("The blocks stand at the resolved distances", .proves("LA-72", "LA-73"))
    func distances() throws {
        let view = try LatenView.authentication()
        view.settle()
        let logo = try #require(view.elements.latenLogo).frame
        #expect(
            logo.size == CGSize(width: 96, height: 96)
                || isNear(logo.width, 96, 0.01) && isNear(logo.height, 96, 0.01))
        #expect(isNear(logo.midX, 195))
        let title = try #require(view.text("Welcome back")).frame
        let subtitle = try #require(view.text("Sign in to your account")).frame
        let fields = view.fieldBoxes().map(\.frame)
        let submit = try #require(view.stage.element("Sign In")).frame
        let divider = try #require(view.text("OR CONTINUE WITH")).frame
        let social = ["Apple", "Google", "Facebook"].compactMap {
            view.stage.element("Continue with \($0)")?.frame
        }
        let link = try #require(view.text("Don't have an account? Sign Up")).frame
        try #require(fields.count == 2 && social.count == 3)
        let blocks: [(name: String, frame: CGRect, above: CGRect, distance: Double, off: Double)] = [
            ("title", title, logo, 24, 0.5), ("subtitle", subtitle, title, 8, 0.5),
            ("address", fields[0], subtitle, 24, 0.5), ("password", fields[1], fields[0], 12, 0.5),
            ("button", submit, fields[1], 24, 0.5), ("divider", divider, submit, 24, 0.5),
            ("Apple", social[0], divider, 24, 0.5), ("Google", social[1], social[0], 12, 0.5),
            ("Facebook", social[2], social[1], 12, 0.5), ("link", link, social[2], 26, 2.5),
        ]
        for each in blocks {
            let distance = each.frame.minY - each.above.maxY
            #expect(isNear(distance, each.distance, each.off), "\(each.name): \(distance)")
        }
    }

    @Test(
        "Title and subtitle have their words, sizes and colours",
        .proves("LA-77", "LA-78", "LA-79", "LA-80", "LA-81", "LA-82", "LA-83", "LA-84"))
    func titles() throws {
        let view = try LatenView.authentication()
        view.settle()
        func check(_ title: String, _ subtitle: String) throws {
            let (title, subtitle) = (try #require(view.text(title)?.run), try #require(view.text(subtitle)))
            #expect(title.font.size == 30 && title.font.weight == 700)
            #expect(isNear(title.tracking, -0.75, 1e-6))
            #expect(view.text(title.string)?.has(0xFAFAFA) == true)
            #expect(subtitle.run?.font.size == 15 && subtitle.has(0xA3A3B3))
        }
        try check("Welcome back", "Sign in to your account")
        view.toSignUp()
        try check("Welcome to Laten", "Create your account")
        #expect(view.text("Welcome back") == nil)
    }

    @Test("The divider is small capitals between two lines", .proves("LA-85", "LA-86", "LA-87", "LA-88"))
    func divider() throws {
        let view = try LatenView.authentication()
        view.settle()
        try checkDivider(of: view)
        view.toSignUp()
        try checkDivider(of: view)
    }

    private func checkDivider(of view: LatenView) throws {
        let words = try #require(view.text("OR CONTINUE WITH"))
        let run = try #require(words.run)
        #expect(run.font.size == 11 && isNear(run.tracking, 0.55, 1e-6) && words.has(0xA3A3B3))
        #expect(words.text?.lines.count == 1)
        let lines = view.elements.filter { $0.kind == .fill && $0.frame.height == 1 }
        try #require(lines.count == 2)
        for line in lines {
            #expect(line.frame.height == 1 && line.frame.width > 60 && line.has(0x2A2A3D))
            #expect(isNear(line.frame.midY, words.frame.midY, 1))
        }
        #expect(lines[0].frame.maxX < words.frame.minX && lines[1].frame.minX > words.frame.maxX)
        #expect(isNear(lines[0].frame.minX, 24) && isNear(lines[1].frame.maxX, 366))
    }

    @Test(
        "Fields have their height, ground, border, corners and letters",
        .proves("LA-92", "LA-93", "LA-94", "LA-95", "LA-96", "LA-97"))
    func fields() throws {
        let view = try LatenView.authentication()
        view.toSignUp()
        view.model.email = "ann@example.com"
        view.settle()
        let boxes = view.fieldBoxes()
        #expect(boxes.count == 3)
        for box in boxes {
            #expect(box.frame.height >= 52 && box.has(0x14141F, 0.8) && box.isRounded(by: 12))
            let border = try #require(view.strokes(around: box).first)
            #expect(border.has(0x2A2A3D, 0.5) && isNear(border.frame.width, box.frame.width, 0.01))
            #expect(border.isRounded(by: 12))
            let inner = try #require(border.outline).bounds.width
            #expect(isNear(border.frame.width - inner, 1, 0.01), "the line is a point wide")
        }
        for words in ["Display name", "ann@example.com", "Password"] {
            #expect((view.text(words)?.run?.font.size ?? 0) >= 16, "\(words)")
        }
        // The ground with a fifth of what is behind it, at a place that the lights hardly reach.
        let wide = try LatenView.authentication(on: LatenSplashTests.devices[5])
        wide.settle()
        let place = try #require(wide.fieldBoxes().last).frame
        let pixel = wide.image().pixel(Int(place.maxX) - 60, Int(place.maxY) - 6)
        #expect(pixel.distance(to: PixelColor(0x12, 0x12, 0x1C)) <= 6, "\(pixel)")
    }

    @Test(
        "Fields have their icons, 18 points square and 16 from the edge, and their placeholders",
        .proves(
            "LA-100", "LA-101", "LA-102", "LA-105", "LA-106", "LA-109", "LA-110", "LA-113", "LA-114",
            "LA-119", "LA-121"))
    func icons() throws {
        let view = try LatenView.authentication()
        view.settle()
        #expect(try view.places(of: "person.fill", width: 18).isEmpty)
        func check(_ fields: KeyValuePairs<String, String>) throws {
            let boxes = view.fieldBoxes()
            try #require(boxes.count == fields.count)
            for ((symbol, placeholder), box) in zip(fields, boxes) {
                // Its square begins 16 points from the edge; a narrow symbol stands in the middle of it.
                let found = try view.places(of: symbol, width: 18)
                let icon = try #require(
                    found.first { abs($0.frame.midY - box.frame.midY) < 9 }, "\(symbol) is missing")
                #expect(icon.has(0xA3A3B3))
                #expect(icon.frame.minX >= box.frame.minX + 16 - 0.01)
                #expect(icon.frame.maxX <= box.frame.minX + 34 + 0.01)
                let words = try #require(
                    view.elements.first {
                        $0.kind == .text && abs($0.frame.midY - box.frame.midY) < 4
                            && $0.frame.intersects(box.frame)
                    })
                #expect(isNear(words.frame.minX, box.frame.minX + 16 + 18 + 12), "texts line up")
                #expect(words.string == placeholder && words.has(0xA3A3B3))
            }
        }
        try check(["envelope.fill": "Email address", "lock.fill": "Password"])
        view.toSignUp()
        try check([
            "person.fill": "Display name", "envelope.fill": "Email address", "lock.fill": "Password",
        ])
    }

    @Test(
        "The main button has its size, letters, colours and arrow",
        .proves("LA-151", "LA-152", "LA-153", "LA-154", "LA-155", "LA-156"))
    func submit() throws {
        let view = try LatenView.authentication()
        view.settle()
        func check(_ title: String) throws {
            let frame = try #require(view.stage.element(title)?.frame)
            #expect(isNear(frame.height, 56, 0.01) && isNear(frame.width, 342, 0.01))
            let fill = try #require(view.inside(title, .fill).first)
            #expect(
                fill.has(0x8B5CF6) && isNear(fill.frame.midY, frame.midY)
                    && isNear(fill.frame.height, 56, 0.01) && isNear(fill.frame.width, 342, 0.01))
            let words = try #require(view.text(title))
            #expect(words.run?.font.size == 16 && words.run?.font.weight == 600)
            #expect(words.has(0xFFFFFF))
            let arrow = try #require(
                try view.places(of: "arrow.right", in: .system(size: 16, weight: .semibold)).first {
                    frame.contains($0.frame)
                })
            #expect(arrow.has(0xFFFFFF) && arrow.frame.minX > words.frame.maxX)
        }
        try check("Sign In")
        view.toSignUp()
        try check("Sign Up")
    }

    @Test(
        "Providers are outlined, with logo and words, Apple first",
        .proves("LA-160", "LA-161", "LA-162", "LA-163", "LA-164", "LA-165", "LA-166", "LA-167"))
    func providers() throws {
        let view = try LatenView.authentication()
        view.settle()
        let names = view.stage.labels.filter { $0.hasPrefix("Continue with") }
        #expect(names == ["Continue with Apple", "Continue with Google", "Continue with Facebook"])
        var frames: [CGRect] = []
        for name in names {
            let frame = try #require(view.stage.element(name)?.frame)
            frames.append(frame)
            #expect(isNear(frame.width, 342, 0.01) && isNear(frame.height, 52, 0.01))
            let inside = view.inside(name)
            #expect(!inside.contains { $0.kind == .fill && $0.frame.width > 100 }, "it has no ground")
            let border = try #require(inside.first { $0.kind == .stroke && $0.frame.width > 300 })
            #expect(border.has(0x2A2A3D))
            #expect(isNear(border.frame.width, 342, 0.01) && isNear(border.frame.height, 52, 0.01))
            #expect(isNear(border.frame.width - (border.outline?.bounds.width ?? 0), 1, 0.01))
            #expect(view.text(name)?.has(0xFAFAFA) == true)
        }
        let apple = try #require(try view.places(of: "apple.logo", width: 20).first)
        #expect(apple.has(0xFAFAFA) && frames[0].contains(apple.frame))
        let google = view.inside("Continue with Google").filter { $0.kind != .text && $0.frame.width < 30 }
        #expect(google.allSatisfy { frames[1].contains($0.frame) })
        for hex in [0xEA4335, 0xFBBC05, 0x34A853, 0x4285F4] as [UInt32] {
            #expect(google.contains { $0.has(hex) }, "\(hex)")
        }
        let facebook = view.inside("Continue with Facebook").filter {
            $0.kind != .text && $0.frame.width < 30
        }
        let signs = [google, facebook].map {
            $0.map(\.frame).reduce(CGRect.null) { $0.union($1) }
        }
        for sign in signs {
            #expect(sign.width <= 20.1 && sign.height <= 20.1 && sign.width > 17)
        }
        #expect(facebook.first?.has(0x1877F2) == true && facebook.last?.has(0xFFFFFF) == true)
        // Each logo stands 12 points before its words, on a square of 20.
        for (name, sign) in zip(["Google", "Facebook"], signs) {
            let words = try #require(view.text("Continue with \(name)")).frame
            #expect(isNear(words.minX - sign.midX, 22, 0.6))
        }
    }

    @Test("The link tells what it leads to", .proves("LA-90", "LA-91"))
    func link() throws {
        let view = try LatenView.authentication()
        view.settle()
        #expect(view.text("Don't have an account? Sign Up") != nil)
        view.toSignUp()
        #expect(view.text("Already have an account? Sign In") != nil)
        #expect(view.text("Don't have an account? Sign Up") == nil)
        #expect(view.stage.activate(label: "Already have an account? Sign In"))
        view.settle()
        #expect(view.text("Don't have an account? Sign Up") != nil)
    }

    @Test(
        "Whatever is touched is 44 points wide and high", .proves("LA-103", "LA-256"),
        arguments: LatenSplashTests.devices)
    func targets(on device: ScreenDevice) async throws {
        let desk = LatenDesk(sensor: .touchID)
        try await desk.keepCredentials()
        let view = try LatenView.authentication(desk, on: device)
        await view.turns { view.model.biometricButton != nil }
        view.settle()
        for _ in 0..<2 {
            for element in view.stage.spoken where element.traits.contains(.isButton) {
                #expect(element.frame.width >= 44 && element.frame.height >= 44, "\(element.label ?? "")")
                #expect(element.label?.isEmpty == false)
            }
            // A field takes touches on all of its box.
            let boxes = view.fieldBoxes().map(\.frame)
            let names = ["Display name", "Email address", "Password"].suffix(boxes.count)
            for (index, (box, name)) in zip(boxes, names).enumerated() {
                #expect(box.height >= 44)
                let other = boxes[(index + 1) % boxes.count]
                for y in [box.minY + 2, box.maxY - 2] {
                    for point in [
                        CGPoint(x: other.minX + 60, y: other.midY), CGPoint(x: box.minX + 60, y: y),
                    ] {
                        view.stage.tap(at: point)
                        _ = view.stage.frame(at: view.stage.time + 0.02)
                    }
                    #expect(view.stage.textInput?.label == name)
                }
            }
            if view.model.mode == .signIn { view.toSignUp() }
        }
    }

    @Test("With more contrast button, borders and ring are stronger", .proves("LA-96", "LA-98", "LA-155"))
    func contrast() throws {
        let view = try LatenView.authentication { $0.contrast = .increased }
        view.settle()
        #expect(view.inside("Sign In", .fill).first?.has(0x7C3AED) == true)
        let box = try #require(view.fieldBoxes().first)
        #expect(view.strokes(around: box).first?.has(0x6B6B8A) == true)
        #expect(view.stage.activate(label: "Email address"))
        view.settle()
        #expect(view.strokes(around: box).first?.has(0x8B5CF6) == true)
    }
}

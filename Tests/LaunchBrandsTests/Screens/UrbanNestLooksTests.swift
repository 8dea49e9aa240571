// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchKit
import StageUI
import Testing

@testable import UrbanNestBrand

/// UrbanNest's screens as a person looks at them: cards that open, words that stay whole, large screens in use.
@MainActor
@Suite(.fewAtATime) struct UrbanNestLooksTests {
    private let cities = [("Berlin", "DE"), ("Lisbon", "PT"), ("Amsterdam", "NL")].map {
        UrbanNestCity(id: $0.0.lowercased(), name: $0.0, country: $0.1, latitude: 50, longitude: 10)
    }
    private let configuration = UrbanNestConfiguration(
        minimumVersion: "1.0.0", supportPhone: "+49 30 555 010", currency: "EUR", featureFlags: [:])

    private func home(
        _ device: ScreenDevice = .middle, _ size: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight, tab: UrbanNestRoute.Tab = .home
    ) throws -> Stage {
        try device.stage(typeSize: size, direction: direction) {
            UrbanNestHome(tab: tab, cities: cities, configuration: configuration)
        }
    }

    private func login(_ device: ScreenDevice, _ size: DynamicTypeSize = .large) throws -> Stage {
        let model = SignInModel(strings: .titled(app: "UrbanNest"), services: .none) { _ in }
        return try device.stage(typeSize: size) { UrbanNestLogin(model) { work in Task { await work() } } }
    }

    @Test("A service opens a page that says what is done, for how much, where, and how to book it")
    func servicePage() throws {
        let stage = try home()
        #expect(stage.tap(label: "Cleaning, Rooms, windows, from 39 EUR"))
        stage.settle()
        for words in [
            "Cleaning", "From 39 EUR", "What we do", "Every week, or once", "Kitchen and bathroom",
            "Windows inside and outside", "Available in", "Berlin, Lisbon and Amsterdam",
            "We find a day and a time with you: +49 30 555 010",
        ] { #expect(stage.labels.contains(words), "\(words)") }
        #expect(!stage.labels.contains("Popular services"))
        let book = try #require(stage.element("Book by phone"))
        #expect(book.traits.contains(.isLink) || book.traits.contains(.isButton))
        #expect(book.frame.height >= 50)
        #expect(stage.activate(label: "Back"))
        stage.settle()
        #expect(stage.labels.contains("Popular services") && !stage.labels.contains("What we do"))
        #expect(stage.issues.isEmpty)
    }

    @Test("A city opens a page with its country and the services there")
    func cityPage() throws {
        let stage = try home()
        #expect(stage.activate(label: "Lisbon"))
        stage.settle()
        for words in [
            "Lisbon", "Portugal", "Services in Lisbon", "Cleaning, Rooms, windows · from 39 EUR",
            "Book by phone",
        ] { #expect(stage.labels.contains(words), "\(words) of \(stage.labels)") }
        #expect(stage.activate(label: "Back"))
        stage.settle()
        #expect(stage.labels.contains("Available in") && !stage.labels.contains("Portugal"))
    }

    @Test("A card shows by an arrow that it opens; where reading goes from the right it points to the left")
    func arrows() throws {
        let (left, right) = (try home(), try home(direction: .rightToLeft))
        func arrow(_ stage: Stage) throws -> (place: CGRect, card: CGRect) {
            let card = try #require(stage.element("Cleaning, Rooms, windows, from 39 EUR")?.frame)
            let small = stage.drawn.filter {
                $0.kind != .text && card.contains($0.frame) && $0.frame.width < 12 && $0.frame.height < 20
                    && $0.frame.midY < card.midY && $0.has(0x566262)
            }
            return (try #require(small.first).frame, card)
        }
        let (there, back) = (try arrow(left), try arrow(right))
        #expect(there.place.midX > there.card.midX && back.place.midX < back.card.midX)
    }

    @Test(
        "A large screen is in use: the greeting beside the services where it is wide, and little left empty",
        arguments: ScreenDevice.large)
    func largeHome(device: ScreenDevice) throws {
        let stage = try home(device)
        let greeting = try #require(stage.element("Welcome home")?.frame)
        let services = try #require(stage.element("Popular services")?.frame)
        let isWide = device.width > device.height
        #expect((services.minX > device.width / 2) == isWide && greeting.maxX < device.width * 0.6)
        let bar = try #require(stage.element("Bookings")?.frame)
        let lowest = stage.spoken.filter { $0.frame.maxY < bar.minY }.map(\.frame.maxY).max() ?? 0
        #expect(
            lowest - device.safeArea.minY > 0.85 * (bar.minY - device.safeArea.minY),
            "\(lowest) of \(bar.minY)")
        #expect(stage.issues.isEmpty)
    }

    @Test("The profile speaks of the user's home, and not of how the app is made")
    func profile() throws {
        let labels = try home(tab: .profile).labels
        #expect(labels.contains("Where we are, Berlin, Lisbon and Amsterdam"))
        #expect(labels.contains { $0.hasPrefix("Before we come, ") })
        #expect(labels.contains { $0.hasPrefix("Without a connection, Services and cities stay") })
        for word in ["starts", "dark mode", "reduced motion", "until the app is ready"] {
            #expect(!labels.contains { $0.contains(word) }, "\(word)")
        }
    }

    @Test(
        "No word is broken, whatever the size of the letters",
        arguments: Array(ScreenDevice.upright.prefix(3)),
        [DynamicTypeSize.xxxLarge, .accessibility3, .accessibility5])
    func wholeWords(on device: ScreenDevice, _ size: DynamicTypeSize) throws {
        for tab in UrbanNestRoute.Tab.allCases {
            let stage = try home(device, size, tab: tab)
            #expect(stage.brokenWords == [], "\(tab)")
            #expect(stage.issues.isEmpty)
        }
        for place in ["Cleaning, Rooms, windows, from 39 EUR", "Amsterdam"] {
            let stage = try home(device, size)
            #expect(stage.activate(label: place), "\(place)")
            stage.settle()
            #expect(stage.brokenWords == [], "\(place)")
        }
        let login = try login(device, size)
        #expect(login.brokenWords == [])
        #expect(login.activate(label: "New to UrbanNest? Create an account"))
        login.settle()
        #expect(login.labels.contains("Create your account") && login.brokenWords == [])
    }

    @Test("The symbol of a service grows with its words, at most to twice its size")
    func symbolsGrow() throws {
        func side(_ size: DynamicTypeSize) throws -> CGFloat {
            let stage = try home(.middle, size)
            return try #require(
                stage.drawn.filter { $0.kind == .fill && $0.has(0xDDF0F0) && $0.frame.width < 100 }.first
            ).frame.width
        }
        #expect(try side(.large) == 44 && side(.xSmall) == 44)
        #expect(try side(.xxxLarge) > 50)
        #expect(try side(.accessibility3) == 88 && side(.accessibility5) == 88)
    }

    @Test(
        "The sign-in says that it goes on where it does, and ends with all of it",
        arguments: [
            (ScreenDevice.upright[0], true), (ScreenDevice.upright[1], false), (ScreenDevice.middle, false),
            (ScreenDevice.onTheirSides[0], true),
        ])
    func more(device: ScreenDevice, _ scrolls: Bool) throws {
        let stage = try login(device)
        stage.settle()
        let button = try #require(stage.element("Sign in")?.frame)
        #expect(button.maxY < device.safeArea.maxY, "the way on is in sight")
        #expect((stage.arrow(above: device.safeArea.maxY, at: button.midX) != nil) == scrolls)
        for _ in 0..<3 { stage.drag(by: 120, at: CGPoint(x: button.minX - 12, y: device.height / 2)) }
        #expect(stage.arrow(above: device.safeArea.maxY, at: button.midX) == nil)
        let last = try #require(stage.element("New to UrbanNest? Create an account")?.frame)
        #expect(last.maxY <= device.safeArea.maxY + 0.5)
        // The greeting beside the form of a low screen does not scroll away.
        if device.height < device.width {
            let greeting = try #require(stage.element("Welcome to UrbanNest")?.frame)
            #expect(device.safeArea.contains(greeting))
        }
    }
}

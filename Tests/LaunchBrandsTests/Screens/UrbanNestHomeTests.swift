// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@testable import UrbanNestBrand

@MainActor
@Suite struct UrbanNestHomeTests {
    private let cities = ["Berlin", "Hamburg", "Munich", "Vienna", "Zurich"].map {
        UrbanNestCity(id: $0.lowercased(), name: $0, country: "DE", latitude: 50, longitude: 10)
    }

    private func stage(
        _ tab: UrbanNestRoute.Tab = .home, link: String? = nil, on device: ScreenDevice = .middle,
        cities: [UrbanNestCity]? = nil, typeSize: DynamicTypeSize = .large
    ) throws -> Stage {
        let url = link.flatMap { URL(string: $0) }
        return try device.stage(typeSize: typeSize) {
            UrbanNestHome(tab: tab, cities: cities ?? self.cities, link: url)
        }
    }

    @Test func homeReadsGreetingServicesCitiesTabs() throws {
        let stage = try stage()
        #expect(
            stage.labels == [
                "Welcome home", "Trusted services, delivered smartly", "Popular services",
                "Cleaning, Rooms, windows", "Plumbing, Taps, pipes", "Electrical, Lights, sockets",
                "Gardening, Lawns, hedges", "Painting, Walls, ceilings", "Repairs, Doors, fittings",
                "Available in", "Berlin", "Hamburg", "Munich", "Vienna", "Zurich", "Home", "Bookings",
                "Profile",
            ])
        for title in ["Welcome home", "Popular services", "Available in"] {
            #expect(stage.element(title)?.traits.contains(.isHeader) == true)
        }
        #expect(stage.issues.isEmpty)
    }

    @Test func onlyWhatDoesSomethingIsAButton() throws {
        for tab in UrbanNestRoute.Tab.allCases {
            let buttons = try stage(tab).spoken.filter { $0.traits.contains(.isButton) }
            let own: [String] =
                switch tab {
                // Each card of a service and of a city opens its page.
                case .home:
                    [
                        "Cleaning, Rooms, windows", "Plumbing, Taps, pipes", "Electrical, Lights, sockets",
                        "Gardening, Lawns, hedges", "Painting, Walls, ceilings", "Repairs, Doors, fittings",
                        "Berlin", "Hamburg", "Munich", "Vienna", "Zurich",
                    ]
                case .bookings: []
                case .profile: ["Sign out"]
                }
            #expect(buttons.compactMap(\.label) == own + ["Home", "Bookings", "Profile"])
        }
    }

    @Test(
        "The tab of the route is shown first and the bar leads to the others",
        arguments: UrbanNestRoute.Tab.allCases)
    func tabs(first: UrbanNestRoute.Tab) throws {
        let stage = try stage(first)
        let signs: [UrbanNestRoute.Tab: String] = [
            .home: "Popular services", .bookings: "No bookings yet", .profile: "Support",
        ]
        for (tab, name) in [(first, "")] + [(.profile, "Profile"), (.home, "Home"), (.bookings, "Bookings")] {
            if !name.isEmpty { #expect(stage.activate(label: name)) }
            stage.settle()
            for (other, sign) in signs { #expect(stage.labels.contains(sign) == (other == tab)) }
        }
    }

    @Test(arguments: [
        ("urbannest://booking/42", "/booking/42"), ("urbannest://profile", "/profile"),
        ("https://urbannest.example/services/clean%20up?x=1", "/services/clean up"),
        ("https://urbannest.example", "/"), ("urbannest:/cities/berlin", "/cities/berlin"),
    ])
    func anOpenedLinkIsNamed(link: String, place: String) throws {
        #expect(try stage(link: link).labels.contains("Opened from a link, \(place)"))
    }

    @Test func withoutALinkThereIsNoBanner() throws {
        #expect(try !stage().labels.contains { $0.contains("link") })
    }

    @Test func withoutCitiesThePageSaysSo() throws {
        let home = try stage(cities: [])
        #expect(home.labels.contains("The list of cities is not available at the moment."))
        #expect(
            try stage(.profile, cities: []).labels.contains { $0.contains("not available at the moment") })
    }

    @Test("Pages keep to the safe area at the sides, and the bar lies in it", arguments: ScreenDevice.all)
    func fits(device: ScreenDevice) throws {
        let safe = device.safeArea.insetBy(dx: -0.5, dy: -0.5)
        for tab in UrbanNestRoute.Tab.allCases {
            let stage = try stage(tab, link: "urbannest://booking/42", on: device)
            #expect(stage.issues.isEmpty)
            for element in stage.spoken where !cities.map(\.name).contains(element.label ?? "") {
                #expect(
                    element.frame.minX >= safe.minX && element.frame.maxX <= safe.maxX,
                    "\(element.label ?? "")")
                #expect(element.frame.minY >= safe.minY)
            }
            for button in stage.spoken where button.traits.contains(.isButton) {
                // Cards lie on a page that scrolls.
                let label = button.label ?? ""
                let scrolls = tab == .home && !["Home", "Bookings", "Profile"].contains(label)
                #expect(scrolls || safe.contains(button.frame), "\(label)")
                #expect(button.frame.width >= 44 && button.frame.height >= 44, "\(label)")
            }
        }
    }

    @Test func cardsStandBelowEachOtherWhenLettersAreLarge() throws {
        let stage = try stage(typeSize: .accessibility3)
        let left = UrbanNestService.popular.compactMap {
            stage.element("\($0.name), \($0.detail)")?.frame.minX
        }
        #expect(left.count == 6)
        #expect(Set(left).count == 1)
    }

    @Test(arguments: [(390, 844, 2), (844, 390, 3)])
    func cardsStandBesideEachOtherWhereThereIsRoom(width: Int, height: Int, columns: Int) throws {
        let device = ScreenDevice(name: "", width: CGFloat(width), height: CGFloat(height))
        let stage = try stage(on: device)
        let left = UrbanNestService.popular.compactMap {
            stage.element("\($0.name), \($0.detail)")?.frame.minX
        }
        #expect(Set(left).count == columns)
    }
}

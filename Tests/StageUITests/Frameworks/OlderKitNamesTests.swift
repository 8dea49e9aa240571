// Licensed under the Apache License, Version 2.0.

import Combine
import CoreData
import CoreLocation
import MapKit
import SwiftUI
import Testing
import TipKit
import UIKit
import WebKit

/// What apps with older screens ask of UIKit, maps and places.
@Suite @MainActor struct OlderKitNamesTests {
    /// The numbers of Apple's header.
    @Test(arguments: [
        (UIBarButtonItem.SystemItem.compose, 7), (.search, 12), (.trash, 16), (.fastForward, 20), (.redo, 22),
        (.close, 24),
    ])
    func aButtonOfTheSystemHasItsNumber(item: UIBarButtonItem.SystemItem, number: Int) {
        #expect(item.rawValue == number)
    }

    /// An app's own list, which says of a row what it does not say of others.
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 1
        }
    }

    @Test func aListSaysWhichRowsShowAFinger() {
        let (own, usual, list) = (Rows(), UITableViewController(), UITableView())
        #expect(own.tableView(list, shouldHighlightRowAt: IndexPath(row: 1, section: 0)))
        #expect(!own.tableView(list, shouldHighlightRowAt: IndexPath(row: 0, section: 0)))
        #expect(usual.tableView(list, shouldHighlightRowAt: IndexPath(row: 0, section: 0)))
    }

    @Test func aPointOfAMapIsAPlace() {
        let map = MKMapView()
        map.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
            span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
        let corner = map.convert(CGPoint.zero, toCoordinateFrom: map)
        #expect(abs(corner.latitude - 5) < 1e-6 && abs(corner.longitude + 10) < 1e-6)
        let point = map.convert(CLLocationCoordinate2D(latitude: 0, longitude: 5), toPointTo: map)
        #expect(abs(point.x - 150) < 1e-6 && abs(point.y - 50) < 1e-6)
    }

    @Test func aMapWithoutASizeHasOnePlace() {
        let map = MKMapView()
        map.centerCoordinate = CLLocationCoordinate2D(latitude: 3, longitude: 4)
        let place = map.convert(CGPoint(x: 7, y: 8), toCoordinateFrom: nil)
        #expect(place.latitude == 3 && place.longitude == 4)
    }

    @Test func aCameraSeesWhatOneOfUIKitSees() {
        let camera = MapCamera(
            MKMapCamera(
                lookingAtCenter: CLLocationCoordinate2D(latitude: 1, longitude: 2), fromDistance: 1000,
                pitch: 30, heading: 90))
        #expect(camera.centerCoordinate.latitude == 1 && camera.centerCoordinate.longitude == 2)
        #expect(camera.distance == 1000 && camera.pitch == 30 && camera.heading == 90)
    }

    @Test func aSearchLooksAtPartsOfAddresses() {
        let request = MKLocalSearch.Request()
        #expect(request.addressFilter == nil)
        let towns = MKAddressFilter(including: [.locality, .subLocality])
        request.addressFilter = towns
        #expect(towns.includes(.locality) && !towns.includes([.locality, .country]))
        let others = MKAddressFilter(excluding: .country)
        #expect(others.excludes(.country) && others.includes(.postalCode))
    }

    @Test func noAddressIsFoundInALanguageEither() async {
        #expect(CLAuthorizationStatus.authorized == .authorizedAlways)
        let place = CLLocation(latitude: 37.5, longitude: 127)
        await #expect(throws: CLError.self) {
            _ = try await CLGeocoder().reverseGeocodeLocation(
                place, preferredLocale: Locale(identifier: "ko_KR"))
        }
    }

    /// A degree of the meridian has 111 195 m on the sphere of the earth's mean radius.
    @Test func aCircleHasThePlacesWithinItsRadius() {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 10, longitude: 20), radius: 111_000, identifier: "home")
        #expect(circle.contains(CLLocationCoordinate2D(latitude: 10.9, longitude: 20)))
        #expect(!circle.contains(CLLocationCoordinate2D(latitude: 11, longitude: 20)))
        let other = CLCircularRegion(center: circle.center, radius: 1, identifier: "home")
        #expect(circle == other && Set([circle, other]).count == 1)
        #expect(!CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
    }

    /// The numbers of Apple's `CoreDataErrors.h`.
    @Test func errorsOfMergesHaveTheirNumbers() {
        #expect(NSManagedObjectMergeError == 133_020 && NSManagedObjectConstraintMergeError == 133_021)
    }

    @Test func aStoreIsAddedAndTakenAwayByItsType() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
        let place = URL(fileURLWithPath: "/tmp/none.sqlite")
        let store = try coordinator.addPersistentStore(type: .inMemory, at: place)
        #expect(store.type == NSInMemoryStoreType && coordinator.persistentStore(for: place) === store)
        try coordinator.destroyPersistentStore(at: place, type: .sqlite)
    }

    @Test func aProviderGivesItsValueAsAType() async throws {
        let provider = NSItemProvider(object: "hello")
        typealias Told = CheckedContinuation<String, any Error>
        let text = try await withCheckedThrowingContinuation { (told: Told) in
            provider.loadTransferable(type: String.self) { told.resume(with: $0) }
        }
        #expect(text == "hello")
        await #expect(throws: CocoaError.self) {
            _ = try await withCheckedThrowingContinuation { (told: Told) in
                NSItemProvider().loadTransferable(type: String.self) { told.resume(with: $0) }
            }
        }
    }

    /// As in WebKit, where scripts run unless an app forbids them.
    @Test func scriptsOfAPageRunUnlessForbidden() {
        #expect(WKPreferences().javaScriptEnabled)
        #expect(!WKWebViewConfiguration().limitsNavigationsToAppBoundDomains)
    }

    /// Apple: the number of a level is higher in front.
    @Test func windowsAndBubblesSayHowTheyAreShown() {
        #expect(UIWindow.Level.normal.rawValue < UIWindow.Level.alert.rawValue)
        let controller = UIViewController()
        #expect(controller.modalTransitionStyle == .coverVertical)
        controller.modalTransitionStyle = .crossDissolve
        #expect(controller.modalTransitionStyle == .crossDissolve)
        let bubble = UIPopoverPresentationController()
        #expect(bubble.permittedArrowDirections.contains(.down))
        #expect(UINavigationItem(title: "a").backButtonDisplayMode == .default)
    }

    @Test func aPictureOfALiteralIsNoOptional() {
        let picture: UIImage = UIImage(imageLiteralResourceName: "Spartan")
        #expect(picture.size == .zero)
        #expect(UTType.delimitedText.identifier == "public.delimited-values-text")
    }

    private final class Counter: NSObject {
        var count = 3
    }

    @Test func aPropertySendsTheValueThatItHas() {
        var values: [Int] = []
        var hasEnded = false
        let subscription = Counter().publisher(for: \.count).sink { _ in
            hasEnded = true
        } receiveValue: {
            values.append($0)
        }
        #expect(values == [3] && !hasEnded)
        subscription.cancel()
    }
}

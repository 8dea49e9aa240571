// Licensed under the Apache License, Version 2.0.

import Charts
import CoreLocation
import Foundation
import MapKit
import Testing
import UIKit

@testable import StageUI

private struct Row: Identifiable {
    var id = 1
    var name = "Lund"
}

/// Conditions without `else` in builders, whose absent part has a type, too.
@MainActor
@Suite struct BuilderConditionTests {
    private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
        StageProbe(CGSize(width: 600, height: 400)) { content() }.texts
    }

    @Test(arguments: [true, false]) func aChartAndItsAxesTakeConditions(isThere: Bool) {
        let texts = texts {
            Chart {
                if isThere { BarMark(x: .value("City", "Oslo"), y: .value("Sold", 1)) }
                BarMark(x: .value("City", "Lima"), y: .value("Sold", 2))
            }
            .chartYAxis {
                AxisMarks(values: [0, 2]) { value in
                    if value.index < value.count - 1 { AxisValueLabel("first") }
                    AxisGridLine()
                }
                if isThere { AxisMarks(values: [1]) { _ in AxisValueLabel("second") } }
            }
        }
        #expect(texts.contains("Oslo") == isThere && texts.contains("Lima"))
        #expect(texts.filter { $0 == "first" }.count == 1)
        #expect(texts.contains("second") == isThere)
    }

    @Test(arguments: [true, false]) func aMapTakesConditions(isThere: Bool) {
        let place = CLLocationCoordinate2D(latitude: 55.7, longitude: 13.2)
        let texts = texts {
            Map {
                if isThere { Marker("There", coordinate: place) }
                Marker("Always", coordinate: CLLocationCoordinate2D(latitude: 55.8, longitude: 13.3))
            }
        }
        #expect(texts.contains("There") == isThere && texts.contains("Always"))
    }

    @Test func aMapOfUIKitTellsItsDelegate() {
        final class Follower: NSObject, MKMapViewDelegate {
            var changes = 0
            func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { changes += 1 }
        }
        let (map, follower) = (MKMapView(), Follower())
        map.delegate = follower
        map.setRegion(MKCoordinateRegion(), animated: true)
        #expect(follower.changes == 1)
        #expect(map.userLocation.title == "My Location" && map.userLocation.location == nil)
    }

    @Test(arguments: [true, false]) func aTableTakesConditions(isThere: Bool) {
        let texts = texts {
            Table([Row()]) {
                if isThere { TableColumn("Number") { Text("No. \($0.id)") } }
                TableColumn("Town", value: \.name)
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        #expect(texts.contains("No. 1") == isThere && texts.contains("Lund"))
    }

    @Test func keyframesTakeConditions() {
        let isThere = false
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                if isThere { LinearKeyframe(5.0, duration: 1) }
                LinearKeyframe(2.0, duration: 2)
            }
        }
        #expect(timeline.duration == 2 && timeline.value(progress: 1) == 2)
    }
}

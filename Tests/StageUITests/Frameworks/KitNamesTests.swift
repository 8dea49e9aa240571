// Licensed under the Apache License, Version 2.0.

import CoreLocation
import Foundation
import MapKit
import SwiftUI
import Testing
import UIKit
import WebKit

@testable import StageUI

/// The things that an action has found.
@MainActor private final class Found {
    var items: [[String: Any]] = []
    var isOpened = false
    var sizes: [CGSize] = []
}

/// What screens name of UIKit, MapKit and WebKit: it works, or the stage tells that it does not.
@MainActor @Suite struct KitNamesTests {
    private func act(_ action: @escaping @MainActor (Found) -> Void) -> (stage: Stage, found: Found) {
        let found = Found()
        let probe = StageProbe(CGSize(width: 300, height: 300)) { Button("act") { action(found) } }
        probe.stage.activate(label: "act")
        probe.stage.settle()
        return (probe.stage, found)
    }

    @Test func thePasteboardKeepsTheFirstTextOfItsItems() {
        let (stage, found) = act {
            UIPasteboard.general.items = [["public.png": Data()], ["public.utf8-plain-text": "code 7"]]
            $0.items = UIPasteboard.general.items
        }
        #expect(stage.pasteboard.string == "code 7" && found.items.count == 1)
        #expect(found.items.first?["public.utf8-plain-text"] as? String == "code 7")
        let told = act { _ in UIPasteboard.general.items = [["public.png": Data()]] }
        #expect(told.stage.issues.contains { $0.message.contains("public.png was not kept") })
    }

    /// Apple URL Scheme Reference, "Map Links": daddr, and dirflg w for on foot.
    @Test func mapsAreOpenedByALinkThatTheStageRecords() {
        let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 48.25, longitude: 16.5))
        let (stage, found) = act {
            $0.isOpened = MKMapItem(placemark: place).openInMaps(
                launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
        }
        #expect(found.isOpened)
        #expect(
            stage.openedURLs.map(\.absoluteString) == ["http://maps.apple.com/?daddr=48.25,16.5&dirflg=w"])
    }

    @Test func aRecognizerTellsThatItRecognizesNothing() {
        let (stage, _) = act { _ in UIView().addGestureRecognizer(UIPanGestureRecognizer()) }
        #expect(stage.issues.contains { $0.message.contains("UIPanGestureRecognizer recognizes nothing") })
    }

    @Test func aTextIsAsLargeAsTheStageDrawsIt() throws {
        let (_, found) = act {
            let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
            let short = NSString(string: "wide").size(withAttributes: font)
            let offered = CGSize(width: short.width + 1, height: .greatestFiniteMagnitude)
            let high = "wide wide wide".boundingRect(
                with: offered, options: .usesLineFragmentOrigin, attributes: font, context: nil)
            $0.sizes = [short, "wide wide wide".size(withAttributes: font), high.size]
        }
        try #require(found.sizes.count == 3)
        let (short, long, high) = (found.sizes[0], found.sizes[1], found.sizes[2])
        #expect(short.width > 0 && long.width > 3 * short.width && long.height == short.height)
        #expect(high.height == 3 * short.height)
    }

    @Test(arguments: [
        (
            "<h1>Hi&nbsp;you</h1>\n <p>a  <b>bold</b>\n text &amp; more &#x20AC;</p>",
            "Hi\u{A0}you\na bold text & more €"
        ),
        ("<ul><li>one<li>two</ul>", "\t•\tone\n\t•\ttwo"),
        ("1 < 2 &foo; <br>end<!-- c -->", "1 < 2 &foo;\nend"),
        ("<head><title>t</title></head><style>p{}</style>body", "body"),
    ])
    func aPageBecomesItsParagraphs(page: String, text: String) async throws {
        let read = try await NSAttributedString.fromHTML(page).0
        #expect(read.string == text)
    }

    @Test func layersKnowWhatIsAroundThem() {
        let (outer, inner) = (CALayer(), CALayer())
        #expect(outer.sublayers == nil)
        outer.addSublayer(inner)
        #expect(outer.sublayers?.count == 1 && inner.superlayer === outer)
        inner.removeFromSuperlayer()
        #expect(outer.sublayers == nil && inner.superlayer == nil)
    }

    @Test func keyframesOfALoopFollowOneAnother() {
        let points = [(10.0, 0.5), (20.0, 1.0)]
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            for point in points { LinearKeyframe(point.0, duration: point.1) }
        }
        #expect(timeline.duration == 1.5)
        #expect(timeline.value(time: 0.25) == 5 && timeline.value(time: 1) == 15)
    }
}

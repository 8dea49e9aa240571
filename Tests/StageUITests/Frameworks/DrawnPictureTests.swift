// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing
import UIKit

@testable import StageUI

private let brand = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
private let drawnBrand = ResolvedColor(red: 0.25, green: 0.5, blue: 0.75)

/// A view that sets looks before it is shown, as the initializers of screens do.
private struct Branded<Content: View>: View {
    let content: () -> Content

    init(_ set: () -> Void, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        set()
    }
    var body: some View { content() }
}

/// The pictures of bars, and the looks of sliders and of bars of buttons, that an app sets by UIKit's appearances.
@Suite @MainActor struct DrawnPictureTests {
    private func probe<V: View>(
        _ set: @escaping () -> Void, @ViewBuilder _ content: @escaping () -> V
    ) -> StageProbe {
        let probe = StageProbe(
            CGSize(width: 400, height: 800), safe: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        ) { Branded(set, content: content) }
        probe.step(2)
        return probe
    }

    /// A picture of a size in points; nothing here reads its pixels.
    private func picture(_ width: UInt8, _ height: UInt8) throws -> UIImage {
        let header =
            Data([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8))
            + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
        return try #require(UIImage(data: header))
    }

    /// The rectangles that are painted with a picture, where it is one tile.
    private func pictures(_ probe: StageProbe) -> [CGRect] {
        probe.leaves.compactMap { leaf in
            guard case .fill(.rectangle(let rect), .image(_, let tile, _), _) = leaf.item.content,
                tile == rect
            else { return nil }
            return rect.offsetBy(dx: leaf.origin.x, dy: leaf.origin.y)
        }
    }

    /// The fills in the brand's colour.
    private func branded(_ probe: StageProbe) -> [CGRect] {
        probe.leaves.compactMap { leaf in
            guard case .fill(let outline, .color(drawnBrand), _) = leaf.item.content else { return nil }
            let rect: CGRect? =
                switch outline {
                case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _): rect
                default: nil
                }
            return rect?.offsetBy(dx: leaf.origin.x, dy: leaf.origin.y)
        }
    }

    @ViewBuilder private func screen() -> some View {
        NavigationStack {
            ScrollView { Color.red.frame(height: 2000) }
                .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } }
        }
    }

    /// The bar has 44 points below the safe area of 50; the picture of its line stands below it.
    @Test func aBarHasThePicturesOfItsGroundAndOfItsLine() throws {
        let (ground, line) = (try picture(4, 4), try picture(1, 3))
        let probe = probe {
            let look = UINavigationBarAppearance()
            look.backgroundImage = ground
            look.shadowImage = line
            UINavigationBar.appearance().standardAppearance = look
            UINavigationBar.appearance().scrollEdgeAppearance = look
        } _: {
            screen()
        }
        #expect(pictures(probe) == [rect(0, 0, 400, 94), rect(0, 94, 400, 3)])
        #expect(!probe.stage.issues.contains { $0.message.contains("has no effect") })
    }

    /// Apple: a picture without a size takes away what the system draws.
    @Test func aPictureWithoutASizeDrawsNothing() {
        let probe = probe {
            UITabBar.appearance().backgroundImage = UIImage()
            UITabBar.appearance().shadowImage = UIImage()
        } _: {
            TabView { ScrollView { Color.red.frame(height: 2000) }.tabItem { Text("One") } }
        }
        #expect(pictures(probe).isEmpty)
        #expect(!probe.rectangles.contains { $0.minY == 721 && $0.width == 400 })
    }

    @Test func theButtonThatLeadsBackHasThePictureOfTheApp() throws {
        let arrow = try picture(12, 20)
        let probe = probe {
            UINavigationBar.appearance().backIndicatorImage = arrow
        } _: {
            NavigationStack(path: .constant([1])) {
                Text("a").navigationTitle("First").navigationDestination(for: Int.self) { _ in Text("c") }
            }
        }
        // It is a template, through which the tint is seen.
        let sizes = probe.leaves.flatMap(\.effects).compactMap { effect -> CGSize? in
            guard case .mask(let items) = effect, case .image(let image, _)? = items.first?.content else {
                return nil
            }
            return image.size
        }
        #expect(sizes == [CGSize(width: 12, height: 20)])
    }

    /// A bar of buttons has 44 points above the safe area of 30, and content waits below it.
    @Test func aBarOfButtonsHasTheGroundOfItsAppearance() {
        let probe = probe {
            UIToolbar.appearance().barTintColor = brand
            UIToolbar.appearance().isTranslucent = false
        } _: {
            screen()
        }
        #expect(branded(probe) == [rect(0, 726, 400, 74)])
        #expect(!probe.stage.issues.contains { $0.message.contains("has no effect") })
    }

    @Test func aScreensOwnGroundComesBeforeThatOfAllBarsOfButtons() {
        let probe = probe {
            UIToolbar.appearance().barTintColor = brand
        } _: {
            NavigationStack {
                ScrollView { Color.red.frame(height: 2000) }
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } }
                    .toolbarBackground(.green, for: .bottomBar)
            }
        }
        #expect(branded(probe).isEmpty)
    }

    /// Half of 400 points: the knob of 27 points stands in the middle.
    @Test func slidersHaveTheColoursOfTheirAppearance() {
        let probe = probe {
            UISlider.appearance().minimumTrackTintColor = brand
            UISlider.appearance().thumbTintColor = brand
        } _: {
            Slider(value: .constant(0.5))
        }
        #expect(branded(probe).map(\.width) == [200, 27])
        #expect(zip(branded(probe), [0, 186.5]).allSatisfy { abs($0.minX - $1) <= 0.5 })
    }

    /// A tint of SwiftUI is set at the slider itself, and comes before the appearance of all.
    @Test func aTintComesBeforeTheAppearanceOfSliders() {
        let probe = probe {
            UISlider.appearance().minimumTrackTintColor = brand
        } _: {
            Slider(value: .constant(0.5)).tint(.red)
        }
        #expect(branded(probe).isEmpty)
    }

    /// The knob is as wide as its picture: 40 of 400 points, of which 360 are the way.
    @Test func aSliderHasThePictureOfItsKnob() throws {
        let knob = try picture(40, 20)
        let value = Value()
        let probe = probe {
            UISlider.appearance().setThumbImage(knob, for: .normal)
        } _: {
            Slider(
                value: Binding {
                    value.number
                } set: {
                    value.number = $0
                })
        }
        let places = probe.leaves.compactMap { leaf -> CGRect? in
            guard case .image(_, let placement) = leaf.item.content else { return nil }
            return placement.rect.offsetBy(dx: leaf.origin.x, dy: leaf.origin.y)
        }
        #expect(places.map(\.size) == [CGSize(width: 40, height: 20)] && places.first?.minX == 0)
        probe.stage.drag(from: CGPoint(x: 20, y: 410), to: CGPoint(x: 200, y: 410))
        #expect(value.number == 0.5)
    }

    private final class Value { var number = 0.0 }

    /// UIKit: attributes of a title are those of its letters, and the picture has the tint, as in a label.
    @Test func anImageAndATextAreTheIconAndTheTitleOfATab() {
        let probe = probe {
            UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: brand], for: .selected)
        } _: {
            TabView {
                Text("a").tabItem {
                    Image(systemName: "circle")
                    Text("One")
                }
            }
        }
        let colors = probe.leaves.compactMap { leaf -> ResolvedColor? in
            guard case .text(let layout) = leaf.item.content, let run = layout.lines.first?.runs.first,
                run.string == "One"
            else { return nil }
            return run.color
        }
        let painted = probe.leaves.contains { leaf in
            switch leaf.item.content {
            case .fill(_, .color(drawnBrand), _), .stroke(_, .color(drawnBrand), _): true
            default: false
            }
        }
        #expect(colors == [drawnBrand] && !painted)
    }
}

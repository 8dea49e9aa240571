// Licensed under the Apache License, Version 2.0.

import SwiftUI
import Testing
import UIKit

@testable import StageUI

/// A colour that is none of the system's.
private let brand = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
private let drawnBrand = ResolvedColor(red: 0.25, green: 0.5, blue: 0.75)
private let white = ResolvedColor(red: 1, green: 1, blue: 1)

/// A view that sets looks before it is shown, as the initializers of screens do.
private struct Branded<Content: View>: View {
    let content: () -> Content

    init(_ set: () -> Void, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        set()
    }
    var body: some View { content() }
}

/// The looks that an app gives all bars and controls by the appearances of UIKit, on those of SwiftUI.
@Suite @MainActor struct DrawnLookTests {
    private func probe<V: View>(@ViewBuilder _ content: () -> V) -> StageProbe {
        let probe = StageProbe(
            CGSize(width: 400, height: 800), safe: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        ) { content() }
        probe.step(2)
        return probe
    }

    /// The rectangles in the brand's colour.
    private func branded(_ probe: StageProbe) -> [CGRect] {
        probe.leaves.compactMap { leaf in
            guard case .fill(.rectangle(let rect), .color(drawnBrand), _) = leaf.item.content else {
                return nil
            }
            return rect.offsetBy(dx: leaf.origin.x, dy: leaf.origin.y)
        }
    }

    private func colors(_ probe: StageProbe, of text: String) -> [ResolvedColor] {
        probe.leaves.compactMap { leaf in
            guard case .text(let layout) = leaf.item.content, let run = layout.lines.first?.runs.first,
                run.string == text
            else { return nil }
            return run.color
        }
    }

    private func setTop(edge: Bool) {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = brand
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().standardAppearance = look
        if edge { UINavigationBar.appearance().scrollEdgeAppearance = look }
    }

    private var scrolled: some View {
        NavigationStack {
            ScrollView { Color.red.frame(height: 2000) }.navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
        }
    }

    /// The bar has 44 points below the safe area of 50.
    @Test func aBarAtTheTopHasTheGroundAndTheTitleOfItsLook() {
        let probe = probe {
            Branded {
                setTop(edge: true)
            } content: {
                scrolled
            }
        }
        #expect(branded(probe) == [CGRect(x: 0, y: 0, width: 400, height: 94)])
        #expect(colors(probe, of: "Title") == [white])
        #expect(!probe.stage.issues.contains { $0.message.contains("has no effect") })
    }

    /// Apple: without a look for the edge of the content, the bar has the usual one's titles there, and no ground.
    @Test func aBarAtTheEdgeOfItsContentIsTransparentWithoutALookForIt() {
        let probe = probe {
            Branded {
                setTop(edge: false)
            } content: {
                scrolled
            }
        }
        #expect(branded(probe).isEmpty && colors(probe, of: "Title") == [white])
        probe.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        probe.step(30)
        #expect(branded(probe) == [CGRect(x: 0, y: 0, width: 400, height: 94)])
    }

    @Test func aScreensOwnGroundComesFirst() {
        let probe = probe {
            Branded {
                setTop(edge: true)
            } content: {
                NavigationStack {
                    Text("a").navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground(.hidden, for: .navigationBar)
                }
            }
        }
        #expect(branded(probe).isEmpty)
    }

    /// The bar of tabs has 49 points above the safe area of 30.
    @Test func aBarOfTabsHasTheGroundAndTheColoursOfItsLook() {
        let probe = probe {
            Branded {
                let tabs = UITabBarAppearance()
                tabs.configureWithTransparentBackground()
                tabs.backgroundColor = brand
                tabs.stackedLayoutAppearance.normal.iconColor = .white
                tabs.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: brand]
                UITabBar.appearance().standardAppearance = tabs
                UITabBar.appearance().scrollEdgeAppearance = tabs
            } content: {
                TabView {
                    Text("a").tabItem { Text("One") }
                    Text("b").tabItem { Text("Two") }
                }
            }
        }
        #expect(branded(probe) == [CGRect(x: 0, y: 721, width: 400, height: 79)])
        #expect(colors(probe, of: "One") == [drawnBrand])
        #expect(colors(probe, of: "Two") == [white])
    }

    /// Older apps set the colours of the bar and of its tabs alone, and hide it.
    @Test func aBarOfTabsHasTheColoursOfItsAppearance() {
        func tabs(_ set: @escaping () -> Void) -> StageProbe {
            probe {
                Branded(set) {
                    TabView {
                        Text("a").tabItem { Text("One") }
                        Text("b").tabItem { Text("Two") }
                    }
                }
            }
        }
        let colored = tabs {
            UITabBar.appearance().backgroundColor = brand
            UITabBar.appearance().unselectedItemTintColor = .white
        }
        #expect(branded(colored) == [CGRect(x: 0, y: 721, width: 400, height: 79)])
        #expect(colors(colored, of: "Two") == [white])
        let hidden = tabs { UITabBar.appearance().isHidden = true }
        #expect(hidden.texts == ["a"])
    }

    /// UIKit: attributes of a title are those of its letters, and the picture has the tint.
    @Test func theColourOfATitleOfATabIsNotThatOfItsPicture() {
        let probe = probe {
            Branded {
                UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: brand], for: .selected)
            } content: {
                TabView { Text("a").tabItem { Label("One", systemImage: "circle") } }
            }
        }
        let painted = probe.leaves.contains { leaf in
            switch leaf.item.content {
            case .fill(_, .color(drawnBrand), _), .stroke(_, .color(drawnBrand), _): true
            default: false
            }
        }
        #expect(colors(probe, of: "One") == [drawnBrand] && !painted)
    }

    /// As without a look of the app, a style around the picker reaches titles for which no colour is set.
    @Test func titlesOfSegmentsTakeAStyleFromAroundThem() {
        let probe = probe {
            Picker("p", selection: .constant(1)) { Text("One").tag(1) }
                .pickerStyle(.segmented).foregroundStyle(Color(uiColor: brand))
        }
        #expect(colors(probe, of: "One") == [drawnBrand])
    }

    @Test func segmentsHaveTheColoursOfTheirAppearance() {
        let probe = probe {
            Branded {
                UISegmentedControl.appearance().selectedSegmentTintColor = brand
                UISegmentedControl.appearance().setTitleTextAttributes(
                    [.foregroundColor: UIColor.white], for: .selected)
            } content: {
                Picker("p", selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                .pickerStyle(.segmented)
            }
        }
        let grounds = probe.leaves.filter { leaf in
            guard case .fill(_, .color(drawnBrand), _) = leaf.item.content else { return false }
            return true
        }
        #expect(grounds.count == 1)
        #expect(colors(probe, of: "One") == [white] && colors(probe, of: "Two") != [white])
    }

    private func dots(_ list: DisplayList) -> [ResolvedColor] {
        func walk(_ items: [DisplayItem]) -> [ResolvedColor] {
            items.flatMap { item -> [ResolvedColor] in
                if case .group(_, let inner) = item.content { return walk(inner) }
                guard case .fill(.ellipse, .color(let color), _) = item.content else { return [] }
                return [color]
            }
        }
        return walk(list.items)
    }

    /// Apps set looks in their initializers, which run before there is a stage; a new start has none.
    @Test func whatAnAppSetsBeforeItsFirstViewIsDrawn() {
        let device = StageDevice()
        StageDevice.$opening.withValue(device) {
            UIPageControl.appearance().currentPageIndicatorTintColor = brand
            UIPageControl.appearance().pageIndicatorTintColor = .white
        }
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 400, height: 800)), text: FixedShaper(), device: device
        ) {
            TabView {
                Text("a")
                Text("b")
            }
            .tabViewStyle(.page)
        }
        #expect(dots(stage.frame(at: 0)) == [drawnBrand, white])
    }

    /// A scroll view of SwiftUI is one of UIKit, whose content then follows no finger beyond its ends.
    @Test(arguments: [(true, true), (false, false)])
    func contentStopsAtItsEndsWhereItDoesNotBounce(bounces: Bool, moves: Bool) {
        let probe = probe {
            Branded {
                UIScrollView.appearance().bounces = bounces
            } content: {
                ScrollView { Color.red.frame(height: 2000).mark("content") }
            }
        }
        let top = probe.frame("content")?.minY
        probe.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), lifts: false)
        probe.step()
        #expect(top != nil && (probe.frame("content")?.minY != top) == moves)
    }

    @Test func aListsBackgroundIsToldAsOfItsOwn() {
        let probe = probe {
            Branded {
                UITableView.appearance().backgroundColor = .clear
            } content: {
                Text("a")
            }
        }
        #expect(
            probe.stage.issues.map(\.message).contains {
                $0.hasPrefix("UITableView.appearance().backgroundColor has no effect")
                    && $0.contains(".scrollContentBackground(.hidden)")
            })
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct BarSafeAreaTests {
    private let size = CGSize(width: 400, height: 800)

    private func probe<V: View>(@ViewBuilder _ content: () -> V) -> StageProbe {
        let probe = StageProbe(size) {
            $0.safeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        } content: {
            content()
        }
        probe.step(2)
        return probe
    }

    private func insets(_ probe: StageProbe) -> String { probe.texts.first { $0.contains("/") } ?? "" }

    @Test func aScreensContentStandsBetweenItsBarsAndReachesUnderThemWhereItIgnoresTheSafeArea() {
        let probe = probe {
            NavigationStack {
                ZStack {
                    Color.red.ignoresSafeArea().mark("ground")
                    Color.blue.mark("content")
                }
                .toolbar { ToolbarItemGroup(placement: .bottomBar) { Button("All") {} } }
                .navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(probe.frame("content") == rect(0, 94, 400, 632))
        #expect(probe.rectangles.contains(rect(0, 0, 400, 800)))
    }

    @Test func oneSideMayBeIgnoredByItself() {
        let probe = probe {
            NavigationStack {
                Color.red.ignoresSafeArea(edges: .top).navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(probe.rectangles.contains(rect(0, 0, 400, 770)))
    }

    @Test func aReaderOfGeometryIsToldOfTheBars() {
        let probe = probe {
            NavigationStack {
                GeometryReader { proxy in
                    Text("\(Int(proxy.safeAreaInsets.top))/\(Int(proxy.safeAreaInsets.bottom))")
                }
                .navigationBarTitleDisplayMode(.inline)
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
            }
        }
        #expect(insets(probe) == "94/50")
    }

    @Test func aPageOfATabViewStandsAboveTheBarAndReachesUnderIt() {
        let probe = probe {
            TabView {
                ZStack {
                    Color.red.ignoresSafeArea()
                    GeometryReader { proxy in
                        Text("\(Int(proxy.safeAreaInsets.top))/\(Int(proxy.safeAreaInsets.bottom))")
                    }
                    .mark("content")
                }
                .tabItem { Text("one") }
            }
        }
        #expect(probe.frame("content") == rect(0, 50, 400, 671))
        #expect(insets(probe) == "50/79")
        #expect(probe.rectangles.contains(rect(0, 0, 400, 800)))
    }

    @Test func insetsOfBothKindsOfBarsAndPaddingAddUp() {
        let probe = probe {
            TabView {
                NavigationStack {
                    GeometryReader { proxy in
                        Text("\(Int(proxy.safeAreaInsets.top))/\(Int(proxy.safeAreaInsets.bottom))")
                    }
                    .safeAreaPadding(.vertical, 5)
                    .navigationBarTitleDisplayMode(.inline)
                }
                .tabItem { Text("one") }
            }
        }
        #expect(insets(probe) == "99/84")
    }

    @Test func whatIsScrolledIsSeenUnderTheBarWhichGetsAGround() {
        let probe = probe {
            NavigationStack {
                ScrollView { Color.red.frame(height: 2000) }
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        func materials() -> Int {
            probe.leaves.filter {
                if case .fill(_, .material, _) = $0.item.content { true } else { false }
            }.count
        }
        #expect(materials() == 0)
        #expect(probe.rectangles.contains(rect(0, 94, 400, 2000)))
        probe.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        probe.step(30)
        #expect(materials() == 1)
        let clips = probe.leaves.flatMap(\.effects).compactMap { effect -> CGRect? in
            if case .clip(.rectangle(let window), _) = effect { window } else { nil }
        }
        #expect(clips.contains { $0.minY == -94 && $0.height == 800 })
    }

    @Test func aLargeTitleGoesUpWithWhatIsScrolledAndASmallOneTakesItsPlace() {
        let probe = probe {
            NavigationStack {
                ScrollView { Color.red.frame(height: 2000) }.navigationTitle("Title")
            }
        }
        func titles() -> [CGFloat] {
            probe.leaves.compactMap { leaf in
                guard case .text(let layout) = leaf.item.content else { return nil }
                return layout.lines.first?.runs.first?.font.size
            }
        }
        #expect(titles() == [34])
        let rests = probe.stage.drawn.texts["Title"]?.minY
        probe.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 570), lifts: false)
        probe.step()
        let moved = probe.stage.drawn.texts["Title"]?.minY
        #expect((rests ?? 0) - (moved ?? 0) > 10)
        probe.stage.touchMove(to: CGPoint(x: 200, y: 400))
        probe.step()
        #expect(titles().contains(17))
        #expect(probe.stage.elements.filter { $0.label == "Title" }.count == 1)
    }

    @Test(arguments: [Visibility.automatic, .visible, .hidden])
    func aGroundOfOnesOwnIsShownWhereItIsVisible(_ visibility: Visibility) {
        let probe = probe {
            NavigationStack {
                Color.clear.toolbarBackground(Color.yellow, for: .navigationBar)
                    .toolbarBackground(visibility, for: .navigationBar)
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(probe.stage.drawn.fills(255, 204, 0).count == (visibility == .visible ? 1 : 0))
    }

    @Test(arguments: [Visibility.automatic, .visible, .hidden])
    func aBarOfTabsHasTheGroundOfThePageThatIsShown(_ visibility: Visibility) {
        let probe = probe {
            TabView {
                Color.clear.toolbarBackground(Color.yellow, for: .tabBar)
                    .toolbarBackground(visibility, for: .tabBar)
                    .tabItem { Text(verbatim: "One") }
                Color.clear.tabItem { Text(verbatim: "Two") }
            }
        }
        func grounds() -> [Int] {
            [probe.stage.drawn.fills(255, 204, 0).count, probe.stage.drawn.fills(255, 255, 255).count]
        }
        let usual = grounds()[1]
        #expect(grounds()[0] == (visibility == .visible ? 1 : 0))
        #expect(probe.stage.activate(label: "Two"))
        probe.step()
        #expect(grounds() == [0, usual])
    }
}

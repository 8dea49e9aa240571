// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct TabSidebarTests {
    private struct Screen: View {
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("home page") }
                TabSection("Library") {
                    Tab("Songs", systemImage: "music.note") { Text("songs page") }
                    Tab("Albums", systemImage: "square.stack") { Text("albums page") }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    private let wide = CGSize(width: 1000, height: 800)

    private func frame(_ label: String, _ probe: StageProbe) -> CGRect? {
        probe.stage.accessibilityTree().flattened.first { $0.label == label }?.frame
    }

    @Test func theBarFloatsAtTheTopOfAWideScreen() throws {
        let probe = StageProbe(wide) { Screen() }
        probe.step(2)
        #expect(try #require(frame("Home", probe)).maxY <= 60)
        #expect(try #require(frame("Albums", probe)).maxY <= 60)
        #expect(!probe.texts.contains("Library"))
        let page = try #require(frame("home page", probe))
        // The page has the space below the bar, which is 60 points high.
        #expect(abs(page.midX - 500) <= 0.5 && abs(page.midY - 430) <= 0.5)
    }

    @Test func theBarTurnsIntoASidebarWithSectionsAndBack() throws {
        let probe = StageProbe(wide) { Screen() }
        probe.step(2)
        #expect(probe.stage.activate(label: "Show Sidebar"))
        probe.step(2)
        #expect(probe.texts.contains("Library"))
        let (home, songs) = (try #require(frame("Home", probe)), try #require(frame("Songs", probe)))
        #expect(songs.maxX <= 320 && songs.minY > home.minY)
        // The page has the space beside the sidebar, which is 320 points wide.
        let page = try #require(frame("home page", probe))
        #expect(abs(page.midX - 660) <= 0.5)
        #expect(probe.stage.activate(label: "Songs"))
        probe.step(2)
        #expect(probe.texts.contains("songs page") && !probe.texts.contains("home page"))
        #expect(probe.stage.activate(label: "Hide Sidebar"))
        probe.step(2)
        #expect(!probe.texts.contains("Library"))
        #expect(try #require(frame("Songs", probe)).maxY <= 60)
        #expect(probe.texts.contains("songs page"))
    }

    @Test func theTabsAreReadBeforeThePage() throws {
        let probe = StageProbe(wide) { Screen() }
        probe.step(2)
        func labels() -> [String] { probe.stage.accessibilityTree().flattened.compactMap(\.label) }
        let bar = labels()
        #expect(try #require(bar.firstIndex(of: "Albums")) < #require(bar.firstIndex(of: "home page")))
        #expect(probe.stage.activate(label: "Show Sidebar"))
        probe.step(2)
        let side = labels()
        #expect(try #require(side.firstIndex(of: "Hide Sidebar")) < #require(side.firstIndex(of: "Home")))
        #expect(try #require(side.firstIndex(of: "Albums")) < #require(side.firstIndex(of: "home page")))
    }

    @Test func theSidebarHasTheViewsOfTheAppAroundItsTabs() throws {
        let probe = StageProbe(wide) {
            Screen().defaultAdaptableTabBarPlacement(.sidebar)
                .tabViewSidebarHeader { Text("header") }
                .tabViewSidebarFooter { Text("footer") }
                .tabViewSidebarBottomBar { Text("bottom") }
        }
        probe.step(2)
        let places = try ["header", "Home", "Albums", "footer", "bottom"].map { label in
            try #require(frame(label, probe)).midY
        }
        #expect(places == places.sorted())
        #expect(try #require(frame("bottom", probe)).maxY > 760)
        #expect(probe.stage.activate(label: "Hide Sidebar"))
        probe.step(2)
        #expect(!probe.texts.contains("header") && !probe.texts.contains("bottom"))
    }

    @Test func aNarrowScreenHasABarAtTheBottom() throws {
        let probe = StageProbe(CGSize(width: 400, height: 800)) { Screen() }
        probe.step(2)
        #expect(try #require(frame("Home", probe)).minY >= 750)
        #expect(frame("Show Sidebar", probe) == nil)
    }

    @Test func anAppMayBeginWithTheSidebar() {
        let probe = StageProbe(wide) { Screen().defaultAdaptableTabBarPlacement(.sidebar) }
        probe.step(2)
        #expect(frame("Hide Sidebar", probe) != nil)
        #expect(probe.texts.contains("Library"))
    }

    @Test func theBarStaysAtTheBottomWithoutTheStyle() throws {
        let probe = StageProbe(wide) {
            TabView {
                Tab("Home", systemImage: "house") { Text("home page") }
                Tab("Songs", systemImage: "music.note") { Text("songs page") }
            }
        }
        probe.step(2)
        #expect(frame("Show Sidebar", probe) == nil)
        #expect(try #require(frame("Home", probe)).minY >= 750)
    }
}

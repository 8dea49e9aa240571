// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import Testing

@testable import StageUI

/// Not private: a path finds the types of its values by name.
struct RouteItem: Hashable, Codable { var id: Int }
private typealias Item = RouteItem

@MainActor @Observable
private final class Route {
    var path = NavigationPath()
    var items: [Item] = []
    var isShown = false
    var item: Item?
    @ObservationIgnored var log: [String] = []
}

private struct Detail: View {
    let number: Int
    let route: Route
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
        VStack {
            Button("Count \(number) \(count)") { count += 1 }
            NavigationLink("To \(number + 1)", value: Item(id: number + 1))
            Button("Close") { dismiss() }
            Text(isPresented ? "pushed" : "first")
        }
        .navigationTitle("Item \(number)")
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { route.log.append("appear \(number)") }
        .onDisappear { route.log.append("disappear \(number)") }
    }
}

private struct Root: View {
    let route: Route
    var body: some View {
        @Bindable var route = route
        VStack {
            NavigationLink("To 1", value: Item(id: 1))
            NavigationLink("Nowhere", value: "text")
            NavigationLink("About") { Text("About us").navigationTitle("About") }
            Text("root")
        }
        .navigationTitle("Home")
        .navigationDestination(for: Item.self) { Detail(number: $0.id, route: route) }
        .navigationDestination(isPresented: $route.isShown) { Text("By condition") }
        .navigationDestination(item: $route.item) { Text("For \($0.id)") }
        .onAppear { route.log.append("appear root") }
        .onDisappear { route.log.append("disappear root") }
    }
}

private struct PathStack: View {
    let route: Route
    var body: some View {
        @Bindable var route = route
        NavigationStack(path: $route.path) { Root(route: route) }
    }
}

private struct ArrayStack: View {
    let route: Route
    var body: some View {
        @Bindable var route = route
        NavigationStack(path: $route.items) { Root(route: route) }
    }
}

@MainActor
@Suite struct NavigationStackTests {
    private let route = Route()
    private let screen = CGSize(width: 390, height: 844)
    private let safe = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    private func probe<Content: View>(
        direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> Content
    ) -> StageProbe {
        StageProbe(screen) {
            $0.safeArea = safe
            $0.layoutDirection = direction
        } content: {
            content()
        }
    }

    private func frame(_ label: String, _ probe: StageProbe) -> CGRect? {
        probe.stage.accessibilityTree().flattened.first { $0.label == label }?.frame
    }

    @Test func aLinkGoesOnAndTheBarGoesBack() {
        let probe = probe { NavigationStack { Root(route: route) } }
        #expect(probe.texts.contains("root"))
        probe.stage.tap(label: "To 1")
        probe.step(60)
        #expect(probe.texts.contains("Count 1 0"))
        #expect(!probe.texts.contains("root"))
        #expect(probe.texts.contains("pushed"))
        #expect(probe.stage.tap(label: "Home"))
        probe.step(60)
        #expect(probe.texts.contains("root"))
        #expect(!probe.texts.contains("Count 1 0"))
        #expect(probe.stage.isSettled)
    }

    @Test func theNewScreenSlidesInAndTheOldOneMovesAThirdOfTheWay() throws {
        let probe = probe { ArrayStack(route: route) }
        route.items = [Item(id: 1)]
        func place(_ string: String) -> CGFloat? {
            probe.stage.drawn.texts[string]?.midX
        }
        let ways = probe.trace(60) { (new: place("Count 1 0") ?? 195, old: place("root")) }
        #expect(abs(ways[1].new - (195 + 390)) < 1e-6)
        let middle = ways[10]
        let away = (middle.new - 195) / 390
        #expect(away > 0 && away < 1)
        #expect(abs((middle.old ?? 0) - (195 - 0.3 * 390 * (1 - away))) < 1e-6)
        #expect(zip(ways, ways.dropFirst()).allSatisfy { $0.new >= $1.new })
        #expect(ways[59].new == 195)
        #expect(ways[59].old == nil)
    }

    @Test func aPathKeptElsewhereIsFollowedAndWritten() {
        let probe = probe { PathStack(route: route) }
        route.path.append(Item(id: 1))
        route.path.append(Item(id: 2))
        probe.step(60)
        #expect(probe.texts.contains("Count 2 0"))
        probe.stage.tap(label: "To 3")
        probe.step(60)
        #expect(route.path.count == 3)
        #expect(probe.texts.contains("Count 3 0"))
        probe.stage.tap(label: "Close")
        probe.step(60)
        #expect(route.path.count == 2)
        #expect(probe.texts.contains("Count 2 0"))
        route.path.removeLast(2)
        probe.step(60)
        #expect(probe.texts.contains("root"))
        #expect(probe.stage.isSettled)
    }

    /// As on iOS: nothing presented the root of a window or of its stack, so there is nothing to dismiss.
    @Test func dismissAtTheRootDoesNothing() {
        let window = probe { Detail(number: 1, route: route) }
        let stack = probe { NavigationStack { Detail(number: 1, route: route) } }
        for probe in [window, stack] {
            probe.step(2)
            route.log = []
            #expect(probe.stage.tap(label: "Close"))
            probe.step(60)
            #expect(probe.texts.contains("first") && probe.texts.contains("Count 1 0"))
            // It is the same view, too, and not one that was made anew.
            #expect(probe.stage.tap(label: "Count 1 0"))
            probe.step(2)
            #expect(probe.texts.contains("Count 1 1"))
            #expect(route.log.isEmpty && probe.stage.issues.isEmpty)
        }
    }

    @Test func aFirstPathIsThereAtOnce() {
        route.items = [Item(id: 1), Item(id: 2)]
        let probe = probe { ArrayStack(route: route) }
        probe.step()
        #expect(probe.texts.contains("Count 2 0"))
        #expect(frame("Item 1", probe) != nil)
    }

    @Test func screensBelowKeepTheirState() {
        let probe = probe { ArrayStack(route: route) }
        route.items = [Item(id: 1)]
        probe.step(60)
        probe.stage.tap(label: "Count 1 0")
        route.items.append(Item(id: 2))
        probe.step(60)
        #expect(probe.texts.contains("Count 2 0"))
        route.items.removeLast()
        probe.step(60)
        #expect(probe.texts.contains("Count 1 1"))
        route.items = []
        probe.step(60)
        route.items = [Item(id: 1)]
        probe.step(60)
        #expect(probe.texts.contains("Count 1 0"))
    }

    @Test func screensAreToldThatTheyAppearAndDisappear() {
        let probe = probe { ArrayStack(route: route) }
        route.items = [Item(id: 1)]
        probe.step(60)
        route.items = []
        probe.step(60)
        #expect(
            route.log.map { $0 } == [
                "appear root", "appear 1", "disappear root", "appear root", "disappear 1",
            ])
    }

    @Test func aLinkToAViewNeedsNoPath() {
        let probe = probe { PathStack(route: route) }
        probe.stage.tap(label: "About")
        probe.step(60)
        #expect(probe.texts.contains("About us"))
        #expect(route.path.isEmpty)
        probe.stage.tap(label: "Home")
        probe.step(60)
        #expect(probe.texts.contains("root"))
    }

    @Test func aConditionAndAnItemPutScreensThere() {
        let probe = probe { NavigationStack { Root(route: route) } }
        route.isShown = true
        probe.step(60)
        #expect(probe.texts.contains("By condition"))
        probe.stage.tap(label: "Home")
        #expect(!route.isShown)
        probe.step(60)
        route.item = Item(id: 4)
        probe.step(60)
        #expect(probe.texts.contains("For 4"))
        route.item = nil
        probe.step(60)
        #expect(probe.texts.contains("root"))
    }

    @Test func aValueWithoutADestinationIsReported() {
        let probe = probe { NavigationStack { Root(route: route) } }
        probe.stage.tap(label: "Nowhere")
        #expect(probe.stage.issues.map(\.kind) == [.misuse])
        #expect(probe.stage.issues.first?.message.contains("String") == true)
    }

    @Test func aLinkOutsideOfAStackIsDisabled() {
        let probe = probe { NavigationLink("To", value: 1) }
        #expect(probe.stage.elements.first?.isEnabled == false)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aFingerAtTheEdgePullsTheScreenBack(direction: LayoutDirection) {
        let probe = probe(direction: direction) { ArrayStack(route: route) }
        route.items = [Item(id: 1)]
        probe.step(60)
        let mirrored = direction == .rightToLeft
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: mirrored ? 390 - x : x, y: 400) }
        probe.stage.drag(from: point(4), to: point(204), lifts: false)
        let sign: CGFloat = mirrored ? -1 : 1
        let x = probe.stage.drawn.texts["Count 1 0"]?.midX ?? 0
        #expect(abs(x - (195 + 200 * sign)) < 1e-6)
        probe.stage.touchUp(at: point(204))
        probe.step(60)
        #expect(route.items.isEmpty)
        #expect(probe.texts.contains("root"))
    }

    @Test func aScreenThatIsPulledALittleComesBack() {
        let probe = probe { ArrayStack(route: route) }
        route.items = [Item(id: 1)]
        probe.step(60)
        probe.stage.touchDown(at: CGPoint(x: 4, y: 400))
        for x in [20, 40, 60] {
            probe.step(10)
            probe.stage.touchMove(to: CGPoint(x: CGFloat(x), y: 400))
        }
        probe.stage.touchUp(at: CGPoint(x: 60, y: 400))
        probe.step(60)
        #expect(route.items.count == 1)
        #expect(probe.texts.contains("Count 1 0"))
        #expect(!probe.texts.contains("root"))
    }

    @Test func aScreenWithoutAWayBackCannotBePulled() {
        struct Locked: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") { Text("locked").navigationBarBackButtonHidden() }
                        .navigationTitle("Home")
                }
            }
        }
        let probe = probe { Locked() }
        probe.stage.tap(label: "Go")
        probe.step(60)
        #expect(frame("Home", probe) == nil)
        probe.stage.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 304, y: 400))
        probe.step(60)
        #expect(probe.texts == ["locked"])
    }

    @Test func escapeGoesBack() {
        let probe = probe { ArrayStack(route: route) }
        #expect(!probe.stage.escape())
        route.items = [Item(id: 1)]
        probe.step(60)
        #expect(probe.stage.escape())
        #expect(route.items.isEmpty)
    }

    @Test func aPathSurvivesEncoding() throws {
        var path = NavigationPath()
        path.append(Item(id: 1))
        path.append("two")
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path)
        // Names of types and values, the deepest screen first; what the names stand for is the toolchain's.
        var known = NavigationPath()
        known.append(1)
        known.append("two")
        let text = #"["SS","[\"two\"]","Si","[1]"]"#
        #expect(
            String(decoding: try JSONEncoder().encode(try #require(known.codable)), as: UTF8.self) == text)
        let kept = try JSONDecoder().decode(
            NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
        #expect(NavigationPath(kept) == known)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
    }
}

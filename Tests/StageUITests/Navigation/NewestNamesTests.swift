// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Suggested: View {
    @State private var text = ""
    @FocusState private var isSearching: Bool

    var body: some View {
        NavigationStack {
            VStack {
                Button("Search") { isSearching = true }
                Text("found \(text), \(isSearching ? "searching" : "not searching")")
            }
            .navigationTitle("Towns").navigationSubtitle("5 of them")
            .searchable(text: $text)
            .searchSuggestions { Text("Gdansk").searchCompletion("Gdansk") }
            .searchFocused($isSearching)
        }
    }
}

private struct Picked: View {
    @State private var fruit = 1

    var body: some View {
        NavigationStack {
            Form {
                Picker("Fruit", selection: $fruit) {
                    Text("Apple").tag(1)
                    Text("Pear").tag(2)
                }
                .pickerStyle(.navigationLink)
            }
        }
    }
}

private struct Linked: View {
    let model: Model
    var opensURLs = false

    var body: some View {
        let view = Text("view").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
            model.log.append("activity \($0.webpageURL?.path ?? "none")")
        }
        .onContinueUserActivity("other") { _ in model.log.append("other") }
        if opensURLs { view.onOpenURL { model.log.append("url \($0.path)") } } else { view }
    }
}

private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("own")
            GroupBox(configuration)
        }
    }
}

private struct Below: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.content
            configuration.label
        }
    }
}

private struct Inspected: View {
    @State private var isShown = true
    var body: some View {
        Text("content").inspector(isPresented: $isShown) { Text("details").inspectorColumnWidth(300) }
    }
}

@MainActor
@Suite struct NewestNamesTests {
    private let model = Model()

    private func labels(_ stage: Stage) -> [String] { stage.elements.compactMap(\.label) }

    private func stage<Content: View>(
        size: CGSize = CGSize(width: 400, height: 800), @ViewBuilder _ content: () -> Content
    ) -> Stage {
        let stage = Stage.shown(size: size, content: content)
        stage.settle()
        return stage
    }

    private func tap(_ label: String, _ stage: Stage) throws {
        let frame = try #require(stage.elements.first { $0.label == label }, "\(labels(stage))").frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.settle()
    }

    @Test func aSuggestionIsPutIntoTheSearchFieldWhoseFocusAStateHas() throws {
        let stage = stage { Suggested() }
        #expect(labels(stage).contains("5 of them"))
        #expect(labels(stage).contains("found , not searching"))
        try tap("Search", stage)
        #expect(labels(stage).contains("found , searching"))
        try tap("Gdansk", stage)
        #expect(labels(stage).contains { $0.hasPrefix("found Gdansk") })
    }

    @Test func aPickerLeadsToAScreenOfItsViewsWhichAChoiceLeaves() throws {
        let stage = stage { Picked() }
        #expect(labels(stage) == ["Fruit, Apple"])
        try tap("Fruit, Apple", stage)
        #expect(labels(stage).contains("Apple") && labels(stage).contains("Pear"))
        try tap("Pear", stage)
        #expect(labels(stage) == ["Fruit, Pear"])
    }

    @Test func aUniversalLinkIsAnActivityWhereNobodyHandlesURLs() throws {
        let link = try #require(URL(string: "https://example.com/invite"))
        let own = try #require(URL(string: "app://invite"))
        let alone = stage { Linked(model: model) }
        #expect(alone.open(link) && !alone.open(own))
        #expect(model.log == ["activity /invite"])
        let both = stage { Linked(model: model, opensURLs: true) }
        #expect(both.open(link))
        #expect(model.log == ["activity /invite", "url /invite"])
    }

    @Test func aRowHasItsBadgeAtItsEnd() throws {
        let stage = stage {
            List {
                Text("Inbox").badge(12)
                Text("Empty").badge(0)
            }
        }
        #expect(labels(stage) == ["Inbox, 12", "Empty"])
    }

    @Test func boxesAndValuesAreDrawnByTheirStylesAndAsUsualInsideOfThem() {
        let stage = stage {
            VStack {
                GroupBox("box") { Text("in it") }.groupBoxStyle(Boxed())
                LabeledContent("name", value: "value").labeledContentStyle(Below())
                LabeledContent("usual", value: "value")
            }
        }
        #expect(labels(stage) == ["own", "box", "in it", "value", "name", "usual, value"])
    }

    @Test func theSystemsLabelsOfRolesAreWordsOutsideOfABar() {
        let stage = stage {
            VStack {
                Button(role: .cancel) {}
                Button(role: .close) {}
                Button(role: .confirm) {}
            }
        }
        #expect(labels(stage) == ["Cancel", "Close", "Done"])
    }

    @Test func tabsOfASectionStandAmongTheOthersBelowTheAccessory() throws {
        let stage = stage {
            TabView {
                Tab("Home", systemImage: "house") { Text("home") }
                TabSection("Library") {
                    Tab("Songs", systemImage: "music.note") { Text("songs") }
                }
            }
            .tabViewBottomAccessory { Text("Now playing") }
        }
        #expect(stage.elements.compactMap(\.value).filter { $0.contains(" of ") } == ["1 of 2", "2 of 2"])
        let accessory = try #require(stage.elements.first { $0.label == "Now playing" }).frame
        let tab = try #require(stage.elements.first { $0.label == "Songs" }).frame
        #expect(accessory.maxY <= tab.minY)
    }

    @Test(arguments: [(390.0, 844.0, false), (1024, 1366, true)])
    func anInspectorIsAColumnOnWideScreensAndASheetOnNarrowOnes(width: Double, height: Double, isColumn: Bool)
        throws
    {
        let stage = stage(size: CGSize(width: width, height: height)) { Inspected() }
        let details = try #require(stage.elements.first { $0.label == "details" }).frame
        #expect(labels(stage).contains("content") == isColumn, "a sheet hides what is behind it")
        #expect((details.midX > width / 2 + 100) == isColumn)
    }

    @Test func aRowIsAsHighAsItsListWants() throws {
        func height(_ least: CGFloat?) throws -> CGFloat {
            let stage = stage {
                List {
                    Text("first")
                    Text("second")
                }
                .environment(\.defaultMinListRowHeight, least ?? 44)
            }
            let frames = try ["first", "second"].map { label in
                try #require(stage.elements.first { $0.label == label }).frame
            }
            return frames[1].midY - frames[0].midY
        }
        #expect(try height(80) - height(nil) == 36)
    }

    @Test func coloursAreMixedInEqualStepsOrAsNumbers() {
        let environment = EnvironmentValues()
        func mixed(_ space: Gradient.ColorSpace) -> ResolvedColor {
            Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: space)
                .resolveColor(in: environment)
        }
        let device = mixed(.device)
        #expect((device.red, device.green, device.blue) == (0.5, 0, 0.5))
        // CSS Color 4: color-mix(in oklab, red, blue) is rgb(140 83 162).
        let even = mixed(.perceptual)
        #expect(
            abs(even.red * 255 - 140) < 1 && abs(even.green * 255 - 83) < 1 && abs(even.blue * 255 - 162) < 1)
        let ends = [0.0, 1].map {
            Color.red.mix(with: .blue, by: $0, in: .device).resolveColor(in: environment)
        }
        #expect(ends == [Color.red, .blue].map { $0.resolveColor(in: environment) })
    }

    @Test func aMeshGoesThroughItsPointsAndMovesWithAnAnimation() throws {
        let mesh = DisplayMesh(
            width: 3, height: 2,
            points: [(0, 0), (30, 10), (60, 0), (0, 40), (30, 40), (60, 40)].map { CGPoint(x: $0, y: $1) },
            colors: (0..<6).map { ResolvedColor(red: Double($0) / 5, green: 0, blue: 0) },
            background: ResolvedColor(red: 0, green: 0, blue: 0), smoothsColors: false)
        #expect(mesh.point(1, 0) == CGPoint(x: 30, y: 10) && mesh.point(2, 1) == CGPoint(x: 60, y: 40))
        // Evenly spaced points have a straight line between them.
        #expect(mesh.point(0.5, 1) == CGPoint(x: 15, y: 40))
        #expect(abs(mesh.color(0.5, 0).red - 0.1) < 1e-9)
        var broken = mesh
        broken.points.removeLast()
        #expect(mesh.isWhole && !broken.isWhole)
        let on = Model()
        let probe = StageProbe { Meshed(model: on) }
        func red() throws -> Double {
            for item in probe.leaves {
                if case .fill(_, .meshGradient(let mesh), _) = item.item.content { return mesh.colors[0].red }
            }
            throw NotThere()
        }
        #expect(try red() == 0)
        withAnimation(.linear(duration: 1)) { on.a = 1 }
        probe.step(31)
        #expect(try red() > 0.5 && red() < 1, "half of the light is more than half of the number")
        probe.step(60)
        #expect(try red() == 1)
    }

    @Test func aMeshThatLacksPointsIsToldAndShowsItsBackground() {
        let probe = StageProbe {
            MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red, .blue], background: .green)
        }
        #expect(
            probe.stage.issues.map(\.message) == [
                "A mesh gradient of 2 by 2 has 1 points and 2 colors; it shows its background alone."
            ])
    }

    private struct NotThere: Error {}
    private struct Meshed: View {
        let model: Model
        var body: some View {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [Color(red: Double(model.a), green: 0, blue: 0), .blue, .blue, .blue])
        }
    }
}

private struct Town: Identifiable {
    let id: Int
    let name: String
    let people: Int
}

private struct Towns: View {
    @State private var order: [KeyPathComparator<Town>] = []
    @State private var chosen: Int?
    private let towns = [
        Town(id: 1, name: "Turku", people: 3), Town(id: 2, name: "Lund", people: 2),
        Town(id: 3, name: "Bergen", people: 9),
    ]

    var body: some View {
        Table(towns.sorted(using: order), selection: $chosen, sortOrder: $order) {
            TableColumn("Town", value: \.name)
            TableColumn("People", value: \.people) { Text("\($0.people) people") }
        }
    }
}

@MainActor
@Suite struct TableTests {
    private func stage(width: CGFloat) -> Stage {
        let stage = Stage.shown(size: CGSize(width: width, height: 800)) { Towns() }
        stage.settle()
        return stage
    }
    private func labels(_ stage: Stage) -> [String] { stage.elements.compactMap(\.label) }
    private func tap(_ label: String, _ stage: Stage) throws {
        let frame = try #require(stage.elements.first { $0.label == label }).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.settle()
    }

    @Test func aNarrowScreenHasTheFirstColumnAlone() {
        #expect(labels(stage(width: 390)) == ["Turku", "Lund", "Bergen"])
    }

    @Test func aTitleSortsTheRowsAndTheOtherWayWhenTouchedAgain() throws {
        let stage = stage(width: 1000)
        func names() -> [String] { labels(stage).filter { ["Turku", "Lund", "Bergen"].contains($0) } }
        #expect(Set(["Town", "People", "9 people"]).isSubset(of: labels(stage)))
        #expect(names() == ["Turku", "Lund", "Bergen"])
        try tap("Town", stage)
        #expect(names() == ["Bergen", "Lund", "Turku"])
        try tap("People", stage)
        #expect(names() == ["Lund", "Turku", "Bergen"])
        try tap("People", stage)
        #expect(names() == ["Bergen", "Turku", "Lund"])
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private let red = ResolvedColor(hex: 0xFF3B30)
private let blue = ResolvedColor(hex: 0x007AFF)
private let black = ResolvedColor(hex: 0x000000)

@MainActor
@Suite struct ForegroundTests {
    private func color<Content: View>(of text: String = "Add", @ViewBuilder _ content: () -> Content)
        -> ResolvedColor?
    {
        let stage = Stage.fixed(content: content)
        return stage.drawn.textColors[text]
    }

    /// A control with the text "Add", in the tint unless something else is said.
    private static func controls() -> [String: AnyView] {
        [
            "button": AnyView(Button("Add") {}),
            "plain": AnyView(Button("Add") {}.buttonStyle(.plain)),
            "borderless": AnyView(Button("Add") {}.buttonStyle(.borderless)),
            "bordered": AnyView(Button("Add") {}.buttonStyle(.bordered)),
            "prominent": AnyView(Button("Add") {}.buttonStyle(.borderedProminent)),
            "destructive": AnyView(Button("Add", role: .destructive) {}),
            "off": AnyView(Button("Add") {}.disabled(true)),
            "link": AnyView(NavigationStack { NavigationLink("Add") { Text("there") } }),
            "row": AnyView(NavigationStack { List { NavigationLink("Add") { Text("there") } } }),
            "menu": AnyView(Menu("Add") { Button("One") {} }),
            "web": AnyView(Link("Add", destination: URL(filePath: "/"))),
            "toolbar": AnyView(NavigationStack { Text("").toolbar { Button("Add") {} } }),
            "header": AnyView(List { Section("Add") { Text("row") } }.textCase(nil)),
            "label": AnyView(List { Label("Add", systemImage: "star") }),
        ]
    }

    @Test func aStyleThatIsSetComesBeforeTheTint() {
        for (name, view) in Self.controls() {
            #expect(color { view.foregroundColor(.red) } == red, "\(name)")
            #expect(color { view.foregroundStyle(.red) } == red, "\(name)")
            #expect(color { VStack { view }.foregroundColor(.red) } == red, "\(name)")
            #expect(color { view.foregroundStyle(Color.red).tint(.green) } == red, "\(name)")
        }
    }

    @Test func aTintOfTheAccentColourIsTheSystems() {
        #expect(color { Button("Add") {}.tint(.accentColor) } == blue)
        #expect(color { Button("Add") {}.tint(Optional(Color.accentColor)).tint(.red) } == blue)
        #expect(color { Text("Add").foregroundStyle(.tint).tint(.accentColor.opacity(1)) } == blue)
    }

    @Test func theNearestStyleCounts() {
        #expect(color { Button("Add") {}.foregroundColor(.red).foregroundColor(.blue) } == red)
        let inner = color {
            Button {
            } label: {
                Text("Add").foregroundColor(.red)
            }.foregroundColor(.blue)
        }
        #expect(inner == red)
    }

    @Test func withoutAStyleTheTintStays() {
        #expect(color { Button("Add") {} } == blue)
        #expect(color { Button("Add") {}.foregroundColor(nil) } == blue)
        #expect(color { VStack { Button("Add") {}.foregroundColor(nil) }.foregroundColor(.red) } == blue)
        #expect(color { Button("Add", role: .destructive) {} } == red)
    }

    /// The levels of the hierarchy are those of the tint inside of a label, and the system's around a button.
    @Test func levelsOutsideAreTheSystems() {
        #expect(color { Button("Add") {}.foregroundStyle(.primary) } == black)
        #expect(
            color { Button("Add") {}.foregroundStyle(.secondary) }
                == ResolvedColor(hex: 0x3C3C43, opacity: 0.6))
        let inside = color {
            Button {
            } label: {
                Text("Add").foregroundStyle(.primary)
            }
        }
        #expect(inside == blue)
    }

    /// What the system's own containers do to their text is no style that an app has set.
    @Test func aButtonInAHeaderOrBesideALabelHasTheTint() {
        let header = color {
            List {
                Section {
                    Text("row")
                } header: {
                    Button("Add") {}
                }
            }.textCase(nil)
        }
        #expect(header == blue)
        #expect(color { LabeledContent("name") { Button("Add") {} } } == blue)
        #expect(color { Form { LabeledContent("name") { Button("Add") {} } } } == blue)
    }

    @Test func aSymbolInAButtonFollows() {
        let stage = Stage.fixed {
            Button {
            } label: {
                Image(systemName: "plus")
            }.foregroundColor(.red)
        }
        var colors: Set<DisplayPaint> = []
        func walk(_ items: [DisplayItem]) {
            for item in items {
                switch item.content {
                case .fill(_, let paint, _), .stroke(_, let paint, _): colors.insert(paint)
                case .group(_, let inner): walk(inner)
                default: break
                }
            }
        }
        walk(stage.frame(at: 0).items)
        #expect(colors == [.color(red)])
    }

    /// Titles and the way back are the system's, as are the texts of an alert.
    @Test func theSystemsOwnPartsKeepTheirColors() {
        let stage = Stage.fixed {
            NavigationStack(path: .constant([1])) {
                Text("first").navigationTitle("Towns")
                    .navigationDestination(for: Int.self) { _ in
                        Text("second").navigationTitle("Lund").navigationBarTitleDisplayMode(.inline)
                    }
            }
            .foregroundColor(.red)
        }
        stage.settle()
        #expect(stage.drawn.textColors["second"] == red)
        #expect(stage.drawn.textColors["Lund"] == black)
        #expect(stage.drawn.textColors["Towns"] == blue)
    }

    // MARK: Colours that no catalogue has

    @Test func aMissingColorIsReportedWhereverItIsSet() {
        let missing = Color("c1")
        let gradient = LinearGradient(colors: [missing, .red], startPoint: .top, endPoint: .bottom)
        let views: [String: AnyView] = [
            "view": AnyView(missing), "text": AnyView(Text("a").foregroundColor(missing)),
            "style of a text": AnyView(Text("a").foregroundStyle(missing)),
            "style around a text": AnyView(VStack { Text("a") }.foregroundStyle(missing)),
            "style around a shape": AnyView(VStack { Circle() }.foregroundStyle(missing)),
            "style of a symbol": AnyView(Image(systemName: "star").foregroundColor(missing)),
            "style of a button": AnyView(Button("a") {}.foregroundColor(missing)),
            "tint of a shape": AnyView(Circle().fill(.tint).tint(missing)),
            "tint of a button": AnyView(Button("a") {}.tint(missing)),
            "tint of a switch": AnyView(Toggle("a", isOn: .constant(true)).tint(missing)),
            "shadow": AnyView(Text("a").shadow(color: missing, radius: 2)),
            "gradient": AnyView(Circle().fill(gradient)),
        ]
        for (name, view) in views {
            let issues = StageProbe { view }.stage.issues
            #expect(
                Set(issues.map(\.message)) == ["There is no color named 'c1' in a catalogue."], "\(name)")
            #expect(issues.allSatisfy { $0.kind == .missingResource }, "\(name)")
        }
    }
}

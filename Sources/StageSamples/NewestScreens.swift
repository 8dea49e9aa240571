// Licensed under the Apache License, Version 2.0.

import SwiftUI

struct FramedStyle: GroupBoxStyle {
    func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
        VStack {
            configuration.label.bold()
            configuration.content
        }
        .padding()
        .border(.gray)
    }
}

struct WishesSample: View {
    @Namespace private var space
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced
    @Environment(\.isSceneCaptured) private var isSceneCaptured
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isHoverEffectEnabled) private var isHoverEffectEnabled
    @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
    @Environment(\.rename) private var rename

    var body: some View {
        VStack {
            Button("Sized") { if let rename { (rename as RenameAction)() } }
                .buttonSizing(ButtonSizing.flexible).focusEffectDisabled()
                .presentationPreventsAppTermination(true)
            Menu("Menu") { Button("One") {} }
                .menuActionDismissBehavior(MenuActionDismissBehavior.disabled).menuOrder(MenuOrder.fixed)
                .environment(\.menuOrder, .fixed)
            Image(systemName: "wifi").symbolColorRenderingMode(SymbolColorRenderingMode.gradient)
                .symbolVariableValueMode(SymbolVariableValueMode.draw)
            Text(appearsActive ? "active" : "inactive").invalidatableContent().widgetAccentable()
                .typesettingLanguage(TypesettingLanguage.explicit(Locale.Language(identifier: "de")))
                .onContinuousHover { (phase: HoverPhase) in _ = phase }
                .widgetURL(nil).modifier(EmptyModifier.identity)
            Text("glass").glassEffect().glassEffectID("a", in: space)
                .glassEffectUnion(id: "b", namespace: space)
                .glassEffectTransition(GlassEffectTransition.materialize)
            Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden)
            List {
                Section("S") { Text("row").typeSelectEquivalent(Text("r")) }.sectionIndexLabel("S")
            }
            .listSectionIndexVisibility(.visible).scrollIndicatorsFlash(onAppear: true)
            .scrollIndicatorsFlash(trigger: isSceneCaptured)
            .searchDictationBehavior(
                TextInputDictationBehavior.inline(activation: TextInputDictationActivation.onSelect))
        }
        .opacity(isLuminanceReduced || isHoverEffectEnabled || isFocusEffectEnabled ? 0.5 : 1)
        .tabViewSidebarHeader { Text("head") }.tabViewSidebarFooter { Text("foot") }
        .tabViewSidebarBottomBar { Text("bottom") }
        .accessibilityHidden(labelsVisibility == .hidden)
    }
}

/// An app with menus, which are shown nowhere here.
struct MenusApp: App {
    var body: some Scene {
        WindowGroup { Text("window") }
            .commands {
                SidebarCommands()
                ToolbarCommands()
                TextEditingCommands()
                TextFormattingCommands()
                InspectorCommands()
                EmptyCommands()
                CommandGroup(after: CommandGroupPlacement.newItem) { Button("Import") {} }
                CommandMenu("Tools") { Button("Check") {} }
            }
            .commandsRemoved()
            .commandsReplaced { MenusCommands() }
            .windowResizability(WindowResizability.contentSize)
            .defaultSize(width: 600, height: 400)
            .defaultPosition(.center)
            .handlesExternalEvents(matching: [])
    }
}

private struct MenusCommands: Commands {
    var body: some Commands { CommandGroup(replacing: .help) { Button("Help") {} } }
}

struct SignedRow: View {
    @Environment(\.navigationLinkIndicatorVisibility) private var sign

    var body: some View { Text(sign == .hidden ? "without a sign" : "with a sign") }
}

private struct Town: Identifiable {
    let id: Int
    let name: String
    let people: Int
}

struct TableSample: View {
    @State private var order = [KeyPathComparator(\Town.name)]
    @State private var chosen: Int?
    private let towns = [
        Town(id: 1, name: "Lund", people: 94_703), Town(id: 2, name: "Turku", people: 206_655),
    ]

    var body: some View {
        VStack {
            Table(towns.sorted(using: order), selection: $chosen, sortOrder: $order) {
                TableColumn("Town", value: \.name)
                TableColumn("People", value: \.people) { Text($0.people, format: .number) }
                    .width(80).alignment(TableColumnAlignment.numeric)
                TableColumn("Number") { Text("\($0.id)") }
            }
            .tableStyle(InsetTableStyle())
            Table(towns) {
                TableColumn("Town", value: \.name)
            }
            .tableStyle(AutomaticTableStyle()).tableColumnHeaders(.hidden)
            Table(of: Town.self) {
                TableColumn("Town", value: \.name)
            } rows: {
                Section("Coast") {
                    ForEach(towns) { town in TableRow(town).contextMenu { Button("Leave") {} } }
                }
            }
        }
        .environment(\.horizontalSizeClass, .regular)
    }
}

private struct SharedKey: FocusedValueKey { typealias Value = String }
private struct SharedBindingKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var shared: String? {
        get { self[SharedKey.self] }
        set { self[SharedKey.self] = newValue }
    }
    fileprivate var sharedBinding: Binding<String>? {
        get { self[SharedBindingKey.self] }
        set { self[SharedBindingKey.self] = newValue }
    }
}

struct SharedSample: View {
    @FocusedValue(\.shared) private var shared
    @FocusedBinding(\.sharedBinding) private var binding
    private let edges: HorizontalEdge.Set = [.leading]

    var body: some View {
        let nanoseconds = NSEC_PER_SEC + NSEC_PER_MSEC + NSEC_PER_USEC
        Text(shared ?? binding ?? "\(nanoseconds) nanoseconds")
            .focusedValue(\.shared, "shared").focusedSceneValue(\.shared, "shared")
            .gesture(TapGesture(), isEnabled: edges == HorizontalEdge.Set.all)
            .overlay { Capsule().strokeBorder(lineWidth: 2) }
    }
}

/// A modifier that looks at the environment, and writes down what there is.
struct LargeTextModifier: EnvironmentalModifier {
    struct Resolved: ViewModifier {
        let isLarge: Bool
        func body(content: Content) -> some View { content.font(isLarge ? .title : .body) }
    }
    func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(isLarge: environment.dynamicTypeSize > .large || environment.description.isEmpty)
    }
}

struct OutsideColorSample: View {
    private let core = CGColor(red: 0.1, green: 0.5, blue: 0.6, alpha: 1)

    var body: some View {
        Text("By Core Graphics").modifier(LargeTextModifier()).foregroundStyle(Color(cgColor: core))
    }
}

// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var newestNames: [Sample] {
        [
            Sample("MeshGradient", in: .styles) {
                MeshGradient(
                    width: 3, height: 3,
                    points: [
                        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.65, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
                    ],
                    colors: [.orange, .pink, .purple, .yellow, .white, .blue, .green, .teal, .indigo]
                )
                .clipShape(RoundedRectangle(cornerRadius: 16))
            },
            Sample("MeshGradient of locations", in: .styles) {
                MeshGradient(
                    width: 2, height: 2,
                    locations: MeshGradient.Locations.points([
                        [0.1, 0.1], [0.9, 0.2], [0.2, 0.9], [0.8, 0.8],
                    ]),
                    colors: MeshGradient.Colors.colors([.red, .yellow, .blue, .green]),
                    background: .gray, smoothsColors: false)
            },
            Sample("TabSection, tabViewBottomAccessory", in: .scrolling) {
                TabView {
                    Tab("Home", systemImage: "house") { Text("home") }
                        .customizationID("home").tabPlacement(TabPlacement.pinned)
                        .defaultVisibility(.visible, for: AdaptableTabBarPlacement.sidebar)
                    TabSection("Library") {
                        Tab("Songs", systemImage: "music.note") { Text("songs") }
                        Tab("Albums", systemImage: "square.stack") { Text("albums") }
                    }
                }
                .tabViewStyle(TabBarOnlyTabViewStyle()).tabViewStyle(SidebarAdaptableTabViewStyle())
                .defaultAdaptableTabBarPlacement(.tabBar)
                .tabBarMinimizeBehavior(TabBarMinimizeBehavior.onScrollDown)
                .tabViewCustomization(.constant(TabViewCustomization()))
                .tabViewBottomAccessory { AccessorySample() }
            },
            Sample("badge of a row, LabeledContentStyle, ControlGroupStyle", in: .scrolling) {
                List {
                    Text("Inbox").badge(12)
                    Label("Drafts", systemImage: "doc").badge("new").badgeProminence(
                        BadgeProminence.increased
                    )
                    .labelIconToTitleSpacing(20).labelReservedIconWidth(30)
                    .listItemTint(ListItemTint.monochrome)
                    LabeledContent("Name", value: "Ada").labeledContentStyle(BelowStyle())
                    LabeledContent("Usual", value: "Ada").labeledContentStyle(AutomaticLabeledContentStyle())
                    ControlGroup {
                        Button("Cut") {}
                        Button("Copy") {}
                    }
                    .controlGroupStyle(RowStyle())
                }
            },
            Sample("ControlGroupStyle", in: .controls) {
                VStack {
                    ControlGroup { GroupedButtons() }.controlGroupStyle(AutomaticControlGroupStyle())
                    ControlGroup { GroupedButtons() }.controlGroupStyle(NavigationControlGroupStyle())
                    ControlGroup { GroupedButtons() }.controlGroupStyle(PaletteControlGroupStyle())
                    ControlGroup { GroupedButtons() }.controlGroupStyle(CompactMenuControlGroupStyle())
                    ControlGroup { GroupedButtons() }.controlGroupStyle(MenuControlGroupStyle())
                }
            },
            Sample("navigationSubtitle, navigationTransition, containerBackground", in: .presentations) {
                ZoomSample()
            },
            Sample("safeAreaBar, ScrollEdgeEffectStyle, onScrollVisibilityChange", in: .scrolling) {
                EdgesSample()
            },
            Sample("PresentationSizing, inspector", in: .presentations) { InspectorSample() },
            Sample("searchFocused, searchCompletion", in: .presentations) { FocusedSearchSample() },
            Sample("ConcentricRectangle", in: .shapes) {
                ConcentricRectangle().fill(.teal).padding(12)
                    .background(.yellow)
                    .containerShape(RoundedRectangle(cornerRadius: 28))
            },
            Sample("onDrag, onDrop, draggable, dropDestination", in: .state) {
                VStack {
                    Text("A value").draggable("value")
                    Text("An item").onDrag { NSItemProvider(object: "item") }
                    Text("A place").dropDestination(for: String.self) { _, _ in true }
                    Text("Another").onDrop(of: [.text], delegate: Target())
                }
            },
            Sample("onInsert, dropDestination between rows", in: .state) {
                List {
                    ForEach(["One", "Two"], id: \.self) { Text($0).draggable($0) }
                        .dropDestination(for: String.self) { words, index in _ = (words, index) }
                    ForEach(["Three"], id: \.self) { Text($0) }
                        .onInsert(of: [.text]) { index, providers in _ = (index, providers) }
                }
            },
            Sample("Color.mix", in: .styles) {
                HStack(spacing: 0) {
                    ForEach(0..<5) { step in
                        VStack(spacing: 0) {
                            Color.blue.mix(with: .yellow, by: Double(step) / 4)
                            Color.blue.mix(
                                with: .yellow, by: Double(step) / 4, in: Gradient.ColorSpace.device)
                        }
                    }
                }
            },
            Sample("NavigationLinkPickerStyle, labelsVisibility, selectionDisabled", in: .scrolling) {
                NavigationStack {
                    Form {
                        Picker("Fruit", selection: .constant(1)) {
                            Text("Apple").tag(1)
                            Text("Pear").tag(2)
                        }
                        .pickerStyle(NavigationLinkPickerStyle())
                        NavigationLink("Without its sign") { Text("there") }
                            .navigationLinkIndicatorVisibility(.hidden)
                        SignedRow()
                        Text("Never chosen").selectionDisabled()
                        Toggle("Unseen label", isOn: .constant(true)).labelsVisibility(.hidden)
                    }
                    .listSectionMargins(.horizontal, 8)
                    .environment(\.defaultMinListRowHeight, 60)
                    .environment(\.defaultMinListHeaderHeight, 30)
                    .toolbar {
                        DefaultToolbarItem(kind: ToolbarDefaultItemKind.search, placement: .bottomBar)
                        ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} }
                        ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
                            .sharedBackgroundVisibility(.hidden)
                    }
                }
            },
            Sample("GroupBoxStyle, RenameButton, DefaultButtonLabel", in: .controls) {
                VStack {
                    GroupBox("Framed") { Text("content") }.groupBoxStyle(FramedStyle())
                    GroupBox("Usual") { Text("content") }.groupBoxStyle(DefaultGroupBoxStyle())
                    RenameButton().renameAction {}
                    Button(role: .cancel) {}
                    ShareLink(item: "words", preview: SharePreview("Words"))
                    ShareLink(
                        "A picture", item: Image(systemName: "star"), preview: SharePreview("A star"))
                    TextEditor(text: .constant("Words")).textEditorStyle(PlainTextEditorStyle())
                        .textEditorStyle(AutomaticTextEditorStyle()).frame(height: 40)
                }
            },
            Sample("wishes to a system", in: .state) { WishesSample() },
            Sample("a modifier of the environment", in: .state) { OutsideColorSample() },
            Sample("Table", in: .scrolling) { TableSample() },
            Sample("FocusedValue, FocusedBinding, HorizontalEdge.Set", in: .state) { SharedSample() },
            Sample("onContinueUserActivity, userActivity, WritingToolsBehavior", in: .state) {
                ActivitySample()
            },
        ]
    }
}

private struct AccessorySample: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View {
        Text(placement == TabViewBottomAccessoryPlacement.expanded ? "Now playing" : "Playing")
    }
}

private struct GroupedButtons: View {
    var body: some View {
        Button("Left") {}
        Button("Right") {}
    }
}

private struct BelowStyle: LabeledContentStyle {
    func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption)
            configuration.content
        }
    }
}

private struct RowStyle: ControlGroupStyle {
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
        HStack { configuration.content }.buttonStyle(.bordered)
    }
}

private struct ZoomSample: View {
    @Namespace private var space

    var body: some View {
        NavigationStack {
            NavigationLink("Open") {
                Text("opened").navigationTransition(ZoomNavigationTransition.zoom(sourceID: 1, in: space))
            }
            .matchedTransitionSource(id: 1, in: space) {
                ($0 as EmptyMatchedTransitionSourceConfiguration).background(.gray).clipShape(
                    .rect(cornerRadius: 8))
            }
            .navigationTitle("Trips").navigationSubtitle("3 planned")
            .navigationTransition(AutomaticNavigationTransition())
            .containerBackground(.yellow.opacity(0.2), for: ContainerBackgroundPlacement.navigation)
        }
    }
}

private struct EdgesSample: View {
    @State private var isSeen = false
    private let style = ScrollEdgeEffectStyle.soft

    var body: some View {
        ScrollView {
            ForEach(0..<12, id: \.self) { row in
                Text("Row \(row)").frame(maxWidth: .infinity, minHeight: 40)
                    .onScrollVisibilityChange(threshold: 0.9) { if row == 11 { isSeen = $0 } }
            }
            .backgroundExtensionEffect()
        }
        .scrollEdgeEffectStyle(style, for: .top).scrollEdgeEffectHidden(true, for: .bottom)
        .safeAreaBar(edge: .bottom) { Text(isSeen ? "The end" : "There is more").padding(8) }
    }
}

private struct InspectorSample: View {
    @State private var isShown = true

    var body: some View {
        Text("content").inspector(isPresented: $isShown) {
            Text("details").inspectorColumnWidth(200).presentationSizing(FormPresentationSizing())
                .presentationDetents([.medium])
                .presentationSizing(PagePresentationSizing().fitted(horizontal: false, vertical: true))
                .presentationSizing(FittedPresentationSizing())
                .presentationSizing(AutomaticPresentationSizing().sticky())
        }
    }
}

private struct FocusedSearchSample: View {
    @State private var text = ""
    @FocusState private var isSearching: Bool

    var body: some View {
        NavigationStack {
            Button("Search") { isSearching = true }
                .navigationTitle("Towns")
                .searchable(text: $text)
                .searchSuggestions {
                    Text("Gdansk").searchCompletion("Gdansk")
                    Text("Giza").searchCompletion("Giza")
                }
                .searchFocused($isSearching)
                .searchPresentationToolbarBehavior(SearchPresentationToolbarBehavior.avoidHidingContent)
                .searchToolbarBehavior(SearchToolbarBehavior.minimize)
        }
    }
}

private struct Target: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: DropOperation.copy) }
}

private struct ActivitySample: View {
    @State private var link = "none"
    @State private var text = ""

    var body: some View {
        let _ = Self._printChanges()
        TextField("Words", text: $text)
            .frame(width: CGSizeMake(200, 40).width, height: CGRectMake(0, 0, 200, 40).height)
            .offset(x: CGPointMake(0, 0).x)
            .writingToolsBehavior(WritingToolsBehavior.limited)
            .userActivity("reading") { $0.title = "Reading" }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { (activity: NSUserActivity) in
                link = activity.webpageURL?.path ?? "none"
            }
    }
}

// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var editedLists: [Sample] {
        [
            Sample("EditButton, onDelete, onMove", in: .controls) { TownsSample(mode: .inactive) },
            Sample("EditActions", in: .controls) { ChangingSample() },
            Sample("EditMode", in: .controls) { TownsSample(mode: EditMode.active) },
            Sample("swipeActions", in: .controls, touches: []) {
                List {
                    Text("swipe me").swipeActions(edge: .leading) { Button("Read") {}.tint(.blue) }
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button("Delete", systemImage: "trash", role: .destructive) {}
                        }
                }
            },
            Sample("List, selection", in: .controls) { SelectionSample() },
            Sample("List styles", in: .controls) {
                VStack(spacing: 0) {
                    FewRows().listStyle(GroupedListStyle())
                    FewRows().listStyle(InsetListStyle())
                    FewRows().listStyle(SidebarListStyle())
                }
            },
            Sample("List styles by name, spacing", in: .controls) {
                VStack(spacing: 0) {
                    FewRows().listStyle(.grouped).listSectionSpacing(.compact)
                    FewRows().listStyle(.inset).listRowSpacing(8)
                    FewRows().listStyle(.sidebar).listSectionSpacing(ListSectionSpacing.custom(12))
                    FewRows().headerProminence(Prominence.increased).listSectionSpacing(4)
                }
            },
            Sample("scrollContentBackground", in: .controls) {
                List { Text("on a color of its own").listRowSeparatorTint(.red) }
                    .scrollContentBackground(.hidden).background(Color.orange.opacity(0.3))
            },
        ]
    }
}

private struct FewRows: View {
    @Environment(\.headerProminence) private var prominence

    var body: some View {
        List {
            Section("Towns") {
                Text("Lund")
                Text(prominence == .increased ? "large header" : "Turku")
            }
        }
    }
}

private struct TownsSample: View {
    @State var mode: EditMode
    @State private var towns = ["Lund", "Bergen", "Turku"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(towns, id: \.self) { town in
                    Text(town).deleteDisabled(town == "Turku").moveDisabled(town == "Turku")
                }
                .onDelete { towns.remove(atOffsets: $0) }
                .onMove { towns.move(fromOffsets: $0, toOffset: $1) }
            }
            .toolbar { EditButton() }
        }
        .environment(\.editMode, $mode)
    }
}

private struct ChangingSample: View {
    @State private var towns = ["Lund", "Bergen", "Turku"]

    var body: some View {
        List {
            ForEach($towns, id: \.self, editActions: EditActions<[String]>.all) { $town in Text(town) }
        }
        .environment(\.editMode, .constant(.active))
    }
}

private struct SelectionSample: View {
    @State private var town: String? = "Lund"
    @State private var several: Set<String> = ["Turku"]
    @State private var names = [Named(id: 1, name: "Lund"), Named(id: 2, name: "Bergen")]

    private struct Named: Identifiable {
        let id: Int
        var name: String
    }

    var body: some View {
        VStack(spacing: 0) {
            List(["Lund", "Bergen"], id: \.self, selection: $town) { Text($0) }
            List(["Lund", "Turku"], id: \.self, selection: $several) { Text($0) }
                .environment(\.editMode, .constant(.active))
            List($names) { $named in TextField("Town", text: $named.name) }
        }
    }
}

// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// Something to do.
struct Errand: Identifiable, Hashable {
    enum Urgency: String, CaseIterable, Identifiable {
        case low, medium, high
        var id: Self { self }
    }
    let id = UUID()
    var title = ""
    var isDone = false
    var urgency = Urgency.medium
    var day = "Any day"

    static let samples = [
        Errand(title: "Return the library books", day: "Tuesday"),
        Errand(title: "Call the plumber about the tap", urgency: .high, day: "Today"),
        Errand(title: "Seeds for the balcony", urgency: .low),
        Errand(title: "Post the parcel to Ines", isDone: true, day: "Monday"),
    ]
}

/// The errands that are open, and those that are done.
struct TodoScreen: View {
    @State var errands: [Errand]
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                section("Open", errands.filter { !$0.isDone })
                section("Done", errands.filter(\.isDone))
            }
            .overlay {
                if errands.isEmpty {
                    ContentUnavailableView(
                        "Nothing to do", systemImage: "checklist",
                        description: Text("Add an errand with the plus."))
                }
            }
            .navigationTitle("Errands")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { isAdding = true }
                }
            }
            .sheet(isPresented: $isAdding) { NewErrand { errands.append($0) } }
            .animation(.default, value: errands)
        }
    }

    @ViewBuilder
    private func section(_ title: LocalizedStringKey, _ shown: [Errand]) -> some View {
        if !shown.isEmpty {
            Section(title) {
                ForEach(shown) { errand in
                    ErrandRow(errand: errand) { toggle(errand) }
                        .contextMenu {
                            Button("Delete", systemImage: "trash", role: .destructive) {
                                errands.removeAll { $0.id == errand.id }
                            }
                        }
                }
            }
        }
    }

    private func toggle(_ errand: Errand) {
        guard let index = errands.firstIndex(where: { $0.id == errand.id }) else { return }
        errands[index].isDone.toggle()
    }
}

private struct ErrandRow: View {
    let errand: Errand
    let toggle: @MainActor () -> Void

    var body: some View {
        Button(action: toggle) {
            HStack(spacing: 12) {
                Image(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
                    .font(.title2).foregroundStyle(.tint).contentTransition(.symbolEffect(.replace))
                VStack(alignment: .leading, spacing: 2) {
                    Text(errand.title).strikethrough(errand.isDone)
                    Text(errand.day).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                if errand.urgency == .high {
                    Image(systemName: "exclamationmark.circle.fill").foregroundStyle(.red)
                        .accessibilityLabel("Urgent")
                }
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(errand.title)
        .accessibilityValue(errand.isDone ? "Done" : errand.day)
    }
}

private struct NewErrand: View {
    let add: @MainActor (Errand) -> Void
    @State private var errand = Errand()
    @FocusState private var isTitleFocused: Bool
    @Environment(\.dismiss) private var dismiss
    private let days = ["Any day", "Today", "Tomorrow", "At the weekend"]

    var body: some View {
        NavigationStack {
            Form {
                TextField("What is to be done?", text: $errand.title).focused($isTitleFocused)
                Picker("Day", selection: $errand.day) { ForEach(days, id: \.self) { Text($0) } }
                Section("Urgency") {
                    Picker("Urgency", selection: $errand.urgency) {
                        ForEach(Errand.Urgency.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }
                    .pickerStyle(.segmented)
                }
            }
            .navigationTitle("New errand")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add errand") {
                        add(errand)
                        dismiss()
                    }
                    .disabled(errand.title.isEmpty)
                }
            }
            .onAppear { isTitleFocused = true }
        }
    }
}

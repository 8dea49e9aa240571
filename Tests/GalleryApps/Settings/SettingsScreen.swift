// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// What can be set.
struct SettingsScreen: View {
    let name: String
    @State private var notifies = true
    @State private var hour = 8
    @State private var sound = "Chime"
    @State private var accent = "Indigo"
    @State private var textScale = 1.0
    @State private var columns = 2
    @State private var isErasing = false

    private static let accents: [String: Color] = ["Indigo": .indigo, "Teal": .teal, "Pink": .pink]

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    NavigationLink {
                        ProfilePage(name: name)
                    } label: {
                        ProfileRow(name: name)
                    }
                }
                reminders
                reading
                Section("About") {
                    LabeledContent("Version", value: "2.4 (118)")
                    if let help = URL(string: "https://example.com/help") {
                        Link(destination: help) { Label("Help", systemImage: "questionmark.circle") }
                    }
                    DisclosureGroup("Licences") { Text("Apache License 2.0").font(.footnote) }
                }
                Section { Button("Erase everything", role: .destructive) { isErasing = true } }
            }
            .navigationTitle("Settings")
            .confirmationDialog("Erase everything?", isPresented: $isErasing, titleVisibility: .visible) {
                Button("Erase", role: .destructive) { notifies = false }
            } message: {
                Text("Your notes are gone for good.")
            }
        }
        .tint(Self.accents[accent])
    }

    private var reminders: some View {
        Section {
            Toggle(isOn: $notifies) {
                Label {
                    Text("Notifications")
                } icon: {
                    IconTile(symbol: "bell.badge.fill", color: .red)
                }
            }
            if notifies {
                Picker("Remind me at", selection: $hour) { ForEach(6..<12) { Text("\($0):00").tag($0) } }
                Picker("Sound", selection: $sound) {
                    ForEach(["Chime", "Drop", "Wood"], id: \.self) { Text($0) }
                }
            }
        } header: {
            Text("Reminders")
        } footer: {
            Text("Quiet hours of the system are kept.")
        }
    }

    private var reading: some View {
        Section("Reading") {
            Picker("Accent", selection: $accent) {
                ForEach(Self.accents.keys.sorted(), id: \.self) { Text($0) }
            }
            LabeledContent("Text size") {
                Slider(value: $textScale, in: 0.8...1.6, step: 0.1) {
                    Text("Text size")
                } minimumValueLabel: {
                    Text("A").font(.caption)
                } maximumValueLabel: {
                    Text("A").font(.title3)
                }
            }
            Stepper("Columns: \(columns)", value: $columns, in: 1...4)
        }
    }
}

private struct ProfileRow: View {
    let name: String

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: "person.crop.circle.fill").font(.system(size: 48)).foregroundStyle(.tint)
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(name).font(.title3)
                Text("noor@example.com").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(name)
    }
}

private struct IconTile: View {
    let symbol: String
    let color: Color

    var body: some View {
        Image(systemName: symbol).font(.footnote).foregroundStyle(.white).frame(width: 28, height: 28)
            .background(color.gradient, in: .rect(cornerRadius: 7))
    }
}

private struct ProfilePage: View {
    @State var name: String
    @State private var words = "Writes on trains."

    var body: some View {
        Form {
            Section("Name") { TextField("Name", text: $name) }
            Section("About you") { TextField("About you", text: $words, axis: .vertical).lineLimit(3...6) }
        }
        .navigationTitle("Profile")
        .navigationBarTitleDisplayMode(.inline)
    }
}

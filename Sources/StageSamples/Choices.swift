// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var choices: [Sample] {
        [
            Sample("Picker, pickerStyle", in: .controls) { FlavorSample() },
            Sample("Picker in a form", in: .controls) {
                Form {
                    Section("Order") {
                        Picker("Flavor", selection: .constant(Flavor.mint)) { FlavorNames() }
                        Picker("Size", systemImage: "cart", selection: .constant(2)) {
                            ForEach(1..<4) { Text("\($0) scoops").tag($0) }
                        }
                        .pickerStyle(DefaultPickerStyle())
                    }
                }
            },
            Sample("inline picker in a form", in: .controls) {
                Form {
                    Picker("Flavor", selection: .constant(Flavor.vanilla)) { FlavorNames() }
                        .pickerStyle(InlinePickerStyle()).labelsHidden()
                }
            },
            Sample("wheel picker", in: .controls) { WheelSample() },
            Sample("Menu", in: .controls) {
                VStack {
                    Menu("Actions") {
                        Button("Duplicate") {}
                        Button("Delete", role: .destructive) {}
                    }
                    Menu {
                        Picker("Flavor", selection: .constant(Flavor.mint)) { FlavorNames() }
                    } label: {
                        Image(systemName: "ellipsis.circle")
                    }
                    Menu("More", systemImage: "ellipsis") { Button("Share") {} }
                }
            },
        ]
    }
}

private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint, cherry
    var id: Self { self }
}

private struct FlavorNames: View {
    var body: some View {
        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
    }
}

private struct FlavorPicker<Style: PickerStyle>: View {
    @Binding var flavor: Flavor
    let style: Style

    var body: some View {
        Picker("Flavor", selection: $flavor) { FlavorNames() }.pickerStyle(style)
    }
}

private struct WheelSample: View {
    @State private var hour = 7
    @State private var flavor = Flavor.mint

    var body: some View {
        HStack(spacing: 0) {
            Picker("Hour", selection: $hour) {
                ForEach(0..<24, id: \.self) { Text($0, format: .number) }
            }
            FlavorPicker(flavor: $flavor, style: WheelPickerStyle()).disabled(true)
        }
        .pickerStyle(.wheel)
    }
}

private struct FlavorSample: View {
    @State private var flavor = Flavor.mint
    @State private var size: Int? = 2

    var body: some View {
        VStack {
            FlavorPicker(flavor: $flavor, style: .segmented)
            Picker(selection: $size) {
                Text("Small").tag(1 as Int?)
                Text("Large").tag(2 as Int?)
            } label: {
                Text("Size")
            }
            .pickerStyle(MenuPickerStyle())
            Picker(String("Off"), selection: .constant(1)) { Text("Off").tag(1) }
                .pickerStyle(SegmentedPickerStyle()).disabled(true)
        }
        .pickerStyle(.automatic)
    }
}

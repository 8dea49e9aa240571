// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var lists: [Sample] {
        [
            Sample("List, ForEach", in: .controls) {
                NavigationStack {
                    List {
                        Section("Towns") {
                            NavigationLink("Lund") { Text("Lund") }
                            Label("Bergen", systemImage: "star")
                            Button("More") {}
                        }
                    }
                    .listStyle(InsetGroupedListStyle())
                }
            },
            Sample("List with elements, plain", in: .controls) {
                List(["Lund", "Bergen", "Turku"], id: \.self) { Text($0) }.listStyle(PlainListStyle())
            },
            Sample("List with numbers, usual", in: .controls) {
                List(0..<2) { Text("\($0)") }.listStyle(DefaultListStyle())
            },
        ]
    }
}

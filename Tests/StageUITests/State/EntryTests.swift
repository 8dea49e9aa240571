// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

extension EnvironmentValues {
    @Entry fileprivate var depth: Int = 1 + 1
    @Entry fileprivate var caption: String?  // none at first
    @Entry fileprivate var ratio = 0.5
    @Entry fileprivate var table: [String: (Int) -> Bool] = ["a == b": { $0 >= 3 }]
}

extension Transaction {
    @Entry fileprivate var isQuick: Bool = false
}

#Preview { Text("a preview is no part of the program") }
#Preview("named", traits: .sizeThatFitsLayout) { Color.red }

private struct Previews: PreviewProvider {
    static var previews: some View { Color.red.previewDisplayName("red").previewLayout(.sizeThatFits) }
}

/// Entries of the environment and of transactions, made by a macro.
@MainActor
@Suite struct EntryTests {
    private struct Reader: View {
        @Environment(\.depth) private var depth
        @Environment(\.caption) private var caption
        @Environment(\.ratio) private var ratio
        @Environment(\.table) private var table
        var body: some View {
            let holds = table["a == b"]?(3) == true
            Text(verbatim: "\(depth)|\(caption ?? "none")|\(ratio)|\(holds)")
        }
    }

    @Test func anEntryHasItsValueUnlessItIsSet() {
        #expect(StageProbe { Reader() }.texts == ["2|none|0.5|true"])
        let set = StageProbe { Reader().environment(\.depth, 7).environment(\.caption, "x") }
        #expect(set.texts == ["7|x|0.5|true"])
    }

    @Test func aTransactionCarriesItsEntry() {
        var transaction = Transaction()
        #expect(!transaction.isQuick)
        transaction.isQuick = true
        #expect(transaction.isQuick)
    }
}

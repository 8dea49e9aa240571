// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// Lists in UTF-32, which plutil reads and readers of XML do not know.
@Suite struct PropertyListUTF32Tests {
    private func encoded(isBig: Bool, mark: Bool) -> [UInt8] {
        let text =
            (mark ? "\u{FEFF}" : "")
            + "<plist version=\"1.0\"><dict><key>A</key><string>b</string></dict></plist>"
        return text.unicodeScalars.flatMap { scalar in
            let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
            return isBig ? bytes.reversed() : bytes
        }
    }

    @Test("With a mark it is read, and called what it is", arguments: [false, true])
    func marked(isBig: Bool) throws {
        let list = try PropertyListFile(reading: encoded(isBig: isBig, mark: true), file: "a.plist")
        #expect(list["A"]?.string == "b")
        #expect(list.remarks.map(\.reason) == ["the list is in UTF-32: save it as UTF-8"])
    }

    @Test("Without a mark it is refused, as plutil does", arguments: [false, true])
    func unmarked(isBig: Bool) throws {
        let error = #expect(throws: ArtefactProblem.self) {
            try PropertyListFile(reading: encoded(isBig: isBig, mark: false), file: "a.plist")
        }
        #expect(error?.reason == "it is in UTF-32 without a byte order mark: save it as UTF-8")
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import StageMacroExpansion

/// The compiler's helper for the macros of the subset.
///
/// The compiler starts it and sends messages, each as eight bytes of length, the lowest first, and JSON. It is written
/// against that protocol and not against the package SwiftSyntax, so that nothing has to be fetched to build StageUI.
/// What it answers is a module of its own, `StageMacroExpansion`, which can be tested.
@main
enum StageMacros {
    static func main() {
        let input = FileHandle.standardInput
        while let length = read(8, from: input)?.reversed().reduce(0, { $0 << 8 | UInt64($1) }),
            let message = read(Int(clamping: length), from: input)
        {
            let answer = Data(MacroMessage.answer(to: message).utf8)
            let header = Data((0..<8).map { UInt8(truncatingIfNeeded: UInt64(answer.count) >> (8 * $0)) })
            FileHandle.standardOutput.write(header + answer)
        }
    }

    /// The next bytes, or nil when the compiler has no more to say.
    private static func read(_ count: Int, from input: FileHandle) -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
            data += part
        }
        return data
    }
}

// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightCommands

@Suite struct MessageTextTests {
    @Test(
        "One thing is one, and none or several are many",
        arguments: [
            (0, "screen", "0 screens"), (1, "screen", "1 screen"), (2, "screen", "2 screens"),
            (1, "launch", "1 launch"), (2, "launch", "2 launches"), (0, "pass", "0 passes"),
        ])
    func counts(number: Int, noun: String, expected: String) {
        #expect(MessageText.count(number, noun) == expected)
    }

    @Test("The word follows the number of all, not of those that are meant")
    func parts() {
        #expect(MessageText.part(1, of: 1, "launch") == "1 of 1 launch")
        #expect(MessageText.part(0, of: 1, "golden") == "0 of 1 golden")
        #expect(MessageText.part(1, of: 3, "golden") == "1 of 3 goldens")
    }
}

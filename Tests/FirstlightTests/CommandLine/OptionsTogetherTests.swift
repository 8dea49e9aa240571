// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightLive
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// An option that would have no effect beside another one is refused, not passed over.
@MainActor @Suite struct OptionsTogetherTests {
    @Test(
        arguments: [
            ("snapshot --matrix --device mac", "--device", "beside --matrix"),
            ("snapshot --matrix --scale 2", "--scale", "beside --matrix"),
            ("snapshot --matrix --appearance dark", "--appearance", "beside --matrix"),
            ("snapshot --matrix --text", "--text", "beside --matrix"),
            ("snapshot --against .", "--against", "without --matrix"),
            ("snapshot --all-states", "--all-states", "without --matrix"),
            ("snapshot --shard 1/2", "--shard", "without --matrix"),
            ("snapshot --cache out/cache", "--cache", "without --matrix"),
            ("snapshot --matrix --report out/r.html", "--report", "without --against"),
            ("audit --shard 1/2 --report out/r.html", "--report", "beside --shard"),
            ("snapshot --matrix --all-states --state login", "--state", "beside --all-states"),
            ("snapshot --matrix --all-states --at 1s", "--at", "beside --all-states"),
            ("snapshot --text --json", "--json", "beside --text"),
            ("snapshot --text --into out/nothing", "--into", "beside --text"),
            ("trace urbannest --seed 3", "--seed", "on one launch; give --runs"),
            ("trace urbannest --vary 0.5", "--vary", "on one launch; give --runs"),
            ("trace urbannest --ceiling 5s", "--ceiling", "on one launch; give --runs"),
            ("trace urbannest --tolerance 5", "--tolerance", "without --diff"),
            ("trace urbannest --grace 5ms", "--grace", "without --diff"),
            ("trace urbannest --real --runs 2 --vary 0.5", "--vary", "beside --real"),
            ("trace urbannest --real --scale 2", "--scale", "beside --real"),
            ("trace --diff a b --runs 4", "--runs", "beside --diff"),
            ("trace --diff a b --scenario dark", "--scenario", "beside --diff"),
            ("trace /dev/null --device iphonese", "--device", "on a file"),
            ("trace /dev/null --real", "--real", "on a file"),
            ("audit fonsters --into out/nothing", "--into", "without --shard"),
            ("generate urbannest --into x --diff --dry-run", "--dry-run", "beside --diff"),
            ("generate urbannest --into x --diff --json", "--diff", "beside --json"),
            (
                "generate urbannest --into x --platform all --platform ios", "--platform ios",
                "beside '--platform all'"
            ),
            ("generate urbannest --into x --tv-launch-image", "--tv-launch-image", "without --platform tvos"),
            (
                "generate urbannest --into x --platform web --package .", "--package",
                "without a --platform of Apple's"
            ),
            ("trace urbannest --runs 2 --vary 0 --seed 3", "--seed", "beside --vary 0"),
            (
                "tree fonsters --device mac --orientation landscape", "--orientation",
                "on the device 'mac', which cannot be turned"
            ),
            (
                "record fonsters --device appletv --orientation landscape --into \(NSTemporaryDirectory())x",
                "--orientation", "on the device 'appletv'"
            ),
            (
                "tree urbannest --option indicator=dots --option indicator=ring", "--option indicator=dots",
                "beside '--option indicator=ring'"
            ),
            (
                "tree urbannest --variant white --option variant=white", "--variant",
                "beside '--option variant=white'"
            ),
        ] as [(String, String, String)])
    func itIsNamedWithTheOther(line: String, option: String, reason: String) async {
        let recorder = ConsoleRecorder()
        let words = line.split(separator: " ").map(String.init)
        let code = await LiveCommands.runAll(words, apps: .firstlight, console: recorder.console(width: 200))
        #expect(code == 64)
        #expect(
            recorder.diagnostics.contains("Option '\(option)' has no effect \(reason)"),
            "\(recorder.diagnostics)")
        #expect(recorder.output.isEmpty)
    }

    @Test(arguments: [
        ("snapshot --matrix --text", "Leave one of them out."),
        ("snapshot --all-states", "Give that as well, or leave '--all-states' out."),
        ("trace urbannest --seed 3", "Leave it out."),
    ])
    func theErrorSaysWhatToDo(line: String, hint: String) async {
        let recorder = ConsoleRecorder()
        let words = line.split(separator: " ").map(String.init)
        let code = await LiveCommands.runAll(words, apps: .firstlight, console: recorder.console(width: 200))
        #expect(code == 64 && recorder.diagnostics.contains("\n\(hint)\n"), "\(recorder.diagnostics)")
    }

    @Test(
        arguments: [
            (
                "run duggy --scenario urbannest/dark",
                "Option '--scenario' was given 'urbannest/dark', but that launches urbannest, and the app is duggy."
            ),
            (
                "lint duggy --scenario urbannest/dark",
                "Option '--scenario' was given 'urbannest/dark', but that launches urbannest, and the app is duggy."
            ),
        ])
    func aBrandBesideWhatIsNotItsOwnIsRefused(line: String, reason: String) async {
        let recorder = ConsoleRecorder()
        let words = line.split(separator: " ").map(String.init)
        let code = await LiveCommands.runAll(words, apps: .firstlight, console: recorder.console(width: 200))
        #expect(code == 64 && recorder.diagnostics.contains(reason), "\(recorder.diagnostics)")
    }
}

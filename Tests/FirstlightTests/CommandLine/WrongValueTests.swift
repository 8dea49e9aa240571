// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import SixthBrand
import Testing

@testable import FirstlightCommands

/// A value that an option does not take is answered with the option, what was given, what may stand there, and what may have
/// been meant.
@MainActor @Suite struct WrongValueTests {
    private func run(_ line: String, apps: AppCatalogue = .firstlight) async -> (code: Int32, lines: [String])
    {
        let ran = await CommandRun(line.split(separator: " ").map(String.init), apps: apps, width: 200)
        return (ran.code, ran.notes.split(separator: "\n").map(String.init))
    }

    @Test(
        arguments: [
            (
                "snapshot duggy --device iphon14",
                "Option '--device' was given 'iphon14', but it takes iphonese1, iphonese, iphone14, iphone15, "
                    + "iphone15promax, iphone16promax, iphone17, iphone17pro, iphone17promax, iphoneair, iphone17e, "
                    + "iphone18pro, iphone18promax, iphoneduo, iphoneduoopen, ipadpro13, ipadmini, ipad11, ipadair11, ipadair13, ipadpro11, "
                    + "applewatch45, applewatch42, applewatch46, applewatchultra3, applewatchultra4, applewatch44, appletv, mac or applevision, "
                    + "or a size in points such as 390x844.",
                "Did you mean 'iphone14'?"
            ),
            (
                "record urbannest --variant whit",
                "Option '--variant' was given 'whit', but it takes ", "Did you mean 'white'?"
            ),
            (
                "snapshot laten --state sigin",
                "Option '--state' was given 'sigin', but Laten has no state 'sigin'; it takes splash, ",
                "Did you mean 'signin'?"
            ),
            (
                "tree fonsters --state content",
                "Option '--state' was given 'content', but Fonsters has no state 'content'; it takes static, loading, exit, "
                    + "home, watch or tv.", "Run 'firstlight tree --help' to see what it takes."
            ),
            (
                "snapshot duggy --state toggle",
                "Option '--state' was given 'toggle', but Duggy has no state 'toggle'; it takes ",
                "Run 'firstlight snapshot --help' to see what it takes."
            ),
            (
                "snapshot duggy --language qq",
                "Option '--language' was given 'qq', but there is no such language; it takes an identifier such as de, "
                    + "pt-BR or zh-Hant, or double-length, accented or right-to-left.",
                "Run 'firstlight snapshot --help' to see what it takes."
            ),
            (
                "snapshot duggy --variant white",
                "Option '--variant' was given 'white', but Duggy has no variant 'white'; leave it out.",
                "Run 'firstlight snapshot --help' to see what it takes."
            ),
            (
                "snapshot shipthatapp --option gate=wrk",
                "Option '--option' was given 'gate=wrk', but 'gate' cannot be 'wrk'; it takes gate=hold or gate=work.",
                "Did you mean 'gate=work'?"
            ),
            (
                "lint shipthatapp --option gat=work",
                "Option '--option' was given 'gat=work', but ShipThatApp has no option 'gat'; it takes ",
                "Did you mean 'gate'?"
            ),
            (
                "snapshot dugy", "Argument 'APP' was given 'dugy', but it takes urbannest, duggy, ",
                "Did you mean 'duggy'?"
            ),
            ("seam dugy", "'dugy' is neither an app nor a folder.", "Did you mean 'duggy'? The apps are "),
            (
                "lint dugy", "'dugy' is neither an app nor a folder nor a file.",
                "Did you mean 'duggy'? The apps are "
            ),
            (
                "lint laten duggy",
                "'laten' is an app, which is linted alone; give that alone, or folders and files.",
                "Run 'firstlight lint --help' to see what it takes."
            ),
            (
                "trace dugy", "There is no trace file 'dugy', and no app of that name.",
                "Did you mean 'duggy'? The apps are "
            ),
            (
                "snapshot --scenario slow-backnd",
                "Option '--scenario' was given 'slow-backnd', but there is no such file, and no scenario of that name",
                "Did you mean 'slow-backend'?"
            ),
        ])
    func itIsNamedWithWhatMayStandThere(line: String, problem: String, next: String) async {
        let (code, lines) = await run(line)
        #expect(code == 64 || code == 66, "\(lines)")
        let command = line.split(separator: " ")[0]
        #expect(lines.first?.hasPrefix("firstlight \(command): \(problem)") == true, "\(lines)")
        #expect(lines.dropFirst().first?.hasPrefix(next) == true, "\(lines)")
    }

    @Test(arguments: ["15x200", "9000x800"])
    func aScreenOfAnOddSizeIsToldTheRange(size: String) async {
        let (code, lines) = await run("snapshot duggy --device \(size)")
        #expect(
            code == 64
                && lines.first?.contains(
                    "Option '--device' was given '\(size)', but a side has from 16 to 8192 points; it takes iphonese1"
                )
                    == true,
            "\(lines)")
    }

    @Test(arguments: ["generate sixth --into /proc/nowhere", "seam sixth", "seam"])
    func anAppThatDeclaresNoProjectIsToldWhatToDeclare(line: String) async {
        let (code, lines) = await run(line, apps: AppCatalogue([.sixth]))
        #expect(code == 64)
        #expect(
            lines.first?.hasSuffix(
                "sixth does not declare what a project needs, so that there are no files and no launch screen."
            )
                == true, "\(lines)")
        #expect(
            lines.dropFirst().first
                == "Give the AppDescriptor 'artefacts': an AppArtefacts with the project's name, the bundle "
                + "identifier, the launch screen and the icon.", "\(lines)")
    }
}

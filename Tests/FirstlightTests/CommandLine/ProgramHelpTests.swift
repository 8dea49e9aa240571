// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightCommands

@Suite struct ProgramHelpTests {
    @Test(arguments: ["", "--help", "-h", "help"])
    func theProgramsHelpListsItsCommandsByName(_ line: String) async {
        let result = await SampleProgram.run(line)
        #expect(result.code == 0)
        #expect(
            result.output == """
                Draws launches.

                Usage: sample COMMAND [OPTIONS]

                Commands:
                  snapshot  Draws a launch at given instants.
                  stop      Fails with a hint.

                Options:
                  --help, -h  Show this help.
                  --version   Show the version.

                Run 'sample COMMAND --help' for the options of a command.

                """)
    }

    @Test(arguments: ["snapshot --help", "snapshot duggy -h", "help snapshot"])
    func aCommandsHelpSortsOptionsAndShowsDefaultsAndAllowedWords(_ line: String) async {
        let result = await SampleProgram.run(line)
        #expect(result.code == 0)
        #expect(
            result.output == """
                Draws a launch at given instants.

                Usage: sample snapshot BRAND [FRAME...] [OPTIONS]

                Each instant becomes one picture.

                Arguments:
                  BRAND  The app. (urbannest or duggy)
                  FRAME  Frames to keep.

                Options:
                  --appearance WORD  Light or dark. (light or dark; default: light)
                  --at TIME,...      Instants to draw. (default: 0ms; may be repeated)
                  --device WxH       The size of the screen.
                  --into DIR         Where the pictures go. (required)
                  --link TEXT        A link to open. (may be repeated)
                  --port PORT        The backend's port.
                  --quiet            Print less.
                  --scale NUMBER     Pixels in a point. (default: 3)
                  --help, -h         Show this help.

                Examples:
                  sample snapshot urbannest --into pictures

                """)
    }

    @Test func aHiddenOptionIsTakenAndNotListed() async throws {
        let option = Option.flag("spawned", help: "Only the program itself gives it.").hidden
        let command = Command(name: "play", abstract: "Plays.", options: [option]) { $0[option] ? 7 : 0 }
        let program = Program(name: "sample", abstract: "", version: "1", commands: [command])
        #expect(!program.help(for: command, width: 80).contains("spawned"))
        for shell in Shell.allCases { #expect(!shell.completions(of: program).contains("spawned")) }
        #expect(!ManualPage(program: program, date: "", source: "").text.contains("spawned"))
        let recorder = ConsoleRecorder()
        #expect(await program.run(["play", "--spawned"], console: recorder.console()) == 7)
        #expect(await program.run(["play", "--spawnd"], console: recorder.console()) == 64)
        #expect(!recorder.diagnostics.contains("'--spawned'"), "\(recorder.diagnostics)")
    }

    @Test func helpIsWrappedAtTheTerminalsWidth() async {
        let result = await SampleProgram.run("snapshot --help", width: 60)
        let option = result.output.split(separator: "\n").filter {
            $0.contains("appearance") || $0.contains("default: light")
        }
        #expect(
            option == [
                "  --appearance WORD  Light or dark. (light or dark; default:"
            ])
        #expect(result.output.contains("default:\n                     light)\n"))
    }
}

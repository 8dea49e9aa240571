// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightCommands

@Suite struct ProgramTests {
    @Test func defaultsApplyWhenAnOptionIsNotGiven() async {
        let result = await SampleProgram.run("snapshot duggy --into here")
        #expect(result.code == 0)
        #expect(
            result.output == """
                brand duggy
                frames []
                at [0.0 seconds]
                scale 3.0
                appearance light
                into here

                """)
        #expect(result.diagnostics.isEmpty)
    }

    @Test func everyKindOfValueIsRead() async {
        let result = await SampleProgram.run(
            "snapshot urbannest 1 2 --at=0ms,250ms --at 1.5s --scale 2 --appearance=dark --device 390x844 "
                + "--port 0 --link a --link b=c --quiet --into out")
        #expect(
            result.output == """
                brand urbannest
                frames [1, 2]
                at [0.0 seconds, 0.25 seconds, 1.5 seconds]
                scale 2.0
                appearance dark
                into out
                device 390.0 by 844.0
                port 0
                links ["a", "b=c"]
                quiet

                """)
    }

    @Test func whatFollowsTwoDashesIsAnArgument() async {
        let result = await SampleProgram.run("snapshot --into out -- duggy --quiet")
        #expect(result.code == 64)
        #expect(
            result.diagnostics.hasPrefix(
                "sample snapshot: Argument 'FRAME' was given '--quiet', but it takes a whole number from 0 to 999."
            ))
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let line: String
        let message: String

        init(_ line: String, _ message: String) {
            self.line = line
            self.message = message
        }

        var testDescription: String { line }
    }

    @Test(arguments: [
        Mistake(
            "snapshto",
            "sample: There is no command 'snapshto'.\nDid you mean 'snapshot'?\nRun 'sample --help' to see what it takes.\n"
        ),
        Mistake(
            "frobnicate",
            "sample: There is no command 'frobnicate'.\nRun 'sample --help' to see what it takes.\n"),
        Mistake(
            "--versoin",
            "sample: There is no option '--versoin'.\nDid you mean '--version'?\nRun 'sample --help' to see what it takes.\n"
        ),
        Mistake(
            "help snap",
            "sample: There is no command 'snap'.\nDid you mean 'snapshot'?\nRun 'sample --help' to see what it takes.\n"
        ),
    ])
    func anUnknownWordGetsASuggestion(_ mistake: Mistake) async {
        let result = await SampleProgram.run(mistake.line)
        #expect(result.code == 64)
        #expect(result.output.isEmpty)
        #expect(result.diagnostics == mistake.message)
    }

    @Test(arguments: [
        Mistake(
            "duggy --into out --scal 2", "Command 'snapshot' has no option '--scal'.\nDid you mean '--scale'?"
        ),
        Mistake("duggy --into out -q", "Command 'snapshot' has no option '-q'.\nDid you mean '--quiet'?"),
        Mistake(
            "duggy --into out --scale 9",
            "Option '--scale' was given '9', but it takes a number from 0.5 to 4."),
        Mistake(
            "duggy --into out --scale nan",
            "Option '--scale' was given 'nan', but it takes a number from 0.5 to 4."),
        Mistake(
            "duggy --into out --scale 2 --scale 3",
            "Option '--scale' was given twice, as '2' and as '3'; it takes one value."),
        Mistake("duggy --into out --quiet=yes", "Option '--quiet' takes no value, but was given 'yes'."),
        Mistake(
            "duggy --into",
            "Option '--into' is missing its value; it takes the path of a folder to write into."),
        Mistake(
            "duggy --into --quiet",
            "Option '--into' is missing its value; it takes the path of a folder to write into.\nIf '--quiet' is the value, write '--into=--quiet'."
        ),
        Mistake("duggy", "Option '--into' is missing; it takes the path of a folder to write into."),
        Mistake("--into out", "Argument 'BRAND' is missing; it takes urbannest or duggy."),
        Mistake(
            "dugy --into out",
            "Argument 'BRAND' was given 'dugy', but it takes urbannest or duggy.\nDid you mean 'duggy'?"),
        Mistake(
            "duggy --into out --appearance drak",
            "Option '--appearance' was given 'drak', but it takes light or dark.\nDid you mean 'dark'?"),
        Mistake(
            "duggy --into out --at 1s,,2s",
            "Option '--at' was given '', but it takes a time from 0s to 3600s with its unit, such as 250ms, 1s or 1.5s."
        ),
        Mistake(
            "duggy --into out --at 250",
            "Option '--at' was given '250', but it takes a time from 0s to 3600s with its unit, such as 250ms, 1s or 1.5s."
        ),
        Mistake(
            "duggy --into out --device 390",
            "Option '--device' was given '390', but it takes a width and a height from 1 to 16384, such as 390x844."
        ),
        Mistake(
            "duggy --into out --port 70000",
            "Option '--port' was given '70000', but it takes a port from 1 to 65535, or 0 for a free one."),
        Mistake(
            "duggy --into /dev/null",
            "Option '--into' was given '/dev/null', but that is a file; it takes the path of a folder to write into."
        ),
    ])
    func aWrongCommandLineIsNamedWithWhatIsAllowed(_ mistake: Mistake) async {
        let result = await SampleProgram.run("snapshot " + mistake.line)
        #expect(result.code == 64)
        #expect(result.output.isEmpty)
        #expect(
            result.diagnostics
                == "sample snapshot: \(mistake.message)\nRun 'sample snapshot --help' to see what it takes.\n"
        )
    }

    @Test func aCommandWithoutArgumentsRefusesThem() async {
        let result = await SampleProgram.run("stop now")
        #expect(result.code == 64)
        #expect(
            result.diagnostics
                == "sample stop: Command 'stop' takes no arguments, but was given 'now'.\nRun 'sample stop --help' to see what it takes.\n"
        )
    }

    @Test func aFailureGivesItsCodeAndWhatToDoNext() async {
        let result = await SampleProgram.run("stop")
        #expect(result.code == 69)
        #expect(
            result.diagnostics
                == "sample stop: The port 8080 is taken.\nChoose another with --port, or 0 for a free one.\n")
    }

    @Test(arguments: ["help --help", "help -h", "help"])
    func helpAboutHelpIsThatOfTheProgram(line: String) async {
        let (result, whole) = (await SampleProgram.run(line), await SampleProgram.run("--help"))
        #expect(result.code == 0 && result.output == whole.output, "\(result.diagnostics)")
    }

    @Test(arguments: [("--version now", "--version", "now"), ("help stop twice", "help stop", "twice")])
    func whatNobodyReadsIsRefused(line: String, start: String, extra: String) async {
        let result = await SampleProgram.run(line)
        #expect(result.code == 64 && result.output.isEmpty)
        #expect(
            result.diagnostics
                == "sample: '\(start)' takes nothing more, but was also given '\(extra)'.\n"
                + "Run 'sample --help' to see what it takes.\n")
    }

    @Test func theVersionIsPrinted() async {
        let result = await SampleProgram.run("--version")
        #expect(result.output == "sample 1.2.3\n")
        #expect(result.code == 0)
    }
}

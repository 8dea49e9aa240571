// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

/// What `run` and `play` tell of a launch.
@Suite struct LaunchSummaryTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private static let keys: Set = [
        "app", "scenario", "expected", "reached", "passed", "reason", "firstFrameMilliseconds",
        "waitedForProcessorMilliseconds", "splashVisibleMilliseconds", "frames", "slowestFrameMilliseconds",
    ]

    /// The launches that a command has printed.
    private func launches(_ output: String) throws -> [[String: Any]] {
        let read = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(read["schema"] as? String == "firstlight-launches-1" && read.count == 2)
        return try #require(read["launches"] as? [[String: Any]])
    }

    private func report() -> String { folder.appendingPathComponent("r.html").path }

    @Test func runAndPlayHaveTheSameKeysAlsoForALaunchThatFailed() async throws {
        // One leads where it should, one does not, and one leaves no result.
        let bad = folder.appendingPathComponent("bad.json")
        try Data(
            #"{"name": "bad", "app": "fonsters", "end": "100ms", "expect": {"route": "content"}}"#.utf8
        )
        .write(to: bad)
        let words = ["--scenario", "duggy/signed-in", "--scenario", bad.path, "--report", report(), "--json"]
        let run = try await ShellRun(#""$0" "$@""#, "firstlight", ["run"] + words)
        #expect(run.code == 1)
        let all = try launches(run.output)
        // A file is launched again by its path: no scenario of the program has its name.
        #expect(
            run.errors.hasSuffix(
                "1 of 2 launches failed. Run one alone with:\n  firstlight play --scenario \(bad.path)\n"),
            "\(run.errors)")
        #expect(all.map { $0["app"] as? String } == ["duggy", "fonsters"])
        #expect(all.map { $0["scenario"] as? String } == ["signed-in", "bad"])
        #expect(all.map { $0["passed"] as? Bool } == [true, false])
        #expect(all.map { Set($0.keys) } == [Self.keys, Self.keys])
        #expect(all[0]["waitedForProcessorMilliseconds"] is Double)
        let play = try await ShellRun(
            #""$0" "$@""#, "firstlight", ["play", "--scenario", "duggy/signed-in", "--json"])
        let one = try #require(try launches(play.output).first)
        #expect(play.code == 0 && Set(one.keys) == Self.keys)
        #expect(one["reached"] as? String == "home" && one["reason"] is NSNull)
        #expect(one["waitedForProcessorMilliseconds"] is Double)
    }

    @Test func eachAppHasALineAndEachLaunchOneInTheLogBesideTheReport() async throws {
        let words = ["--scenario", "duggy/sign-in", "--scenario", "laten/sign-in", "--report", report()]
        let run = try await ShellRun(#""$0" "$@""#, "firstlight", ["run"] + words)
        #expect(run.code == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 3, "\(run.output)")
        #expect(lines[0].wholeMatch(of: #/duggy: 1 of 1 launch passed, first frame \d+ ms/#) != nil)
        #expect(lines[1].hasPrefix("laten: 1 of 1 launch passed, first frame "))
        let log = URL(fileURLWithPath: report()).deletingPathExtension().appendingPathExtension("log")
        #expect(lines[2] == "The report is in \(report()), a line for each launch in \(log.path).")
        let details = try String(contentsOf: log, encoding: .utf8)
        #expect(details.contains("duggy/sign-in ") && details.contains("laten/sign-in "))
        let base = log.deletingPathExtension()
        func text(_ ending: String) throws -> String {
            try String(contentsOf: base.appendingPathExtension(ending), encoding: .utf8)
        }
        #expect(try text("junit.xml").components(separatedBy: "<testcase ").count == 3)
        #expect(try text("md").contains("2 passed, 0 failed, 0 not judged."))
        #expect(details.contains("without the time that its main thread waited for a processor"))
        let page = try String(contentsOfFile: report(), encoding: .utf8)
        #expect(page.contains(">Duggy: sign in</h2>") && page.contains(">Laten: sign in</h2>"))
        #expect(page.contains("without the time that its main thread waited for a processor"))
    }

    /// Launches of two apps: the first of one has failed.
    @Test func whatFailedHasItsReasonBelowTheApps() {
        let launches = [
            SampleReport.scenario(name: "late", text: "It came too late.", isPassed: false),
            SampleReport.scenario(name: "fresh"), SampleReport.scenario(brand: "duggy", name: "fresh"),
        ]
        let results = LaunchResults(
            values: launches.map { LaunchValue(launch: $0, date: "", machine: "", words: "") }, title: "")
        #expect(
            results.lines == [
                "urbannest: 1 of 2 launches passed, first frame 38 ms",
                "duggy: 1 of 1 launch passed, first frame 38 ms", "urbannest/late: It came too late.",
            ])
    }

    @Test func nothingIsPutBesideAReportThatIsNoFile() throws {
        let link = folder.appendingPathComponent("null.html")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: URL(fileURLWithPath: "/dev/null"))
        let results = LaunchResults(
            values: [LaunchValue(launch: SampleReport.scenario(), date: "", machine: "", words: "")],
            title: "")
        #expect(
            try results.write(to: ReportPlace(link.path, isSingle: false)) == "The report is in \(link.path)."
        )
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["null.html"])
    }

    @Test func thereAreTwelveJobsForEachProcessorThatMayBeUsed() async throws {
        let one = #"taskset -c "$(taskset -cp $$ | sed 's/.*: //; s/[,-].*//')" "$0" "$@""#
        let help = try await ShellRun(one, "firstlight", ["run", "--help"])
        #expect(help.code == 0)
        let text = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            text.contains("The number of launches that run side by side. (default: 12 here: twelve a core)"),
            "\(text)")
    }

    @Test(
        arguments: [
            (100, 60, 30, 40), (100, nil, 30, 100), (100, 0, 90, 100), (100, 90, 30, 30), (100, 400, 30, 30),
            (20, 90, 30, 20),
        ] as [(Double, Double?, Double, Double)])
    func aFirstFrameIsToldWithoutTheWaitForAProcessor(
        passed: Double, waited: Double?, worked: Double, time: Double
    ) {
        let frame = FirstFrame(passed: passed, waited: waited, worked: worked)
        #expect(frame.time == time && frame.waited == waited)
    }

    /// Other threads wait beside it, and not before it.
    @Test func theWaitIsThatOfTheMainThread() throws {
        for (thread, text) in [("11", "1000000 2500000 3\n"), ("12", "5 500000 1\n"), ("13", "gone\n")] {
            let made = folder.appendingPathComponent(thread)
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: made.appendingPathComponent("schedstat"))
        }
        let main = try #require(ProcessStart.mainThread(in: folder.path, id: 11))
        #expect(main.worked == 1 && main.waited == 2.5)
        #expect(ProcessStart.mainThread(in: folder.path, id: 13) == nil)
        #expect(ProcessStart.mainThread(in: folder.path, id: 14) == nil)
    }

    @Test func theKernelTellsHowLongThisProcessWaited() throws {
        let before = try #require(ProcessStart.mainThread())
        let frame = try #require(FirstFrame.now(spawned: nil))
        #expect(try #require(frame.waited) >= before.waited)
        #expect(frame.time >= before.worked)
    }
}

// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchMotion
import Testing

@Suite struct MotionTimelineTests {
    // The entry of UrbanNest, written with relative cues.
    private let entry: MotionTimeline

    init() throws {
        entry = try MotionTimeline {
            MotionEntry.track(
                "logo.opacity", from: 0, to: 1, .at(0.1), duration: 0.3, curve: .easeOut, named: "logo")
            MotionEntry.track("logo.scale", from: 0.8, to: 1, .with("logo"), duration: 0.3, curve: .easeOut)
            MotionEntry.track(
                "text.opacity", from: 0, to: 1, .after("logo", 0.1), duration: 0.2, curve: .easeOut)
            MotionEntry.track(
                "text.y", from: 10, to: 0, .with("text.opacity"), duration: 0.2, curve: .easeOut)
            MotionEntry.cue("loader", .at(1))
        }
    }

    @Test func relativeCuesResolveToTheAbsoluteTimesOfTheRequirements() throws {
        let text = try #require(entry.tracks["text.opacity"]?.first)
        #expect(text.start == 0.5 && text.end == 0.7)
        #expect(entry.cues["logo"] == 0.1 && entry.end == 1 && entry.cueTimes == [0.1, 0.5, 1])
        #expect(entry.keys == ["logo.opacity", "logo.scale", "text.opacity", "text.y"])
    }

    @Test func valuesFollowTheStoryboardOfUrbanNest() throws {
        func value(_ key: MotionKey, _ milliseconds: Int) throws -> Double {
            try #require(entry.value(of: key, at: .milliseconds(milliseconds)))
        }
        #expect(try value("logo.opacity", 99) == 0 && value("logo.opacity", 101) > 0)
        #expect(try abs(value("logo.opacity", 175) - 0.378) < 0.001)
        #expect(try abs(value("logo.scale", 250) - 0.937) < 0.001)
        #expect(try value("logo.opacity", 400) == 1 && value("logo.scale", 5000) == 1)
        #expect(try value("text.opacity", 499) == 0 && value("text.opacity", 700) == 1)
        #expect(try abs(value("text.y", 600) - 3.15) < 0.01)
        #expect(entry.value(of: "nothing", at: 0.5) == nil)
    }

    @Test func decimalTimesDoNotDrift() throws {
        let timeline = try MotionTimeline {
            MotionEntry.track("a", from: 0, to: 1, .at(0.1), duration: 0.2)
            MotionEntry.track("b", from: 0, to: 1, .after("a"), duration: 0.4)
        }
        #expect(timeline.tracks["b"]?.first?.start == 0.3)
        #expect(timeline.value(of: "b", at: 0.7) == 1)
    }

    @Test func aLaterTrackOfTheSameKeyTakesOverAtItsStart() throws {
        let timeline = try MotionTimeline {
            MotionEntry.track("s", from: 0, to: 10, .at(0), duration: 1, named: "up")
            MotionEntry.track("s", from: 5, to: 0, .with("up", 0.5), duration: 1)
        }
        #expect(timeline.value(of: "s", at: 0.25) == 2.5)
        #expect(timeline.value(of: "s", at: 0.5) == 5 && timeline.value(of: "s", at: 1) == 2.5)
        #expect(timeline.value(of: "s", at: -1) == 0 && timeline.value(of: "s", at: 9) == 0)
        #expect(timeline.velocity(of: "s", at: 0.25) == 10 && timeline.velocity(of: "s", at: 1) == -5)
    }

    @Test func aNameStandsAboveTheKeyOfAnotherMotion() throws {
        let timeline = try MotionTimeline {
            MotionEntry.track("fade", from: 0, to: 1, .at(3), duration: 1)
            MotionEntry.track("other", from: 0, to: 1, .at(1), duration: 1, named: "fade")
            MotionEntry.track("last", from: 0, to: 1, .after("fade"), duration: 1)
        }
        #expect(timeline.tracks["last"]?.first?.start == 2)
    }

    @Test func tracksGivenInAnyOrderTakeOverInOrderOfTime() throws {
        let early = MotionTrack(from: 0, to: 1, start: 0, duration: 1)
        let late = MotionTrack(from: 5, to: 6, start: 2, duration: 1)
        let timeline = MotionTimeline(tracks: ["a": [late, early]])
        #expect(timeline.tracks["a"] == [early, late])
        #expect(timeline.value(of: "a", at: 0.5) == 0.5 && timeline.value(of: "a", at: 2.5) == 5.5)
    }

    @Test func movementEndsWithTheLastTrackUnlessALoopRuns() throws {
        #expect(!entry.isMoving(at: 0.05) && entry.isMoving(at: 0.1) && entry.isMoving(at: 0.6))
        #expect(!entry.isMoving(at: 0.45) && !entry.isMoving(at: 0.7))
        let looping = try MotionTimeline {
            MotionEntry.loop("angle", .sawtooth(from: 0, to: 360), period: 1, .at(1))
        }
        #expect(!looping.isMoving(at: 0.5) && looping.isMoving(at: 1e6))
        #expect(looping.value(of: "angle", at: 0.3) == 0 && looping.value(of: "angle", at: 2.25) == 90)
    }

    @Test func aTrackBeforeALoopLeadsIntoIt() throws {
        let timeline = try MotionTimeline {
            MotionEntry.track("y", from: 20, to: 0, .at(0), duration: 1)
            MotionEntry.loop("y", .pulse(low: 0, high: -5), period: 2, .at(1))
        }
        #expect(timeline.value(of: "y", at: 0.5) == 10 && timeline.value(of: "y", at: 2) == -5)
    }

    @Test func valuesAreContinuousAtSixtyFrames() throws {
        for key in entry.keys {
            let way = try #require(entry.tracks[key]?.first?.delta)
            for frame in 0..<600 {
                let frames = MotionFrames(fps: 600)
                let now = try #require(entry.value(of: key, at: frames.seconds(of: frame)))
                let next = try #require(entry.value(of: key, at: frames.seconds(of: frame + 1)))
                #expect(abs(next - now) < 0.02 * abs(way))
            }
        }
    }

    @Test("The keys of a timeline's JSON stay as they are: a recorded one is read by later versions")
    func jsonOfATimeline() throws {
        let json = #"""
            {"tracks": {"logo.scale": [
               {"from": 0.5, "to": 1, "start": 0.25, "duration": 0.5, "curve": {"easeOut": {}}},
               {"from": 1, "to": 2, "start": 1, "duration": 1,
                "curve": {"bezier": {"x1": 0.25, "y1": 0, "x2": 0.5, "y2": 1}}}]},
             "loops": {"ring": {"period": 2, "start": 1.5, "stagger": 0.125,
               "waveform": {"sawtooth": {"from": 0, "to": 360}}}},
             "cues": {"loader": 1}}
            """#
        let timeline = MotionTimeline(
            tracks: [
                "logo.scale": [
                    MotionTrack(from: 0.5, to: 1, start: 0.25, duration: 0.5, curve: .easeOut),
                    MotionTrack(
                        from: 1, to: 2, start: 1, duration: 1, curve: .bezier(x1: 0.25, y1: 0, x2: 0.5, y2: 1)
                    ),
                ]
            ],
            loops: [
                "ring": MotionLoop(
                    period: 2, start: 1.5, stagger: 0.125, waveform: .sawtooth(from: 0, to: 360))
            ], cues: ["loader": 1])
        #expect(try JSONDecoder().decode(MotionTimeline.self, from: Data(json.utf8)) == timeline)
        let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(timeline)) as? NSDictionary
        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary == written)
    }

    @Test func aTimelineSurvivesItsJSON() throws {
        let data = try JSONEncoder().encode(entry)
        #expect(try JSONDecoder().decode(MotionTimeline.self, from: data) == entry)
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        #expect((object?["tracks"] as? [String: Any])?["logo.scale"] != nil)
    }

    static let mistakes: [(MotionTimeline.Error, [MotionEntry])] = [
        (
            .unknownReference("nobody", in: "a"),
            [.track("a", from: 0, to: 1, .after("nobody"))]
        ),
        (
            .cyclicReference("a"),
            [.track("a", from: 0, to: 1, .after("b")), .track("b", from: 0, to: 1, .with("a"))]
        ),
        (.cyclicReference("a"), [.track("a", from: 0, to: 1, .after("a"))]),
        (.duplicateCue("x"), [.cue("x", .at(0)), .cue("x", .at(1))]),
        (
            .ambiguousReference("a", in: "b"),
            [
                .track("a", from: 0, to: 1, .at(0)), .track("a", from: 1, to: 0, .at(1)),
                .track("b", from: 0, to: 1, .after("a")),
            ]
        ),
        (
            .duplicateLoop("l"),
            [
                .loop("l", .sawtooth(from: 0, to: 1), period: 1),
                .loop("l", .sawtooth(from: 0, to: 1), period: 2),
            ]
        ),
        (.timeIsNotFinite("a"), [.track("a", from: 0, to: 1, .at(.nan))]),
    ]

    @Test(arguments: mistakes)
    func mistakesAreRefusedWithASentence(error: MotionTimeline.Error, entries: [MotionEntry]) {
        #expect(throws: error) { try MotionTimeline(entries) }
        #expect(error.description.hasSuffix(".") && error.description.contains("'"))
    }
}

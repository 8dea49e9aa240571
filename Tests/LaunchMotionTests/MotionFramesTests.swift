// Licensed under the Apache License, Version 2.0.

import LaunchMotion
import Testing

@Suite struct MotionFramesTests {
    @Test func frameTimesAreRationalAndNeverASum() {
        let frames = MotionFrames(fps: 60)
        #expect(frames.seconds(of: 1) == 1.0 / 60 && frames.seconds(of: 216_000) == 3600)
        #expect(frames.time(of: 60) == .seconds(1) && frames.time(of: 216_000) == .seconds(3600))
        #expect(
            frames.time(of: 1) == Duration(secondsComponent: 0, attosecondsComponent: 16_666_666_666_666_666))
        var sum = 0.0
        for _ in 0..<216_000 { sum += 1.0 / 60 }
        #expect(sum != frames.seconds(of: 216_000))
    }

    @Test(arguments: [24, 30, 60, 120])
    func theLastFrameIsTheFirstOneNotBeforeTheEnd(fps: Int) {
        let frames = MotionFrames(fps: fps)
        for end in [0.1, 0.3, 0.7, 1, 1.3, 2.9] {
            let last = frames.count(through: end) - 1
            #expect(frames.seconds(of: last) >= end && frames.seconds(of: last - 1) < end)
        }
        #expect(frames.count(through: 0) == 1 && frames.count(through: -1) == 1)
        #expect(MotionFrames(fps: 0).fps == 1)
    }

    // 31 / 60 · 60 is a hair above 31 as doubles go; the frame of 31 / 60 is 31 all the same.
    @Test(arguments: [(60, 31), (60, 124), (30, 62), (50, 7), (90, 29), (120, 248)])
    func anEndThatIsAFramesOwnTimeNeedsNoFurtherFrame(fps: Int, frame: Int) {
        let frames = MotionFrames(fps: fps)
        #expect(frames.count(through: frames.seconds(of: frame)) == frame + 1)
    }
}

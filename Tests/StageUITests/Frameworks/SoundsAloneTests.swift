// Licensed under the Apache License, Version 2.0.

import AudioToolbox
import Testing

/// What a file has that imports AudioToolbox and nothing of Foundation.
@Suite struct SoundsAloneTests {
    /// The number is that of Apple's `fnfErr`: no such file.
    @Test func aSoundIsFoundByTheAppsBundle() {
        var sound: SystemSoundID = 0
        let none = Bundle.main.bundleURL.appendingPathComponent("none.caf")
        #expect(AudioServicesCreateSystemSoundID(none as CFURL, &sound) == -43 && sound == 0)
    }
}

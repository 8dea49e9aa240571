// Licensed under the Apache License, Version 2.0.

import Foundation
import MediaPlayer
import SwiftUI
import Testing
import UIKit

@testable import StageUI

@MainActor @Suite struct PlayerTests {
    @Test func `What is played is kept, and told once`() {
        let probe = StageProbe { Text("a") }
        probe.stage.react {
            let center = MPNowPlayingInfoCenter.default()
            #expect(center.nowPlayingInfo == nil && center.playbackState == .unknown)
            center.nowPlayingInfo = nil
            center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Tea"]
            center.nowPlayingInfo?[MPNowPlayingInfoPropertyPlaybackRate] = 1.0
            center.playbackState = .playing
        }
        probe.step()
        probe.stage.react {
            let center = MPNowPlayingInfoCenter.default()
            #expect(center.nowPlayingInfo?["title"] as? String == "Tea")
            #expect(center.nowPlayingInfo?.count == 2 && center.playbackState == .playing)
        }
        #expect(
            probe.stage.issues.map(\.message) == [
                "What is played is kept and not shown: the simulated device has no locked screen."
            ])
    }

    @Test func `A command calls what was added for it, and not what was removed`() {
        let device = StageDevice()
        StageDevice.$opening.withValue(device) {
            let center = MPRemoteCommandCenter.shared()
            #expect(device.press(\.playCommand) == .noActionableNowPlayingItem)
            var calls: [String] = []
            let first = center.playCommand.addTarget { _ in
                calls.append("first")
                return .success
            }
            center.playCommand.addTarget { event in
                calls.append(event.command === center.playCommand ? "second" : "another")
                return .noSuchContent
            }
            #expect(device.press(\.playCommand) == .noSuchContent && calls == ["first", "second"])
            center.playCommand.removeTarget(first)
            device.press(\.playCommand)
            #expect(calls == ["first", "second", "second"])
            center.playCommand.isEnabled = false
            #expect(device.press(\.playCommand) == .commandFailed && calls.count == 3)
            center.playCommand.isEnabled = true
            center.playCommand.removeTarget(nil)
            #expect(device.press(\.playCommand) == .noActionableNowPlayingItem)
        }
    }

    @Test func `A command has its place, its seconds or its speed`() {
        let device = StageDevice()
        StageDevice.$opening.withValue(device) {
            let center = MPRemoteCommandCenter.shared()
            var numbers: [Double] = []
            center.skipForwardCommand.preferredIntervals = [15]
            center.skipForwardCommand.addTarget { event in
                numbers.append((event as? MPSkipIntervalCommandEvent)?.interval ?? 0)
                return .success
            }
            center.changePlaybackPositionCommand.addTarget { event in
                numbers.append((event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? 0)
                return .success
            }
            center.changePlaybackRateCommand.addTarget { event in
                numbers.append(Double((event as? MPChangePlaybackRateCommandEvent)?.playbackRate ?? 0))
                return .success
            }
            device.press(\.skipForwardCommand)
            device.press(\.skipForwardCommand, at: 30)
            device.press(\.changePlaybackPositionCommand, at: 61.5)
            device.press(\.changePlaybackRateCommand, at: 1.5)
            #expect(numbers == [15, 30, 61.5, 1.5])
        }
    }

    @Test func `A picture is made for a size`() {
        let picture = UIImage()
        var sizes: [CGSize] = []
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 60, height: 40)) { size in
            sizes.append(size)
            return picture
        }
        #expect(artwork.bounds == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(artwork.image(at: CGSize(width: 30, height: 20)) === picture)
        #expect(sizes == [CGSize(width: 30, height: 20)])
    }
}

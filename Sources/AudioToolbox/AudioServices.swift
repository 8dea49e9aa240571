// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation
public import StageUI

@_exported public import typealias StageUI.CFString
@_exported public import typealias StageUI.CFURL

// On Linux a file's `import AudioToolbox` finds this module: short sounds, which a stage tells of, and the vibration.

/// The number of a sound of the system or of the app.
public typealias SystemSoundID = UInt32

/// The vibration of the device.
public var kSystemSoundID_Vibrate: SystemSoundID { 0xFFF }
/// The result of what went well.
public var kAudioServicesNoError: Int32 { 0 }

/// Gives a file of a sound a number, which is always the same for a place.
///
/// - Parameters:
///   - inFileURL: The file.
///   - outSystemSoundID: Where the number is written to.
/// - Returns: 0, or -43 where there is no such file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    guard FileManager.default.fileExists(atPath: inFileURL.path) else { return -43 }
    // Numbers below are those of the system.
    let number = inFileURL.path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    outSystemSoundID.pointee = 0x1_0000 | number
    return kAudioServicesNoError
}

/// Forgets a sound of the app.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
    kAudioServicesNoError
}

/// Plays a sound: the vibration is kept with the haptics of the stage, and of others it is told that nobody hears them.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

/// Plays a sound that asks for attention.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

/// Plays a sound that asks for attention, and calls back.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Plays a sound, and calls back.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    Task { @MainActor in
        if inSystemSoundID == kSystemSoundID_Vibrate {
            Stage.current?.give(.impact(weight: .heavy))
        } else {
            Stage.current?.tell("The sound \(inSystemSoundID) is not heard: a stage has no loudspeaker.")
        }
        inCompletionBlock?()
    }
}

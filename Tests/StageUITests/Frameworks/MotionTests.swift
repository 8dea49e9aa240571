// Licensed under the Apache License, Version 2.0.

import CoreMotion
import Foundation
import SwiftUI
import Testing

@testable import StageUI

/// The sensors of motion of the simulated device.
@MainActor @Suite struct MotionTests {
    @Test func `Without sensors nothing is available, and questions end with an error`() {
        StageDevice.$opening.withValue(StageDevice()) {
            let manager = CMMotionManager()
            #expect(!manager.isDeviceMotionAvailable && !manager.isAccelerometerAvailable)
            #expect(!manager.isGyroAvailable && !manager.isMagnetometerAvailable)
            manager.startDeviceMotionUpdates()
            #expect(manager.isDeviceMotionActive && manager.deviceMotion == nil)
            #expect(!CMPedometer.isStepCountingAvailable() && !CMMotionActivityManager.isActivityAvailable())
            #expect(CMPedometer.authorizationStatus() == .notDetermined)
            var codes: [Int] = []
            CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, error in
                #expect(data == nil)
                if let error { codes.append((error as NSError).code) }
            }
            CMMotionActivityManager().queryActivityStarting(
                from: .distantPast, to: .distantFuture, to: .main
            ) { _, error in
                if let error { codes.append((error as NSError).code) }
            }
            // CMErrorNotAvailable and CMErrorMotionActivityNotAvailable of CMError.h.
            #expect(codes == [109, 104])
        }
    }

    /// Gravity is (0, 0, -1) on a table, (0, -1, 0) upright, and along x where the right side is down (CMDeviceMotion, CMAcceleration).
    @Test(
        arguments: [
            (0, 0, [0, 0, -1]), (0, Double.pi / 2, [0, -1, 0]), (Double.pi / 2, 0, [1, 0, 0]),
        ] as [(Double, Double, [Double])])
    func `Gravity follows the way in which the device is held`(
        roll: Double, pitch: Double, expected: [Double]
    ) throws {
        let device = StageDevice()
        device.sensors = StageSensors(roll: roll, pitch: pitch)
        try StageDevice.$opening.withValue(device) {
            let manager = CMMotionManager()
            #expect(manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
            manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
            let gravity = try #require(manager.deviceMotion).gravity
            for (found, wanted) in zip([gravity.x, gravity.y, gravity.z], expected) {
                #expect(abs(found - wanted) < 1e-12)
            }
            manager.stopDeviceMotionUpdates()
            #expect(manager.deviceMotion == nil && !manager.isDeviceMotionActive)
        }
    }

    @Test func `An attitude has its angles, and is told from another`() throws {
        let device = StageDevice()
        device.sensors = StageSensors(roll: 0.3, pitch: -0.4, yaw: 0.5)
        try StageDevice.$opening.withValue(device) {
            let manager = CMMotionManager()
            manager.startDeviceMotionUpdates()
            let attitude = try #require(manager.deviceMotion).attitude
            #expect(abs(attitude.roll - 0.3) < 1e-12)
            #expect(abs(attitude.pitch + 0.4) < 1e-12)
            #expect(abs(attitude.yaw - 0.5) < 1e-12)
            let other = try #require(attitude.copy() as? CMAttitude)
            other.multiply(byInverseOf: attitude)
            #expect(abs(other.roll) < 1e-12 && abs(other.pitch) < 1e-12 && abs(other.yaw) < 1e-12)
            #expect(abs(attitude.yaw - 0.5) < 1e-12)
        }
    }

    @Test func `The acceleration has gravity and what the user gives`() throws {
        let device = StageDevice()
        var sensors = StageSensors()
        sensors.userAcceleration = CMAcceleration(x: 0.5, y: 0, z: 0.25)
        sensors.rotationRate = CMRotationRate(x: 1, y: 2, z: 3)
        device.sensors = sensors
        try StageDevice.$opening.withValue(device) {
            let manager = CMMotionManager()
            manager.startAccelerometerUpdates()
            manager.startGyroUpdates()
            let data = try #require(manager.accelerometerData)
            #expect(data.acceleration == CMAcceleration(x: 0.5, y: 0, z: -0.75))
            #expect(manager.gyroData?.rotationRate == CMRotationRate(x: 1, y: 2, z: 3))
            #expect(manager.deviceMotion == nil)
        }
    }

    @Test func `A handler is called at first and after each change, until it is stopped`() {
        let probe = StageProbe { Text("a") }
        let device = probe.stage.device
        device.sensors = StageSensors(roll: 0.1)
        var rolls: [Double] = []
        var made: CMMotionManager?
        probe.stage.react {
            let manager = CMMotionManager()
            manager.startDeviceMotionUpdates(to: .main) { motion, error in
                #expect(error == nil)
                rolls.append(((motion?.attitude.roll ?? 0) * 10).rounded())
            }
            made = manager
        }
        probe.step()
        #expect(rolls == [1])
        device.sensors?.roll = 0.2
        device.sensors?.roll = 0.2
        probe.step()
        device.sensors?.roll = 0.3
        probe.step()
        #expect(rolls == [1, 2, 3])
        made?.stopDeviceMotionUpdates()
        device.sensors?.roll = 0.4
        probe.step()
        #expect(rolls == [1, 2, 3])
    }

    @Test func `Steps and the way of moving are those of the device`() {
        let probe = StageProbe { Text("a") }
        let device = probe.stage.device
        device.sensors = StageSensors(steps: 100, distance: 80, activity: .walking)
        var (steps, walks): ([Int], [Bool]) = ([], [])
        var made: (CMPedometer, CMMotionActivityManager)?
        probe.stage.react {
            made = (CMPedometer(), CMMotionActivityManager())
            #expect(CMPedometer.isStepCountingAvailable() && CMPedometer.isDistanceAvailable())
            #expect(!CMPedometer.isFloorCountingAvailable())
            made?.0.startUpdates(from: .distantPast) { data, _ in
                steps.append(data?.numberOfSteps.intValue ?? 0)
                #expect(data?.distance == 80)
            }
            made?.1.startActivityUpdates(to: .main) { walks.append($0?.walking == true) }
        }
        probe.step()
        device.sensors?.steps = 101
        device.sensors?.activity = .stationary
        probe.step()
        #expect(steps.last == 101)
        #expect(walks.first == true && walks.last == false)
        made = nil
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import ProofSupport
import StageUI
import Testing

@Suite
struct DeviceProfileTests {
    @Test func everyProfileIsAPhoneOrTabletWithRoomInBothOrientations() throws {
        let all = try DeviceProfile.all()
        #expect(Set(all.map(\.id)).count == all.count && all.count >= 11)
        for profile in all where profile.kind == nil {
            #expect(profile.width < profile.height && [2, 3].contains(profile.scale), "\(profile.id)")
            for orientation in DeviceOrientation.allCases {
                let size = profile.size(orientation)
                let insets = profile.safeArea(orientation)
                #expect((size.width > size.height) == (orientation == .landscape))
                #expect(size.width - insets.leading - insets.trailing >= 320)
                #expect(size.height - insets.top - insets.bottom >= 300)
            }
        }
    }

    @Test(arguments: [
        ("applewatch45", DeviceProfile.Kind.watch, 198.0, 242.0), ("appletv", .tv, 1920, 1080),
        ("mac", .mac, 1280, 800), ("applevision", .vision, 1280, 720),
    ])
    func whatCannotBeTurnedHasOneSize(
        _ id: String, _ kind: DeviceProfile.Kind, _ width: Double, _ height: Double
    ) throws {
        let profile = try DeviceProfile.named(id)
        #expect(profile.kind == kind)
        for orientation in DeviceOrientation.allCases {
            #expect(profile.size(orientation) == CGSize(width: width, height: height))
        }
    }

    /// The sizes of HIG, Layout, Specifications, and of Xcode's simulators for what is not in its table.
    @Test(
        .proves("ST26-DV-01"),
        arguments: [
            ("iphone17", 402.0, 874.0, 3.0), ("iphone17pro", 402, 874, 3), ("iphone17promax", 440, 956, 3),
            ("iphone18pro", 402, 874, 3), ("iphone18promax", 440, 956, 3),
            ("iphoneair", 420, 912, 3), ("iphone17e", 390, 844, 3), ("iphoneduo", 466, 678, 3),
            ("iphoneduoopen", 669, 951, 3), ("ipadmini", 744, 1133, 2), ("ipad11", 820, 1180, 2),
            ("ipadair11", 820, 1180, 2), ("ipadair13", 1024, 1366, 2), ("ipadpro11", 834, 1210, 2),
            ("applewatch42", 187, 223, 2), ("applewatch46", 208, 248, 2), ("applewatchultra3", 211, 257, 2),
            ("applewatchultra4", 211, 257, 2), ("applewatch44", 184, 224, 2),
        ] as [(String, Double, Double, Double)])
    func aDeviceThatIsSoldTodayHasItsSize(
        _ id: String, _ width: Double, _ height: Double, _ scale: Double
    ) throws {
        let profile = try DeviceProfile.named(id)
        #expect(Double(profile.width) == width && Double(profile.height) == height)
        #expect(Double(profile.scale) == scale)
    }

    @Test(.proves("ST26-DV-01")) func eachNumberHasASourceAndWhatIsUnconfirmedSaysSo() throws {
        let all = try DeviceProfile.all()
        for profile in all { #expect(profile.source?.isEmpty == false, "\(profile.id)") }
        for id in ["iphoneduo", "iphoneduoopen"] {
            #expect(try DeviceProfile.named(id).source?.contains("insets: unconfirmed") == true)
        }
    }

    @Test(.proves("ST26-DV-03")) func matricesTakeOneOfThoseThatLayOutAlike() throws {
        let (all, distinct) = (try DeviceProfile.all(), try DeviceProfile.distinct())
        for profile in all {
            guard let like = profile.like else { continue }
            #expect(distinct.contains { $0.id == like && $0.kind == profile.kind }, "\(profile.id)")
        }
        #expect(
            distinct.contains { $0.id == "iphoneduoopen" } && !distinct.contains { $0.id == "iphone17pro" })
        let places = Set(try SeamPlace.all().map(\.device))
        #expect(places == Set(distinct.filter { $0.kind == nil }.map(\.id)))
    }

    @Test func aSizeIsADevice() throws {
        let device = try DeviceProfile.named("390X844")
        #expect(device.width == 390 && device.height == 844 && device.portrait == EdgeInsets())
        #expect(try DeviceProfile.named("iPhone14").name == "iPhone 14")
    }

    @Test(arguments: ["", "iphone", "390", "x", "1x2x3"])
    func anUnknownDeviceIsAnErrorThatListsTheKnownOnes(name: String) throws {
        let error = try #require(throws: SimulationError.self) { try DeviceProfile.named(name) }
        guard case .unknownDevice(name, let known) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(known.contains("iphone14") && error.description.contains("iphone14"))
        #expect(error.description.contains("such as 390x844"))
    }

    @Test(arguments: ["15x100", "390x9000", "nanx100", "-3x4"])
    func anImpossibleSizeIsAnErrorThatTellsTheRange(name: String) throws {
        let error = try #require(throws: SimulationError.self) { try DeviceProfile.named(name) }
        #expect(error.description.contains("'\(name)' points. A side has from 16 to 8192 points"))
    }
}

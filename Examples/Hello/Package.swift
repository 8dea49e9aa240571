// swift-tools-version: 6.2
import PackageDescription

func firstlight(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "firstlight") }
}

let app = Target.target(
    name: "Hello", dependencies: firstlight("LaunchCore", "LaunchKit", "LaunchStore"),
    resources: ["Localizable.xcstrings", "Simulation/scenarios.json", "Simulation/XcodeApp.txt"].map {
        .embedInCode($0)
    })
let program = Target.executableTarget(
    name: "hello", dependencies: ["Hello"] + firstlight("FirstlightLive", "LaunchKit"),
    path: "Sources/Program")
let tests = Target.testTarget(
    name: "HelloTests", dependencies: ["Hello"] + firstlight("FirstlightTesting"), exclude: ["__Snapshots__"])
#if os(Linux)  // Xcode has SwiftUI itself, and runs and tests an app in its own ways.
    app.dependencies += firstlight("SwiftUI", "Combine", "UIKit")
    // On Apple's systems Foundation brings Combine, Observation and URLSession, so that a model imports it alone.
    let foundation = ["Combine", "FoundationNetworking", "Observation"].flatMap {
        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
    }
    app.swiftSettings = [.unsafeFlags(foundation)]
    let targets = [app, program, tests]
#else
    let targets = [app]
#endif

let package = Package(
    name: "Hello", platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Hello", targets: ["Hello"])],
    dependencies: [.package(name: "firstlight", path: "../..")], targets: targets)

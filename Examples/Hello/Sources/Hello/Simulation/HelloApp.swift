public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// Hello, as the tools know it.
    public static var hello: AppDescriptor {
        AppDescriptor(
            id: "hello", name: "Hello", routes: HelloRoute.allCases.map(\.rawValue),
            plan: { _ in HelloPlan().tasks }, unscriptedTasks: ["returning"],
            scenarios: { PackageResources.scenarios_json },
            artefacts: { _ in
                AppArtefacts(
                    project: "Hello", bundleID: "com.example.hello", ground: .night, app: PackageResources.XcodeApp_txt
                ) { HelloSun(side: $0 * 0.75).frame(width: $0, height: $0) }
            }
        ) { setting in
            let launch = try HelloLaunch(setting)
            if setting.preparesState { try await launch.markVisited(!setting.state.firstLaunch) }
            return AppLaunch(launch.controller) { HelloRoot(launch: launch) }
        }
    }
}

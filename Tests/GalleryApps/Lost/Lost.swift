// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// An app that asks for what nobody has: a font, a picture, two symbols. It is none of the ten.
    public static var lost: AppDescriptor {
        AppDescriptor(
            id: "lost", name: "Lost", routes: ["nowhere"], plan: { _ in lostPlan {} },
            scenarios: {
                [UInt8](#"{"scenarios": [{"name": "usual"}, {"name": "again"}], "states": []}"#.utf8)
            },
            artefacts: { _ in
                AppArtefacts(
                    project: "Lost", bundleID: "com.example.lost", ground: BrandColor(0xFFFFFF), app: []
                ) {
                    _ in LostView()
                }
            },
            make: { setting in
                let controller = LaunchController(
                    plan: lostPlan { try await setting.answers.answer("search") }, policy: Gallery.policy,
                    clock: setting.clock, date: setting.date, route: { _ in "nowhere" })
                return AppLaunch(controller) {
                    LostView().foregroundStyle(.black)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color.white.ignoresSafeArea())
                        .onAppear { controller.appear() }
                }
            })
    }

    private static func lostPlan(_ search: @escaping @Sendable () async throws -> Void) -> LaunchPlan {
        var plan = LaunchPlan(classify: ServiceError.kind(of:))
        plan.task("search") { try await search() }
        return plan
    }
}

/// What nobody has.
private struct LostView: View {
    var body: some View {
        VStack {
            Text("words").font(.custom("Nowhere-Bold", size: 20))
            Image("nowhere")
            Image(systemName: "no.such")
            Image(systemName: "nowhere.badge")
        }
    }
}

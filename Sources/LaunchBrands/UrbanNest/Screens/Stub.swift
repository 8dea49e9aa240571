// Licensed under the Apache License, Version 2.0.
import Foundation
import StageUI
struct UrbanNestHome: View { let tab: UrbanNestRoute.Tab; let cities: [UrbanNestCity]; var link: URL? = nil; var body: some View { Text("home") } }
struct UrbanNestOnboarding: View { var slide: Int; let onFinish: @MainActor () -> Void; var body: some View { Text("onboarding") } }
struct UrbanNestLogin: View { let onSignIn: @MainActor (String, String) async -> String?; var body: some View { Text("login") } }

// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A page of weather.
    public static var weather: AppDescriptor {
        AppDescriptor(
            id: "weather", name: "Overcast", routes: WeatherRoute.allCases.map(\.rawValue),
            film: Gallery.film,
            plan: { _ in WeatherTasks(nil).plan }, scenarios: { PackageResources.weather_json },
            make: { WeatherTasks.launch($0) })
    }
}

private enum WeatherRoute: String, CaseIterable { case today }

private struct WeatherTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let forecast: LaunchTask<Forecast>

    init(_ setting: LaunchSetting?) {
        let place = plan.task("place", .optional, "Finding out where you are", fallback: "Port Ellery") {
            try await setting?.answers.answer("place", needsBackend: false)
            return "Saltmarsh"
        }
        forecast = plan.task(
            "forecast", .critical, "Asking for the weather", after: place, timeout: .seconds(5)
        ) { place in
            try await setting?.answers.answer("forecast")
            return Forecast(place: place)
        }
    }

    @MainActor
    static func launch(_ setting: LaunchSetting) -> AppLaunch {
        let tasks = WeatherTasks(setting)
        let answers = setting.answers
        return Gallery.launch(
            setting, tasks.plan, LaunchRouter(otherwise: WeatherRoute.today, because: "there is one screen"),
            splash: .init(symbol: "cloud.sun.fill", name: "Overcast", ground: BrandColor(0x1C5D99))
        ) { _, launch in
            WeatherScreen(forecast: launch.results?[tasks.forecast] ?? Forecast(place: "")) {
                try await answers.answer("forecast")
                return Forecast(place: "Saltmarsh", degrees: 15)
            }
        }
    }
}

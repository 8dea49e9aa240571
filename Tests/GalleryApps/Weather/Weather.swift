// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A page of weather.
    public static var weather: AppDescriptor {
        Gallery.app(
            "weather", WeatherTasks.self, to: WeatherRoute.today,
            splash: .init(symbol: "cloud.sun.fill", name: "Overcast", ground: BrandColor(0x1C5D99)),
            scenarios: { PackageResources.weather_json })
    }
}

private enum WeatherRoute: String, CaseIterable { case today }

private struct WeatherTasks: GalleryTasks {
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

    func screen(_ setting: LaunchSetting, _ results: LaunchResults?) -> some View {
        WeatherScreen(forecast: results?[forecast] ?? Forecast(place: "")) {
            try await setting.answers.answer("forecast")
            return Forecast(place: "Saltmarsh", degrees: 15)
        }
    }
}

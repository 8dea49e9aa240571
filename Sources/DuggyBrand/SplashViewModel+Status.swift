// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

// What the splash says of the initialisation.
extension SplashViewModel {
    /// What the newest run went through (DG-115); empty before it began.
    var statuses: [InitializationStatus] {
        reports?.statuses ?? InitializationStatus.all(in: controller.trace)
    }

    /// How far the initialisation is; nil before it began (DG-93).
    public var status: InitializationStatus? { statuses.last }

    /// What the user reads about the step at work; empty before it began (DG-93, DG-105).
    public var loadingMessage: String { status?.message ?? "" }

    /// Whether the spinner and the message are there (DG-40, DG-47, DG-100, DG-110).
    ///
    /// After a retry they are there at once (C-DG-15), and what was seen stays until the splash is gone.
    public var showLoading: Bool {
        switch controller.phase {
        case .entering, .holding, .slow, .completing, .exiting:
            controller.isIndicatorVisible || controller.run > 1
        default: false
        }
    }

    /// Whether the alert is there (DG-109).
    public var showError: Bool { controller.phase == .failed }

    /// Which of the seven errors it was; nil while nothing failed, or for an error of another service.
    public var error: InitializationError? {
        guard let failure = controller.failure else { return nil }
        if let reports { return reports.error as? InitializationError }
        return InitializationError(failure, at: status?.openStep)
    }

    /// What the alert says; empty while nothing failed (DG-55, DG-108).
    public var errorMessage: String {
        guard let failure = controller.failure else { return "" }
        return error?.alertMessage ?? reports?.error?.localizedDescription ?? failure.message
    }

    /// Whether the way to the next screen is open (DG-107).
    public var initializationComplete: Bool {
        controller.phase == .exiting || controller.phase == .finished
    }
}

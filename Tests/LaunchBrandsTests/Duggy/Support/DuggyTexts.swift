// Licensed under the Apache License, Version 2.0.

/// The texts of Duggy's document, word by word; nothing here is read from the product.
enum DuggyTexts {
    /// The alert's texts when a step fails: the error, and on a second line the remedy (C-DG-17).
    static let alerts = [
        "firebase":
            "Failed to initialize Firebase services\nPlease restart the app. If the problem persists, contact support",
        "database":
            "Failed to initialize local database\nPlease restart the app. If the problem persists, contact support",
        "configuration":
            "Failed to load app configuration\nPlease try again. If the problem persists, contact support",
        "authentication":
            "Failed to check authentication state\nPlease try again. If the problem persists, contact support",
        "notifications":
            "Failed to register for notifications\nPlease try again. If the problem persists, contact support",
        "version": "Failed to check app version\nPlease try again. If the problem persists, contact support",
    ]

    /// The alert's text without a connection.
    static let offline =
        "Network connection is not available\nPlease check your internet connection and try again"

    /// The messages of the six steps, in their order.
    static let messages = [
        "Initializing services...", "Setting up local storage...", "Loading configuration...",
        "Checking authentication...", "Setting up notifications...", "Finalizing...",
    ]
}

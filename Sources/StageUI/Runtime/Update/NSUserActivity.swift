// Licensed under the Apache License, Version 2.0.

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the activity of looking at a page of the web, which is that of a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of a user in an app, as the system hands it on.
// Unchecked, as open and changeable as Apple's: nobody changes it once another actor has it.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The type.
    public let activityType: String
    /// The name that users see.
    open var title: String?
    /// The values of the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The page of the web, which is the link of a universal link.
    open var webpageURL: URL?
    /// The page that the user came from.
    open var referrerURL: URL?
    /// The word by which an app finds the window that shows it.
    open var targetContentIdentifier: String?
    /// Indicates whether other devices are offered it.
    open var isEligibleForHandoff = true
    /// Indicates whether a search on the device finds it.
    open var isEligibleForSearch = false
    /// Indicates whether the system suggests it.
    open var isEligibleForPrediction = false
    /// The facts about it for a search on the device.
    package var searchAttributes: AnyObject?

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }
    /// Adds values.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes it the user's present one; the system takes no notice here.
    open func becomeCurrent() {}
    /// Ends its being the user's present one; the system takes no notice here.
    open func resignCurrent() {}
    /// Ends it; the system takes no notice here.
    open func invalidate() {}
}

// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
public import StageUI
public import UniformTypeIdentifiers

/// The type of the activity of a result that the user has touched.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the name of the item in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity of a search that goes on in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the words in such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The facts about an item.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    /// The kind, by its name.
    open var contentType: String?
    /// The title.
    open var title: String?
    /// The name that the user sees.
    open var displayName: String?
    /// Other names.
    open var alternateNames: [String]?
    /// The description.
    open var contentDescription: String?
    /// The words by which it is found.
    open var keywords: [String]?
    /// The text in it.
    open var textContent: String?
    /// The subject.
    open var subject: String?
    /// A comment.
    open var comment: String?
    /// The names of the authors.
    open var authorNames: [String]?
    /// The artist.
    open var artist: String?
    /// The album.
    open var album: String?
    /// The genre.
    open var genre: String?
    /// The title of what it is in.
    open var containerTitle: String?
    /// The length in seconds.
    open var duration: NSNumber?
    /// The rating.
    open var rating: NSNumber?
    /// The weight among the app's items.
    open var rankingHint: NSNumber?
    /// The date at which it was made.
    open var contentCreationDate: Date?
    /// The date of the last change.
    open var contentModificationDate: Date?
    /// The date at which it was added.
    open var addedDate: Date?
    /// The date of the last use.
    open var lastUsedDate: Date?
    /// The date at which it begins.
    open var startDate: Date?
    /// The date at which it ends.
    open var endDate: Date?
    /// The date at which it is due.
    open var dueDate: Date?
    /// The file of a small picture.
    open var thumbnailURL: URL?
    /// The bytes of a small picture.
    open var thumbnailData: Data?
    /// The file.
    open var contentURL: URL?
    /// The address.
    open var url: URL?
    /// The name of the item that an activity stands for.
    open var relatedUniqueIdentifier: String?
    /// The name of a place.
    open var namedLocation: String?
    /// The town.
    open var city: String?
    /// The country.
    open var country: String?
    /// The latitude.
    open var latitude: NSNumber?
    /// The longitude.
    open var longitude: NSNumber?
    /// The telephone numbers.
    open var phoneNumbers: [String]?
    /// The addresses of mail.
    open var emailAddresses: [String]?
    /// Indicates whether the item can be called.
    open var supportsPhoneCall: NSNumber?
    /// Indicates whether a way to the item can be shown.
    open var supportsNavigation: NSNumber?

    /// Creates a set for a kind.
    public init(contentType: UTType) { self.contentType = contentType.identifier }
    /// Creates a set for a kind, by its name.
    public init(itemContentType type: String) { contentType = type }

    /// The texts of the set by their names in queries.
    var texts: [String: [String]] {
        let single: [String: String?] = [
            "title": title, "displayName": displayName, "contentDescription": contentDescription,
            "textContent": textContent, "subject": subject, "comment": comment, "artist": artist,
            "album": album, "genre": genre, "containerTitle": containerTitle, "contentType": contentType,
            "namedLocation": namedLocation, "city": city, "country": country,
        ]
        let several: [String: [String]?] = [
            "alternateNames": alternateNames, "keywords": keywords, "authorNames": authorNames,
            "phoneNumbers": phoneNumbers, "emailAddresses": emailAddresses,
        ]
        return single.compactMapValues { $0.map { [$0] } }.merging(several.compactMapValues { $0 }) { $1 }
    }
}

/// Something in an app that a search on the device finds.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// The name in the app.
    open var uniqueIdentifier: String
    /// The name of the group, with dots between groups in groups; nil for none.
    open var domainIdentifier: String?
    /// The date from which it is not found any more; nil for a month after it was indexed.
    open var expirationDate: Date?
    /// The facts about it.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Indicates whether it is changed where it is there, and not added.
    open var isUpdate = false
    /// Creates an item.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

extension NSUserActivity {
    /// The facts about it for a search on the device.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { searchAttributes as? CSSearchableItemAttributeSet }
        set { searchAttributes = newValue }
    }
}

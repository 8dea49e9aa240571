// Licensed under the Apache License, Version 2.0.

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that names the type of an attachment's file.
public var UNNotificationAttachmentOptionsTypeHintKey: String { "UNNotificationAttachmentOptionsTypeHintKey" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that hides the small picture of an attachment.
public var UNNotificationAttachmentOptionsThumbnailHiddenKey: String {
    "UNNotificationAttachmentOptionsThumbnailHiddenKey"
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that cuts the small picture of an attachment.
public var UNNotificationAttachmentOptionsThumbnailClippingRectKey: String {
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that takes the small picture of an attachment from a time of it.
public var UNNotificationAttachmentOptionsThumbnailTimeKey: String {
    "UNNotificationAttachmentOptionsThumbnailTimeKey"
}

/// An error of notifications.
public struct UNError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// The user has not allowed notifications.
        case notificationsNotAllowed = 1
        /// The file of an attachment cannot be read.
        case attachmentInvalidURL = 100
        /// The file of an attachment is of no known type.
        case attachmentUnrecognizedType
        /// The file of an attachment is too large.
        case attachmentInvalidFileSize
        /// The attachment is not kept any more.
        case attachmentNotInDataStore
        /// The file of an attachment cannot be moved to where it is kept.
        case attachmentMoveIntoDataStoreFailed
        /// The file of an attachment is broken.
        case attachmentCorrupt
        /// The date of a notification is none.
        case notificationInvalidNoDate = 1400
        /// The notification has no content.
        case notificationInvalidNoContent
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors.
    public static var errorDomain: String { "UNErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
}

/// A picture, a sound or a film of a notification.
public final class UNNotificationAttachment: NSObject, Sendable {
    /// The name.
    public let identifier: String
    /// The file; it stays where it is.
    public let url: URL
    /// The type of the file, as a name of uniform types.
    public let type: String

    /// Creates an attachment of a file; an empty name is replaced by one that nothing else has.
    ///
    /// Throws where there is no such file, or where it is of none of the types that the system shows.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let type = hint ?? Self.types[url.pathExtension.lowercased()] else {
            throw UNError(.attachmentUnrecognizedType)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        (self.url, self.type) = (url, type)
    }

    /// The types that Apple's documentation of the class lists, by the endings of names.
    private static let types = [
        "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio",
        "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "jpg": "public.jpeg", "jpeg": "public.jpeg",
        "gif": "com.compuserve.gif", "png": "public.png", "mpg": "public.mpeg", "mpeg": "public.mpeg",
        "m2v": "public.mpeg-2-video", "mp4": "public.mpeg-4", "avi": "public.avi",
    ]
}

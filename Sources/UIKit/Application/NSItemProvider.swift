// Licensed under the Apache License, Version 2.0.

public import Foundation
import UniformTypeIdentifiers

/// A value that an app hands to another, or to itself.
// Unchecked, as open and changeable as Apple's: nobody changes it once another actor has it.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: Any?
    /// The names of the kinds of its value.
    public let registeredTypeIdentifiers: [String]
    /// The name that is best.
    open var suggestedName: String?
    /// Creates one of no value.
    public override init() { (object, registeredTypeIdentifiers) = (nil, []) }
    /// Creates one of a value: a text, an address, a picture, or another of no kind with a name.
    public init(object: Any) {
        self.object = object
        let kind: UTType? =
            switch object {
            case is String, is NSString: .utf8PlainText
            case is URL, is NSURL: .url
            case is UIImage: .png
            default: nil
            }
        registeredTypeIdentifiers = [kind?.identifier].compactMap(\.self)
    }
    /// Creates one of a value and the name of its kind.
    public init(item: Any?, typeIdentifier: String?) {
        (object, registeredTypeIdentifiers) = (item, [typeIdentifier].compactMap(\.self))
    }
    /// Creates one of a file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        self.init(
            item: fileURL, typeIdentifier: UTType(filenameExtension: fileURL.pathExtension)?.identifier)
    }

    /// The value as one of a type; the bytes of a picture's file are a picture, and those of a text a text.
    private func value<T>(of type: T.Type) -> T? {
        if let value = (object as? T) ?? (plainObject as? T) { return value }
        if type == NSString.self, let text = object as? String { return NSString(string: text) as? T }
        guard let data = object as? Data else { return nil }
        if type == UIImage.self, has(.image) { return UIImage(data: data) as? T }
        if type == String.self, has(.text) { return String(decoding: data, as: UTF8.self) as? T }
        return nil
    }
    /// The value, Foundation's classes as Swift's types.
    package var plainObject: Any? {
        switch object {
        case let text as NSString: text.substring(from: 0)
        case let url as NSURL: url.absoluteURL ?? object
        default: object
        }
    }
    private var data: Data? {
        switch plainObject {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: url.isFileURL ? FileManager.default.contents(atPath: url.path) : nil
        case let picture as UIImage: picture.pngData()
        default: nil
        }
    }
    private func has(_ kind: UTType) -> Bool {
        registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: kind) == true }
    }

    /// Indicates whether its value is of a type.
    open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { value(of: aClass) != nil }
    /// Gives its value to the handler, or an error where it is of another type.
    @discardableResult
    open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        let value = value(of: aClass)
        completionHandler(value, value == nil ? CocoaError(.coderValueNotFound) : nil)
        return Progress(totalUnitCount: 1)
    }
    /// Gives its value to the handler, or an error where it has none of the kind.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        let value = hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil
        completionHandler?(value, value == nil ? CocoaError(.coderValueNotFound) : nil)
    }
    /// Gives the bytes of its value to the handler, or an error where it has none of the kind.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let bytes = hasItemConformingToTypeIdentifier(typeIdentifier) ? data : nil
        completionHandler(bytes, bytes == nil ? CocoaError(.coderValueNotFound) : nil)
        return Progress(totalUnitCount: 1)
    }
    /// Gives a copy of its value in a file to the handler, which is there until the handler returns; an error where it has none of the
    /// kind.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let ending = UTType(typeIdentifier)?.preferredFilenameExtension.map { "." + $0 } ?? ""
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent((suggestedName ?? UUID().uuidString) + ending)
        if hasItemConformingToTypeIdentifier(typeIdentifier), let data, (try? data.write(to: file)) != nil {
            completionHandler(file, nil)
            try? FileManager.default.removeItem(at: file)
        } else {
            completionHandler(nil, CocoaError(.coderValueNotFound))
        }
        return Progress(totalUnitCount: 1)
    }
    /// Indicates whether its value is of a kind.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        UTType(typeIdentifier).map(has) ?? false
    }
}

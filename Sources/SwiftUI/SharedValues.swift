// Licensed under the Apache License, Version 2.0.

public import CoreTransferable
import Foundation
public import StageUI
import UIKit

// StageUI knows nothing of values that can be transferred: what a stage records of one is the name of its type.

extension Transferable {
    /// The words that a stage records.
    fileprivate var recorded: String {
        switch self {
        case let text as String: text
        case let url as URL: url.absoluteString
        default: String(describing: Self.self)
        }
    }
}

extension ShareLink {
    /// Creates a link that shares a value, with a preview of it.
    @_disfavoredOverload
    public init<T: Transferable, P, I>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>,
        @ViewBuilder label: () -> Label
    ) { self.init([item.recorded], label: label()) }
    /// Creates a link that shares several values, with a preview of each.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, P, I>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<P, I>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(items.map(\.recorded), label: label()) }
}

extension ShareLink where Label == StageUI.Label<Text, Image> {
    /// Creates a link that shares a value, with a preview of it and the system's label.
    @_disfavoredOverload
    public init<T: Transferable, P, I>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
    ) { self.init([item.recorded], title: nil) }
    /// Creates a link with a title that shares a value, with a preview of it.
    public init<T: Transferable, P, I>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<P, I>
    ) { self.init([item.recorded], title: Text(titleKey)) }
    /// Creates a link with a title that shares a value, with a preview of it.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Transferable, P, I>(
        _ title: S, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
    ) { self.init([item.recorded], title: Text(title)) }
    /// Creates a link with a title that shares a value, with a preview of it.
    public init<T: Transferable, P, I>(
        _ title: Text, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
    ) { self.init([item.recorded], title: title) }
    /// Creates a link that shares several values, with a preview of each and the system's label.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, P, I>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<P, I>
    ) where Data.Element: Transferable { self.init(items.map(\.recorded), title: nil) }
    /// Creates a link with a title that shares several values, with a preview of each.
    public init<Data: RandomAccessCollection, P, I>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<P, I>
    ) where Data.Element: Transferable { self.init(items.map(\.recorded), title: Text(titleKey)) }
}

extension Image: Transferable {
    /// The picture as a file of pictures, which can be taken and not be given.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.coderInvalidValue) }
            return Image(uiImage: picture)
        }
    }
}

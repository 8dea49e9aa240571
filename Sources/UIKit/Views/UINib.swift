// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// A file of views of Interface Builder. There is none on Linux: nothing is made of it, which is told.
@MainActor
@preconcurrency
open class UINib: NSObject {
    /// A setting for making views.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects that stand for those of the file.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
    private let name: String

    /// Creates a file by its name; its views are not there.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
    /// Creates a file of bytes; its views are not there.
    public init(data: Data, bundle bundleOrNil: Bundle?) { name = "" }
    /// Returns the views of the file: none.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any]
    {
        Self.tell(name)
        return []
    }

    static func tell(_ name: String) {
        Stage.current?.tell(
            "The views of \(name).xib are not made: there is no Interface Builder here. Make them in code, or as views of "
                + "SwiftUI.")
    }
}

extension Bundle {
    /// Returns the views of a file of Interface Builder, of which there is none on Linux: nil, and it is told.
    @MainActor
    @preconcurrency
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib.tell(name)
        return nil
    }
}

extension UITableView {
    /// Names a file with the rows of a kind; rows of the usual class stand for them.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(nib == nil ? nil : UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    /// Names a file with the heads and feet of a kind; those of the usual class stand for them.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(
            nib == nil ? nil : UITableViewHeaderFooterView.self,
            forHeaderFooterViewReuseIdentifier: identifier)
    }
}

extension UICollectionView {
    /// Names a file with the items of a kind; items of the usual class stand for them.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib == nil ? nil : UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }
    /// Names a file with the heads or feet of a kind; those of the usual class stand for them.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(
            nib == nil ? nil : UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
    }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation
package import StageUI
public import UIKit

/// A file that is shown.
public protocol QLPreviewItem {
    /// The place of the file.
    var previewItemURL: URL? { get }
    /// The title; nil for the name of the file.
    var previewItemTitle: String? { get }
}
extension QLPreviewItem {
    /// No title.
    public var previewItemTitle: String? { nil }
}
extension URL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self }
}
extension NSURL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self as URL }
}

/// The object that gives files to a controller.
@MainActor
@preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns the file at a place.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
        -> any QLPreviewItem
}

/// The object that a controller notifies.
@MainActor
@preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    /// Tells the delegate that the preview is about to be closed.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Tells the delegate that the preview was closed.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows files, in a representable: a picture and a text as they are, another file by its name, which is told.
@MainActor
@preconcurrency
open class QLPreviewController: UIViewController {
    /// The object that gives files.
    public weak var dataSource: (any QLPreviewControllerDataSource)?
    /// The object that is notified.
    public weak var delegate: (any QLPreviewControllerDelegate)?
    /// The place of the file that is shown.
    open var currentPreviewItemIndex = 0
    /// The file that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex >= 0,
            currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
        else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    /// Reads the files again.
    open func reloadData() {}
    /// Returns whether a file can be shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }
}

extension QLPreviewController: ShownController {
    /// The file.
    package var shownView: AnyView {
        AnyView(ShownItem(controller: self))
    }
}

private struct ShownItem: View {
    let controller: QLPreviewController
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        if let url = controller.currentPreviewItem?.previewItemURL {
            FileSheet(url: url) {
                controller.delegate?.previewControllerWillDismiss(controller)
                dismiss()
                controller.delegate?.previewControllerDidDismiss(controller)
            }
        }
    }
}

// Licensed under the Apache License, Version 2.0.

@_exported public import Foundation
@_exported public import UIKit

/// A document of pages: their number and no more is read.
open class PDFDocument: NSObject {
    /// The file; nil for bytes.
    public private(set) var documentURL: URL?
    private let data: Data
    private let pages: [PDFPage]

    /// Reads a document; nil for bytes that are none.
    public init?(data: Data) {
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
        self.data = data
        pages = (0..<Self.count(data)).map { _ in PDFPage() }
        super.init()
        for page in pages { page.document = self }
    }
    /// Reads a file; nil where there is none, and for one that is no document.
    public convenience init?(url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        self.init(data: data)
        documentURL = url
    }
    /// The number of pages; 0 for a file whose pages lie in compressed parts.
    open var pageCount: Int { pages.count }
    /// Returns a page, counted from 0; nil for one that is not there.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// Returns the place of a page, counted from 0; `NSNotFound` for one of another document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    /// The text: none is read.
    open var string: String? { nil }
    /// Indicates whether a password is missing; it is not found out.
    open var isLocked: Bool { false }
    /// Returns the bytes.
    open func dataRepresentation() -> Data? { data }
    /// Writes the bytes to a file, and returns whether it did.
    @discardableResult
    open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }

    /// The objects whose kind is a page (ISO 32000-1, 7.7.3.3).
    private static func count(_ data: Data) -> Int {
        let text = String(decoding: data, as: Unicode.ASCII.self)
        return text.matches(of: /\/Type\s*\/Page(?![A-Za-z])/).count
    }
}

/// A page of a document, which is not drawn.
open class PDFPage: NSObject {
    /// The document.
    open fileprivate(set) weak var document: PDFDocument?
    /// The number of characters: none are read.
    open var numberOfCharacters: Int { 0 }
    /// The text: none is read.
    open var string: String? { nil }
    /// The turn, in degrees.
    open var rotation = 0
    /// Returns the rectangle of a box: US Letter, whatever the page has.
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
    /// Returns a picture of the size without content.
    @MainActor
    @preconcurrency
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in }
    }
}

/// The rectangles of a page.
public enum PDFDisplayBox: Int, Sendable {
    /// The paper.
    case mediaBox
    /// The part that is seen.
    case cropBox
    /// The part that is printed up to the edge.
    case bleedBox
    /// The page after it is cut.
    case trimBox
    /// The content.
    case artBox
}

/// The ways in which pages are shown.
public enum PDFDisplayMode: Int, Sendable {
    /// One page.
    case singlePage
    /// Pages below one another.
    case singlePageContinuous
    /// Two pages.
    case twoUp
    /// Pairs of pages below one another.
    case twoUpContinuous
}

/// The directions in which pages follow one another.
public enum PDFDisplayDirection: Int, Sendable {
    /// Down.
    case vertical
    /// To the side.
    case horizontal
}

/// A view of a document, for representables: nothing is drawn, and a place with the representable's name stands for it.
@MainActor
@preconcurrency
open class PDFView: UIView {
    /// The document, of which the first page is at hand.
    open var document: PDFDocument? { didSet { currentPage = document?.page(at: 0) } }
    /// The page at hand.
    open private(set) var currentPage: PDFPage?
    /// The way in which pages are shown.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// The direction in which pages follow one another.
    open var displayDirection = PDFDisplayDirection.vertical
    /// The rectangle of pages that is shown.
    open var displayBox = PDFDisplayBox.cropBox
    /// Indicates whether pages have space around them.
    open var displaysPageBreaks = true
    /// The space around pages, in points.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    /// Indicates whether pages have a shadow.
    open var pageShadowsEnabled = true
    /// Indicates whether pages are as large as the view has room.
    open var autoScales = false
    /// The size of pages, of which 1 is their own.
    open var scaleFactor: CGFloat = 1
    /// The smallest size.
    open var minScaleFactor: CGFloat = 0.1
    /// The largest size.
    open var maxScaleFactor: CGFloat = 10
    /// The size at which a page has room.
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    /// Has pages turned by a finger, or not.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]?) {}
    /// Goes to a page.
    open func go(to page: PDFPage) { currentPage = page }
    /// Indicates whether there is a page after.
    open var canGoToNextPage: Bool { neighbour(1) != nil }
    /// Indicates whether there is a page before.
    open var canGoToPreviousPage: Bool { neighbour(-1) != nil }
    /// Goes to the page after.
    open func goToNextPage(_ sender: Any?) { currentPage = neighbour(1) ?? currentPage }
    /// Goes to the page before.
    open func goToPreviousPage(_ sender: Any?) { currentPage = neighbour(-1) ?? currentPage }
    /// Draws pages again.
    open func layoutDocumentView() {}

    private func neighbour(_ step: Int) -> PDFPage? {
        guard let document, let currentPage else { return nil }
        let index = document.index(for: currentPage)
        // A page of another document may be at hand, too: it has no neighbours in this one.
        return index == NSNotFound ? nil : document.page(at: index + step)
    }
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Another page is at hand; a view that nobody sees does not tell it.
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
}

// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A list of rows of UIKit. It is not drawn; its rows are those that its data source makes when code asks for one.
@MainActor
@preconcurrency
open class UITableView: UIScrollView {
    /// The looks of a list.
    public enum Style: Int, Sendable {
        /// From edge to edge.
        case plain
        /// In groups.
        case grouped
        /// In groups on cards.
        case insetGrouped
    }
    /// The styles of the lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// One line.
        case singleLine
    }
    /// The motions of rows that change.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade
        /// From the right.
        case right
        /// From the left.
        case left
        /// From the top.
        case top
        /// From the bottom.
        case bottom
        /// None.
        case none
        /// From the middle.
        case middle
        /// As the system does it.
        case automatic = 100
    }
    /// The places of a row that is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Anywhere.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }
    /// The height that asks for that of the content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The style.
    public let style: Style
    /// Creates a list of a look, with a frame in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    /// Creates a table view from an archive, whose content is ignored.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    /// Creates a plain list with a frame in points.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// The object that is asked for rows.
    open weak var dataSource: (any UITableViewDataSource)?
    /// The style of the lines between rows.
    open var separatorStyle = SeparatorStyle.singleLine {
        didSet { note("separatorStyle", instead: ".listRowSeparator") }
    }
    /// The colour of the lines between rows.
    open var separatorColor: UIColor? { didSet { note("separatorColor", instead: ".listRowSeparatorTint") } }
    /// The space above a section, in points.
    open var sectionHeaderTopPadding: CGFloat = 0 {
        didSet { note("sectionHeaderTopPadding", instead: ".listSectionSpacing") }
    }
    /// The view before the first row.
    open var tableHeaderView: UIView?
    /// The view after the last row.
    open var tableFooterView: UIView? { didSet { note("tableFooterView", instead: "a row of its own") } }
    /// The view behind the rows.
    open var backgroundView: UIView?
    /// The height of rows, in points.
    open var rowHeight = UITableView.automaticDimension
    /// The guess at the height of rows, in points.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of the heads of sections, in points.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of the feet of sections, in points.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// The space around the lines between rows, in points.
    open var separatorInset = UIEdgeInsets.zero
    /// Indicates whether rows can be chosen.
    open var allowsSelection = true
    /// Indicates whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// Indicates whether rows can be changed.
    open var isEditing = false
    /// Sets whether rows can be changed.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    private var cells: [String: UITableViewCell.Type] = [:]
    private var heads: [String: UITableViewHeaderFooterView.Type] = [:]
    /// Names the class of the rows of a kind.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells[identifier] = cellClass as? UITableViewCell.Type
    }
    /// Names the class of the heads and feet of a kind.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        heads[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }
    /// Returns a new row of a kind; one of the usual class where the kind has none.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = _MadeByType.make(cells[identifier] ?? UITableViewCell.self)
        cell.reuseIdentifier = identifier
        return cell
    }
    /// Returns a new row of a kind; nil where the kind has no class.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cells[identifier] == nil
            ? nil : dequeueReusableCell(withIdentifier: identifier, for: IndexPath(row: 0, section: 0))
    }
    /// Returns a new head or foot of a kind; nil where the kind has no class.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        guard let known = heads[identifier] else { return nil }
        let view = _MadeByType.make(known)
        view.reuseIdentifier = identifier
        return view
    }

    /// The number of sections, by the data source.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Returns the number of rows of a section, by the data source.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// Returns a row, which the data source makes; nil outside of the list.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath.section),
            (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
        else { return nil }
        return dataSource?.tableView(self, cellForRowAt: indexPath)
    }
    /// Asks for all rows again, which nobody sees here.
    open func reloadData() {}
    /// Asks for rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Asks for sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Shows new rows.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Takes rows away.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Shows new sections.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Takes sections away.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Moves a row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    /// Begins several changes.
    open func beginUpdates() {}
    /// Ends several changes.
    open func endUpdates() {}
    /// Makes several changes, and tells that they have ended.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Scrolls to a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    /// The places of the chosen rows; nil for none.
    open private(set) var indexPathsForSelectedRows: [IndexPath]?
    /// The place of the chosen row; nil for none.
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    /// Chooses a row, of which the delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let kept = allowsMultipleSelection ? indexPathsForSelectedRows ?? [] : []
        let all = kept.filter { $0 != indexPath } + [indexPath].compactMap(\.self)
        indexPathsForSelectedRows = all.isEmpty ? nil : all
    }
    /// Ends the choice of a row.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        let left = (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
        indexPathsForSelectedRows = left.isEmpty ? nil : left
    }
}

// Licensed under the Apache License, Version 2.0.

/// Stands for rows that are not in a list among the views that the list arranges.
final class GapNode: Node {
    private let rows: LazyRows
    /// The places of the rows among all of their `ForEach`.
    let indices: Range<Int>
    /// Indicates whether the rows are sections, as far as is known.
    let isOfSections: Bool
    /// The place of the rows in the list.
    private(set) lazy var box = GapBox(of: rows, rows: indices, owner: self)

    init(of rows: LazyRows, rows indices: Range<Int>, isOfSections: Bool) {
        (self.rows, self.indices, self.isOfSections) = (rows, indices, isOfSections)
        let owner = rows.owner
        super.init(NodeInputs(stage: owner.stage, parent: owner, environment: owner.environment))
    }

    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }
}

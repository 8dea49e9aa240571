// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Views in a row or in a column, for representables; `HStack` and `VStack` show some.
@MainActor
@preconcurrency
open class UIStackView: UIView {
    /// The distributions of the arranged views.
    public enum Distribution: Int, Sendable {
        /// Each as long as it is, some longer.
        case fill
        /// All of one length.
        case fillEqually
        /// Each in proportion to its length.
        case fillProportionally
        /// With equal spaces between them.
        case equalSpacing
        /// With equal spaces between their middles.
        case equalCentering
    }
    /// The alignments across the axis.
    public enum Alignment: Int, Sendable {
        /// As wide as the stack.
        case fill
        /// At its start.
        case leading
        /// On the first line of text.
        case firstBaseline
        /// In the middle.
        case center
        /// At its end.
        case trailing
        /// On the last line of text.
        case lastBaseline
        /// At its top.
        public static let top = Alignment.leading
        /// At its bottom.
        public static let bottom = Alignment.trailing
    }
    /// The space that says nothing else than the system, in points.
    public nonisolated static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2
    /// The space that says nothing else than the stack, in points.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// The views in their order.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The direction.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// The distribution of the arranged views.
    open var distribution = Distribution.fill
    /// The alignment across the axis.
    open var alignment = Alignment.fill
    /// The space between views, in points.
    open var spacing: CGFloat = 0
    /// Indicates whether spaces are measured from lines of text.
    open var isBaselineRelativeArrangement = false
    /// Indicates whether views keep the margins.
    open var isLayoutMarginsRelativeArrangement = false
    private var spaces: [ObjectIdentifier: CGFloat] = [:]

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    /// Adds a view at the end; one that is there already moves to it.
    open func addArrangedSubview(_ view: UIView) {
        removeArrangedSubview(view)
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }
    /// Adds a view at a place.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        removeArrangedSubview(view)
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        if !subviews.contains(where: { $0 === view }) { addSubview(view) }
    }
    /// Takes a view out of the order; it stays in the stack.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    /// Sets the space after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spaces[ObjectIdentifier(arrangedSubview)] = spacing
    }
    /// Returns the space after a view, in points.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spaces[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// A view that scrolls.
@MainActor
@preconcurrency
open class UIScrollView: UIView {
    /// Indicates whether content goes past its end and back.
    open var bounces = true {
        didSet {
            // Tables and text views are not what lists and editors of SwiftUI are made of.
            if self is UITableView || self is UITextView {
                return note("bounces", instead: ".scrollBounceBehavior")
            }
            forAll { $0.stopsAtEnds = !bounces }
        }
    }
    /// Indicates whether the bars are shown.
    open var showsVerticalScrollIndicator = true {
        didSet { note("showsVerticalScrollIndicator", instead: ".scrollIndicators") }
    }
    /// Indicates whether content stops at pages.
    open var isPagingEnabled = false {
        didSet { note("isPagingEnabled", instead: ".scrollTargetBehavior(.paging)") }
    }
    /// The way to dismiss the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet { note("keyboardDismissMode", instead: ".scrollDismissesKeyboard") }
    }
    /// The object that is informed; nobody tells it anything here.
    public weak var delegate: (any UIScrollViewDelegate)?
    /// Indicates whether the bars at the bottom are shown.
    open var showsHorizontalScrollIndicator = true
    /// Indicates whether a finger scrolls.
    open var isScrollEnabled = true { didSet { note("isScrollEnabled", instead: ".scrollDisabled") } }
    /// Indicates whether content that fits goes past its end, too.
    open var alwaysBounceVertical = false
    /// Indicates whether content that fits goes past its side, too.
    open var alwaysBounceHorizontal = false
    /// The greatest scale.
    open var maximumZoomScale: CGFloat = 1
    /// The least scale.
    open var minimumZoomScale: CGFloat = 1
    /// The scale.
    open var zoomScale: CGFloat = 1
    /// Indicates whether the scale goes past its ends and back.
    open var bouncesZoom = true
    /// The size of the content, in points.
    open var contentSize = CGSize.zero
    /// The corner of the content that is seen, in points.
    open var contentOffset = CGPoint.zero
    /// The space around the content, in points.
    open var contentInset = UIEdgeInsets.zero
    /// The wheel that shows that content is asked for again.
    open var refreshControl: UIRefreshControl?
    /// The space that the system adds around the content, in points: none.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// The ways in which the space around the content follows the bars.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As the system does it.
        case automatic
        /// Where it scrolls.
        case scrollableAxes
        /// Not at all.
        case never
        /// Always.
        case always
    }
    /// The way in which the space around the content follows the bars.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Sets the corner of the content that is seen.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
    /// Tells that the lists and editors of SwiftUI have a background of their own, as since iOS 16.
    override func backgroundDidChange() {
        note("backgroundColor", instead: ".scrollContentBackground(.hidden), as on iOS 16 and later")
    }
    /// The ways to dismiss the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not by scrolling.
        case none
        /// When scrolling begins.
        case onDrag
        /// By the finger.
        case interactive
    }
}

/// The object that a view that scrolls informs.
@MainActor
@preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    /// Tells the delegate that the content was scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Tells the delegate that scrolling has ended.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Tells the delegate that the zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Returns the view whose scale changes.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// No view's.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A page control. The colours of the appearance are drawn.
@MainActor
@preconcurrency
open class UIPageControl: UIControl {
    /// The number of pages.
    open var numberOfPages = 0
    /// The index of the current page.
    open var currentPage = 0
    /// Indicates whether the control is hidden for a single page.
    open var hidesForSinglePage = false
    /// The colour of the dot of the current page.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { forAll { $0.currentDot = Color?(shown: currentPageIndicatorTintColor) } }
    }
    /// The colour of the other dots.
    open var pageIndicatorTintColor: UIColor? {
        didSet { forAll { $0.dot = Color?(shown: pageIndicatorTintColor) } }
    }
}

/// A segmented control. The colours and the titles of the appearance are drawn.
@MainActor
@preconcurrency
open class UISegmentedControl: UIControl {
    /// The index of the selected segment; -1 for none.
    open var selectedSegmentIndex = -1
    /// The colour of the selected segment.
    open var selectedSegmentTintColor: UIColor? {
        didSet { forAll { $0.chosenSegment = Color?(shown: selectedSegmentTintColor) } }
    }
    /// Sets the attributes of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        let words = SystemLooks.Words(attributes)
        if state == .normal { forAll { $0.segmentTitle = words } }
        if state == .selected { forAll { $0.chosenSegmentTitle = words } }
    }
    override func backgroundDidChange() { forAll { $0.segments = Color?(shown: backgroundColor) } }
}

/// A switch. The colours of the appearance are drawn.
@MainActor
@preconcurrency
open class UISwitch: UIControl {
    /// Indicates whether it is on.
    open var isOn = false
    /// Sets whether it is on.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    /// The colour of a switch that is on.
    open var onTintColor: UIColor? {
        didSet { forAll { $0.switchTint = Color?(shown: onTintColor) } }
    }
    /// The colour of the knob.
    open var thumbTintColor: UIColor? {
        didSet { forAll { $0.switchKnob = Color?(shown: thumbTintColor) } }
    }
}

/// A slider. The colours and the thumb image of the appearance are drawn.
@MainActor
@preconcurrency
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0
    /// The lowest value.
    open var minimumValue: Float = 0
    /// The highest value.
    open var maximumValue: Float = 1
    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Sets the thumb image for a state; the stage draws that of the normal one.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        guard state == .normal else { return }
        forAll { looks in
            looks.slider.knobPicture = image.flatMap { image in image.drawn.map { ($0, image.size) } }
        }
    }
    /// The colour of the track up to the knob; a tint that SwiftUI sets comes first.
    open var minimumTrackTintColor: UIColor? {
        didSet { forAll { $0.slider.track = Color?(shown: minimumTrackTintColor) } }
    }
    /// The colour of the track after the knob.
    open var maximumTrackTintColor: UIColor? {
        didSet { forAll { $0.slider.rest = Color?(shown: maximumTrackTintColor) } }
    }
    /// The colour of the knob.
    open var thumbTintColor: UIColor? {
        didSet { forAll { $0.slider.knob = Color?(shown: thumbTintColor) } }
    }
}

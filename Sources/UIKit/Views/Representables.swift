// Licensed under the Apache License, Version 2.0.

import Foundation
public import StageUI

/// The context of a view of UIKit in SwiftUI.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public let environment: EnvironmentValues
    /// The transaction.
    public let transaction: Transaction
}

/// A view of UIKit in SwiftUI. On the stage a place with its name stands for it, which is told; the view itself is not
/// made, unless it is a blur, a sign that something is going on or a button for devices, which are drawn.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The context of the view.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes the view; called for what the stage draws.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view; called for what the stage draws.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes the coordinator; called for what the stage draws.
    func makeCoordinator() -> Coordinator
    /// Takes the view apart; called for what the stage draws.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
    /// Takes nothing apart.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// The place of the view; a blur and a few others are drawn.
    @ViewBuilder public var body: some View {
        if UIViewType.self is any ShownView.Type {
            RepresentedView(representable: self)
        } else {
            RepresentedPlace(name: "\(Self.self)")
        }
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() {}
}

/// The context of a view controller of UIKit in SwiftUI.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public let environment: EnvironmentValues
    /// The transaction.
    public let transaction: Transaction
}

/// A view controller of UIKit in SwiftUI. On the stage a place with its name stands for it, which is told; the
/// controller itself is not made, unless it is a picker of photos, which is shown.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The context of the controller.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes the controller; called for what the stage shows.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller; called for what the stage shows.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes the coordinator; called for what the stage shows.
    func makeCoordinator() -> Coordinator
    /// Takes the controller apart; called for what the stage shows.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
    /// Takes nothing apart.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    /// The place of the controller; a picker is shown.
    @ViewBuilder public var body: some View {
        if UIViewControllerType.self is any ShownController.Type {
            RepresentedController(representable: self)
        } else {
            RepresentedPlace(name: "\(Self.self)")
        }
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() {}
}

/// The drawing where a view of UIKit would be: its name, on the space that it is given.
private struct RepresentedPlace: View {
    let name: String
    var body: some View {
        let _ = Stage.current?.tell(
            "\(name) is a view of UIKit: a place with its name stands for it on the stage. Show a view of SwiftUI there to "
                + "see more.")
        Rectangle().fill(Color(uiColor: .secondarySystemFill))
            .overlay(Text(name).font(.caption).foregroundStyle(Color(uiColor: .secondaryLabel)).lineLimit(1))
            .clipped()
    }
}

/// A view controller that shows a view of SwiftUI.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    open var rootView: Content
    /// Creates a controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        view = HostingView { [weak self] in self?.sizeThatFits(in: $0) ?? .zero }
    }
    /// Fails: there are no archives of views.
    public required init?(coder: NSCoder) { nil }
    /// The ways in which the controller's size follows the view's.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// Returns the size that the view takes of an offered one, in points; what is not limited is not offered.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        func offer(_ length: CGFloat) -> CGFloat? { length < 10_000 ? length : nil }
        let proposal = ProposedViewSize(width: offer(size.width), height: offer(size.height))
        return Stage.current?.size(of: rootView, in: proposal) ?? .zero
    }
}

/// The view of a controller that shows a view of SwiftUI, whose size it knows.
private final class HostingView: UIView {
    private let size: (CGSize) -> CGSize

    init(_ size: @escaping (CGSize) -> CGSize) {
        self.size = size
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size(Self.layoutFittingExpandedSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(size) }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { size(targetSize) }
}

/// The ways in which a controller's size follows its view's.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// By the size that it wants.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// By the size of its content.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

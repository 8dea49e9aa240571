// Licensed under the Apache License, Version 2.0.

import Foundation

/// The root of a presentation above everything else: the content, its layer, its transitions.
final class PresentedNode: Node {
    private(set) var request: PresentationRequest
    private(set) var isLeaving = false
    private(set) var options = PresentationOptions()
    private(set) weak var presenter: (any Presenting)?
    /// The view out of which a sheet or a cover grows; nil where it slides.
    var zoom: ZoomSources.Key?
    private(set) lazy var layer: PresentationLayer = makeLayer()
    private let usualEditMode = EditModeStore(isUsual: true)
    private(set) lazy var dismissal = DismissAction { [weak self] in self?.close() }
    private var child: Node?
    /// The view behind the content. It is no child: it lies on what is presented, and not on the content.
    private var backing: ViewNode<AnyView>?
    private var outer: EnvironmentValues
    /// Indicates whether a menu stands above what it belongs to.
    var opensUpward = false {
        didSet { if opensUpward != oldValue { refreshEnvironment(outer) } }
    }
    private var optionChanges: [(owner: ObjectIdentifier, change: (inout PresentationOptions) -> Void)] = []
    /// The field, or a view around it, that gets the focus back at the end.
    private weak var focusBefore: Node?

    init(_ request: PresentationRequest, presenter: any Presenting) {
        self.request = request
        self.presenter = presenter
        outer = presenter.environment
        let inputs = NodeInputs(stage: presenter.stage, parent: presenter, environment: presenter.environment)
        super.init(inputs)
        environment = inside(outer)
        child = request.content.makeViewNode(inputs.child(of: self, environment: environment))
    }

    override var startsWindow: Bool { true }
    override var isDeparting: Bool { isLeaving }
    override var children: [Node] { .only(child) }
    override func structureDidChange() { layer.contentDidChange() }

    private func makeLayer() -> PresentationLayer {
        switch adaptedKind {
        case .alert: AlertLayer(self)
        case .dialog: DialogLayer(self)
        case .sheet: SheetLayer(self)
        case .cover: CoverLayer(self)
        case .menu: MenuLayer(self)
        case .popover: PopoverLayer(self)
        }
    }

    /// The kind that is shown where there is little room, as the content wants it.
    private var adaptedKind: PresentationRequest.Kind {
        let kind = request.kind
        guard request.isRaised, let wanted = options.adaptation(on: stage.configuration.size) else {
            return kind
        }
        switch wanted {
        case .fullScreenCover: return .cover
        case .none, .popover: return kind
        default: return .sheet
        }
    }

    private var motion: Animation { layer is PopoverLayer ? PresentationRequest.rise : request.motion }

    /// The presentation that this one was asked for in; nil when that is the window.
    var container: PresentedNode? { parent?.presentation }

    // MARK: Coming and going

    /// Applies a new value of the request.
    func take(_ request: PresentationRequest, environment new: EnvironmentValues) {
        self.request = request
        if !outer.isIdentical(to: new) { refreshEnvironment(new) }
        (child as? ViewNode<AnyView>)?.update(to: request.content, environment: environment)
    }

    func appear() {
        layer.arrive(stage.transaction.disablesAnimations ? nil : motion)
        stage.perform { [weak self] in
            guard let self else { return }
            focusBefore = stage.focus.current ?? focusBefore
            stage.focus.move(to: layer.firstField(of: request.kind == .alert))
        }
    }

    /// Ends the presentation at the request of its own content or of the user.
    func close(after motion: Animation? = nil) {
        guard !isLeaving else { return }
        leave(motion)
        request.close()
    }

    /// Starts the way out; presentations that were asked for inside go along.
    func leave(_ motion: Animation? = nil) {
        guard !isLeaving else { return }
        for inner in stage.presentations.nodes where inner.container === self { inner.leave(motion) }
        isLeaving = true
        let motion = stage.transaction.disablesAnimations ? nil : motion ?? self.motion
        stage.perform { [weak self] in self?.restoreFocus() }
        layer.depart(motion) { [weak self] in self?.finish() }
    }

    override func unmount() {
        backing?.unmount()
        layer.endZoom()
        super.unmount()
    }

    private func finish() {
        guard isMounted else { return }
        stage.presentations.remove(self)
        unmount()
        if presenter?.presented === self { presenter?.presented = nil }
        if let onDismiss = request.onDismiss { stage.perform(onDismiss) }
        // The others are asked again after the bodies that saw the end have run.
        let center = stage.presentations
        let presenter = presenter
        stage.perform { [self] in
            // A finger that is still on the removed content must not find it again; one that drags is not on it.
            if !stage.drags.isDragging { stage.touches.cancel() }
            presenter?.reconsider()
            center.presentWaiting()
        }
    }

    private func restoreFocus() {
        var node: Node? = stage.focus.current
        while let current = node, current !== self { node = current.parent }
        if node === self || stage.focus.current == nil {
            stage.focus.move(to: focusBefore?.firstField)
        }
    }

    /// Gives the focus to the field in a view when the presentation has ended.
    func returnFocus(to node: Node) { focusBefore = node }

    /// Forgets that the field in a view gets the focus at the end.
    func forgetFocus(in node: Node) {
        var above: Node? = focusBefore
        while let current = above, current !== node { above = current.parent }
        if above != nil { focusBefore = nil }
    }

    // MARK: Environment

    private func inside(_ outer: EnvironmentValues) -> EnvironmentValues {
        var values = request.isSystem ? stage.rootEnvironment : outer
        if request.isSystem {
            values.colorScheme = outer.colorScheme
            values.layoutDirection = outer.layoutDirection
            values.locale = outer.locale
            values.dynamicTypeSize = outer.dynamicTypeSize
        }
        if let scheme = options.colorScheme { values.colorScheme = scheme }
        if values.hasBarLabels { values.hasBarLabels = false }
        // What is presented is edited for itself.
        if values.editModeStore != nil { values.editModeStore = usualEditMode }
        values.dismiss = dismissal
        values.isPresented = true
        values.isRaised = request.isRaised
        if values.menuOpensUpward != opensUpward { values.menuOpensUpward = opensUpward }
        return values
    }

    private func refreshEnvironment(_ outer: EnvironmentValues) {
        self.outer = outer
        environment = inside(outer)
        layer.invalidateLayout()
        if let child = child as? ViewNode<AnyView> {
            child.update(to: child.view, environment: environment)
        }
        backing?.update(environment: environment)
    }

    // MARK: Background

    private func refreshBacking() {
        guard let view = options.backing else {
            backing?.unmount()
            backing = nil
            return
        }
        if let backing { return backing.update(to: view, environment: environment) }
        backing = view.makeNode(NodeInputs(stage: stage, parent: self, environment: environment))
    }

    /// Returns what is drawn behind the content on a box, at a rectangle of it.
    func backingItems(in rect: CGRect, on box: LayoutBox) -> [DisplayItem] {
        var boxes: [LayoutBox] = []
        backing?.collectBoxes(into: &boxes)
        guard let made = boxes.first else { return [] }
        // A change inside has the box drawn anew.
        made.superbox = box
        made.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
        return made.itemsInSuperbox
    }

    // MARK: Options

    /// Stores an option that a view inside sets on its presentation; nil removes it.
    func setOption(_ owner: Node, _ change: ((inout PresentationOptions) -> Void)?) {
        optionChanges.set(ObjectIdentifier(owner), change)
        let scheme = options.colorScheme
        options = PresentationOptions()
        for option in optionChanges.inTreeOrder(below: self, owner: \.owner) { option.change(&options) }
        refreshBacking()
        if scheme != options.colorScheme {
            stage.perform { [weak self] in
                guard let self, self.isMounted else { return }
                self.refreshEnvironment(self.outer)
            }
        }
        // While the content is being made, there is no layer yet.
        if child != nil { layer.optionsDidChange() }
    }
}

extension Node {
    /// The presentation that was asked for where the node is, and lies above it.
    var presentationAbove: PresentedNode? {
        let own = presentation
        return stage.presentations.nodes.last { $0.container === own && !$0.isLeaving && $0.layer.isModal }
    }

    /// Indicates whether something above keeps the node from being used.
    var isBelowPresentation: Bool {
        guard let top = stage.presentations.top else { return false }
        var above = presentation
        while let current = above, current !== top { above = current.container }
        return above == nil
    }

    /// The presentation that the node is in; nil when that is the window.
    var presentation: PresentedNode? {
        var node: Node? = self
        while let current = node {
            if let presented = current as? PresentedNode { return presented }
            node = current.parent
        }
        return nil
    }
}

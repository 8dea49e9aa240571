// Licensed under the Apache License, Version 2.0.

import Foundation

/// A screen of a stack: its content and the bars around it.
final class ScreenNode: Node {
    /// The number of screens below.
    let level: Int
    private(set) var options = ScreenOptions()
    /// The view out of which the screen grows; nil where it comes as usual.
    var zoom: ZoomSources.Key?
    private(set) lazy var box = ScreenBox(self)
    private var content: ViewNode<AnyView>?
    private(set) var barNode: ViewNode<NavigationBar>?
    private(set) var bottomNode: ViewNode<BottomBar>?
    private var optionChanges: [(owner: ObjectIdentifier, change: (inout ScreenOptions) -> Void)] = []
    private var isBarDue = false
    /// Indicates whether the screen asked for a large title when its bars were last made.
    private var wantedLarge = false
    private let editMode = EditModeStore()
    private lazy var dismissal = DismissAction { [weak self] in self?.pop() }

    init(_ view: AnyView, depth level: Int, _ inputs: NodeInputs) {
        self.level = level
        super.init(inputs)
        environment = inside(inputs.environment)
        content = view.makeViewNode(inputs.child(of: self, environment: environment))
        barIsDue()
    }

    override var children: [Node] { [content as Node?, barNode, bottomNode].compactMap { $0 } }
    override func structureDidChange() { box.childrenDidChange() }

    var contentNode: Node? { content }

    override var isCoveredScreen: Bool {
        guard let stack = parent as? any NavigationHolding else { return false }
        return stack.entries.last?.screen !== self
    }

    private func inside(_ outer: EnvironmentValues) -> EnvironmentValues {
        var values = outer
        // An app may have set the mode around the stack.
        if outer.editModeStore?.isUsual != false { values.editModeStore = editMode }
        guard level > 0 else { return values }
        values.dismiss = dismissal
        values.isPresented = true
        return values
    }

    /// Applies a new content, a new environment, or both.
    func take(_ view: AnyView?, environment outer: EnvironmentValues) {
        // The screen adds to the environment, so the same one inside must be made only once.
        if outerEnvironment?.isIdentical(to: outer) != true {
            outerEnvironment = outer
            environment = inside(outer)
            box.invalidateLayout()
            barIsDue()
        }
        if let content { content.update(to: view ?? content.view, environment: environment) }
    }

    private var outerEnvironment: EnvironmentValues?

    func pop() { (parent as? any NavigationHolding)?.pop(self) }

    // MARK: Bars

    func setOption(_ owner: Node, _ change: ((inout ScreenOptions) -> Void)?) {
        optionChanges.set(ObjectIdentifier(owner), change)
        barIsDue()
    }

    /// Updates the bars after the present update.
    func barIsDue() {
        guard !isBarDue else { return }
        isBarDue = true
        stage.perform { [weak self] in
            guard let self, self.isMounted else { return }
            self.isBarDue = false
            self.refreshBars()
        }
    }

    private func refreshBars() {
        let titleBefore = options.title
        options = ScreenOptions()
        for option in optionChanges.inTreeOrder(below: self, owner: \.owner) { option.change(&options) }
        let bar = NavigationBar(model: barModel)
        let top = environment(in: options.barLook.scheme)
        if let barNode {
            barNode.update(to: bar, environment: top)
        } else {
            barNode = bar.makeViewNode(NodeInputs(stage: stage, parent: self, environment: top))
        }
        let low = environment(in: options.bottomLook.scheme)
        let bottom = BottomBar(
            items: options.items.filter { $0.place == .bottom }.map(\.view),
            status: options.items.filter { $0.place == .status }.map(\.view))
        if let bottomNode {
            bottomNode.update(to: bottom, environment: low)
        } else if !bottom.items.isEmpty || !bottom.status.isEmpty {
            bottomNode = bottom.makeViewNode(NodeInputs(stage: stage, parent: self, environment: low))
        }
        box.barsDidChange()
        // The title stands on the next screen's back button, and the next one's is as large by default.
        let couldBeLarge = wantsLarge
        if titleBefore != options.title || wantedLarge != couldBeLarge { neighbour(1)?.barIsDue() }
        wantedLarge = couldBeLarge
    }

    /// The environment of a bar that may be light on a dark screen, or dark on a light one.
    func environment(in scheme: ColorScheme?) -> EnvironmentValues {
        guard let scheme else { return environment }
        var values = environment
        values.colorScheme = scheme
        return values
    }

    private func neighbour(_ offset: Int) -> ScreenNode? {
        guard let entries = (parent as? any NavigationHolding)?.entries,
            let index = entries.firstIndex(where: { $0.screen === self })
        else { return nil }
        return entries[safe: index + offset]?.screen
    }

    /// Indicates whether the title is large; an unspecified screen follows the one before.
    var isLarge: Bool {
        guard stage.configuration.size.height >= 480, options.title != nil, !options.hidesTitle else {
            return false
        }
        return wantsLarge
    }

    private var wantsLarge: Bool {
        switch options.displayMode {
        case .large: true
        case .inline: false
        case .automatic: neighbour(-1)?.wantsLarge ?? true
        }
    }

    var showsBar: Bool { options.bar != .hidden }
    var showsBottomBar: Bool {
        options.bottomBar != .hidden && options.items.contains { $0.place == .bottom || $0.place == .status }
    }
    var canGoBack: Bool { level > 0 && !options.hidesBackButton }

    private var barModel: NavigationBar.Model {
        NavigationBar.Model(
            title: options.hidesTitle ? nil : options.title,
            subtitle: options.hidesTitle ? nil : options.subtitle, isLarge: isLarge,
            back: canGoBack ? neighbour(-1)?.options.title ?? Text(verbatim: "Back") : nil,
            leading: options.items.filter { $0.place == .leading },
            principal: options.items.last { $0.place == .principal }?.view,
            trailing: options.items.filter { $0.place == .trailing },
            secondary: options.items.filter { $0.place == .secondary }.map(\.view),
            titleMenu: options.items.last { $0.place == .titleMenu }?.view, role: options.role
        ) { [weak self] in
            self?.pop()
        }
    }
}

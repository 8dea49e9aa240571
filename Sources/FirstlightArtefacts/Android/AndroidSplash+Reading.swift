// Licensed under the Apache License, Version 2.0.

extension AndroidSplash {
    /// Reads the splash screen that a theme of a project declares.
    ///
    /// - Parameters:
    ///   - res: The files of the folder `res`, pictures included.
    ///   - theme: The name of the theme.
    public init(reading res: FileSet, theme: String = "LaunchTheme") throws(ArtefactProblem) {
        let reader = Reader(values: try AndroidValuesFolders(res), res: res, theme: theme)
        self = try reader.splash()
    }

    private struct Reader {
        let values: AndroidValuesFolders
        let res: FileSet
        let theme: String

        func splash() throws(ArtefactProblem) -> AndroidSplash {
            guard let lowest = style(at: 0) else {
                throw ArtefactProblem(
                    file: "values/styles.xml", element: "style/\(theme)",
                    reason: "no file of values declares this style; name the theme of the first activity")
            }
            let isCompatible = origin(of: lowest).hasPrefix("Theme.SplashScreen")
            let style = isCompatible ? lowest : self.style(at: 31) ?? lowest
            let prefix = isCompatible ? "" : "android:"
            let window = "\(prefix)windowSplashScreenBackground"
            guard let reference = style[window] ?? style["android:windowBackground"],
                let background = colors(reference)
            else {
                throw problem(window, style[window], "a colour such as @color/launch_background is needed")
            }
            var splash = AndroidSplash(theme: theme, background: background)
            splash.base =
                isCompatible
                ? .compatibility(afterwards: lowest["postSplashScreenTheme"] ?? "")
                : .platform(parent: lowest.parent ?? "")
            let icon = "\(prefix)windowSplashScreenAnimatedIcon"
            splash.icon = style[icon].map { picture($0) }
            // A vector of ours stands for the mark from version 12 on, and for no other version.
            let animated = "@drawable/\(Name.animatedIcon)"
            if self.style(at: 31)?[icon] == animated {
                splash.icon = picture("@drawable/\(Name.icon)")
                splash.animatedIcon = .reference(animated)
            }
            let circle = "\(prefix)windowSplashScreenIconBackgroundColor"
            if let reference = style[circle] {
                guard let pair = colors(reference) else {
                    throw problem(circle, reference, "no file of values has this colour")
                }
                splash.iconBackground = pair
            }
            let branding = "android:windowSplashScreenBrandingImage"
            splash.branding = self.style(at: 31)?[branding].map { picture($0) }
            let numbers = splash.animatedIcon == nil ? style : self.style(at: 31) ?? style
            try readNumbers(into: &splash, of: numbers, prefix: prefix)
            return splash
        }

        private func readNumbers(
            into splash: inout AndroidSplash, of style: AndroidValuesFile.Style, prefix: String
        ) throws(ArtefactProblem) {
            let duration = "\(prefix)windowSplashScreenAnimationDuration"
            if let text = style[duration] {
                guard let number = Int(text) else {
                    throw problem(duration, text, "a number of milliseconds is needed")
                }
                splash.animationDuration = number
            }
            let behavior = "android:windowSplashScreenBehavior"
            if let text = self.style(at: 33)?[behavior] {
                guard let value = Behavior(rawValue: text) else {
                    throw problem(behavior, text, "default or icon_preferred is needed")
                }
                splash.behavior = value
            }
        }

        /// The style that applies to a version of the system: that of the latest folder up to it.
        private func style(at version: Int) -> AndroidValuesFile.Style? {
            guard var style = style(theme, at: version) else { return nil }
            // An item of a parent in the project holds until a style below it has its own.
            for above in parents(of: style, at: version) {
                style.items += above.items.filter { style[$0.name] == nil }
            }
            return style
        }

        private func style(_ name: String, at version: Int) -> AndroidValuesFile.Style? {
            values.folders(declaring: name).filter { $0.qualifiers.isEmpty && $0.version <= version }
                .max { $0.version < $1.version }.flatMap { values.style(name, in: $0) }
        }

        /// The styles of the project that a style extends, the nearest first.
        private func parents(of style: AndroidValuesFile.Style, at version: Int) -> [AndroidValuesFile.Style]
        {
            var (found, seen) = ([AndroidValuesFile.Style](), [theme])
            var next = Self.bare(style.parent)
            while let name = next, !seen.contains(name), let above = self.style(name, at: version) {
                found.append(above)
                seen.append(name)
                next = Self.bare(above.parent)
            }
            return found
        }

        /// The name of the style at the end of the parents, which the project need not declare.
        private func origin(of style: AndroidValuesFile.Style) -> String {
            Self.bare((parents(of: style, at: 0).last ?? style).parent) ?? ""
        }

        private static func bare(_ parent: String?) -> String? {
            parent.map { $0.hasPrefix("@style/") ? String($0.dropFirst("@style/".count)) : $0 }
        }

        private func colors(_ reference: String) -> HexColorPair? {
            if let color = HexColor(android: reference) { return HexColorPair(color) }
            guard reference.hasPrefix("@color/") else { return nil }
            /// A colour may name another one, and that a third; without a value of its own on the way there is none.
            func color(_ qualifiers: [String]) -> HexColor? {
                var (text, isOwn) = (reference, qualifiers.isEmpty)
                for _ in 0..<8 where text.hasPrefix("@color/") {
                    let name = String(text.dropFirst("@color/".count))
                    let own = values.value("color", name, in: AndroidFolder("values", qualifiers))
                    guard let next = own ?? values.value("color", name, in: AndroidFolder("values")) else {
                        return nil
                    }
                    (text, isOwn) = (next, isOwn || own != nil)
                }
                return isOwn ? HexColor(android: text) : nil
            }
            return color([]).map { HexColorPair($0, dark: color(["night"])) }
        }

        private func picture(_ reference: String) -> Picture {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            guard reference.hasPrefix("@drawable/"), let width = size("\(name)_width"),
                let height = size("\(name)_height")
            else { return .reference(reference) }
            let isDark = res.files.keys.contains {
                $0.hasPrefix("drawable-night") && $0.hasSuffix("/\(name).png")
            }
            return .drawn(width: width, height: height, hasDark: isDark)
        }

        private func size(_ name: String) -> Double? {
            guard let text = values.value("dimen", name, in: AndroidFolder("values")), text.hasSuffix("dp")
            else { return nil }
            return Double(text.dropLast(2))
        }

        private func problem(_ item: String, _ text: String?, _ reason: String) -> ArtefactProblem {
            ArtefactProblem(
                file: "values/styles.xml", element: "style/\(theme)/item/\(item)",
                reason: (text.map { "\u{201C}\($0)\u{201D}: " } ?? "") + reason)
        }
    }
}

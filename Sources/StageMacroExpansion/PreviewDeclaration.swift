// Licensed under the Apache License, Version 2.0.

/// A declaration of `#Preview`.
struct PreviewDeclaration {
    private let call: String

    /// Reads a declaration; nil where there is none.
    init?(_ source: String) {
        guard let start = source.firstRange(of: "#Preview") else { return nil }
        call = Self.withState(String(source[start.upperBound...]))
    }

    /// The type that whoever shows previews finds.
    ///
    /// - Parameters:
    ///   - discriminator: The beginning of names that are the expansion's own, as the compiler gives it.
    ///   - fileID: The module and the file.
    ///   - line: The line of the declaration.
    func registry(_ discriminator: String, fileID: String, line: Int) -> String {
        // The end is how Swift mangles a name that a macro makes: its length, itself, `fMu`, and a number.
        let name = "\(discriminator)15PreviewRegistryfMu_"
        return """
            #if DEBUG || FIRSTLIGHT_PREVIEWS
            struct \(name): StageUI.PreviewRegistry {
            static var fileID: String { \(Self.literal(fileID)) }
            static var line: Int { \(line) }
            @MainActor static func makePreviews() -> [StageUI.PreviewedView] { StageUI.PreviewedView.all\(call) }
            }
            #endif
            """
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    // MARK: Properties

    /// The call with the properties that are marked `@Previewable` in a view around the rest of the body: a closure keeps
    /// no state.
    private static func withState(_ call: String) -> String {
        guard call.contains("@Previewable"), let open = body(of: call) else { return call }
        let inside = call[call.index(after: open)...]
        guard let close = inside.lastIndex(of: "}") else { return call }
        var (properties, rest): ([String], [String]) = ([], [])
        var depth = 0
        var (isProperty, isNamed) = (false, false)
        for line in inside[..<close].split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.drop(while: \.isWhitespace)
            if depth == 0 {
                if words.hasPrefix("@Previewable") {
                    (isProperty, isNamed) = (true, words.contains("var "))
                } else if isProperty, !isNamed {
                    isNamed = words.contains("var ")
                } else {
                    isProperty = isProperty && words.hasPrefix(".")
                }
            }
            if isProperty {
                properties.append(String(line.replacing("@Previewable", with: "")))
            } else {
                rest.append(String(line))
            }
            depth += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
        }
        return """
            \(call[...open])
            struct PreviewBody: StageUI.View {
            \(properties.joined(separator: "\n"))
            var body: some StageUI.View {
            \(rest.joined(separator: "\n"))
            }
            }
            return PreviewBody()
            \(inside[close...])
            """
    }

    /// Where the body of a call begins: the brace that follows its arguments, or the first in them.
    private static func body(of call: String) -> String.Index? {
        var depth = 0
        for index in call.indices {
            switch call[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{" where depth == 0: return index
            default: break
            }
        }
        return call.firstIndex(of: "{")
    }
}

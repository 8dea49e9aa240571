// Licensed under the Apache License, Version 2.0.

extension FileSet {
    /// The files with sources whose conditions hold on Linux where they hold on iOS. Lines stay where they are.
    package var readAsIOS: FileSet {
        var changed = self
        for path in paths where AdoptionModule.isSource(path) {
            guard var bytes = files[path], bytes.withUnsafeBytes({ SourceWords.occur(["iOS"], in: $0) })
            else {
                continue
            }
            // Each byte of a comment or of a text is a blank here, so that places are those of the file.
            let code = LintSource(bytes, path: path).everything
            guard code.utf8.count == bytes.count else { continue }
            let questions = code.matches(of: /(?m)^[ \t]*#(?:if|elseif)\b.*$/).flatMap { condition in
                condition.output.matches(of: /\bos\(\s*iOS\s*\)/).map(\.range)
            }
            for question in questions.reversed() {
                let start = code.utf8.distance(from: code.startIndex, to: question.lowerBound)
                let end = code.utf8.distance(from: code.startIndex, to: question.upperBound)
                bytes.replaceSubrange(start..<end, with: "(os(iOS) || os(Linux))".utf8)
            }
            changed[path] = bytes
        }
        return changed
    }
}

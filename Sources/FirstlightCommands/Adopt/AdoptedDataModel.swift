// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The model of Core Data of an adopted module, as a source of its target.
struct AdoptedDataModel {
    private let model: DataModel
    private let isOnMainActor: Bool

    /// Reads the models of a module.
    ///
    /// - Returns: Nil where neither a model nor a source asks for one.
    init?(_ module: AdoptionModule, _ report: AdoptionReport) {
        let isImported = report.verdicts.contains { verdict in
            verdict.module == module.name && verdict.source.imports.contains { $0.name == "CoreData" }
        }
        guard isImported || !module.dataModels.isEmpty else { return nil }
        model = DataModel(report.project.files, paths: module.dataModels)
        isOnMainActor = module.isOnMainActor
    }

    /// Returns the source for a module of some texts, whose classes it may name.
    func swift(beside texts: [String: [UInt8]]) -> String {
        model.swift(declared: model.classes(declaredIn: texts), isOnMainActor: isOnMainActor)
    }
}

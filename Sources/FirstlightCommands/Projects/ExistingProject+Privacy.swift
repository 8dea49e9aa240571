// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension ExistingProject {
    /// Declares in the app's privacy manifest what it links and calls; without a manifest the app gets one.
    func patchPrivacy(_ linked: HostPrivacy, _ made: inout AppGeneration.Made) throws {
        var privacy = linked
        privacy.look(in: try readSources())
        let all = files.paths.filter {
            $0 == PrivacyManifest.fileName || $0.hasSuffix("/\(PrivacyManifest.fileName)")
        }
        let usual = place(PrivacyManifest.fileName)
        let path = all.first(where: isResource) ?? all.first { $0 == usual } ?? usual
        // One that an earlier generation made is made anew.
        let present = files[path].flatMap { record.files[path] == ContentHash($0).description ? nil : $0 }
        var manifest = try present.map { try PrivacyManifest(reading: $0, file: path) } ?? PrivacyManifest()
        privacy.declare(in: &manifest)
        try made.files.add(manifest.bytes(), at: path)
        if present != nil { made.patched.insert(path) }
        needResource(path, &made)
        made.remarks += privacy.remarks(on: manifest, at: path)
    }
}

// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// A suite that reads the launch screens of storyboards.
protocol StoryboardReading {}

extension StoryboardReading {
    func read(_ text: String, _ others: [String: String] = [:]) throws -> ImportedLaunch {
        var files = FileSet(texts: others)
        files["App/Base.lproj/LaunchScreen.storyboard"] = Array(text.utf8)
        #expect(ImportSource.detect(in: files).map(\.kind) == [.storyboard])
        return try ImportSource(.storyboard, path: "App/Base.lproj/LaunchScreen.storyboard").read(in: files)
    }

    /// A screen of a colour with what is given in it.
    func screen(_ color: String, _ subviews: String = "", resources: String = "") -> String {
        """
        <document version="3.0" targetRuntime="iOS.CocoaTouch" launchScreen="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>
        \(subviews)
        </subviews>
        \(color)
        </view></viewController></objects></scene></scenes>
        <resources>\(resources)</resources>
        </document>
        """
    }
}

// Licensed under the Apache License, Version 2.0.

import ProofSupport

/// Storyboards as they stand in projects.
enum StoryboardSamples {
    static let duggy = DuggyStoryboard.text

    /// A television's, in the form of Xcode's template.
    static let television = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0" toolsVersion="21701" targetRuntime="AppleTV" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="aaa-aa-001">
            <device id="appleTV" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/>
                <capability name="Named colors" minToolsVersion="9.0"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
            <scenes>
                <!--View Controller-->
                <scene sceneID="aaa-aa-002">
                    <objects>
                        <viewController id="aaa-aa-001" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="aaa-aa-003">
                                <rect key="frame" x="0.0" y="0.0" width="1920" height="1080"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <viewLayoutGuide key="safeArea" id="aaa-aa-004"/>
                                <color key="backgroundColor" name="LaunchBackground"/>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="aaa-aa-005" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="53" y="375"/>
                </scene>
            </scenes>
            <resources>
                <namedColor name="LaunchBackground">
                    <color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
                </namedColor>
            </resources>
        </document>

        """

    /// A strange but legal one: a navigation controller, old guides, a system colour, no deployment, Windows' line ends.
    static let navigation = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9531" systemVersion="15D21" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" colorMatched="YES" initialViewController="nav-aa-001">
          <scenes>
            <scene sceneID="nav-aa-002">
              <objects>
                <navigationController id="nav-aa-001" sceneMemberID="viewController">
                  <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-aa-003">
                    <rect key="frame" x="0.0" y="20" width="375" height="44"/>
                  </navigationBar>
                  <connections>
                    <segue destination="nav-aa-005" kind="relationship" relationship="rootViewController" id="nav-aa-004"/>
                  </connections>
                </navigationController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="nav-aa-010" customClass="UIResponder" sceneMemberID="firstResponder"/>
              </objects>
            </scene>
            <scene sceneID="nav-aa-006">
              <objects>
                <viewController id="nav-aa-005" sceneMemberID="viewController">
                  <layoutGuides>
                    <viewControllerLayoutGuide type="top" id="nav-aa-007"/>
                    <viewControllerLayoutGuide type="bottom" id="nav-aa-008"/>
                  </layoutGuides>
                  <view key="view" contentMode="scaleToFill" id="nav-aa-009">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="nav-aa-011">
                        <rect key="frame" x="0.0" y="64" width="375" height="603"/>
                        <color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/>
                      </view>
                      <mystery someday="1" id="nav-aa-012"/>
                    </subviews>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    <constraints>
                      <constraint firstItem="nav-aa-011" firstAttribute="top" secondItem="nav-aa-007" secondAttribute="bottom" id="nav-aa-013"/>
                      <constraint firstItem="nav-aa-008" firstAttribute="top" secondItem="nav-aa-011" secondAttribute="bottom" id="nav-aa-014"/>
                      <constraint firstItem="nav-aa-011" firstAttribute="leading" secondItem="nav-aa-009" secondAttribute="leading" id="nav-aa-015"/>
                      <constraint firstAttribute="trailing" secondItem="nav-aa-011" secondAttribute="trailing" id="nav-aa-016"/>
                    </constraints>
                    <variation key="default"/>
                  </view>
                </viewController>
              </objects>
            </scene>
          </scenes>
        </document>
        """.replacing("\n", with: "\r\n")

    /// A document with one root view `root` of 390 by 844 points, its parts and the constraints that it holds.
    static func screen(
        subviews: String = "", constraints: String = "", extra: String = "", resources: String = "",
        attributes: String = "useAutolayout=\"YES\" launchScreen=\"YES\" useSafeAreas=\"YES\""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(attributes) initialViewController="controller">
            <scenes>
                <scene sceneID="scene">
                    <objects>
                        <viewController id="controller" sceneMemberID="viewController">
                            <view key="view" id="root">
                                <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                                <subviews>
        \(subviews)
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="safe"/>
                                <constraints>
        \(constraints)
                                </constraints>
        \(extra)
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources>
        \(resources)
            </resources>
        </document>
        """
    }

    /// A view that constraints place.
    static func view(_ id: String, kind: String = "view", attributes: String = "", inside: String = "")
        -> String
    {
        "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>\(inside)</\(kind)>\n"
    }

    /// A constraint in words: `a.top >= root.top + 20 @ 750`, with the multiplier as in `* 9:16`.
    static func constraint(_ text: String, id: String = "") -> String {
        var words = text.split(separator: " ").map(String.init)
        var attributes: [(String, String)] = []
        func item(_ word: String, _ prefix: String) {
            let parts = word.split(separator: ".").map(String.init)
            if parts[0] != "self" { attributes.append((prefix + "Item", parts[0])) }
            attributes.append((prefix + "Attribute", parts[1]))
        }
        item(words.removeFirst(), "first")
        switch words.removeFirst() {
        case ">=": attributes.append(("relation", "greaterThanOrEqual"))
        case "<=": attributes.append(("relation", "lessThanOrEqual"))
        default: break
        }
        if let word = words.first {
            words.removeFirst()
            if Double(word) == nil { item(word, "second") } else { attributes.append(("constant", word)) }
        }
        while words.count >= 2 {
            let (sign, word) = (words.removeFirst(), words.removeFirst())
            let names = ["+": "constant", "-": "constant", "*": "multiplier", "@": "priority"]
            attributes.append((names[sign] ?? "", sign == "-" ? "-" + word : word))
        }
        if !id.isEmpty { attributes.append(("id", id)) }
        return "<constraint " + attributes.map { "\($0)=\"\($1)\"" }.joined(separator: " ") + "/>\n"
    }

    static func constraints(_ texts: String...) -> String { texts.map { constraint($0) }.joined() }
}

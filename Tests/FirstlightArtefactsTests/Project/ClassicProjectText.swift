// Licensed under the Apache License, Version 2.0.

/// A project as Xcode 14 saves one: groups, files of languages, a script, a test target, a remote package.
enum ClassicProjectText {
    static let text = #"""
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 56;
        	objects = {

        /* Begin PBXBuildFile section */
        		1A0000012C00000100A1B2C3 /* HarbourApp.swift in Sources */ = {isa = PBXBuildFile; fileRef = 1A0000022C00000100A1B2C3 /* HarbourApp.swift */; };
        		1A0000032C00000100A1B2C3 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = 1A0000042C00000100A1B2C3 /* Assets.xcassets */; };
        		1A0000052C00000100A1B2C3 /* LaunchScreen.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = 1A0000062C00000100A1B2C3 /* LaunchScreen.storyboard */; };
        		1A0000082C00000100A1B2C3 /* Tides in Frameworks */ = {isa = PBXBuildFile; productRef = 1A0000092C00000100A1B2C3 /* Tides */; };
        		1A00000A2C00000100A1B2C3 /* Widget.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = 1A00000B2C00000100A1B2C3 /* Widget.appex */; platformFilter = ios; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, CodeSignOnCopy, ); }; };
        		1A00000C2C00000100A1B2C3 /* (null) in Resources */ = {isa = PBXBuildFile; };
        /* End PBXBuildFile section */

        /* Begin PBXContainerItemProxy section */
        		1A00000D2C00000100A1B2C3 /* PBXContainerItemProxy */ = {
        			isa = PBXContainerItemProxy;
        			containerPortal = 1A0000102C00000100A1B2C3 /* Project object */;
        			proxyType = 1;
        			remoteGlobalIDString = 1A0000112C00000100A1B2C3;
        			remoteInfo = Harbour;
        		};
        /* End PBXContainerItemProxy section */

        /* Begin PBXFileReference section */
        		1A0000022C00000100A1B2C3 /* HarbourApp.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = HarbourApp.swift; sourceTree = "<group>"; };
        		1A0000042C00000100A1B2C3 /* Assets.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		1A0000072C00000100A1B2C3 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/LaunchScreen.storyboard; sourceTree = "<group>"; };
        		1A00000B2C00000100A1B2C3 /* Widget.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; includeInIndex = 0; path = Widget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        		1A0000122C00000100A1B2C3 /* Harbour.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Harbour.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		1A0000132C00000100A1B2C3 /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/LaunchScreen.strings; sourceTree = "<group>"; };
        		1A0000142C00000100A1B2C3 /* Harbour.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; name = Harbour.xcconfig; path = ../Settings/Harbour.xcconfig; sourceTree = SOURCE_ROOT; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        		1A0000152C00000100A1B2C3 = {
        			isa = PBXGroup;
        			children = (
        				1A0000162C00000100A1B2C3 /* Harbour */,
        				1A0000172C00000100A1B2C3 /* Products */,
        			);
        			sourceTree = "<group>";
        		};
        		1A0000162C00000100A1B2C3 /* Harbour */ = {
        			isa = PBXGroup;
        			children = (
        				1A0000022C00000100A1B2C3 /* HarbourApp.swift */,
        				1A0000182C00000100A1B2C3 /* Resources */,
        			);
        			path = Harbour;
        			sourceTree = "<group>";
        			usesTabs = 0;
        		};
        		1A0000172C00000100A1B2C3 /* Products */ = {
        			isa = PBXGroup;
        			children = (
        				1A0000122C00000100A1B2C3 /* Harbour.app */,
        			);
        			name = Products;
        			sourceTree = "<group>";
        		};
        		1A0000182C00000100A1B2C3 /* Resources */ = {
        			isa = PBXGroup;
        			children = (
        				1A0000042C00000100A1B2C3 /* Assets.xcassets */,
        				1A0000062C00000100A1B2C3 /* LaunchScreen.storyboard */,
        			);
        			path = Resources;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		1A0000112C00000100A1B2C3 /* Harbour */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = 1A0000192C00000100A1B2C3 /* Build configuration list for PBXNativeTarget "Harbour" */;
        			buildPhases = (
        				1A00001A2C00000100A1B2C3 /* Sources */,
        				1A00001B2C00000100A1B2C3 /* Resources */,
        				1A00001C2C00000100A1B2C3 /* Stamp the “build” */,
        			);
        			buildRules = (
        			);
        			dependencies = (
        			);
        			name = Harbour;
        			packageProductDependencies = (
        				1A0000092C00000100A1B2C3 /* Tides */,
        			);
        			productName = Harbour;
        			productReference = 1A0000122C00000100A1B2C3 /* Harbour.app */;
        			productType = "com.apple.product-type.application";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		1A0000102C00000100A1B2C3 /* Project object */ = {
        			isa = PBXProject;
        			attributes = {
        				LastSwiftUpdateCheck = 0830;
        				LastUpgradeCheck = 1430;
        				TargetAttributes = {
        					1A0000112C00000100A1B2C3 = {
        						CreatedOnToolsVersion = 14.3.1;
        						TestTargetID = 1A0000112C00000100A1B2C3;
        					};
        				};
        			};
        			buildConfigurationList = 1A00001D2C00000100A1B2C3 /* Build configuration list for PBXProject "Harbour" */;
        			compatibilityVersion = "Xcode 14.0";
        			developmentRegion = en;
        			hasScannedForEncodings = 0;
        			knownRegions = (
        				en,
        				Base,
        				"zh-Hans",
        			);
        			mainGroup = 1A0000152C00000100A1B2C3;
        			packageReferences = (
        				1A00001E2C00000100A1B2C3 /* XCRemoteSwiftPackageReference "tides" */,
        			);
        			productRefGroup = 1A0000172C00000100A1B2C3 /* Products */;
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (
        				1A0000112C00000100A1B2C3 /* Harbour */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXResourcesBuildPhase section */
        		1A00001B2C00000100A1B2C3 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				1A0000032C00000100A1B2C3 /* Assets.xcassets in Resources */,
        				1A0000052C00000100A1B2C3 /* LaunchScreen.storyboard in Resources */,
        				1A00000C2C00000100A1B2C3 /* (null) in Resources */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXResourcesBuildPhase section */

        /* Begin PBXShellScriptBuildPhase section */
        		1A00001C2C00000100A1B2C3 /* Stamp the “build” */ = {
        			isa = PBXShellScriptBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        			);
        			inputPaths = (
        				"$(SRCROOT)/stamp",
        				$TOOL_PATH/transform,
        			);
        			name = "Stamp the “build”";
        			runOnlyForDeploymentPostprocessing = 0;
        			shellPath = /bin/sh;
        			shellScript = "# a note\necho \"${SRCROOT}/stamp\" \\\n\t| sed 's/a/b/'\n";
        		};
        /* End PBXShellScriptBuildPhase section */

        /* Begin PBXSourcesBuildPhase section */
        		1A00001A2C00000100A1B2C3 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				1A0000012C00000100A1B2C3 /* HarbourApp.swift in Sources */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXSourcesBuildPhase section */

        /* Begin PBXVariantGroup section */
        		1A0000062C00000100A1B2C3 /* LaunchScreen.storyboard */ = {
        			isa = PBXVariantGroup;
        			children = (
        				1A0000072C00000100A1B2C3 /* Base */,
        				1A0000132C00000100A1B2C3 /* de */,
        			);
        			name = LaunchScreen.storyboard;
        			sourceTree = "<group>";
        		};
        /* End PBXVariantGroup section */

        /* Begin XCBuildConfiguration section */
        		1A00001F2C00000100A1B2C3 /* Release */ = {
        			isa = XCBuildConfiguration;
        			baseConfigurationReference = 1A0000142C00000100A1B2C3 /* Harbour.xcconfig */;
        			buildSettings = {
        				"CODE_SIGN_IDENTITY[sdk=iphoneos*]" = "iPhone Developer";
        				GCC_PREPROCESSOR_DEFINITIONS = (
        					"DEBUG=1",
        					"$(inherited)",
        				);
        				IPHONEOS_DEPLOYMENT_TARGET = 15.0;
        				PRODUCT_NAME = "Harbour $(SUFFIX)";
        				SDKROOT = iphoneos;
        				SUFFIX = base;
        			};
        			name = Release;
        		};
        		1A0000202C00000100A1B2C3 /* Release */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
        				GCC_PREPROCESSOR_DEFINITIONS = "$(inherited) HARBOUR=1";
        				INFOPLIST_FILE = "$(SRCROOT)/Harbour/Info.plist";
        				INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen;
        				"INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphonesimulator*]" = YES;
        				PRODUCT_BUNDLE_IDENTIFIER = "com.example.${PRODUCT_NAME:rfc1034identifier}";
        				SUFFIX = own;
        				SWIFT_OPTIMIZATION_LEVEL = "-Onone";
        				TOKEN = "a___b";
        				WEB = "https://example.com/a";
        			};
        			name = Release;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		1A0000192C00000100A1B2C3 /* Build configuration list for PBXNativeTarget "Harbour" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				1A0000202C00000100A1B2C3 /* Release */,
        			);
        			defaultConfigurationIsVisible = 0;
        			defaultConfigurationName = Release;
        		};
        		1A00001D2C00000100A1B2C3 /* Build configuration list for PBXProject "Harbour" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				1A00001F2C00000100A1B2C3 /* Release */,
        			);
        			defaultConfigurationIsVisible = 0;
        			defaultConfigurationName = Release;
        		};
        /* End XCConfigurationList section */

        /* Begin XCRemoteSwiftPackageReference section */
        		1A00001E2C00000100A1B2C3 /* XCRemoteSwiftPackageReference "tides" */ = {
        			isa = XCRemoteSwiftPackageReference;
        			repositoryURL = "https://example.com/tides.git";
        			requirement = {
        				kind = upToNextMajorVersion;
        				minimumVersion = 2.0.0;
        			};
        		};
        /* End XCRemoteSwiftPackageReference section */

        /* Begin XCSwiftPackageProductDependency section */
        		1A0000092C00000100A1B2C3 /* Tides */ = {
        			isa = XCSwiftPackageProductDependency;
        			package = 1A00001E2C00000100A1B2C3 /* XCRemoteSwiftPackageReference "tides" */;
        			productName = Tides;
        		};
        /* End XCSwiftPackageProductDependency section */

        /* Begin XCTomorrowsIdea section */
        		1A0000212C00000100A1B2C3 /* Tomorrow */ = {
        			isa = XCTomorrowsIdea;
        			icon = <cafe0123 4567>;
        			plans = (
        				{
        					when = later;
        				},
        				(
        					"a b",
        				),
        			);
        		};
        /* End XCTomorrowsIdea section */
        	};
        	rootObject = 1A0000102C00000100A1B2C3 /* Project object */;
        }

        """#
}

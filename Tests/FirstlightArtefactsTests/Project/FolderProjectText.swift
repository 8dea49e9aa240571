// Licensed under the Apache License, Version 2.0.

/// A project as Xcode 26 saves one: folders that follow the disk, exceptions, a local package.
enum FolderProjectText {
    static let text = #"""
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 77;
        	objects = {

        /* Begin PBXBuildFile section */
        		2B0000010030000010A1B2C3 /* Lights in Frameworks */ = {isa = PBXBuildFile; productRef = 2B0000020030000010A1B2C3 /* Lights */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		2B0000030030000010A1B2C3 /* Pier.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Pier.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		2B0000040030000010A1B2C3 /* Pier Watch App.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = "Pier Watch App.app"; sourceTree = BUILT_PRODUCTS_DIR; };
        /* End PBXFileReference section */

        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        		2B0000050030000010A1B2C3 /* Exceptions for "Pier" folder in "Pier" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				Info.plist,
        				"Notes for us.md",
        			);
        			target = 2B0000060030000010A1B2C3 /* Pier */;
        		};
        		2B0000070030000010A1B2C3 /* Exceptions for "Pier" folder in "Pier Watch App" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				Shared/LoadingView.swift,
        			);
        			target = 2B0000080030000010A1B2C3 /* Pier Watch App */;
        		};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        		2B0000090030000010A1B2C3 /* Pier */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			exceptions = (
        				2B0000050030000010A1B2C3 /* Exceptions for "Pier" folder in "Pier" target */,
        				2B0000070030000010A1B2C3 /* Exceptions for "Pier" folder in "Pier Watch App" target */,
        			);
        			path = Pier;
        			sourceTree = "<group>";
        		};
        		2B00000A0030000010A1B2C3 /* Pier Watch App */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			path = "Pier Watch App";
        			sourceTree = "<group>";
        		};
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXFrameworksBuildPhase section */
        		2B00000B0030000010A1B2C3 /* Frameworks */ = {
        			isa = PBXFrameworksBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				2B0000010030000010A1B2C3 /* Lights in Frameworks */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXFrameworksBuildPhase section */

        /* Begin PBXGroup section */
        		2B00000C0030000010A1B2C3 = {
        			isa = PBXGroup;
        			children = (
        				2B0000090030000010A1B2C3 /* Pier */,
        				2B00000A0030000010A1B2C3 /* Pier Watch App */,
        			);
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		2B0000060030000010A1B2C3 /* Pier */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = 2B00000D0030000010A1B2C3 /* Build configuration list for PBXNativeTarget "Pier" */;
        			buildPhases = (
        				2B00000B0030000010A1B2C3 /* Frameworks */,
        			);
        			buildRules = (
        			);
        			dependencies = (
        			);
        			fileSystemSynchronizedGroups = (
        				2B0000090030000010A1B2C3 /* Pier */,
        			);
        			name = Pier;
        			packageProductDependencies = (
        				2B0000020030000010A1B2C3 /* Lights */,
        			);
        			productName = Pier;
        			productReference = 2B0000030030000010A1B2C3 /* Pier.app */;
        			productType = "com.apple.product-type.application";
        		};
        		2B0000080030000010A1B2C3 /* Pier Watch App */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = 2B00000E0030000010A1B2C3 /* Build configuration list for PBXNativeTarget "Pier Watch App" */;
        			buildPhases = (
        			);
        			buildRules = (
        			);
        			dependencies = (
        			);
        			fileSystemSynchronizedGroups = (
        				2B00000A0030000010A1B2C3 /* Pier Watch App */,
        			);
        			name = "Pier Watch App";
        			productName = "Pier Watch App";
        			productReference = 2B0000040030000010A1B2C3 /* Pier Watch App.app */;
        			productType = "com.apple.product-type.application";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		2B00000F0030000010A1B2C3 /* Project object */ = {
        			isa = PBXProject;
        			attributes = {
        				BuildIndependentTargetsInParallel = 1;
        				LastUpgradeCheck = 2600;
        			};
        			buildConfigurationList = 2B0000100030000010A1B2C3 /* Build configuration list for PBXProject "Pier" */;
        			developmentRegion = en;
        			hasScannedForEncodings = 0;
        			knownRegions = (
        				en,
        				Base,
        			);
        			mainGroup = 2B00000C0030000010A1B2C3;
        			minimizedProjectReferenceProxies = 1;
        			packageReferences = (
        				2B0000110030000010A1B2C3 /* XCLocalSwiftPackageReference "../Lights" */,
        			);
        			preferredProjectObjectVersion = 77;
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (
        				2B0000060030000010A1B2C3 /* Pier */,
        				2B0000080030000010A1B2C3 /* Pier Watch App */,
        			);
        		};
        /* End PBXProject section */

        /* Begin XCBuildConfiguration section */
        		2B0000120030000010A1B2C3 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
        				"ASSETCATALOG_COMPILER_APPICON_NAME[sdk=appletv*]" = "App Icon & Top Shelf Image";
        				GENERATE_INFOPLIST_FILE = YES;
        				INFOPLIST_FILE = Pier/Info.plist;
        				"INFOPLIST_KEY_UIStatusBarStyle[sdk=iphoneos*]" = UIStatusBarStyleDefault;
        				SDKROOT = auto;
        				SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx appletvos appletvsimulator xros xrsimulator";
        				TARGETED_DEVICE_FAMILY = "1,2,3,7";
        			};
        			name = Debug;
        		};
        		2B0000130030000010A1B2C3 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			baseConfigurationReferenceAnchor = 2B00000A0030000010A1B2C3 /* Pier Watch App */;
        			baseConfigurationReferenceRelativePath = Settings/Watch.xcconfig;
        			buildSettings = {
        				SDKROOT = watchos;
        			};
        			name = Debug;
        		};
        		2B0000140030000010A1B2C3 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				A = "$(B)$(B)$(B)$(B)$(B)$(B)$(B)$(B)";
        				B = "$(C)$(C)$(C)$(C)$(C)$(C)$(C)$(C)";
        				C = "$(A)$(A)$(A)$(A)$(A)$(A)$(A)$(A)";
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		2B00000D0030000010A1B2C3 /* Build configuration list for PBXNativeTarget "Pier" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				2B0000120030000010A1B2C3 /* Debug */,
        			);
        			defaultConfigurationIsVisible = 0;
        			defaultConfigurationName = Debug;
        		};
        		2B00000E0030000010A1B2C3 /* Build configuration list for PBXNativeTarget "Pier Watch App" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				2B0000130030000010A1B2C3 /* Debug */,
        			);
        			defaultConfigurationIsVisible = 0;
        			defaultConfigurationName = Debug;
        		};
        		2B0000100030000010A1B2C3 /* Build configuration list for PBXProject "Pier" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				2B0000140030000010A1B2C3 /* Debug */,
        			);
        			defaultConfigurationIsVisible = 0;
        			defaultConfigurationName = Debug;
        		};
        /* End XCConfigurationList section */

        /* Begin XCLocalSwiftPackageReference section */
        		2B0000110030000010A1B2C3 /* XCLocalSwiftPackageReference "../Lights" */ = {
        			isa = XCLocalSwiftPackageReference;
        			relativePath = ../Lights;
        		};
        /* End XCLocalSwiftPackageReference section */

        /* Begin XCSwiftPackageProductDependency section */
        		2B0000020030000010A1B2C3 /* Lights */ = {
        			isa = XCSwiftPackageProductDependency;
        			productName = Lights;
        		};
        /* End XCSwiftPackageProductDependency section */
        	};
        	rootObject = 2B00000F0030000010A1B2C3 /* Project object */;
        }

        """#
}

// Licensed under the Apache License, Version 2.0.

import DuggyBrand
public import FirstlightSimulation
import FonstersBrand
import LatenBrand
import LaunchKit
import ShipThatAppBrand
import UrbanNestBrand

extension AppCatalogue {
    /// The apps that come with Firstlight.
    public static let firstlight = AppCatalogue([.urbanNest, .duggy, .shipThatApp, .fonsters, .laten])
}

// Licensed under the Apache License, Version 2.0.

/// The names of what is measured as a quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func named(_ end: String) -> HKQuantityTypeIdentifier {
        HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifier" + end)
    }

    /// Those of which several in a time have an average by the time of each.
    static let timeWeighted: Set<HKQuantityTypeIdentifier> = [.heartRate, .atrialFibrillationBurden]
    /// Those of which several in a time have a level of sound.
    static let levels: Set<HKQuantityTypeIdentifier> = [
        .environmentalAudioExposure, .headphoneAudioExposure, .environmentalSoundReduction,
    ]
    /// Those of which several in a time have an average and no sum.
    static let discrete: Set<HKQuantityTypeIdentifier> = [
        .vo2Max, .restingHeartRate, .walkingHeartRateAverage, .heartRateVariabilitySDNN,
        .heartRateRecoveryOneMinute, .bodyTemperature, .basalBodyTemperature,
        .appleSleepingWristTemperature, .bloodPressureSystolic, .bloodPressureDiastolic,
        .respiratoryRate, .oxygenSaturation, .bloodGlucose, .bloodAlcoholContent,
        .peripheralPerfusionIndex, .forcedVitalCapacity, .forcedExpiratoryVolume1,
        .peakExpiratoryFlowRate, .electrodermalActivity, .uvExposure,
        .bodyMassIndex, .bodyFatPercentage, .height, .bodyMass, .leanBodyMass, .waistCircumference,
        .walkingSpeed, .walkingStepLength, .walkingAsymmetryPercentage, .walkingDoubleSupportPercentage,
        .sixMinuteWalkTestDistance, .stairAscentSpeed, .stairDescentSpeed, .appleWalkingSteadiness,
        .runningSpeed, .runningPower, .runningStrideLength, .runningVerticalOscillation,
        .runningGroundContactTime, .cyclingSpeed, .cyclingPower, .cyclingCadence,
        .cyclingFunctionalThresholdPower, .waterTemperature, .underwaterDepth,
    ]

    /// Steps.
    public static let stepCount = named("StepCount")
    /// Distance walking running.
    public static let distanceWalkingRunning = named("DistanceWalkingRunning")
    /// Distance cycling.
    public static let distanceCycling = named("DistanceCycling")
    /// Distance swimming.
    public static let distanceSwimming = named("DistanceSwimming")
    /// Distance wheelchair.
    public static let distanceWheelchair = named("DistanceWheelchair")
    /// Distance downhill snow sports.
    public static let distanceDownhillSnowSports = named("DistanceDownhillSnowSports")
    /// Basal energy burned.
    public static let basalEnergyBurned = named("BasalEnergyBurned")
    /// Active energy burned.
    public static let activeEnergyBurned = named("ActiveEnergyBurned")
    /// Floors that were climbed.
    public static let flightsClimbed = named("FlightsClimbed")
    /// Apple exercise time.
    public static let appleExerciseTime = named("AppleExerciseTime")
    /// Apple move time.
    public static let appleMoveTime = named("AppleMoveTime")
    /// Apple stand time.
    public static let appleStandTime = named("AppleStandTime")
    /// Push count.
    public static let pushCount = named("PushCount")
    /// Swimming stroke count.
    public static let swimmingStrokeCount = named("SwimmingStrokeCount")
    /// Vo2 max.
    public static let vo2Max = named("VO2Max")
    /// Nike fuel.
    public static let nikeFuel = named("NikeFuel")
    /// Beats of the heart per time.
    public static let heartRate = named("HeartRate")
    /// Resting heart rate.
    public static let restingHeartRate = named("RestingHeartRate")
    /// Walking heart rate average.
    public static let walkingHeartRateAverage = named("WalkingHeartRateAverage")
    /// Heart rate variability sdnn.
    public static let heartRateVariabilitySDNN = named("HeartRateVariabilitySDNN")
    /// Heart rate recovery one minute.
    public static let heartRateRecoveryOneMinute = named("HeartRateRecoveryOneMinute")
    /// Body temperature.
    public static let bodyTemperature = named("BodyTemperature")
    /// Basal body temperature.
    public static let basalBodyTemperature = named("BasalBodyTemperature")
    /// Apple sleeping wrist temperature.
    public static let appleSleepingWristTemperature = named("AppleSleepingWristTemperature")
    /// Blood pressure systolic.
    public static let bloodPressureSystolic = named("BloodPressureSystolic")
    /// Blood pressure diastolic.
    public static let bloodPressureDiastolic = named("BloodPressureDiastolic")
    /// Respiratory rate.
    public static let respiratoryRate = named("RespiratoryRate")
    /// Oxygen saturation.
    public static let oxygenSaturation = named("OxygenSaturation")
    /// Blood glucose.
    public static let bloodGlucose = named("BloodGlucose")
    /// Insulin delivery.
    public static let insulinDelivery = named("InsulinDelivery")
    /// Blood alcohol content.
    public static let bloodAlcoholContent = named("BloodAlcoholContent")
    /// Peripheral perfusion index.
    public static let peripheralPerfusionIndex = named("PeripheralPerfusionIndex")
    /// Forced vital capacity.
    public static let forcedVitalCapacity = named("ForcedVitalCapacity")
    /// Forced expiratory volume1.
    public static let forcedExpiratoryVolume1 = named("ForcedExpiratoryVolume1")
    /// Peak expiratory flow rate.
    public static let peakExpiratoryFlowRate = named("PeakExpiratoryFlowRate")
    /// Inhaler usage.
    public static let inhalerUsage = named("InhalerUsage")
    /// Number of times fallen.
    public static let numberOfTimesFallen = named("NumberOfTimesFallen")
    /// Electrodermal activity.
    public static let electrodermalActivity = named("ElectrodermalActivity")
    /// Number of alcoholic beverages.
    public static let numberOfAlcoholicBeverages = named("NumberOfAlcoholicBeverages")
    /// Atrial fibrillation burden.
    public static let atrialFibrillationBurden = named("AtrialFibrillationBurden")
    /// Uv exposure.
    public static let uvExposure = named("UVExposure")
    /// Body mass index.
    public static let bodyMassIndex = named("BodyMassIndex")
    /// Body fat percentage.
    public static let bodyFatPercentage = named("BodyFatPercentage")
    /// The height.
    public static let height = named("Height")
    /// The weight.
    public static let bodyMass = named("BodyMass")
    /// Lean body mass.
    public static let leanBodyMass = named("LeanBodyMass")
    /// Waist circumference.
    public static let waistCircumference = named("WaistCircumference")
    /// Walking speed.
    public static let walkingSpeed = named("WalkingSpeed")
    /// Walking step length.
    public static let walkingStepLength = named("WalkingStepLength")
    /// Walking asymmetry percentage.
    public static let walkingAsymmetryPercentage = named("WalkingAsymmetryPercentage")
    /// Walking double support percentage.
    public static let walkingDoubleSupportPercentage = named("WalkingDoubleSupportPercentage")
    /// Six minute walk test distance.
    public static let sixMinuteWalkTestDistance = named("SixMinuteWalkTestDistance")
    /// Stair ascent speed.
    public static let stairAscentSpeed = named("StairAscentSpeed")
    /// Stair descent speed.
    public static let stairDescentSpeed = named("StairDescentSpeed")
    /// Apple walking steadiness.
    public static let appleWalkingSteadiness = named("AppleWalkingSteadiness")
    /// Running speed.
    public static let runningSpeed = named("RunningSpeed")
    /// Running power.
    public static let runningPower = named("RunningPower")
    /// Running stride length.
    public static let runningStrideLength = named("RunningStrideLength")
    /// Running vertical oscillation.
    public static let runningVerticalOscillation = named("RunningVerticalOscillation")
    /// Running ground contact time.
    public static let runningGroundContactTime = named("RunningGroundContactTime")
    /// Cycling speed.
    public static let cyclingSpeed = named("CyclingSpeed")
    /// Cycling power.
    public static let cyclingPower = named("CyclingPower")
    /// Cycling cadence.
    public static let cyclingCadence = named("CyclingCadence")
    /// Cycling functional threshold power.
    public static let cyclingFunctionalThresholdPower = named("CyclingFunctionalThresholdPower")
    /// Environmental audio exposure.
    public static let environmentalAudioExposure = named("EnvironmentalAudioExposure")
    /// Headphone audio exposure.
    public static let headphoneAudioExposure = named("HeadphoneAudioExposure")
    /// Environmental sound reduction.
    public static let environmentalSoundReduction = named("EnvironmentalSoundReduction")
    /// Time in daylight.
    public static let timeInDaylight = named("TimeInDaylight")
    /// Water temperature.
    public static let waterTemperature = named("WaterTemperature")
    /// Underwater depth.
    public static let underwaterDepth = named("UnderwaterDepth")
    /// Dietary fat total.
    public static let dietaryFatTotal = named("DietaryFatTotal")
    /// Dietary fat polyunsaturated.
    public static let dietaryFatPolyunsaturated = named("DietaryFatPolyunsaturated")
    /// Dietary fat monounsaturated.
    public static let dietaryFatMonounsaturated = named("DietaryFatMonounsaturated")
    /// Dietary fat saturated.
    public static let dietaryFatSaturated = named("DietaryFatSaturated")
    /// Dietary cholesterol.
    public static let dietaryCholesterol = named("DietaryCholesterol")
    /// Dietary sodium.
    public static let dietarySodium = named("DietarySodium")
    /// Dietary carbohydrates.
    public static let dietaryCarbohydrates = named("DietaryCarbohydrates")
    /// Dietary fiber.
    public static let dietaryFiber = named("DietaryFiber")
    /// Dietary sugar.
    public static let dietarySugar = named("DietarySugar")
    /// Dietary energy consumed.
    public static let dietaryEnergyConsumed = named("DietaryEnergyConsumed")
    /// Dietary protein.
    public static let dietaryProtein = named("DietaryProtein")
    /// Dietary calcium.
    public static let dietaryCalcium = named("DietaryCalcium")
    /// Dietary iron.
    public static let dietaryIron = named("DietaryIron")
    /// Dietary potassium.
    public static let dietaryPotassium = named("DietaryPotassium")
    /// Dietary magnesium.
    public static let dietaryMagnesium = named("DietaryMagnesium")
    /// Dietary zinc.
    public static let dietaryZinc = named("DietaryZinc")
    /// Dietary vitamin a.
    public static let dietaryVitaminA = named("DietaryVitaminA")
    /// Dietary vitamin b6.
    public static let dietaryVitaminB6 = named("DietaryVitaminB6")
    /// Dietary vitamin b12.
    public static let dietaryVitaminB12 = named("DietaryVitaminB12")
    /// Dietary vitamin c.
    public static let dietaryVitaminC = named("DietaryVitaminC")
    /// Dietary vitamin d.
    public static let dietaryVitaminD = named("DietaryVitaminD")
    /// Dietary vitamin e.
    public static let dietaryVitaminE = named("DietaryVitaminE")
    /// Dietary vitamin k.
    public static let dietaryVitaminK = named("DietaryVitaminK")
    /// Dietary folate.
    public static let dietaryFolate = named("DietaryFolate")
    /// Dietary caffeine.
    public static let dietaryCaffeine = named("DietaryCaffeine")
    /// Dietary water.
    public static let dietaryWater = named("DietaryWater")
}

/// The names of what belongs to one of several categories.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func named(_ end: String) -> HKCategoryTypeIdentifier {
        HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifier" + end)
    }
    /// Sleep.
    public static let sleepAnalysis = named("SleepAnalysis")
    /// Hours in which the user stood.
    public static let appleStandHour = named("AppleStandHour")
    /// Time for the mind.
    public static let mindfulSession = named("MindfulSession")
    /// A heart that beats quickly.
    public static let highHeartRateEvent = named("HighHeartRateEvent")
    /// A heart that beats slowly.
    public static let lowHeartRateEvent = named("LowHeartRateEvent")
    /// A heart that beats irregularly.
    public static let irregularHeartRhythmEvent = named("IrregularHeartRhythmEvent")
    /// Menstruation.
    public static let menstrualFlow = named("MenstrualFlow")
    /// Brushing of teeth.
    public static let toothbrushingEvent = named("ToothbrushingEvent")
    /// Washing of hands.
    public static let handwashingEvent = named("HandwashingEvent")
    /// Headache.
    public static let headache = named("Headache")
    /// Tiredness.
    public static let fatigue = named("Fatigue")
}

/// The names of what belongs to the user and does not change.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func named(_ end: String) -> HKCharacteristicTypeIdentifier {
        HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifier" + end)
    }
    /// The sex.
    public static let biologicalSex = named("BiologicalSex")
    /// The group of the blood.
    public static let bloodType = named("BloodType")
    /// The day of birth.
    public static let dateOfBirth = named("DateOfBirth")
    /// The kind of skin.
    public static let fitzpatrickSkinType = named("FitzpatrickSkinType")
    /// The use of a wheelchair.
    public static let wheelchairUse = named("WheelchairUse")
}

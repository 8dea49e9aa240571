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
    /// The distance walked or run.
    public static let distanceWalkingRunning = named("DistanceWalkingRunning")
    /// The distance cycled.
    public static let distanceCycling = named("DistanceCycling")
    /// The distance swum.
    public static let distanceSwimming = named("DistanceSwimming")
    /// The distance in a wheelchair.
    public static let distanceWheelchair = named("DistanceWheelchair")
    /// The distance downhill on snow.
    public static let distanceDownhillSnowSports = named("DistanceDownhillSnowSports")
    /// The energy that the body takes at rest.
    public static let basalEnergyBurned = named("BasalEnergyBurned")
    /// The energy that movement takes.
    public static let activeEnergyBurned = named("ActiveEnergyBurned")
    /// Floors that were climbed.
    public static let flightsClimbed = named("FlightsClimbed")
    /// The minutes of exercise, as the watch counts them.
    public static let appleExerciseTime = named("AppleExerciseTime")
    /// The minutes of movement, as the watch counts them.
    public static let appleMoveTime = named("AppleMoveTime")
    /// The minutes of standing, as the watch counts them.
    public static let appleStandTime = named("AppleStandTime")
    /// Pushes of a wheelchair.
    public static let pushCount = named("PushCount")
    /// Strokes of a swimmer.
    public static let swimmingStrokeCount = named("SwimmingStrokeCount")
    /// The most oxygen that the body takes up.
    public static let vo2Max = named("VO2Max")
    /// Points of NikeFuel.
    public static let nikeFuel = named("NikeFuel")
    /// Beats of the heart per time.
    public static let heartRate = named("HeartRate")
    /// The heart rate at rest.
    public static let restingHeartRate = named("RestingHeartRate")
    /// The average heart rate of walks.
    public static let walkingHeartRateAverage = named("WalkingHeartRateAverage")
    /// The deviation of the times between beats of the heart (SDNN).
    public static let heartRateVariabilitySDNN = named("HeartRateVariabilitySDNN")
    /// The fall of the heart rate in the minute after exercise.
    public static let heartRateRecoveryOneMinute = named("HeartRateRecoveryOneMinute")
    /// Body temperature.
    public static let bodyTemperature = named("BodyTemperature")
    /// The body temperature after a night.
    public static let basalBodyTemperature = named("BasalBodyTemperature")
    /// The temperature of the wrist during sleep.
    public static let appleSleepingWristTemperature = named("AppleSleepingWristTemperature")
    /// Systolic blood pressure.
    public static let bloodPressureSystolic = named("BloodPressureSystolic")
    /// Diastolic blood pressure.
    public static let bloodPressureDiastolic = named("BloodPressureDiastolic")
    /// Respiratory rate.
    public static let respiratoryRate = named("RespiratoryRate")
    /// Oxygen saturation.
    public static let oxygenSaturation = named("OxygenSaturation")
    /// The glucose in the blood.
    public static let bloodGlucose = named("BloodGlucose")
    /// Insulin that was given.
    public static let insulinDelivery = named("InsulinDelivery")
    /// Blood alcohol content.
    public static let bloodAlcoholContent = named("BloodAlcoholContent")
    /// Peripheral perfusion index.
    public static let peripheralPerfusionIndex = named("PeripheralPerfusionIndex")
    /// Forced vital capacity.
    public static let forcedVitalCapacity = named("ForcedVitalCapacity")
    /// The volume that is breathed out in the first second.
    public static let forcedExpiratoryVolume1 = named("ForcedExpiratoryVolume1")
    /// Peak expiratory flow rate.
    public static let peakExpiratoryFlowRate = named("PeakExpiratoryFlowRate")
    /// Puffs of an inhaler.
    public static let inhalerUsage = named("InhalerUsage")
    /// Falls.
    public static let numberOfTimesFallen = named("NumberOfTimesFallen")
    /// Electrodermal activity.
    public static let electrodermalActivity = named("ElectrodermalActivity")
    /// Alcoholic drinks.
    public static let numberOfAlcoholicBeverages = named("NumberOfAlcoholicBeverages")
    /// The share of the time in atrial fibrillation.
    public static let atrialFibrillationBurden = named("AtrialFibrillationBurden")
    /// The UV index that the user was exposed to.
    public static let uvExposure = named("UVExposure")
    /// Body mass index.
    public static let bodyMassIndex = named("BodyMassIndex")
    /// The share of fat in the body.
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
    /// The length of a step in walking.
    public static let walkingStepLength = named("WalkingStepLength")
    /// The share of steps at which one foot is faster than the other.
    public static let walkingAsymmetryPercentage = named("WalkingAsymmetryPercentage")
    /// The share of a step with both feet on the ground.
    public static let walkingDoubleSupportPercentage = named("WalkingDoubleSupportPercentage")
    /// The distance of a six-minute walk test.
    public static let sixMinuteWalkTestDistance = named("SixMinuteWalkTestDistance")
    /// The speed up stairs.
    public static let stairAscentSpeed = named("StairAscentSpeed")
    /// The speed down stairs.
    public static let stairDescentSpeed = named("StairDescentSpeed")
    /// The steadiness of walking.
    public static let appleWalkingSteadiness = named("AppleWalkingSteadiness")
    /// Running speed.
    public static let runningSpeed = named("RunningSpeed")
    /// Running power.
    public static let runningPower = named("RunningPower")
    /// The length of a stride in running.
    public static let runningStrideLength = named("RunningStrideLength")
    /// The way up and down in running.
    public static let runningVerticalOscillation = named("RunningVerticalOscillation")
    /// The time of a foot on the ground in running.
    public static let runningGroundContactTime = named("RunningGroundContactTime")
    /// Cycling speed.
    public static let cyclingSpeed = named("CyclingSpeed")
    /// Cycling power.
    public static let cyclingPower = named("CyclingPower")
    /// Cycling cadence.
    public static let cyclingCadence = named("CyclingCadence")
    /// The greatest power of an hour of cycling.
    public static let cyclingFunctionalThresholdPower = named("CyclingFunctionalThresholdPower")
    /// The loudness of the surroundings.
    public static let environmentalAudioExposure = named("EnvironmentalAudioExposure")
    /// The loudness of headphones.
    public static let headphoneAudioExposure = named("HeadphoneAudioExposure")
    /// The decibels that earphones keep away.
    public static let environmentalSoundReduction = named("EnvironmentalSoundReduction")
    /// Time in daylight.
    public static let timeInDaylight = named("TimeInDaylight")
    /// Water temperature.
    public static let waterTemperature = named("WaterTemperature")
    /// The depth under water.
    public static let underwaterDepth = named("UnderwaterDepth")
    /// All fat eaten.
    public static let dietaryFatTotal = named("DietaryFatTotal")
    /// Polyunsaturated fat eaten.
    public static let dietaryFatPolyunsaturated = named("DietaryFatPolyunsaturated")
    /// Monounsaturated fat eaten.
    public static let dietaryFatMonounsaturated = named("DietaryFatMonounsaturated")
    /// Saturated fat eaten.
    public static let dietaryFatSaturated = named("DietaryFatSaturated")
    /// Cholesterol eaten.
    public static let dietaryCholesterol = named("DietaryCholesterol")
    /// Sodium eaten.
    public static let dietarySodium = named("DietarySodium")
    /// Carbohydrates eaten.
    public static let dietaryCarbohydrates = named("DietaryCarbohydrates")
    /// Fiber eaten.
    public static let dietaryFiber = named("DietaryFiber")
    /// Sugar eaten.
    public static let dietarySugar = named("DietarySugar")
    /// The energy of what was eaten.
    public static let dietaryEnergyConsumed = named("DietaryEnergyConsumed")
    /// Protein eaten.
    public static let dietaryProtein = named("DietaryProtein")
    /// Calcium eaten.
    public static let dietaryCalcium = named("DietaryCalcium")
    /// Iron eaten.
    public static let dietaryIron = named("DietaryIron")
    /// Potassium eaten.
    public static let dietaryPotassium = named("DietaryPotassium")
    /// Magnesium eaten.
    public static let dietaryMagnesium = named("DietaryMagnesium")
    /// Zinc eaten.
    public static let dietaryZinc = named("DietaryZinc")
    /// Vitamin A eaten.
    public static let dietaryVitaminA = named("DietaryVitaminA")
    /// Vitamin B6 eaten.
    public static let dietaryVitaminB6 = named("DietaryVitaminB6")
    /// Vitamin B12 eaten.
    public static let dietaryVitaminB12 = named("DietaryVitaminB12")
    /// Vitamin C eaten.
    public static let dietaryVitaminC = named("DietaryVitaminC")
    /// Vitamin D eaten.
    public static let dietaryVitaminD = named("DietaryVitaminD")
    /// Vitamin E eaten.
    public static let dietaryVitaminE = named("DietaryVitaminE")
    /// Vitamin K eaten.
    public static let dietaryVitaminK = named("DietaryVitaminK")
    /// Folate eaten.
    public static let dietaryFolate = named("DietaryFolate")
    /// Caffeine taken.
    public static let dietaryCaffeine = named("DietaryCaffeine")
    /// Water drunk.
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

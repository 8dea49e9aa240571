// Licensed under the Apache License, Version 2.0.

/// The kinds of workouts, by the numbers that they are saved with.
public enum HKWorkoutActivityType: UInt, Hashable, Sendable {
    /// American football.
    case americanFootball = 1
    /// Archery.
    case archery = 2
    /// Australian football.
    case australianFootball = 3
    /// Badminton.
    case badminton = 4
    /// Baseball.
    case baseball = 5
    /// Basketball.
    case basketball = 6
    /// Bowling.
    case bowling = 7
    /// Boxing.
    case boxing = 8
    /// Climbing.
    case climbing = 9
    /// Cricket.
    case cricket = 10
    /// Cross training.
    case crossTraining = 11
    /// Curling.
    case curling = 12
    /// Cycling.
    case cycling = 13
    /// Dancing, by its older name.
    case dance = 14
    /// Training with dance, by its older name.
    case danceInspiredTraining = 15
    /// An elliptical trainer.
    case elliptical = 16
    /// Equestrian sports.
    case equestrianSports = 17
    /// Fencing.
    case fencing = 18
    /// Fishing.
    case fishing = 19
    /// Functional strength training.
    case functionalStrengthTraining = 20
    /// Golf.
    case golf = 21
    /// Gymnastics.
    case gymnastics = 22
    /// Handball.
    case handball = 23
    /// Hiking.
    case hiking = 24
    /// Hockey.
    case hockey = 25
    /// Hunting.
    case hunting = 26
    /// Lacrosse.
    case lacrosse = 27
    /// Martial arts.
    case martialArts = 28
    /// Mind and body.
    case mindAndBody = 29
    /// Training of several kinds for the heart, by its older name.
    case mixedMetabolicCardioTraining = 30
    /// Paddle sports.
    case paddleSports = 31
    /// Games of children.
    case play = 32
    /// Preparation and recovery.
    case preparationAndRecovery = 33
    /// Racquetball.
    case racquetball = 34
    /// Rowing.
    case rowing = 35
    /// Rugby.
    case rugby = 36
    /// Running.
    case running = 37
    /// Sailing.
    case sailing = 38
    /// Skating sports.
    case skatingSports = 39
    /// Snow sports.
    case snowSports = 40
    /// Soccer.
    case soccer = 41
    /// Softball.
    case softball = 42
    /// Squash.
    case squash = 43
    /// Stair climbing.
    case stairClimbing = 44
    /// Surfing sports.
    case surfingSports = 45
    /// Swimming.
    case swimming = 46
    /// Table tennis.
    case tableTennis = 47
    /// Tennis.
    case tennis = 48
    /// Track and field.
    case trackAndField = 49
    /// Traditional strength training.
    case traditionalStrengthTraining = 50
    /// Volleyball.
    case volleyball = 51
    /// Walking.
    case walking = 52
    /// Water fitness.
    case waterFitness = 53
    /// Water polo.
    case waterPolo = 54
    /// Water sports.
    case waterSports = 55
    /// Wrestling.
    case wrestling = 56
    /// Yoga.
    case yoga = 57
    /// Exercises at the barre.
    case barre = 58
    /// Core training.
    case coreTraining = 59
    /// Cross country skiing.
    case crossCountrySkiing = 60
    /// Downhill skiing.
    case downhillSkiing = 61
    /// Flexibility.
    case flexibility = 62
    /// Intervals of high intensity.
    case highIntensityIntervalTraining = 63
    /// Jump rope.
    case jumpRope = 64
    /// Kickboxing.
    case kickboxing = 65
    /// Pilates.
    case pilates = 66
    /// Snowboarding.
    case snowboarding = 67
    /// Going up and down stairs.
    case stairs = 68
    /// Exercise with a step.
    case stepTraining = 69
    /// A wheelchair at the pace of a walk.
    case wheelchairWalkPace = 70
    /// A wheelchair at the pace of a run.
    case wheelchairRunPace = 71
    /// Tai chi.
    case taiChi = 72
    /// Exercise of several kinds for the heart.
    case mixedCardio = 73
    /// Hand cycling.
    case handCycling = 74
    /// Disc sports.
    case discSports = 75
    /// Fitness gaming.
    case fitnessGaming = 76
    /// Dancing for the heart.
    case cardioDance = 77
    /// Dancing with others.
    case socialDance = 78
    /// Pickleball.
    case pickleball = 79
    /// Calm movement at the end.
    case cooldown = 80
    /// Swimming, cycling and running in a row.
    case swimBikeRun = 82
    /// The time between two of these.
    case transition = 83
    /// Under water.
    case underwaterDiving = 84
    /// Another kind.
    case other = 3000
}

// Licensed under the Apache License, Version 2.0.

extension SymbolTable {
    /// The entries from `cloud.bolt.rain` to `eyes`.
    static let part3: StaticString = """
        cloud.bolt.rain circle+|W 120;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77
          15 81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;sb M 34 78 L 28 92 M 94 78 L 88 92;g M 64 58 L 46
          80 L 58 80 L 52 96 L 74 72 L 62 72 Z;fy M 64 58 L 46 80 L 58 80 L 52 96 L 74 72 L 62 72 Z
        cloud.bolt.rain.fill|W 120;f M 32 64 C 15 64 5 56 5 44 C 5 34 13 27 23 25 C 26 11 38 3 53 3 C 67 3 79 10
          83 21 C 102 20 114 29 114 43 C 114 56 104 64 88 64 Z;sb M 34 74 L 28 88 M 94 74 L 88 88;x0.8 M 66 60 L
          48 82 L 58 82 L 52 98 L 74 76 L 63 76 Z;fy M 66 60 L 48 82 L 58 82 L 52 98 L 74 76 L 63 76 Z
        cloud.drizzle circle+|W 120;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15
          81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;sb M 36 78 L 34 83 M 62 78 L 60 83 M 88 78 L 86 83 M
          48 89 L 46 94 M 76 89 L 74 94
        cloud.drizzle.fill|W 120;f M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81
          25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15
          38 7 53 7 C 67 7 77 15 81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;sb M 36 78 L 34 83 M 62 78 L
          60 83 M 88 78 L 86 83 M 48 89 L 46 94 M 76 89 L 74 94
        cloud.fill|W 120;f M 32 80 C 18 80 8 72 8 60 C 8 50 15 43 25 41 C 26 26 38 16 53 16 C 67 16 77 24 81 36 C
          99 34 112 44 112 58 C 112 72 102 80 88 80 Z;s M 32 80 C 18 80 8 72 8 60 C 8 50 15 43 25 41 C 26 26 38 16
          53 16 C 67 16 77 24 81 36 C 99 34 112 44 112 58 C 112 72 102 80 88 80 Z
        cloud.fog circle+|W 120;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81
          25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 20 80 L 74 80 M 88 80 L 100 80 M 30 93 L 44 93 M 58
          93 L 90 93
        cloud.fog.fill|W 120;f M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81 25 C
          99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7
          53 7 C 67 7 77 15 81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 20 81 L 74 81 M 88 81 L 100 81
          M 30 94 L 44 94 M 58 94 L 90 94
        cloud.hail circle+|W 120;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81
          25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;fc K 36 80 5 K 60 80 5 K 84 80 5 K 48 92 5 K 72 92 5
        cloud.hail.fill|W 120;f M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81 25
          C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38
          7 53 7 C 67 7 77 15 81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;fc K 36 82 5 K 60 82 5 K 84 82 5
          K 48 93 5 K 72 93 5
        cloud.heavyrain circle+|W 120;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77
          15 81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;sb M 30 76 L 20 94 M 50 76 L 40 94 M 70 76 L 60
          94 M 90 76 L 80 94
        cloud.heavyrain.fill|W 120;f M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15
          81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26
          15 38 7 53 7 C 67 7 77 15 81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;sb M 30 78 L 21 94 M 50 78
          L 41 94 M 70 78 L 61 94 M 90 78 L 81 94
        cloud.moon circle+|W 116;s M 76 10 C 72 22 82 36 100 34 C 97 41 91 45 84 45 C 72 45 64 36 64 26 C 64 18 69
          12 76 10 Z;g M 28 90 C 14 90 5 82 5 71 C 5 62 11 55 20 53 C 21 39 33 30 46 30 C 58 30 68 37 72 47 C 88
          46 98 56 98 68 C 98 81 88 90 76 90 Z;s M 28 90 C 14 90 5 82 5 71 C 5 62 11 55 20 53 C 21 39 33 30 46 30
          C 58 30 68 37 72 47 C 88 46 98 56 98 68 C 98 81 88 90 76 90 Z
        cloud.moon.bolt circle+|W 116;s M 78 4 C 74 14 84 26 100 24 C 97 31 91 34 85 34 C 74 34 67 27 67 18 C 67
          11 71 6 78 4 Z;u cloud.bolt 50 58 0.8
        cloud.moon.fill|W 116;f M 76 10 C 72 22 82 36 100 34 C 97 41 91 45 84 45 C 72 45 64 36 64 26 C 64 18 69 12
          76 10 Z;g M 28 90 C 14 90 5 82 5 71 C 5 62 11 55 20 53 C 21 39 33 30 46 30 C 58 30 68 37 72 47 C 88 46
          98 56 98 68 C 98 81 88 90 76 90 Z;f M 28 90 C 14 90 5 82 5 71 C 5 62 11 55 20 53 C 21 39 33 30 46 30 C
          58 30 68 37 72 47 C 88 46 98 56 98 68 C 98 81 88 90 76 90 Z
        cloud.moon.rain circle+|W 116;s M 78 4 C 74 14 84 26 100 24 C 97 31 91 34 85 34 C 74 34 67 27 67 18 C 67
          11 71 6 78 4 Z;u cloud.rain 50 58 0.8
        cloud.moon.rain.fill|W 116;f M 78 4 C 74 14 84 26 100 24 C 97 31 91 34 85 34 C 74 34 67 27 67 18 C 67 11
          71 6 78 4 Z;g M 26 66 C 14 66 8 60 8 51 C 8 43 14 37 22 36 C 24 24 33 20 45 20 C 57 20 65 26 68 36 C 82
          34 92 41 92 50 C 92 60 84 66 72 66 Z;u cloud.rain.fill 50 58 0.8
        cloud.rain circle+|W 120;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81
          25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;sb M 38 78 L 32 92 M 62 78 L 56 92 M 86 78 L 80 92
        cloud.rain.fill|W 120;f M 32 68 C 15 68 5 60 5 48 C 5 38 13 31 23 29 C 26 15 38 7 53 7 C 67 7 79 14 83 25
          C 102 24 114 33 114 47 C 114 60 104 68 88 68 Z;sb M 38 78 L 32 92 M 62 78 L 56 92 M 86 78 L 80 92
        cloud.sleet circle+|W 120;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81
          25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 38 78 L 32 92;s0.8 M 60 84 L 60 76 M 60 84 L 66.93
          80 M 60 84 L 66.93 88 M 60 84 L 60 92 M 60 84 L 53.07 88 M 60 84 L 53.07 80;s M 88 78 L 82 92
        cloud.sleet.fill|W 120;f M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81 25
          C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38
          7 53 7 C 67 7 77 15 81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 38 79 L 32 93;s0.8 M 60 85 L
          60 77 M 60 85 L 66.93 81 M 60 85 L 66.93 89 M 60 85 L 60 93 M 60 85 L 53.07 89 M 60 85 L 53.07 81;s M 88
          79 L 82 93
        cloud.snow circle+|W 120;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81
          25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s0.8c M 38 84 L 38 76 M 38 84 L 44.93 80 M 38 84 L
          44.93 88 M 38 84 L 38 92 M 38 84 L 31.07 88 M 38 84 L 31.07 80 M 62 84 L 62 76 M 62 84 L 68.93 80 M 62
          84 L 68.93 88 M 62 84 L 62 92 M 62 84 L 55.07 88 M 62 84 L 55.07 80 M 86 84 L 86 76 M 86 84 L 92.93 80 M
          86 84 L 92.93 88 M 86 84 L 86 92 M 86 84 L 79.07 88 M 86 84 L 79.07 80
        cloud.snow.fill|W 120;f M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81 25
          C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38
          7 53 7 C 67 7 77 15 81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s0.8c M 38 85 L 38 77 M 38 85 L
          44.93 81 M 38 85 L 44.93 89 M 38 85 L 38 93 M 38 85 L 31.07 89 M 38 85 L 31.07 81 M 62 85 L 62 77 M 62
          85 L 68.93 81 M 62 85 L 68.93 89 M 62 85 L 62 93 M 62 85 L 55.07 89 M 62 85 L 55.07 81 M 86 85 L 86 77 M
          86 85 L 92.93 81 M 86 85 L 92.93 89 M 86 85 L 86 93 M 86 85 L 79.07 89 M 86 85 L 79.07 81
        cloud.sun circle+|W 116;sy E 82 34 13 13;s0.9y M 82 7 L 82 10 M 109 34 L 106 34 M 101 15 L 99 17 M 63 15 L
          65 17 M 101 53 L 99 51;g M 28 90 C 14 90 5 82 5 71 C 5 62 11 55 20 53 C 21 39 33 30 46 30 C 58 30 68 37
          72 47 C 88 46 98 56 98 68 C 98 81 88 90 76 90 Z;s M 28 90 C 14 90 5 82 5 71 C 5 62 11 55 20 53 C 21 39
          33 30 46 30 C 58 30 68 37 72 47 C 88 46 98 56 98 68 C 98 81 88 90 76 90 Z
        cloud.sun.bolt circle+|W 116;s E 84 26 12 12;s0.9 M 84 3 L 84 5 M 108 26 L 106 26 M 101 9 L 99 11 M 67 9 L
          69 11;u cloud.bolt 50 56 0.82
        cloud.sun.fill|W 116;fy K 82 34 15;s0.9y M 82 5 L 82 9 M 111 34 L 107 34 M 103 13 L 100 16 M 61 13 L 64 16
          M 103 55 L 101 53;x1.6 M 28 90 C 14 90 5 82 5 71 C 5 62 11 55 20 53 C 21 39 33 30 46 30 C 58 30 68 37 72
          47 C 88 46 98 56 98 68 C 98 81 88 90 76 90 Z;f M 28 90 C 14 90 5 82 5 71 C 5 62 11 55 20 53 C 21 39 33
          30 46 30 C 58 30 68 37 72 47 C 88 46 98 56 98 68 C 98 81 88 90 76 90 Z
        cloud.sun.rain circle+|W 116;sy E 84 26 12 12;s0.9y M 84 3 L 84 5 M 108 26 L 106 26 M 101 9 L 99 11 M 67 9
          L 69 11;u cloud.rain 50 56 0.82
        cloud.sun.rain.fill|W 116;fy K 84 26 14;s0.9y M 84 3 L 84 5 M 108 26 L 106 26 M 101 9 L 99 11 M 67 9 L 69
          11;g M 26 66 C 14 66 8 60 8 51 C 8 43 14 37 22 36 C 24 24 33 18 45 18 C 57 18 65 24 68 34 C 82 32 92 39
          92 50 C 92 60 84 66 72 66 Z;u cloud.rain.fill 50 56 0.82
        coloncurrencysign - circle+ square+|W 80;s A 42 50 32 -48 -312;s M 50 8 L 30 92 M 62 12 L 42 94
        comb fill|W 108;b M 10 20 L 98 20 L 98 42 L 10 42 Z;s M 16 44 L 16 80 M 29 44 L 29 80 M 42 44 L 42 80 M 54
          44 L 54 80 M 67 44 L 67 80 M 80 44 L 80 80 M 92 44 L 92 80
        command circle+ square+|s M 34 34 L 66 34 L 66 66 L 34 66 Z;s M 34 34 L 22 34 C 6 34 6 10 22 10 C 30 10 34
          14 34 22 Z M 66 34 L 78 34 C 94 34 94 10 78 10 C 70 10 66 14 66 22 Z M 34 66 L 22 66 C 6 66 6 90 22 90 C
          30 90 34 86 34 78 Z M 66 66 L 78 66 C 94 66 94 90 78 90 C 70 90 66 86 66 78 Z
        computermouse fill|W 72;b R 12 8 48 84 24;d M 36 24 L 36 38
        cone fill|W 92;b M 46 8 L 80 76 C 80 96 12 96 12 76 Z;d M 13 74 C 18 84 74 84 79 74
        contextualmenu.and.cursorarrow|W 108;f M 8 8 L 40 22 L 26 27 L 21 41 Z;s R 36 38 62 52 9;s0.8 M 50 54 L 84
          54 M 50 66 L 84 66 M 50 77 L 72 77
        control|W 88;s M 14 54 L 44 26 L 74 54
        cooktop fill|b R 10 10 80 80 12;d E 32 32 10 10 E 68 32 10 10 E 32 68 10 10 E 68 68 10 10
        cpu fill|b R 20 20 60 60 10;d R 37 37 26 26 4;s M 36 8 L 36 18 M 50 8 L 50 18 M 64 8 L 64 18 M 36 82 L 36
          92 M 50 82 L 50 92 M 64 82 L 64 92 M 8 36 L 18 36 M 8 50 L 18 50 M 8 64 L 18 64 M 82 36 L 92 36 M 82 50
          L 92 50 M 82 64 L 92 64
        creditcard circle+ trianglebadge.exclamationmark+ viewfinder|W 112;s R 10 18 92 64 10;s1.3 M 12 40 L 100
          40;s M 24 64 L 44 64
        creditcard.and.123|W 112;s R 10 18 92 64 10;s1.3 M 12 38 L 100 38;s0.8 M 26 58 L 30 55 L 30 70 M 44 58 C
          46 53 54 54 53 60 C 52 65 46 66 44 70 L 54 70 M 66 56 C 70 53 76 55 74 60 C 73 62 71 62 70 62 C 76 62 77
          70 70 71 C 67 71 66 70 65 68
        creditcard.fill|W 112;f R 7 15 98 70 11;y R 6 34 100 11 0;x M 24 66 L 44 66
        crop|s M 28 8 L 28 66 C 28 70 30 72 34 72 L 92 72 M 8 28 L 66 28 C 70 28 72 30 72 34 L 72 92
        crop.rotate|s M 34 24 L 34 62 C 34 65 35 66 38 66 L 76 66 M 24 34 L 62 34 C 65 34 66 35 66 38 L 66 76;s M
          66 10 C 82 16 89 30 89 44 M 11 56 C 11 70 18 84 34 90 M 80 36 L 89 45 L 96 35 M 20 64 L 11 55 L 4 65
        cross circle+ fill|b M 36 10 L 64 10 L 64 36 L 90 36 L 90 64 L 64 64 L 64 90 L 36 90 L 36 64 L 10 64 L 10
          36 L 36 36 Z
        cross.case circle+|W 108;b R 7 26 94 62 11;s M 38 26 L 38 18 C 38 13 41 11 46 11 L 62 11 C 67 11 70 13 70
          18 L 70 26;d M 54 42 L 54 72 M 39 57 L 69 57
        cross.case.fill|W 108;f R 7 26 94 62 11;s M 38 26 L 38 18 C 38 13 41 11 46 11 L 62 11 C 67 11 70 13 70 18
          L 70 26;x1.2 M 54 42 L 54 72 M 39 57 L 69 57
        cross.vial fill|W 68;b M 16 12 L 16 76 C 16 94 52 94 52 76 L 52 12;s M 10 11 L 58 11;d M 34 48 L 34 70 M
          23 59 L 45 59
        crown fill|W 112;b M 14 34 L 36 52 L 56 18 L 76 52 L 98 34 L 88 78 L 24 78 Z;s M 24 90 L 88 90
        cruzeirosign - circle+ square+|W 84;s A 42 50 32 -48 -312;s M 44 42 L 44 72 M 44 52 C 46 44 54 42 60 46
        cube circle+|@ 50 50 0.4;b M 50 7 L 89 28 L 89 72 L 50 93 L 11 72 L 11 28 Z;d M 12 29 L 50 50 L 88 29 M 50
          50 L 50 92
        cube.box fill|b R 10 24 80 66 9;b M 24 8 L 76 8 L 90 24 L 10 24 Z;d M 50 10 L 50 40 M 38 40 L 62 40
        cube.fill|f M 50 6 L 90 27 L 50 48 L 10 27 Z;f M 8 33 L 47 54 L 47 95 L 8 73 Z;f M 92 33 L 53 54 L 53 95 L
          92 73 Z
        cube.transparent|s M 50 7 L 89 28 L 89 72 L 50 93 L 11 72 L 11 28 Z;s0.8 M 50 50 L 50 36 M 50 50 L 38 57 M
          50 50 L 62 57 M 50 8 L 50 18 M 12 29 L 21 34 M 88 29 L 79 34 M 50 92 L 50 82 M 12 71 L 21 66 M 88 71 L
          79 66
        cube.transparent.fill|f M 50 6 L 90 27 L 90 73 L 50 95 L 10 73 L 10 27 Z;x0.7 M 50 50 L 50 94 M 50 50 L 10
          27 M 50 50 L 90 27
        cup.and.saucer|W 112;b M 16 20 L 84 20 L 84 44 C 84 62 70 74 50 74 C 30 74 16 62 16 44 Z;s M 84 28 C 100
          24 104 54 82 54;s M 10 88 L 90 88
        cup.and.saucer.fill|W 112;f M 16 20 L 84 20 L 84 44 C 84 62 70 74 50 74 C 30 74 16 62 16 44 Z;s M 84 28 C
          100 24 104 54 82 54;s M 10 88 L 90 88
        curlybraces square+|s M 36 12 C 22 12 24 22 24 32 C 24 44 20 50 12 50 C 20 50 24 56 24 68 C 24 78 22 88 36
          88 M 64 12 C 78 12 76 22 76 32 C 76 44 80 50 88 50 C 80 50 76 56 76 68 C 76 78 78 88 64 88
        cursor.rays|b M 46 30 L 46 70;s M 38 26 C 42 26 46 28 46 32 L 46 68 C 46 72 42 74 38 74 M 54 26 C 50 26 46
          28 46 32 M 46 68 C 46 72 50 74 54 74;s M 14 50 L 28 50 M 64 50 L 78 50 M 22 22 L 30 30 M 70 22 L 62 30 M
          22 78 L 30 70 M 70 78 L 62 70
        cursorarrow slash slash.square+ square+|W 84;b M 18 12 L 72 62 L 46 64 L 60 90 L 48 94 L 36 68 L 18 86 Z
        cursorarrow.click badge.clock|s M 50 8 L 50 18 M 50 8 L 50 8;b M 38 36 L 88 56 L 66 64 L 58 88 Z;s M 36 10
          L 36 20 M 10 36 L 20 36
        cursorarrow.motionlines|W 112;b M 56 14 L 104 56 L 80 58 L 92 82 L 82 86 L 70 62 L 56 76 Z;s M 10 30 L 38
          30 M 20 50 L 38 50 M 10 70 L 38 70
        cursorarrow.rays|b M 38 36 L 88 56 L 66 64 L 58 88 Z;s M 34 8 L 34 20 M 8 34 L 20 34 M 15 15 L 24 24 M 14
          54 L 22 47 M 54 14 L 46 22
        curtains.closed|s M 8 12 L 92 12 M 16 14 L 16 88 L 84 88 L 84 14 M 33 14 L 33 88 M 50 14 L 50 88 M 67 14 L
          67 88
        cylinder fill|W 88;b M 10 24 L 10 76 C 10 96 78 96 78 76 L 78 24;b E 44 24 34 14;d M 10 25 C 10 44 78 44
          78 25
        cylinder.split.1x2|W 88;s M 10 24 L 10 76 C 10 96 78 96 78 76 L 78 24 M 10 50 C 10 70 78 70 78 50;s E 44
          24 34 14
        d - circle+ square+|W 66;s M 12 18 L 12 82 L 28 82 C 66 82 66 18 28 18 Z
        decrease.indent|W 104;s M 10 18 L 94 18 M 46 39 L 94 39 M 46 60 L 94 60 M 10 82 L 94 82;f M 30 36 L 10 50
          L 30 64 Z
        decrease.quotelevel|W 104;s M 10 20 L 94 20 M 52 40 L 94 40 M 52 60 L 94 60 M 10 80 L 94 80 M 36 50 L 10
          50 M 22 38 L 10 50 L 22 62
        delete.backward fill|=delete.left
        delete.forward fill|=delete.right
        delete.left fill|W 116;b M 38 18 L 98 18 C 105 18 109 22 109 29 L 109 71 C 109 78 105 82 98 82 L 38 82 C
          34 82 31 80 28 77 L 8 50 L 28 23 C 31 20 34 18 38 18 Z;d M 52 36 L 84 64 M 84 36 L 52 64
        delete.right fill|W 116;b M 78 18 L 18 18 C 11 18 7 22 7 29 L 7 71 C 7 78 11 82 18 82 L 78 82 C 82 82 85
          80 88 77 L 108 50 L 88 23 C 85 20 82 18 78 18 Z;d M 32 36 L 64 64 M 64 36 L 32 64
        deskclock fill|b R 10 18 80 64 16;d M 50 32 L 50 52 L 62 58;s M 26 84 L 20 92 M 74 84 L 80 92
        desktopcomputer badge.checkmark trianglebadge.exclamationmark|W 112;s R 10 12 92 58 8;s M 44 70 L 40 88 M
          68 70 L 72 88 M 34 89 L 78 89
        desktopcomputer.and.arrow.down|W 124;u desktopcomputer 54 50 0.94;s M 110 22 L 110 60 M 98 48 L 110 61 L
          122 48
        dial fill|=dial.low
        dial.high fill|b E 50 56 30 30;d M 50 56 L 66 68;s0.9 M 15.36 76 L 11.89 78 M 10.61 49.05 L 6.668 48.36 M
          24.29 25.36 L 21.72 22.29 M 50 16 L 50 12 M 75.71 25.36 L 78.28 22.29 M 89.39 49.05 L 93.33 48.36 M
          84.64 76 L 88.11 78
        dial.low fill|b E 50 56 30 30;d M 50 56 L 34 68;s0.9 M 15.36 76 L 11.89 78 M 10.61 49.05 L 6.668 48.36 M
          24.29 25.36 L 21.72 22.29 M 50 16 L 50 12 M 75.71 25.36 L 78.28 22.29 M 89.39 49.05 L 93.33 48.36 M
          84.64 76 L 88.11 78
        dial.max fill|=dial.high
        dial.medium fill|b E 50 56 30 30;d M 50 56 L 50 34;s0.9 M 15.36 76 L 11.89 78 M 10.61 49.05 L 6.668 48.36
          M 24.29 25.36 L 21.72 22.29 M 50 16 L 50 12 M 75.71 25.36 L 78.28 22.29 M 89.39 49.05 L 93.33 48.36 M
          84.64 76 L 88.11 78
        dial.min fill|=dial.low
        diamond circle+ fill|@ 50 50 0.48;b M 43 11 C 47 7 53 7 57 11 L 89 43 C 93 47 93 53 89 57 L 57 89 C 53 93
          47 93 43 89 L 11 57 C 7 53 7 47 11 43 Z
        dice fill|W 108;b M 54 8 L 94 28 L 94 70 L 54 92 L 14 70 L 14 28 Z;d M 16 29 L 54 48 L 92 29 M 54 48 L 54
          90;k K 54 28 5 K 32 52 4.5 K 38 66 4.5 K 76 58 5
        die.face.1 fill|b R 11 11 78 78 17;k K 50 50 9
        die.face.2 fill|b R 11 11 78 78 17;k K 33 33 8 K 67 67 8
        die.face.3 fill|b R 11 11 78 78 17;k K 31 31 8 K 50 50 8 K 69 69 8
        die.face.4 fill|b R 11 11 78 78 17;k K 33 33 8 K 67 67 8 K 33 67 8 K 67 33 8
        die.face.5 fill|b R 11 11 78 78 17;k K 31 31 8 K 69 69 8 K 31 69 8 K 69 31 8 K 50 50 8
        die.face.6 fill|b R 11 11 78 78 17;k K 33 28 7.5 K 33 50 7.5 K 33 72 7.5 K 67 28 7.5 K 67 50 7.5 K 67 72
          7.5
        digitalcrown.arrow.clockwise fill|W 108;b R 10 26 34 48 7;d0.8 M 20 36 L 20 64 M 32 36 L 32 64;s M 62 24 C
          92 26 96 70 68 78 M 84 66 L 67 78 L 82 90
        digitalcrown.arrow.counterclockwise fill|W 108;b R 10 26 34 48 7;d0.8 M 20 36 L 20 64 M 32 36 L 32 64;s M
          62 76 C 92 74 96 30 68 22 M 84 34 L 67 22 L 82 10
        directcurrent|W 92;s M 10 36 L 82 36 M 10 64 L 24 64 M 38 64 L 54 64 M 68 64 L 82 64
        dishwasher circle+ fill|b R 12 10 76 80 9;d M 14 32 L 86 32;k K 30 21 4;d M 60 21 L 74 21;k M 50 42 C 58
          52 64 58 64 66 C 64 74 58 80 50 80 C 42 80 36 74 36 66 C 36 58 42 52 50 42 Z
        display trianglebadge.exclamationmark|W 116;b R 8 12 100 62 9;s M 58 76 L 58 90 M 38 90 L 78 90
        display.2|W 124;s R 36 24 80 50 8;s M 76 76 L 76 90 M 58 90 L 94 90;s M 24 62 L 16 62 C 11 62 8 59 8 54 L
          8 18 C 8 13 11 10 16 10 L 84 10 C 88 10 90 11 91 13
        divide circle+ square+|W 88;s M 12 50 L 76 50;f K 44 24 7 K 44 76 7
        doc badge.arrow.up+ badge.clock+ badge.ellipsis badge.gearshape+ badge.plus circle+|W 86;@ 43 62 0.4;b M
          14 20 C 14 13 18 9 25 9 L 44 9 L 72 37 L 72 80 C 72 87 68 91 61 91 L 25 91 C 18 91 14 87 14 80 Z;d M 44
          11 L 44 30 C 44 35 46 37 51 37 L 70 37
        doc.append fill|W 86;b M 14 20 C 14 13 18 9 25 9 L 44 9 L 72 37 L 72 80 C 72 87 68 91 61 91 L 25 91 C 18
          91 14 87 14 80 Z;d0.8 M 28 56 L 58 56 M 28 72 L 40 72
        doc.fill badge.ellipsis badge.plus|W 86;f M 10 20 C 10 11 15 6 24 6 L 40 6 L 40 34 C 40 38 43 41 47 41 L
          76 41 L 76 80 C 76 89 71 94 62 94 L 24 94 C 15 94 10 89 10 80 Z;f M 47 7 L 75 35 L 49 35 C 48 35 47 34
          47 33 Z
        doc.on.clipboard|W 92;s R 10 16 60 74 9;f R 26 8 28 16 5;s R 40 42 42 48 7
        doc.on.clipboard.fill|W 92;f M 20 13 L 58 13 C 66 13 72 18 72 26 L 72 38 L 50 38 C 42 38 36 44 36 52 L 36
          92 L 20 92 C 12 92 7 88 7 80 L 7 26 C 7 18 12 13 20 13 Z;y R 24 6 30 20 7;f R 26 7 26 17 5;f R 42 44 44
          50 9
        doc.on.doc|W 100;s R 12 26 52 64 9;s M 34 14 C 36 11 39 10 43 10 L 79 10 C 85 10 88 13 88 19 L 88 66 C 88
          71 86 74 80 75
        doc.on.doc.fill|W 100;f M 36 11 C 39 8 42 6 46 6 L 78 6 C 87 6 92 10 92 20 L 92 65 C 92 73 88 78 80 78 L
          70 78 L 70 38 C 70 28 64 22 54 22 L 36 22 Z;f R 8 26 56 68 11
        doc.plaintext fill|W 86;b M 14 20 C 14 13 18 9 25 9 L 44 9 L 72 37 L 72 80 C 72 87 68 91 61 91 L 25 91 C
          18 91 14 87 14 80 Z;d0.8 M 28 44 L 46 44 M 28 58 L 58 58 M 28 72 L 58 72
        doc.richtext fill|W 86;b M 14 20 C 14 13 18 9 25 9 L 44 9 L 72 37 L 72 80 C 72 87 68 91 61 91 L 25 91 C 18
          91 14 87 14 80 Z;k R 28 44 14 12 2;d0.8 M 50 50 L 58 50 M 28 66 L 58 66 M 28 78 L 58 78
        doc.text|W 86;s M 14 20 C 14 13 18 9 25 9 L 44 9 L 72 37 L 72 80 C 72 87 68 91 61 91 L 25 91 C 18 91 14 87
          14 80 Z;s0.8 M 28 52 L 58 52 M 28 68 L 58 68
        doc.text.fill viewfinder|W 86;f M 14 20 C 14 13 18 9 25 9 L 44 9 L 72 37 L 72 80 C 72 87 68 91 61 91 L 25
          91 C 18 91 14 87 14 80 Z;x0.8 M 28 48 L 58 48 M 28 66 L 58 66
        doc.text.image fill|W 86;b M 14 20 C 14 13 18 9 25 9 L 44 9 L 72 37 L 72 80 C 72 87 68 91 61 91 L 25 91 C
          18 91 14 87 14 80 Z;d0.8 M 28 46 L 46 46 M 28 58 L 58 58;k R 28 68 30 14 2
        doc.text.magnifyingglass|W 100;s M 38 91 L 25 91 C 18 91 14 87 14 80 L 14 20 C 14 13 18 9 25 9 L 44 9 L 72
          37;s0.8 M 28 52 L 38 52 M 28 68 L 36 68;s E 64 62 18 18;s1.2 M 78 76 L 92 90
        doc.text.viewfinder|u viewfinder 50 50 1;u doc.text 50 50 0.56
        doc.viewfinder|u viewfinder 50 50 1;u doc 50 50 0.56
        doc.zipper|W 86;b M 14 20 C 14 13 18 9 25 9 L 44 9 L 72 37 L 72 80 C 72 87 68 91 61 91 L 25 91 C 18 91 14
          87 14 80 Z;d0.9 M 38 14 L 44 14 M 30 22 L 36 22 M 38 30 L 44 30 M 30 38 L 36 38 M 38 46 L 44 46 M 30 54
          L 36 54;k R 30 60 12 16 3
        dock.rectangle|W 116;s R 8 14 100 72 12;s1.6 M 34 72 L 82 72
        dog circle+ fill|W 104;b M 14 34 C 20 30 26 22 30 12 C 38 14 42 20 44 30 L 72 34 C 86 38 94 48 94 62 L 90
          90 L 78 90 L 74 68 L 48 68 L 46 90 L 34 90 L 30 58 C 26 50 22 46 12 46 Z;k K 32 30 4
        dollarsign circle+ square+|W 66;s M 52 32 C 48 16 14 18 14 36 C 14 54 54 46 54 66 C 54 86 14 86 10 68 M 33
          8 L 33 92
        dongsign - circle+ square+|W 68;s E 32 58 18 20;s M 50 16 L 50 78 M 38 28 L 60 28 M 12 90 L 56 90
        door.french.open|W 116;s M 8 92 L 108 92 M 20 92 L 20 8 L 96 8 L 96 92 M 20 10 L 42 20 L 42 92 M 96 10 L
          74 20 L 74 92
        door.left.hand.closed|W 76;b R 12 8 52 84 5;k K 52 52 4.5
        door.left.hand.open|W 92;s M 14 92 L 14 16 C 14 11 16 8 22 8 L 62 8 C 67 8 70 11 70 16 L 70 92 M 8 92 L 84
          92;s M 70 20 L 42 12 L 42 92;f K 50 54 4
        dot.circle.and.hand.point.up.left.fill|W 104;s E 36 36 26 26;f K 36 36 9;g M 46 46 L 92 64 L 72 72 L 64 92
          Z;f M 46 46 L 92 64 L 72 72 L 64 92 Z
        dot.radiowaves.forward|=dot.radiowaves.right
        dot.radiowaves.left.and.right|W 120;f K 60 50 9;s A 60 50 24 135 225 A 60 50 24 -45 45 A 60 50 44 135 225
          A 60 50 44 -45 45
        dot.radiowaves.right|W 84;f K 20 50 9;s A 20 50 24 -45 45 A 20 50 40 -45 45 A 20 50 56 -45 45
        dot.radiowaves.up.forward|W 92;f K 18 76 9;s A 18 76 26 -90 0 A 18 76 46 -90 0 A 18 76 66 -90 0
        dot.square fill|b R 11 11 78 78 17;k K 50 50 6
        dot.squareshape fill|b R 14 14 72 72 4;k K 50 50 11
        dpad fill|b M 36 10 L 64 10 L 64 36 L 90 36 L 90 64 L 64 64 L 64 90 L 36 90 L 36 64 L 10 64 L 10 36 L 36
          36 Z;k M 50 18 L 56 27 L 44 27 Z M 50 82 L 56 73 L 44 73 Z M 18 50 L 27 44 L 27 56 Z M 82 50 L 73 44 L
          73 56 Z
        drop circle+|W 84;s M 42 8 C 54 26 72 44 72 62 C 72 80 59 92 42 92 C 25 92 12 80 12 62 C 12 44 30 26 42 8
          Z
        drop.fill|W 84;fb M 42 8 C 54 26 72 44 72 62 C 72 80 59 92 42 92 C 25 92 12 80 12 62 C 12 44 30 26 42 8 Z
        drop.halffull|W 84;s M 42 8 C 54 26 72 44 72 62 C 72 80 59 92 42 92 C 25 92 12 80 12 62 C 12 44 30 26 42 8
          Z;f M 12 60 L 72 60 C 74 80 59 92 42 92 C 25 92 10 80 12 60 Z
        drop.triangle fill|W 110;b M 47 18 C 51 11 59 11 63 18 L 98 78 C 102 85 98 90 91 90 L 19 90 C 12 90 8 85
          12 78 Z;k M 55 36 C 62 46 69 54 69 63 C 69 72 63 78 55 78 C 47 78 41 72 41 63 C 41 54 48 46 55 36 Z
        dryer circle+ fill|b R 12 10 76 80 9;d M 14 30 L 86 30;k K 28 20 4 K 40 20 4;d E 50 60 21 21;d M 44 50 L
          44 70 M 56 50 L 56 70
        dumbbell fill|W 120;b R 20 28 16 44 5 R 84 28 16 44 5;s1.3 M 36 50 L 84 50;s M 10 40 L 10 60 M 110 40 L
          110 60
        e - circle+ square+|W 56;s M 48 18 L 12 18 L 12 82 L 48 82 M 12 49 L 42 49
        ear badge.checkmark badge.waveform trianglebadge.exclamationmark|W 84;s M 18 44 C 14 4 72 2 72 40 C 72 58
          56 58 52 72 C 48 90 34 96 24 84;s M 34 44 C 32 24 56 22 56 40 C 56 48 50 52 44 58
        ear.fill|W 84;f M 14 44 C 10 -2 76 -4 76 40 C 76 60 60 62 56 74 C 52 96 32 98 20 86 L 20 60 Z;x M 34 44 C
          32 24 56 22 56 40 C 56 48 50 52 44 58
        earbuds|W 104;b M 22 14 C 38 8 46 24 40 36 L 40 84 C 40 92 28 92 28 84 L 28 48 C 10 46 8 20 22 14 Z;b M 82
          14 C 66 8 58 24 64 36 L 64 84 C 64 92 76 92 76 84 L 76 48 C 94 46 96 20 82 14 Z
        eject circle+ fill|W 92;b M 46 14 L 84 58 L 8 58 Z R 10 74 72 14 3
        ellipsis circle+ circle.badge+ viewfinder|f K 17 50 8.5 K 50 50 8.5 K 83 50 8.5
        ellipsis.bubble fill|W 104;b M 52 12 C 78 12 96 27 96 47 C 96 67 78 82 52 82 C 46 82 41 81 36 80 L 18 90 L
          22 73 C 13 67 8 58 8 47 C 8 27 26 12 52 12 Z;k K 32 47 6 K 52 47 6 K 72 47 6
        ellipsis.curlybraces|W 124;s M 34 12 C 20 12 22 22 22 32 C 22 44 18 50 10 50 C 18 50 22 56 22 68 C 22 78
          20 88 34 88 M 90 12 C 104 12 102 22 102 32 C 102 44 106 50 114 50 C 106 50 102 56 102 68 C 102 78 104 88
          90 88;f K 44 50 5.5 K 62 50 5.5 K 80 50 5.5
        ellipsis.message fill|=ellipsis.bubble
        ellipsis.rectangle|W 116;s R 8 22 100 56 11;f K 34 50 6.5 K 58 50 6.5 K 82 50 6.5
        ellipsis.rectangle.fill|W 116;f R 5 19 106 62 12;y K 34 50 7 K 58 50 7 K 82 50 7
        ellipsis.vertical.bubble fill|W 104;b M 52 12 C 78 12 96 27 96 47 C 96 67 78 82 52 82 C 46 82 41 81 36 80
          L 18 90 L 22 73 C 13 67 8 58 8 47 C 8 27 26 12 52 12 Z;k K 52 29 6 K 52 47 6 K 52 65 6
        engine.combustion badge.exclamationmark+ fill|W 116;b M 28 38 L 46 38 L 46 28 L 70 28 L 70 38 L 82 38 L 92
          48 L 92 78 L 40 78 L 28 66 Z;s M 14 40 L 14 72 M 16 56 L 26 56 M 104 50 L 104 76 M 94 62 L 102 62 M 40
          16 L 76 16 M 58 16 L 58 26
        envelope circle+|W 112;s R 10 20 92 62 11;s M 15 27 L 50 56 C 54 59 58 59 62 56 L 97 27
        envelope.arrow.triangle.branch|W 116;s M 60 78 L 21 78 C 14 78 10 74 10 67 L 10 27 C 10 20 14 16 21 16 L
          91 16 C 98 16 102 20 102 27 L 102 38 M 15 23 L 50 52 C 54 55 58 55 62 52 L 97 23;s0.9 M 78 94 L 78 56 M
          68 64 L 78 54 L 88 64 M 78 84 C 78 72 104 78 104 62 M 94 70 L 104 60 L 114 70
        envelope.badge|W 118;s M 78 20 L 21 20 C 14 20 10 24 10 31 L 10 71 C 10 78 14 82 21 82 L 91 82 C 98 82 102
          78 102 71 L 102 42;s M 15 27 L 50 56 C 54 59 58 59 62 56 L 80 42;fr K 100 22 13
        envelope.badge.fill|W 118;f R 7 17 98 68 12;x0.8 M 10 23 L 50 57 C 54 60 58 60 62 57 L 102 23;y K 100 22
          20;fr K 100 22 14
        envelope.fill|W 112;f R 7 17 98 68 12;x0.8 M 10 23 L 50 57 C 54 60 58 60 62 57 L 102 23
        envelope.open badge.clock+ fill|W 112;b M 10 44 L 10 78 C 10 86 14 90 22 90 L 90 90 C 98 90 102 86 102 78
          L 102 44 L 60 12 C 57 10 55 10 52 12 Z;d M 10 46 L 50 72 C 54 74 58 74 62 72 L 102 46
        equal circle+ square+|W 88;s M 12 38 L 76 38 M 12 62 L 76 62
        eraser badge.xmark+ fill slash+ trianglebadge.exclamationmark+|b M 36 86 L 14 64 C 9 59 9 54 14 49 L 50 13
          C 55 8 60 8 65 13 L 87 35 C 92 40 92 45 87 50 L 52 86 Z;d M 30 34 L 66 70;s M 52 88 L 88 88
        escape|s A 50 50 40 200 430;s M 12 12 L 54 54 M 12 40 L 12 12 L 40 12
        esim fill|W 92;b R 10 12 72 76 12;d M 28 40 L 64 40 M 28 60 L 64 60 M 46 28 L 46 72
        eurosign circle+ square+|W 84;s A 50 50 32 -48 -312;s M 8 42 L 52 42 M 8 58 L 52 58
        exclamationmark circle+ icloud+ magnifyingglass message+ octagon+ square+|W 40;s1.2 M 20 16 L 20 60;f K 20
          81 6
        exclamationmark.2|W 62;s1.2 M 18 16 L 18 60 M 44 16 L 44 60;f K 18 81 6 K 44 81 6
        exclamationmark.3|W 84;s1.2 M 16 16 L 16 60 M 42 16 L 42 60 M 68 16 L 68 60;f K 16 81 6 K 42 81 6 K 68 81
          6
        exclamationmark.applewatch|W 80;b R 12 24 56 52 13;s M 24 24 L 28 8 L 52 8 L 56 24 M 24 76 L 28 92 L 52 92
          L 56 76;d M 40 36 L 40 52;k K 40 63 4.5
        exclamationmark.bubble circle+ fill|W 104;b M 52 12 C 78 12 96 27 96 47 C 96 67 78 82 52 82 C 46 82 41 81
          36 80 L 18 90 L 22 73 C 13 67 8 58 8 47 C 8 27 26 12 52 12 Z;d M 52 28 L 52 50;k K 52 64 5
        exclamationmark.questionmark|W 90;s1.2 M 16 16 L 16 60;f K 16 81 6;s M 40 34 C 40 12 76 12 76 34 C 76 48
          58 48 58 64;f K 58 82 5.5
        exclamationmark.shield|W 90;s M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11 48 L
          11 18 C 22 17 34 14 45 7 Z;s1.1 M 45 32 L 45 54;f K 45 69 5.5
        exclamationmark.shield.fill|W 90;f M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11
          48 L 11 18 C 22 17 34 14 45 7 Z;x1.1 M 45 32 L 45 54;y K 45 69 6
        exclamationmark.triangle|W 110;s M 47 18 C 51 11 59 11 63 18 L 98 78 C 102 85 98 90 91 90 L 19 90 C 12 90
          8 85 12 78 Z;s1.1 M 55 38 L 55 60;f K 55 75 5.5
        exclamationmark.triangle.fill|W 110;fy M 46 15 C 51 7 59 7 64 15 L 101 78 C 106 87 101 94 91 94 L 19 94 C
          9 94 4 87 9 78 Z;x1.1 M 55 36 L 55 60;y K 55 76 6
        externaldrive badge.checkmark badge.exclamationmark badge.icloud badge.minus badge.person.crop badge.plus
          badge.questionmark badge.wifi badge.xmark fill fill.badge.checkmark fill.badge.exclamationmark
          fill.badge.icloud fill.badge.minus fill.badge.person.crop fill.badge.plus fill.badge.questionmark
          fill.badge.wifi fill.badge.xmark fill.trianglebadge.exclamationmark trianglebadge.exclamationmark|W
          116;b M 14 66 L 28 24 C 29 20 32 18 36 18 L 80 18 C 84 18 87 20 88 24 L 102 66;b R 8 60 100 24 11;d0.8 M
          20 60 L 96 60;k K 88 72 4.5
        externaldrive.connected.to.line.below fill|W 116;b M 22 50 L 32 18 C 33 14 35 12 39 12 L 77 12 C 81 12 83
          14 84 18 L 94 50;b R 16 44 84 20 9;d0.8 M 28 44 L 88 44;k K 84 54 4;s M 58 66 L 58 88 M 10 88 L 106 88
        eye circle+ square+ trianglebadge.exclamationmark+|W 116;s M 8 50 C 20 28 38 20 58 20 C 78 20 96 28 108 50
          C 96 72 78 80 58 80 C 38 80 20 72 8 50 Z;s E 58 50 17 17
        eye.fill|W 116;f M 4 50 C 16 26 36 16 58 16 C 80 16 100 26 112 50 C 100 74 80 84 58 84 C 36 84 16 74 4 50
          Z;x E 58 50 20 20;f E 58 50 12 12
        eye.slash circle+|W 116;s M 8 50 C 20 28 38 20 58 20 C 78 20 96 28 108 50 C 96 72 78 80 58 80 C 38 80 20
          72 8 50 Z;s E 58 50 17 17;x2.7 M 24 12 L 92 90;s M 24 12 L 92 90
        eye.slash.fill|W 116;f M 4 50 C 16 26 36 16 58 16 C 80 16 100 26 112 50 C 100 74 80 84 58 84 C 36 84 16 74
          4 50 Z;x E 58 50 20 20;x2.7 M 24 12 L 92 90;s M 24 12 L 92 90
        eyebrow|W 108;b M 10 66 C 26 34 64 24 98 44 C 66 42 38 50 10 66 Z
        eyedropper|s M 58 34 L 22 70 L 16 86 L 32 80 L 68 44;b M 52 28 L 60 20 L 64 24 C 72 10 84 8 90 12 C 96 20
          92 30 78 38 L 82 42 L 74 50 Z
        eyedropper.full|f M 56 32 L 20 68 L 12 90 L 34 82 L 70 46 Z;f M 50 28 L 60 18 L 64 22 C 72 8 84 6 92 10 C
          98 18 94 30 80 38 L 84 42 L 74 52 Z
        eyedropper.halffull|s M 58 34 L 22 70 L 16 86 L 32 80 L 68 44;f M 44 52 L 22 72 L 16 86 L 32 80 L 56 54
          Z;f M 50 28 L 60 18 L 64 22 C 72 8 84 6 92 10 C 98 18 94 30 80 38 L 84 42 L 74 52 Z
        eyeglasses slash|W 124;s E 32 54 22 20 E 92 54 22 20;s M 54 50 C 58 44 66 44 70 50 M 10 50 L 24 26 M 114
          50 L 100 26
        eyes|W 116;b E 32 50 23 32 E 84 50 23 32;k K 38 54 10 K 78 54 10
        """
}

// Licensed under the Apache License, Version 2.0.

extension SymbolTable {
    /// The entries from `w` to `zzz`.
    static let part9: StaticString = """
        w - circle+ square+|W 88;s M 8 18 L 26 82 L 44 24 L 62 82 L 80 18
        wake circle+|=sun.max
        wallet.bifold fill|W 112;b M 14 26 L 92 26 C 98 26 102 30 102 36 L 102 78 C 102 84 98 88 92 88 L 20 88 C
          14 88 10 84 10 78 L 10 24 C 10 16 14 12 20 12 L 84 12;d M 102 48 L 80 48 C 68 48 68 66 80 66 L 102 66
        wallet.pass fill|W 92;b R 10 10 72 80 11;d M 12 34 L 34 34 C 36 48 56 48 58 34 L 80 34
        wand.and.rays|s1.3 M 14 88 L 56 46;s M 64 10 L 64 24 M 64 56 L 64 62 M 36 38 L 44 38 M 78 38 L 92 38 M 44
          18 L 50 24 M 84 18 L 76 26 M 84 58 L 76 52
        wand.and.rays.inverse|s1.3 M 14 88 L 56 46;f K 64 14 4.5 K 80.97 21.03 4.5 K 88 38 4.5 K 80.97 54.97 4.5 K
          64 62 4.5 K 47.03 54.97 4.5 K 40 38 4.5 K 47.03 21.03 4.5;f K 64 38 8
        wand.and.stars|s1.3 M 14 88 L 58 44;f M 72 6 Q 75 26 94 28 Q 75 31 72 50 Q 69 31 50 28 Q 69 26 72 6 Z;f M
          28 14 Q 30 26 42 28 Q 30 30 28 42 Q 26 30 14 28 Q 26 26 28 14 Z;f M 78 62 Q 80 72 90 74 Q 80 76 78 86 Q
          76 76 66 74 Q 76 72 78 62 Z
        wand.and.stars.inverse|s1.3 M 14 88 L 58 44;s0.8 M 72 8 Q 75 26 92 28 Q 75 31 72 48 Q 69 31 52 28 Q 69 26
          72 8 Z;f M 28 14 Q 30 26 42 28 Q 30 30 28 42 Q 26 30 14 28 Q 26 26 28 14 Z;f M 78 62 Q 80 72 90 74 Q 80
          76 78 86 Q 76 76 66 74 Q 76 72 78 62 Z
        washer circle+ fill|b R 12 10 76 80 9;d M 14 30 L 86 30;k K 28 20 4 K 40 20 4;d E 50 60 21 21;d M 30 62 C
          38 54 44 68 50 60 C 56 54 62 68 70 60
        water.waves slash|W 112;sb M 8 30 C 20 18 28 18 40 30 C 52 42 60 42 72 30 C 84 18 92 18 104 30 M 8 54 C 20
          42 28 42 40 54 C 52 66 60 66 72 54 C 84 42 92 42 104 54 M 8 78 C 20 66 28 66 40 78 C 52 90 60 90 72 78 C
          84 66 92 66 104 78
        water.waves.and.arrow.up|W 112;s M 8 60 C 20 50 28 50 40 60 C 52 70 60 70 72 60 C 84 50 92 50 104 60 M 8
          84 C 20 74 28 74 40 84 C 52 94 60 94 72 84 C 84 74 92 74 104 84 M 56 44 L 56 8 M 42 22 L 56 7 L 70 22
        waterbottle fill|W 64;b M 22 22 L 22 30 C 14 36 12 42 12 50 L 12 82 C 12 88 15 91 20 91 L 44 91 C 49 91 52
          88 52 82 L 52 50 C 52 42 50 36 42 30 L 42 22 Z;b R 20 8 24 14 3;d M 14 56 L 50 56
        wave.3.backward circle+|=wave.3.left
        wave.3.forward circle+|=wave.3.right
        wave.3.left circle+|W 84;s A 84 50 28 142 218 A 84 50 50 142 218 A 84 50 72 142 218
        wave.3.right circle+|W 84;s A 0 50 28 -38 38 A 0 50 50 -38 38 A 0 50 72 -38 38
        waveform badge.checkmark badge.exclamationmark badge.magnifyingglass badge.mic badge.minus badge.plus
          badge.xmark circle+ slash|W 108;s M 10 42 L 10 58 M 27 28 L 27 72 M 45 12 L 45 88 M 63 30 L 63 70 M 81
          20 L 81 80 M 98 42 L 98 58
        waveform.path badge.minus badge.plus|W 116;s M 8 50 L 18 50 C 22 50 23 36 26 36 C 30 36 30 66 34 66 C 39
          66 39 14 46 14 C 54 14 54 86 62 86 C 69 86 69 26 75 26 C 80 26 81 60 85 60 C 89 60 90 50 94 50 L 108 50
        waveform.path.ecg magnifyingglass|W 116;s M 8 54 L 28 54 L 36 42 L 44 54 L 50 54 L 60 12 L 74 88 L 82 54 L
          108 54
        waveform.path.ecg.rectangle fill|W 116;b R 8 16 100 68 12;d0.9 M 18 52 L 36 52 L 44 44 L 50 52 L 58 30 L
          68 70 L 74 52 L 98 52
        web.camera fill|W 92;b R 12 10 68 52 20;d E 46 36 13 13;s M 46 64 L 46 76 M 24 88 C 30 78 62 78 68 88 Z
        wifi badge.lock circle+ square+|W 112;s1.3 A 56 84 24 222 318;s1.3 A 56 84 46 222 318;s1.3 A 56 84 68 222
          318;f K 56 80 8
        wifi.exclamationmark circle+|W 112;s1.3 A 56 84 68 222 318;s1.3 A 56 84 46 222 250;s1.3 A 56 84 46 290
          318;s1.2 M 56 46 L 56 66;f K 56 82 6.5
        wifi.router fill|W 112;b R 10 58 92 28 9;k K 28 72 4.5 K 44 72 4.5;s M 82 58 L 82 40;s A 82 34 16 225 315
          A 82 34 31 228 312
        wifi.slash|W 112;s1.3 A 56 84 24 222 318;s1.3 A 56 84 46 222 318;s1.3 A 56 84 68 222 318;f K 56 80 8;x2.7
          M 22 12 L 92 90;s M 22 12 L 92 90
        wind circle+|W 112;s M 8 38 L 66 38 C 82 38 82 15 68 15 C 60 15 57 21 58 26 M 8 54 L 90 54 C 108 54 108 30
          93 30 C 86 30 82 35 82 40 M 8 70 L 60 70 C 76 70 76 92 62 92 C 55 92 51 87 52 82
        wind.snow circle+|W 112;s M 8 30 L 60 30 C 74 30 74 10 62 10 C 55 10 52 15 53 20 M 8 48 L 88 48 C 104 48
          104 26 91 26;sc M 34 76 L 34 60 M 34 76 L 47.86 68 M 34 76 L 47.86 84 M 34 76 L 34 92 M 34 76 L 20.14 84
          M 34 76 L 20.14 68 M 78 76 L 78 62 M 78 76 L 90.12 69 M 78 76 L 90.12 83 M 78 76 L 78 90 M 78 76 L 65.88
          83 M 78 76 L 65.88 69
        window.shade.closed|b R 12 10 76 80 6;d M 14 26 L 86 26 M 14 42 L 86 42 M 14 58 L 86 58 M 14 74 L 86 74
        window.shade.open|b R 12 10 76 80 6;d M 14 26 L 86 26 M 50 28 L 50 88 M 14 58 L 86 58
        window.vertical.closed|b R 12 10 76 80 6;d M 50 12 L 50 88 M 14 50 L 86 50
        wineglass fill|W 76;b M 18 10 L 58 10 C 62 36 56 52 38 52 C 20 52 14 36 18 10 Z;s M 38 54 L 38 90 M 20 91
          L 56 91;d M 18 30 L 58 30
        wonsign circle+ square+|W 96;s M 10 18 L 28 82 L 48 24 L 68 82 L 86 18 M 8 44 L 88 44 M 8 58 L 88 58
        wrench|s M 64 12 C 48 10 38 26 43 40 L 12 72 C 4 82 18 96 28 88 L 60 57 C 74 62 90 52 88 36 L 74 48 L 58
          44 L 53 28 Z
        wrench.adjustable fill|b M 64 12 C 48 10 38 26 43 40 L 12 72 C 4 82 18 96 28 88 L 60 57 C 74 62 90 52 88
          36 L 74 48 L 58 44 L 53 28 Z;k K 21 80 4.5
        wrench.and.screwdriver|s M 64 12 C 48 10 38 26 43 40 L 12 72 C 4 82 18 96 28 88 L 60 57 C 74 62 90 52 88
          36 L 74 48 L 58 44 L 53 28 Z;x2.6 M 14 14 L 46 46;s1.3 M 12 12 L 44 44;g M 56 62 L 62 56 L 88 80 C 92 86
          86 92 80 88 Z;s M 56 62 L 62 56 L 88 80 C 92 86 86 92 80 88 Z
        wrench.and.screwdriver.fill|f M 64 12 C 48 10 38 26 43 40 L 12 72 C 4 82 18 96 28 88 L 60 57 C 74 62 90 52
          88 36 L 74 48 L 58 44 L 53 28 Z;x2.2 M 14 14 L 86 86;s1.3 M 14 12 L 52 50;f M 54 62 L 62 54 L 88 78 C 94
          84 84 94 78 88 Z
        wrench.fill|f M 64 12 C 48 10 38 26 43 40 L 12 72 C 4 82 18 96 28 88 L 60 57 C 74 62 90 52 88 36 L 74 48 L
          58 44 L 53 28 Z
        x - circle+ square+|W 62;s M 10 18 L 52 82 M 52 18 L 10 82
        x.squareroot|W 108;s M 8 56 L 18 52 L 32 86 L 48 14 L 100 14;s M 58 42 L 90 80 M 90 42 L 58 80
        xmark app+ circle+ circle.badge.airplane+ diamond+ icloud+ octagon+ rectangle+ rectangle.portrait+ seal+
          shield+ square+ triangle.circle.square+|W 84;s M 18 26 L 66 74 M 66 26 L 18 74
        xmark.bin circle+ fill|W 100;b R 8 12 84 22 6;b M 14 36 L 14 78 C 14 85 18 88 24 88 L 76 88 C 82 88 86 85
          86 78 L 86 36;d M 38 49 L 62 73 M 62 49 L 38 73
        xserve|W 116;b R 8 34 100 32 6;d M 22 50 L 72 50;k K 92 50 4
        y - circle+ square+|W 62;s M 8 18 L 31 50 L 54 18 M 31 50 L 31 82
        yensign circle+ square+|W 72;s M 10 18 L 36 50 L 62 18 M 36 50 L 36 84 M 14 54 L 58 54 M 14 68 L 58 68
        z - circle+ square+|W 62;s M 10 18 L 52 18 L 10 82 L 52 82
        zzz|s M 10 48 L 40 48 L 10 88 L 40 88 M 46 24 L 66 24 L 46 52 L 66 52 M 72 10 L 90 10 L 72 34 L 90 34
        """
}

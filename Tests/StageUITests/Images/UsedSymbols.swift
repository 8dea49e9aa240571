// Licensed under the Apache License, Version 2.0.

/// Names of symbols that public apps use, gathered from the Swift sources of 52 open repositories.
enum UsedSymbols {
    static var names: [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }

    private static let text = """
        1.circle 1.circle.fill 1.square.fill 2.circle.fill 2.square.fill 26.circle 3.circle.fill 3.square a
        a.circle.fill airplane airplane.circle.fill alarm amplifier ant.circle ant.fill
        antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.circle.fill
        antenna.radiowaves.left.and.right.slash app app.badge app.badge.checkmark app.badge.fill
        app.connected.to.app.below.fill app.dashed app.gift applescript.fill appletvremote.gen4 apps.iphone
        aqi.high aqi.low aqi.medium archivebox archivebox.fill arrow.2.circlepath arrow.2.squarepath
        arrow.3.trianglepath arrow.circlepath arrow.clockwise arrow.clockwise.circle
        arrow.clockwise.circle.fill arrow.counterclockwise arrow.counterclockwise.circle
        arrow.counterclockwise.circle.fill arrow.down arrow.down.and.line.horizontal.and.arrow.up
        arrow.down.app arrow.down.circle arrow.down.circle.dotted arrow.down.circle.fill arrow.down.doc
        arrow.down.doc.fill arrow.down.forward arrow.down.forward.and.arrow.up.backward
        arrow.down.right.and.arrow.up.left arrow.down.right.circle arrow.down.square arrow.down.square.fill
        arrow.down.to.line arrow.forward arrow.left arrow.left.and.line.vertical.and.arrow.right
        arrow.left.and.right arrow.left.and.right.circle arrow.left.and.right.square
        arrow.left.and.right.square.fill arrow.left.arrow.right arrow.left.arrow.right.square
        arrow.left.circle arrow.right arrow.right.circle arrow.right.circle.fill arrow.swap
        arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle arrow.triangle.branch
        arrow.triangle.pull arrow.triangle.swap arrow.triangle.turn.up.right.diamond
        arrow.triangle.turn.up.right.diamond.fill arrow.turn.down.left arrow.turn.down.right arrow.up
        arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.and.sparkles
        arrow.up.and.down.text.horizontal arrow.up.and.line.horizontal.and.arrow.down arrow.up.arrow.down
        arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill arrow.up.arrow.down.square arrow.up.bin
        arrow.up.bin.fill arrow.up.circle arrow.up.circle.fill arrow.up.doc arrow.up.forward arrow.up.heart
        arrow.up.left arrow.up.left.and.arrow.down.right
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.right arrow.up.right.circle
        arrow.up.right.circle.fill arrow.up.right.square arrow.up.square arrow.up.square.fill
        arrow.up.to.line arrow.up.to.line.compact arrow.up.to.line.square arrow.up.to.line.square.fill
        arrow.up.trash arrow.uturn.backward arrow.uturn.backward.circle.fill arrow.uturn.forward
        arrow.uturn.left arrow.uturn.left.circle.fill arrow.uturn.right arrowshape.down arrowshape.down.fill
        arrowshape.left arrowshape.left.fill arrowshape.right arrowshape.right.fill
        arrowshape.turn.up.forward.fill arrowshape.turn.up.left arrowshape.turn.up.left.circle
        arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill arrowshape.turn.up.right
        arrowshape.up arrowshape.zigzag.forward arrowshape.zigzag.right arrowtriangle.down
        arrowtriangle.down.circle arrowtriangle.down.fill
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.up
        arrowtriangle.up.circle arrowtriangle.up.fill arrowtriangle.up.square asterisk at atom av.remote
        b.circle.fill backward.end.circle.fill backward.end.fill backward.fill badge.plus.radiowaves.right
        bag balloon bandage barcode baseball basket basketball bathtub battery.0 battery.100
        battery.100.bolt battery.25 battery.25percent battery.50 battery.75 battery.75percent bell
        bell.and.waves.left.and.right bell.badge bell.badge.fill bell.fill bell.slash bicycle binoculars
        binoculars.fill bird bird.circle bird.fill birthday.cake birthday.cake.fill bold bolt bolt.circle
        bolt.fill bolt.horizontal.icloud bolt.slash bolt.trianglebadge.exclamationmark.fill bonjour book
        book.circle book.closed book.fill book.pages bookmark bookmark.circle.fill bookmark.fill
        bookmark.slash bookmark.slash.fill books.vertical books.vertical.fill box.truck brain briefcase
        bubble bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
        bubble.left.and.exclamationmark.bubble.right bubble.left.and.text.bubble.right bubble.left.fill
        bubble.middle.bottom bubble.middle.bottom.fill bubble.right bubble.right.fill bubbles.and.sparkles
        building.2 building.2.crop.circle building.2.crop.circle.fill building.2.fill building.columns.fill
        bus button.angledbottom.horizontal.right button.horizontal button.horizontal.fill c.circle.fill
        cable.connector cable.connector.horizontal calendar calendar.badge.checkmark calendar.badge.clock
        calendar.badge.minus calendar.badge.plus calendar.circle calendar.day.timeline.leading camera
        camera.fill camera.macro camera.macro.circle capsule captions.bubble captions.bubble.fill car
        car.fill carrot cart cat chandelier character character.book.closed character.book.closed.fill
        character.bubble character.cursor.ibeam character.textbox chart.bar chart.bar.doc.horizontal
        chart.bar.fill chart.bar.xaxis chart.line.uptrend.xyaxis chart.pie.fill chart.xyaxis.line checklist
        checklist.unchecked checkmark checkmark.circle checkmark.circle.badge.xmark
        checkmark.circle.badge.xmark.fill checkmark.circle.fill checkmark.diamond checkmark.rectangle
        checkmark.rectangle.fill checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill
        checkmark.square checkmark.square.fill chevron.backward chevron.compact.down chevron.compact.right
        chevron.compact.up chevron.down chevron.down.circle chevron.down.circle.fill chevron.forward
        chevron.left chevron.left.circle chevron.left.forwardslash.chevron.right
        chevron.left.slash.chevron.right chevron.right chevron.right.circle chevron.up
        chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill chevron.up.square
        chevron.up.square.fill circle circle.and.line.horizontal circle.dashed circle.dashed.inset.fill
        circle.dotted.and.circle circle.fill circle.grid.3x3.fill circle.grid.cross
        circle.grid.cross.left.filled circle.hexagongrid circle.hexagongrid.circle.fill
        circle.hexagongrid.fill circle.lefthalf.fill circle.lefthalf.filled circle.righthalf.fill
        circlebadge.fill clear clipboard clock clock.arrow.2.circlepath clock.arrow.circlepath clock.badge
        clock.badge.checkmark clock.badge.exclamationmark clock.badge.xmark clock.fill cloud cloud.bolt
        cloud.fill cloud.heavyrain.fill cloud.rain cloud.rain.fill cloud.snow cloud.sun cloud.sun.rain
        cloud.sun.rain.fill command cone contextualmenu.and.cursorarrow cpu crop cross cross.vial
        cross.vial.fill crown crown.fill cube cube.box.fill cube.fill cup.and.saucer cup.and.saucer.fill
        curlybraces cylinder cylinder.fill cylinder.split.1x2 d.circle.fill delete.backward delete.forward
        delete.left delete.right desktopcomputer dial.low.fill dial.max dial.medium.fill dial.min diamond
        dice dice.fill die.face.5 digitalcrown.arrow.clockwise.fill digitalcrown.arrow.counterclockwise.fill
        directcurrent dishwasher display display.2 display.trianglebadge.exclamationmark doc
        doc.badge.ellipsis doc.badge.gearshape doc.badge.plus doc.fill doc.on.clipboard doc.on.doc
        doc.on.doc.fill doc.plaintext doc.plaintext.fill doc.richtext doc.text doc.text.fill
        doc.text.magnifyingglass dog dollarsign.circle dollarsign.circle.fill door.left.hand.closed
        door.left.hand.open dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.up.forward
        drop.circle drop.fill drop.triangle.fill dumbbell e.square earbuds eject ellipsis ellipsis.bubble
        ellipsis.circle ellipsis.circle.fill ellipsis.curlybraces ellipsis.message.fill envelope
        envelope.arrow.triangle.branch envelope.badge envelope.badge.fill envelope.circle.fill envelope.fill
        envelope.open envelope.open.fill equal eraser exclamationmark.2 exclamationmark.3
        exclamationmark.bubble exclamationmark.bubble.fill exclamationmark.circle
        exclamationmark.circle.fill exclamationmark.magnifyingglass exclamationmark.octagon
        exclamationmark.octagon.fill exclamationmark.shield.fill exclamationmark.square
        exclamationmark.triangle exclamationmark.triangle.fill externaldrive
        externaldrive.badge.exclamationmark externaldrive.badge.minus externaldrive.badge.person.crop
        externaldrive.badge.plus externaldrive.connected.to.line.below externaldrive.fill
        externaldrive.fill.badge.person.crop eye eye.fill eye.slash eye.slash.fill
        eye.trianglebadge.exclamationmark eyedropper eyedropper.full face.smiling face.smiling.inverse
        faceid fan faxmachine ferry fibrechannel figure figure.climbing figure.hiking figure.run figure.walk
        figure.walk.motion figure.wave filemenu.and.cursorarrow filemenu.and.selection film film.fill
        film.stack fireplace firewall fish flag flag.checkered flag.fill flag.filled.and.flag.crossed flame
        flame.fill flask flask.fill flipphone folder folder.badge.gear folder.badge.gearshape
        folder.badge.minus folder.badge.person.crop folder.badge.plus folder.fill
        folder.fill.badge.gearshape folder.fill.badge.person.crop folder.fill.badge.plus football fork.knife
        forward forward.end forward.end.circle.fill forward.end.fill forward.fill forward.frame
        fossil.shell.fill function g.square gamecontroller gamecontroller.fill gauge
        gauge.with.dots.needle.33percent gauge.with.dots.needle.67percent
        gauge.with.dots.needle.bottom.50percent.badge.plus gauge.with.needle gear gear.circle
        gear.circle.fill gearshape gearshape.2 gearshape.2.fill gearshape.arrow.triangle.2.circlepath
        gearshape.fill gift gift.fill giftcard.fill globe globe.americas globe.americas.fill globe.desk
        globe.desk.fill gobackward gobackward.10 gobackward.15 gobackward.30 gobackward.5 gobackward.minus
        goforward goforward.10 goforward.15 goforward.30 goforward.5 goforward.plus grid gyroscope h.square
        hammer hammer.fill hand.draw hand.draw.fill hand.point.right.fill hand.point.up.braille.fill
        hand.point.up.left.fill hand.raised hand.raised.fill hand.raised.slash hand.raised.slash.fill
        hand.tap hand.tap.fill hand.thumbsdown hand.thumbsup hand.thumbsup.fill hand.wave.fill hanger hare
        hare.fill headphones heart heart.circle heart.circle.fill heart.fill heart.slash heart.text.square
        heart.text.square.fill hexagon hifispeaker highlighter hockey.puck.circle hourglass
        hourglass.badge.plus hourglass.bottomhalf.fill hourglass.bottomhalf.filled hourglass.circle.fill
        hourglass.tophalf.fill hourglass.tophalf.filled house house.circle house.circle.fill house.fill
        humidity icloud icloud.and.arrow.down icloud.and.arrow.up icloud.fill icloud.slash
        increase.quotelevel infinity infinity.circle.fill info info.circle info.circle.fill internaldrive
        internaldrive.fill ipad.landscape iphone iphone.radiowaves.left.and.right iphone.slash ipod
        ipodtouch italic key key.fill key.horizontal.fill key.icloud key.slash key.slash.fill key.viewfinder
        keyboard keyboard.chevron.compact.down keyboard.fill keyboard.onehanded.left
        keyboard.onehanded.left.fill ladybug ladybug.fill laptopcomputer.trianglebadge.exclamationmark
        largecircle.fill.circle lasso leaf leaf.arrow.circlepath leaf.fill lifepreserver lifepreserver.fill
        light.beacon.max.fill light.max light.min lightbulb lightbulb.circle lightbulb.fill lightbulb.led
        lightbulb.led.fill lightspectrum.horizontal line.3.horizontal line.3.horizontal.decrease
        line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill line.diagonal
        line.horizontal.3.decrease line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill
        lines.measurement.horizontal lines.measurement.vertical link link.circle link.circle.fill
        link.icloud list.bullet list.bullet.below.rectangle list.bullet.circle list.bullet.clipboard
        list.bullet.clipboard.fill list.bullet.indent list.bullet.rectangle list.bullet.rectangle.fill
        list.bullet.rectangle.portrait list.bullet.rectangle.portrait.fill list.clipboard
        list.clipboard.fill list.dash list.number list.star list.triangle location location.circle
        location.fill location.north location.north.circle location.north.circle.fill location.north.fill
        location.north.line.fill location.slash location.slash.circle.fill location.square.fill lock
        lock.app.dashed lock.circle.fill lock.doc lock.fill lock.icloud lock.open lock.open.fill
        lock.open.trianglebadge.exclamationmark.fill lock.rotation lock.rotation.open lock.shield
        lock.square.stack.fill lock.trianglebadge.exclamationmark loupe lungs m.square macbook.and.iphone
        macbook.gen2 macpro.gen2 macpro.gen3 macwindow.badge.plus magnifyingglass magnifyingglass.circle
        mail mail.stack mail.stack.fill map map.fill mappin mappin.and.ellipse mappin.and.ellipse.circle
        mappin.circle mappin.circle.fill mappin.slash medal megaphone megaphone.fill memories memorychip
        message message.fill metronome mic mic.fill microwave minus minus.circle minus.circle.fill
        minus.magnifyingglass minus.rectangle minus.rectangle.fill minus.square minus.square.fill moon
        moon.circle moon.circle.fill moon.fill moon.stars moon.stars.fill moon.zzz moonphase.first.quarter
        moonphase.full.moon moonphase.last.quarter moonphase.new.moon moonphase.waning.crescent
        moonphase.waning.gibbous moonphase.waxing.crescent moonphase.waxing.gibbous mountain.2
        mountain.2.fill movieclapper multiply multiply.circle multiply.circle.fill multiply.square music.mic
        music.note music.note.list music.note.tv.fill music.quarternote.3 mustache network
        network.badge.shield.half.filled network.slash newspaper newspaper.circle.fill newspaper.fill nose
        nosign note note.text number number.circle number.square octagon opticaldisc opticaldiscdrive
        opticaldiscdrive.fill opticid paintbrush paintbrush.fill paintbrush.pointed paintpalette
        paintpalette.fill paperclip paperclip.circle.fill paperplane paperplane.circle.fill paperplane.fill
        party.popper pause pause.circle pause.circle.fill pause.fill pc pencil pencil.and.list.clipboard
        pencil.and.outline pencil.and.scribble pencil.circle pencil.circle.fill pencil.line pencil.slash
        pentagon percent person person.2 person.2.badge.gearshape person.2.fill person.2.slash
        person.2.wave.2 person.3 person.3.fill person.3.sequence person.and.background.dotted
        person.badge.key person.badge.key.fill person.badge.minus person.badge.plus
        person.badge.shield.checkmark person.circle person.circle.fill person.crop.circle
        person.crop.circle.badge.exclamationmark person.crop.circle.badge.moon person.crop.circle.badge.plus
        person.crop.circle.badge.xmark person.crop.circle.fill person.crop.circle.fill.badge.checkmark
        person.crop.rectangle.fill person.crop.rectangle.stack person.crop.rectangle.stack.fill
        person.crop.square person.crop.square.filled.and.at.rectangle person.fill
        person.fill.and.arrow.left.and.arrow.right person.fill.badge.plus person.fill.checkmark
        person.fill.questionmark person.fill.xmark person.icloud person.line.dotted.person person.slash
        person.text.rectangle phone phone.connection phone.down phone.fill photo photo.badge.checkmark
        photo.badge.plus photo.circle.fill photo.fill photo.on.rectangle.angled photo.tv pill pin pin.fill
        pin.slash pin.slash.fill pip pip.enter pip.exit pip.swap platter.filled.bottom.iphone
        platter.filled.top.and.arrow.up.iphone play play.circle play.circle.fill play.fill
        play.laptopcomputer play.rectangle play.rectangle.fill play.rectangle.on.rectangle
        play.rectangle.on.rectangle.fill play.slash play.square.stack play.square.stack.fill play.tv
        playpause playpause.circle.fill playpause.fill plus plus.app plus.bubble plus.circle
        plus.circle.fill plus.diamond plus.diamond.fill plus.magnifyingglass plus.rectangle.on.folder
        plus.rectangle.on.rectangle plus.square plus.square.fill plus.square.on.square plusminus.circle
        point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
        point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath
        point.topleft.filled.down.to.point.bottomright.curvepath popcorn popcorn.fill power
        poweroutlet.type.b poweroutlet.type.b.fill powerplug powerplug.fill printer puzzlepiece.extension
        pyramid qrcode qrcode.viewfinder questionmark questionmark.app questionmark.app.dashed
        questionmark.app.fill questionmark.circle questionmark.circle.fill questionmark.diamond
        questionmark.diamond.fill questionmark.folder questionmark.folder.fill questionmark.square.dashed
        quote.bubble quote.bubble.fill quote.opening r.square radio rainbow record.circle record.circle.fill
        rectangle rectangle.3.group rectangle.3.offgrid.fill rectangle.and.hand.point.up.left
        rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass
        rectangle.bottomthird.inset.filled rectangle.compress.vertical rectangle.connected.to.line.below
        rectangle.dashed rectangle.expand.vertical rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill
        rectangle.grid.2x2 rectangle.inset.filled.on.rectangle rectangle.landscape.rotate
        rectangle.leftthird.inset.filled rectangle.on.rectangle rectangle.on.rectangle.angled
        rectangle.on.rectangle.slash rectangle.portrait rectangle.portrait.and.arrow.forward
        rectangle.portrait.center.inset.filled rectangle.portrait.fill rectangle.portrait.rotate
        rectangle.portrait.slash rectangle.stack rectangle.stack.fill rectangle.topthird.inset.filled repeat
        repeat.1 restart return rhombus rhombus.fill road.lanes road.lanes.curved.right rosette rotate.right
        ruler ruler.fill s.square safari safari.fill scalemass scalemass.fill scanner scooter scope
        screwdriver scroll scroll.fill seal selection.pin.in.out sensor sensor.fill
        sensor.tag.radiowaves.forward.fill server.rack shadow shield shield.checkered shield.fill
        shield.lefthalf.fill shield.lefthalf.filled shield.slash shield.slash.fill shippingbox
        shippingbox.and.arrow.backward shower shuffle sidebar.leading sidebar.left sidebar.right
        sidebar.trailing signature signpost.left signpost.right signpost.right.and.left skateboard skew
        slash.circle slash.circle.fill sleep slider.horizontal.2.gobackward slider.horizontal.3
        slider.horizontal.below.rectangle smallcircle.filled.circle smiley smoke snowboard snowflake sofa
        space sparkle sparkle.magnifyingglass sparkles speaker speaker.1.fill speaker.2.fill speaker.3.fill
        speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2
        speaker.wave.2.bubble speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speedometer sprinkler
        square square.and.arrow.down square.and.arrow.down.fill square.and.arrow.down.on.square
        square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.trianglebadge.exclamationmark
        square.and.line.vertical.and.square.fill square.and.pencil square.bottomthird.inset.filled
        square.dashed square.dashed.inset.filled square.fill square.fill.on.circle.fill
        square.fill.text.grid.1x2 square.grid.2x2 square.grid.2x2.fill square.grid.3x2.fill square.grid.3x3
        square.grid.3x3.fill square.grid.3x3.topleft.filled square.leadingthird.inset.filled
        square.on.square square.on.square.dashed square.on.square.intersection.dashed square.split.2x1
        square.stack square.stack.3d.down.forward square.stack.3d.up.fill square.stack.fill
        square.trailingthird.inset.filled stairs star star.circle star.circle.fill star.fill
        star.leadinghalf.fill star.slash star.slash.fill staroflife.fill stethoscope stop stop.circle
        stop.circle.fill stop.fill storefront stove suit.heart.fill suitcase sun.haze sun.haze.fill sun.max
        sun.max.circle.fill sun.max.fill sun.max.trianglebadge.exclamationmark.fill sun.min sun.rain.fill
        sunglasses sunglasses.fill sunrise sunrise.fill sunset sunset.fill swatchpalette swift swiftdata
        switch.2 syringe syringe.fill table tablecells tag tag.fill target tent terminal terminal.fill
        testtube.2 text.alignleft text.append text.badge.checkmark text.badge.minus text.badge.plus
        text.badge.star text.badge.xmark text.below.photo text.below.photo.fill text.book.closed text.bubble
        text.bubble.fill text.justify.left text.justifyleft text.line.first.and.arrowtriangle.forward
        text.magnifyingglass text.quote text.viewfinder textformat textformat.abc textformat.size
        textformat.subscript textformat.superscript thermometer thermometer.high thermometer.low
        thermometer.medium thermometer.snowflake ticket timelapse timeline.selection timer togglepower
        toilet tortoise tortoise.fill touchid tram trash trash.circle trash.circle.fill trash.fill
        trash.slash tray tray.2 tray.2.fill tray.and.arrow.down tray.and.arrow.up.fill tray.fill tray.full
        tree tree.fill triangle triangle.fill trophy trophy.fill tv tv.and.mediabox tv.circle.fill umbrella
        v.square video video.fill video.slash view.3d viewfinder volleyball wallet.pass wand.and.rays
        wand.and.stars wand.and.stars.inverse water.waves wave.3.right wave.3.right.circle waveform
        waveform.badge.magnifyingglass waveform.badge.plus waveform.circle.fill waveform.path
        waveform.path.ecg waveform.path.ecg.rectangle web.camera wifi wifi.exclamationmark wifi.router
        wifi.router.fill wifi.slash wind window.shade.closed window.shade.open wrench wrench.adjustable.fill
        wrench.and.screwdriver wrench.and.screwdriver.fill x.circle x.circle.fill xmark xmark.app xmark.bin
        xmark.bin.fill xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill
        xmark.rectangle.portrait xmark.seal xmark.seal.fill xmark.shield xmark.shield.fill xmark.square
        xmark.square.fill zzz
        """
}

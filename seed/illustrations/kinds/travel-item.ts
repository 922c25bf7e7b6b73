import {
  box,
  circle,
  ellipse,
  fallShadow,
  group,
  groundShadow,
  inside,
  line,
  markOn,
  mix,
  seamOf,
  shape,
  stitch,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

const black = (ink: Ink) => [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.32)] as const

/** Waves and dots over everything: the print of the travel line. */
const print = (ink: Ink) =>
  ink.has('print')
    ? times(8, (r) =>
        line(
          `M0 ${90 + r * 120}q62 -60 125 0t125 0t125 0t125 0t125 0t125 0t125 0t125 0`,
          r % 2 ? ink.accent : ink.pale,
          17,
        ),
      ) + times(28, (i) => circle(60 + (i % 7) * 145, 150 + Math.floor(i / 7) * 240, 13, ink.accent))
    : ''

const neckPillow: Drawing = (ink) => {
  const w = 34 + ink.vary(0) * 20
  const d = `M500 120C740 120 880 290 880 500C880 690 800 860 690 ${846 + w}C600 ${850 + w} 570 760 600 680C630 620 650 560 640 480C630 410 580 370 500 370C420 370 370 410 360 480C350 560 370 620 400 680C430 760 400 ${850 + w} 310 ${846 + w}C200 860 120 690 120 500C120 290 260 120 500 120Z`
  return [
    fallShadow(d, 20, 32),
    shape(d, ink.base),
    inside(
      'pillow-body',
      d,
      print(ink) +
        shape(
          'M100 500C110 280 260 110 520 110C340 170 210 330 230 560C240 700 280 800 320 880H180C130 800 100 660 100 500Z',
          ink.light,
          { opacity: 0.75 },
        ) +
        shape('M180 420C220 280 330 200 470 180C360 240 270 330 250 470C230 500 170 480 180 420Z', ink.pale, {
          opacity: 0.7,
        }) +
        shape(
          'M900 500C890 700 800 880 690 900C760 760 800 600 770 440C740 260 660 160 560 116C760 130 900 280 900 500Z',
          ink.dark,
        ) +
        shape(
          'M360 480C370 410 420 370 500 370C580 370 630 410 640 480C650 420 620 330 500 330C380 330 350 420 360 480Z',
          ink.deep,
          { opacity: 0.5 },
        ),
    ),
    line('M250 800C190 640 210 300 500 236C790 300 810 640 750 800', seamOf(ink), 5, { opacity: 0.6 }),
    line('M412 770C450 800 550 800 588 770', ink.webbing, 15),
    box(466, 772, 68, 44, 10, ink.rubber),
    box(480, 782, 40, 12, 5, ink.accent),
    box(120, 470, 20, 90, 6, ink.accent),
  ].join('')
}

const adapter: Drawing = (ink) => {
  const h = 200 + ink.vary(0) * 20
  const front = `M210 ${520 - h}Q210 ${490 - h} 240 ${490 - h}H610Q640 ${490 - h} 640 ${520 - h}V${500 + h}Q640 ${530 + h} 610 ${530 + h}H240Q210 ${530 + h} 210 ${500 + h}Z`
  const side = `M630 ${490 - h}L780 ${470 - h}Q810 ${464 - h} 810 ${500 - h}V${460 + h}Q810 ${480 + h} 790 ${486 + h}L630 ${530 + h}Z`
  return [
    groundShadow(510, 540 + h, 340),
    [300, 380].map((y) => box(800, y, 120, 26, 5, ink.metalDark) + box(800, y, 120, 11, 4, ink.metalLight)).join(''),
    box(800, 470, 90, 30, 14, ink.metal),
    shape(`M226 ${496 - h}L380 ${474 - h}Q390 ${470 - h} 410 ${470 - h}H780L640 ${500 - h}Z`, ink.pale),
    shape(side, ink.dark),
    shape(front, ink.base),
    inside(
      'adapter-front',
      front,
      print(ink) +
        box(200, 200, 70, 600, 0, ink.light, { opacity: 0.8 }) +
        box(200, 480 - h, 460, 20, 0, ink.pale, { opacity: 0.8 }) +
        box(580, 200, 80, 600, 0, ink.dark, { opacity: 0.45 }),
    ),
    circle(425, 450, 124, ink.deep),
    circle(420, 446, 112, mix(ink.rubber, '#ffffff', 0.1)),
    box(372, 390, 19, 70, 6, '#0d1214'),
    box(450, 390, 19, 70, 6, '#0d1214'),
    circle(420, 510, 17, '#0d1214'),
    line('M346 380A100 100 0 0 1 420 346', mix(ink.rubber, '#ffffff', 0.4), 8),
    [270, 350, 430, 510]
      .map((x, i) => box(x, 610, 60, i < 3 ? 26 : 18, 6, '#0d1214') + box(x + 8, 618, 44, 8, 3, ink.metal))
      .join(''),
    circle(580, 330 - h / 6, 11, '#7fd08a'),
    [0, 1, 2]
      .map((i) =>
        shape(
          `M690 ${400 + i * 62}L770 ${372 + i * 62}V${404 + i * 62}L690 ${432 + i * 62}Z`,
          i === 1 ? ink.accent : ink.deep,
        ),
      )
      .join(''),
  ].join('')
}

const toiletryKit: Drawing = (ink) => {
  const top = 360 + ink.vary(0) * 30
  const d = `M130 ${top + 50}C140 ${top} 180 ${top - 10} 230 ${top - 14}H770C820 ${top - 10} 860 ${top} 870 ${top + 50}L890 760C890 830 850 846 790 848H210C150 846 110 830 110 760Z`
  return [
    groundShadow(505, 852, 400),
    tube(`M300 ${top - 8}V${top - 130}`, 44, [ink.metalDark, '#e9eef0', '#ffffff']) +
      box(276, top - 170, 48, 60, 10, ink.accent) +
      tube(`M430 ${top - 8}L446 ${top - 190}`, 19, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)]) +
      box(436, top - 246, 28, 66, 6, '#f4f1e6') +
      shape(
        `M560 ${top}V${top - 110}Q560 ${top - 130} 580 ${top - 130}H680Q700 ${top - 130} 700 ${top - 110}V${top}Z`,
        mix(ink.wood, '#ffffff', 0.3),
      ) +
      box(596, top - 166, 70, 40, 8, ink.rubber),
    shape(d, ink.base),
    inside(
      'kit-body',
      d,
      print(ink) +
        shape(`M100 ${top - 30}H270C230 500 220 700 250 860H100Z`, ink.light, { opacity: 0.8 }) +
        shape(`M760 ${top - 30}H900V860H740C780 700 780 520 760 ${top - 30}Z`, ink.dark) +
        shape('M100 780H900V860H100Z', ink.deep, { opacity: 0.6 }),
    ),
    shape(
      `M130 ${top + 50}C140 ${top} 180 ${top - 10} 230 ${top - 14}H770C820 ${top - 10} 860 ${top} 870 ${top + 50}Q500 ${top + 90} 130 ${top + 50}Z`,
      ink.dark,
    ),
    line(`M150 ${top + 40}Q500 ${top + 76} 850 ${top + 40}`, ink.metal, 8, { dash: '8 6', cap: 'butt' }),
    box(668, top + 46, 30, 36, 8, ink.metalDark),
    line(`M683 ${top + 80}v60`, ink.accent, 15),
    line('M890 560C970 560 970 700 890 700', ink.webbing, 30),
    !ink.has('print') && line('M420 680l46 -64l34 46l24 -30l50 56', markOn(ink), 13),
    stitch('M150 800H850', ink.pale),
  ]
    .filter(Boolean)
    .join('')
}

const eyeMask: Drawing = (ink) => {
  const dip = ink.vary(0) * 30
  const d = `M110 420C120 350 200 320 320 320C440 320 460 340 500 340C540 340 560 320 680 320C800 320 880 350 890 420C900 540 830 ${660 + dip} 700 ${660 + dip}C590 ${660 + dip} 570 560 500 556C430 560 410 ${660 + dip} 300 ${660 + dip}C170 ${660 + dip} 100 540 110 420Z`
  const strap = 'M130 420C60 200 300 120 500 120C700 120 940 200 870 420'
  return [
    line(strap, '#17201c', 50, { opacity: 0.12, transform: 'translate(14 26)' }),
    line(strap, ink.deep, 52),
    line(strap, ink.dark, 42),
    stitch('M150 350C150 210 340 146 500 146C660 146 850 210 850 350', ink.light, 4),
    box(690, 118, 66, 76, 10, ink.rubber, { transform: 'rotate(24 720 156)' }),
    fallShadow(d, 18, 34),
    shape(d, ink.base),
    inside(
      'mask-body',
      d,
      print(ink) +
        shape('M90 300H920V400C700 360 300 360 90 480Z', ink.light, { opacity: 0.75 }) +
        shape('M90 560C300 620 420 520 500 500C580 520 700 620 910 540V720H90Z', ink.dark, { opacity: 0.8 }) +
        ellipse(310, 480, 130, 90, ink.pale, { opacity: 0.22 }) +
        ellipse(690, 480, 130, 90, '#0d1512', { opacity: 0.12 }),
    ),
    line(d, ink.deep, 17),
    line(d, ink.pale, 4, { dash: '9 8', cap: 'butt', opacity: 0.8 }),
    !ink.has('print') && line('M230 500C270 540 350 540 390 500M610 500C650 540 730 540 770 500', markOn(ink), 11),
    !ink.has('print') &&
      line('M250 524l-16 22M310 536v26M370 524l16 22M630 524l-16 22M690 536v26M750 524l16 22', markOn(ink), 9),
  ]
    .filter(Boolean)
    .join('')
}

const wallet: Drawing = (ink) => {
  const w = ink.vary(0) * 24
  const back = `M180 ${300 - w}H820Q850 ${300 - w} 850 ${330 - w}V700H150V${330 - w}Q150 ${300 - w} 180 ${300 - w}Z`
  const front = 'M150 400Q150 380 170 380H830Q850 380 850 400V740Q850 780 810 780H190Q150 780 150 740Z'
  const card = (x: number, y: number, turn: number, fill: string) =>
    turned(
      box(x, y, 460, 240, 24, fill) +
        box(x, y + 40, 460, 44, 0, '#0d1512', { opacity: 0.35 }) +
        box(x + 340, y + 110, 80, 56, 8, '#e3c774'),
      turn,
      x + 230,
      y + 200,
    )
  return turned(
    [
      fallShadow(front, 22, 30),
      shape(back, ink.deep),
      card(200, 220, -6, ink.accent),
      card(300, 250, 3, mix(ink.metalLight, ink.metal, 0.4)),
      shape('M220 330H790V400H220Z', '#9db58e') + line('M240 352H770', '#7d9a70', 6),
      shape(front, ink.base),
      inside(
        'wallet-front',
        front,
        print(ink) +
          shape('M130 370H330C290 500 290 640 320 800H130Z', ink.light, { opacity: 0.75 }) +
          shape('M700 370H870V800H680C720 640 720 500 700 370Z', ink.dark) +
          shape('M130 720H870V800H130Z', ink.deep, { opacity: 0.5 }),
      ),
      stitch('M176 402H824M176 410V740Q180 756 200 756H800Q820 756 824 740V410', ink.pale, 5),
      shape('M850 500H700Q650 500 650 560Q650 620 700 620H850Z', ink.dark),
      stitch('M840 514H706Q666 514 664 560Q666 606 706 606H840', ink.light),
      circle(716, 560, 24, ink.metalDark),
      circle(713, 557, 16, ink.metalLight),
      !ink.has('print') && line('M300 640l46 -64l34 46l24 -30l50 56', markOn(ink), 12),
      shape('M150 690h60v50h-60Z', ink.accent),
    ]
      .filter(Boolean)
      .join(''),
    -7,
  )
}

const towel: Drawing = (ink) => {
  const low = 800 + ink.vary(0) * 60
  const d = `M250 230C250 200 750 200 750 230C760 420 744 620 756 ${low}C600 ${low + 24} 400 ${low - 10} 246 ${low + 10}C256 620 240 420 250 230Z`
  return [
    line('M140 200H860', '#17201c', 26, { opacity: 0.12, transform: 'translate(14 24)' }),
    fallShadow(d, 22, 26),
    tube('M110 190H890', 30, [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.35)]),
    shape(`M270 210C270 180 720 180 720 210V${low - 120}H270Z`, ink.deep),
    shape(d, ink.base),
    inside(
      'towel-body',
      d,
      print(ink) +
        shape('M230 200H390C350 420 400 640 360 900H230Z', ink.light, { opacity: 0.75 }) +
        shape('M470 200C500 420 450 640 490 900H540C510 640 550 420 520 200Z', ink.dark, { opacity: 0.45 }) +
        shape('M640 200C620 420 680 640 640 900H780V200Z', ink.dark) +
        shape('M230 190H780V240Q500 214 230 246Z', ink.pale, { opacity: 0.6 }) +
        shape(
          `M230 ${low - 130}Q500 ${low - 150} 780 ${low - 134}V${low - 84}Q500 ${low - 100} 230 ${low - 80}Z`,
          ink.accent,
        ) +
        line(`M230 ${low - 56}Q500 ${low - 76} 780 ${low - 60}`, ink.accent, 11),
    ),
    stitch(`M266 250C272 420 256 620 266 ${low - 20}M736 250C742 420 728 620 738 ${low - 20}`, ink.pale),
    tube('M700 200C740 140 790 160 760 220', 13, black(ink)),
    box(290, low - 40, 70, 30, 4, ink.paper, { opacity: 0.85 }),
  ].join('')
}

const umbrella: Drawing = (ink) => {
  const high = 130 + ink.vary(0) * 20
  const d = `M80 480C100 260 280 ${high} 500 ${high}C720 ${high} 900 260 920 480C880 430 800 430 760 480C720 430 640 430 600 480C560 440 440 440 400 480C360 430 280 430 240 480C200 430 120 430 80 480Z`
  return turned(
    [
      line('M500 480V820', '#17201c', 22, { opacity: 0.12, transform: 'translate(16 14)' }),
      shape(
        'M80 480C120 430 200 430 240 480C280 430 360 430 400 480C440 440 560 440 600 480C640 430 720 430 760 480C800 430 880 430 920 480C800 540 200 540 80 480Z',
        ink.deep,
      ),
      line('M500 560L240 480M500 560L400 476M500 560L600 476M500 560L760 480', ink.metalDark, 6),
      tube('M500 460V800', 19, [ink.metalDark, ink.metal, ink.metalLight]),
      tube('M500 780V830C500 910 400 910 400 830', 38, [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.35)]),
      fallShadow(d, 16, 20),
      shape(d, ink.base),
      inside(
        'umbrella-cloth',
        d,
        print(ink) +
          shape(`M60 500C100 260 280 ${high - 10} 500 ${high}C340 220 250 340 240 500Z`, ink.light) +
          shape(`M500 ${high}C430 240 400 360 400 500H240C250 340 340 220 500 ${high}Z`, ink.pale, {
            opacity: ink.has('print') ? 0.2 : 0.45,
          }) +
          shape(`M500 ${high}C660 220 750 340 760 500H960V300C900 200 720 ${high} 500 ${high}Z`, ink.dark) +
          shape(`M500 ${high}C720 ${high} 900 260 940 500H850C840 340 720 200 500 ${high}Z`, ink.deep, {
            opacity: 0.5,
          }),
      ),
      line(
        `M500 ${high}C340 220 250 340 240 480M500 ${high}C430 240 400 360 400 480M500 ${high}C570 240 600 360 600 480M500 ${high}C660 220 750 340 760 480`,
        seamOf(ink),
        5,
      ),
      tube(`M500 ${high + 4}V${high - 46}`, 17, [ink.metalDark, ink.metal, ink.metalLight]),
      [80, 240, 400, 600, 760, 920].map((x) => circle(x, 482, 8, ink.metalDark)).join(''),
      box(486, 600, 28, 50, 8, ink.accent),
    ].join(''),
    14,
  )
}

const cuts: Record<string, Drawing> = {
  'neck-pillow': neckPillow,
  adapter: (ink) => group(adapter(ink), 'translate(-30 0)'),
  'toiletry-kit': toiletryKit,
  'eye-mask': (ink) => group(eyeMask(ink), 'translate(0 100)'),
  wallet,
  towel,
  umbrella,
}

export const travelItem: Drawing = (ink) => (cuts[ink.cut] ?? neckPillow)(ink)

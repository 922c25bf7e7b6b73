import {
  barrel,
  blackTones,
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
  ownTones,
  seamOf,
  shape,
  stitch,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

const plus = (x: number, y: number, r: number, colour: string) =>
  shape(
    `M${x - r * 0.34} ${y - r}h${r * 0.68}v${r * 0.66}h${r * 0.66}v${r * 0.68}h${-r * 0.66}v${r * 0.66}h${-r * 0.68}v${-r * 0.66}h${-r * 0.66}v${-r * 0.68}h${r * 0.66}Z`,
    colour,
  )

const hill = (ink: Ink, x: number, y: number, s: number) =>
  line(
    `M${x - 70 * s} ${y + 30 * s}l${46 * s} ${-64 * s}l${32 * s} ${44 * s}l${22 * s} ${-28 * s}l${46 * s} ${50 * s}`,
    markOn(ink),
    12 * s,
  )

/** A zipped soft case: first aid, or repairs. */
const softCase = (ink: Ink, repair: boolean) => {
  const top = 290 + ink.vary(0) * 20
  const d = `M130 ${top + 80}Q130 ${top} 220 ${top - 6}Q500 ${top - 26} 780 ${top - 6}Q870 ${top} 870 ${top + 80}L880 740Q880 820 800 826Q500 846 200 826Q120 820 120 740Z`
  const pocket = `M190 ${top + 270}Q500 ${top + 250} 810 ${top + 270}V740Q800 776 760 780Q500 796 240 780Q200 776 190 740Z`
  return [
    groundShadow(505, 836, 390),
    tube(`M390 ${top - 10}C390 ${top - 130} 610 ${top - 130} 610 ${top - 10}`, 36, [
      mix(ink.webbing, '#0d1512', 0.3),
      ink.webbing,
      mix(ink.webbing, '#ffffff', 0.28),
    ]),
    shape(d, ink.base),
    inside(
      'kit-case',
      d,
      shape(`M90 ${top - 40}H300C260 500 260 640 300 880H90Z`, ink.light) +
        shape(`M740 ${top - 40}H920V880H720C770 640 770 480 740 ${top - 40}Z`, ink.dark) +
        shape('M100 760Q500 800 900 760V880H100Z', ink.deep, { opacity: 0.6 }),
    ),
    line(`M128 ${top + 190}Q500 ${top + 160} 872 ${top + 190}`, ink.deep, 24),
    line(`M128 ${top + 190}Q500 ${top + 160} 872 ${top + 190}`, ink.metal, 7, { dash: '8 6', cap: 'butt' }),
    box(700, top + 160, 28, 40, 8, ink.metalDark),
    line(`M714 ${top + 196}v64`, ink.accent, 15),
    repair
      ? shape(pocket, ink.dark) +
        stitch(`M206 ${top + 290}V730Q214 760 250 764H750Q788 760 794 730V${top + 290}`, ink.light, 4) +
        tools(ink, top)
      : shape(pocket, ink.dark, { opacity: 0.4 }) +
        stitch(`M206 ${top + 290}V730Q214 760 250 764H750Q788 760 794 730V${top + 290}`, ink.pale, 4),
    !repair &&
      (ink.has('cross') ? circle(500, 660, 108, ink.paper) + plus(500, 660, 72, '#c63a2b') : hill(ink, 500, 670, 1.3)),
    repair && ink.has('cross') && circle(270, top + 80, 60, ink.paper) + plus(270, top + 80, 40, '#c63a2b'),
    ink.has('strap') &&
      line(`M300 ${top - 8}V828M700 ${top - 8}V828`, ink.webbing, 42, { cap: 'butt' }) +
        box(262, top + 66, 76, 60, 10, ink.rubber) +
        box(662, top + 66, 76, 60, 10, ink.rubber) +
        box(276, top + 82, 48, 12, 5, mix(ink.rubber, '#ffffff', 0.3)) +
        box(676, top + 82, 48, 12, 5, mix(ink.rubber, '#ffffff', 0.3)),
  ]
    .filter(Boolean)
    .join('')
}

const tools = (ink: Ink, top: number) =>
  tube(`M330 ${top + 150}V740`, 40, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)]) +
  box(316, top + 120, 28, 40, 5, ink.metal) +
  circle(470, top + 310, 78, '#d8d3c4') +
  circle(470, top + 310, 30, ink.wood) +
  line(`M404 ${top + 290}A70 70 0 0 1 480 ${top + 244}`, '#ffffff', 9, { opacity: 0.7 }) +
  shape(
    `M590 740V${top + 190}Q600 ${top + 120} 622 ${top + 190}V740Z M640 740V${top + 190}Q650 ${top + 120} 672 ${top + 190}V740Z`,
    ink.metal,
  ) +
  box(584, 600, 96, 180, 14, ink.accentDark) +
  shape(
    `M190 ${top + 380}Q500 ${top + 360} 810 ${top + 380}V740Q800 776 760 780Q500 796 240 780Q200 776 190 740Z`,
    ink.dark,
  ) +
  line(`M190 ${top + 380}Q500 ${top + 360} 810 ${top + 380}`, ink.light, 9) +
  hill(ink, 500, 730, 0.7)

const bearCanister: Drawing = (ink) => {
  const top = 250 + ink.vary(0) * 20
  const d = `M240 ${top}H760C790 440 790 660 760 830C740 888 260 888 240 830C210 660 210 440 240 ${top}Z`
  return [
    groundShadow(508, 872, 310),
    barrel(
      'kit-can',
      d,
      216,
      568,
      ownTones(ink),
      times(
        5,
        (i) =>
          line(`M200 ${380 + i * 96}Q500 ${420 + i * 96} 800 ${380 + i * 96}`, ink.deep, 7, { opacity: 0.5 }) +
          line(`M200 ${390 + i * 96}Q500 ${430 + i * 96} 800 ${390 + i * 96}`, ink.pale, 5, { opacity: 0.4 }),
      ) +
        paw(ink, 480, 620) +
        (ink.has('cross') ? circle(640, 480, 50, ink.paper) + plus(640, 480, 33, '#c63a2b') : ''),
    ),
    barrel(
      'kit-lid',
      `M222 ${top - 50}V${top + 8}Q500 ${top + 56} 778 ${top + 8}V${top - 50}Z`,
      222,
      556,
      blackTones(ink),
    ),
    ellipse(500, top - 50, 278, 62, mix(ink.rubber, '#ffffff', 0.12)),
    ellipse(500, top - 48, 232, 48, mix(ink.rubber, '#ffffff', 0.22)),
    [
      [330, -40],
      [670, -40],
      [500, -4],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse(x, top + y, 30, 13, ink.metalDark) +
          ellipse(x - 2, top + y - 3, 24, 9, ink.metalLight) +
          line(`M${x - 14} ${top + y - 3}h26`, ink.metalDark, 4),
      )
      .join(''),
    ink.has('strap') &&
      line('M262 300Q240 560 280 860M738 300Q760 560 720 860', ink.webbing, 34) +
        line('M226 560Q500 620 774 560', ink.webbing, 34, { cap: 'butt' }) +
        box(462, 572, 76, 50, 10, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

const paw = (ink: Ink, x: number, y: number) =>
  ellipse(x, y + 30, 62, 48, markOn(ink), { opacity: 0.9 }) +
  times(5, (i) =>
    ellipse(x - 76 + i * 38, y - 34 - Math.sin(((i + 0.5) / 5) * 3.14) * 26, 15, 22, markOn(ink), { opacity: 0.9 }),
  )

const bearSpray: Drawing = (ink) => {
  const top = 330 + ink.vary(0) * 20
  return [
    groundShadow(505, 874, 190),
    barrel(
      'kit-spray',
      `M366 ${top + 30}C366 ${top - 20} 420 ${top - 30} 436 ${top - 60}H564C580 ${top - 30} 634 ${top - 20} 634 ${top + 30}V850C634 884 366 884 366 850Z`,
      366,
      268,
      ownTones(ink),
      shape('M350 420H650V520H350Z', ink.accent) +
        shape('M350 536H650V552H350Z', ink.paper) +
        paw(ink, 490, 650) +
        shape('M560 400H660V900H560Z', '#0d1512', { opacity: 0.12 }) +
        box(440, 760, 110, 14, 4, markOn(ink)) +
        box(440, 790, 80, 12, 4, markOn(ink)) +
        (ink.has('cross') ? circle(470, 470, 38, ink.paper) + plus(470, 470, 25, '#c63a2b') : ''),
    ),
    shape(
      `M430 ${top - 50}V${top - 150}C430 ${top - 200} 480 ${top - 216} 540 ${top - 206}L620 ${top - 190}C640 ${top - 180} 636 ${top - 150} 616 ${top - 150}H570V${top - 50}Z`,
      ink.rubber,
    ),
    shape(
      `M440 ${top - 54}V${top - 150}C440 ${top - 186} 470 ${top - 200} 500 ${top - 202}V${top - 54}Z`,
      mix(ink.rubber, '#ffffff', 0.25),
    ),
    circle(628, top - 170, 12, '#0d1214'),
    shape(
      `M470 ${top - 196}L450 ${top - 236}C500 ${top - 256} 600 ${top - 250} 650 ${top - 214}L640 ${top - 196}C590 ${top - 220} 520 ${top - 220} 470 ${top - 196}Z`,
      '#dba524',
    ),
    line(`M576 ${top - 130}C680 ${top - 120} 680 ${top - 40} 590 ${top - 60}`, ink.metalDark, 12),
    ink.has('strap') &&
      shape('M352 600Q500 630 648 600V850C648 890 352 890 352 850Z', ink.webbing) +
        shape('M352 600Q500 630 648 600V640Q500 670 352 640Z', mix(ink.webbing, '#ffffff', 0.18)) +
        line('M648 660C760 660 760 800 648 800', ink.webbing, 30) +
        stitch('M370 660V840Q500 876 630 840V660', ink.metal) +
        hill(ink, 500, 760, 0.8),
  ]
    .filter(Boolean)
    .join('')
}

const whistle: Drawing = (ink) => {
  const d = `M210 420H620C780 420 880 520 880 640C880 760 790 850 670 850C560 850 470 770 470 660C470 610 440 590 400 590H210C180 590 170 570 170 ${540}V470C170 440 180 420 210 420Z`
  return group(
    [
      line('M640 440C560 120 260 60 200 240C170 330 300 340 320 250C340 140 640 60 760 440', '#17201c', 24, {
        opacity: 0.12,
        transform: 'translate(14 24)',
      }),
      line(
        'M640 470C560 120 260 60 200 240C170 330 300 340 320 250C340 140 640 60 760 480',
        ink.has('strap') ? ink.webbing : ink.accent,
        ink.has('strap') ? 38 : 19,
      ) +
        line(
          'M640 470C560 120 260 60 200 240C170 330 300 340 320 250C340 140 640 60 760 480',
          ink.has('strap') ? ink.accent : mix(ink.accent, '#ffffff', 0.4),
          6,
          { dash: '16 12' },
        ),
      fallShadow(d, 18, 28),
      shape(d, ink.base),
      inside(
        'kit-whistle',
        d,
        shape('M150 400H900V480C700 440 400 470 150 470Z', ink.light) +
          shape('M190 436H600V450H190Z', ink.pale) +
          shape('M880 560C900 760 760 880 600 850C500 820 470 740 470 660H420V900H920V560Z', ink.dark) +
          shape('M760 840C860 800 900 720 880 600L940 640V900H700Z', ink.deep, { opacity: 0.7 }),
      ),
      circle(676, 646, 118 + ink.vary(0) * 10, ink.dark),
      circle(672, 642, 100, ink.base),
      circle(672, 642, 100, 'none', { stroke: ink.light, width: 6 }),
      shape('M400 420H540L470 500H380Z', '#0d1214'),
      line('M400 420H540', ink.pale, 6),
      ink.has('cross') ? plus(672, 642, 54, markOn(ink)) : hill(ink, 672, 650, 0.9),
      box(176, 440, 26, 130, 10, ink.deep),
      circle(700, 448, 40, ink.dark),
      circle(700, 448, 22, '#0d1214'),
    ].join(''),
    'translate(-10 30)',
  )
}

const bugNet: Drawing = (ink) => {
  const low = 830 + ink.vary(0) * 40
  const veil = `M230 330C190 500 220 700 250 ${low - 40}C330 ${low + 30} 670 ${low + 30} 750 ${low - 40}C780 700 810 500 770 330Z`
  const hat =
    'M110 330C180 290 280 290 320 296C330 170 400 110 500 110C600 110 670 170 680 296C720 290 820 290 890 330C860 390 680 420 500 420C320 420 140 390 110 330Z'
  const mesh =
    times(15, (i) =>
      line(`M${220 + i * 40} 330Q${250 + i * 36} 600 ${260 + i * 34} ${low}`, ink.dark, 2.5, { opacity: 0.45 }),
    ) +
    times(12, (i) =>
      line(`M180 ${400 + i * 40}Q500 ${450 + i * 40} 820 ${400 + i * 40}`, ink.dark, 2.5, { opacity: 0.45 }),
    )
  return [
    fallShadow(veil, 18, 20),
    shape(veil, ink.base, { opacity: 0.42 }),
    inside(
      'kit-veil',
      veil,
      mesh +
        shape(`M200 330H320C300 560 310 720 350 ${low + 30}H180Z`, ink.light, { opacity: 0.4 }) +
        shape(`M700 330H820V${low + 30}H640C700 720 720 560 700 330Z`, ink.deep, { opacity: 0.35 }) +
        (ink.has('cross') ? circle(500, 640, 60, ink.paper) + plus(500, 640, 40, '#c63a2b') : ''),
    ),
    line(`M250 ${low - 40}C330 ${low + 30} 670 ${low + 30} 750 ${low - 40}`, ink.deep, 26),
    line(`M256 ${low - 46}C340 ${low + 20} 660 ${low + 20} 744 ${low - 46}`, ink.accent, 6, { dash: '18 10' }),
    line(`M600 ${low + 6}q20 40 -10 70M624 ${low}q30 30 20 64`, ink.accent, 7),
    box(596, low + 10, 40, 28, 8, ink.rubber),
    shape(hat, ink.base),
    inside(
      'kit-hat',
      hat,
      shape('M100 300C280 380 720 380 900 300V440H100Z', ink.dark) +
        shape('M320 296C330 170 400 110 500 110C420 160 380 220 380 330L320 340Z', ink.light) +
        shape('M600 120C690 180 690 240 680 330L620 340C640 240 640 180 600 120Z', ink.dark) +
        shape('M316 250Q500 310 684 250V300Q500 362 314 300Z', ink.accent),
    ),
    stitch('M140 336Q500 420 860 336', seamOf(ink)),
    ink.has('strap') &&
      line('M330 380C360 640 420 720 500 740C580 720 640 640 670 380', ink.webbing, 13) +
        box(482, 700, 36, 52, 10, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = {
  'first-aid': (ink) => softCase(ink, false),
  repair: (ink) => softCase(ink, true),
  'bear-canister': bearCanister,
  'bear-spray': (ink) => group(bearSpray(ink), 'translate(-60 -96) scale(1.12)'),
  whistle: (ink) => turned(whistle(ink), -6),
  'bug-net': bugNet,
}

export const kit: Drawing = (ink) => (cuts[ink.cut] ?? whistle)(ink)

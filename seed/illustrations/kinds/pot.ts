import {
  barrel,
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
  shape,
  steelTones,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

const grip = (ink: Ink) => [mix(ink.accentDark, '#0d1512', 0.2), ink.accent, mix(ink.accent, '#ffffff', 0.45)] as const
const steel = (ink: Ink) => [ink.metalDark, ink.metal, ink.metalLight] as const

/** A vessel with a rolled rim, open or closed by a lid. */
const vessel = (ink: Ink, name: string, x: number, top: number, half: number, bottom: number, lid: boolean) => {
  const d = `M${x - half} ${top}H${x + half}V${bottom - 40}C${x + half} ${bottom} ${x + half - 40} ${bottom + 10} ${x} ${bottom + 10}C${x - half + 40} ${bottom + 10} ${x - half} ${bottom} ${x - half} ${bottom - 40}Z`
  const oval = half * 0.16
  return (
    barrel(
      name,
      d,
      x - half,
      half * 2,
      ownTones(ink),
      shape(
        `M${x - half} ${bottom - 60}Q${x} ${bottom - 36} ${x + half} ${bottom - 60}V${bottom + 20}H${x - half}Z`,
        ink.deep,
        { opacity: 0.35 },
      ),
    ) +
    ellipse(x, top, half + 6, oval + 4, ink.metalDark) +
    ellipse(x, top - 2, half + 2, oval, ink.metalLight) +
    (lid
      ? shape(
          `M${x - half + 6} ${top - 4}C${x - half * 0.8} ${top - 50} ${x + half * 0.8} ${top - 50} ${x + half - 6} ${top - 4}Q${x} ${top + oval * 1.6} ${x - half + 6} ${top - 4}Z`,
          ink.metal,
        ) +
        shape(
          `M${x - half + 30} ${top - 14}C${x - half * 0.7} ${top - 44} ${x - half * 0.1} ${top - 44} ${x} ${top - 40}Q${x - half * 0.5} ${top - 20} ${x - half * 0.6} ${top + 6}Z`,
          ink.metalLight,
        ) +
        box(x - 24, top - 66, 48, 30, 10, ink.rubber) +
        times(4, (i) => circle(x + half * 0.4 + i * 18, top - 8 + i * 2, 4, ink.rubber))
      : ellipse(x, top, half - 14, oval - 5, mix(ink.metalDark, '#0d1512', 0.35)) +
        ellipse(x + 10, top + 4, half - 40, oval - 12, ink.metalDark))
  )
}

const sideHandle = (ink: Ink, x: number, y: number, out: number, high: number) =>
  ink.has('folding-handle')
    ? tube(
        `M${x} ${y}C${x + out * 0.5} ${y + 10} ${x + out} ${y + high * 0.3} ${x + out * 0.9} ${y + high}M${x} ${y + 46}C${x + out * 0.4} ${y + 60} ${x + out * 0.7} ${y + high * 0.5} ${x + out * 0.66} ${y + high}`,
        13,
        steel(ink),
      ) + tube(`M${x + out * 0.97} ${y + high * 0.5}L${x + out * 0.9} ${y + high - 6}`, 30, grip(ink))
    : tube(`M${x} ${y + 10}H${x + out * 1.5}`, 30, [ink.rubber, ink.webbing, ink.metalDark]) +
      circle(x + out * 1.5 - 8, y + 10, 6, ink.metalLight)

const potSet: Drawing = (ink) => {
  const top = 400 + ink.vary(0) * 40
  return [
    groundShadow(500, 876, 400),
    vessel(ink, 'pot-back', 610, top - 120, 150, 700, ink.has('lid')),
    sideHandle(ink, 760, top - 70, 120, 190),
    vessel(ink, 'pot-front', 420, top, 250, 860, ink.has('lid')),
    tube(`M176 ${top + 20}C90 ${top + 40} 90 ${top + 150} 176 ${top + 170}`, 20, steel(ink)),
    tube(`M116 ${top + 60}V${top + 130}`, 30, grip(ink)),
    barrel('pot-cup', 'M640 690H860L846 850C830 876 670 876 654 850Z', 640, 220, steelTones(ink)),
    ellipse(750, 690, 112, 20, ink.metalDark),
    ellipse(750, 690, 96, 14, mix(ink.metalDark, '#0d1512', 0.4)),
    tube('M854 720C930 720 930 810 850 810', 13, steel(ink)),
    box(390, 640, 60, 40, 4, ink.paper, { opacity: 0.5 }),
    line('M400 660h38', ink.dark, 6),
  ].join('')
}

const pan: Drawing = (ink) => {
  const r = 276 + ink.vary(0) * 16
  const rim = `M${410 - r} 560A${r} ${r} 0 1 1 ${410 + r} 560A${r} ${r} 0 1 1 ${410 - r} 560Z`
  const handle = ink.has('folding-handle')
    ? tube('M600 380L700 270M640 410L720 310', 18, steel(ink)) +
      tube('M700 280L880 96', 62, grip(ink)) +
      line('M740 236L850 124', ink.accentDark, 9) +
      circle(640, 356, 22, ink.metalDark)
    : tube('M590 380L870 110', 58, [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.4)]) +
      circle(850, 132, 15, '#0d1512')
  return [
    fallShadow(rim, 22, 28),
    line('M600 390L880 118', '#17201c', 60, { opacity: 0.12, transform: 'translate(18 24)' }),
    handle,
    circle(410, 560, r, ink.dark),
    circle(406, 556, r - 8, ink.base),
    circle(412, 562, r - 30, ink.deep),
    circle(408, 558, r - 44, mix(ink.rubber, ink.deep, 0.2)),
    circle(408, 558, r - 60, mix(ink.rubber, '#ffffff', 0.1)),
    times(4, (i) => circle(408, 558, r - 90 - i * 46, 'none', { stroke: mix(ink.rubber, '#ffffff', 0.2), width: 3 })),
    line(`M${420 - r} 520A${r} ${r} 0 0 1 360 ${566 - r}`, ink.pale, 12),
    inside('pan-shine', rim, shape('M200 300L330 240L270 860H140Z', '#ffffff', { opacity: 0.08 })),
    ink.has('lid') &&
      circle(420, 572, r - 26, '#cfdadb', { opacity: 0.55 }) +
        circle(420, 572, r - 26, 'none', { stroke: ink.metal, width: 16 }) +
        circle(420, 572, 40, ink.rubber) +
        circle(414, 566, 26, mix(ink.rubber, '#ffffff', 0.25)) +
        line('M260 470A190 190 0 0 1 400 386', '#ffffff', 14, { opacity: 0.7 }) +
        circle(560, 500, 8, ink.metalDark),
  ]
    .filter(Boolean)
    .join('')
}

const mug: Drawing = (ink) => {
  const half = 222 + ink.vary(0) * 20
  const d = `M${460 - half} 300H${460 + half}L${452 + half} 800C${440 + half} 866 ${480 - half} 866 ${468 - half} 800Z`
  return [
    groundShadow(480, 866, 300),
    ink.has('folding-handle')
      ? tube(
          `M${452 + half} 380C${600 + half} 360 ${610 + half} 720 ${446 + half} 700M${456 + half} 440C${550 + half} 430 ${550 + half} 650 ${448 + half} 640`,
          17,
          steel(ink),
        )
      : tube(`M${448 + half} 390C${620 + half} 360 ${620 + half} 730 ${440 + half} 710`, 46, [
          ink.deep,
          ink.base,
          ink.pale,
        ]),
    barrel(
      'mug-body',
      d,
      460 - half,
      half * 2,
      ownTones(ink),
      times(46, (i) =>
        circle(460 - half + ((i * 97) % (half * 2)), 330 + ((i * 151) % 500), 3 + (i % 3), ink.pale, { opacity: 0.5 }),
      ) +
        line(`M300 680l70 -110l56 76l36 -44l86 100`, markOn(ink), 13) +
        line('M286 706H570', markOn(ink), 9),
    ),
    ellipse(460, 300, half + 6, 40, ink.metalDark),
    ellipse(460, 296, half + 2, 36, ink.metalLight),
    ink.has('lid')
      ? ellipse(460, 288, half, 34, ink.rubber) +
        ellipse(454, 278, half - 20, 26, mix(ink.rubber, '#ffffff', 0.2)) +
        box(540, 268, 70, 16, 8, '#0d1214')
      : ellipse(460, 300, half - 12, 30, ink.deep) +
        ellipse(462, 308, half - 30, 21, '#4a2f20') +
        ellipse(430, 304, half - 110, 9, '#6d4930'),
  ].join('')
}

const bowl: Drawing = (ink) => {
  const low = 760 + ink.vary(0) * 40
  const d = `M130 440H870C860 ${low - 100} 740 ${low + 40} 500 ${low + 40}C260 ${low + 40} 140 ${low - 100} 130 440Z`
  return [
    groundShadow(510, low + 40, 300),
    barrel(
      'bowl-body',
      d,
      130,
      740,
      ownTones(ink),
      shape(`M100 640Q500 ${low} 900 640V900H100Z`, ink.deep, { opacity: 0.3 }) +
        line('M130 520Q500 620 870 520', ink.accent, 17),
    ),
    ellipse(500, 440, 376, 96, ink.dark),
    ellipse(498, 436, 368, 90, ink.light),
    ellipse(504, 446, 344, 76, ink.deep),
    ellipse(500, 470, 290, 48, ink.dark),
    shape('M190 420C260 360 400 350 500 350C380 370 280 400 230 470Z', ink.base),
    ink.has('lid') &&
      ellipse(500, 430, 380, 92, mix(ink.accent, '#ffffff', 0.15)) +
        ellipse(500, 424, 340, 74, ink.accent) +
        line('M200 400Q320 350 500 350', mix(ink.accent, '#ffffff', 0.5), 12) +
        box(450, 404, 100, 28, 14, ink.accentDark),
    ink.has('folding-handle') &&
      tube('M850 470C980 460 980 620 830 620', 20, steel(ink)) + tube('M940 520V580', 30, grip(ink)),
  ]
    .filter(Boolean)
    .join('')
}

const coffeePress: Drawing = (ink) => {
  const top = 300 + ink.vary(0) * 20
  const d = `M310 ${top}H650V820C650 866 620 880 480 880C340 880 310 866 310 820Z`
  return [
    groundShadow(490, 878, 260),
    tube('M480 300V130', 15, steel(ink)),
    circle(480, 126, 34, ink.rubber),
    circle(472, 118, 14, mix(ink.rubber, '#ffffff', 0.35)),
    ink.has('folding-handle')
      ? tube('M646 400C800 390 800 720 646 710', 20, steel(ink)) + tube('M762 470V640', 40, grip(ink))
      : tube('M640 400H760C784 400 790 420 790 450V660C790 700 770 716 640 716', 40, [ink.deep, ink.dark, ink.light]),
    barrel(
      'press-body',
      d,
      310,
      340,
      ownTones(ink),
      shape('M300 800H660V900H300Z', ink.deep, { opacity: 0.45 }) +
        box(376, 480, 208, 250, 30, mix('#4a2f20', ink.deep, 0.3)) +
        box(376, 480, 208, 60, 0, mix(ink.metalLight, ink.base, 0.4)) +
        line('M386 540H574', '#b98652', 14) +
        box(392, 492, 20, 220, 10, '#ffffff', { opacity: 0.25 }),
    ),
    ink.has('lid') &&
      barrel(
        'press-lid',
        `M296 ${top + 20}V${top - 30}C310 ${top - 64} 650 ${top - 64} 664 ${top - 30}V${top + 20}Q480 ${top + 44} 296 ${top + 20}Z`,
        296,
        368,
        steelTones(ink),
      ),
    ink.has('lid') || ellipse(480, top, 174, 24, ink.metalLight) + ellipse(480, top + 2, 156, 18, '#3a251a'),
    shape(
      `M316 ${top - 6}C290 ${top - 20} 280 ${top + 20} 250 ${top + 10}C270 ${top + 50} 300 ${top + 70} 316 ${top + 90}Z`,
      ink.light,
    ),
  ]
    .filter(Boolean)
    .join('')
}

const utensils: Drawing = (ink) => {
  const fork =
    'M470 120V300C470 340 484 360 486 400L478 860C478 900 522 900 522 860L514 400C516 360 530 340 530 300V120C530 108 518 108 518 120V270H507V120C507 108 493 108 493 120V270H482V120C482 108 470 108 470 120Z'
  const spoon =
    'M500 100C556 100 572 180 562 250C554 310 518 340 516 400L522 860C522 900 478 900 478 860L484 400C482 340 446 310 438 250C428 180 444 100 500 100Z'
  const knife =
    'M480 400V140C480 104 540 120 540 220V400C540 420 520 424 518 440L522 860C522 900 478 900 478 860L482 440Z'
  const piece = (name: string, d: string, x: number, turn: number, more = '') =>
    group(
      turned(
        fallShadow(d, 14, 18) +
          shape(d, ink.metal) +
          inside(
            name,
            d,
            shape('M400 0H490V1000H400Z', ink.metalLight) +
              shape('M512 0H600V1000H512Z', ink.metalDark) +
              shape(`M400 ${560 + ink.vary(0) * 60}H600V1000H400Z`, ink.base) +
              shape('M400 540H488V1000H400Z', ink.light, { opacity: 0.7 }) +
              shape('M512 560H600V1000H512Z', ink.dark),
          ) +
          more +
          circle(500, 850, 9, ink.deep),
        turn,
        500,
        860,
      ),
      `translate(${x} 0)`,
    )
  return (
    piece('ut-fork', fork, -150, -13) +
    piece(
      'ut-spoon',
      spoon,
      0,
      0,
      shape('M500 120C540 120 552 180 546 240C520 270 470 260 456 230C450 180 460 120 500 120Z', ink.metalDark, {
        opacity: 0.55,
      }),
    ) +
    piece('ut-knife', knife, 150, 13) +
    (ink.has('folding-handle')
      ? [
          [-150, -13],
          [0, 0],
          [150, 13],
        ]
          .map(([x = 0, a = 0]) =>
            group(
              turned(box(472, 470, 56, 50, 10, ink.rubber) + circle(500, 495, 10, ink.metalLight), a, 500, 860),
              `translate(${x} 0)`,
            ),
          )
          .join('')
      : '') +
    (ink.has('lid')
      ? shape('M270 640Q500 700 730 640L700 900Q500 950 300 900Z', ink.accent) +
        shape('M560 684Q650 670 730 640L700 900Q640 930 560 934Z', ink.accentDark) +
        line('M290 690Q500 744 712 690', ink.paper, 6, { dash: '12 9' })
      : tube('M330 846C420 900 580 900 670 846', 20, grip(ink)))
  )
}

const cuts: Record<string, Drawing> = { 'pot-set': potSet, pan, mug, bowl, 'coffee-press': coffeePress, utensils }

export const pot: Drawing = (ink) => (cuts[ink.cut] ?? potSet)(ink)

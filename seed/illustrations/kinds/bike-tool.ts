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
  polar,
  shape,
  stitch,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

const steel = (ink: Ink) => [ink.metalDark, ink.metal, ink.metalLight] as const
const own = (ink: Ink) => [ink.dark, ink.base, ink.pale] as const
const black = (ink: Ink) => [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.32)] as const

/** Half of a plain bicycle, for what holds one: two wheels, a frame, a saddle and a bar; 560 wide around (0, 0). */
const someBike = (ink: Ink, tones: readonly [string, string, string]) => {
  const wheel = (x: number) =>
    circle(x, 60, 132, 'none', { stroke: ink.rubber, width: 19 }) +
    circle(x, 60, 120, 'none', { stroke: ink.metal, width: 5 }) +
    line(
      times(14, (i) => `M${x} 60L${polar(x, 60, 118, i * 25.7)}`),
      ink.metalDark,
      2,
    ) +
    circle(x, 60, 9, ink.metal)
  return (
    wheel(-180) +
    wheel(190) +
    tube('M-180 60L-40 70L-90 -100Z M-90 -100L120 -120L-40 70 M130 -150L146 -90L190 60', 17, tones) +
    tube('M-90 -100L-102 -140', 13, steel(ink)) +
    line('M-142 -150C-120 -140 -90 -142 -58 -144', ink.rubber, 19) +
    line('M128 -152C140 -180 190 -176 184 -140', ink.rubber, 13) +
    circle(-40, 70, 32, 'none', { stroke: ink.metalDark, width: 9 }) +
    line('M-40 70L0 110', ink.metalDark, 11) +
    line('M-16 112h34', ink.rubber, 11)
  )
}

const pump: Drawing = (ink) => {
  const top = 180 + ink.vary(0) * 40
  return [
    groundShadow(490, 872, 250),
    line(`M560 800C760 780 800 560 720 400C660 280 620 360 600 ${top + 40}`, ink.rubber, 19),
    line(`M556 796C750 776 790 560 714 404`, mix(ink.rubber, '#ffffff', 0.3), 5),
    tube(`M604 ${top + 60}L586 ${top - 20}`, 32, black(ink)),
    ink.has('two-bikes') &&
      line('M470 820C300 880 200 700 240 560C270 480 330 520 360 560', ink.rubber, 17) +
        tube('M350 548L376 600', 30, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)]),
    tube(`M480 ${top}V460`, 26, steel(ink)),
    tube('M480 400V760', 74, own(ink)),
    line(`M464 ${500 + ink.vary(1) * 50}V700`, ink.accent, 17),
    box(434, 380, 92, 50, 12, ink.rubber),
    tube(`M330 ${top}H630`, 54, [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.35)]),
    box(446, top - 32, 68, 64, 12, ink.rubber),
    shape(
      'M250 836C250 800 380 800 430 760H530C580 800 710 800 710 836V858Q710 870 696 870H264Q250 870 250 858Z',
      ink.rubber,
    ),
    shape('M250 836C250 800 380 800 430 760H470C440 820 330 820 290 846Z', mix(ink.rubber, '#ffffff', 0.22)),
    circle(480, 720, 82, ink.metalDark),
    circle(476, 716, 72, '#f3f1e8'),
    line(
      times(9, (i) => `M${polar(476, 716, 62, 150 + i * 30)}L${polar(476, 716, 50, 150 + i * 30)}`),
      ink.rubber,
      5,
    ),
    line(`M476 716L${polar(476, 716, 48, 220 + ink.vary(2) * 80)}`, '#d8432b', 8),
    circle(476, 716, 9, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

const multiTool: Drawing = (ink) => {
  const bodyD =
    'M310 420C310 380 340 360 380 360H620C660 360 690 380 690 420V760C690 800 660 820 620 820H380C340 820 310 800 310 760Z'
  const key = (x: number, y: number, turn: number, long: number, w: number) =>
    turned(
      line(`M${x} ${y}V${y - long}`, '#17201c', w, { opacity: 0.12, transform: 'translate(12 16)' }) +
        tube(`M${x} ${y}V${y - long}`, w, steel(ink), { cap: 'butt' }) +
        circle(x, y, w * 0.8, ink.metalDark),
      turn,
      x,
      y,
    )
  const open = ink.vary(0) * 14
  return turned(
    [
      key(360, 400, -30 - open, 250, 36),
      key(430, 390, -8, 290, 30),
      key(560, 390, 14 + open, 300, 25),
      key(640, 400, 44, 230, 32),
      key(360, 780, 220, 210, 28),
      key(640, 780, 128, 250, 24),
      ink.has('two-bikes') && key(500, 800, 176, 130, 40) + key(600, 800, 152, 150, 22),
      fallShadow(bodyD, 20, 28),
      shape(bodyD, ink.metalDark),
      inside(
        'tool-stack',
        bodyD,
        times(6, (i) => box(390 + i * 38, 340, 26, 500, 6, i % 2 ? ink.metalLight : ink.metal)),
      ),
      box(300, 340, 90, 500, 40, ink.base),
      box(308, 350, 30, 480, 15, ink.light),
      box(610, 340, 90, 500, 40, ink.dark),
      box(618, 350, 22, 480, 11, ink.base),
      [400, 780]
        .map(
          (y) =>
            circle(345, y, 28, ink.metalDark) +
            circle(343, y - 2, 20, ink.metalLight) +
            circle(655, y, 28, ink.metalDark) +
            circle(653, y - 2, 20, ink.metal),
        )
        .join(''),
      box(336, 520, 18, 140, 9, ink.accent),
    ]
      .filter(Boolean)
      .join(''),
    18,
  )
}

const carRack: Drawing = (ink) => {
  const y = 760
  return [
    ellipse(520, 876, 380, 26, '#17201c', { opacity: 0.12 }),
    tube(`M120 ${y}H420`, 52, black(ink)),
    box(90, y - 34, 60, 68, 10, ink.metalDark),
    circle(240, y, 12, ink.metalLight),
    ink.has('two-bikes') &&
      group(
        someBike(ink, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)]),
        'translate(590 380) scale(0.98)',
      ),
    tube(`M420 ${y}L440 200`, 40, own(ink)),
    ink.has('two-bikes') && tube(`M300 ${y - 170}H900`, 24, black(ink)),
    tube('M440 220C560 200 600 230 640 300', 28, own(ink)),
    box(410, 180, 64, 60, 14, ink.rubber),
    group(someBike(ink, steel(ink)), 'translate(530 500) scale(1.12)'),
    tube(`M190 ${y - 60}H890`, 30, own(ink)),
    tube('M230 700L240 640M780 700L800 640', 24, black(ink)),
    shape(
      `M220 ${y - 80}Q330 ${y - 40} 440 ${y - 80}V${y - 40}H220Z M640 ${y - 80}Q750 ${y - 40} 860 ${y - 80}V${y - 40}H640Z`,
      ink.rubber,
    ),
    box(260, y - 64, 80, 22, 8, ink.accent),
    box(700, y - 64, 80, 22, 8, ink.accent),
    tube(`M${420 + ink.vary(0) * 20} ${y}V850`, 36, black(ink)),
    tube('M440 240L470 380', 26, black(ink)),
    box(452, 362, 52, 44, 12, ink.accent),
    box(170, y - 84, 40, 50, 8, '#c63a2b'),
    box(870, y - 84, 40, 50, 8, '#c63a2b'),
  ]
    .filter(Boolean)
    .join('')
}

const lock: Drawing = (ink) => {
  const top = 130 + ink.vary(0) * 30
  const u = `M310 640V${top + 190}C310 ${top - 60} 690 ${top - 60} 690 ${top + 190}V640`
  const d = 'M190 620H810Q850 620 850 660V770Q850 810 810 810H190Q150 810 150 770V660Q150 620 190 620Z'
  return turned(
    [
      line(u, '#17201c', 66, { opacity: 0.12, transform: 'translate(20 26)' }),
      ink.has('two-bikes') &&
        line('M310 560C100 500 60 240 260 160C460 80 560 300 420 400C300 480 140 600 200 860', ink.dark, 34) +
          line('M310 560C100 500 60 240 260 160C460 80 560 300 420 400C300 480 140 600 200 860', ink.accent, 25, {
            dash: '18 5',
            cap: 'butt',
          }),
      tube(u, 66, black(ink)),
      tube('M310 600V420M690 600V420', 74, own(ink), { cap: 'butt' }),
      fallShadow(d, 18, 28),
      shape(d, ink.base),
      inside(
        'lock-bar',
        d,
        shape('M140 600H860V668H140Z', ink.light) +
          box(180, 640, 560, 13, 6, ink.pale) +
          shape('M140 752H860V820H140Z', ink.dark) +
          box(140, 600, 90, 220, 0, ink.rubber) +
          box(770, 600, 90, 220, 0, ink.rubber) +
          box(150, 630, 70, 20, 8, mix(ink.rubber, '#ffffff', 0.3)),
      ),
      circle(620, 716, 56, ink.metalDark),
      circle(616, 712, 47, ink.metal),
      circle(612, 708, 26, ink.metalLight),
      box(608, 690, 9, 40, 4, ink.rubber),
      line('M330 744l40 -56l28 38l20 -24l42 48', markOn(ink), 11),
      tube('M616 740V850', 13, steel(ink)),
      circle(616, 880, 38, 'none', { stroke: ink.accent, width: 24 }),
    ]
      .filter(Boolean)
      .join(''),
    -14,
  )
}

const repairStand: Drawing = (ink) => {
  const tilt = ink.vary(0) * 16
  const parts = [
    ellipse(480, 872, 330, 26, '#17201c', { opacity: 0.12 }),
    tube('M440 640L180 866M440 640L700 866', 26, black(ink)),
    tube('M440 700L500 870', 24, black(ink)),
    [180, 700, 500].map((x) => box(x - 28, 856, 56, 22, 9, ink.rubber)).join(''),
    tube('M440 820V300', 34, own(ink)),
    tube('M440 380V130', 26, steel(ink)),
    box(410, 340, 60, 66, 12, ink.rubber),
    tube('M470 372L520 350', 15, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)]),
    box(408, 620, 64, 50, 12, ink.rubber),
    group(
      (ink.has('two-bikes')
        ? group(
            someBike(ink, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)]),
            `translate(58 106) rotate(${-4 - tilt}) scale(0.94)`,
          )
        : '') +
        tube('M-230 -60L-60 -60', 28, own(ink)) +
        shape(
          'M-80 -104H20C36 -104 40 -90 36 -80L0 -60L36 -40C40 -28 36 -14 20 -14H-80C-100 -14 -104 -30 -104 -60C-104 -90 -100 -104 -80 -104Z',
          ink.rubber,
        ) +
        box(-90, -94, 70, 20, 8, mix(ink.rubber, '#ffffff', 0.3)) +
        tube('M-40 -14V50', 15, steel(ink)) +
        circle(-40, 56, 24, ink.accent),
      'translate(660 210)',
    ),
    shape('M330 480H560L540 540H350Z', ink.dark),
    shape('M330 480H560V496H330Z', ink.light),
    tube('M380 480L370 420M420 480V410M500 480L520 424', 13, steel(ink)),
    tube('M452 480V440', 24, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)]),
  ].join('')
  return group(parts, ink.has('two-bikes') ? 'translate(-130 0)' : 'translate(20 0)')
}

const trailer: Drawing = (ink) => {
  const top = 290 + ink.vary(0) * 20
  const d = `M240 640C220 540 250 400 330 ${top + 20}C360 ${top - 20} 640 ${top - 30} 740 ${top}C830 ${top + 40} 880 500 860 660C850 720 800 740 740 740H340C280 740 250 700 240 640Z`
  const window = `M330 560C330 460 350 ${top + 90} 390 ${top + 60}C460 ${top + 40} 560 ${top + 40} 610 ${top + 50}C600 ${top + 140} 600 480 620 570Z`
  return [
    groundShadow(540, 856, 390),
    tube('M300 740C200 740 120 700 60 640', 28, steel(ink)),
    circle(60, 636, 28, ink.rubber),
    circle(60, 636, 14, ink.accent),
    tube(`M760 ${top + 20}C820 ${top - 60} 880 ${top - 90} 910 ${top - 60}`, 28, black(ink)),
    line(`M820 ${top - 40}V${top - 200}`, ink.metal, 8) +
      shape(`M820 ${top - 200}L930 ${top - 170}L820 ${top - 130}Z`, '#f0592a'),
    fallShadow(d, 14, 24),
    shape(d, ink.base),
    inside(
      'trailer-body',
      d,
      shape(`M200 ${top - 60}H900V${top + 40}C700 ${top} 400 ${top + 10} 200 ${top + 130}Z`, ink.light) +
        shape('M200 640H900V760H200Z', ink.dark) +
        shape(`M740 ${top - 40}H900V760H700C760 600 770 420 740 ${top - 40}Z`, ink.dark, { opacity: 0.8 }) +
        line('M220 640H880', ink.accent, 15),
    ),
    shape(window, mix(ink.deep, '#9fb6bd', 0.45)),
    inside(
      'trailer-window',
      window,
      shape('M340 200H450L380 620H320Z', '#ffffff', { opacity: 0.16 }) +
        circle(510, 480, 56, ink.deep, { opacity: 0.5 }) +
        shape('M440 620C440 530 590 530 590 620Z', ink.deep, { opacity: 0.5 }),
    ),
    line(window, ink.light, 9),
    shape(
      `M660 ${top + 70}C720 ${top + 80} 780 ${top + 130} 800 560L650 560C640 480 650 ${top + 160} 660 ${top + 70}Z`,
      ink.deep,
      { opacity: 0.5 },
    ),
    ink.has('two-bikes') &&
      line(`M360 ${top + 10}C460 ${top - 40} 640 ${top - 40} 760 ${top + 20}`, ink.paper, 15) +
        box(700, 650, 110, 34, 8, '#f2e6b8') +
        shape('M250 660L330 640V720L270 730Z', '#dba524'),
    circle(560, 740, 124, 'none', { stroke: ink.rubber, width: 27 }),
    circle(560, 740, 108, 'none', { stroke: ink.metal, width: 7 }),
    line(
      times(18, (i) => `M560 740L${polar(560, 740, 106, i * 20)}`),
      ink.metalDark,
      3,
    ),
    circle(560, 740, 20, ink.metalDark),
    circle(557, 737, 10, ink.metalLight),
    tube('M300 756V820', 17, steel(ink)),
    circle(300, 832, 30, ink.rubber),
    circle(300, 832, 12, ink.metal),
    line('M430 740A130 130 0 0 1 690 740', ink.deep, 17),
    stitch('M350 700H470M660 700H800', ink.pale),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = {
  pump,
  'multi-tool': multiTool,
  'car-rack': carRack,
  lock,
  'repair-stand': repairStand,
  trailer,
}

export const bikeTool: Drawing = (ink) => (cuts[ink.cut] ?? pump)(ink)
